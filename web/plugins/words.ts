/**
 * The words of the page, cut out of the locales of the Python package when the page is built.
 *
 * `virtual:words` has a loader for each language; what it brings is what is read first (`main`: the messages that the first
 * sources ask for, as plain data) and a loader for each other part: each folder of LAZY_FOLDERS, and each family
 * of LAZY_FAMILIES, whoever names it. So the page knows of the parts of one language only.
 */
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { type Asked, askedBy, idsAsked } from "./messages.ts";
import { messagesOf } from "./patterns.ts";

/** Folders of `src/` whose words are loaded together with their screens. */
const LAZY_FOLDERS: Readonly<Record<string, string>> = {
  "screens/new": "new",
  "screens/phone": "phone",
  "screens/lobby": "lobby",
  "screens/seat": "seat",
  "screens/pass": "pass",
  "screens/screen": "screen",
  "screens/lab": "lab",
  "screens/summary": "summary",
  "screens/replay": "replay",
  "screens/proof": "proof",
  "screens/phone/ride": "ride",
  "screens/phone/chase": "chase",
  "screens/phone/stop": "stop",
  "screens/phone/sheets": "sheets",
  "screens/phone/round": "round",
  gallery: "gallery",
};

/** Families that are large, or not needed for the first picture, by the pattern of their ids. */
const LAZY_FAMILIES: Readonly<Record<string, RegExp>> = {
  errors: /^error-(?!(unavailable|unknown|said|by-rule|allowed|nearest)$)/, // these say that nothing could be loaded
  settings: /^page-settings-/,
  faces: /^page-face-/,
  story: /^(event-|told$)/,
  rules: /^(rule|part)-/,
  books: /^rulebook-/,
  switches: /^switch-/,
  why: /^(why|tip)-/,
};

export const LANGUAGES = ["en", "pt", "da", "it"];
const INDEX = "virtual:words";
const PREFIX = `${INDEX}/`;

/** The module of a language, or of a part of it. */
export const wordsOf = (lang: string, part?: string): string => `${PREFIX}${lang}${part ? `/${part}` : ""}`;

interface Options {
  readonly locales: string;
  readonly sources: string;
}

/** The Vite plugin. */
export function words({ locales, sources }: Options): Plugin {
  const cache = new Map<string, ReturnType<typeof messagesOf>>();
  const language = (lang: string): ReturnType<typeof messagesOf> => {
    let messages = cache.get(lang);
    if (!messages) cache.set(lang, (messages = messagesOf(readFileSync(join(locales, `${lang}.ftl`), "utf-8"))));
    return messages;
  };
  return {
    name: "nightbus-words",
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang, group] = id.slice(PREFIX.length + 1).split("/") as [string, string?];
      this.addWatchFile(join(locales, `${lang}.ftl`));
      const messages = language(lang);
      const said = [...idsOfGroup(group ?? "main", sources, messages)].map((one) => messages.get(one)!());
      const body = JSON.stringify(Object.assign({}, ...said));
      return group ? `export default ${body};` : languageModule(lang, body);
    },
    handleHotUpdate: ({ file, server }) => {
      if (!file.endsWith(".ftl")) return;
      cache.clear();
      server.ws.send({ type: "full-reload" });
    },
  };
}

function indexModule(): string {
  return `export default {${LANGUAGES.map((lang) => `${lang}: () => import("${wordsOf(lang)}")`).join(",")}};`;
}

function languageModule(lang: string, main: string): string {
  const groups = [...new Set(Object.values(LAZY_FOLDERS)), ...Object.keys(LAZY_FAMILIES)];
  return `export default {main: ${main}, parts: {${groups.map((group) => `${group}: () => import("${wordsOf(lang, group)}")`).join(",")}}};`;
}

/** The ids of a group, each message in one group only, unless two lazy folders need it. */
export function idsOfGroup(group: string, sources: string, messages: ReadonlyMap<string, unknown>): Set<string> {
  const asked = askedByGroup(sources);
  const light = (by: Asked | undefined): string[] => (by ? [...idsAsked(by, messages)].filter((id) => !isHeavy(id)) : []);
  const main = light(asked.get("main"));
  if (group === "main") return new Set(main);
  const family = LAZY_FAMILIES[group];
  const all = family ? [...messages.keys()].filter((id) => family.test(id)) : light(asked.get(group));
  return new Set(all.filter((id) => !main.includes(id)));
}

const isHeavy = (id: string): boolean => Object.values(LAZY_FAMILIES).some((family) => family.test(id));

function askedByGroup(sources: string): Map<string, Asked> {
  const groups = new Map<string, Asked>([["main", { ids: new Set(), families: [] }]]);
  for (const path of filesIn(sources)) {
    const inside = relative(sources, path).split(sep).join("/");
    const folder = Object.keys(LAZY_FOLDERS).filter((one) => inside.startsWith(`${one}/`)).sort((one, other) => other.length - one.length)[0]; // the innermost
    const group = folder ? LAZY_FOLDERS[folder]! : "main";
    const { ids, families } = askedBy(readFileSync(path, "utf-8"));
    const before = groups.get(group) ?? { ids: new Set(), families: [] };
    groups.set(group, { ids: new Set([...before.ids, ...ids]), families: [...before.families, ...families] });
  }
  return groups;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(ts|svelte)$/.test(name) && !name.endsWith(".d.ts") ? [path] : [];
  });
}
