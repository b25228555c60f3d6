/**
 * The story in beats: what one person did, or one card, and all that came of it. The last beat is what the screen tells.
 * Worked out from the events alone, so that a screen that has just been opened tells the same. No rule is decided here.
 */
import type { Events, Happened } from "../../net/wire";

type Any = Events.Any;

/** What begins a beat: somebody does something, or a card is turned that was looked forward to. */
const LEADS = new Set<string>([
  "game_began", "answered", "gave", "gave_shot", "played", "claimed", "accepted", "called_liar", "claim_passed", "pyramid_turned",
  "drew", "rides", "nobody_rides", "volunteered", "declined", "ride_picked", "ride_turned", "kept_exposed", "asked_redeal", "exposed", "stayed", "low_shown", "swapped", "blocked",
  "drew_from_stock", "king_refused", "exchanged", "exchanged_all", "turn_ended", "stood", "bus_stopped", "undone",
]);

/** What belongs to the beat of the event before it, though it could begin one. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  ride_turned: ["answered", "ride_picked", "reshuffled", "tied"],
  gave: ["gave", "gave_shot"],
  gave_shot: ["gave", "gave_shot"],
  played: ["played", "claimed"],
  claimed: ["played", "claimed"],
  low_shown: ["low_shown"],
  swapped: ["low_shown"],
  claim_passed: ["accepted"],
  game_began: ["end_of_line", "nobody_rides", "first_dealer"],
  exposed: ["dealt", "kept_exposed", "exposed"],
  bus_stopped: ["exchanged", "exchanged_all"],
  turn_ended: ["exchanged", "exchanged_all"],
  stood: ["exchanged", "exchanged_all"],
};

/** What is not part of the game's story: people coming and going. */
const isTold = (event: Happened): event is Any => typeof (event as { rule?: unknown }).rule === "string";

/** The events of the last beat, the oldest first. */
export function lastBeat(events: readonly Happened[]): Any[] {
  const all = events.filter(isTold);
  for (let i = all.length - 1; i > 0; i -= 1) {
    const { type } = all[i]!;
    if (LEADS.has(type) && !FOLLOWS[type]?.includes(all[i - 1]!.type)) return all.slice(i);
  }
  return all;
}

/** What is told large, the weightiest first; what is not here is told when there is nothing else. */
const WEIGHT: readonly string[] = [
  "won", "end_of_line", "nobody_rides", "deck_out", "claim_broke", "claim_held", "blocked", "king_refused", "sudden_death", "survived_sudden_death",
  "went_out", "token_lent", "lost_life", "lost_token", "dealer_spared", "circuit_limit", "bus_stopped", "all_aboard", "rides", "draw_again", "cap_reached", "wrong",
  "right", "tied", "gave_shot", "gave", "claimed", "played", "claim_passed", "exchanged", "exchanged_all", "swapped", "ride_turned", "ride_picked",
  "pyramid_turned", "drew", "exposed", "pyramid_laid", "first_dealer", "round_began", "game_began",
];
/** What is seen anyway, or said by what is told large. */
const SILENT = new Set(["dealt", "hand_shown", "middle_dealt", "answered", "showed_card", "low_shown", "row_laid", "accepted", "called_liar", "turn_ended", "ride_restarted", "game_began", "round_began", "pyramid_laid", "paid_pot", "stayed", "stood", "ride_turned", "ride_picked", "drew_from_stock", "exchanged", "exchanged_all"]);

/** What is told large of a beat, and what beside it. */
export function toldOf(beat: readonly Any[]): { large: Any | undefined; beside: Any[] } {
  const weight = ({ type }: Any): number => (WEIGHT.includes(type) ? WEIGHT.indexOf(type) : WEIGHT.length + 1);
  let large: Any | undefined;
  for (const event of beat) {
    if (event.type !== "dealt" && event.type !== "hand_shown" && (!large || weight(event) < weight(large))) large = event;
  }
  return { large, beside: beat.filter((event) => event !== large && !SILENT.has(event.type)) };
}

/** The seat that an event is about first, if it is about one. */
export function seatIn(event: Any | undefined): number | undefined {
  const seat = (event as { seat?: unknown } | undefined)?.seat;
  return typeof seat === "number" ? seat : undefined;
}

/** What somebody has decided, as far as the odds have anything to say of it. */
const DECIDED = new Set<string>([
  "answered", "accepted", "called_liar", "ride_picked", "kept_exposed", "asked_redeal", "stayed", "swapped", "low_shown", "blocked", "king_refused",
  "drew_from_stock", "exchanged", "exchanged_all", "stood", "bus_stopped",
]);

/** Whose decision the beat tells of; undefined: of nobody's. */
export function decidedBy(beat: readonly Any[]): number | undefined {
  return beat[0] && DECIDED.has(beat[0].type) ? seatIn(beat[0]) : undefined;
}

/** The first event of a kind in a beat. */
export function find<K extends Any["type"]>(beat: readonly Any[], kind: K): Extract<Any, { type: K }> | undefined {
  return beat.find((event): event is Extract<Any, { type: K }> => event.type === kind);
}

/** Every event of a kind in a beat. */
export function all<K extends Any["type"]>(beat: readonly Any[], kind: K): Extract<Any, { type: K }>[] {
  return beat.filter((event): event is Extract<Any, { type: K }> => event.type === kind);
}
