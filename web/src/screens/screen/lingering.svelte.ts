/**
 * What people have to be able to read, though the table goes on: a reveal, a liar called. It stays for as long as it is
 * the last thing that has happened, and for a few seconds at least; any tap or key puts it away once it is not.
 * The blind and the windows never wait for it.
 */
const LEAST = 3200; // ms

/** What `source` gave last, for as long as it is to be seen; to be called while a component is made. */
export function lingering<T extends object>(source: () => T | undefined): { readonly now: T | undefined } {
  let kept = $state.raw<T | undefined>();
  let until = 0;
  const current = $derived(source());

  $effect(() => {
    const found = current;
    if (found) {
      kept = found;
      until = performance.now() + LEAST;
      return undefined;
    }
    const left = until - performance.now();
    if (left <= 0) {
      kept = undefined;
      return undefined;
    }
    const away = (): void => void (kept = undefined);
    const timer = setTimeout(away, left);
    addEventListener("pointerdown", away, { passive: true });
    addEventListener("keydown", away);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  });

  return {
    get now() {
      return current ?? kept;
    },
  };
}
