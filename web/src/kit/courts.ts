/**
 * The courts: the crew of the last bus. Jack: conductor, queen: landlady, king: driver. Linocut: suit colour, ink, brass and
 * paper, no skin tone; hair, beard and glance differ by suit.
 */
import { BRASS, INK, PAPER, suit } from "./glyphs";

const LINE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`;

/** Head and shoulders, the crown at the top of the origin, 94 wide and 134 high. */
export function bust(rank: string, s: string): string {
  const v = "SHDC".indexOf(s);
  const look = v === 1 || v === 2 ? 1.2 : -1.2;
  const hair = [INK, "#8a4b1f", BRASS, "#6b6f73"][v]!;
  return (rank === "K" ? driver : rank === "Q" ? landlady : conductor)(s, v, look, hair).join("");
}

function eyes(look: number, y: number): string {
  return `<g fill="${INK}"><circle cx="${-7 + look}" cy="${y}" r="2.1"/><circle cx="${7 + look}" cy="${y}" r="2.1"/></g>
    <path d="M-11 ${y - 5.5}q4-3 8 0M3 ${y - 5.5}q4-3 8 0" fill="none" stroke="${INK}" stroke-width="1.8"/>
    <path d="M${look > 0 ? 1 : -1} ${y + 1}v8h${look > 0 ? 3 : -3}" fill="none" stroke="${INK}" stroke-width="1.8"/>`;
}

function driver(_s: string, v: number, look: number, hair: string): string[] {
  return [
    `<path d="M-47 134V104C-40 88-24 84-12 80H12C24 84 40 88 47 104V134Z" fill="currentColor" ${LINE}/>
      <path d="M-14 80L-22 86L-6 126H6L22 86L14 80L0 100Z" fill="${BRASS}" ${LINE}/>
      <g fill="${BRASS}" ${LINE}><circle cx="30" cy="100" r="3"/>
      <circle cx="33" cy="112" r="3"/>
      </g>`,
    `<path d="M-19 34H19V60H-19Z" fill="${hair}" ${LINE}/>
      <path d="M-15 32H15V60C15 72 8 78 0 78S-15 72-15 60Z" fill="${PAPER}" ${LINE}/>`,
    v === 1 ? `<path d="M-13 58C-8 53-3 55 0 58C3 55 8 53 13 58C10 64 3 63 0 61C-3 63-10 64-13 58Z" fill="${hair}" ${LINE}/>
      <path d="M-6 68q6 4 12 0" fill="none" ${LINE}/>` : `<path d="M-17 50C-13 60-7 57 0 57S13 60 17 50V${v === 2 ? 66 : 62}C17 ${v === 2 ? 80 : 78} ${v === 3 ? "12 96 7 98L0 88L-7 98C-12 96" : "8 90 0 96C-8 90"}-17 78-17 62Z" fill="${hair}" ${LINE}/>
      <path d="M-6 66H6" stroke="${PAPER}" stroke-width="3"/>`,
    eyes(look, 46) + `<path d="M-20 35L-25 7L-12 19L0 3L12 19L25 7L20 35Z" fill="${BRASS}" ${LINE}/>
      <path d="M-20.5 35L-21.5 28H21.5L20.5 35Z" fill="currentColor" ${LINE}/>
      <g fill="${PAPER}" ${LINE}><circle cx="-25" cy="7" r="3"/>
      <circle cy="4" r="3"/>
      <circle cx="25" cy="7" r="3"/>
      </g>`,
    `<circle cx="-27" cy="112" r="19" fill="none" stroke="${INK}" stroke-width="8"/>
      <circle cx="-27" cy="112" r="19" fill="none" stroke="${PAPER}" stroke-width="3.5"/>
      <path d="M-45 112H-9M-27 112V131" stroke="${INK}" stroke-width="4"/>
      <circle cx="-27" cy="112" r="6" fill="${BRASS}" ${LINE}/>
      <path d="M-46 98q4-8 12-7" stroke="${INK}" stroke-width="9" stroke-linecap="round" fill="none"/>
      <path d="M-46 98q4-8 12-7" stroke="${PAPER}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  ];
}

