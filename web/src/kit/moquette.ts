/** The back of a card and the curtain: seat moquette. Apart from the faces, which are not needed for the first picture. */

/** The inside of the SVG of a card that lies face down: seat moquette. */
export function drawBack(): string {
  const inside = 'x="11" y="11" width="178" height="258" rx="8"';
  return `<rect x="1" y="1" width="198" height="278" rx="15" fill="#f5ecd8" stroke="#b9ae96" stroke-width="2"/>
    <rect ${inside} fill="url(#nb-moquette)"/><rect ${inside} fill="none" stroke="#3c0d10" stroke-width="3"/>`;
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

