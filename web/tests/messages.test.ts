import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askedBy, idsAsked } from "../plugins/messages.ts";
import { messagesOf } from "../plugins/patterns.ts";
import { idsOfGroup } from "../plugins/words.ts";
import { numbersOf, worded } from "../src/words/wording.ts";
import { LOCALES as LOCALES_OF } from "../src/words/words.svelte.ts";

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

test("a file is cut into messages, each with its attributes", () => {
  const messages = messagesOf(FTL);
  expect([...messages.keys()]).toEqual(["drinks", "event-drank", "rank-2", "rank-queen", "unasked"]);
  expect(messages.get("rank-2")!()).toEqual({ "rank-2": "two", "rank-2.the": "the two" });
  expect(messages.get("unasked")!()).toEqual({ unasked: "two" });
});

test("what Fluent can do and the page does not is refused when the page is built", () => {
  expect(() => messagesOf("a = { NUMBER($x) }\n").get("a")!()).toThrow("a: the page words no func");
  expect(() => messagesOf("a = { b }\n").get("a")!()).toThrow("a says nothing");
});

test("ids are found in texts, attributes and templates, and nothing else is", () => {
  const source = 't("drinks"); <A b="rank-2.the" />; t(`rank-${word("x")}`)';
  expect(idsAsked(askedBy(source), messagesOf(FTL))).toEqual(new Set(["drinks", "rank-2", "rank-queen"]));
  expect(idsAsked(askedBy("t(`rank-${a}-${b}`)"), messagesOf(FTL))).toEqual(new Set());
});

const LANGUAGES = ["en", "pt", "da", "it"];
const fileOf = (lang: string): string => readFileSync(new URL(`${lang}.ftl`, LOCALES), "utf-8");

test.each(LANGUAGES)("%s: each message is in one part of the words", (lang) => {
  const messages = messagesOf(fileOf(lang));
  const main = idsOfGroup("main", SOURCES, messages);
  expect(main.size).toBeGreaterThan(40);
  for (const group of ["errors", "story", "rules", "books", "switches", "why", "lab", "screen"]) {
    const own = idsOfGroup(group, SOURCES, messages);
    expect(own.size).toBeGreaterThan(5);
    expect([...own].filter((id) => main.has(id))).toEqual([]);
  }
});

const VALUES = [0, 1, 1.5, 2, 7, 21, 1000, 1_000_000, "yes", "no", "red", "Ana"];

test.each(LANGUAGES)("%s: every message of the page is worded as Fluent words it", (lang) => {
  const locale = LOCALES_OF[lang as keyof typeof LOCALES_OF];
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(fileOf(lang)));
  const numbers = numbersOf(locale);
  for (const [id, said] of messagesOf(fileOf(lang))) {
    if (id.startsWith("odds-") || id.startsWith("terminal-")) continue;
    const message = bundle.getMessage(id)!;
    for (const [name, pattern] of Object.entries(said())) {
      const fluent = name === id ? message.value! : message.attributes[name.slice(id.length + 1)]!;
      const asked = [...new Set([...JSON.stringify(pattern).matchAll(/\["([a-z_]+)"/g)].map(([, argument]) => argument!))];
      for (const value of VALUES) {
        const args = Object.fromEntries(asked.map((argument) => [argument, value]));
        expect(worded(pattern, args, numbers), name).toBe(bundle.formatPattern(fluent, args, []));
      }
    }
  }
});
