/** What the view of Chase the Ace says, put as the phone needs it. No rule is decided here. */
import type { Action, Card, ChaseView, Events } from "../../../net/wire";
import { from } from "../round/places";

/** The seat that would have to swap, if the one that is asked wants to: the next with a card, or the one after that. */
export function partnerOf(view: ChaseView): number | undefined {
  const asked = view.awaits[0];
  if (asked === undefined || (view.phase !== "turn" && view.phase !== "domino")) return undefined;
  const others = from(view.seats, asked).slice(1).filter(({ playing, holds }) => playing && holds);
  return others[view.phase === "domino" ? 1 : 0]?.seat;
}

/** Is this one of the things that may be done now? */
export const may = (legal: readonly { readonly type: string }[], what: Action["type"]): boolean => legal.some(({ type }) => type === what);

/** A card before another seat that this seat knows and not everybody does. */
export interface Known {
  readonly seat: number;
  readonly card: Card;
}

/** Those cards, from the left round the table. */
export function knownTo(view: ChaseView, me: number): Known[] {
  return from(view.seats, me).slice(1).flatMap(({ seat, card, shown }) => (card !== null && !shown ? [{ seat, card }] : []));
}

/** A card that lies face up before a seat. */
export function faceUp(view: ChaseView, me: number | null): Known[] {
  return from(view.seats, me ?? 0).flatMap(({ seat, card, shown }) => (card !== null && shown && seat !== me ? [{ seat, card }] : []));
}

/** From where the card of this seat has just come; undefined: it lies where it lay. */
export function cameFrom(fresh: readonly Events.Any[], me: number): "left" | "right" | "stock" | undefined {
  for (const event of fresh.toReversed()) {
    if (event.type === "swapped" && event.seat === me) return "left";
    if (event.type === "swapped" && event.other === me) return "right";
    if ((event.type === "drew_from_stock" || event.type === "dealt") && event.seat === me) return "stock";
  }
  return undefined;
}

/** The card that has just been turned up for all to see, and why. */
export interface TurnedUp {
  readonly card: Card;
  readonly refuses: boolean;
}

/** In a beat: a card that blocks, one that goes back to the stock, low cards shown before they were handed over. */
export function turnedUp(beat: readonly Events.Any[]): TurnedUp[] {
  return beat.flatMap((event): TurnedUp[] => {
    if ((event.type === "blocked" || event.type === "king_refused") && event.card) return [{ card: event.card, refuses: true }];
    return (event.type === "low_shown" || event.type === "exposed") && event.card ? [{ card: event.card, refuses: false }] : [];
  });
}
