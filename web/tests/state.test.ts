import { expect, test } from "vitest";
import { happened, NOTHING, snapped, welcomed, type TableState } from "../src/net/state";
import type { Happened, SeatInfo, Snap, TableInfo, View, You } from "../src/net/wire";

const event = (seat: number): Happened => ({ type: "stood", rule: "STB-2.5", seat });
const you = { person: 1, role: "seat", seat: 0 } as You;
const snap = (seq: number, since = 0, events: Happened[] = []): Snap => ({
  type: "snap",
  seq,
  since,
  table: { code: "KQJT", phase: "lobby", locked: false, seats: [] as readonly SeatInfo[] } as TableInfo,
  view: { phase: "answer", over: false } as View,
  you,
  events,
});
const live = (): TableState => snapped(NOTHING, snap(5, 0, [event(0)]));

test("nothing is live before the snapshot", () => {
  const state = welcomed(NOTHING, { type: "welcome", v: 1, seq: 5, person: 3, role: "seat", now: 5_000_000 }, 4_000);
  expect(state).toMatchObject({ status: "connecting", person: 3, skew: 1000, table: null });
  expect(live()).toMatchObject({ status: "live", seq: 5, attempt: 0, fresh: [] });
});

test("an event changes the fields that it brings, and no others", () => {
  const next = happened(live(), { type: "ev", seq: 6, table: { locked: true }, view: { over: true } as Partial<View>, events: [event(1)] })!;
  expect(next.table).toMatchObject({ code: "KQJT", phase: "lobby", locked: true });
  expect(next.view).toMatchObject({ phase: "answer", over: true });
  expect(next.you).toBe(you);
  expect(next.events).toEqual([event(0), event(1)]);
  expect(next.fresh).toEqual([event(1)]);
});

test("no bot has the face of a person, or of another bot", () => {
  const seats = (...faces: string[]): SeatInfo[] => faces.map((face, person) => ({ person, face }) as SeatInfo);
  const facesOf = (state: TableState): string[] => state.table!.seats.map(({ face }) => face);
  const first = snapped(NOTHING, { ...snap(5), table: { ...snap(5).table, seats: seats("fox", "", "") } });
  expect(facesOf(first)).toEqual(["fox", "cat", "badger"]); // the fox would have been the first bot's
  const later = happened(first, { type: "ev", seq: 6, table: { seats: seats("fox", "", "", "cat") } })!;
  expect(facesOf(later)).toEqual(["fox", "badger", "hedgehog", "cat"]);
  expect(facesOf(happened(later, { type: "ev", seq: 7, table: { locked: true } })!)).toEqual(facesOf(later));
  const crowd = facesOf(snapped(NOTHING, { ...snap(5), table: { ...snap(5).table, seats: seats(...Array<string>(18).fill("")) } }));
  expect(new Set(crowd).size).toBe(18);
});

test("what only this seat may notice has the number of the last event", () => {
  const next = happened(live(), { type: "ev", seq: 5, you: { ...you, undo: true } as You })!;
  expect(next.you?.undo).toBe(true);
  expect(next.seq).toBe(5);
});

test("a game taken from the table takes its view along", () => {
  expect(happened(live(), { type: "ev", seq: 6, view: null })!.view).toBeNull();
});

test("a gap is asked for, and what was told before is not told again", () => {
  expect(happened(live(), { type: "ev", seq: 7 })).toBeNull();
  expect(happened(NOTHING, { type: "ev", seq: 1 })).toBeNull();
  const state = live();
  expect(happened(state, { type: "ev", seq: 4, events: [event(2)] })).toBe(state);
});

test("a snapshot after a gap adds what was missed; one from the start replaces all", () => {
  expect(snapped(live(), snap(9, 5, [event(1)]))).toMatchObject({ seq: 9, events: [event(0), event(1)], fresh: [event(1)] });
  expect(snapped(live(), snap(9, 0, [event(2)]))).toMatchObject({ events: [event(2)], fresh: [] });
});
