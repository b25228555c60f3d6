/** Time as it is shown: seconds that run out, a connection that is lost for longer than a blip. To be called while a component is made. */
import type { Table } from "./table.svelte";

const BLIP = 1000; // ms: a connection that is back by then was never gone

/** The seconds left until a moment by the table's clock (in µs), looked at every so many ms. */
export function secondsUntil(table: () => Table, until: () => number | null | undefined, every = 1000): { readonly left: number } {
  let left = $state(0);
  $effect(() => {
    const end = until();
    if (end === null || end === undefined) return undefined;
    const look = (): void => void (left = Math.max(0, (end / 1000 - table().now()) / 1000));
    look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return left;
    },
  };
}

/** Is it lost, and has been for longer than a blip? */
export function longLost(lost: () => boolean): { readonly now: boolean } {
  let long = $state(false);
  $effect(() => {
    if (!lost()) {
      long = false;
      return undefined;
    }
    const timer = setTimeout(() => (long = true), BLIP);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return long;
    },
  };
}
