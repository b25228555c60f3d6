import { expect, test } from "vitest";
import { PLACES } from "../plugins/preloads.ts";
import { placeOf } from "../src/router.svelte";
import { SCREENS } from "../src/screens";

const PATHS = ["/", "/j", "/j/KQJT", "/t/KQJT", "/t/KQJT/screen", "/new", "/try", "/pass", "/lab"];

test("what is sent ahead is the screen of the path, and its words", () => {
  for (const path of PATHS) {
    const { at } = placeOf(path);
    expect(Object.keys(PLACES).filter((one) => new RegExp(PLACES[one]!.path).test(path)), path).toEqual([at]);
    expect(String(SCREENS[at].load), path).toContain(`/screens/${PLACES[at]!.screen}.svelte`);
    expect(PLACES[at]!.words, path).toEqual(SCREENS[at].words ?? []);
  }
});

test("elsewhere nothing is sent ahead", () => {
  for (const path of ["/nowhere", "/t/KQJT/summary", "/replay", "/j/KQJT/more"]) expect(Object.values(PLACES).filter((one) => new RegExp(one.path).test(path))).toEqual([]);
});
