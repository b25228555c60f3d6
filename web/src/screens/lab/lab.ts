/** What the lab is asked and what it answers: the object of `nightbus lab --json`, and the exact odds beside it. */
import { binned, quantile } from "../../charts/scale";
import { ask, type Result } from "../../net/api";
import type { Odd } from "../../net/lookback";
import type { House, SwitchInfo, Value } from "../new/catalogue";

export interface Figures {
  readonly mean: number;
  readonly se: number | null;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export interface Counts {
  readonly counts: readonly number[];
  readonly beyond: number;
}

export interface Found {
  readonly game: string;
  readonly rulebook: string;
  readonly switches: House;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly drinks?: { readonly per_seat: readonly Figures[]; readonly table: Figures };
  readonly ride?: { readonly rows: Figures | null; readonly drinks: Figures | null; readonly rider_share: readonly number[] } | null;
  readonly rounds?: Figures;
  readonly lives_lost?: { readonly per_seat: readonly Figures[] };
  readonly minutes: Figures;
  readonly histograms: Readonly<Record<string, Counts>>;
}

export interface Distribution {
  readonly mean: Odd;
  readonly chances: readonly number[];
}

/** One entry of the exact odds; which fields it has depends on its `type`. */
export interface Exact {
  readonly type: string;
  readonly rule: string;
  readonly question?: number;
  readonly right?: Odd;
  readonly costs?: Odd;
  readonly kind?: string;
  readonly share?: Odd;
  readonly ride?: { readonly clean: Odd; readonly attempts: Distribution; readonly cards: Distribution; readonly drinks: Distribution; readonly exact: boolean };
}

export interface Asked {
  readonly game: string;
  readonly rulebook: string;
  /** Only what differs from the rulebook. */
  readonly switches: House;
  readonly seats: number;
}

const WARMING = 5000; // ms between two questions while the rules compile
const BUSY = 2500;
const PATIENCE = 48;

/** The lab's answer; it is asked again while it warms up or has too much to do, and `onwait` hears why. */
export async function simulate(asked: Asked, nights: number, onwait: (code: string) => void, stopped: () => boolean, pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))): Promise<Result<Found>> {
  for (let tries = 0; ; tries++) {
    const answer = await ask<Found>("/api/lab", { ...asked, nights });
    const waits = !answer.ok && ["lab-compiling", "busy", "too-fast"].includes(answer.code);
    if (!waits || tries === PATIENCE || stopped()) return answer;
    onwait(answer.code);
    await pause(answer.code === "lab-compiling" ? WARMING : BUSY);
    if (stopped()) return answer;
  }
}

/** The exact odds of these house rules. */
export const exactOf = (asked: Asked): Promise<Result<{ readonly odds: readonly Exact[] }>> => ask("/api/odds", asked);

export type Measure = "drinks" | "lost" | "rounds" | "minutes" | "rows" | "ride";

export interface Measured {
  readonly counts: Counts;
  readonly mean: number;
  readonly se: number;
  /** What a place of the counts is, in what is shown. */
  readonly unit: number;
}

/** A measure of a night; undefined where the game has it not, or it never changes. */
export function measured(found: Found, measure: Measure): Measured | undefined {
  const of = (name: string, figures: Figures | null | undefined, unit = 1): Measured | undefined => {
    const counts = found.histograms[name];
    return counts && figures ? { counts, mean: figures.mean, se: figures.se ?? 0, unit } : undefined;
  };
  switch (measure) {
    case "minutes":
      return of("tenths_of_minutes", found.minutes, 0.1);
    case "rounds":
      return of("rounds", found.rounds);
    case "rows":
      return found.ride?.rows && found.ride.rows.max > 1 ? of("ride_rows", found.ride.rows) : undefined;
    case "ride":
      return of("ride_drinks", found.ride?.drinks);
    case "drinks": {
      if (!found.drinks) return undefined;
      const drinkers = found.drinks.per_seat.flatMap(({ max }, seat) => (max > 0 ? [seat] : []));
      const each = Math.max(drinkers.length, 1);
      return { counts: added(found, "drinks_seat_", drinkers), mean: found.drinks.table.mean / each, se: (found.drinks.table.se ?? 0) / each, unit: 1 };
    }
    case "lost": {
      const all = found.lives_lost?.per_seat;
      if (!all) return undefined;
      const mean = all.reduce((sum, one) => sum + one.mean, 0) / all.length;
      return { counts: added(found, "lives_lost_seat_", [...all.keys()]), mean, se: Math.max(...all.map(({ se }) => se ?? 0)), unit: 1 };
    }
  }
}

function added(found: Found, prefix: string, seats: readonly number[]): Counts {
  const all = seats.map((seat) => found.histograms[`${prefix}${seat}`] ?? { counts: [], beyond: 0 });
  const length = Math.max(0, ...all.map(({ counts }) => counts.length));
  const counts = Array.from({ length }, (_, value) => all.reduce((sum, one) => sum + (one.counts[value] ?? 0), 0));
  return { counts, beyond: all.reduce((sum, one) => sum + one.beyond, 0) };
}

export interface Drawn {
  readonly bin: number;
  readonly shares: readonly (readonly number[])[];
  /** What half, 9 of 10 and 99 of 100 do not exceed, of each. */
  readonly reached: readonly (readonly [number, number, number])[];
}

/** One measure of one or two rule sets in the same bins, as far as 99 of 100. */
export function drawn(all: readonly Measured[], most: number): Drawn {
  const last = Math.max(...all.map(({ counts }) => quantile(counts.counts, 0.99, counts.beyond))) + 1;
  const { width } = binned([], most, last);
  const shares = all.map(({ counts }) => {
    const total = counts.counts.reduce((sum, one) => sum + one, counts.beyond) || 1;
    return binned(counts.counts.slice(0, last), most, last).bins.map((count) => count / total);
  });
  const reach = ({ counts, unit }: Measured, share: number): number => quantile(counts.counts, share, counts.beyond) * unit;
  return { bin: width, shares, reached: all.map((one) => [reach(one, 0.5), reach(one, 0.9), reach(one, 0.99)]) };
}

/** Exact chances put into the same bins. */
export function exactShares(chances: readonly number[], bin: number, bins: number): readonly number[] {
  return binned(chances, bins, bins * bin).bins.map((_, i) => chances.slice(i * bin, (i + 1) * bin).reduce((sum, one) => sum + one, 0));
}

/** The settings of a switch to be tried one after another: at most `most`, with the one it stands at. */
export function settingsOf(info: SwitchInfo, now: Value | undefined, most = 6): readonly Value[] {
  if (info.kind === "on_off") return [false, true];
  if (info.kind === "word") return info.words ?? [];
  if (info.kind === "list") return [];
  const all = info.only.length ? info.only : spread(info.low, info.high, most - (info.off ? 1 : 0), typeof now === "number" ? now : undefined);
  return info.off ? [...all, false] : all;
}

/** Some whole numbers from `low` to `high`, both of them, and `now`. */
function spread(low: number, high: number, most: number, now: number | undefined): readonly number[] {
  const top = Math.min(high, Math.max(low + 2 * most, (now ?? low) * 2));
  const count = Math.min(most, top - low + 1);
  const some = Array.from({ length: count }, (_, i) => Math.round(low + ((top - low) * i) / Math.max(count - 1, 1)));
  return [...new Set(now === undefined ? some : [...some, now])].sort((one, other) => one - other);
}
