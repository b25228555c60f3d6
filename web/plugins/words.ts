/**
 * The words of the page, cut out of the locales of the Python package when the page is built.
 *
 * `virtual:words` has a loader for each language; what it brings is what is read first (`main`: the parsed text of the
 * messages that the first sources ask for) and a loader for each other part: each folder of LAZY_FOLDERS, and each family
 * of LAZY_FAMILIES, whoever names it. So the page knows of the parts of one language only.
 */
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { type Asked, askedBy, idsAsked, messagesOf, withMentioned } from "./messages.ts";

/** Folders of `src/` whose words are loaded together with their screens. */
const LAZY_FOLDERS: Readonly<Record<string, string>> = {
  "screens/new": "new",
  "screens/phone": "phone",
  "screens/lobby": "lobby",
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
  errors: /^error-/,
  settings: /^page-settings-/,
  faces: /^page-face-/,
  home: /^page-(home|role)-/,
  join: /^page-(join|glass|unit)/,
  story: /^(event-|told$)/,
  rules: /^(rule|part)-/,
  switches: /^(switch|rulebook)-/,
  why: /^(why|tip)-/,
};

const LANGUAGES = ["en", "pt", "da", "it"];
const INDEX = "virtual:words";
const PREFIX = `${INDEX}/`;

interface Options {
  readonly locales: string;
  readonly sources: string;
}

/** The Vite plugin. */
export function words({ locales, sources }: Options): Plugin {
  const cache = new Map<string, Map<string, string>>();
  const language = (lang: string): Map<string, string> => {
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
      const text = [...idsOfGroup(group ?? "main", sources, messages)].map((one) => messages.get(one)).join("\n");
      const body = JSON.stringify(new FluentResource(text).body);
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
  return `export default {${LANGUAGES.map((lang) => `${lang}: () => import("${PREFIX}${lang}")`).join(",")}};`;
}

function languageModule(lang: string, main: string): string {
  const groups = [...new Set(Object.values(LAZY_FOLDERS)), ...Object.keys(LAZY_FAMILIES)];
  return `export default {main: ${main}, parts: {${groups.map((group) => `${group}: () => import("${PREFIX}${lang}/${group}")`).join(",")}}};`;
}

/** The ids of a group, each message in one group only, unless two lazy folders need it. */
export function idsOfGroup(group: string, sources: string, messages: Map<string, string>): Set<string> {
  const asked = askedByGroup(sources);
  const light = ({ ids, families }: Asked): Set<string> =>
    withMentioned([...idsAsked({ ids, families }, messages)].filter((id) => !isHeavy(id)), messages);
  const main = light(asked.get("main")!);
  if (group === "main") return main;
  const family = LAZY_FAMILIES[group];
  const own = asked.get(group);
  const all = family ? withMentioned([...messages.keys()].filter((id) => family.test(id)), messages) : own ? light(own) : [];
  return new Set([...all].filter((id) => !main.has(id)));
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
