/** What is wrong, worded: the sentence of the code, the rule that says so, and what would do. */
import { has, loadWords, t } from "./words.svelte";

type Facts = Readonly<Record<string, string | number>>;

/** A refusal as the reader hears it. */
export function errorText(code: string, facts: Facts = {}): string {
  const known = has(`error-${code}`);
  if (!known) void loadWords("errors").catch(() => undefined); // what is read in a component follows
  const told = Object.entries(facts).map(([name, fact]) => `${name}=${fact}`).join(", ");
  const text = known ? t(`error-${code}`, { ...facts }) : t("error-unknown", { code, facts: told });
  const said = [facts["rule"] ? t("error-by-rule", { text, rule: facts["rule"] }) : t("error-said", { text })];
  if (facts["allowed"]) said.push(t("error-allowed", { allowed: facts["allowed"] }));
  if (facts["nearest"]) said.push(t("error-nearest", { nearest: facts["nearest"] }));
  return said.join(" ");
}
