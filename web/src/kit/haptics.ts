/** What is felt. Where a device cannot, or the person does not want it, nothing: all of it is also seen. */
import { settings } from "./settings.svelte";

const PATTERNS = { tap: [12], turn: [40, 60, 40], done: [24], no: [60] } as const;

/** A short shake: `turn` says that it is your turn. */
export function feel(what: keyof typeof PATTERNS): void {
  // Before the first tap a browser refuses, and says so in its console.
  if (settings.haptics && "vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...PATTERNS[what]]);
}
