import { describe, expect, test } from "vitest";
import type { ChaseView, Happened, RideView, TableInfo } from "../src/net/wire";
import { lastBeat, seatIn, toldOf } from "../src/screens/screen/beats";
import { before, clear, ring, sizes } from "../src/screens/screen/chase/ring";
import { neighbour, passingOf, revealOf } from "../src/screens/screen/chase/table";
import { soundOf } from "../src/screens/screen/noises";
import { isLong, notices } from "../src/screens/screen/notices";
import { answersOf, believersOf, drawnOf, giftsOf, laidOf, runsOf, shownRun } from "../src/screens/screen/ride/runs";
import { showdownOf } from "../src/screens/screen/stop/showdown";

const story = (...events: ({ type: string } & Record<string, unknown>)[]): Happened[] => events.map((event) => ({ rule: "RTB-0.4", ...event })) as unknown as Happened[];
const beatOf = (events: Happened[]): string[] => lastBeat(events).map(({ type }) => type);

describe("the story in beats", () => {
  const answered = { type: "answered", seat: 1, call: "red" };
  test("an answer and all that comes of it are one beat, told by its verdict", () => {
    const events = story({ type: "game_began", seat: 4, game: 1 }, answered, { type: "dealt", seat: 1, card: "8S" }, { type: "wrong", seat: 1 }, { type: "drank", seat: 1, other: null, drinks: 1 });
    expect(beatOf(events)).toEqual(["answered", "dealt", "wrong", "drank"]);
    const { large, beside } = toldOf(lastBeat(events));
    expect(large?.type).toBe("wrong");
    expect(beside.map(({ type }) => type)).toEqual(["drank"]);
    expect(seatIn(large)).toBe(1);
  });
  test("drinks split among several are one beat; the next answer begins another", () => {
    const gave = (other: number): { type: string; seat: number; other: number; drinks: number } => ({ type: "gave", seat: 0, other, drinks: 1 });
    expect(beatOf(story(answered, gave(1), gave(2)))).toEqual(["gave", "gave"]);
    expect(beatOf(story(gave(1), gave(2), answered))).toEqual(["answered"]);
  });
  test("a card of a ride by questions belongs to its answer, one of a row stands alone", () => {
    const turned = { type: "ride_turned", seat: 1, card: "KS" };
    expect(beatOf(story(answered, turned, { type: "wrong", seat: 1 }))).toEqual(["answered", "ride_turned", "wrong"]);
    expect(beatOf(story({ type: "row_laid", cards: 10 }, turned, turned))).toEqual(["ride_turned"]);
  });
  test("who joins or leaves is no part of it", () => {
    const joined = { type: "joined", person: 3 } as unknown as Happened;
    expect(beatOf([...story(answered), joined])).toEqual(["answered"]);
    expect(lastBeat([])).toEqual([]);
    expect(toldOf([]).large).toBeUndefined();
  });
});

describe("a ride", () => {
  const aboard = [{ type: "all_aboard", seat: 2 }, { type: "row_laid", cards: 10 }];
  const turned = (card: string): { type: string; seat: number; card: string } => ({ type: "ride_turned", seat: 2, card });
  const drank = (drinks: number, seat = 2): { type: string; seat: number; other: null; drinks: number } => ({ type: "drank", seat, other: null, drinks });

  test("an attempt ends with the card that sends the rider back, and stays until the next is turned", () => {
    const sent = [...aboard, turned("4D"), turned("KC"), drank(2), drank(1, 3), { type: "ride_restarted", seat: 2, attempt: 2 }, { type: "row_laid", cards: 10 }];
    const runs = runsOf(story(...sent));
    expect(runs).toHaveLength(2);
    expect(runs[0]).toMatchObject({ attempt: 1, length: 10, line: ["4D", "KC"], costs: [0, 3], ended: true });
    expect(shownRun(runs)).toBe(runs[0]);
    const later = runsOf(story(...sent, turned("2H")));
    expect(shownRun(later)).toMatchObject({ attempt: 2, line: ["2H"], ended: false });
  });
  test("a row grows, a shrinking one is laid shorter", () => {
    expect(shownRun(runsOf(story(...aboard, turned("QC"), drank(2), { type: "row_grew", cards: 2 })))).toMatchObject({ length: 12, ended: false });
    const shorter = runsOf(story(...aboard, turned("4D"), turned("AC"), drank(4), { type: "ride_restarted", seat: 2, attempt: 2 }, { type: "row_laid", cards: 9 }));
    expect(shorter[1]).toMatchObject({ length: 9, line: [] });
  });
  test("a level card of a ride by questions goes back", () => {
    const events = story({ type: "all_aboard", seat: 2 }, turned("4D"), turned("4C"), { type: "tied", seat: 2 }, turned("9C"));
    expect(shownRun(runsOf(events))?.line).toEqual(["4D", "9C"]);
  });
  test("only the last ride counts, and there is none before it", () => {
    expect(runsOf(story(turned("4D")))).toEqual([]);
    expect(shownRun([])).toBeUndefined();
    expect(runsOf(story(...aboard, turned("KC"), { type: "game_began", seat: 0, game: 2 }, ...aboard))[0]?.line).toEqual([]);
  });
  test("it is long after many attempts or cards, and not when it is over", () => {
    const view = { rider: 2, over: false, attempt: 1, ride_cards: 9 } as RideView;
    expect(isLong(view)).toBe(false);
    expect(isLong({ ...view, attempt: 8 })).toBe(true);
    expect(isLong({ ...view, ride_cards: 60 })).toBe(true);
    expect(isLong({ ...view, attempt: 8, over: true })).toBe(false);
  });
});

