/** Getting on and opening a table: what is read, and which house rules are offered. */
import { beforeEach, expect, test } from "vitest";
import { isWhole, readCode } from "../src/screens/codes";
import { keepMe, labelOf, me } from "../src/screens/me";
import { byPart, changes, readSetting, same, type SwitchInfo } from "../src/screens/new/catalogue";
import { isBrutal, outlookOf, type Forecast } from "../src/screens/new/forecast.svelte";
import { curesFor, presetIs, presetOf } from "../src/screens/new/presets";
import { resultOf } from "../src/screens/lobby/result";
import type { RideView, TableInfo } from "../src/net/wire";
import { placeOf } from "../src/router.svelte";

beforeEach(() => localStorage.clear());

test.each([
  ["kqjt", "KQJT", ""],
  [" k q j t ", "KQJT", ""],
  ["http://192.168.1.20:8080/j/KQJT", "KQJT", ""],
  ["https://bus.example.org/j/kqjtbd#i=a-B_9", "KQJTBD", "a-B_9"],
  ["12", "", ""],
])("a code is read from %s", (text, code, invite) => {
  expect(readCode(text)).toEqual({ code, invite });
});

test("a code has four letters or six", () => {
  expect(["KQJ", "KQJT", "KQJTB", "KQJTBD", ""].map(isWhole)).toEqual([false, true, false, true, false]);
});

test("the link of a seat that moves carries its one-time code", () => {
  expect(placeOf("/j/kqjt", "#m=HW5V2FPC")).toEqual({ at: "join", code: "KQJT", invite: "", move: "HW5V2FPC" });
  expect(placeOf("/j/kqjt", "#i=abc")).toEqual({ at: "join", code: "KQJT", invite: "abc" });
});

test("who was here is offered again, and what is not ours is not", () => {
  keepMe({ name: "Ann", face: "owl", unit: "water", driver: true, open: true });
  expect(me()).toEqual({ name: "Ann", face: "owl", unit: "water", driver: true, open: true });
  localStorage.setItem("nightbus.me", '{"name": 7, "face": "dragon", "unit": "gin"}');
  expect(me()).toMatchObject({ name: "", unit: "beer", driver: false, open: false });
});

test("what a drink is stays with its seat unless the table may see it", () => {
  const ann = { name: "Ann", face: "owl", unit: "water", driver: false } as const;
  expect(labelOf({ ...ann, open: false })).toEqual({ type: "label", unit: "water", driver: false, shown: [] });
  expect(labelOf({ ...ann, open: true }).shown).toBeNull();
});

const info = (name: string, rule: string, kind: SwitchInfo["kind"]): SwitchInfo => ({ name, rule, kind, words: null, low: 0, high: 9, entries: 0, only: [], off: false, shorter: "no" });
const SWITCHES = [info("decks", "RTB-0.1", "number"), info("ties", "RTB-1.8", "word"), info("bluffing", "RTB-2.6", "on_off"), info("pyramid_values", "RTB-2.1", "list"), info("ride_cap", "RTB-3.9", "number")];

test("switches stand with their part of the rules", () => {
  expect(byPart(SWITCHES).map(([part, ones]) => [part, ones.length])).toEqual([["rtb-0", 1], ["rtb-1", 1], ["rtb-2", 2], ["rtb-3", 1]]);
});

test.each([
  ["decks=2", "decks", 2],
  ["ties=wrong", "ties", "wrong"],
  ["bluffing=off", "bluffing", false],
  ["pyramid_values=1/2/2/2/2", "pyramid_values", [1, 2, 2, 2, 2]],
  ["ride_cap=off", "ride_cap", false],
])("what would do is read from a refusal: %s", (text, name, value) => {
  expect(readSetting(text, SWITCHES)).toEqual({ name, value });
});

test("a refusal that names no switch mends nothing", () => {
  expect(readSetting("", SWITCHES)).toBeUndefined();
  expect(readSetting("lives=3", SWITCHES)).toBeUndefined();
});

const BOOK = { bus: "row", bus_length: 10, ride_cap: false, ride_ends_with_deck: false, passed_bluffs: "shed", pyramid_rows: [5, 4, 3, 2, 1] };

test("only what differs from the rulebook is sent", () => {
  expect(changes({ ...BOOK, bus_length: 4, pyramid_rows: [5, 4, 3, 2, 1] }, BOOK)).toEqual({ bus_length: 4 });
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same([1, 2], [1])).toBe(false);
});

test("a preset is known again, and one switch more is none of them", () => {
  const gentle = presetOf("gentle", "classic", BOOK);
  expect(gentle).toMatchObject({ bus_length: 4, ride_cap: 20 });
  expect(presetIs(gentle, "classic", BOOK)).toBe("gentle");
  expect(presetIs(BOOK, "classic", BOOK)).toBe("book");
  expect(presetIs({ ...gentle, bus_length: 5 }, "classic", BOOK)).toBeUndefined();
});

test("a cure is offered only where the table would notice it", () => {
  const names = (house: typeof BOOK | Record<string, unknown>, matter: string[]): string[] => curesFor(house as never, matter).map(({ name }) => name);
  expect(names(BOOK, ["bus_length", "ride_cap"])).toEqual(["bus_length", "ride_cap"]);
  expect(names(BOOK, ["ride_cap", "ride_ends_with_deck"])).toEqual(["ride_cap", "ride_ends_with_deck"]);
  expect(names({ ...BOOK, bus_length: 4, ride_cap: 10 }, ["bus_length", "ride_cap"])).toEqual([]);
});

test("a long ride for most is a brutal night; a dry game never is", () => {
  const night = (mean: number, most: number, long: number): Forecast => ({ drinks: { mean, se: 0, most, most_se: 0 }, long_ride: { chance: long, se: 0, exact: true } }) as unknown as Forecast;
  expect(isBrutal(night(43, 118, 0.85))).toBe(true);
  expect(isBrutal(night(14, 24, 0.01))).toBe(false);
  const dry = { drinks: null, minutes: { mean: 12 } } as unknown as Forecast;
  expect([isBrutal(dry), outlookOf(dry), outlookOf(night(43, 118, 0.85))]).toEqual([false, "short", "flood"]);
});

test("a game that is over is told in a line", () => {
  const table = { phase: "over", game: "ride-the-bus", given_up: false, seats: [{ seat: 0, name: "Ann" }, { seat: 1, name: "Bo" }] } as unknown as TableInfo;
  const view = { rider: 1, attempt: 3, ride_drinks: 9 } as unknown as RideView;
  expect(resultOf({ ...table, phase: "lobby" }, view)).toBe("");
  expect(resultOf(table, { ...view, rider: null })).toBe("page-lobby-result-nobody");
  expect(resultOf({ ...table, given_up: true }, view)).toBe("page-lobby-result-given-up");
});
