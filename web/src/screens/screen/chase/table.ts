/** What lies round the table in Chase the Ace, and what has just been shown: from the view and the events alone. */
import type { Card, ChaseView, Events } from "../../../net/wire";

type Any = Events.Any;

/** A reveal: the card of each seat that showed one, and the seats that lost. */
export interface Reveal {
  readonly cards: ReadonlyMap<number, Card | null>;
  readonly lost: ReadonlySet<number>;
  readonly beat: readonly Any[];
}

/** The reveal in a beat: hands shown, or the face-up cards of sudden death; undefined where there is none. */
export function revealOf(beat: readonly Any[]): Reveal | undefined {
  const cards = new Map<number, Card | null>();
  const lost = new Set<number>();
  for (const event of beat) {
    if (event.type === "hand_shown") cards.set(event.seat, event.card);
    else if (event.type === "lost_life" || event.type === "went_out") lost.add(event.seat);
    else if (event.type === "sudden_death" || event.type === "survived_sudden_death") {
      cards.clear();
      lost.clear();
    } else if (event.type === "dealt" && event.rule === "CTA-3.2") cards.set(event.seat, event.card);
    else if (event.type === "round_began") break;
  }
  return cards.size ? { cards, lost, beat } : undefined;
}

/** What passes between two seats, or a seat and the stock. */
export interface Passing {
  readonly from: number;
  readonly to: number | "stock";
  readonly blocked: boolean;
}

/** Who has just asked whom. */
export function passingOf(beat: readonly Any[]): Passing | undefined {
  for (const event of beat) {
    if (event.type === "swapped") return { from: event.seat, to: event.other, blocked: false };
    if (event.type === "blocked") return { from: event.seat, to: event.other, blocked: true };
    if (event.type === "drew_from_stock") return { from: event.seat, to: "stock", blocked: false };
    if (event.type === "king_refused") return { from: event.seat, to: "stock", blocked: true };
  }
  return undefined;
}

/** The seat that may be asked to swap now: the next one in the game after the one whose turn it is. */
export function neighbour(view: ChaseView): number | undefined {
  const asked = view.awaits[0];
  if (asked === undefined || view.phase !== "turn" || asked === view.dealer) return undefined;
  for (let step = 1; step < view.seats.length; step += 1) {
    const seat = view.seats[(asked + step) % view.seats.length]!;
    if (seat.playing && seat.holds) return seat.seat;
  }
  return undefined;
}

/** The last card of each seat that was dealt to choose the first dealer (CTA-0.3). */
export function choosingCards(events: readonly Any[]): Map<number, Card | null> {
  const cards = new Map<number, Card | null>();
  for (const event of events) if (event.type === "drew") cards.set(event.seat, event.card);
  return cards;
}
