/** Which sound goes with what has just happened: one, the weightiest. */
import type { Sound } from "../../kit/sound";
import type { Happened } from "../../net/wire";

const SOUNDS: readonly (readonly [Sound, readonly string[]])[] = [
  ["home", ["end_of_line", "won"]],
  ["aboard", ["all_aboard"]],
  ["stop", ["bus_stopped", "circuit_limit"]],
  ["liar", ["called_liar"]],
  ["king", ["blocked", "king_refused"]],
  ["wrong", ["wrong", "lost_life", "lost_token", "ride_restarted"]],
  ["right", ["right"]],
  ["give", ["gave", "gave_shot"]],
  ["turn", ["pyramid_turned", "ride_turned", "drew", "low_shown"]],
  ["card", ["dealt", "played", "claimed", "exchanged", "exchanged_all", "swapped", "drew_from_stock"]],
];

/** The sound of these events; undefined: none. */
export function soundOf(fresh: readonly Happened[]): Sound | undefined {
  const types = new Set(fresh.map(({ type }) => type as string));
  const king = fresh.some((event) => event.type === "ride_turned" && (event as { card?: string | null }).card?.startsWith("K"));
  if (king && types.has("drank") && !types.has("end_of_line")) return "king";
  return SOUNDS.find(([, kinds]) => kinds.some((kind) => types.has(kind)))?.[0];
}
