/** The odds that a table has told, if it has: asked for anew whenever they may have changed. */
import { ask } from "../net/api";
import type { Table } from "../net/table.svelte";
import type { Action, Card } from "../net/wire";

interface Chance {
  readonly value: number;
}
/** Something that a seat may do, and what it costs: drinks, or the chance to lose a life or a token. */
export interface Advised {
  readonly action: Action;
  readonly costs: Chance;
  readonly right?: Chance;
  readonly level?: Chance;
  /** How likely a claim is true; 0 or 1: the cards leave no doubt. */
  readonly true?: Chance;
  /** Of a card that may be laid: is it no match, and how often it is held to be called; 1: everybody knows what it is. */
  readonly bluff?: boolean;
  readonly called?: Chance;
}
export interface Advice {
  /** Whose odds these are; null: there are none. */
  readonly seat: number | null;
  readonly options: readonly Advised[];
  readonly standing: readonly { readonly type: string; readonly card?: Card | null; readonly turned?: Chance; readonly ride?: { readonly clean: Chance } }[];
  /** After a decision: what it was. */
  readonly chosen?: Action | null;
}

/** The word for how true a claim is, to end a message's name: of one that cannot be true, or must be, no number is told. */
export const doubt = (claim: number): "true" | "never" | "surely" => (claim === 0 ? "never" : claim === 1 ? "surely" : "true");

/**
 * What is told to whoever is at this table; `due` changes when other odds are due, and is undefined when none are. To be
 * called while a component is made.
 */
export function advised(table: () => Table, due: () => unknown): { readonly told: Advice | undefined } {
  let told = $state.raw<Advice | undefined>();
  const at = $derived(table());
  const now = $derived(due()); // of itself: not asked again with every message
  $effect(() => {
    void now;
    told = undefined;
    if (now === undefined) return undefined;
    let over = false;
    void ask<Advice>(`/api/tables/${at.code}/odds`, undefined, at.token).then((answer) => {
      if (!over && answer.ok) told = answer.value;
    });
    return () => (over = true);
  });
  return {
    get told() {
      return told;
    },
  };
}
