/**
 * A few switches that make a night milder or wilder than the rulebook. Each was chosen by its forecast (five seats, the
 * bots of the pub): classic by the book gives 43 drinks each and often more than an hour, gentle 14 in nine minutes.
 */
import { changes, type House, same, type Value } from "./catalogue";

export type Preset = "gentle" | "book" | "bold";
export const PRESETS: readonly Preset[] = ["gentle", "book", "bold"];

const SETTINGS: Readonly<Record<string, Readonly<Record<"gentle" | "bold", House>>>> = {
  classic: { gentle: { bus_length: 4, ride_cap: 20 }, bold: { bus: "kings_cup", passed_bluffs: "count", ride_cap: 40 } },
  party: { gentle: { pyramid_rows: [4, 3, 2, 1] }, bold: { bluffing: true, bus: "adding_row" } },
  commission: { gentle: { pyramid_values: [1, 2, 3, 4], ride_cap: 10 }, bold: { ties: "double", wrong_drinks: [2, 2, 2, 2, 2, 2, 2] } },
  "chase-the-ace": { gentle: { lives: 2 }, bold: { domino: "low", ace_of_spades_two: true } },
  "stop-the-bus": { gentle: { tokens: 2 }, bold: { exchange: "one_or_three", brag_order: true } },
};

/** What would mend a ride without end, the first that helps first; each a change on top of the rest. */
const CURES: readonly House[] = [{ bus_length: 4 }, { ride_cap: 20 }, { ride_ends_with_deck: true }];

/** The house rules of a preset. */
export function presetOf(preset: Preset, rulebook: string, book: House): House {
  return preset === "book" ? book : { ...book, ...SETTINGS[rulebook]?.[preset] };
}

/** Which preset these house rules are, if any. */
export function presetIs(house: House, rulebook: string, book: House): Preset | undefined {
  return PRESETS.find((preset) => Object.keys(changes(house, presetOf(preset, rulebook, book))).length === 0);
}

/** The cures that would change these house rules, of the switches that matter. */
export function curesFor(house: House, matter: readonly string[]): readonly { readonly name: string; readonly value: Value; readonly house: House }[] {
  return CURES.flatMap((cure) => {
    const [[name, value]] = Object.entries(cure) as [[string, Value]];
    const smaller = typeof value !== "number" || house[name] === false || Number(house[name]) > value;
    return matter.includes(name) && smaller && !same(house[name], value) ? [{ name, value, house: { ...house, ...cure } }] : [];
  });
}
