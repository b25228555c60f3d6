/** What the person at this device prefers: remembered here, told to nobody. */
import { recall, remember } from "./memory";

export type Theme = "auto" | "night" | "day";
export type Deck = "four" | "two";
export type Motion = "auto" | "full" | "none";

interface Preferences {
  theme: Theme;
  /** Four colours (each suit its own) or two. */
  deck: Deck;
  /** Null: on for the shared screen, off for phones. */
  sound: boolean | null;
  haptics: boolean;
  motion: Motion;
  /** Everything that is held can be tapped twice instead. */
  tapInsteadOfHold: boolean;
}

const KEY = "nightbus.settings";
const DEFAULTS: Preferences = {
  theme: "night", // it is a night bus; whoever sits in the sun says so
  deck: "four",
  sound: null,
  haptics: true,
  motion: "auto",
  tapInsteadOfHold: false,
};

/** The preferences written in this text; what it lacks or what is not one of ours is as by default. */
export function readPreferences(text: string | null): Preferences {
  let said: Record<string, unknown> = {};
  try {
    said = (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    // Not ours: start anew.
  }
  const one = <T>(name: keyof Preferences, allowed: readonly T[]): T =>
    allowed.includes(said[name] as T) ? (said[name] as T) : (DEFAULTS[name] as T);
  return {
    theme: one<Theme>("theme", ["auto", "night", "day"]),
    deck: one<Deck>("deck", ["four", "two"]),
    sound: one<boolean | null>("sound", [true, false, null]),
    haptics: one("haptics", [true, false]),
    motion: one<Motion>("motion", ["auto", "full", "none"]),
    tapInsteadOfHold: one("tapInsteadOfHold", [true, false]),
  };
}

export const settings = $state<Preferences>({ ...DEFAULTS });

const still = matchMedia("(prefers-reduced-motion: reduce)");
const daylight = matchMedia("(prefers-color-scheme: light)");

/** Should things stand still? By the switch, else by what the system says. */
export function isStill(): boolean {
  return settings.motion === "none" || (settings.motion === "auto" && still.matches);
}

/** Read the preferences and keep the page and the memory in step with them; once, when the page starts. */
export function startSettings(): void {
  Object.assign(settings, readPreferences(recall(KEY)));
  $effect.root(() => {
    $effect(() => {
      remember(KEY, JSON.stringify(settings));
      showSettings();
    });
  });
  showSettings();
  daylight.addEventListener("change", showSettings);
  still.addEventListener("change", showSettings);
}

function showSettings(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme === "auto" ? (daylight.matches ? "day" : "night") : settings.theme;
  dataset["deck"] = settings.deck;
  dataset["motion"] = isStill() ? "none" : "full";
}
