/** The five rulebooks in the order of the timetable, and the house rules that a first hand is tried with. */
import type { Json } from "../../net/wire";

export interface Book {
  readonly game: string;
  readonly rulebook: string;
  /** Bots beside the one who tries. */
  readonly bots: number;
  /** What keeps a first hand short. */
  readonly short: Json;
}

/** The route that a first hand takes. */
export const FIRST = "party";

export const BOOKS: readonly Book[] = [
  { game: "ride-the-bus", rulebook: "classic", bots: 3, short: { bus_length: 4, ride_cap: 20 } },
  { game: "ride-the-bus", rulebook: "party", bots: 3, short: {} },
  { game: "ride-the-bus", rulebook: "commission", bots: 3, short: { ride_cap: 10 } },
  { game: "chase-the-ace", rulebook: "chase-the-ace", bots: 3, short: { lives: 2 } },
  { game: "stop-the-bus", rulebook: "stop-the-bus", bots: 3, short: { tokens: 2 } },
];
