/** The screen stays lit while a table is open, where the browser lets it: over https and on this very machine. */

/** Keep the screen awake until the function given back is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = (): void => {
    if (over || document.visibilityState === "hidden" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (one) => (over ? void one.release() : (lock = one)),
      () => undefined, // low battery, or not allowed: the phone dims as it always does
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask); // a lock ends when the page is hidden
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
