import { expect, test } from "vitest";
import { whyText } from "../src/screens/replay/actions";
import { loadWords, speak } from "../src/words/words.svelte";

const nameOf = (seat: number): string => ["Ana", "Bo"][seat] ?? "";
const said = (code: string, facts: Record<string, string | number>): string => whyText({ seat: 0, action: { type: "pass" }, code, facts }, nameOf);

test("a bot's reason names seats, cards, ranks, suits and hands in the reader's language", async () => {
  await speak("en", false);
  expect(said("bot-chase-take", {})).toBe(""); // its words are not there yet
  await loadWords("why");
  await loadWords("replay");
  expect(said("bot-chase-take", { other: 1, second: "9S", card: "AS" })).toBe("Bo has the nine of spades: better that than the ace of spades.");
  expect(said("bot-ride-count-suit", { right: 11, of: 34, suit: "diamonds" })).toBe("Of 34 unseen cards 11 are diamonds; no suit has more.");
  expect(said("bot-stop-builds", { card: "9D", second: "2C", kind: "high_card", next: "running_flush" })).toBe("With the nine of diamonds for the two of clubs there may be more to come: running flush.");
  expect(said("bot-of-tomorrow", {})).toBe("");
  await speak("da", false);
  expect(said("bot-chase-take", { other: 1, second: "9S", card: "AS" })).toBe("Bo har spar 9: hellere det end spar es.");
});
