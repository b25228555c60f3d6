/** What the views and events of Ride the Bus say, put as the phone needs it. No rule is decided here. */
import type { Card, Events, Happened, Json, Legal, MayGive, RideSeat, RideView } from "../../../net/wire";
import { rankWord } from "../../../words/cards";

/** The switches of a table, as far as its words need them. */
export interface RideHouse {
  readonly question_order: "by_player" | "by_round";
  readonly questions: number;
  readonly ties: "wrong" | "redraw" | "right" | "double";
  readonly wrong_drinks: readonly number[];
  readonly right_gives: readonly number[];
  readonly bus: "row" | "row_once" | "adding_row" | "questions" | "shrinking_row" | "pyramid" | "kings_cup";
  readonly bus_penalties: readonly number[];
}

/** The house rules that `TableInfo` holds: every switch is in it. */
export const houseOf = (switches: Json): RideHouse => switches as unknown as RideHouse;

/** What is asked by each question, the first at 0. */
export const ASKS = ["ask-colour", "ask-height", "ask-between", "ask-suit", "ask-between", "ask-heat", "ask-rank"] as const;

/** The number of the question that a rule of the questions is: `RTB-1.3` is 3. */
export function questionOf(rule: string): number {
  return Number(/^RTB-1\.([1-7])$/.exec(rule)?.[1] ?? 0);
}

/** The cards on the table that a question is about: of the cards in front of the guesser, those it is held against. */
export function heldAgainst<T>(question: number, cards: readonly T[]): readonly T[] {
  if (question === 2) return cards.slice(0, 1);
  if (question === 3 || question === 5) return cards.slice(0, 2);
  return question === 6 ? cards.slice(4, 5) : [];
}

/** The words that may be said. */
export function callsOf(legal: readonly Legal[]): string[] {
  return legal.flatMap((one) => (one.type === "guess" ? [one.call] : []));
}

/** The drinks that are to be split, if there are any. */
export function toGive(legal: readonly Legal[]): MayGive | undefined {
  return legal.find((one) => one.type === "may_give");
}

/** The card of the pyramid that is answered now, and its row from the bottom, counted from 1. */
export function turnedCard(view: RideView): { card: Card | null; row: number; rows: number } {
  let left = view.turned;
  let row = 0;
  for (const cards of view.pyramid) {
    row += 1;
    if (left <= cards.length) return { card: left ? cards[left - 1]! : null, row, rows: view.pyramid.length };
    left -= cards.length;
  }
  return { card: null, row, rows: view.pyramid.length };
}

export const sameRank = (one: Card | null, other: Card | null): boolean => !!one && !!other && rankWord(one) === rankWord(other);

/** Every card of this rank that lies open to the viewer: on the pyramid, laid, in hands. */
export function inSight(view: RideView, card: Card): Card[] {
  const open = [view.pyramid.flat(), ...view.seats.flatMap(({ cards, plays }) => [cards, plays])].flat();
  return open.filter((one): one is Card => sameRank(one, card));
}

/** Is this seat the one to be asked after the present one? Only where the order is plain. */
export function isNext(view: RideView, house: RideHouse, seat: number): boolean {
  const now = view.awaits[0];
  if (now === undefined || now === seat || view.awaits.length > 1 || !view.seats[seat]) return false;
  const after = (from: number, fits: (one: RideSeat) => boolean): number => {
    for (let step = 1; step < view.seats.length; step += 1) {
      const other = (from + step) % view.seats.length;
      if (fits(view.seats[other]!)) return other;
    }
    return from;
  };
  if (view.phase === "call" && view.player !== null) {
    const others = (view.seats.length + view.player - now) % view.seats.length; // seats still asked before it is the player's
    const mine = (view.seats.length + seat - now) % view.seats.length;
    return mine < others && view.seats[seat]!.given > 0 && after(now, ({ given }) => given > 0) === seat;
  }
  if (view.phase !== "answer" || view.dealer === null) return false;
  const first = after(view.dealer, ({ guesses }) => guesses);
  const next = after(now, ({ guesses }) => guesses);
  const last = view.question === house.questions;
  return next === seat && (house.question_order === "by_round" ? next !== first || !last : last && next !== first);
}

