/** What the lobby tells of the house rules, and why no game can begin. */
import { expect, test, vi } from "vitest";
import type { TableInfo } from "../src/net/wire";
import { HouseRules } from "../src/screens/lobby/house.svelte";
import { problemOf } from "../src/screens/lobby/problem";
import type { SwitchInfo } from "../src/screens/new/catalogue";
import { has, loadWords, t } from "../src/words/words.svelte";

const decks: SwitchInfo = { name: "decks", rule: "RTB-0.1", kind: "number", words: null, low: 1, high: 4, entries: 0, only: [], off: false, shorter: "no" };
const ANSWERS: Readonly<Record<string, unknown>> = {
  "/api/games": { games: [{ game: "ride-the-bus", rulebooks: { classic: { switches: { decks: 1 } } }, switches: [decks] }] },
  "/api/rules": { matter: ["decks"], rules: [], args: { seats_high: 9 } },
};
const table = (more: Partial<TableInfo>): TableInfo => ({ game: "ride-the-bus", rulebook: "classic", switches: { decks: 1 }, seats: [{}, {}], problem: null, ...more }) as unknown as TableInfo;

test("by the book there is nothing to tell and nothing to fetch; a house rule is told as soon as its words are there", async () => {
  vi.stubGlobal("fetch", async (path: string) => Response.json(ANSWERS[path]));
  const house = new HouseRules();
  await house.follow(table({}));
  expect(house.room(table({}))).toBe(7);
  expect(house.changed(table({}))).toEqual([]);
  await new Promise((later) => setTimeout(later, 50));
  expect(has("switch-decks")).toBe(false);

  const two = table({ switches: { decks: 2 } });
  expect(house.changed(two)).toEqual([]);
  expect(house.mend(two, "decks=1")).toBeUndefined();
  await vi.waitFor(() => expect(has("switch-decks")).toBe(true));
  expect(house.changed(two)).toEqual(["decks"]);
  expect(house.mend(two, "decks=1")).toEqual({ name: "decks", value: 1 });
});

test("too few on board, or a house rule that does not allow so many", async () => {
  await Promise.all([loadWords("lobby"), loadWords("errors")]);
  expect(problemOf(table({}))).toBeUndefined();
  expect(problemOf(table({ problem: { code: "seats", facts: { seats: 2, low: 5, high: 9 } } }))).toEqual({ text: t("page-lobby-few", { count: 3 }), few: 3, nearest: "" });
  const many = problemOf(table({ problem: { code: "cards-too-few", facts: { cards: 52, need: 60, nearest: "decks=2" } } }));
  expect(many).toMatchObject({ few: 0, nearest: "decks=2" });
  expect(many!.text).not.toContain("decks=2"); // a button says so
});
