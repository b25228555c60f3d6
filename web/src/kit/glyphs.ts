/** The shapes that cards are made of: ranks are strokes, suits are outlines, so that a card needs no font. */
import { SUITS } from "./suits";

/** One stroke for each rank in a box of 40 x 60. */
export const RANKS: Readonly<Record<string, string>> = {
  A: "M4 59L20 4L36 59M10 41H30",
  2: "M6 18C6 9 12 4.5 20 4.5S34 9 34 18C34 31 8 40 6 55.5H37",
  3: "M6 10C10 6 14 4.5 20 4.5C28 4.5 33 9 33 16C33 24 28 28 17 28C29 28 35 33 35 42C35 51 29 55.5 19 55.5C13 55.5 8 54 5 49",
  4: "M28 60V6L5 43H39",
  5: "M34 5H11L8 29C12 25.5 16 24 20 24C29 24 35 30 35 39.5C35 49 29 55.5 19 55.5C13 55.5 8 54 5 49",
  6: "M31 4C17 12 6 25 6 40C6 50 12 55.5 20 55.5S34.5 49 34.5 40S29 25 20.5 25C13 25 8 30 6.5 36",
  7: "M4 5H35L16 60",
  8: "M20 4.5C12 4.5 7 9 7 16S12 28 20 28S33 23 33 16S28 4.5 20 4.5ZM20 28C11 28 5 33 5 41.5S11 55.5 20 55.5S35 50 35 41.5S29 28 20 28Z",
  9: "M9 56C23 48 34 35 34 20C34 10 28 4.5 20 4.5S5.5 11 5.5 20S11 35 19.5 35C27 35 32 30 33.5 24",
  T: "M0 14L8 5V60M29 4.5C21.5 4.5 19 14 19 30S21.5 55.5 29 55.5S39 46 39 30S36.5 4.5 29 4.5Z",
  J: "M29 1V42C29 51 25 55.5 17 55.5C10 55.5 6 52 5 45",
  Q: "M20 4.5C10 4.5 5 14 5 30S10 55.5 20 55.5S35 46 35 30S30 4.5 20 4.5ZM21 41L37 60",
  K: "M8 1V60M36 1L9 35M17 26L38 60",
  0: "M20 4.5C10 4.5 5.5 14 5.5 30S10 55.5 20 55.5S34.5 46 34.5 30S30 4.5 20 4.5Z",
  1: "M9 15L21 5V60",
};

export const INK = "#101014";
export const PAPER = "#fffdf6";
export const BRASS = "#e8b33c";
export const OX = "#7d1f22";

/** A suit, or another outline of that box, `w` wide. */
export function suit(s: string, x: number, y: number, w: number, extra = 'fill="currentColor"'): string {
  return `<path transform="translate(${x} ${y}) scale(${w / 32})" d="${SUITS[s]}" ${extra}/>`;
}

/** A rank `h` high, drawn with a stroke of `sw` of its box. */
export function rank(r: string, x: number, y: number, h: number, sw = 9): string {
  return `<path transform="translate(${x} ${y}) scale(${h / 60})" d="${RANKS[r]}" fill="none" stroke="currentColor" stroke-width="${sw}" stroke-linejoin="round"/>`;
}

/** The same again, upside down at the other end of the card. */
export function twice(half: string): string {
  return `${half}<g transform="rotate(180 100 140)">${half}</g>`;
}
