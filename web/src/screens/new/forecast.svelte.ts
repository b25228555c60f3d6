/** The night that house rules will give, asked of the server a moment after the last change. */
import { ask, type Result } from "../../net/api";
import { changes, type House, type Rules, rulesOf, type Value } from "./catalogue";
import { curesFor } from "./presets";

export interface Figure {
  readonly mean: number;
  readonly se: number;
  /** What 9 of 10 nights do not exceed. */
  readonly most: number;
  readonly most_se: number;
}

export interface Forecast {
  readonly game: string;
  readonly seats: number;
  readonly nights: number;
  readonly compiled: boolean;
  readonly minutes: Figure;
  readonly drinks: Figure | null;
  readonly shots: Figure | null;
  readonly per_seat: readonly Figure[];
  readonly ride: { readonly chance: number; readonly se: number } | null;
  readonly long_ride: { readonly chance: number; readonly se: number; readonly exact: boolean } | null;
  readonly hardest: { readonly from_dealer: number; readonly share: number; readonly se: number; readonly sure: boolean } | null;
  readonly rounds: Figure | null;
  readonly lost: Figure | null;
}

/** A refusal of house rules. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Cure {
  readonly name: string;
  readonly value: Value;
  readonly house: House;
  readonly drinks: number;
}

const PAUSE = 250; // ms after the last change
const AGAIN = 6000; // ms: by then the server may have time, or the compiled rules answer with many more nights

/** Is this a night that somebody should be warned of: more than 9 of 10 people would want, or a ride without end? */
export function isBrutal({ drinks, long_ride }: Forecast): boolean {
  return drinks !== null && (drinks.most > 45 || drinks.mean > 25 || ((long_ride?.chance ?? 0) > 0.5 && drinks.mean > 18));
}

/** Is it only so many that cannot play? Then the table may be opened: who comes is not known yet. */
export const isAboutSeats = (refusal: Refusal | undefined): boolean => refusal !== undefined && ["ride-seats", "seats", "cards-too-few"].includes(refusal.code);

/** The outlook in a word. */
export function outlookOf({ drinks, minutes }: Forecast): "short" | "long" | "mild" | "wet" | "stormy" | "flood" {
  if (!drinks) return minutes.mean < 15 ? "short" : "long";
  return drinks.mean < 11 ? "mild" : drinks.mean < 18 ? "wet" : drinks.mean < 26 ? "stormy" : "flood";
}

/** A forecast that follows what is asked of it. */
export class Outlook {
  night = $state.raw<Forecast>();
  rules = $state.raw<Rules>();
  refusal = $state.raw<Refusal>();
  cures = $state.raw<readonly Cure[]>([]);
  busy = $state(false);
  /** The server cannot be reached, or has too much to do: there is no forecast just now. */
  away = $state(false);
  /** The switch that was changed last: where a refusal names none, it is said there. */
  last = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Ask for the night of these house rules. */
  ask(game: string, rulebook: string, house: House, book: House, seats: number, wait = PAUSE): void {
    clearTimeout(this.#timer);
    const mine = ++this.#asked;
    this.busy = true;
    this.#timer = setTimeout(() => void this.#answer(mine, game, rulebook, house, book, seats), wait);
  }

  /** Why no table could play these house rules, however many come. */
  get unplayable(): Refusal | undefined {
    return isAboutSeats(this.refusal) ? undefined : this.refusal;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #answer(mine: number, game: string, rulebook: string, house: House, book: House, seats: number): Promise<void> {
    const nightOf = (rules: House): Promise<Result<Forecast>> => ask<Forecast>("/api/forecast", { game, rulebook, switches: changes(rules, book), seats });
    const rules = await rulesOf(game, rulebook, changes(house, book));
    if (mine !== this.#asked) return;
    if (rules.ok) {
      this.rules = rules.value;
      if (!isAboutSeats(this.refusal)) this.refusal = undefined; // told at once; the night takes longer
    }
    const answer = rules.ok ? await nightOf(house) : rules;
    if (mine !== this.#asked) return;
    this.busy = false;
    this.away = !answer.ok && ["unavailable", "busy", "too-fast", "internal"].includes(answer.code);
    this.refusal = answer.ok || this.away ? undefined : { code: answer.code, facts: answer.facts };
    this.cures = [];
    if (this.away) this.#timer = setTimeout(() => void this.#answer(mine, game, rulebook, house, book, seats), AGAIN);
    if (!answer.ok) return;
    this.night = answer.value;
    if (!answer.value.compiled) this.#timer = setTimeout(() => void this.#answer(mine, game, rulebook, house, book, seats), AGAIN);
    if (!isBrutal(answer.value) || !this.rules) return;
    const cures: Cure[] = [];
    for (const cure of curesFor(house, this.rules.matter)) {
      const better = await nightOf(cure.house);
      if (mine !== this.#asked) return;
      if (better.ok && better.value.drinks && better.value.drinks.mean < answer.value.drinks!.mean * 0.85) cures.push({ ...cure, drinks: better.value.drinks.mean });
    }
    this.cures = cures;
  }
}
