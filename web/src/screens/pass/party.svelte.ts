/**
 * A table whose seats share one phone: a token and a socket for each person, and those of an onlooker, who sees what lies
 * open. It stays on this device, so that a reload is back in all the seats.
 */
import { ask, type Result } from "../../net/api";
import { keep, newToken } from "../../net/identity";
import { Table } from "../../net/table.svelte";
import { recall, remember } from "../../kit/memory";
import type { Joined, Json, NewTable } from "../../net/wire";
import type { Answer } from "../../net/client";

const KEY = "nightbus.pass";
const PATIENCE = 2000; // ms for the parts of the shuffle that are this phone's
const LOOK = 40; // ms

/** One who plays with this phone. */
export interface Rider {
  readonly name: string;
  readonly face: string;
}

interface Kept {
  readonly code: string;
  readonly tokens: readonly string[];
  readonly eye: string;
}

/** What is played, and by whom. */
export interface Plan {
  readonly game: string;
  readonly rulebook: string;
  readonly switches: Json;
  readonly bots: number;
  readonly riders: readonly Rider[];
}

type Refused = Extract<Result<never>, { ok: false }>;

/** The seats of this phone at one table. */
export class Party {
  readonly code: string;
  /** In the order in which they got on; the first is host. */
  readonly seats: readonly Table[];
  /** What an onlooker sees. */
  readonly open: Table;

  constructor({ code, tokens, eye }: Kept) {
    this.code = code;
    // The onlooker's place keeps the identities of this device's own seats out of it.
    this.seats = tokens.map((token) => new Table(code, token, "screen"));
    this.open = new Table(code, eye, "screen");
  }

  get host(): Table {
    return this.seats.find(({ state }) => state.you?.host) ?? this.seats[0]!;
  }

  start(): void {
    for (const table of [...this.seats, this.open]) table.start();
  }

  stop(): void {
    for (const table of [...this.seats, this.open]) table.stop();
  }

  /** Begin to play, once every seat has sealed its part of the shuffle, or has had its time to. */
  async begin(): Promise<Answer> {
    const ready = (): boolean => this.open.state.status === "live" && this.seats.every((table) => table.state.status === "live" && table.sealed);
    for (let waited = 0; waited < PATIENCE && !ready(); waited += LOOK) await new Promise((done) => setTimeout(done, LOOK));
    return this.host.do({ type: "start" });
  }
}

/** Make a table and get everybody on. */
export async function makeParty({ game, rulebook, switches, bots, riders }: Plan): Promise<{ readonly ok: true; readonly party: Party } | Refused> {
  const tokens = riders.map(() => newToken());
  const eye = newToken();
  const [first, ...others] = riders;
  const table: NewTable = { game, rulebook, switches, bots, name: first!.name, face: first!.face, token: tokens[0]!, pace: 8, absent: "wait" };
  const made = await ask<Joined>("/api/tables", table);
  if (!made.ok) return made;
  const { code, invite } = made.value;
  const join = (body: Json): Promise<Result<Joined>> => ask<Joined>(`/api/tables/${code}/join`, { invite, ...body });
  for (const [i, { name, face }] of others.entries()) {
    const joined = await join({ name, face, token: tokens[i + 1] });
    if (!joined.ok) return joined;
  }
  const looking = await join({ role: "spectator", token: eye });
  if (!looking.ok) return looking;
  keep(looking.value); // how the night went is told to who was there
  const kept: Kept = { code, tokens, eye };
  remember(KEY, JSON.stringify(kept));
  return { ok: true, party: new Party(kept) };
}

/** The party of this phone, if one is under way. */
export function keptParty(): Party | undefined {
  try {
    const kept = JSON.parse(recall(KEY) ?? "null") as Kept | null;
    return kept && typeof kept.code === "string" && Array.isArray(kept.tokens) && typeof kept.eye === "string" ? new Party(kept) : undefined;
  } catch {
    return undefined;
  }
}

export const forgetParty = (): void => remember(KEY, "null");
