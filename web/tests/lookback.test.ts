import { expect, test } from "vitest";
import { borne, type Decision, evened, type Film, type Frame, type Night, type Option, type SeatNight, whole } from "../src/net/lookback";
import type { Happened, TableInfo, View } from "../src/net/wire";
import { byStep, momentsOf, missteps, nextOf, weighed } from "../src/screens/replay/moments";
import { linesOf, tilesOf } from "../src/screens/summary/story";

const odd = (value: number, error?: number) => ({ fraction: null, value, ...(error === undefined ? {} : { error }) });
const frame = (step: number, view: object, ...events: object[]): Frame => ({ step, view: view as View, events: events as Happened[] });
const film = (game: string, ...frames: Frame[]): Film => whole({ game, rulebook: "party", seats: ["Ana", "Bo", "Kit"], frames });
const seat = (number: number, luck: number): SeatNight => ({ seat: number, took: 5, expected: odd(5), ride: odd(0), given: 0, choice: odd(0), luck: odd(luck), missed: odd(0), decisions: 3 });
const night = (decisions: Decision[] = [], luck: readonly number[] = [0, 0, 0]): Night => ({ decisions, nights: luck.map((one, i) => seat(i, one)), seats: ["Ana", "Bo", "Kit"] });
const option = (action: object, costs: number, more: object = {}): Option => ({ type: "option", action: action as Option["action"], rule: "RTB-1.1", costs: odd(costs), gives: odd(0), ...more });
const decision = (step: number, chosen: Option, options: Option[], choice: number): Decision => ({ step, seat: 0, asked_by: "RTB-1.1", chosen, options, choice: odd(choice), missed: odd(0) });
const kinds = (tiles: readonly { kind: string }[]): string[] => tiles.map(({ kind }) => kind);

test("frames with only what changed are made whole, and those before stay as they were", () => {
  const made = film("ride-the-bus", frame(0, { left: 1, seats: [] }), frame(1, { left: 2 }), frame(2, {}));
  expect(made.frames.map(({ view }) => view)).toEqual([{ left: 1, seats: [] }, { left: 2, seats: [] }, { left: 2, seats: [] }]);
});

test("in a replay nobody has the face of another: no bot that of a person, nor who has left", () => {
  const seats = [{ name: "Ana", person: 4, face: "badger" }, { name: "Bo", person: 3, face: "" }] as unknown as TableInfo["seats"];
  const faces = borne(["Ana", "Bo", "Kit", "Lu"], { seats } as TableInfo).map(({ face }) => face);
  expect(faces[0]).toBe("badger");
  expect(new Set(faces).size).toBe(4);
});

test("a seat that decided nothing has zeros like all the others", () => {
  const came = { ...seat(0, 2), choice: 0, missed: 0 } as unknown as SeatNight;
  expect(evened(came)).toEqual({ ...seat(0, 2), choice: odd(0), missed: odd(0) });
});

test("each game's lines count what that game counts", () => {
  expect(linesOf(film("ride-the-bus", frame(0, { seats: [{ drinks: 0 }, { drinks: 2 }, { drinks: 1 }] })))).toEqual([[0], [2], [1]]);
  const seats = [{ seat: 2, lives: 1, tokens: 4 }, { seat: 0, lives: 3, tokens: 5 }, { seat: 1, lives: 2, tokens: 6 }];
  expect(linesOf(film("chase-the-ace", frame(0, { seats })))).toEqual([[3], [2], [1]]);
  expect(linesOf(film("stop-the-bus", frame(0, { seats })))).toEqual([[5], [6], [4]]);
});

const played = (card: string, bluff: boolean): Decision => ({ ...decision(0, option({ type: "play", card }, 0, { bluff }), [], 0), seat: 1 });

test("a bluff that was believed, and one that was called: the one that moved more is told", () => {
  const laid = [{ type: "pyramid_turned", card: "9S" }, { type: "claimed", seat: 1, card: "4H" }, { type: "accepted", seat: 0, other: 1 }, { type: "claim_passed", seat: 1, card: "4H" }];
  expect(tilesOf(film("ride-the-bus", frame(0, { seats: [] }, ...laid)), night([played("4H", true)]))).toEqual([{ kind: "bluff", seat: 1, amount: 1, cards: ["4H"], word: "9" }]);
  const called = [{ type: "claimed", seat: 2, card: "5D" }, { type: "called_liar", seat: 0, other: 2 }, { type: "claim_broke", seat: 2, card: "5D" }, { type: "drank", seat: 2, drinks: 8 }];
  expect(tilesOf(film("ride-the-bus", frame(0, { seats: [] }, ...laid, ...called)), night([played("4H", true)]))).toEqual([{ kind: "call", seat: 0, other: 2, amount: 8, cards: ["5D"], word: "9" }]);
});

test("a claim is a bluff if the rules say so", () => {
  const laid = [{ type: "pyramid_turned", card: "9S" }, { type: "claimed", seat: 1, card: "9H" }, { type: "accepted", seat: 0, other: 1 }, { type: "claim_passed", seat: 1, card: "9H" }];
  expect(tilesOf(film("ride-the-bus", frame(0, { seats: [] }, ...laid)), night([played("9H", false)]))).toEqual([]);
  expect(tilesOf(film("ride-the-bus", frame(0, { seats: [] }, ...laid)), night([played("9H", true), played("9H", false)]))).toEqual([]); // as it was laid last
});

