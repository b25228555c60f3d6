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

/** How large things are drawn when so many sit round the table. */
export function sizes(count: number): { plate: "large" | "middle" | "small"; card: number } {
  if (count <= 8) return { plate: "large", card: 122 };
  if (count <= 12) return { plate: "middle", card: 96 };
  return { plate: "small", card: 74 };
}
