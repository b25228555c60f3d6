/** The blind of Ride the Bus: what is asked, and the rule that decides it. */
import { nameAt } from "../../../net/seats";
import type { RideView } from "../../../net/wire";
import { rankWord } from "../../../words/cards";
import { t } from "../../../words/words.svelte";
import { find } from "../beats";
import type { Headline, ScreenProps } from "../part";
import { ASKS, houseOf, PENALTIES, type RideHouse } from "./house";

const STOPS = 10;

/** The name of a stop of a row, the last being home. */
export function stopName(at: number, length: number): string {
  return at >= length ? t("terminal-stop-10") : t(`terminal-stop-${((at - 1) % (STOPS - 1)) + 1}`);
}

/** The row of the pyramid on which a card lies, both counted from 1. */
export function rowOf(view: RideView): number {
  let left = view.turned;
  for (let row = 0; row < view.pyramid.length; row += 1) {
    left -= view.pyramid[row]!.length;
    if (left <= 0) return row + 1;
  }
  return view.pyramid.length;
}

/** The penalty card that has just been turned in the ride, if it was one: what it cost is told with it. */
export function gotOn(p: ScreenProps): { card: string; drinks: number; back: boolean } | undefined {
  const turned = find(p.beat, "ride_turned");
  if (!turned?.card || houseOf(p.info.switches).bus === "questions") return undefined;
  const drinks = p.beat.reduce((sum, event) => sum + (event.type === "drank" ? event.drinks : 0), 0);
  return drinks ? { card: turned.card, drinks, back: !!find(p.beat, "ride_restarted") } : undefined;
}

/** What the blind says. */
export function headline(p: ScreenProps): Headline {
  const view = p.view as RideView;
  const house = houseOf(p.info.switches);
  if (p.info.phase === "over") return { title: t("terminal-headline-over"), small: t("page-screen-over"), ground: "street" };
  switch (view.phase) {
    case "question_card":
    case "answer":
      return { title: t(ASKS[view.question - 1] ?? "ask-colour"), small: questionRule(view, house), ground: "table" };
    case "give_right":
      return { title: t("ask-give", { drinks: view.left }), small: t("terminal-rule-right"), ground: "table" };
    case "pyramid_card":
      return { title: t("terminal-headline-pyramid"), small: t("terminal-rule-pyramid"), ground: "table" };
    case "lay":
    case "give":
    case "call":
      return { title: view.phase === "call" ? t("terminal-headline-liars") : t("terminal-headline-row", { row: rowOf(view) }), small: rowRule(view), ground: "table" };
    case "draw_card":
      return { title: t("terminal-headline-draw"), small: t("terminal-rule-draw"), ground: "street" };
    case "volunteer":
      return { title: t("ask-co-pilot"), small: t("terminal-rule-co-pilot", { rider: nameAt(p.info, view.rider) }), ground: "street" };
    default:
      return { ...rideHeadline(p, view, house), ground: "street" };
  }
}

function questionRule(view: RideView, house: RideHouse): string {
  const line = t("terminal-rule-question", { question: view.question, questions: house.questions, drinks: house.wrong_drinks[view.question - 1] ?? 0 });
  return [2, 3, 5].includes(view.question) ? t("page-screen-and", { one: line, other: t(`page-screen-ties-${house.ties}`) }) : line;
}

function rowRule(view: RideView): string {
  const args = { drinks: view.worth };
  const line = view.takes
    ? view.shot ? t("terminal-rule-row-takes-shot", args) : t("terminal-rule-row-takes-drinks", args)
    : view.shot ? t("terminal-rule-row-gives-shot", args) : t("terminal-rule-row-gives-drinks", args);
  const other = view.phase === "call" ? t("terminal-rule-double") : view.claims ? t("terminal-rule-bluff") : t("terminal-rule-match");
  return t("page-screen-and", { one: line, other });
}

function rideHeadline(p: ScreenProps, view: RideView, house: RideHouse): { title: string; small: string } {
  if (house.bus === "questions") return { title: t(ASKS[Math.min(view.line.length, 3)]!), small: t("terminal-rule-ride-questions") };
  const extra = house.bus === "kings_cup" ? 1 : 0;
  const costs = PENALTIES.map(([letter], i) => `${t(`terminal-short-${letter.toLowerCase()}`)} ${(house.bus_penalties[i] ?? 0) + extra}`).join(" · ");
  const small = t("page-screen-and", { one: t("terminal-safe"), other: costs });
  const on = gotOn(p);
  if (on) return { title: t(`page-screen-gets-on-${rankWord(on.card)}`), small };
  if (house.bus === "pyramid") return { title: t("terminal-headline-pick", { row: Math.min(view.line.length + 1, 4) }), small };
  const stop = Math.min(view.line.length + 1, view.length);
  return { title: t("terminal-headline-stop", { stop, name: stopName(stop, view.length) }), small };
}
