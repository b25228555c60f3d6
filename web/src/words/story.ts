/** What happened at the table, as sentences (`event-*`). A card that the reader may not know stays a card. */
import type { Events, Happened } from "../net/wire";
import { answerWord, theCard } from "./cards";
import { has, t } from "./words.svelte";

type Fields = Partial<Record<"seat" | "other" | "rule" | "call", unknown>> & { readonly type: string; readonly card?: string | null; readonly second?: string | null };

/** Is this one a part of the game's story? What the table itself tells has no rule. */
export function isStory(event: Happened): event is Events.Any {
  return typeof (event as Fields).rule === "string";
}

const PRIVATE = new Set(["swapped", "drew_from_stock"]);

/** The event as it may be told where others look on or listen: a card that not everybody knows is a card, also to who holds it. */
export function closed(event: Happened): Happened {
  const { type, rule } = event as Fields;
  return PRIVATE.has(type) || (type === "dealt" && rule === "CTA-1.1") ? { ...event, card: null, second: null } : event;
}

/** The sentence of an event; empty where there is none. `nameOf` gives the name of a seat. */
export function storyOf(event: Happened, nameOf: (seat: number) => string): string {
  if (!isStory(event)) return "";
  const fields: Fields = event;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) if (typeof value === "number") args[name] = value;
  if (typeof fields.seat === "number" && event.type !== "sudden_death") args["seat"] = nameOf(fields.seat);
  if (typeof fields.other === "number") args["other"] = nameOf(fields.other);
  if (typeof fields.call === "string") args["call"] = answerWord(fields.call);
  if (fields.card !== undefined) args["card"] = theCard(fields.card);
  if (fields.second !== undefined) args["second"] = theCard(fields.second);
  const id = `event-${event.type}`;
  if (fields.other !== null && has(`${id}-from`)) return t(`event-${event.type}-from`, args);
  if (fields.card === null && has(`${id}-closed`)) return t(`event-${event.type}-closed`, args);
  return has(id) ? t(id, args) : "";
}
