/** Pub mode: no buttons and no hints, only the table and how to get on. Remembered on this device. */
import { recall, remember } from "../../kit/memory";

const KEY = "nightbus.pub";
let on = $state(recall(KEY) === "on");

/** Is pub mode on here? */
export function isPub(): boolean {
  return on;
}

/** Switch pub mode. */
export function pubMode(next: boolean): void {
  on = next;
  remember(KEY, next ? "on" : "off");
}
