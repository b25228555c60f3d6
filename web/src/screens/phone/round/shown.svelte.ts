/**
 * What people have to be able to read, though the table goes on: a showdown. It stays while it is the last thing that has
 * happened and for a few seconds at least, or until it is put away; then on this device for good.
 */
import type { Events } from "../../../net/wire";

const LEAST = 3200; // ms

/** The showdown that was put away last, by the hands that were shown. */
let put = $state("");

type Beat = readonly Events.Any[];

/** A showdown by the hands shown in it; empty where none are. */
const nameOf = (beat: Beat): string => beat.flatMap((event) => (event.type === "hand_shown" ? [`${event.seat} ${event.card}`] : [])).join();

/** Is a showdown in this beat that nobody has put away on this device? */
export function isDue(beat: Beat): boolean {
  const name = nameOf(beat);
  return name !== "" && name !== put;
}

/** What `source` gave last, for as long as it is to be seen; to be called while a component is made. */
export function shownFor<T extends { readonly beat: Beat }>(source: () => T | undefined): { readonly now: T | undefined; readonly away: () => void } {
  let kept = $state.raw<T | undefined>();
  let until = 0;
  const current = $derived(source());

  $effect(() => {
    const found = current;
    if (found) {
      if (nameOf(found.beat) !== (kept ? nameOf(kept.beat) : "")) until = performance.now() + LEAST;
      kept = found;
      return undefined;
    }
    const timer = setTimeout(() => (kept = undefined), Math.max(0, until - performance.now()));
    return () => clearTimeout(timer);
  });

  const now = $derived.by(() => {
    const one = current ?? kept;
    return one && nameOf(one.beat) !== put ? one : undefined;
  });
  return {
    get now() {
      return now;
    },
    away: () => {
      const one = current ?? kept;
      if (one) put = nameOf(one.beat);
    },
  };
}
