/** The regulars of the last bus: faces to choose when getting on. */

/** All faces, in the order in which they are offered. */
export const FACE_NAMES = [
  "owl", "fox", "cat", "badger", "hedgehog", "moth",
  "pigeon", "bat", "mole", "frog", "mouse", "rat",
  "hare", "stoat", "gull", "toad", "dog", "crow",
] as const;

export type FaceName = (typeof FACE_NAMES)[number];

/** The face of this name; a seat without one of ours gets one that its number decides. */
export function faceOf(name: string | null | undefined, seat = 0): FaceName {
  return FACE_NAMES.find((one) => one === name) ?? FACE_NAMES[seat % FACE_NAMES.length]!;
}
