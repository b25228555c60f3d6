/**
 * `preloads.json`: for each path of the page, by language, the links to what its screen and its words are in. The server
 * puts them into the page that it sends (server/page.py), so that they come beside the first script, not after it.
 */
import type { Plugin, Rolldown } from "vite";

interface Place {
  /** What its path looks like; read by Python too. */
  readonly path: string;
  readonly screen: string;
  /** The parts of the words beside the first. */
  readonly words: readonly string[];
}

/** Where people come to from outside, by a link or a reload; as the router and src/screens.ts have it (tests/preloads.test.ts). */
export const PLACES: Readonly<Record<string, Place>> = {
  home: { path: "^/$", screen: "Home", words: [] },
  join: { path: "^/j(/[A-Za-z]+)?$", screen: "Join", words: ["faces"] },
  phone: { path: "^/t/[A-Za-z]+$", screen: "PhoneScreen", words: ["phone"] },
  screen: { path: "^/t/[A-Za-z]+/screen$", screen: "screen/SharedScreen", words: ["screen"] },
  new: { path: "^/new$", screen: "new/New", words: ["new", "books"] },
  try: { path: "^/try$", screen: "new/Try", words: ["new"] },
  pass: { path: "^/pass$", screen: "pass/Pass", words: ["pass", "phone", "sheets"] },
  lab: { path: "^/lab$", screen: "lab/Lab", words: ["lab", "switches"] },
};

interface Options {
  readonly languages: readonly string[];
  /** The id of the module of a language, or of a part of it. */
  readonly wordsOf: (lang: string, part?: string) => string;
}

/** The Vite plugin. */
export function preloads({ languages, wordsOf }: Options): Plugin {
  let base = "/";
  return {
    name: "nightbus-preloads",
    apply: ({ mode }, { command }) => command === "build" && mode !== "gallery",
    enforce: "post", // the styles of a chunk are known by then
    configResolved: (config) => void (base = config.base),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const withModule = (end: string): Rolldown.OutputChunk | undefined => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
      const entry = filesOf(withModule("/src/main.ts")!, bundle);
      const links = (ends: readonly string[]): string => {
        const files = new Set(ends.flatMap((end) => [...filesOf(withModule(end)!, bundle)]));
        return [...files].filter((file) => !entry.has(file)).map((file) => linkTo(base + file)).join("");
      };
      const table = Object.values(PLACES).map(({ path, screen, words }) => {
        const own = (lang: string): string => links([`/screens/${screen}.svelte`, wordsOf(lang), ...words.map((part) => wordsOf(lang, part))]);
        return [path, Object.fromEntries(languages.map((lang) => [lang, own(lang)]))];
      });
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(Object.fromEntries(table)) });
    },
  };
}

/** What a chunk needs before it can run: itself, its styles, and the same of what it imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (!seen.has(name) && file?.type === "chunk") filesOf(file, bundle, seen);
  }
  return seen;
}

const linkTo = (url: string): string => (url.endsWith(".css") ? `<link rel="stylesheet" crossorigin href="${url}">` : `<link rel="modulepreload" crossorigin href="${url}">`);
