/** Which of this seat's drinks have been ticked off on this device: kept here, told to nobody, gone with the session. */
import { recall, remember } from "../../../kit/memory";

export interface Tally {
  readonly drinks: number;
  readonly shots: number;
}

const keyOf = (whose: string): string => `nightbus.had.${whose}`;

/** What has been ticked off; of a session that this device has not seen yet nothing, at a first look all there is. */
export function hadOf(whose: string, session: number, now: Tally): Tally {
  const kept = recall(keyOf(whose))?.split(" ").map(Number) ?? [];
  const [of, drinks, shots] = kept;
  if (of === undefined || drinks === undefined || shots === undefined || kept.some(Number.isNaN)) return keepHad(whose, session, now);
  return of === session ? { drinks: Math.min(drinks, now.drinks), shots: Math.min(shots, now.shots) } : keepHad(whose, session, { drinks: 0, shots: 0 });
}

/** Keep what has been ticked off. */
export function keepHad(whose: string, session: number, had: Tally): Tally {
  remember(keyOf(whose), `${session} ${had.drinks} ${had.shots}`);
  return had;
}
