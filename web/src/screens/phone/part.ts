/**
 * What the phone's frame gives the part that draws a game, and how the parts are found: `phone/ride/Part.svelte`,
 * `phone/chase/Part.svelte`, `phone/stop/Part.svelte`, each with these props. A part draws itself into `Phone`, with the
 * frame's `tools` in the blind; it lives on while the connection is lost, so that half-made choices are kept.
 */
import type { Component, Snippet } from "svelte";
import type { Table } from "../../net/table.svelte";
import type { Action, Do, TableInfo, View, You } from "../../net/wire";
import { type Group, loadWords } from "../../words/words.svelte";

export interface PartProps {
  table: Table;
  info: TableInfo;
  /** Of the part's own game. */
  view: View;
  you: You;
  /** For the blind: undo, the rules of this moment, one's own seat. */
  tools: Snippet;
  /** Do something; a refusal has been told when it answers false. */
  act: (what: Do | Action) => Promise<boolean>;
  /** For the host, when the game is over: to the lobby, where seats and house rules are. */
  tolobby?: (() => void) | undefined;
}

type Loader = () => Promise<{ default: Component<PartProps> }>;

const FOLDERS: Readonly<Record<string, Group>> = { "ride-the-bus": "ride", "chase-the-ace": "chase", "stop-the-bus": "stop" };
const PARTS = import.meta.glob<{ default: Component<PartProps> }>("./*/Part.svelte");

/** How the part of a game is loaded, and the words that come with it; undefined: this page cannot draw it. */
export function partOf(game: string): { load: Loader; words: Group } | undefined {
  const words = FOLDERS[game];
  const load = words && PARTS[`./${words}/Part.svelte`];
  if (!load) return undefined;
  // What games of lives and of tokens have in common has words of its own.
  return { load: words === "ride" ? load : () => Promise.all([load(), loadWords("round")]).then(([part]) => part), words };
}
