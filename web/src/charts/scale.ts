/** The sums of the charts: round ticks, places on a line, and labels that do not lie on each other. */

/** Round numbers from 0 (or below) to at least `most`, about `count` of them. */
export function ticks(least: number, most: number, count = 4): number[] {
  const span = Math.max(most - least, 1e-9);
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((one) => one * power >= raw) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** A place on a line of the page for a number. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Labels moved apart until each has its own room, in the order of where they want to be; all stay between `low` and `high` if they fit. */
export function apart(wanted: readonly number[], room: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed: number[] = [];
  let next = low;
  for (const i of order) {
    placed[i] = Math.max(wanted[i]!, next);
    next = placed[i]! + room;
  }
  let most = high;
  for (const i of order.toReversed()) {
    if (placed[i]! <= most) break;
    placed[i] = Math.max(most, low);
    most -= room;
  }
  return placed;
}

/** Counts put together into at most `most` bins of one round width: where each begins, and its share of all. */
export function binned(counts: readonly number[], most: number, last = counts.length): { readonly width: number; readonly bins: readonly number[] } {
  const width = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((one) => Math.ceil(last / one) <= most) ?? 10000;
  const bins: number[] = Array.from({ length: Math.max(Math.ceil(last / width), 1) }, () => 0);
  counts.forEach((count, value) => {
    const at = Math.floor(value / width);
    if (at < bins.length) bins[at]! += count;
  });
  return { width, bins };
}

/** The smallest place that so large a share of the counts does not exceed. */
export function quantile(counts: readonly number[], share: number, beyond = 0): number {
  const all = counts.reduce((sum, one) => sum + one, beyond);
  let reached = 0;
  for (let value = 0; value < counts.length; value++) {
    reached += counts[value]!;
    if (reached >= share * all) return value;
  }
  return counts.length;
}
