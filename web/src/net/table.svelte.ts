/** The table of the screen that is open, as a store: read `table.state` in a component and it follows. */
import { type Answer, Client } from "./client";
import { forget, identity, type Place } from "./identity";
import { randomHex, sealOf } from "./random";
import { recall, remember } from "../kit/memory";
import { loadWords } from "../words/words.svelte";
import { NOTHING, type TableState } from "./state";
import type { Action, Do } from "./wire";

/** A table that this device is at. Made by `openTable`. */
export class Table {
  readonly code: string;
  /** Who this is here: travels only to the table. */
  readonly token: string;
  #state = $state.raw<TableState>(NOTHING);
  #client: Client;
  #sent = $state(0);
  #chancing = false;
  #nonce = "";
  #sealed = $state(false);

  constructor(code: string, token: string, place: Place) {
    this.code = code;
    this.token = token;
    this.#client = new Client({
      code,
      token,
      onstate: (state) => {
        this.#state = state;
        if (["kicked", "left", "token", "moved"].includes(state.reason)) forget(code, place);
        void this.#addChance(state);
      },
    });
  }

  /** All that is known. */
  get state(): TableState {
    return this.#state;
  }

  /** Is something on its way that has no answer yet? Buttons that would do the same wait. */
  get busy(): boolean {
    return this.#sent > 0;
  }

  /** Has this page seen to it that this device's part of the next shuffle is sealed? */
  get sealed(): boolean {
    return this.#sealed;
  }

  /** What time it is at the server, ms since 1970. */
  now(): number {
    return Date.now() + this.#state.skew;
  }

  /** Do something, and hear what came of it. */
  async do(what: Do | Action): Promise<Answer> {
    this.#sent += 1;
    try {
      const answer = await this.#client.do(what);
      if (!answer.ok) await loadWords("errors").catch(() => undefined); // those of a refusal are seldom needed
      return answer;
    } finally {
      this.#sent -= 1;
    }
  }

  /** Take the seat over from another tab, or try again now. */
  takeOver(): void {
    this.#client.takeOver();
  }

  start(): void {
    this.#client.start();
  }

  stop(): void {
    this.#client.stop();
  }

  /**
   * The part of the shuffle that is this device's: it seals a nonce of its own ahead of each game, and opens it when all
   * are sealed. A nonce is sealed once: it is known to all when it is opened.
   */
  async #addChance(state: TableState): Promise<void> {
    const { status, table, you } = state;
    if (status !== "live" || !table || you?.role !== "seat" || this.#chancing) return;
    const key = `nightbus.nonce.${this.code}.${you.person}`; // a phone that is passed round is several persons
    const [step, nonce = ""] = (recall(key) ?? this.#nonce).split(" "); // another tab may have opened it since
    const due = table.opening ? step === "sealed" : step !== "sealed" && table.phase !== "closed";
    this.#sealed = step === "sealed";
    if (!due) return;
    this.#chancing = true;
    const keep = (text: string): void => remember(key, (this.#nonce = text));
    if (table.opening) {
      const opened = await this.#client.do({ type: "open", nonce });
      if (opened.ok || opened.code !== "unavailable") keep(`opened ${nonce}`);
    } else {
      const fresh = randomHex(32);
      keep(`sealed ${fresh}`); // before the table knows of it: a page that dies now can still open it
      const sealed = await this.#client.do({ type: "seal", hash: await sealOf(fresh) });
      if (!sealed.ok) keep("");
      if (!sealed.ok && sealed.code !== "unavailable") return; // refused: not again while this page is open
    }
    this.#sealed = this.#nonce.startsWith("sealed");
    this.#chancing = false;
    if (this.#client.state !== state) void this.#addChance(this.#client.state); // the table may have asked meanwhile
  }
}

/** The table of this code as this device is at it; undefined: it is nobody there. To be stopped when the screen goes. */
export function openTable(code: string, place: Place = "seat"): Table | undefined {
  const known = identity(code, place);
  if (!known) return undefined;
  const table = new Table(code, known.token, place);
  table.start();
  return table;
}
