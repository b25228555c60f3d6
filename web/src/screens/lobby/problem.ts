/** Why no game can begin at this table as it stands, and what would do. */
import type { TableInfo } from "../../net/wire";
import { errorText } from "../../words/errors";
import { t } from "../../words/words.svelte";

export interface Problem {
  readonly text: string;
  /** How many more have to get on; 0: it is something else. */
  readonly few: number;
  /** The house rule that would do, as a refusal writes it. */
  readonly nearest: string;
}

/** What stands in the way; undefined: nothing does. */
export function problemOf({ problem, seats }: TableInfo): Problem | undefined {
  if (!problem) return undefined;
  const { code, facts } = problem as { code: string; facts: Record<string, string | number> };
  const low = Number(facts["low"] ?? 0);
  const few = Number(facts["seats"] ?? 0) < low ? Math.max(0, low - seats.length) : 0;
  return {
    text: few ? t("page-lobby-few", { count: few }) : errorText(code, { ...facts, nearest: "" }),
    few,
    nearest: String(facts["nearest"] ?? ""),
  };
}
