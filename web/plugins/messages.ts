/** Fluent files cut into messages, and the messages that a source text asks for. */

/** Each message of a Fluent file by its id, as it is written. */
export function messagesOf(ftl: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of (ftl + "\n").matchAll(/^([a-z][\w-]*) =.*\n(?:(?: .*)?\n)*/gm)) found.set(entry[1]!, entry[0].trimEnd());
  return found;
}

/** The messages that these mention, and those that they mention. */
export function withMentioned(ids: Iterable<string>, messages: Map<string, string>): Set<string> {
  const all = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const text = messages.get(id);
    if (text === undefined || all.has(id)) continue;
    all.add(id);
    for (const mentioned of text.matchAll(/\{\s*([a-z][\w-]*)/g)) queue.push(mentioned[1]!);
  }
  return all;
}

/** What a source text may ask for: whole ids, and families by pattern (`card-${name}`). */
export interface Asked {
  readonly ids: Set<string>;
  readonly families: RegExp[];
}

/** Every text in the source that could be an id; `id.attribute` asks for the message of the attribute. */
export function askedBy(source: string): Asked {
  const ids = new Set<string>();
  const families: RegExp[] = [];
  for (const literal of source.matchAll(/"([a-z][\w-]*(?:\.[a-z]+)?)"|'([a-z][\w-]*(?:\.[a-z]+)?)'|`([a-z][\w-]*(?:\.[a-z]+)?)`/g)) {
    ids.add((literal[1] ?? literal[2] ?? literal[3])!.split(".")[0]!);
  }
  for (const template of source.matchAll(/`([a-z]+-[\w-]*)\$\{[^`]*`/g)) families.push(familyOf(template[0].slice(1, -1)));
  return { ids, families };
}

function familyOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/).map((part) => part.split(".")[0]!);
  return new RegExp(`^${fixed.map((part) => part.replace(/[^\w-]/g, "\\$&")).join("[\\w-]+")}$`);
}

/** The ids of `messages` that are asked for. */
export function idsAsked(asked: Asked, messages: Map<string, string>): Set<string> {
  const ids = [...messages.keys()];
  return new Set(ids.filter((id) => asked.ids.has(id) || asked.families.some((family) => family.test(id))));
}
