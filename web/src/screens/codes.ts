/** What people type where the code of a table is asked for: lower case, blanks and whole links are fine. */

export interface Typed {
  /** Capital letters; empty if there are none. */
  readonly code: string;
  readonly invite: string;
}

/** The code in this text, and the invite if it is a link that carries one. */
export function readCode(text: string): Typed {
  const link = /\/j\/([a-z]{4,6})(?:#i=([\w-]+))?/i.exec(text);
  if (link) return { code: link[1]!.toUpperCase(), invite: link[2] ?? "" };
  return { code: text.replace(/[^a-z]/gi, "").toUpperCase(), invite: "" };
}

/** Could this be a whole code? Four letters in a pub, six on the open net. */
export const isWhole = (code: string): boolean => code.length === 4 || code.length === 6;
