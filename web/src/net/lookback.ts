/** A game looked back on: what `/api/.../night` and `/api/.../frames` bring, and who may ask for it. */
import { faced } from "../kit/faces";
import { ask, joinTable, type Result } from "./api";
import { identity, type Place } from "./identity";
import type { Action, Card, Happened, TableInfo, View } from "./wire";

/** A number of the odds: exact as a fraction, or simulated with its standard error. */
export interface Odd {
  readonly fraction: string | null;
  readonly value: number;
  readonly error?: number;
  readonly trials?: number;
}

/** One thing that could have been done, and what it was worth. */
export interface Option {
  readonly type: string;
  readonly action: Action;
  readonly rule: string;
  /** What it was expected to cost its own seat, and to give others. */
  readonly costs: Odd;
  readonly gives: Odd;
  readonly right?: Odd;
  readonly true?: Odd;
  /** Of a card that was laid: is it no match? */
  readonly bluff?: boolean;
  readonly hand?: readonly Card[];
  readonly rank?: { readonly kind: string; readonly lower: Odd };
}

export interface Decision {
  /** The number of the step in the log. */
  readonly step: number;
  readonly seat: number;
  readonly asked_by: string;
  readonly chosen: Option;
  readonly options: readonly Option[];
  readonly choice: Odd;
  readonly missed: Odd;
}

/** `took` is the sum of the next five. */
export interface SeatNight {
  readonly seat: number;
  readonly took: number;
  readonly expected: Odd;
  readonly ride: Odd;
  readonly given: number;
  readonly choice: Odd;
  readonly luck: Odd;
  readonly missed: Odd;
  readonly decisions: number;
}

export interface Night {
  readonly decisions: readonly Decision[];
  readonly nights: readonly SeatNight[];
  readonly seats: readonly string[];
}

/** What spoke for a bot's move: a code and its facts, worded by `why-CODE`. */
export interface Why {
  readonly seat: number;
  readonly action: Action;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Frame {
  readonly step: number;
  readonly view: View;
  readonly events: readonly Happened[];
  /** Of a frame that a bot's move led to. */
  readonly why?: Why;
}

export interface Film {
  readonly game: string;
  readonly rulebook: string;
  readonly seats: readonly string[];
  readonly frames: readonly Frame[];
}

/** Frames that have only what changed, each made whole. */
export function whole(film: Film): Film {
  let view = {} as View;
  return { ...film, frames: film.frames.map((frame) => ({ ...frame, view: (view = { ...view, ...frame.view }) })) };
}

/** The token of this device at a table, as a seat or a screen; who is nobody there looks on. */
export async function tokenAt(code: string, place: Place, invite: string): Promise<Result<{ readonly token: string; readonly place: Place }>> {
  const other: Place = place === "seat" ? "screen" : "seat";
  for (const as of [place, other]) {
    const known = identity(code, as);
    if (known) return { ok: true, value: { token: known.token, place: as } };
  }
  const joined = await joinTable(code, { role: "spectator", invite });
  return joined.ok ? { ok: true, value: { token: joined.value.token, place: "screen" } } : joined;
}

/** The night of a table's last game, or of the text of a log. */
export async function nightOf(from: Source): Promise<Result<Night>> {
  const answer = await looked<Night>(from, "night");
  return answer.ok ? { ok: true, value: { ...answer.value, nights: answer.value.nights.map(evened) } } : answer;
}

/** A seat's night with every number as the odds have them: a sum of nothing comes as a plain 0. */
export function evened(night: SeatNight): SeatNight {
  const odd = (value: Odd | number): Odd => (typeof value === "number" ? { fraction: null, value } : value);
  return { ...night, expected: odd(night.expected), ride: odd(night.ride), choice: odd(night.choice), luck: odd(night.luck), missed: odd(night.missed) };
}

/** The same step by step, every hand face up. */
export async function filmOf(from: Source): Promise<Result<Film>> {
  const answer = await looked<Film>(from, "frames");
  return answer.ok ? { ok: true, value: whole(answer.value) } : answer;
}

/** The log itself. */
export async function logOf(from: Source): Promise<Result<string>> {
  if ("text" in from) return { ok: true, value: from.text };
  try {
    const response = await fetch(`/api/tables/${from.code}/log`, { headers: { Authorization: `Bearer ${from.token}` } });
    if (response.ok) return { ok: true, value: await response.text() };
    const { code, facts } = (await response.json()) as { code: string; facts?: Record<string, string | number> };
    return { ok: false, code, facts: facts ?? {} };
  } catch {
    return { ok: false, code: "unavailable", facts: {} };
  }
}

/** Where a finished game is: at a table, or in a file. */
export type Source = { readonly code: string; readonly token: string } | { readonly text: string };

async function looked<T>(from: Source, what: "night" | "frames"): Promise<Result<T>> {
  if ("code" in from) return ask<T>(`/api/tables/${from.code}/${what}`, undefined, from.token);
  try {
    const response = await fetch(`/api/${what}`, { method: "POST", body: from.text });
    const said = (await response.json()) as T & { code?: string; facts?: Record<string, string | number> };
    return response.ok ? { ok: true, value: said } : { ok: false, code: said.code ?? "unavailable", facts: said.facts ?? {} };
  } catch {
    return { ok: false, code: "unavailable", facts: {} };
  }
}

/** Who bore these names in a game, with the faces they have at the table now; whoever has left gets one of nobody else. */
export function borne(names: readonly string[], info: TableInfo): { readonly person: number; readonly face: string }[] {
  const here = faced(info.seats);
  const gone = 1 + Math.max(-1, ...here.map(({ person }) => person)); // a number that is nobody's
  return faced(names.map((name, seat) => here.find((one) => one.name === name) ?? { person: gone + seat, face: "" }));
}
