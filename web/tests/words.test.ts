/** A screen has every word that it asks for: none of them is in a part of the words that comes with something else. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { askedBy, idsAsked } from "../plugins/messages.ts";
import { messagesOf } from "../plugins/patterns.ts";
import { idsOfGroup } from "../plugins/words.ts";
import { SCREENS } from "../src/screens";

const SOURCES = new URL("../src", import.meta.url).pathname;
const MESSAGES = messagesOf(readFileSync(new URL("../../src/nightbus/locales/en.ftl", import.meta.url), "utf-8"));
const FAMILIES = ["errors", "settings", "faces", "story", "rules", "books", "switches", "why"]; // loaded by whoever shows them, or told to follow
const SEAT = ["phone", "sheets"];

const ENTRIES: readonly (readonly [string, readonly string[]])[] = [
  ...Object.values(SCREENS).map(({ load, words = [] }) => [/"(?:\/src)?\/?(screens\/[^"]+\.svelte)/.exec(String(load))![1]!, words] as const),
  ["screens/lobby/Lobby.svelte", SEAT],
  ["screens/lobby/HouseSheet.svelte", ["lobby"]],
  ["screens/phone/ride/Part.svelte", [...SEAT, "ride"]],
  ["screens/phone/chase/Part.svelte", [...SEAT, "chase", "round"]],
  ["screens/phone/stop/Part.svelte", [...SEAT, "stop", "round"]],
  ["screens/phone/sheets/Gone.svelte", SEAT],
  ["screens/phone/sheets/Overlay.svelte", SEAT],
  ["screens/phone/sheets/RulesSheet.svelte", SEAT],
  ["screens/seat/SeatSheet.svelte", ["seat"]],
  ["screens/seat/CodeSheet.svelte", ["seat"]],
  ["screens/seat/HostSheet.svelte", ["seat"]],
  ["screens/seat/MeSheet.svelte", ["seat"]],
  ["screens/seat/SeatMenu.svelte", ["seat"]],
  ["screens/screen/ride/part.ts", ["screen"]],
  ["screens/screen/chase/part.ts", ["screen"]],
  ["screens/screen/stop/part.ts", ["screen"]],
];

/** The files that come with this one: what it imports, and what they do. */
function withImports(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const source = readFileSync(join(SOURCES, file), "utf-8");
  found.set(file, source);
  for (const [, from = ""] of source.matchAll(/^\s*(?:import|export)\s+(?!type\b)[^;]*?from "(\.[^"]+)"/gm)) {
    const path = join(dirname(file), from);
    const whole = [path, `${path}.ts`].find((one) => existsSync(join(SOURCES, one)) && /\.(ts|svelte)$/.test(one));
    if (whole) withImports(whole, found);
  }
  return found;
}

test.each(ENTRIES)("%s has every word it asks for", (entry, groups) => {
  const files = withImports(entry);
  const own = [...files.values()].flatMap((source) => [...source.matchAll(/loadWords\("(\w+)"\)/g)].map(([, group]) => group!));
  const there = new Set(["main", ...groups, ...own, ...FAMILIES].flatMap((group) => [...idsOfGroup(group, SOURCES, MESSAGES)]));
  for (const [file, source] of files) {
    expect([...idsAsked(askedBy(source), MESSAGES)].filter((id) => !there.has(id)), file).toEqual([]);
  }
});
