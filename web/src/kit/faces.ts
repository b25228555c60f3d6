/** The regulars of the last bus: faces to choose when getting on. */

/** All faces, in the order in which they are offered. */
export const FACE_NAMES = [
  "owl", "fox", "cat", "badger", "hedgehog", "moth",
  "pigeon", "bat", "mole", "frog", "mouse", "rat",
  "hare", "stoat", "gull", "toad", "dog", "crow",
] as const;

export type FaceName = (typeof FACE_NAMES)[number];

/** Everybody with a face: whoever has chosen none, as bots have not, gets one that nobody else at the table has. */
export function faced<T extends { readonly person: number; readonly face: string }>(seats: readonly T[]): T[] {
  const isOurs = (face: string): boolean => FACE_NAMES.some((one) => one === face);
  const taken = new Set(seats.map(({ face }) => face));
  const given = new Map<number, string>();
  for (const { person } of seats.filter(({ face }) => !isOurs(face)).sort((one, other) => one.person - other.person)) {
    const first = person % FACE_NAMES.length;
    const face = [...FACE_NAMES.slice(first), ...FACE_NAMES.slice(0, first)].find((one) => !taken.has(one)) ?? FACE_NAMES[first]!;
    taken.add(face);
    given.set(person, face);
  }
  return seats.map((one) => ({ ...one, face: given.get(one.person) ?? one.face }));
}

/** The face of this name; a seat without one of ours gets one that its number decides. */
export function faceOf(name: string | null | undefined, seat = 0): FaceName {
  return FACE_NAMES.find((one) => one === name) ?? FACE_NAMES[seat % FACE_NAMES.length]!;
}
