/** What may be played: every game, rulebook and switch, as the server declares them. No rule is known here. */
import { ask, type Result } from "../../net/api";
import { n, t } from "../../words/words.svelte";

export type Value = boolean | number | string | readonly number[];
export type House = Readonly<Record<string, Value>>;

export interface SwitchInfo {
  readonly name: string;
  /** The id of the rule that it decides. */
  readonly rule: string;
  readonly kind: "on_off" | "word" | "number" | "list";
  readonly words: readonly string[] | null;
  readonly low: number;
  readonly high: number;
  /** Entries of a list, at most. */
  readonly entries: number;
  /** The numbers that will do, where they are not a range. */
  readonly only: readonly number[];
  /** May a number be off? */
  readonly off: boolean;
  /** What a list that is too short means: not allowed, the rest as in the rulebook, or fewer of them. */
  readonly shorter: "no" | "rulebook" | "padded";
}

export interface GameInfo {
  readonly game: string;
  readonly rulebooks: Readonly<Record<string, { readonly switches: House }>>;
  readonly switches: readonly SwitchInfo[];
}

export interface Catalogue {
  readonly games: readonly GameInfo[];
}

/** House rules as set: what the server says of them. */
export interface Rules {
  /** The switches that the table would notice. */
  readonly matter: readonly string[];
  readonly rules: readonly string[];
  readonly args: Readonly<Record<string, number | string>>;
}

let known: Catalogue | undefined;

/** The catalogue; asked for once. */
export async function catalogue(): Promise<Result<Catalogue>> {
  if (known) return { ok: true, value: known };
  const answer = await ask<Catalogue>("/api/games");
  if (answer.ok) known = answer.value;
  return answer;
}

/** The rules as set; refused where no table could play them. */
export const rulesOf = (game: string, rulebook: string, switches: House): Promise<Result<Rules>> => ask<Rules>("/api/rules", { game, rulebook, switches });

export const same = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs from the rulebook: all that need be sent. */
export function changes(house: House, book: House): House {
  return Object.fromEntries(Object.entries(house).filter(([name, value]) => !same(value, book[name])));
}

/** The switches by the part of the rules that they belong to, in the rules' order: `part-rtb-1`. */
export function byPart(switches: readonly SwitchInfo[]): readonly (readonly [string, readonly SwitchInfo[]])[] {
  const parts = new Map<string, SwitchInfo[]>();
  for (const one of switches) {
    const part = one.rule.split(".")[0]!.toLowerCase();
    parts.set(part, [...(parts.get(part) ?? []), one]);
  }
  return [...parts];
}

/** Which of its words a switch stands at: `on`, `off` or the word. */
export const wordOf = (value: Value): string => (value === true ? "on" : value === false ? "off" : String(value));

/** The value as a person reads it: a sentence for words, else the number or numbers. */
export function valueText({ name, kind }: SwitchInfo, house: House): string {
  const value = house[name] ?? false;
  if (kind === "word" || kind === "on_off") return t(`switch-${name}-${wordOf(value)}`, argsOf(house));
  if (value === false) return t("page-off");
  return Array.isArray(value) ? value.map((one) => n(one)).join(", ") : n(Number(value));
}

/** The switches as the arguments of their own sentences. */
export function argsOf(house: House): Record<string, string | number> {
  return Object.fromEntries(Object.entries(house).flatMap(([name, value]) => (Array.isArray(value) ? [] : [[name, typeof value === "number" ? value : wordOf(value)]])));
}

/** A setting as a refusal writes it (`bus_length=10`, `pyramid_values=1/2/2`), read; undefined: it is none of these. */
export function readSetting(text: string, switches: readonly SwitchInfo[]): { readonly name: string; readonly value: Value } | undefined {
  const [name = "", written = ""] = text.split("=", 2);
  const one = switches.find((known) => known.name === name);
  if (!one || !written) return undefined;
  if (one.kind === "on_off") return { name, value: written === "on" };
  if (one.kind === "word") return { name, value: written };
  if (one.kind === "list") return { name, value: written.split("/").map(Number) };
  return { name, value: written === "off" ? false : Number(written) };
}