function landlady(_s: string, v: number, look: number, hair: string): string[] {
  return [
    v % 2 ? `<circle cy="13" r="12" fill="${hair}" ${LINE}/>
      <path d="M-22 44C-24 14 24 14 22 44V62H-22Z" fill="${hair}" ${LINE}/>` : `<path d="M-23 44C-25 12 25 12 23 44C32 62 30 82 24 92H-24C-30 82-32 62-23 44Z" fill="${hair}" ${LINE}/>`,
    `<path d="M-8 70H8V92H-8Z" fill="${PAPER}" ${LINE}/>
      <path d="M-47 134V108C-40 94-26 90-13 85C-9 100 9 100 13 85C26 90 40 94 47 108V134Z" fill="currentColor" ${LINE}/>
      <path d="M-13 85C-9 100 9 100 13 85L20 88C14 112-14 112-20 88Z" fill="${PAPER}" ${LINE}/>`,
    `<path d="M-16 42C-16 24 16 24 16 42V56C16 70 8 78 0 78S-16 70-16 56Z" fill="${PAPER}" ${LINE}/>
      <path d="M-17 42C-14 28 2 30 4 27C8 31 16 31 17 42C22 18-22 18-17 42Z" fill="${hair}" ${LINE}/>`,
    eyes(look, 49) + `<path d="M-5 67.5C-3 65.5-1 65.5 0 66.5C1 65.5 3 65.5 5 67.5C3 71-3 71-5 67.5Z" fill="currentColor"/>
      <g fill="${BRASS}" ${LINE}><circle cx="-18" cy="64" r="3.5"/>
      <circle cx="18" cy="64" r="3.5"/>
      </g>`,
    `<path d="M-18 27C-8 20 8 20 18 27L21 9L9 16L0 2L-9 16L-21 9Z" fill="${BRASS}" ${LINE}/>
      <circle cy="15" r="3" fill="currentColor"/>`,
    `<path d="M-41 86H-15L-18 128H-38Z" fill="${BRASS}" ${LINE}/>
      <path d="M-42 92V82C-42 77-35 77-34 79C-32 74-25 74-23 78C-20 75-14 77-14 82V92Z" fill="${PAPER}" ${LINE}/>
      <path d="M-44 106q8-5 17-1M-44 114q8-4 16 0" stroke="${INK}" stroke-width="8" stroke-linecap="round" fill="none"/>
      <path d="M-44 106q8-5 17-1M-44 114q8-4 16 0" stroke="${PAPER}" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  ];
}

function conductor(s: string, v: number, look: number, hair: string): string[] {
  return [
    `<path d="M-47 134V106C-40 90-24 86-12 82H12C24 86 40 90 47 106V134Z" fill="currentColor" ${LINE}/>
      <path d="M-12 82L0 96L12 82V76H-12Z" fill="${PAPER}" ${LINE}/>
      <path d="M0 96L-5 102L-3 126H3L5 102Z" fill="${BRASS}" ${LINE}/>
      <path d="M14 84L40 126" stroke="${INK}" stroke-width="9"/>
      <path d="M14 84L40 126" stroke="${BRASS}" stroke-width="4.5"/>`,
    `<path d="M-20 32H20V${v === 2 ? 68 : 54}H-20Z" fill="${hair}" ${LINE}/>
      <path d="M-15 32H15V60C15 72 8 78 0 78S-15 72-15 60Z" fill="${PAPER}" ${LINE}/>`,
    eyes(look, 50) + (v === 3 ? `<path d="M-11 63C-6 58-2 60 0 62C2 60 6 58 11 63C6 65 2 64 0 63.5C-2 64-6 65-11 63Z" fill="${INK}"/>
      <path d="M-4 69H4" ${LINE}/>` : `<path d="M-6 66q${look > 0 ? 8 : 4} 6 12-1" fill="none" ${LINE}/>`),
    `<path d="M-25 24C-27 4 27 4 25 24L20 35H-20Z" fill="currentColor" ${LINE}/>
      <path d="M-21 35L-22 28H22L21 35Z" fill="${INK}"/>
      <path d="M-21 35H21C18 44-18 44-21 35Z" fill="${INK}" ${LINE}/>
      <circle cy="20" r="8.5" fill="${BRASS}" ${LINE}/>${suit(s,-5,15,10,`fill="${INK}"`)}`,
    `<g transform="rotate(-14 -28 108)"><path d="M-40 88H-16V128H-40Z" fill="${PAPER}" ${LINE}/>
      <path d="M-36 94H-20M-36 120H-20" stroke="${INK}" stroke-width="2.5" stroke-dasharray="3 2"/>${suit(s,-36,99,16,`fill="currentColor"`)}</g>
      <path d="M-46 118q10-8 18-4" stroke="${INK}" stroke-width="9" stroke-linecap="round" fill="none"/>
      <path d="M-46 118q10-8 18-4" stroke="${PAPER}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  ];
}
