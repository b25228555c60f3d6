/** A choice half made, kept on this device until what it answers is asked no more: a locked phone forgets nothing. */
import { recall, remember } from "../../../kit/memory";

const keyOf = (whose: string): string => `nightbus.draft.${whose}`;

/** The choice as it was left, if it answers the same question (`asked`). */
export function draftOf<T>(whose: string, asked: number): T | undefined {
  try {
    const kept = JSON.parse(recall(keyOf(whose)) ?? "null") as { asked: number; choice: T } | null;
    return kept?.asked === asked ? kept.choice : undefined;
  } catch {
    return undefined;
  }
}

/** Keep a choice that is being made. */
export function keepDraft(whose: string, asked: number, choice: unknown): void {
  remember(keyOf(whose), JSON.stringify({ asked, choice }));
}