describe("questions and the pyramid", () => {
  test("each answer by the number of its question, with what came of it", () => {
    const events = story(
      { type: "game_began", seat: 4, game: 1 },
      { type: "answered", seat: 1, call: "red", rule: "RTB-1.1" }, { type: "wrong", seat: 1, rule: "RTB-1.1" },
      { type: "answered", seat: 2, call: "black", rule: "RTB-1.1" },
      { type: "answered", seat: 1, call: "higher", rule: "RTB-1.2" },
    );
    const said = answersOf(events, 1);
    expect(said.get(1)).toEqual({ question: 1, call: "red", right: false });
    expect(said.get(2)).toEqual({ question: 2, call: "higher" });
    expect(answersOf(events, 2).size).toBe(1);
  });
  test("what lies on the cards of the pyramid: believed face down, doubted and true face up, a bluff not at all", () => {
    const laid = laidOf(
      story(
        { type: "pyramid_laid", cards: 15 },
        { type: "pyramid_turned", place: 1, card: "9H" },
        { type: "claim_passed", seat: 0, card: null }, { type: "claim_held", seat: 1, card: "9C" }, { type: "claim_broke", seat: 2, card: "3C" },
        { type: "pyramid_turned", place: 2, card: "5D" }, { type: "played", seat: 3, card: "5S" },
      ),
    );
    expect(laid.get(1)).toEqual([{ seat: 0, card: null }, { seat: 1, card: "9C" }]);
    expect(laid.get(2)).toEqual([{ seat: 3, card: "5S" }]);
  });
  test("the gifts of the claim under way, and who believes it", () => {
    const gifts = [{ type: "gave", seat: 0, other: 1, drinks: 2 }, { type: "gave", seat: 0, other: 2, drinks: 1 }];
    const events = story({ type: "drank", seat: 4, other: 0, drinks: 1 }, ...gifts, { type: "accepted", seat: 1, other: 0 });
    expect(giftsOf(events).map(({ other, drinks }) => [other, drinks])).toEqual([[1, 2], [2, 1]]);
    expect(believersOf(events)).toEqual([1]);
    expect(giftsOf(story({ type: "pyramid_turned", place: 1, card: "9H" }))).toEqual([]);
  });
  test("a level draw stays on the table until the next card is drawn", () => {
    const level = [{ type: "pyramid_turned", place: 1, card: "2C" }, { type: "drew", seat: 1, card: "9H" }, { type: "drew", seat: 2, card: "9C" }, { type: "draw_again" }];
    expect(drawnOf(story(...level)).map(({ card }) => card)).toEqual(["9H", "9C"]);
    expect(drawnOf(story(...level, { type: "drew", seat: 1, card: "4D" })).map(({ card }) => card)).toEqual(["4D"]);
  });
});

