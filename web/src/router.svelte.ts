/** Where in the page we are: real paths, no hashes; what follows `#` is an invite and never leaves the device. */

export type Place =
  | { at: "home" }
  | { at: "new" }
  | { at: "try" }
  | { at: "join"; code: string; invite: string; move?: string }
  | { at: "phone"; code: string }
  | { at: "screen"; code: string }
  | { at: "summary"; code: string }
  | { at: "replay"; code: string }
  | { at: "pass" }
  | { at: "lab" }
  | { at: "lost" };

const CODED: Readonly<Record<string, "phone" | "screen" | "summary" | "replay">> = {
  "": "phone",
  screen: "screen",
  summary: "summary",
  replay: "replay",
};

/** The place that a path is: `/`, `/new`, `/try`, `/pass`, `/lab`, `/replay`, `/j/CODE#i=INVITE`, `/t/CODE`, `/t/CODE/screen`. */
export function placeOf(path: string, hash = ""): Place {
  const [first = "", second = "", third = "", ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length) return { at: "lost" };
  const code = second.toUpperCase();
  if (!second) {
    if (first === "") return { at: "home" };
    if (first === "j") return { at: "join", code: "", invite: "" };
    if (first === "replay") return { at: "replay", code: "" }; // of a file
    return first === "new" || first === "try" || first === "pass" || first === "lab" ? { at: first } : { at: "lost" };
  }
  if (!/^[A-Z]{4,6}$/.test(code)) return { at: "lost" };
  if (first === "j" && !third) {
    const carried = new URLSearchParams(hash.slice(1));
    const move = carried.get("m"); // the one-time code of a seat that comes to this device
    return { at: "join", code, invite: carried.get("i") ?? "", ...(move ? { move } : {}) };
  }
  const at = Object.hasOwn(CODED, third) ? CODED[third] : undefined;
  return first === "t" && at ? { at, code } : { at: "lost" };
}

let place = $state.raw<Place>(placeOf(location.pathname, location.hash));

/** Where we are now. */
export function here(): Place {
  return place;
}

/** Go to a path; `replace`: so that Back does not come here again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

function arrive(): void {
  place = placeOf(location.pathname, location.hash);
  scrollTo(0, 0);
}

/** Follow Back, Forward and links inside the page; once, when it starts. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || placeOf(link.pathname).at === "lost") return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