/** What came of an answer. */
export interface Outcome {
  readonly right: boolean;
  readonly question: number;
  readonly call: string;
  readonly card: Card | null;
  /** The cards in front before it came. */
  readonly before: readonly (Card | null)[];
  readonly drinks: number;
  readonly ride: boolean;
}

/** What came of this seat's answer, if that is among what has just happened; `before`: the cards in front of it until then. */
export function outcomeOf(fresh: readonly Happened[], earlier: readonly Happened[], seat: number, before: readonly (Card | null)[]): Outcome | undefined {
  const news = fresh as readonly Events.Any[];
  const verdict = news.findLast((event): event is Events.Right | Events.Wrong => (event.type === "right" || event.type === "wrong") && event.seat === seat);
  if (!verdict) return undefined;
  const at = news.indexOf(verdict);
  const dealt = news.slice(0, at).findLast((event): event is Events.Dealt | Events.RideTurned => event.type === "dealt" || event.type === "ride_turned");
  const said = ([...earlier, ...news.slice(0, at)] as Events.Any[]).findLast((event): event is Events.Answered => event.type === "answered" && event.seat === seat);
  const drinks = news.slice(at).reduce((sum, event) => sum + (event.type === "drank" && event.seat === seat && event.other === null ? event.drinks : 0), 0);
  return { right: verdict.type === "right", question: questionOf(verdict.rule), call: said?.call ?? "", card: dealt?.card ?? null, before, drinks, ride: dealt?.type === "ride_turned" };
}

/** The card of the ride that was turned last, and what it did. */
export interface Turned {
  readonly card: Card;
  /** Drinks that it cost, by seat. */
  readonly cost: readonly { readonly seat: number; readonly drinks: number }[];
  readonly restarted: boolean;
  readonly grew: number;
  /** How many were turned in the ride up to this one, as far as the events reach: two equal cards are two. */
  readonly number: number;
}

/** The last card turned in the ride under way or just over; undefined before the first. */
export function lastTurned(events: readonly Happened[]): Turned | undefined {
  const all = events as readonly Events.Any[];
  const from = all.findLastIndex(({ type }) => type === "all_aboard");
  const at = all.findLastIndex(({ type }) => type === "ride_turned");
  if (at < 0 || at < from) return undefined;
  const after = all.slice(at + 1);
  const number = all.slice(from + 1, at + 1).filter(({ type }) => type === "ride_turned").length;
  const cost: { seat: number; drinks: number }[] = [];
  let grew = 0;
  for (const event of after) {
    if (event.type === "drank") {
      const known = cost.find(({ seat }) => seat === event.seat);
      if (known) known.drinks += event.drinks;
      else cost.push({ seat: event.seat, drinks: event.drinks });
    } else if (event.type === "row_grew") grew += event.cards;
  }
  return { card: (all[at] as Events.RideTurned).card!, cost, grew, restarted: after.some(({ type }) => type === "ride_restarted"), number };
}

/** Cards drawn for the ride since the hands were level, or since they drew again. */
export function drawn(events: readonly Happened[]): Events.Drew[] {
  const all = events as readonly Events.Any[];
  const from = all.findLastIndex(({ type }) => type === "draw_again" || type === "pyramid_turned");
  return all.slice(from + 1).filter((event): event is Events.Drew => event.type === "drew");
}

/** A split as it is sent: nobody is given nothing. */
export function giftsOf(split: Readonly<Record<number, number>>): { seat: number; drinks: number }[] {
  return Object.entries(split).flatMap(([seat, drinks]) => (drinks > 0 ? [{ seat: Number(seat), drinks }] : []));
}

/** How many drinks of a split have a home. */
export const homed = (split: Readonly<Record<number, number>>): number => Object.values(split).reduce((sum, drinks) => sum + drinks, 0);
