/** One set of rules in the lab: game, rulebook, switches, seats. */
import { type Catalogue, changes, type GameInfo, type House, type Rules, rulesOf, type Value } from "../new/catalogue";
import type { Refusal } from "../new/forecast.svelte";
import type { Asked } from "./lab";

export class Side {
  game = $state("ride-the-bus");
  rulebook = $state("party");
  house = $state.raw<House>({});
  seats = $state(5);
  last = $state("");
  rules = $state.raw<Rules>();
  refusal = $state.raw<Refusal>();
  #shelf: Catalogue;

  constructor(shelf: Catalogue, rulebook: string) {
    this.#shelf = shelf;
    this.choose(rulebook);
  }

  get info(): GameInfo {
    return this.#shelf.games.find(({ game }) => game === this.game)!;
  }

  get book(): House {
    return this.info.rulebooks[this.rulebook]?.switches ?? {};
  }

  get changed(): House {
    return changes(this.house, this.book);
  }

  get asked(): Asked {
    return { game: this.game, rulebook: this.rulebook, switches: this.changed, seats: this.seats };
  }

  /** Another rulebook, with its own switches. */
  choose(rulebook: string): void {
    const of = this.#shelf.games.find(({ rulebooks }) => Object.hasOwn(rulebooks, rulebook));
    if (!of) return;
    this.game = of.game;
    this.rulebook = rulebook;
    this.house = { ...of.rulebooks[rulebook]!.switches };
    void this.look();
  }

  set(name: string, value: Value): void {
    this.last = name;
    this.house = { ...this.house, [name]: value };
    void this.look();
  }

  /** Ask which switches matter, and whether any table could play it so. */
  async look(): Promise<void> {
    const mine = this.house;
    const answer = await rulesOf(this.game, this.rulebook, this.changed);
    if (mine !== this.house) return;
    if (answer.ok) this.rules = answer.value;
    const away = !answer.ok && ["unavailable", "busy", "too-fast"].includes(answer.code);
    this.refusal = answer.ok || away ? undefined : { code: answer.code, facts: answer.facts };
  }
}
