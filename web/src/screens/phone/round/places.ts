/** Who sits round the table and how they stand, the same for games of lives and of tokens: from the view alone. */
import { nameAt, sitting } from "../../../net/seats";
import type { Card, ChaseView, SeatInfo, StopView, TableInfo, View } from "../../../net/wire";

export interface Place {
  readonly seat: number;
  readonly who: SeatInfo | undefined;
  readonly name: string;
  readonly of: "lives" | "tokens";
  readonly amount: number;
  readonly most: number;
  readonly playing: boolean;
  readonly lent: boolean;
  /** Is it asked now? */
  readonly lit: boolean;
  readonly deals: boolean;
  readonly stopper: boolean;
  readonly lastTurn: boolean;
  /** What it did on its turn of this deal. */
  readonly did: string;
  /** Its cards as this viewer may show them to anybody; null face down. */
  readonly cards: readonly (Card | null)[];
  readonly wins: number;
  readonly chips: number;
}

/** Everybody, from seat 0. What one viewer alone knows is left out: a list lies open. */
export function placesOf(info: TableInfo, view: View): Place[] {
  return info.game === "chase-the-ace" ? chasePlaces(info, view as ChaseView) : stopPlaces(info, view as StopView);
}

/** Everybody in the order of the table from this seat on. */
export function from<T>(seats: readonly T[], seat: number): T[] {
  return seats.map((_, i) => seats[(seat + i) % seats.length]!);
}

function chasePlaces(info: TableInfo, view: ChaseView): Place[] {
  return view.seats.map(({ seat, lives, playing, did, holds, card, shown, wins, chips }) => ({
    seat,
    who: sitting(info, seat),
    name: nameAt(info, seat),
    of: "lives",
    amount: lives,
    most: Number(info.switches["lives"]) || 3,
    playing,
    lent: false,
    lit: view.awaits.includes(seat),
    deals: view.dealer === seat,
    stopper: false,
    lastTurn: false,
    did: did?.type ?? "",
    cards: holds ? [shown ? card : null] : [],
    wins,
    chips,
  }));
}

function stopPlaces(info: TableInfo, view: StopView): Place[] {
  return view.seats.map(({ seat, tokens, playing, lent, cards, shown, last_turn, drawn, wins, chips }) => ({
    seat,
    who: sitting(info, seat),
    name: nameAt(info, seat),
    of: "tokens",
    amount: tokens,
    most: Number(info.switches["tokens"]) || 3,
    playing,
    lent,
    lit: view.awaits.includes(seat),
    deals: view.dealer === seat,
    stopper: view.stopper === seat,
    lastTurn: last_turn,
    did: "",
    cards: drawn !== null ? [drawn] : cards.map((card, i) => (shown[i] ? card : null)),
    wins,
    chips,
  }));
}
