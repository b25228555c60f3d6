/** How a game ended, in a line for the lobby: who rode and what it came to, or who won. All of it is in the view. */
import { nameAt } from "../../net/seats";
import type { ChaseView, RideView, StopView, TableInfo, View } from "../../net/wire";
import { t } from "../../words/words.svelte";

/** The line; empty where there is nothing to tell. */
export function resultOf(info: TableInfo, view: View | null): string {
  if (!view || info.phase !== "over") return "";
  if (info.given_up) return t("page-lobby-result-given-up");
  if (info.game === "ride-the-bus") {
    const { rider, attempt, ride_drinks } = view as RideView;
    return rider === null ? t("page-lobby-result-nobody") : t("page-lobby-result-rode", { name: nameAt(info, rider), attempt, drinks: ride_drinks });
  }
  const { winner } = view as ChaseView | StopView;
  return winner === null ? "" : t("page-lobby-result-won", { name: nameAt(info, winner) });
}
