/**
 * What the page weighs, gzipped, by what a device loads: fails when one of them is over its budget. Needs a build.
 * First what must be there before anything is seen; then all that comes unasked while a game is played, without what only
 * a tap or a key opens. Fonts are told apart: they come after the words can be read.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const STATIC = new URL("../src/nightbus/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", STATIC), "utf-8"));
const size = (file) => gzipSync(readFileSync(new URL(file, STATIC)), { level: 9 }).length;

// A chunk that others share too has no source in the manifest: it is known by its name, if no other has the same.
function named(entry) {
  if (manifest[entry]) return entry;
  const stem = entry.replace(/.*\/|\.\w+$/g, "");
  const keys = Object.keys(manifest).filter((key) => manifest[key].name === stem && manifest[key].file.endsWith(".js"));
  return keys.length === 1 ? keys[0] : undefined;
}
const PAGE = "base";
const SEAT = [PAGE, "src/screens/PhoneScreen.svelte"];
const SCREEN = [PAGE, "src/screens/screen/SharedScreen.svelte"];
const AT_A_SEAT = ["src/screens/lobby/Lobby.svelte", "over", "src/kit/facePictures.ts", "src/kit/sound.ts", "sha2"];
const ON_SCREEN = ["src/screens/lobby/ScreenLobby.svelte", "src/kit/facePictures.ts"];
const LATER = ["story"];

const seatIn = (game, ...words) => [[...SEAT, ...AT_A_SEAT, `src/screens/phone/${game}/Part.svelte`], ["main", "phone", "sheets", "lobby", game, ...words, ...LATER], []];
const screenOf = (game) => [[...SCREEN, ...ON_SCREEN, `src/screens/screen/${game}/part.ts`], ["main", "screen", "lobby", "books", ...LATER], []];
const BUDGETS = [
  // name, kB, entries, groups of words, what is already there
  ["phone, home", 45, [PAGE, "src/screens/Home.svelte"], ["main"], []],
  ["phone, getting on", 45, [PAGE, "src/screens/Join.svelte"], ["main", "faces"], []],
  ["phone, a seat", 45, SEAT, ["main", "phone"], []],
  ["shared screen", 60, SCREEN, ["main", "screen"], []],
  ["lab, on top", 40, ["src/screens/lab/Lab.svelte"], ["lab", "switches"], [PAGE]],
  ["a seat in Ride the Bus, all", 103, ...seatIn("ride")],
  ["a seat in Chase the Ace, all", 95, ...seatIn("chase", "round")],
  ["a seat in Stop the Bus, all", 93, ...seatIn("stop", "round")],
  ["a screen with Ride the Bus, all", 94, ...screenOf("ride")],
  ["a screen with Chase the Ace, all", 85, ...screenOf("chase")],
  ["a screen with Stop the Bus, all", 87, ...screenOf("stop")],
];

/** The files that loading these entries brings, without what they load later. */
function filesOf(entries, seen = new Set()) {
  const files = new Set();
  for (const name of entries) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...filesOf(chunk.imports ?? [], seen)]) files.add(file);
  }
  return files;
}

/** The largest language of a group of words. */
function wordsOf(group) {
  const part = group === "main" ? /virtual:words\/\w+$/ : new RegExp(`virtual:words/\\w+/${group}$`);
  const parts = Object.entries(manifest).filter(([name]) => part.test(name));
  if (!parts.length) throw new Error(`no words of group ${group} in the build`);
  return parts.map(([, { file }]) => file).sort((one, other) => size(other) - size(one))[0];
}

let over = false;
for (const [name, most, entries, groups, before] of BUDGETS) {
  const missing = entries.filter((entry) => !named(entry));
  if (missing.length) throw new Error(`not in the build: ${missing.join(", ")}`);
  const files = filesOf(entries.map(named));
  for (const group of groups) files.add(wordsOf(group));
  for (const file of filesOf(before.map(named))) files.delete(file);
  if (!before.length) files.add("index.html");
  const list = [...files].map((file) => [file, size(file)]).sort((a, b) => b[1] - a[1]);
  const kB = list.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  over ||= kB > most;
  console.log(`${kB > most ? "OVER " : "     "}${name}: ${kB.toFixed(1)} of ${most} kB, ${files.size} files`);
  if (process.argv.includes("--files")) for (const [file, bytes] of list) console.log(`${String(bytes).padStart(12)} ${file}`);
}
const fonts = [...new Set(Object.values(manifest).flatMap(({ assets = [], file }) => [...assets, file]))].filter((file) => file.endsWith(".woff2"));
console.log(`     fonts, once: ${(fonts.reduce((sum, file) => sum + size(file), 0) / 1000).toFixed(1)} kB`);
process.exit(over ? 1 : 0);
