import { beforeEach, expect, test, vi } from "vitest";
import { ask } from "../src/net/api";
import { forget, identities, identity, keep } from "../src/net/identity";
import { randomHex, sealOf } from "../src/net/random";
import { placeOf } from "../src/router.svelte";
import { readPreferences } from "../src/kit/settings.svelte";
import { cardName, rankWord, theCard } from "../src/words/cards";
import { errorText } from "../src/words/errors";
import { percent, preferredLanguage, speak, t } from "../src/words/words.svelte";

beforeEach(() => localStorage.clear());

test("a seal is the SHA-256 of the bytes, not of their digits", async () => {
  expect(await sealOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  expect(await sealOf("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/);
  expect(randomHex(12)).not.toBe(randomHex(12));
});

test("one machine may be a seat and the shared screen of a table, and forgets each alone", () => {
  keep({ code: "KQJT", token: "a", person: 1, role: "seat" });
  keep({ code: "KQJT", token: "b", person: 2, role: "screen" });
  keep({ code: "KQJT", token: "c", person: 1, role: "seat" });
  expect(identity("KQJT")?.token).toBe("c");
  expect(identity("KQJT", "screen")?.token).toBe("b");
  forget("KQJT");
  expect(identities().map(({ token }) => token)).toEqual(["b"]);
  localStorage.setItem("nightbus.tables", "{broken");
  expect(identities()).toEqual([]);
});

test.each([
  ["/", { at: "home" }],
  ["/new", { at: "new" }],
  ["/j", { at: "join", code: "", invite: "" }],
  ["/j/kqjt", { at: "join", code: "KQJT", invite: "x1" }],
  ["/t/KQJT", { at: "phone", code: "KQJT" }],
  ["/t/KQJT/", { at: "phone", code: "KQJT" }],
  ["/t/KQJTBC/screen", { at: "screen", code: "KQJTBC" }],
  ["/t/KQJT/replay", { at: "replay", code: "KQJT" }],
  ["/t/KQJT/constructor", { at: "lost" }],
  ["/t/KQ", { at: "lost" }],
  ["/lab/x/y/z", { at: "lost" }],
  ["/elsewhere", { at: "lost" }],
])("%s", (path, place) => {
  expect(placeOf(path, "#i=x1")).toEqual(place);
});

test("preferences that are not ours are as by default, one by one", () => {
  expect(readPreferences('{"theme":"day","deck":"seven","sound":false,"more":1}')).toMatchObject({ theme: "day", deck: "four", sound: false, haptics: true });
  for (const broken of [null, "", "null", "[", '"x"']) expect(readPreferences(broken).theme).toBe("night");
});

test.each([
  [null, ["de-AT", "pt-BR"], "pt"],
  ["it", ["da"], "it"],
  [null, ["fi"], "en"],
  ["xx", [], "en"],
])("language: %s, %s", (stored, asked, lang) => {
  expect(preferredLanguage(stored, asked)).toBe(lang);
});

test("cards and chances in each language, as Python says them", async () => {
  await speak("da");
  expect(cardName("10H")).toBe("hjerter 10");
  expect(percent(0.39)).toBe("39\u00a0%");
  await speak("it");
  expect(cardName("AH")).toBe("asso di cuori");
  expect(theCard("8C")).toBe("l'8 di fiori");
  expect(t("drinks", { drinks: 1.5 })).toBe("1,5 sorsi");
  await speak("pt");
  expect(theCard("HOUSE")).toBe("a Casa");
  expect(t("drinks", { drinks: 0 })).toBe("nenhum gole");
  await speak("en");
  expect(theCard("N14")).toBe("the 14");
  expect(cardName(null)).toBe("a face-down card");
  expect(t("no-such-message")).toBe("no-such-message");
  expect([percent(0.001), percent(0.999), percent(0), percent(1)]).toEqual(["1%", "99%", "0%", "100%"]);
  expect(rankWord("QD")).toBe("queen");
});

test("a refusal comes with its words, which nobody has loaded before; a server out of reach is told without", async () => {
  await speak("en");
  expect(errorText("unavailable")).toContain(t("error-unavailable"));
  expect(t("error-unavailable")).not.toBe("error-unavailable");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "no-such-table", facts: {} }), { status: 404 })));
  expect(await ask("/api/tables/QQQQ/view")).toEqual({ ok: false, code: "no-such-table", facts: {} });
  expect(errorText("no-such-table")).toContain(t("error-no-such-table"));
  expect(t("error-no-such-table")).not.toBe("error-no-such-table");
  vi.unstubAllGlobals();
});
