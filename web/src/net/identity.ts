/** Who this device is at each table: the token stays here and travels only to the table. */
import { recall, remember } from "../kit/memory";
import { randomHex } from "./random";
import type { Role } from "./wire";

export interface Identity {
  readonly code: string;
  readonly token: string;
  readonly person: number;
  readonly role: Role;
  /** When it was last used, ms since 1970: the oldest are forgotten. */
  readonly used: number;
}

/** What this device is at a table: one table may have a seat and a shared screen on one machine. */
export type Place = "seat" | "screen";

const KEPT = 24;
const KEY = "nightbus.tables";

/** All that this device is, the latest first. */
export function identities(): Identity[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isIdentity) : [];
  } catch {
    return [];
  }
}

function isIdentity(value: unknown): value is Identity {
  const one = value as Partial<Identity> | null;
  return typeof one?.code === "string" && typeof one.token === "string" && typeof one.role === "string";
}

const placeOf = (role: Role): Place => (role === "screen" || role === "spectator" ? "screen" : "seat");

/** Who this device is at a table, if anybody. */
export function identity(code: string, place: Place = "seat"): Identity | undefined {
  return identities().find((one) => one.code === code && placeOf(one.role) === place);
}

/** Keep who this device is at a table. */
export function keep(one: Omit<Identity, "used">): void {
  const others = identities().filter((other) => other.code !== one.code || placeOf(other.role) !== placeOf(one.role));
  remember(KEY, JSON.stringify([{ ...one, used: Date.now() }, ...others].slice(0, KEPT)));
}

/** Forget who this device was at a table: it has left, or was made to. */
export function forget(code: string, place: Place = "seat"): void {
  remember(KEY, JSON.stringify(identities().filter((one) => one.code !== code || placeOf(one.role) !== place)));
}

/** A token of this device's own chance. */
export function newToken(): string {
  return randomHex(32);
}
