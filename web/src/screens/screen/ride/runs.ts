/**
 * The ride and its attempts, the pyramid and what was laid on it, who drew what: worked out from the story, so that a
 * screen that has just been opened shows the same. No rule is decided here: what ended an attempt, and what it cost, the
 * events say.
 */
import type { Card, Events, Happened } from "../../../net/wire";

type Any = Events.Any;
const story = (events: readonly Happened[]): readonly Any[] => events as readonly Any[];

/** One attempt of a ride. */
export interface Run {
  readonly attempt: number;
  /** Cards of its row; 0 in other rides. */
  length: number;
  readonly line: Card[];
  readonly picks: number[];
  /** What each card of the line cost; 0 for most. */
  readonly costs: number[];
  /** Was it ended by a card that sends the rider back? */
  ended: boolean;
}

/** The attempts of the ride under way or just over, the oldest first; none before a ride. */
export function runsOf(events: readonly Happened[]): Run[] {
  const all = story(events);
  const from = all.findLastIndex(({ type }) => type === "all_aboard");
  if (from < 0) return [];
  let run: Run = anew(1, 0);
  const runs = [run];
  for (const event of all.slice(from + 1)) {
    if (event.type === "row_laid") run.length = event.cards;
    else if (event.type === "row_grew") run.length += event.cards;
    else if (event.type === "ride_picked") run.picks.push(event.place);
    else if (event.type === "ride_turned" && event.card) {
      run.line.push(event.card);
      run.costs.push(0);
    } else if (event.type === "tied") {
      run.line.pop(); // it goes back
      run.costs.pop();
    } else if (event.type === "drank" && run.line.length) run.costs[run.line.length - 1]! += event.drinks;
    else if (event.type === "ride_restarted") {
      run.ended = true;
      run = anew(event.attempt, run.length);
      runs.push(run);
    } else if (event.type === "game_began") break;
  }
  return runs;
}

const anew = (attempt: number, length: number): Run => ({ attempt, length, line: [], picks: [], costs: [], ended: false });

/** The attempt to show: the one under way, or the one that has just ended as long as nothing more has been turned. */
export function shownRun(runs: readonly Run[]): Run | undefined {
  const last = runs[runs.length - 1];
  if (!last || last.line.length || last.picks.length) return last;
  return runs[runs.length - 2] ?? last;
}

/** An answer of a seat to a question of the round, and what came of it; undefined while its card is due. */
export interface Said {
  readonly question: number;
  readonly call: string;
  right?: boolean;
}

/** The answers of each seat in this game, by the number of the question (RTB-1.1 to 1.7). */
export function answersOf(events: readonly Happened[], seat: number, ride = false): Map<number, Said> {
  const all = story(events);
  const from = all.findLastIndex(({ type }) => type === (ride ? "ride_restarted" : "game_began"));
  const aboard = all.findLastIndex(({ type }) => type === "all_aboard");
  const said = new Map<number, Said>();
  for (const event of all.slice(Math.max(from, ride ? aboard : 0) + 1)) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "all_aboard") break;
    const question = Number(/^RTB-1\.([1-7])$/.exec(event.rule)?.[1] ?? 0);
    if (event.type === "answered") said.set(question, { question, call: event.call });
    else if ((event.type === "right" || event.type === "wrong") && said.has(question)) said.get(question)!.right = event.type === "right";
  }
  return said;
}

/** A card laid on a card of the pyramid: null while it is face down. */
export interface Laid {
  readonly seat: number;
  card: Card | null;
}

/** What lies on each card of the pyramid by its number, counted from 1, as far as it has been settled. */
export function laidOf(events: readonly Happened[]): Map<number, Laid[]> {
  const all = story(events);
  const from = all.findLastIndex(({ type }) => type === "pyramid_laid");
  const laid = new Map<number, Laid[]>();
  let place = 0;
  for (const event of all.slice(from + 1)) {
    if (event.type === "pyramid_turned") laid.set((place = event.place), []);
    else if (event.type === "played") laid.get(place)?.push({ seat: event.seat, card: event.card });
    else if (event.type === "claim_passed") laid.get(place)?.push({ seat: event.seat, card: null });
    else if (event.type === "claim_held") laid.get(place)?.push({ seat: event.seat, card: event.card });
    else if (event.type === "bluff_returned") {
      for (const lies of laid.values()) {
        const at = lies.findIndex((one) => one.seat === event.seat && one.card === null);
        if (at >= 0) {
          lies.splice(at, 1);
          break;
        }
      }
    } else if (event.type === "bluff_shown") {
      const lies = [...laid.values()].flat().find((one) => one.seat === event.seat && one.card === null);
      if (lies) lies.card = event.card;
    } else if (event.type === "rides" || event.type === "nobody_rides") break;
  }
  return laid;
}

/** The glasses of the play that is being settled: who gets how many from whom, as far as they have been given. */
export function giftsOf(events: readonly Happened[]): { readonly seat: number; readonly other: number; readonly drinks: number; readonly shot: boolean }[] {
  const all = story(events);
  const gifts = [];
  for (let i = all.length - 1; i >= 0; i -= 1) {
    const event = all[i]!;
    if (event.type === "gave") gifts.unshift({ seat: event.seat, other: event.other, drinks: event.drinks, shot: false });
    else if (event.type === "gave_shot") gifts.unshift({ seat: event.seat, other: event.other, drinks: event.shots, shot: true });
    else if (event.type !== "accepted") break;
  }
  return gifts;
}

/** Who has believed the claim under way. */
export function believersOf(events: readonly Happened[]): number[] {
  const all = story(events);
  const seats = [];
  for (let i = all.length - 1; i >= 0 && all[i]!.type === "accepted"; i -= 1) seats.unshift((all[i] as Events.Accepted).seat);
  return seats;
}

/** Cards drawn for the ride since the hands were level, or since they drew again. */
export function drawnOf(events: readonly Happened[]): Events.Drew[] {
  const all = story(events);
  const from = all.findLastIndex(({ type }) => type === "draw_again" || type === "pyramid_turned");
  const again = all[from]?.type === "draw_again" && !all.slice(from + 1).some(({ type }) => type === "drew");
  const begin = again ? all.slice(0, from).findLastIndex(({ type }) => type === "draw_again" || type === "pyramid_turned") : from;
  return all.slice(begin + 1, again ? from : undefined).filter((event): event is Events.Drew => event.type === "drew");
}