describe("round the wooden table", () => {
  test.each([2, 5, 8, 9, 12, 13, 20])("%i seats: clockwise from the near side, and no plate covers its card", (count) => {
    const { rim, plate, card } = sizes(count);
    const spots = ring(count, rim.width, rim.height);
    expect(spots).toHaveLength(count);
    expect(spots[0]!.x).toBeCloseTo(0);
    expect(spots[0]!.y).toBe(rim.height);
    if (count > 2) expect(spots[1]!.x).toBeLessThan(0);
    for (const spot of spots) {
      const lies = before(spot, plate, card, 10);
      const [x, y] = [Math.abs(lies.x - spot.x), Math.abs(lies.y - spot.y)];
      expect(x >= (plate.width + card.width) / 2 + 9 || y >= (plate.height + card.height) / 2 + 9).toBe(true);
      expect(Math.abs(spot.x) + plate.width / 2).toBeLessThanOrEqual(960);
      expect(Math.abs(spot.y) + plate.height / 2).toBeLessThanOrEqual(461);
    }
  });
  test("a reveal shows every hand and who lost; sudden death takes its place", () => {
    const shown = [{ type: "hand_shown", seat: 0, card: "AS" }, { type: "hand_shown", seat: 1, card: "2S" }, { type: "lost_life", seat: 0, lives: 1 }];
    const reveal = revealOf(lastBeat(story({ type: "stayed", seat: 1 }, ...shown, { type: "round_began", seat: 1, round: 2 }, { type: "dealt", seat: 0, card: null })))!;
    expect([...reveal.cards]).toEqual([[0, "AS"], [1, "2S"]]);
    expect([...reveal.lost]).toEqual([0]);
    const sudden = revealOf(lastBeat(story({ type: "stayed", seat: 1 }, ...shown, { type: "sudden_death", seats: 2 }, { type: "dealt", seat: 1, card: "KS", rule: "CTA-3.2" })))!;
    expect([...sudden.cards]).toEqual([[1, "KS"]]);
    expect(revealOf(lastBeat(story({ type: "stayed", seat: 1 })))).toBeUndefined();
  });
  test("who asked whom, and who may be asked now", () => {
    expect(passingOf(lastBeat(story({ type: "blocked", seat: 1, other: 2, card: "KH" })))).toEqual({ from: 1, to: 2, blocked: true });
    expect(passingOf(lastBeat(story({ type: "drew_from_stock", seat: 3, card: null, second: null })))).toEqual({ from: 3, to: "stock", blocked: false });
    const seat = (number: number, playing = true): object => ({ seat: number, playing, holds: playing });
    const view = { phase: "turn", awaits: [0], dealer: 3, seats: [seat(0), seat(1, false), seat(2), seat(3)] } as unknown as ChaseView;
    expect(neighbour(view)).toBe(2);
    expect(neighbour({ ...view, awaits: [3] })).toBeUndefined();
  });
});

test("a showdown has three cards of each hand, and marks who lost and who is out", () => {
  const hand = (seat: number, ...cards: string[]): { type: string; seat: number; card: string }[] => cards.map((card) => ({ type: "hand_shown", seat, card }));
  const beat = lastBeat(story({ type: "stood", seat: 1 }, ...hand(0, "2C", "3D", "5H"), ...hand(1, "9S", "9D", "KH"), { type: "lost_token", seat: 0 }, { type: "went_out", seat: 0 }, { type: "round_began", seat: 1, round: 2 }));
  expect(showdownOf(beat)!.hands).toEqual([
    { seat: 0, cards: ["2C", "3D", "5H"], lost: true, out: true },
    { seat: 1, cards: ["9S", "9D", "KH"], lost: false, out: false },
  ]);
  expect(showdownOf(lastBeat(story({ type: "stood", seat: 1 })))).toBeUndefined();
});

test.each([
  ["king", [{ type: "ride_turned", seat: 1, card: "KS" }, { type: "drank", seat: 1, drinks: 3 }]],
  ["wrong", [{ type: "ride_turned", seat: 1, card: "QS" }, { type: "drank", seat: 1, drinks: 2 }, { type: "ride_restarted", seat: 1, attempt: 2 }]],
  ["turn", [{ type: "ride_turned", seat: 1, card: "5S" }]],
  ["home", [{ type: "ride_turned", seat: 1, card: "5S" }, { type: "end_of_line", seat: 1, cards: 4 }]],
  ["liar", [{ type: "called_liar", seat: 1, other: 2 }, { type: "drank", seat: 2, drinks: 2 }]],
  ["right", [{ type: "answered", seat: 1, call: "red" }, { type: "dealt", seat: 1, card: "2H" }, { type: "right", seat: 1 }]],
  [undefined, [{ type: "round_began", seat: 1, round: 2 }]],
])("the sound of %s", (sound, events) => expect(soundOf(story(...events))).toBe(sound));

test("the most pressing notice alone is shown", () => {
  const info = { phase: "playing", vote: null, paused: "", seats: [{ seat: 0, stand_in: false }] } as unknown as TableInfo;
  expect(notices(info, "screen", false)).toBeUndefined();
  expect(notices(info, "spectator", false)).toBe("watching");
  const standing = { ...info, seats: [{ seat: 0, stand_in: true }] } as unknown as TableInfo;
  expect(notices(standing, "spectator", false)).toBe("stand-in");
  expect(notices({ ...standing, paused: "host" }, "screen", false)).toBe("host");
  expect(notices({ ...standing, paused: "host", vote: { what: "end" } } as unknown as TableInfo, "screen", false)).toBe("vote");
  expect(notices({ ...standing, paused: "host" }, "screen", true)).toBe("tunnel");
});

test("what is told in the middle of the table is narrow enough to stand between the cards", () => {
  for (let count = 2; count <= 20; count += 1) {
    const { rim, plate, card } = sizes(count);
    const places = ring(count, rim.width, rim.height).map((spot) => before(spot, plate, card, 10));
    const width = Math.min(780, clear(places, card, 136, 24));
    expect(width, String(count)).toBeGreaterThan(500);
    for (const { x, y } of places) expect(Math.abs(x) >= (width + card.width) / 2 || Math.abs(y) >= (136 + card.height) / 2, `${count}: ${x},${y}`).toBe(true);
  }
});
