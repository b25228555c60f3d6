/** Chase the Ace on the shared screen: the seats are round the table, so that no bus stands at its foot. */
import type { ScreenPart } from "../part";
import Field from "./Field.svelte";
import { headline } from "./headline";

export const part: ScreenPart = { headline, Field };
