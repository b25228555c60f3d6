import { afterEach, expect, test, vi } from "vitest";
import { drawn, exactShares, type Found, measured, settingsOf, simulate } from "../src/screens/lab/lab";
import type { SwitchInfo } from "../src/screens/new/catalogue";

const figures = (mean: number, max = 9) => ({ mean, se: 0.1, p50: 1, p90: 2, p99: 3, max });
const FOUND: Found = {
  game: "ride-the-bus", rulebook: "classic", switches: {}, seats: 3, seed: 0, games: 4,
  drinks: { per_seat: [figures(2), figures(4), figures(0, 0)], table: figures(6) },
  ride: { rows: figures(1, 1), drinks: figures(3), rider_share: [] },
  minutes: figures(0.5),
  histograms: { drinks_seat_0: { counts: [1, 3], beyond: 0 }, drinks_seat_1: { counts: [0, 2, 2], beyond: 1 }, ride_drinks: { counts: [4], beyond: 0 }, tenths_of_minutes: { counts: [0, 0, 0, 0, 0, 4], beyond: 0 } },
};
const ASKED = { game: "ride-the-bus", rulebook: "classic", switches: {}, seats: 3 };
const SWITCH: SwitchInfo = { name: "x", rule: "RTB-1.1", kind: "number", words: null, low: 1, high: 100, entries: 0, only: [], off: false, shorter: "no" };

afterEach(() => vi.unstubAllGlobals());

function server(...answers: [number, object][]): () => number {
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    const [status, body] = answers[Math.min(asked++, answers.length - 1)]!;
    return new Response(JSON.stringify(body), { status });
  });
  return () => asked;
}

test("while the lab warms up it is asked again, and says so; then there is its answer", async () => {
  const asked = server([409, { code: "lab-compiling" }], [409, { code: "busy" }], [200, FOUND]);
  const heard: string[] = [];
  const answer = await simulate(ASKED, 100, (code) => heard.push(code), () => false, async () => undefined);
  expect(answer.ok).toBe(true);
  expect(heard).toEqual(["lab-compiling", "busy"]);
  expect(asked()).toBe(3);
});

test("what waiting does not mend is told at once: the lab is not installed", async () => {
  const asked = server([409, { code: "lab-missing", facts: { install: "pip" } }]);
  const answer = await simulate(ASKED, 100, () => undefined, () => false, async () => undefined);
  expect(answer).toEqual({ ok: false, code: "lab-missing", facts: { install: "pip" } });
  expect(asked()).toBe(1);
});

test("who has gone elsewhere does not go on asking", async () => {
  const asked = server([409, { code: "lab-compiling" }]);
  let gone = false;
  await simulate(ASKED, 100, () => (gone = true), () => gone, async () => undefined);
  expect(asked()).toBe(1);
});

test("drinks of a person leave out who never drinks", () => {
  const drinks = measured(FOUND, "drinks")!;
  expect(drinks.mean).toBe(3);
  expect(drinks.counts).toEqual({ counts: [1, 5, 2], beyond: 1 });
});

test("a measure that the game has not, or that never changes, is none", () => {
  expect(measured(FOUND, "rounds")).toBeUndefined();
  expect(measured(FOUND, "lost")).toBeUndefined();
  expect(measured(FOUND, "rows")).toBeUndefined(); // one row each time
  expect(measured(FOUND, "ride")?.mean).toBe(3);
});

test("two sets share their bins, each has its own reach", () => {
  const set = (counts: number[]) => ({ counts: { counts, beyond: 0 }, mean: 0, se: 0, unit: 0.1 });
  const { bin, shares, reached } = drawn([set([1, 1, 2]), set([0, 0, 0, 0, 4])], 40);
  expect(bin).toBe(1);
  expect(shares).toEqual([[0.25, 0.25, 0.5, 0, 0], [0, 0, 0, 0, 1]]);
  expect(reached[0]).toEqual([0.1, 0.2, 0.2]);
  expect(reached[1]![0]).toBeCloseTo(0.4);
});

test("exact chances are added up by bin", () => {
  expect(exactShares([0.1, 0.2, 0.3, 0.4], 2, 2).map((one) => Number(one.toFixed(6)))).toEqual([0.3, 0.7]);
});

test("a switch is turned through a few of its settings, the present one among them", () => {
  expect(settingsOf({ ...SWITCH, kind: "on_off" }, true)).toEqual([false, true]);
  expect(settingsOf({ ...SWITCH, kind: "word", words: ["a", "b"] }, "a")).toEqual(["a", "b"]);
  expect(settingsOf({ ...SWITCH, only: [1, 3] }, 3)).toEqual([1, 3]);
  const some = settingsOf({ ...SWITCH, off: true }, 10);
  expect(some).toContain(10);
  expect(some.at(-1)).toBe(false);
  expect(some.length).toBeLessThanOrEqual(7);
});
