/**
 * Movement follows what is true already: nothing waits for it, nothing lasts over 450 ms, any tap or key jumps to its
 * end, and where things should stand still it takes no time at all.
 */
import { isStill } from "./settings.svelte";

/** How long each of the eight movements lasts, in ms. */
export const TIMES = { light: 120, shut: 120, slam: 180, cord: 180, flip: 240, deal: 320, give: 320, open: 320, drive: 450 } as const;
/** How movements begin and end. */
export const CURVES = {
  out: "cubic-bezier(.2,.8,.2,1)",
  brake: "cubic-bezier(.3,0,.1,1)",
  thud: "cubic-bezier(.3,1.5,.5,1)",
} as const;
/** Between two cards of a deal, and between two drinks that are given. */
export const APART = { cards: 40, drinks: 80 } as const;

const QUEUE = 1000; // what would begin later is skipped: people wait for no picture

/** How long a movement lasts here and now. */
export function lasts(movement: keyof typeof TIMES): number {
  return isStill() ? 0 : TIMES[movement];
}

/** Finish every movement now. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    const { iterations } = animation.effect?.getComputedTiming() ?? {};
    if (iterations !== Infinity && animation.playState === "running") animation.finish();
  }
}

/** From now on any tap or key jumps to the end of what moves; gives back how to undo it. */
export function startSkipping(): () => void {
  const skip = (event: Event): void => {
    if (!(event.target as Element).closest?.("[data-hold]")) skipMotion(); // the bar of a hold is no ornament
  };
  addEventListener("pointerdown", skip, { capture: true, passive: true });
  addEventListener("keydown", skip, { capture: true });
  return () => {
    removeEventListener("pointerdown", skip, { capture: true });
    removeEventListener("keydown", skip, { capture: true });
  };
}

/** Move an element to where it stands from where `from` stands (a deck, a seat); `turn` in degrees at the start. */
export function travel(element: Element, from: Element | DOMRect, options: { delay?: number; turn?: number; movement?: "deal" | "give" } = {}): Animation | undefined {
  const { delay = 0, turn = 0, movement = "deal" } = options;
  const duration = lasts(movement);
  if (!duration || delay > QUEUE - duration) return undefined;
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  const end = element.getBoundingClientRect();
  if (!end.width) return undefined;
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const size = Math.max(0.2, Math.min(2, start.width / end.width));
  return element.animate(
    [{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})` }, { transform: "none" }],
    { duration, delay, easing: CURVES.out, fill: "backwards" },
  );
}

/** Put down with weight: a call, a stop, a king. */
export function slam(element: Element): Animation | undefined {
  const duration = lasts("slam");
  if (!duration) return undefined;
  return element.animate(
    [{ transform: "scale(1.5) rotate(-4deg)", opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: "none", opacity: 1 }],
    { duration, easing: CURVES.thud },
  );
}

/** The bell cord pulled twice. */
export function pullCord(element: Element): Animation | undefined {
  const duration = lasts("cord");
  if (!duration) return undefined;
  const pulled = { transform: "translateY(16px)" };
  return element.animate([{ transform: "none" }, pulled, { transform: "none" }], { duration, iterations: 2, easing: CURVES.out });
}
