/** What the screens of the ride share on this phone: what there is to drink, and what came of the last answer. */
import { getContext, setContext } from "svelte";
import type { PartProps } from "../part";
import type { RideView, UnitInfo } from "../../../net/wire";
import type { Outcome } from "./facts";
import { hadOf, keepHad, type Tally } from "./owed";

const KEY = "ride";

export class Here {
  #of: () => PartProps;
  #had = $state.raw<Tally>({ drinks: 0, shots: 0 });
  /** What came of this seat's last answer, while that is news. */
  outcome = $state.raw<Outcome | undefined>();
  /** Has the reader asked to see what there is to drink? */
  looking = $state(false);

  constructor(of: () => PartProps) {
    this.#of = of;
    if (this.seat) this.#had = hadOf(this.whose, this.#part.info.session, this.seat);
  }

  /** One device may be several persons at a table. */
  get whose(): string {
    return `${this.#part.info.code}.${this.#part.you.person}`;
  }

  get #part(): PartProps {
    return this.#of();
  }

  get view(): RideView {
    return this.#part.view as RideView;
  }

  get seat(): RideView["seats"][number] | undefined {
    return this.#part.you.seat === null ? undefined : this.view.seats[this.#part.you.seat];
  }

  get unit(): UnitInfo | undefined {
    return this.#part.you.units[String(this.#part.you.person)];
  }

  /** Drinks and shots that have not been ticked off yet. */
  get owed(): Tally {
    const { drinks = 0, shots = 0 } = this.seat ?? {};
    return { drinks: Math.max(0, drinks - this.#had.drinks), shots: Math.max(0, shots - this.#had.shots) };
  }

  /** All that is owed is done with, drunk or sat out: nobody is told which. */
  tick(): void {
    if (this.seat) this.#had = keepHad(this.whose, this.#part.info.session, { drinks: this.seat.drinks, shots: this.seat.shots });
    this.looking = false;
    this.outcome = undefined;
  }

  /** Another session: nothing of the last one is owed. */
  anew(): void {
    if (this.seat) this.#had = hadOf(this.whose, this.#part.info.session, this.seat);
  }
}

export function shareHere(here: Here): Here {
  return setContext(KEY, here);
}

export function useHere(): Here {
  return getContext<Here>(KEY);
}
