/** An action of a game as words, and why a bot chose it. */
import type { Why } from "../../net/lookback";
import type { Action } from "../../net/wire";
import { answerWord, theCard } from "../../words/cards";
import { has, t } from "../../words/words.svelte";

/** What it would be to do this: `Say red`, `Swap`. */
export function actionText(action: Action, nameOf: (seat: number) => string): string {
  switch (action.type) {
    case "guess":
      return t("action-guess", { call: answerWord(action.call) });
    case "play":
      return t("action-play", { card: theCard(action.card) });
    case "take":
      return t("action-take", { card: theCard(action.take), second: theCard(action.put) });
    case "pick":
      return t("action-pick", { place: action.place });
    case "give":
      return t("action-give", { gifts: action.gifts.map(({ seat, drinks }) => `${nameOf(seat)} ${drinks}`).join(", ") });
    case "give_shot":
      return t("action-give_shot", { other: nameOf(action.to) });
    default:
      return t(`action-${action.type}`);
  }
}

/** What spoke for a bot's move; empty while its words (`why`) are not loaded, or of a code that a newer server knows. */
export function whyText({ code, facts }: Why, nameOf: (seat: number) => string): string {
  const id = `why-${code}`;
  const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? factWord(name, fact) : name === "other" ? nameOf(fact) : fact]);
  return has(id) ? t(id, Object.fromEntries(told)) : "";
}

function factWord(name: string, fact: string): string {
  if (name === "card" || name === "second") return theCard(fact);
  return name === "kind" || name === "next" ? t(`hand-${fact}`) : answerWord(fact); // else a rank or a suit
}
