/** Messages of Fluent as plain data (plugins/patterns.ts makes them of the .ftl files), and how they are worded. */

/** A text, an argument, or a choice by an argument: a number is chosen by itself, else by its plural. */
export type Piece = string | readonly [argument: string] | readonly [argument: string, choices: Readonly<Record<string, Pattern>>, otherwise: string];
export type Pattern = string | readonly Piece[];
export type Args = Readonly<Record<string, string | number>>;

/** How a language writes numbers, and which plural they take. */
export interface Numbers {
  format(value: number): string;
  select(value: number): string;
}

/** The numbers of a locale. Made when they are needed: a slow phone takes 0.2 s for it, and the first screen has none. */
export function numbersOf(locale: string): Numbers {
  let number: Intl.NumberFormat | undefined;
  let plural: Intl.PluralRules | undefined;
  return {
    format: (value) => (number ??= new Intl.NumberFormat(locale)).format(value),
    select: (value) => (plural ??= new Intl.PluralRules(locale)).select(value),
  };
}

/** The text of a pattern; an argument that is missing stays readable. */
export function worded(pattern: Pattern, args: Args, numbers: Numbers): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => (typeof piece === "string" ? piece : filled(piece, args, numbers))).join("");
}

function filled([argument, choices, otherwise]: Exclude<Piece, string>, args: Args, numbers: Numbers): string {
  const value = args[argument];
  if (!choices) return typeof value === "number" ? numbers.format(value) : (value ?? `{$${argument}}`);
  const plural = typeof value === "number" ? numbers.select(value) : "";
  const chosen = [String(value), plural, otherwise!].find((key) => Object.hasOwn(choices, key))!;
  return worded(choices[chosen]!, args, numbers);
}
