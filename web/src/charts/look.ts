/** How the seats are told apart in charts: by colour, by dashes, and always by a name beside the line. */
export interface Look {
  readonly colour: string;
  readonly dash: string;
}

const COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)"];
const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3"];

/** The look of a seat: twenty differ. */
export function lookOf(seat: number): Look {
  return { colour: COLOURS[seat % COLOURS.length]!, dash: DASHES[((seat % COLOURS.length) + Math.floor(seat / COLOURS.length)) % DASHES.length]! };
}
