/** What this device remembers, where it may: a browser in private mode can refuse, and then nothing is kept. */

/** What was remembered under this key, else null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remember a text under this key, or forget it (null). */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page works without.
  }
}
