/** Cards and answers by their names. A card is written as everywhere in Nightbus: `10D`, `AS`, `N14`, `CUCKOO`. */
import { t } from "./words.svelte";

const SUIT_WORDS: Readonly<Record<string, string>> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const RANK_WORDS: Readonly<Record<string, string>> = { J: "jack", Q: "queen", K: "king", A: "ace" };

/** The rank of a card as a word of its id: `10`, `queen`. */
export function rankWord(card: string): string {
  const rank = card.slice(0, -1);
  return RANK_WORDS[rank] ?? rank;
}

/** The suit of a card as a word of its id: `hearts`. */
export function suitWord(card: string): string {
  return SUIT_WORDS[card.slice(-1)]!;
}

/** Is this one of the Cuckoo pack? */
export function isCuckoo(card: string): boolean {
  return /^(N\d+|HOUSE|HORSE|CAT|CUCKOO)$/.test(card);
}

/** The card by its name: ten of diamonds; null is a card that the reader may not know. */
export function cardName(card: string | null): string {
  if (card === null) return t("card-hidden");
  if (!isCuckoo(card)) return t("card", { rank: t(`rank-${rankWord(card)}`), suit: t(`suit-${suitWord(card)}`) });
  return card.startsWith("N") ? t("cuckoo-number", { value: Number(card.slice(1)) }) : t(`cuckoo-${card.toLowerCase()}`);
}

/** The card as it stands in a sentence: the ten of diamonds. */
export function theCard(card: string | null): string {
  if (card === null) return t("card-hidden.the");
  if (!isCuckoo(card)) return t("card", { rank: t(`rank-${rankWord(card)}.the`), suit: t(`suit-${suitWord(card)}`) });
  return card.startsWith("N")
    ? t("cuckoo-number.the", { value: Number(card.slice(1)) })
    : t(`cuckoo-${card.toLowerCase()}.the`);
}

/** The word of an answer to a question: `red`, `higher`, `hearts`, `queen`. */
export function answerWord(call: string): string {
  if (Object.values(SUIT_WORDS).includes(call)) return t(`suit-${call}`);
  if (/^(\d+|jack|queen|king|ace)$/.test(call)) return t(`rank-${call}`);
  return t(`answer-${call}`);
}
