/** The blind of Chase the Ace on a phone: what is asked, of whom if it is somebody else, and the rule that decides it. */
import { nameAt } from "../../../net/seats";
import type { ChaseView } from "../../../net/wire";
import { t } from "../../../words/words.svelte";
import type { PartProps } from "../part";
import { may } from "./facts";

/** What is asked. */
export function titleOf(p: PartProps): string {
  const view = p.view as ChaseView;
  if (view.phase === "choosing") return t("terminal-headline-dealer");
  if (view.phase === "sudden_death") return t("terminal-headline-sudden");
  const mine = p.you.legal.length > 0;
  const asked = view.awaits[0];
  if (asked === undefined) return t("terminal-headline-round", { round: view.round });
  const ask =
    view.phase === "misdeal" ? (mine ? t("ask-exposed") : t("terminal-headline-exposed"))
    : view.phase === "domino" ? (mine && !may(p.you.legal, "again") ? t("ask-stay") : t("ask-again"))
    : asked === view.dealer ? t("ask-draw")
    : t("ask-swap");
  return mine ? ask : t("page-chase-other", { name: nameAt(p.info, asked), ask });
}

/** The rule that decides it. */
export function ruleOf(p: PartProps): string {
  const view = p.view as ChaseView;
  if (view.phase === "choosing") return t("terminal-rule-dealer-jack");
  if (view.phase === "sudden_death") return t("terminal-rule-sudden");
  if (view.phase === "misdeal") return t("terminal-rule-exposed");
  if (view.phase === "domino") return t("terminal-rule-domino");
  return p.info.switches["deck"] === "cuckoo" ? t("page-chase-rule-cuckoo", { round: view.round }) : t("page-chase-rule", { round: view.round });
}
