/** What the frame of the shared screen gives the part that draws a game, and how the parts are found. */
import type { Component } from "svelte";
import type { Table } from "../../net/table.svelte";
import type { Events, Happened, SeatInfo, TableInfo, View } from "../../net/wire";

export interface ScreenProps {
  readonly table: Table;
  readonly info: TableInfo;
  readonly view: View;
  /** The story of the game under way, as far as it is known. */
  readonly events: readonly Happened[];
  /** What the last message brought: it may move. Empty when all is drawn for the first time. */
  readonly fresh: readonly Happened[];
  /** What has just happened, and is shown until something else does. */
  readonly beat: readonly Events.Any[];
}

/** The blind: what is asked, and the rule that decides it; and where we are. */
export interface Headline {
  readonly title: string;
  readonly small: string;
  readonly ground: "table" | "street" | "wood";
}

export interface ScreenPart {
  readonly headline: (p: ScreenProps) => Headline;
  readonly Field: Component<{ p: ScreenProps }>;
  /** The windows along the foot; a game whose seats are in the field has none. */
  readonly Windows?: Component<{ p: ScreenProps }>;
}

const PARTS: Readonly<Record<string, () => Promise<{ part: ScreenPart }>>> = {
  "ride-the-bus": () => import("./ride/part"),
  "chase-the-ace": () => import("./chase/part"),
  "stop-the-bus": () => import("./stop/part"),
};

/** How the part of a game is loaded; undefined: this page cannot draw it. */
export function partOf(game: string): (() => Promise<{ part: ScreenPart }>) | undefined {
  return Object.hasOwn(PARTS, game) ? PARTS[game] : undefined;
}

/** Is this seat's person neither here nor played by a bot? */
export function isAway(one: SeatInfo | undefined): boolean {
  return !!one && !one.present && !one.bot && !one.stand_in;
}
