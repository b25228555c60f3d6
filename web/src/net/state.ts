/** What a device knows of its table, and how each message changes it. Pure: the same messages give the same state. */
import { faced } from "../kit/faces";
import type { Ev, Happened, Role, Snap, TableInfo, View, Welcome, You } from "./wire";

/**
 * `connecting`: not yet in; `live`; `lost`: trying again for as long as it takes; `replaced`: the seat is open in
 * another tab or device; `ended`: the server said goodbye for good (`reason`).
 */
export type Status = "connecting" | "live" | "lost" | "replaced" | "ended";

export interface TableState {
  readonly status: Status;
  /** Why it is `ended`: the code of the `bye`. */
  readonly reason: string;
  /** Attempts to connect since it was last live. */
  readonly attempt: number;
  readonly seq: number;
  readonly person: number;
  readonly role: Role;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly you: You | null;
  /** What happened, the oldest first; as many as MOST_EVENTS. */
  readonly events: readonly Happened[];
  /** What the last message brought: to be moved on the screen and told. */
  readonly fresh: readonly Happened[];
  /** The server's clock less this device's, ms. */
  readonly skew: number;
}

export const MOST_EVENTS = 2000;

export const NOTHING: TableState = {
  status: "connecting",
  reason: "",
  attempt: 0,
  seq: 0,
  person: -1,
  role: "spectator",
  table: null,
  view: null,
  you: null,
  events: [],
  fresh: [],
  skew: 0,
};

/** After `welcome`: known, but nothing is shown as live before the snapshot. */
export function welcomed(state: TableState, { person, role, now }: Welcome, clock: number): TableState {
  return { ...state, person, role, skew: now / 1000 - clock };
}

/** After a snapshot: everything as it is, and the events that were missed. */
export function snapped(state: TableState, { seq, since, table, view, you, events }: Snap): TableState {
  const resumed = since > 0 && since === state.seq;
  return {
    ...state,
    status: "live",
    reason: "",
    attempt: 0,
    seq,
    table: { ...table, seats: faced(table.seats) },
    view,
    you,
    events: latest(resumed ? [...state.events, ...events] : events),
    fresh: resumed ? events : [],
  };
}

/** After an event; null where one is missing before it, and the rest has to be asked for. */
export function happened(state: TableState, { seq, events = [], table, view, you }: Ev): TableState | null {
  if (!state.table || seq > state.seq + 1) return null;
  if (seq < state.seq) return state; // told before
  const before = table?.session ? {} : state.view; // a session that begins may be of another game: its view is whole
  return {
    ...state,
    seq,
    table: table ? { ...state.table, ...table, seats: table.seats ? faced(table.seats) : state.table.seats } : state.table,
    view: view === undefined ? state.view : view === null ? null : ({ ...before, ...view } as View),
    you: you ?? state.you,
    events: events.length ? latest([...state.events, ...events]) : state.events,
    fresh: events,
  };
}

const latest = (events: readonly Happened[]): readonly Happened[] => events.slice(-MOST_EVENTS);
