/** What goes over HTTP: making a table and getting on. Nothing here throws: a refusal is an answer too. */
import { loadWords } from "../words/words.svelte";
import { keep, newToken } from "./identity";
import type { Err, Joined, Joining, Listed, NewTable } from "./wire";

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string; readonly facts: Readonly<Record<string, string | number>> };

/** What a GET or a POST of JSON gives; `unavailable` where the server cannot be reached. A refusal comes with its words. */
export async function ask<T>(path: string, body?: unknown, token?: string): Promise<Result<T>> {
  const result = await fetched<T>(path, body, token);
  if (!result.ok) await loadWords("errors").catch(() => undefined);
  return result;
}

async function fetched<T>(path: string, body: unknown, token?: string): Promise<Result<T>> {
  try {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const init: RequestInit = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(path, init);
    const said = (await response.json()) as T & Partial<Err>;
    if (response.ok) return { ok: true, value: said };
    return { ok: false, code: said.code ?? "unavailable", facts: said.facts ?? {} };
  } catch {
    return { ok: false, code: "unavailable", facts: {} };
  }
}

/** Make a table; who this device is there is kept. */
export async function makeTable(table: NewTable): Promise<Result<Joined>> {
  return kept(await ask<Joined>("/api/tables", { ...table, token: table.token ?? newToken() }));
}

/** Get on at a table, as a seat, a shared screen or a spectator. */
export async function joinTable(code: string, joining: Joining): Promise<Result<Joined>> {
  return kept(await ask<Joined>(`/api/tables/${code}/join`, { ...joining, token: joining.token ?? newToken() }));
}

/** Tables that anybody may find. */
export async function listedTables(): Promise<Result<{ readonly tables: readonly Listed[] }>> {
  return ask("/api/tables");
}

function kept(result: Result<Joined>): Result<Joined> {
  if (result.ok) keep(result.value);
  return result;
}
