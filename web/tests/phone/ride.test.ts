import { describe, expect, it } from "vitest";
import type { Happened, RideSeat, RideView } from "../../src/net/wire";
import { doubt } from "../../src/screens/coach.svelte";
import { callsOf, drawn, giftsOf, heldAgainst, homed, inSight, isNext, lastTurned, outcomeOf, questionOf, type RideHouse, toGive, turnedCard } from "../../src/screens/phone/ride/facts";

const seat = (fields: Partial<RideSeat> = {}): RideSeat => ({ guesses: true, drinks: 0, shots: 0, cards: [], plays: [], given: 0, rides: 0, longest: 0, ...fields });
const view = (fields: Partial<RideView>): RideView => ({ seats: [seat(), seat(), seat()], awaits: [], dealer: 2, player: null, phase: "answer", question: 1, pyramid: [], turned: 0, ...fields }) as RideView;
const event = (type: string, fields: object = {}): Happened => ({ type, rule: "RTB-1.1", ...fields });
const house = (fields: Partial<RideHouse> = {}): RideHouse => ({ question_order: "by_player", questions: 4, ...fields }) as RideHouse;

describe("the questions", () => {
  it("knows a question by its rule", () => {
    expect(questionOf("RTB-1.3")).toBe(3);
    expect(questionOf("RTB-1.10")).toBe(0);
  });

  it("holds the second against the first card, the third and fifth against the first two, the sixth against the fifth", () => {
    const cards = ["2C", "3C", "4C", "5C", "6C", "7C"];
    expect([1, 2, 3, 4, 5, 6, 7].map((question) => heldAgainst(question, cards))).toEqual([[], ["2C"], ["2C", "3C"], [], ["2C", "3C"], ["6C"], []]);
  });

  it("offers the words that may be said, and finds what is to be split", () => {
    expect(callsOf([{ type: "guess", call: "red" }, { type: "pass" }])).toEqual(["red"]);
    expect(toGive([{ type: "may_give", drinks: 3, to: [1, 2] }])?.drinks).toBe(3);
  });
});

describe("what came of an answer", () => {
  const earlier = [event("answered", { seat: 0, call: "red" })];

  it("is told with the card, the word said and the drinks", () => {
    const fresh = [event("dealt", { seat: 0, card: "2C" }), event("wrong", { seat: 0 }), event("drank", { seat: 0, other: null, drinks: 2 })];
    expect(outcomeOf(fresh, earlier, 0, [])).toEqual({ right: false, question: 1, call: "red", card: "2C", before: [], drinks: 2, ride: false });
  });

  it("is nobody else's", () => {
    expect(outcomeOf([event("right", { seat: 1 })], earlier, 0, [])).toBeUndefined();
  });

  it("does not count drinks that somebody gave", () => {
    const fresh = [event("dealt", { seat: 0, card: "2H" }), event("right", { seat: 0 }), event("drank", { seat: 0, other: 1, drinks: 5 })];
    expect(outcomeOf(fresh, earlier, 0, [])?.drinks).toBe(0);
  });
});

describe("the pyramid", () => {
  it("has its card and row by how many are turned", () => {
    const pyramid = [["2C", "3C"], ["4C"]];
    expect(turnedCard(view({ pyramid, turned: 2 }))).toEqual({ card: "3C", row: 1, rows: 2 });
    expect(turnedCard(view({ pyramid, turned: 3 }))).toEqual({ card: "4C", row: 2, rows: 2 });
    expect(turnedCard(view({ pyramid: [[null]], turned: 0 })).card).toBeNull();
  });

  it("shows the cards of a rank that lie open, and no other", () => {
    const there = view({ pyramid: [["9H", "2C"]], turned: 2, seats: [seat({ cards: ["9D", null] }), seat({ plays: [null, "9S"] })] });
    expect(inSight(there, "9H")).toEqual(["9H", "9D", "9S"]);
  });
});

describe("who is next", () => {
  it("is the next guesser once the last question of one is asked, if each answers all", () => {
    expect(isNext(view({ awaits: [0], question: 3 }), house(), 1)).toBe(false);
    expect(isNext(view({ awaits: [0], question: 4 }), house(), 1)).toBe(true);
    expect(isNext(view({ awaits: [2], question: 4 }), house(), 0)).toBe(false); // the last guesser: the pyramid comes
  });

  it("is the next guesser at once, if each question goes round", () => {
    const round = house({ question_order: "by_round" });
    expect(isNext(view({ awaits: [0], question: 1 }), round, 1)).toBe(true);
    expect(isNext(view({ awaits: [2], question: 1 }), round, 0)).toBe(true);
    expect(isNext(view({ awaits: [2], question: 4 }), round, 0)).toBe(false);
  });

  it("is the next target of a claim, before it comes back to who made it", () => {
    const seats = [seat({ given: 1 }), seat({ given: 1 }), seat({ given: 1 }), seat()];
    expect(isNext(view({ phase: "call", awaits: [0], player: 3, seats }), house(), 1)).toBe(true);
    expect(isNext(view({ phase: "call", awaits: [0], player: 3, seats }), house(), 2)).toBe(false);
    expect(isNext(view({ phase: "call", awaits: [2], player: 3, seats }), house(), 0)).toBe(false); // has answered
  });
});

describe("the ride", () => {
  const aboard = event("all_aboard", { seat: 0 });

  it("has no last card before the first", () => {
    expect(lastTurned([event("ride_turned", { card: "KS" }), aboard])).toBeUndefined();
  });

  it("keeps the card that sent it back, with what it cost whom", () => {
    const events = [aboard, event("ride_turned", { card: "5S" }), event("ride_turned", { card: "KS" }), event("drank", { seat: 0, drinks: 1 }), event("drank", { seat: 1, drinks: 1 }), event("drank", { seat: 0, drinks: 1 }), event("ride_restarted", { attempt: 2 })];
    expect(lastTurned(events)).toEqual({ card: "KS", cost: [{ seat: 0, drinks: 2 }, { seat: 1, drinks: 1 }], restarted: true, grew: 0, number: 2 });
  });

  it("forgets what was drawn once they draw again", () => {
    const events = [event("pyramid_turned"), event("drew", { seat: 0, card: "2C" }), event("draw_again"), event("drew", { seat: 1, card: "9C" })];
    expect(drawn(events).map(({ card }) => card)).toEqual(["9C"]);
  });
});

describe("a split", () => {
  it("is sent without those who get nothing", () => {
    expect(giftsOf({ 0: 2, 1: 0, 3: 1 })).toEqual([{ seat: 0, drinks: 2 }, { seat: 3, drinks: 1 }]);
    expect(homed({ 0: 2, 1: 0, 3: 1 })).toBe(3);
  });
});

it("tells no number of a claim that cannot be true, or must be", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(doubt)).toEqual(["never", "true", "true", "true", "surely"]);
});
