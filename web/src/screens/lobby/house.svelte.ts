/** The house rules of a table as they are told in its lobby: what differs from the rulebook, and how many can play. */
import type { TableInfo } from "../../net/wire";
import { has, loadWords } from "../../words/words.svelte";
import { type Catalogue, catalogue, changes, type GameInfo, type House, readSetting, type Rules, rulesOf, type Value } from "../new/catalogue";

/** Those of these switches whose words are there. They are fetched where any are missing: by the book, a table has none to tell. */
function worded(names: readonly string[]): readonly string[] {
  const there = names.filter((name) => has(`switch-${name}`));
  if (there.length < names.length) void loadWords("switches").catch(() => undefined);
  return there;
}

/** What is asked once for each set of house rules; nothing of it is needed to play. */
export class HouseRules {
  rules = $state.raw<Rules>();
  #shelf = $state.raw<Catalogue>();
  #asked = "";

  /** Ask for the house rules of this table, unless they are known. */
  async follow({ game, rulebook, switches }: TableInfo): Promise<void> {
    const key = JSON.stringify([game, rulebook, switches]);
    if (key === this.#asked) return;
    this.#asked = key;
    const [shelf, rules] = await Promise.all([catalogue(), rulesOf(game, rulebook, switches as House)]);
    if (key !== this.#asked) return;
    if (shelf.ok) this.#shelf = shelf.value;
    if (rules.ok) this.rules = rules.value;
    if (!shelf.ok || !rules.ok) this.#asked = ""; // the next message asks again
  }

  game({ game }: TableInfo): GameInfo | undefined {
    return this.#shelf?.games.find((one) => one.game === game);
  }

  /** The switches of the rulebook. */
  book(info: TableInfo): House {
    return this.game(info)?.rulebooks[info.rulebook]?.switches ?? {};
  }

  /** The names of the switches that differ from it and matter, as soon as they can be told. */
  changed(info: TableInfo): readonly string[] {
    const game = this.game(info);
    return game ? worded(Object.keys(changes(info.switches as House, this.book(info)))) : [];
  }

  /** The setting that a refusal says would do, as soon as it can be told. */
  mend(info: TableInfo, nearest: string): { readonly name: string; readonly value: Value } | undefined {
    const setting = readSetting(nearest, this.game(info)?.switches ?? []);
    return setting && worded([setting.name]).length ? setting : undefined;
  }

  /** How many more could get on. */
  room(info: TableInfo): number {
    return Math.max(0, Number(this.rules?.args["seats_high"] ?? 20) - info.seats.length);
  }
}
