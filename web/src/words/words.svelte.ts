/**
 * What a person reads, in the reader's language. `t("card-hidden")` is the message of that id; where it is read in a
 * component it changes with the language. A message is worded by Fluent alone: no sentence is glued together in code.
 */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import FILES from "virtual:words";
import { recall, remember } from "../kit/memory";

export const LANGUAGES = ["en", "pt", "da", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  pt: "Português",
  da: "Dansk",
  it: "Italiano",
};
/** What tells a browser how to read a page aloud, and how numbers and dates are written. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", pt: "pt-BR", da: "da-DK", it: "it-IT" };

/** A part of the words that is loaded by itself (plugins/words.ts). */
export type Group = "main" | "errors" | "settings" | "faces" | "home" | "join" | "story" | "new" | "lobby" | "phone" | "pass" | "screen" | "lab" | "summary" | "replay" | "proof" | "ride" | "chase" | "stop" | "sheets" | "round" | "gallery" | "rules" | "switches" | "why";

const KEY = "nightbus.language";
const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
const wanted = new Set<Group>(["main"]);

let current = $state<Language>("en");
let edition = $state(0); // words that arrive later are read again

/** The language that the page speaks now. */
export function language(): Language {
  return current;
}

/** The language chosen on this device, else the first of the browser's that there is, else English. */
export function preferredLanguage(stored: string | null, asked: readonly string[]): Language {
  const codes = [stored ?? "", ...asked].map((locale) => locale.toLowerCase().split(/[-_]/)[0]!);
  return codes.map(known).find((code) => code !== undefined) ?? "en";
}

const known = (code: string): Language | undefined => LANGUAGES.find((one) => one === code);

/** Load the first words; to be awaited before the page is drawn. What is told later follows by itself. */
export async function startWords(): Promise<void> {
  await speak(preferredLanguage(recall(KEY), navigator.languages), false);
  setTimeout(() => void Promise.all((["errors", "story", "faces"] as const).map(loadWords)).catch(() => undefined), 300);
}

/** Change the language of the page, and remember it on this device. */
export async function speak(lang: Language, chosen = true): Promise<void> {
  await Promise.all([...wanted].map((group) => load(lang, group)));
  current = lang;
  document.documentElement.lang = LOCALES[lang];
  if (chosen) remember(KEY, lang);
}

/** Load a part of the words that is not there from the start, such as the rules. */
export async function loadWords(group: Group): Promise<void> {
  wanted.add(group);
  await load(current, group);
}

function load(lang: Language, group: Group): Promise<void> {
  const name = `${lang}/${group}`;
  let loading = loaded.get(name);
  if (!loading) {
    loading = bodyOf(lang, group).then((body) => {
      bundle(lang).addResource({ body }, { allowOverrides: true });
      edition += 1;
    });
    loading.catch(() => loaded.delete(name)); // the next one to ask tries again
    loaded.set(name, loading);
  }
  return loading;
}

async function bodyOf(lang: Language, group: Group): Promise<FluentResource["body"]> {
  const { main, parts } = (await FILES[lang]!()).default;
  return group === "main" ? main : (await parts[group]!()).default;
}

function bundle(lang: Language): FluentBundle {
  let one = bundles.get(lang);
  if (!one) bundles.set(lang, (one = new FluentBundle(LOCALES[lang], { useIsolating: false })));
  return one;
}

/** The message of this id (`id.attribute`: an attribute of it) in the reader's language; the id itself if there is none. */
export function t(id: string, args?: Args): string {
  void edition;
  const [name, attribute] = id.split(".") as [string, string?];
  const one = bundle(current);
  const message = one.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? one.formatPattern(pattern, args, []) : id;
}

/** Is there such a message in what is loaded? */
export function has(id: string): boolean {
  void edition;
  return bundle(current).hasMessage(id.split(".")[0]!);
}

/** A number as the language writes it. */
export function n(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[current], options).format(value);
}

/** A chance as the language writes it, whole per cent; never 0 or 100 for what may or may not be. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const kept = chance > 0 && whole === 0 ? 1 : chance < 1 && whole === 100 ? 99 : whole;
  return n(kept / 100, { style: "percent" });
}
