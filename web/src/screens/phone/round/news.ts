/** What happened last, as it may stand on a phone that others can see. */
import { nameAt } from "../../../net/seats";
import type { Events } from "../../../net/wire";
import { closed, storyOf } from "../../../words/story";
import { lastBeat, toldOf } from "../../screen/beats";
import type { PartProps } from "../part";

/** The last beat of the story. */
export const beatOf = (p: PartProps): Events.Any[] => lastBeat(p.table.state.events);

/** Sentences of a beat, the weightiest first; a card that only this seat knows is not named. */
export function newsOf(p: PartProps, beat: readonly Events.Any[], most = 2): string[] {
  const { large, beside } = toldOf(beat);
  return (large ? [large, ...beside] : beside).map((event) => storyOf(closed(event), (seat) => nameAt(p.info, seat))).filter(Boolean).slice(0, most);
}
