/** The messages that a source text asks for. */

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
export function idsAsked(asked: Asked, messages: ReadonlyMap<string, unknown>): Set<string> {
  const ids = [...messages.keys()];
  return new Set(ids.filter((id) => asked.ids.has(id) || asked.families.some((family) => family.test(id))));
}
