/** The screens: each comes when it is asked for, with its words. */
import type { Component } from "svelte";
import type { Place } from "./router.svelte";
import type { Group } from "./words/words.svelte";

interface Late {
  /** Its own chunk. */
  load: () => Promise<{ default: Component<never> }>;
  /** The parts of the words that it needs beside the first. */
  words?: Group[];
}

/** What is drawn where, and how it is fetched. */
export const SCREENS: Record<Place["at"], Late> = {
  home: { load: () => import("./screens/Home.svelte") },
  join: { load: () => import("./screens/Join.svelte"), words: ["faces"] },
  phone: { load: () => import("./screens/PhoneScreen.svelte"), words: ["phone"] },
  lost: { load: () => import("./screens/Lost.svelte") },
  new: { load: () => import("./screens/new/New.svelte"), words: ["new", "books"] },
  try: { load: () => import("./screens/new/Try.svelte"), words: ["new"] },
  pass: { load: () => import("./screens/pass/Pass.svelte"), words: ["pass", "phone", "sheets"] },
  screen: { load: () => import("./screens/screen/SharedScreen.svelte"), words: ["screen"] },
  summary: { load: () => import("./screens/summary/Summary.svelte"), words: ["summary", "story"] },
  replay: { load: () => import("./screens/replay/Replay.svelte"), words: ["replay", "story"] },
  lab: { load: () => import("./screens/lab/Lab.svelte"), words: ["lab", "switches"] },
};
