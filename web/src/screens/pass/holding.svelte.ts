/**
 * Who has the phone in hand. A seat that is asked is handed the phone; where it sees more than the others may, behind a
 * curtain. It keeps the phone until it has answered: then it is taken away at once, unless there is something new to be
 * looked at (a card that came by a swap, drinks to be done with), which is put away by a button. A vote comes first, and asks
 * each seat in turn.
 */
import type { Table } from "../../net/table.svelte";
import type { Events } from "../../net/wire";
import { isDue } from "../phone/round/shown.svelte";
import { lastBeat } from "../screen/beats";
import type { Party } from "./party.svelte";
import { inOrder, isSecret, secretsOf } from "./turns";

const NEWS = 1800; // ms that what came of an open answer is seen before the phone goes on

export class Holding {
  #party: Party;
  #holder = $state.raw<Table | undefined>();
  #drawn = $state(false);
  #over = $state(false); // has answered
  #votes = $state(false); // is asked what it says to a vote, and nothing else
  #stays = $state(false); // until it is put away
  #seen = ""; // the secrets it had when it was asked
  #looked = 0; // the events it knew then

  constructor(party: Party) {
    this.#party = party;
    $effect(() => this.#follow());
    $effect(() => {
      if (!this.#holder || !this.#over || this.#stays) return undefined;
      const timer = setTimeout(() => this.done(), NEWS);
      return () => clearTimeout(timer);
    });
  }

  /** The seat that has the phone, or is to get it. */
  get holder(): Table | undefined {
    return this.#holder;
  }

  /** Is it to be handed over, unseen by the others? */
  get curtain(): boolean {
    return !!this.#holder && !this.#over && this.#hides && !this.#drawn;
  }

  /** Has it answered, and only looks on? */
  get over(): boolean {
    return this.#over;
  }

  /** Is what is on the screen for this seat alone? */
  get alone(): boolean {
    return !!this.#holder && this.#drawn && this.#hides;
  }

  /** Has it the phone for its ballot? */
  get votes(): boolean {
    return this.#votes;
  }

  look(): void {
    this.#drawn = true;
  }

  /** Behind the curtain again: somebody looks over a shoulder. */
  hide(): void {
    this.#drawn = false;
  }

  /** The phone goes on. */
  done(): void {
    this.#holder = undefined;
    this.#drawn = this.#over = this.#stays = this.#votes = false;
  }

  get #hides(): boolean {
    // With one person there is nobody who would have to look away.
    return this.#party.seats.length > 1 && !!this.#holder && (this.#votes || isSecret(this.#holder.state.view, this.#party.open.state.view));
  }

  #secrets(table: Table): string {
    return secretsOf(table.state.view, this.#party.open.state.view, table.state.you?.seat ?? 0);
  }

  #follow(): void {
    const { seats, open } = this.#party;
    const { view, table, seq } = open.state;
    const vote = table?.vote;
    if (vote) {
      const waits = seats.filter(({ state: { you } }) => you && you.seat !== null && ![...vote.yes, ...vote.no].includes(you.person));
      if (this.#votes && this.#holder && waits.includes(this.#holder)) return;
      if (this.#holder && (this.#votes || waits.length)) this.done();
      if (waits.length) {
        this.#holder = waits[0];
        this.#votes = true;
        return;
      }
    } else if (this.#votes) this.done();
    if (!view || table?.phase !== "playing" || table.paused) return void (this.#holder && this.done());
    if (seats.some(({ state }) => state.seq !== seq)) return; // not all have heard of this moment yet
    const asked = seats.filter(({ state }) => state.you?.legal.length);
    const holder = this.#holder;
    if (holder && asked.includes(holder)) {
      this.#over = this.#stays = false;
      this.#seen = this.#secrets(holder);
      this.#looked = holder.state.events.length;
    } else if (holder && !this.#over) {
      if (isDue(lastBeat(open.state.events))) return this.done(); // all hands lie open: everybody looks
      const hidden = this.#drawn;
      const fresh = this.#secrets(holder);
      const news = holder.state.events.slice(this.#looked) as readonly Events.Any[];
      const drinks = news.some((event) => event.type === "drank" && event.seat === holder.state.you?.seat);
      if (hidden && (!fresh || fresh === this.#seen)) this.done();
      else {
        this.#over = true;
        this.#stays = hidden || drinks;
      }
    } else if (!holder && asked.length && !isDue(lastBeat(open.state.events))) {
      const [first] = inOrder(asked.map(({ state }) => state.you!.seat!), view.dealer, view.seats.length);
      this.#holder = asked.find(({ state }) => state.you?.seat === first);
      this.#drawn = this.#over = this.#stays = false;
    }
  }
}
