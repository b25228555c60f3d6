import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkLog, draw } from "../src/proof/check";

const LOG = readFileSync(new URL("fair-chase.jsonl", import.meta.url), "utf-8");
const deals = (LOG.match(/"type":"deal"/g) ?? []).length;

test("a log that a table has written is proven, every pick", () => {
  const found = checkLog(LOG);
  expect(found.wrong).toBeNull();
  expect(found.drawn).toBe(deals);
  expect(found.shuffles).toHaveLength(1);
  expect(found.shuffles[0]?.opened.length).toBeGreaterThan(0);
  expect(LOG).toContain(`"chain":"${found.chain}"}\n`);
});

test("the draws are those of docs/shuffle.md", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((number) => draw(seed, number, 52))).toEqual([14, 43, 17, 5, 36, 26, 29, 2]);
});

test("a log with any sign changed is refused in that line", () => {
  for (let at = 0; at < LOG.length; at += 37) {
    const other = LOG[at] === "1" ? "2" : "1";
    if (LOG[at] === "\n") continue;
    const found = checkLog(LOG.slice(0, at) + other + LOG.slice(at + 1));
    expect(found.wrong, `sign ${at}`).not.toBeNull();
    const line = LOG.slice(0, at).split("\n").length;
    if (found.wrong?.line) expect(found.wrong.line).toBe(line);
  }
});

test("a log that is cut, or not yet revealed, says so", () => {
  expect(checkLog(LOG.slice(0, -10)).wrong?.why).toBe("cut");
  expect(checkLog("").wrong?.why).toBe("cut");
  const lines = LOG.trimEnd().split("\n");
  const before = `${lines.slice(0, lines.findIndex((line) => line.includes('"reveal"'))).join("\n")}\n`;
  const found = checkLog(before);
  expect(found.wrong).toBeNull();
  expect(found.drawn).toBe(0);
  expect(found.shuffles[0]?.revealed).toBe(false);
});
