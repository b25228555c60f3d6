/** Tiles as words: the title, one thing big, and a line. */
import { answerWord, cardName, rankWord, theCard } from "../../words/cards";
import { n, percent, t } from "../../words/words.svelte";
import type { Tile, Unit } from "./story";

export interface Said {
  readonly title: string;
  readonly big: string;
  readonly line: string;
}

/** A number of drinks, lives or tokens, which may be broken. */
export const about = (value: number): string => n(value, { maximumFractionDigits: 1 });

/** What a tile says. */
export function said(tile: Tile, unit: Unit, nameOf: (seat: number) => string): Said {
  const { kind, amount, other, cards, word } = tile;
  const args = {
    amount: kind === "shot" ? percent(amount) : kind === "lucky" || kind === "unlucky" ? about(amount) : amount,
    unit,
    other: kind === "ride" ? (other ?? 1) : nameOf(other ?? -1),
    card: cards?.[0] ? theCard(cards[0]) : "",
    cards: (cards ?? []).map(cardName).join(", "),
    word: wordOf(kind, word),
  };
  return { title: t(`page-summary-tile-${kind}`), big: t(`page-summary-tile-${kind}.big`, args), line: t(`page-summary-tile-${kind}.line`, args) };
}

function wordOf(kind: Tile["kind"], word = ""): string {
  if (!word) return "";
  if (kind === "hand") return t(`hand-${word}`);
  return kind === "shot" ? answerWord(word) : t(`rank-${rankWord(`${word}S`)}`);
}
