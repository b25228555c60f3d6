/** Ride the Bus on the shared screen. */
import type { ScreenPart } from "../part";
import Field from "./Field.svelte";
import { headline } from "./headline";
import Windows from "./Windows.svelte";

export const part: ScreenPart = { headline, Field, Windows };
