/** The blind of Stop the Bus on a phone: what is asked, of whom if it is somebody else, and the rule that decides it. */
import { nameAt } from "../../../net/seats";
import type { StopView } from "../../../net/wire";
import { t } from "../../../words/words.svelte";
import type { PartProps } from "../part";

/** What is asked. */
export function titleOf(p: PartProps): string {
  const view = p.view as StopView;
  if (view.phase === "draw") return t("terminal-headline-dealer");
  if (p.you.legal.length) {
    if (view.phase === "stop_or_end") return t("ask-stop");
    return view.phase === "last_lap" ? t("page-stop-last-turn") : t("terminal-headline-exchange");
  }
  if (view.stopper !== null) return view.stopper === p.you.seat ? t("page-stop-you-stopped") : t("terminal-headline-stopped", { seat: nameAt(p.info, view.stopper) });
  const asked = view.awaits[0];
  if (asked === undefined) return t("terminal-headline-round", { round: view.round });
  return t("page-stop-other", { name: nameAt(p.info, asked), ask: view.phase === "stop_or_end" ? t("ask-stop") : t("terminal-headline-exchange") });
}

/** The rule that decides it. */
export function ruleOf(p: PartProps): string {
  const view = p.view as StopView;
  if (view.phase === "draw") return t("terminal-rule-dealer-lowest");
  return view.stopper === null ? t("terminal-rule-stop", { round: view.round }) : t("terminal-rule-last-lap");
}
