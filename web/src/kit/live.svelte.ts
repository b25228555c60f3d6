/**
 * What a screen reader is told, and what is shown for a moment. One polite region in the page (what happens at the table)
 * and one assertive (it is your turn); nothing else speaks by itself.
 */

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly wrong: boolean;
}

const SHOWN = 6000; // ms; long enough to be read twice
let last = 0;

export const live = $state<{ polite: string; assertive: string; toasts: Toast[] }>({ polite: "", assertive: "", toasts: [] });

/** Tell what has happened, after what is being read. */
export function announce(text: string): void {
  live.polite = live.polite === text ? `${text}\u00a0` : text; // the same again is read again
}

/** Tell at once: it is your turn. */
export function alertTurn(text: string): void {
  live.assertive = live.assertive === text ? `${text}\u00a0` : text;
}

/** Show and tell something for a moment; what is `wrong` says the next step too and stays until it is put away. */
export function toast(text: string, wrong = false): void {
  const id = ++last;
  live.toasts = [...live.toasts.slice(-2), { id, text, wrong }];
  announce(text);
  if (!wrong) setTimeout(() => dismiss(id), SHOWN);
}

/** Put a toast away. */
export function dismiss(id: number): void {
  live.toasts = live.toasts.filter((one) => one.id !== id);
}
