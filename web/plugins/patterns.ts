/**
 * Fluent messages turned into plain data when the page is built, so that the page brings neither a reader of Fluent nor
 * its syntax: texts, arguments and choices (src/words/wording.ts words them). What another message says is put in its place.
 */
import { FluentResource } from "@fluent/bundle";
import type { Pattern, Piece } from "../src/words/wording.ts";

type Message = FluentResource["body"][number];
type Fluent = NonNullable<Message["value"]>;
type Expression = Exclude<Extract<Fluent, readonly unknown[]>[number], string>;

/** What each message of a Fluent text says, by its id: its own pattern, and one for each attribute (`id.attribute`). */
export function messagesOf(ftl: string): Map<string, () => Record<string, Pattern>> {
  const messages = new Map(new FluentResource(ftl).body.map((message) => [message.id, message]));
  const said = ({ id, value, attributes }: Message): Record<string, Pattern> => {
    const own = Object.entries(attributes).map(([name, attribute]) => [`${id}.${name}`, patternOf(id, attribute, messages)]);
    return { [id]: patternOf(id, value, messages), ...Object.fromEntries(own) };
  };
  return new Map([...messages.values()].map((message) => [message.id, () => said(message)]));
}

function patternOf(id: string, value: Fluent | null | undefined, messages: Map<string, Message>): Pattern {
  if (value === null || value === undefined) throw new Error(`${id} says nothing, or mentions a message that is none`);
  if (typeof value === "string") return value;
  const pieces = value.flatMap((part) => (typeof part === "string" ? [part] : piecesOf(id, part, messages)));
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}

function piecesOf(id: string, part: Expression, messages: Map<string, Message>): readonly Piece[] {
  if (part.type === "str") return [part.value];
  if (part.type === "var") return [[part.name]];
  if (part.type === "mesg") {
    const message = messages.get(part.name);
    const pattern = patternOf(id, part.attr ? message?.attributes[part.attr] : message?.value, messages);
    return typeof pattern === "string" ? [pattern] : pattern;
  }
  if (part.type !== "select" || part.selector.type !== "var") throw new Error(`${id}: the page words no ${part.type}`);
  const choices: Record<string, Pattern> = {};
  for (const { key, value } of part.variants) choices[String(key.value)] = patternOf(id, value, messages);
  return [[part.selector.name, choices, String(part.variants[part.star]!.key.value)]];
}
