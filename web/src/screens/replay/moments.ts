/** A replay as moments: what each decision was worth, which were not the best, and where to jump. */
import type { Decision, Film, Option } from "../../net/lookback";
import type { Happened } from "../../net/wire";

/** Beyond this a choice was not the best: less is within what simulated odds may be off. */
export const WORSE = 0.02;

/** The decision that led to each frame, by step. */
export function byStep(decisions: readonly Decision[]): ReadonlyMap<number, Decision> {
  return new Map(decisions.map((one) => [one.step, one]));
}

/** Did this choice cost more than the best one, beyond what the odds may be off, or spare others what was free to give? */
export function wasWorse(decision: Decision): boolean {
  return costMore(decision) || decision.missed.value > WORSE;
}

/** Did it cost its own seat more than the best one? */
export function costMore({ choice, chosen }: Decision): boolean {
  return choice.value > WORSE + 2 * (chosen.costs.error ?? 0);
}

/** The steps of the decisions that were not the best. */
export function missteps(decisions: readonly Decision[]): readonly number[] {
  return decisions.filter(wasWorse).map(({ step }) => step);
}

/** The next of these steps after one, or before it; undefined: there is none. */
export function nextOf(steps: readonly number[], from: number, way: 1 | -1): number | undefined {
  return way > 0 ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
}

export interface Moment {
  readonly step: number;
  readonly events: readonly Happened[];
}

/** The frames in which something happened that is told. */
export function momentsOf(film: Film): readonly Moment[] {
  return film.frames.filter(({ events }) => events.length).map(({ step, events }) => ({ step, events }));
}

/** The frames that begin a chapter: a game, a round, the pyramid, a ride. */
export function chaptersOf(film: Film): readonly number[] {
  const begins = new Set(["game_began", "round_began", "pyramid_laid", "all_aboard", "won", "end_of_line"]);
  return film.frames.filter(({ events }) => events.some(({ type }) => begins.has(type))).map(({ step }) => step);
}

export interface Weighed {
  readonly option: Option;
  readonly chosen: boolean;
  readonly best: boolean;
}

/** The options of a decision, the best first; equals keep their order. */
export function weighed({ options, chosen }: Decision): readonly Weighed[] {
  const same = (one: Option, other: Option): boolean => JSON.stringify(one.action) === JSON.stringify(other.action);
  const least = Math.min(...options.map(({ costs }) => costs.value));
  const gives = Math.max(...options.filter(({ costs }) => costs.value === least).map((option) => option.gives.value));
  return options
    .map((option) => ({ option, chosen: same(option, chosen), best: option.costs.value === least && option.gives.value === gives }))
    .toSorted((one, other) => one.option.costs.value - other.option.costs.value || other.option.gives.value - one.option.gives.value);
}
