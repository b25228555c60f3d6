import { describe, expect, it } from "vitest";
import type { ChaseView, Events } from "../src/net/wire";
import { cameFrom, faceUp, knownTo, partnerOf, turnedUp } from "../src/screens/phone/chase/facts";
import { closed } from "../src/words/story";

const view = (phase: string, awaits: readonly number[], seats: readonly object[]): ChaseView => ({ phase, awaits, dealer: 3, seats: seats.map((one, seat) => ({ seat, playing: true, holds: true, card: null, shown: false, ...one })) }) as unknown as ChaseView;

describe("Chase the Ace on a phone", () => {
  it("names who would have to swap: the next with a card, and after a swap the one after that", () => {
    const seats = [{}, { playing: false, holds: false }, {}, {}];
    expect(partnerOf(view("turn", [0], seats))).toBe(2);
    expect(partnerOf(view("domino", [0], seats))).toBe(3);
    expect(partnerOf(view("dealing", [], seats))).toBeUndefined();
  });

  it("keeps what this seat alone has seen apart from what lies open", () => {
    const now = view("turn", [0], [{ card: "4C" }, { card: "9H" }, { card: "KS", shown: true }, {}]);
    expect(knownTo(now, 0)).toEqual([{ seat: 1, card: "9H" }]);
    expect(faceUp(now, 0)).toEqual([{ seat: 2, card: "KS" }]);
  });

  it("knows from where a card has come", () => {
    const swapped = { type: "swapped", rule: "CTA-1.2", seat: 0, other: 1, card: "4C", second: "9H" } as Events.Swapped;
    expect(cameFrom([swapped], 0)).toBe("left");
    expect(cameFrom([swapped], 1)).toBe("right");
    expect(cameFrom([swapped], 2)).toBeUndefined();
  });

  it("tells the cards of a swap to nobody who might listen", () => {
    expect(closed({ type: "swapped", rule: "CTA-1.2", seat: 0, other: 1, card: "4C", second: "9H" })).toMatchObject({ card: null, second: null });
    expect(closed({ type: "dealt", rule: "CTA-1.1", seat: 0, card: "4C" })).toMatchObject({ card: null });
    expect(closed({ type: "dealt", rule: "RTB-1.1", seat: 0, card: "4C" })).toMatchObject({ card: "4C" });
    expect(closed({ type: "blocked", rule: "CTA-1.3", seat: 0, other: 1, card: "KS" })).toMatchObject({ card: "KS" });
  });

  it("turns up a king that refuses, and low cards that were shown", () => {
    const beat = [{ type: "low_shown", card: "2D" }, { type: "blocked", card: "KS" }, { type: "swapped", card: "9H" }] as unknown as Events.Any[];
    expect(turnedUp(beat)).toEqual([{ card: "2D", refuses: false }, { card: "KS", refuses: true }]);
  });
});
