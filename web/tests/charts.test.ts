import { expect, test } from "vitest";
import { lookOf } from "../src/charts/look";
import { csv } from "../src/charts/save";
import { apart, binned, quantile, scale, ticks } from "../src/charts/scale";

test("ticks are round and reach over the most", () => {
  expect(ticks(0, 103, 4)).toEqual([0, 50, 100, 150]);
  expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
  expect(ticks(-1.7, 0.8, 4)).toEqual([-2, -1, 0, 1]);
});

test("a number finds its place on a line, upside down too", () => {
  expect(scale([0, 10], [0, 200])(5)).toBe(100);
  expect(scale([0, 10], [200, 0])(10)).toBe(0);
  expect(scale([3, 3], [7, 9])(3)).toBe(7); // no span: no division by nothing
});

test("labels keep their order and their room, and stay inside if they fit", () => {
  const placed = apart([100, 98, 99, 10], 20, 0, 110);
  expect(placed[3]).toBe(10);
  const order = [1, 2, 0].map((i) => placed[i]!);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[1]! - order[0]!).toBeGreaterThanOrEqual(20);
  expect(order[2]! - order[1]!).toBeGreaterThanOrEqual(20);
  expect(Math.max(...placed)).toBeLessThanOrEqual(110);
});

test("bins are of one round width and lose nothing of what they cover", () => {
  const { width, bins } = binned([1, 2, 3, 4, 5, 6], 3);
  expect([width, bins]).toEqual([2, [3, 7, 11]]);
  expect(binned([5], 40, 401).width).toBe(20);
});

test("a quantile counts what lies beyond as well", () => {
  expect(quantile([5, 4, 1], 0.5)).toBe(0);
  expect(quantile([5, 4, 1], 0.9)).toBe(1);
  expect(quantile([5, 4, 1], 0.5, 90)).toBe(3);
});

test("twenty seats look different, each from each", () => {
  const looks = [...Array(20).keys()].map((seat) => JSON.stringify(lookOf(seat)));
  expect(new Set(looks).size).toBe(20);
});

test("a table as CSV is quoted where it must be", () => {
  expect(csv([["a,b", 'say "no"', 3]])).toBe('"a,b","say ""no""",3\r\n');
});
