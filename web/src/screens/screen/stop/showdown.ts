/** A showdown of Stop the Bus, from the events; what each hand is called the server says. */
import { ask } from "../../../net/api";
import type { Card, Events, Json } from "../../../net/wire";

export interface Hand {
  readonly seat: number;
  readonly cards: Card[];
  lost: boolean;
  out: boolean;
}

/** The hands shown in a beat, in their order; undefined where none are. */
export function showdownOf(beat: readonly Events.Any[]): { readonly hands: readonly Hand[]; readonly beat: readonly Events.Any[] } | undefined {
  const hands: Hand[] = [];
  for (const event of beat) {
    const hand = "seat" in event ? hands.find(({ seat }) => seat === event.seat) : undefined;
    if (event.type === "hand_shown" && event.card) {
      if (hand) hand.cards.push(event.card);
      else hands.push({ seat: event.seat, cards: [event.card], lost: false, out: false });
    } else if (event.type === "lost_token" && hand) hand.lost = true;
    else if (event.type === "went_out" && hand) hand.out = true;
    else if (event.type === "round_began") break;
  }
  return hands.length ? { hands, beat } : undefined;
}

/** What these hands are under these house rules, words of `hand-*`; undefined where the server cannot be asked. */
export async function kindsOf(switches: Json, hands: readonly (readonly Card[])[]): Promise<readonly string[] | undefined> {
  const answer = await ask<{ readonly kinds: readonly string[] }>("/api/rules", { game: "stop-the-bus", switches, hands });
  return answer.ok ? answer.value.kinds : undefined;
}
