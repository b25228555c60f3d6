/** The switches of Ride the Bus, as far as the words of the screen need them. */
import type { Json } from "../../../net/wire";

export interface RideHouse {
  readonly decks: number;
  readonly questions: number;
  readonly ties: "wrong" | "redraw" | "right" | "double";
  readonly wrong_drinks: readonly number[];
  readonly pyramid_values: readonly number[];
  readonly top_card: "drinks" | "shot";
  readonly bus: "row" | "row_once" | "adding_row" | "questions" | "shrinking_row" | "pyramid" | "kings_cup";
  readonly bus_penalties: readonly number[];
  readonly ride_cap: number | "off" | false;
}

/** The house rules that `TableInfo` holds: every switch is in it. */
export const houseOf = (switches: Json): RideHouse => switches as unknown as RideHouse;

/** What is asked by each question, the first at 0. */
export const ASKS = ["ask-colour", "ask-height", "ask-between", "ask-suit", "ask-between", "ask-heat", "ask-rank"] as const;
/** The same in a word. */
export const QUESTIONS = ["colour", "height", "between", "suit", "between", "heat", "rank"] as const;

/** The penalty cards, the lowest first, by the letter of a card and by the word of a message. */
export const PENALTIES = [["J", "jack"], ["Q", "queen"], ["K", "king"], ["A", "ace"]] as const;
