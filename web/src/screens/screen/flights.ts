/**
 * What flies over the shared screen: cards from the deck to where they lie, glasses from the one who gives to the one who
 * gets. Places are marked `data-at`: `deck`, `seat-3`. What is flown over is true already; a skipped flight changes nothing.
 */
import { untrack } from "svelte";
import { ICONS } from "../../kit/icons";
import { APART, CURVES, lasts, travel } from "../../kit/motion";
import type { Happened } from "../../net/wire";

const MOST_GLASSES = 8;

/** The place of this name on the screen, if it is there. */
export function placeOf(name: string): Element | null {
  return document.querySelector(`[data-at="${name}"]`);
}

/** For `{@attach}`: the element comes from a place when it appears, as long as `moving` says that anything has just happened. */
export function from(place: string | (() => string), moving: () => boolean, index = 0): (element: Element) => void {
  // What is read here must not be followed: it appears once, and lies there for as long as it is there.
  return (element) =>
    untrack(() => {
      const start = moving() ? placeOf(typeof place === "string" ? place : place()) : null;
      if (start) travel(element, start, { delay: index * APART.cards });
    });
}

/** Glasses fly from seat to seat for every drink given in these events. */
export function flyGlasses(layer: HTMLElement, fresh: readonly Happened[]): void {
  let late = 0;
  for (const event of fresh) {
    if (event.type !== "gave" && event.type !== "gave_shot") continue;
    const { seat, other } = event as { seat: number; other: number };
    const many = event.type === "gave" ? (event as { drinks: number }).drinks : 1;
    const start = placeOf(`seat-${seat}`)?.getBoundingClientRect();
    const end = placeOf(`seat-${other}`)?.getBoundingClientRect();
    if (!start || !end) continue;
    for (let i = 0; i < Math.min(many, MOST_GLASSES); i += 1) fly(layer, start, end, late++ * APART.drinks);
  }
}

/** Cards change places between two seats, or come from the stock, as these events say. */
export function swapCards(fresh: readonly Happened[]): void {
  for (const event of fresh) {
    if (event.type !== "swapped" && event.type !== "drew_from_stock") continue;
    const { seat, other } = event as { seat: number; other?: number };
    const one = placeOf(`card-${seat}`);
    const two = placeOf(other === undefined ? "deck" : `card-${other}`);
    if (!one || !two) continue;
    const from = one.getBoundingClientRect();
    travel(one, two, { movement: "give" });
    if (other !== undefined) travel(two, from, { movement: "give" });
  }
}

function fly(layer: HTMLElement, start: DOMRect, end: DOMRect, delay: number): void {
  const duration = lasts("give");
  if (!duration || delay + duration > 1000) return;
  const glass = document.createElement("span");
  glass.innerHTML = `<svg viewBox="0 0 24 24">${ICONS.glass}</svg>`;
  layer.append(glass);
  const at = ({ x, y, width, height }: DOMRect, lift = 0): string => `translate(${x + width / 2}px, ${y + height / 2 - lift}px) translate(-50%, -50%)`;
  const middle = `translate(${(start.x + start.width / 2 + end.x + end.width / 2) / 2}px, ${Math.min(start.y, end.y) - 40}px) translate(-50%, -50%)`;
  const flight = glass.animate([{ transform: at(start), opacity: 1 }, { transform: middle, opacity: 1 }, { transform: at(end), opacity: 0.9 }], { duration, delay, easing: CURVES.out, fill: "backwards" });
  flight.finished.then(() => glass.remove(), () => glass.remove());
}
