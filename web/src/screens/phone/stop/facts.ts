/** What the view of Stop the Bus says, put as the phone needs it. No rule is decided here. */
import type { Actions, Card, Legal, StopView } from "../../../net/wire";
import { rankWord } from "../../../words/cards";
import { atStart, t } from "../../../words/words.svelte";
import { from } from "../round/places";

/** Is this one of the things that may be done now? */
export const may = (legal: readonly Legal[], what: Legal["type"]): boolean => legal.some(({ type }) => type === what);

/** The exchange of these two cards, if it may be made. */
export function exchangeOf(legal: readonly Legal[], take: Card | null, put: Card | null): Actions.Take | undefined {
  return legal.find((one): one is Actions.Take => one.type === "take" && one.take === take && one.put === put);
}

/** The name of a hand as it begins a line. */
export function handName(kind: string | null | undefined): string {
  return atStart(kind ? t(`hand-${kind}`) : "");
}

/** The rank of a card as it stands in a sentence: the three. */
export const theRank = (card: Card): string => t(`rank-${rankWord(card)}.the`);

/** Is this seat the next to have a turn? */
export function isNext(view: StopView, seat: number): boolean {
  if (view.acting === null || !view.awaits.length || (view.stopper !== null && !view.seats[seat]?.last_turn)) return false;
  return from(view.seats, view.acting).slice(1).find(({ playing }) => playing)?.seat === seat;
}

/** Turns that this seat still has before the bus stops by itself; undefined while that is far away. */
export function turnsLeft(view: StopView, seat: number): number | undefined {
  const left = view.circuit_limit - (view.seats[seat]?.turns ?? 0);
  return view.stopper === null && left <= 3 ? left : undefined;
}
