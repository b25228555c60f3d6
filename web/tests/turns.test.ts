import { describe, expect, it } from "vitest";
import type { ChaseView, RideView } from "../src/net/wire";
import { inOrder, isSecret, secretsOf } from "../src/screens/pass/turns";

const chase = (viewer: number, cards: readonly (string | null)[], awaits = [0]): ChaseView =>
  ({ viewer, phase: "turn", awaits, dealer: 2, seats: cards.map((card, seat) => ({ seat, card, holds: true, playing: true })) }) as unknown as ChaseView;

describe("the phone goes round", () => {
  it("from the dealer's left, clockwise", () => {
    expect(inOrder([0, 1, 3], 1, 4)).toEqual([3, 0, 1]);
    expect(inOrder([2, 0], null, 4)).toEqual([0, 2]);
  });

  it("behind a curtain where a seat sees more than an onlooker", () => {
    expect(isSecret(chase(0, ["9H", null, null]), chase(-1, [null, null, null]))).toBe(true);
  });

  it("openly where it sees the same", () => {
    expect(isSecret(chase(0, ["9H", null, null]), chase(-1, ["9H", null, null]))).toBe(false);
  });

  it("behind a curtain while several answer unseen, and while the onlooker has not heard yet", () => {
    expect(isSecret(chase(0, [null, null, null], [0, 1]), chase(-1, [null, null, null], [0, 1]))).toBe(true);
    expect(isSecret(chase(0, [null]), null)).toBe(true);
  });

  it("knows which cards are new to who holds the phone", () => {
    const ride = (cards: readonly (string | null)[]): RideView => ({ awaits: [], seats: [{ cards }] }) as unknown as RideView;
    expect(secretsOf(ride(["2C", "9H"]), ride(["2C", null]), 0)).toBe("9H");
    expect(secretsOf(chase(1, [null, "KS"]), chase(-1, [null, "KS"]), 1)).toBe("");
  });
});
