import { expect, test } from "vitest";
import { drawCuckoo } from "../src/kit/cuckoo";
import { drawFace, isRed, type Level } from "../src/kit/drawing";
import { drawBack, SHARED } from "../src/kit/moquette";
import { FACE_NAMES, faceOf } from "../src/kit/faces";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const PACK = RANKS.flatMap((rank) => ["C", "D", "H", "S"].map((suit) => rank + suit));
const CUCKOO = [...Array.from({ length: 16 }, (_, i) => `N${i + 1}`), "HOUSE", "HORSE", "CAT", "CUCKOO"];
const draw = (card: string, level: Level): string => (CUCKOO.includes(card) ? drawCuckoo(card, level) : drawFace(card, level));
const LEVELS = ["full", "jumbo", "small"] as const;

test.each(LEVELS)("no two cards look alike (%s), and nothing is drawn from what is not there", (level) => {
  const faces = [...PACK, ...CUCKOO].map((card) => draw(card, level));
  expect(new Set(faces).size).toBe(72);
  expect(faces.filter((face) => /undefined|NaN/.test(face))).toEqual([]);
});

test.each(LEVELS)("red and black are told by the edge, at every size (%s)", (level) => {
  const dashed = (card: string): boolean => draw(card, level).includes('stroke-dasharray="7 6"');
  for (const card of PACK) expect(dashed(card)).toBe(isRed(card));
  for (const card of CUCKOO) expect(isRed(card) || dashed(card)).toBe(false);
});

test("each number card has as many pips as it says", () => {
  const pips = (card: string): number => {
    const face = drawFace(card, "full");
    return (face.match(/M16 29\.5C7/g) ?? []).length - 2; // the indices
  };
  expect(RANKS.slice(0, 9).map((rank) => pips(`${rank}H`))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("what drawings refer to is shared by the page", () => {
  const drawn = [drawBack(), ...LEVELS.flatMap((level) => [...PACK, ...CUCKOO].map((card) => draw(card, level)))].join("");
  for (const [, id] of drawn.matchAll(/url\(#([\w-]+)\)/g)) expect(SHARED).toContain(`id="${id}"`);
});

test("every seat has a face, one of ours or one by its number", () => {
  expect(FACE_NAMES.length).toBeGreaterThanOrEqual(16);
  expect(faceOf("cat", 3)).toBe("cat");
  expect(faceOf("constructor", 1)).toBe(FACE_NAMES[1]);
  expect(faceOf("", FACE_NAMES.length)).toBe(FACE_NAMES[0]);
});
