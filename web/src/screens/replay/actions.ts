/** An action of a game as words. */
import type { Action } from "../../net/wire";
import { answerWord, theCard } from "../../words/cards";
import { t } from "../../words/words.svelte";

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
