/** Which of this seat's drinks have been ticked off on this device: kept here, told to nobody, gone with the session. */
import { recall, remember } from "../../../kit/memory";

export interface Tally {
  readonly drinks: number;
  readonly shots: number;
}

const keyOf = (code: string): string => `nightbus.had.${code}`;

/** What has been ticked off; of a session that this device has not seen yet nothing, at a first look all there is. */
export function hadOf(code: string, session: number, now: Tally): Tally {
  const kept = recall(keyOf(code))?.split(" ").map(Number) ?? [];
  const [of, drinks, shots] = kept;
  if (of === undefined || drinks === undefined || shots === undefined || kept.some(Number.isNaN)) return keepHad(code, session, now);
  return of === session ? { drinks: Math.min(drinks, now.drinks), shots: Math.min(shots, now.shots) } : keepHad(code, session, { drinks: 0, shots: 0 });
}

/** Keep what has been ticked off. */
export function keepHad(code: string, session: number, had: Tally): Tally {
  remember(keyOf(code), `${session} ${had.drinks} ${had.shots}`);
  return had;
}
