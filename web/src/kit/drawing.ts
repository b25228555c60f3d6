/**
 * Cards drawn from data, 200 x 280. Three levels: `full` (pips, two-headed courts) where a card is alone and large, `jumbo`
 * (one large rank, suit or head) in hands and across a room, `small` (rank and suit) under 64 px.
 *
 * Red or black is told without colour: red suits have a perforated ticket edge on both long sides, black suits a solid one,
 * the Cuckoo pack, which is neither, a double line.
 */
import { bust } from "./courts";
import { cuckoo } from "./cuckoo";
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

const BLANK = `<rect x="1" y="1" width="198" height="278" rx="15" fill="${PAPER}" stroke="#b9ae96" stroke-width="2"/>`;

/** Is this card red (hearts, diamonds)? */
export function isRed(card: string): boolean {
  return /[HD]$/.test(card) && card.length <= 3;
}

/** The inside of the SVG of a card that lies face up: `10D`, `AS`, `N14`, `CUCKOO`. */
export function drawFace(card: string, level: Level): string {
  if (/^(N\d+|HOUSE|HORSE|CAT|CUCKOO)$/.test(card)) return BLANK + cuckoo(card, level);
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

/** The inside of the SVG of a card that lies face down: seat moquette. */
export function drawBack(): string {
  const inside = 'x="11" y="11" width="178" height="258" rx="8"';
  return `<rect x="1" y="1" width="198" height="278" rx="15" fill="#f5ecd8" stroke="#b9ae96" stroke-width="2"/>
    <rect ${inside} fill="url(#nb-moquette)"/><rect ${inside} fill="none" stroke="#3c0d10" stroke-width="3"/>`;
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

const WEAVE = `<path d="M22 2L32 12L22 22L12 12Z" fill="#173a4f"/><path d="M22 7L27 12L22 17L17 12Z" fill="#e8b33c"/>
  <path d="M0 24L10 34L0 44M44 24L34 34L44 44" fill="none" stroke="#173a4f" stroke-width="6"/>
  <path d="M0 29L5 34L0 39ZM44 29L39 34L44 39Z" fill="#f5ecd8"/>
  <path d="M22 26V42M14 34H30M0 12H6M38 12H44" stroke="#a8403a" stroke-width="4"/>`;

/** What all cards share; stands once in the page (App.svelte). */
export const SHARED = `<clipPath id="nb-bust"><path d="M14 10H186V267H14Z"/></clipPath>
  <clipPath id="nb-half"><path d="M-46 -1H46V104.3L-46 131.7Z"/></clipPath>
  <pattern id="nb-moquette" width="44" height="44" patternUnits="userSpaceOnUse" x="12" y="8"><rect width="44" height="44" fill="#6d1b1f"/>${WEAVE}</pattern>
  <pattern id="nb-cloth" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)"><rect width="44" height="44" fill="#6d1b1f"/>${WEAVE}</pattern>
  <linearGradient id="nb-folds" x2="78" gradientUnits="userSpaceOnUse" spreadMethod="repeat"><stop stop-opacity=".5"/><stop offset=".35" stop-opacity="0"/><stop offset=".6" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-opacity=".5"/></linearGradient>`;

