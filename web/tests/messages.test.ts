import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askedBy, idsAsked, messagesOf, withMentioned } from "../plugins/messages.ts";
import { idsOfGroup } from "../plugins/words.ts";

const LOCALES = new URL("../../src/nightbus/locales/", import.meta.url);
const SOURCES = new URL("../src", import.meta.url).pathname;
const FTL = `# a comment
drinks = { $drinks ->
    [one] 1 drink
   *[other] { $drinks } drinks
 }
event-drank = { $seat } takes { drinks }
rank-2 = two
    .the = the two
rank-queen = queen
unasked = { rank-2 }
`;

test("a file is cut into messages, each whole", () => {
  const messages = messagesOf(FTL);
  expect([...messages.keys()]).toEqual(["drinks", "event-drank", "rank-2", "rank-queen", "unasked"]);
  expect(messages.get("rank-2")).toBe("rank-2 = two\n    .the = the two");
  expect(messages.get("drinks")).toMatch(/drinks\n \}$/);
});

test("what is mentioned comes along", () => {
  expect(withMentioned(["event-drank"], messagesOf(FTL))).toEqual(new Set(["event-drank", "drinks"]));
});

test("ids are found in texts, attributes and templates, and nothing else is", () => {
  const source = 't("drinks"); <A b="rank-2.the" />; t(`rank-${word("x")}`)';
  expect(idsAsked(askedBy(source), messagesOf(FTL))).toEqual(new Set(["drinks", "rank-2", "rank-queen"]));
  expect(idsAsked(askedBy("t(`rank-${a}-${b}`)"), messagesOf(FTL))).toEqual(new Set());
});

test.each(["en", "pt", "da", "it"])("%s: each message is in one part of the words, and each part can be worded alone", (lang) => {
  const messages = messagesOf(readFileSync(new URL(`${lang}.ftl`, LOCALES), "utf-8"));
  const main = idsOfGroup("main", SOURCES, messages);
  expect(main.size).toBeGreaterThan(40);
  for (const group of ["errors", "story", "rules", "switches", "why", "lab", "screen"]) {
    const own = idsOfGroup(group, SOURCES, messages);
    expect([...own].filter((id) => main.has(id))).toEqual([]);
    const there = new Set([...main, ...own]);
    expect([...withMentioned(own, messages)].filter((id) => !there.has(id))).toEqual([]);
  }
});
