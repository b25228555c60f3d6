/** Who the person at this device was last time, to be offered again. It stays on this device. */
import { recall, remember } from "../kit/memory";
import { FACE_NAMES } from "../kit/faces";
import type { Label, Unit } from "../net/wire";

export interface Me {
  name: string;
  face: string;
  unit: Unit;
  driver: boolean;
  /** May the whole table see what the drinks are? */
  open: boolean;
}

export const UNITS: readonly Unit[] = ["beer", "soft", "water", "points", "nothing"];
/** Letters that a name has at most. */
export const LONGEST_NAME = 24;

const KEY = "nightbus.me";

/** Who they were; a face by chance for who comes for the first time. */
export function me(): Me {
  let said: Partial<Me> = {};
  try {
    said = (JSON.parse(recall(KEY) ?? "{}") ?? {}) as Partial<Me>;
  } catch {
    // Not ours: a new face.
  }
  return {
    name: typeof said.name === "string" ? said.name : "",
    face: FACE_NAMES.find((face) => face === said.face) ?? FACE_NAMES[Math.floor(Math.random() * FACE_NAMES.length)]!,
    unit: UNITS.find((unit) => unit === said.unit) ?? "beer",
    driver: said.driver === true,
    open: said.open === true,
  };
}

/** Keep it for next time. */
export const keepMe = (one: Me): void => remember(KEY, JSON.stringify(one));

/** The command that says what a drink is at one's seat. */
export function labelOf({ unit, driver, open }: Me): Label {
  return { type: "label", unit, driver, shown: open ? null : [] };
}