test("the longest ride with its attempts, and how near it was to home", () => {
  const ride = [{ type: "all_aboard", seat: 2 }, { type: "row_laid", cards: 4 }, ...["2S", "3S", "4S", "AS"].map((card) => ({ type: "ride_turned", seat: 2, card })), { type: "ride_restarted", seat: 2, attempt: 2 }, { type: "end_of_line", seat: 2, cards: 8 }];
  const tiles = tilesOf(film("ride-the-bus", frame(0, { seats: [], length: 4 }, ...ride)), night());
  expect(tiles).toEqual([{ kind: "ride", seat: 2, amount: 8, other: 2 }, { kind: "close", seat: 2, amount: 1 }]);
});

test("lucky and unlucky are those that the cards made so; nobody is, where luck was even", () => {
  const none = film("ride-the-bus", frame(0, { seats: [] }));
  expect(tilesOf(none, night([], [2, -3, 0]))).toEqual([{ kind: "lucky", seat: 1, amount: 3 }, { kind: "unlucky", seat: 0, amount: 2 }]);
  expect(tilesOf(none, night())).toEqual([]);
});

test("the longest shot is the unlikeliest answer that was right", () => {
  const say = (call: string, chance: number): Option => option({ type: "guess", call }, 1, { right: odd(chance) });
  const right = film("ride-the-bus", frame(0, { seats: [] }), frame(1, {}), frame(2, {}, { type: "right", seat: 0 }));
  const wrong = film("ride-the-bus", frame(0, { seats: [] }), frame(1, {}), frame(2, {}, { type: "wrong", seat: 0 }));
  const decided = [decision(1, say("hearts", 0.25), [], 0)];
  expect(tilesOf(right, night(decided))).toEqual([{ kind: "shot", seat: 0, amount: 0.25, word: "hearts" }]);
  expect(tilesOf(wrong, night(decided))).toEqual([]);
});

test("the other games tell of rounds, kings, last lives, hands and stops", () => {
  const round = (number: number) => ({ type: "round_began", seat: 0, round: number });
  const seats = (lives: number) => [{ seat: 0, lives: 3 }, { seat: 1, lives }, { seat: 2, lives: 0 }];
  const chase = film("chase-the-ace", frame(0, { seats: seats(1) }, round(1)), frame(1, {}, round(2), { type: "blocked", seat: 0, other: 1, card: "KS" }), frame(2, {}, { type: "won", seat: 0, chips: 0 }));
  expect(tilesOf(chase, night())).toEqual([{ kind: "won", seat: 0, amount: 2 }, { kind: "kings", seat: 0, amount: 1 }, { kind: "edge", seat: 1, amount: 2 }]);
  const stop = film("stop-the-bus", frame(0, { seats: [] }, round(1), { type: "turn_ended", seat: 1 }, { type: "bus_stopped", seat: 1 }, round(2), { type: "bus_stopped", seat: 2 }));
  const hand = decision(1, option({ type: "stand" }, 0, { hand: ["9D", "7D", "8D"], rank: { kind: "running_flush", lower: odd(0.99) } }), [], 0);
  expect(tilesOf(stop, night([hand]))).toEqual([{ kind: "hand", seat: 0, amount: 0.99, word: "running_flush", cards: ["9D", "7D", "8D"] }, { kind: "quick", seat: 2, amount: 1 }]);
});

test("never more than five tiles", () => {
  const all = [{ type: "all_aboard", seat: 2 }, { type: "row_laid", cards: 4 }, ...["2S", "3S", "AH"].map((card) => ({ type: "ride_turned", seat: 2, card })), { type: "ride_restarted", seat: 2, attempt: 2 }, { type: "end_of_line", seat: 2, cards: 8 }, { type: "pays_first_round", seat: 2, cards: 8 }];
  const bluff = [{ type: "pyramid_turned", card: "9S" }, { type: "claimed", seat: 1, card: "4H" }, { type: "accepted", seat: 0, other: 1 }, { type: "claim_passed", seat: 1, card: "4H" }];
  const shot = decision(1, option({ type: "guess", call: "hearts" }, 1, { right: odd(0.25) }), [], 0);
  const tiles = tilesOf(film("ride-the-bus", frame(0, { seats: [] }, ...bluff, ...all), frame(1, {}, { type: "right", seat: 0 })), night([played("4H", true), shot], [2, -3, 0]));
  expect(kinds(tiles)).toEqual(["ride", "bluff", "lucky", "unlucky", "close"]);
});

test("a choice is not the best only beyond what its simulated odds may be off", () => {
  const [red, black] = [option({ type: "guess", call: "red" }, 0.5), option({ type: "guess", call: "black" }, 0.8)];
  const noisy = { ...black, costs: odd(0.8, 0.2) };
  const decisions = [decision(3, red, [red, black], 0), decision(5, black, [red, black], 0.3), decision(9, noisy, [red, noisy], 0.3)];
  expect(missteps(decisions)).toEqual([5]);
  expect(missteps([{ ...decisions[0]!, missed: odd(0.75) }])).toEqual([3]); // what was free to give was kept
  expect(byStep(decisions).get(5)?.chosen).toBe(black);
  expect(nextOf([5, 9], 5, 1)).toBe(9);
  expect(nextOf([5, 9], 5, -1)).toBeUndefined();
});

test("options come best first, the chosen one and the best one marked", () => {
  const [pass, lay, liar] = [option({ type: "pass" }, 0.5), option({ type: "play", card: "4S" }, 0), option({ type: "liar" }, 0, { gives: odd(2) })];
  const rows = weighed(decision(1, pass, [pass, lay, liar], 0.5));
  expect(rows.map(({ option: { action }, chosen, best }) => [action.type, chosen, best])).toEqual([["liar", false, true], ["play", false, false], ["pass", true, false]]);
});

test("moments are the frames in which something happened", () => {
  expect(momentsOf(film("ride-the-bus", frame(0, {}), frame(1, {}, { type: "right", seat: 0 }))).map(({ step }) => step)).toEqual([1]);
});
