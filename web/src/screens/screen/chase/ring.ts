/** Where people sit round a table seen from above: clockwise, the first nearest, as far from one another as there is room. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS = 720;

/** `count` points of an ellipse, equally far along it, clockwise from the near side; (0, 0) is its middle. */
export function ring(count: number, rx: number, ry: number): Spot[] {
  // Clockwise seen from above is, on a screen whose y runs down, from the near side to the left.
  const at = (turn: number): Spot => ({ x: -rx * Math.sin(turn), y: ry * Math.cos(turn) });
  const walked = [0];
  for (let i = 1; i <= STEPS; i += 1) {
    const [one, other] = [at(((i - 1) / STEPS) * 2 * Math.PI), at((i / STEPS) * 2 * Math.PI)];
    walked.push(walked[i - 1]! + Math.hypot(other.x - one.x, other.y - one.y));
  }
  const whole = walked[STEPS]!;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (whole * seat) / count;
    const i = walked.findIndex((length) => length >= wanted);
    return at((i / STEPS) * 2 * Math.PI);
  });
}

/** Where the card of a seat lies: towards the middle from its plate, as near as it can without being covered. */
export function before(spot: Spot, plate: Size, card: Size, gap: number): Spot {
  const away = Math.min(((plate.width + card.width) / 2 + gap) / Math.abs(spot.x), ((plate.height + card.height) / 2 + gap) / Math.abs(spot.y));
  return { x: spot.x * (1 - away), y: spot.y * (1 - away) };
}

/** How wide the middle may be if it is so high, so that no card reaches into it. */
export function clear(places: readonly Spot[], card: Size, height: number, gap: number): number {
  const beside = places.filter(({ y }) => Math.abs(y) < (height + card.height) / 2);
  return 2 * (Math.min(...beside.map(({ x }) => Math.abs(x))) - card.width / 2 - gap);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large things are drawn when so many sit round the table. */
export function sizes(count: number): { name: "large" | "middle" | "small"; plate: Size; card: Size; rim: Size } {
  const cards = (width: number): Size => ({ width, height: width * 1.4 });
  if (count <= 8) return { name: "large", plate: { width: 340, height: 128 }, card: cards(120), rim: { width: 774, height: 388 } };
  if (count <= 12) return { name: "middle", plate: { width: 268, height: 102 }, card: cards(96), rim: { width: 810, height: 400 } };
  return { name: "small", plate: { width: 200, height: 84 }, card: cards(74), rim: { width: 846, height: 408 } };
}
