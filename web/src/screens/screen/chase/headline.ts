/** The blind of Chase the Ace: what is asked, and the rule that decides it. */
import type { ChaseView } from "../../../net/wire";
import { t } from "../../../words/words.svelte";
import type { Headline, ScreenProps } from "../part";

/** What the blind says. */
export function headline(p: ScreenProps): Headline {
  const view = p.view as ChaseView;
  const ground = "wood";
  if (p.info.phase === "over") return { title: t("terminal-headline-over"), small: t("terminal-rule-last-one"), ground };
  const rule = p.info.switches["deck"] === "cuckoo" ? t("terminal-rule-cuckoo", { round: view.round }) : t("terminal-rule-chase", { round: view.round });
  switch (view.phase) {
    case "choosing":
      return { title: t("terminal-headline-dealer"), small: t("terminal-rule-dealer-jack"), ground };
    case "sudden_death":
      return { title: t("terminal-headline-sudden"), small: t("terminal-rule-sudden"), ground };
    case "exposing":
    case "misdeal":
      return { title: t("terminal-headline-exposed"), small: t("terminal-rule-exposed"), ground };
    case "domino":
      return { title: t("ask-again"), small: t("terminal-rule-domino"), ground };
    case "turn":
      return { title: view.dealer !== null && view.awaits.includes(view.dealer) ? t("ask-draw") : t("ask-swap"), small: rule, ground };
    default:
      return { title: t("terminal-headline-round", { round: view.round }), small: rule, ground };
  }
}
