/**
 * Cards drawn from data, 200 x 280. Three levels: `full` (pips, two-headed courts) where a card is alone and large, `jumbo`
 * (one large rank, suit or head) in hands and across a room, `small` (rank and suit) under 64 px.
 *
 * Red or black is told without colour: red suits have a perforated ticket edge on both long sides, black suits a solid one,
 * the Cuckoo pack, which is neither, a double line.
 */
import { bust } from "./courts";
import { INK, PAPER, rank, suit, twice } from "./glyphs";

export type Level = "full" | "jumbo" | "small";

/** The pips of one half by x and y; those at 140, and the one marked, stand once. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number, 1?])[]>> = {
  2: [[100, 58]],
  3: [[100, 58], [100, 140]],
  4: [[76, 58], [124, 58]],
  5: [[76, 58], [124, 58], [100, 140]],
  6: [[76, 58], [124, 58], [76, 140], [124, 140]],
  7: [[76, 58], [124, 58], [76, 140], [124, 140], [100, 99, 1]],
  8: [[76, 58], [124, 58], [76, 140], [124, 140], [100, 99]],
  9: [[76, 52], [124, 52], [76, 110], [124, 110], [100, 140]],
  T: [[76, 52], [124, 52], [76, 110], [124, 110], [100, 81]],
};

/** The paper that every face is printed on. */
export const BLANK = `<rect x="1" y="1" width="198" height="278" rx="15" fill="${PAPER}" stroke="#b9ae96" stroke-width="2"/>`;

/** Is this card red (hearts, diamonds)? */
export function isRed(card: string): boolean {
  return /[HD]$/.test(card) && card.length <= 3;
}

/** The inside of the SVG of a card of the 52 that lies face up: `10D`, `AS`. The Cuckoo pack is drawn by cuckoo.ts. */
export function drawFace(card: string, level: Level): string {
  const s = card.slice(-1);
  const r = card.slice(0, -1) === "10" ? "T" : card.slice(0, -1);
  const crew = "JQK".includes(r);
  const edge = isRed(card)
    ? '<path d="M6 16V264M194 16V264" stroke="#d21e09" stroke-width="6" stroke-dasharray="7 6"/>'
    : `<path d="M6 16V264M194 16V264" stroke="${INK}" stroke-width="6"/>`;
  const card0 = BLANK + edge;
  if (level === "small") return card0 + rank(r, r === "T" ? 22 : 26, 26, 118, 10) + suit(s, 74, 146, 112);
  if (level === "jumbo") return card0 + (crew ? head(r, s) : twice(rank(r, 20, 18, 84, 10.5)) + suit(s, 54, 94, 92));
  const index = twice(rank(r, 16, 17, 48, 9.6) + suit(s, 16, 74, 32));
  return card0 + index + (crew ? court(r, s) : r === "A" ? ace(s) : pips(r, s));
}

/** One large head, for the hand and the far end of the room. */
function head(r: string, s: string): string {
  return `<g clip-path="url(#nb-bust)"><g transform="translate(120 70) scale(1.55)">${bust(r, s)}</g></g>
    <path d="M14 267H186" stroke="${INK}" stroke-width="3"/>${rank(r, 18, 18, 84, 10.5)}${suit(s, 18, 114, 44)}`;
}

/** Two heads, for tables: nobody sits upside down. */
function court(r: string, s: string): string {
  const half = `<g clip-path="url(#nb-half)" transform="translate(100 22)">${bust(r, s)}</g>`;
  return `${twice(half)}<path d="M53 154L147 126" stroke="${INK}" stroke-width="2.5"/>
    <rect x="53" y="20" width="94" height="240" rx="5" fill="none" stroke="${INK}" stroke-width="2"/>`;
}

function pips(r: string, s: string): string {
  const w = "789T".includes(r) ? 34 : 38;
  let once = "";
  let both = "";
  for (const [x, y, alone] of PIPS[r]!) {
    const pip = suit(s, x - w / 2, y - w / 2, w);
    if (y === 140 || alone) once += pip;
    else both += pip;
  }
  return once + twice(both);
}

/** The ace is a bus stop. */
function ace(s: string): string {
  return `<circle cx="100" cy="140" r="50" fill="none" stroke="currentColor" stroke-width="3"/>
    <circle cx="100" cy="140" r="44" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2 5"/>
    <rect x="38" y="126" width="124" height="28" fill="${PAPER}"/><path d="M40 126H160M40 154H160" stroke="currentColor" stroke-width="3"/>
    ${suit(s, 65, 105, 70, `fill="currentColor" stroke="${PAPER}" stroke-width="3"`)}`;
}
