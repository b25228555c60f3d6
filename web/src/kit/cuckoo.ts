/** The Cuckoo pack: sixteen numbers and four pictures, in ink, oxblood and brass. It has no suits and no colours. */
import { BLANK, type Level } from "./drawing";
import { BRASS, INK, OX, PAPER, RANKS, twice } from "./glyphs";

const EDGE = `<path d="M5 16V264M9.5 16V264M190.5 16V264M195 16V264" stroke="${BRASS}" stroke-width="2.2"/>`;
const LINE = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;

/** The inside of the SVG of a card of the Cuckoo pack that lies face up: `N14`, `CUCKOO`. */
export function drawCuckoo(card: string, level: Level): string {
  return BLANK + printed(card, level);
}

function printed(card: string, level: Level): string {
  const picture = PICTURES[card];
  if (!picture) return EDGE + number(card.slice(1), level);
  if (level === "small") return `${EDGE}<g transform="translate(8 48) scale(.92)">${picture}</g>`;
  const sign = `<path d="M24 24H176M24 256H176" stroke="${OX}" stroke-width="4"/><path d="M24 32H176M24 248H176" stroke="${BRASS}" stroke-width="2.5"/>`;
  return `${EDGE}${sign}<g transform="translate(0 40)">${picture}</g>`;
}

function number(digits: string, level: Level): string {
  if (level === "small") return written(digits, 140, 100, 140, 11);
  const stop = `<circle cx="100" cy="140" r="62" fill="none" stroke="${OX}" stroke-width="12"/><circle cx="100" cy="140" r="52" fill="none" stroke="${BRASS}" stroke-width="2.5"/>`;
  const bar = `<path d="M24 112H176V168H24Z" fill="${PAPER}"/><path d="M24 112H176M24 168H176" stroke="${OX}" stroke-width="3"/>`;
  const corner = level === "jumbo" ? written(digits, 58, digits.length > 1 ? 52 : 38, 48, 10) : written(digits, 42, digits.length > 1 ? 44 : 32, 40, 10);
  return `${stop}${level === "jumbo" ? "" : bar}${written(digits, level === "jumbo" ? (digits.length > 1 ? 60 : 76) : 52, 100, 140, 11)}${twice(corner)}`;
}

/** Digits in a row, `h` high, around a middle. */
function written(digits: string, h: number, x: number, y: number, sw: number): string {
  const w = (h / 60) * 40;
  const left = x - (w * digits.length + (digits.length - 1) * w * 0.12) / 2;
  return [...digits]
    .map((digit, i) => `<path transform="translate(${left + i * w * 1.12} ${y - h / 2}) scale(${h / 60})" d="${RANKS[digit]}" fill="none" stroke="${INK}" stroke-width="${sw}" stroke-linejoin="round"/>`)
    .join("");
}

const PICTURES: Readonly<Record<string, string>> = {
  // The pub, still lit.
  HOUSE: `<path d="M136 60V22H156V80" fill="${OX}" ${LINE}/><path d="M24 92L100 28L176 92Z" fill="${OX}" ${LINE}/><path d="M38 92H162V182H38Z" fill="${PAPER}" ${LINE}/>
    <path d="M52 108H84V140H52ZM116 108H148V140H116Z" fill="${BRASS}" ${LINE}/><path d="M68 108V140M52 124H84M132 108V140M116 124H148" ${LINE}/>
    <path d="M86 182V146Q86 132 100 132T114 146V182Z" fill="${INK}" ${LINE}/><circle cx="108" cy="160" r="2.5" fill="${BRASS}"/><circle cx="100" cy="68" r="10" fill="${BRASS}" ${LINE}/>
    <path d="M38 158H80M120 158H162M38 170H80M120 170H162" stroke="${INK}" stroke-width="2"/><path d="M20 184H180" ${LINE}/>`,
  // The brewer's horse.
  HORSE: `<path d="M62 184C58 140 74 118 78 96L60 108C48 116 36 108 40 94L66 62C70 46 84 34 98 32L102 14L116 34C146 44 164 84 166 184Z" fill="${PAPER}" ${LINE}/>
    <path d="M116 34C146 44 164 84 166 184H140C142 130 138 96 112 72C126 66 104 54 96 60C100 48 108 44 98 32Z" fill="${OX}" ${LINE}/>
    <path d="M88 62L76 94M66 66L112 72M78 96L112 72" stroke="${BRASS}" stroke-width="7"/><circle cx="112" cy="73" r="7" fill="${BRASS}" ${LINE}/><circle cx="88" cy="58" r="4.5" fill="${INK}"/>
    <path d="M47 98q3-4 7-2M62 184C82 160 108 150 140 150" fill="none" ${LINE}/><path d="M70 178C88 162 112 156 140 158" fill="none" stroke="${BRASS}" stroke-width="6"/>`,
  // The landlady's cat.
  CAT: `<path d="M52 184C46 150 56 124 70 112C56 96 52 70 56 30L82 54Q100 48 118 54L144 30C148 70 144 96 130 112C144 124 154 150 148 184Z" fill="${INK}" ${LINE}/>
    <path d="M64 46L78 60L66 74ZM136 46L122 60L134 74Z" fill="${OX}"/><path d="M70 80q12-12 22 0q-10 10-22 0zM108 80q12-12 22 0q-10 10-22 0z" fill="${BRASS}"/><path d="M81 74v12M119 74v12" stroke="${INK}" stroke-width="5"/>
    <path d="M94 96h12l-6 7z" fill="${PAPER}"/><path d="M88 102L48 96M88 107L48 112M112 102L152 96M112 107L152 112" stroke="#a99d85" stroke-width="2.5"/>
    <path d="M72 122Q100 138 128 122L126 132Q100 148 74 132Z" fill="${OX}"/><circle cx="100" cy="142" r="8" fill="${BRASS}" stroke="${INK}" stroke-width="3"/>
    <path d="M148 184C190 184 186 128 166 132" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M84 184V160M116 184V160" stroke="${PAPER}" stroke-width="3"/>`,
  // The clock that says it is late.
  CUCKOO: `<path d="M28 66L100 12L172 66L160 72L100 30L40 72Z" fill="${OX}" ${LINE}/><path d="M46 68L100 30L154 68V168H46Z" fill="${PAPER}" ${LINE}/>
    <path d="M72 90V70Q72 44 100 44T128 70V90Z" fill="${INK}" ${LINE}/><path d="M84 90C80 74 88 60 102 60C110 60 116 66 116 72L132 76L116 80C116 86 112 90 108 90Z" fill="${BRASS}" ${LINE}/><circle cx="106" cy="70" r="3.5" fill="${INK}"/>
    <circle cx="100" cy="130" r="32" fill="${BRASS}" ${LINE}/><circle cx="100" cy="130" r="25" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/><path d="M100 130V111M100 130L113 137" ${LINE}/>
    <path d="M70 168V196M130 168V188" stroke="${INK}" stroke-width="3"/><path d="M64 190H76L73 208H67ZM124 182H136L133 200H127Z" fill="${OX}" ${LINE}/>`,
};
