/** Whose turn it is with a phone that is passed round, and whether the others must look away. Pure. */
import type { View } from "../../net/wire";

/** The seats of this phone that are asked, as the cards go: clockwise from the dealer's left. */
export function inOrder(asked: readonly number[], dealer: number | null, seats: number): number[] {
  const first = dealer === null ? 0 : dealer + 1;
  const place = (seat: number): number => (seat - first + 2 * seats) % seats;
  return asked.toSorted((one, other) => place(one) - place(other));
}

/** A view without what is the same for nobody: whose it is. */
const bare = (view: View): string => JSON.stringify({ ...view, viewer: 0, kind: null });

/**
 * Must the others look away? They must if this seat sees what an onlooker does not, and while several answer unseen by
 * each other. `open` is the onlooker's view; one that is missing or of another moment tells nothing, and then they must.
 */
export function isSecret(own: View | null, open: View | null): boolean {
  if (!own || !open || own.awaits.length > 1) return true;
  return bare(own) !== bare(open);
}

/** The cards that a seat knows and an onlooker does not. */
export function secretsOf(own: View | null, open: View | null, seat: number): string {
  const mine = cardsAt(own, seat);
  const theirs = cardsAt(open, seat);
  return mine.filter((card, i) => card !== null && card !== theirs[i]).join(" ");
}

function cardsAt(view: View | null, seat: number): readonly (string | null)[] {
  const one = view?.seats[seat];
  if (!one) return [];
  return "cards" in one ? one.cards : [one.card];
}
