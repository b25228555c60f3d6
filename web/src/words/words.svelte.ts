/**
 * What a person reads, in the reader's language. `t("card-hidden")` is the message of that id; where it is read in a
 * component it changes with the language. A message is worded as a whole: no sentence is glued together in code.
 */
import FILES from "virtual:words";
import { recall, remember } from "../kit/memory";
import { type Args, type Numbers, type Pattern, numbersOf, worded } from "./wording";

export const LANGUAGES = ["en", "pt", "da", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

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
export type Group = "main" | "errors" | "settings" | "faces" | "story" | "new" | "lobby" | "seat" | "phone" | "pass" | "screen" | "lab" | "summary" | "replay" | "proof" | "ride" | "chase" | "stop" | "sheets" | "round" | "gallery" | "rules" | "books" | "switches" | "why";

const KEY = "nightbus.language";
const LATER = 1000; // ms: after what the first screen needs
const known = new Map<Language, { readonly messages: Map<string, Pattern>; readonly numbers: Numbers }>();
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
  return codes.map((code) => LANGUAGES.find((one) => one === code)).find((code) => code !== undefined) ?? "en";
}

/** Load the first words; to be awaited before the page is drawn. What is told later follows by itself. */
export async function startWords(): Promise<void> {
  await speak(preferredLanguage(recall(KEY), navigator.languages), false);
  setTimeout(() => void loadWords("story").catch(() => undefined), LATER);
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
    loading = partOf(lang, group).then((part) => {
      const { messages } = knownOf(lang);
      for (const [id, pattern] of Object.entries(part)) messages.set(id, pattern);
      edition += 1;
    });
    loading.catch(() => loaded.delete(name)); // the next one to ask tries again
    loaded.set(name, loading);
  }
  return loading;
}

async function partOf(lang: Language, group: Group): Promise<Readonly<Record<string, Pattern>>> {
  const { main, parts } = (await FILES[lang]!()).default;
  return group === "main" ? main : (await parts[group]!()).default;
}

function knownOf(lang: Language): { readonly messages: Map<string, Pattern>; readonly numbers: Numbers } {
  let one = known.get(lang);
  if (!one) {
    one = { messages: new Map(), numbers: numbersOf(LOCALES[lang]) };
    known.set(lang, one);
  }
  return one;
}

/** The message of this id (`id.attribute`: an attribute of it) in the reader's language; the id itself if there is none. */
export function t(id: string, args: Args = {}): string {
  void edition;
  const { messages, numbers } = knownOf(current);
  const pattern = messages.get(id);
  return pattern === undefined ? id : worded(pattern, args, numbers);
}

/** Is there such a message in what is loaded? */
export function has(id: string): boolean {
  void edition;
  return knownOf(current).messages.has(id);
}

/** A word as it begins a line. */
export function atStart(word: string): string {
  return word.charAt(0).toLocaleUpperCase(LOCALES[current]) + word.slice(1);
}

/** A number as the language writes it. */
export function n(value: number, options?: Intl.NumberFormatOptions): string {
  return options ? new Intl.NumberFormat(LOCALES[current], options).format(value) : knownOf(current).numbers.format(value);
}

/** A chance as the language writes it, whole per cent; never 0 or 100 for what may or may not be. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const kept = chance > 0 && whole === 0 ? 1 : chance < 1 && whole === 100 ? 99 : whole;
  return n(kept / 100, { style: "percent" });
}
