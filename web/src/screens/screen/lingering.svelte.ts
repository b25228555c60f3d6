/**
 * What people have to be able to read, though the table goes on: a reveal, a liar called, the last card. It stays for as
 * long as it is the last thing that has happened, and for a few seconds at least; any tap or key puts it away once it is
 * not. The blind and the windows never wait for it.
 */
const LEAST = 3500; // ms

/**
 * What `source` gave last, for as long as it is to be seen; to be called while a component is made. While `brief` is
 * true it stays for its few seconds only: something else waits to be shown.
 */
export function lingering<T extends object>(source: () => T | undefined, brief: () => boolean = () => false): { readonly now: T | undefined } {
  let kept = $state.raw<T | undefined>();
  let put = $state.raw<T | undefined>(); // away already
  let until = 0;
  const found = $derived(source());
  const going = $derived(!found || brief());

  $effect(() => {
    if (found && found !== put && found !== kept) {
      kept = found;
      until = performance.now() + LEAST;
    }
    if (!kept || !going) return undefined;
    const away = (): void => {
      put = kept;
      kept = undefined;
    };
    const timer = setTimeout(away, Math.max(0, until - performance.now()));
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
      return found && !going ? found : found && found !== put ? found : kept;
    },
  };
}
