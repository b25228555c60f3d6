/**
 * What people have to be able to read, though the table goes on: a showdown. It stays while it is the last thing that has
 * happened and for a few seconds at least, or until it is put away.
 */
const LEAST = 3200; // ms

/** What `source` gave last, for as long as it is to be seen; to be called while a component is made. */
export function shownFor<T extends { readonly beat: readonly object[] }>(source: () => T | undefined): { readonly now: T | undefined; readonly away: () => void } {
  let kept = $state.raw<T | undefined>();
  let done = $state.raw<object | undefined>(); // the first event of what was put away
  let until = 0;
  const current = $derived(source());

  $effect(() => {
    const found = current;
    if (found) {
      if (found.beat[0] !== kept?.beat[0]) until = performance.now() + LEAST;
      kept = found;
      return undefined;
    }
    const timer = setTimeout(() => (kept = undefined), Math.max(0, until - performance.now()));
    return () => clearTimeout(timer);
  });

  const now = $derived.by(() => {
    const one = current ?? kept;
    return one?.beat[0] === done ? undefined : one;
  });
  return {
    get now() {
      return now;
    },
    away: () => (done = (current ?? kept)?.beat[0]),
  };
}
