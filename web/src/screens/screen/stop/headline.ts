/** The blind of Stop the Bus: what is asked, and the rule that decides it. */
import type { StopView } from "../../../net/wire";
import { t } from "../../../words/words.svelte";
import type { Headline, ScreenProps } from "../part";

/** What the blind says. */
export function headline(p: ScreenProps): Headline {
  const view = p.view as StopView;
  const ground = "table";
  if (p.info.phase === "over") return { title: t("terminal-headline-over"), small: t("terminal-rule-last-token"), ground };
  if (view.phase === "draw") return { title: t("terminal-headline-dealer"), small: t("terminal-rule-dealer-lowest"), ground };
  if (view.stopper !== null) return { title: t("page-screen-last-lap"), small: t("terminal-rule-last-lap"), ground };
  const small = t("terminal-rule-stop", { round: view.round });
  if (view.phase === "stop_or_end") return { title: t("ask-stop"), small, ground };
  return { title: t("terminal-headline-exchange"), small: view.asked_by === "STB-1.3" ? t("page-screen-and", { one: small, other: t("page-screen-may-stop") }) : small, ground };
}
