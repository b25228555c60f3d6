/** Who played with this phone last time, to be offered again. It stays on this device. */
import { FACE_NAMES } from "../../kit/faces";
import { recall, remember } from "../../kit/memory";
import type { Rider } from "./party.svelte";

const KEY = "nightbus.riders";

/** Those of last time; two without a name where there were none. */
export function keptRiders(): Rider[] {
  try {
    const kept = (JSON.parse(recall(KEY) ?? "[]") ?? []) as Partial<Rider>[];
    const known = kept.flatMap(({ name, face }) => (typeof name === "string" && FACE_NAMES.some((one) => one === face) ? [{ name, face: face! }] : []));
    if (known.length) return known;
  } catch {
    // Not ours: begin anew.
  }
  return [0, 1].map((i) => ({ name: "", face: FACE_NAMES[i]! }));
}

export const keepRiders = (riders: readonly Rider[]): void => remember(KEY, JSON.stringify(riders));

/** The next face after this one that nobody has. */
export function freeFace(taken: readonly string[], after = ""): string {
  const from = FACE_NAMES.findIndex((face) => face === after) + 1;
  const round = [...FACE_NAMES.slice(from), ...FACE_NAMES.slice(0, from)];
  return round.find((face) => !taken.includes(face)) ?? round[0]!;
}
