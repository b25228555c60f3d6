import { beforeEach, describe, expect, it, vi } from "vitest";
import { draftOf, keepDraft } from "../../src/screens/phone/ride/draft";
import { hadOf, keepHad } from "../../src/screens/phone/ride/owed";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) });
});

describe("what was drunk", () => {
  it("is all there is, at the first look at a session under way: another phone has ticked it off", () => {
    expect(hadOf("KQJT", 1, { drinks: 7, shots: 1 })).toEqual({ drinks: 7, shots: 1 });
  });

  it("is nothing of a session that begins while this phone is at the table", () => {
    keepHad("KQJT", 1, { drinks: 7, shots: 1 });
    expect(hadOf("KQJT", 2, { drinks: 2, shots: 0 })).toEqual({ drinks: 0, shots: 0 });
  });

  it("outlives the page", () => {
    keepHad("KQJT", 1, { drinks: 3, shots: 0 });
    expect(hadOf("KQJT", 1, { drinks: 5, shots: 0 })).toEqual({ drinks: 3, shots: 0 });
  });

  it("starts anew where what was kept is not ours", () => {
    kept.set("nightbus.had.KQJT", "nonsense");
    expect(hadOf("KQJT", 1, { drinks: 2, shots: 0 })).toEqual({ drinks: 2, shots: 0 });
  });
});

describe("a choice half made", () => {
  it("is there again for the same question, at the same table", () => {
    keepDraft("KQJT", 12, { 1: 2 });
    expect(draftOf("KQJT", 12)).toEqual({ 1: 2 });
    expect(draftOf("KQJT", 13)).toBeUndefined();
    expect(draftOf("ZXVB", 12)).toBeUndefined();
  });
});
