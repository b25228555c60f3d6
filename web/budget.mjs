/**
 * What the page weighs, gzipped, by what a device loads: fails when one of them is over its budget. Needs a build.
 * Fonts are told apart: they come after the words can be read.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const STATIC = new URL("../src/nightbus/server/static/", import.meta.url);
const BUDGETS = [
  // name, kB, entries beside the page's own, groups of words, what is already there
  ["phone, home", 45, ["index.html", "src/screens/Home.svelte"], ["main", "home"], []],
  ["phone, getting on", 45, ["index.html", "src/screens/Join.svelte"], ["main", "join"], []],
  ["phone, a seat", 45, ["index.html", "src/screens/PhoneScreen.svelte"], ["main", "phone"], []],
  ["shared screen", 60, ["index.html", "src/screens/screen/SharedScreen.svelte"], ["main", "screen"], []],
  ["lab, on top", 40, ["src/screens/lab/Lab.svelte"], ["lab"], ["index.html"]],
];

const manifest = JSON.parse(readFileSync(new URL("manifest.json", STATIC), "utf-8"));
const size = (file) => gzipSync(readFileSync(new URL(file, STATIC)), { level: 9 }).length;

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
  const missing = entries.filter((entry) => !manifest[entry]);
  if (missing.length) throw new Error(`not in the build: ${missing.join(", ")}`);
  const files = filesOf(entries);
  for (const group of groups) files.add(wordsOf(group));
  for (const file of filesOf(before)) files.delete(file);
  if (!before.length) files.add("index.html");
  const list = [...files].map((file) => [file, size(file)]).sort((a, b) => b[1] - a[1]);
  const kB = list.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  over ||= kB > most;
  console.log(`${kB > most ? "OVER " : "     "}${name}: ${kB.toFixed(1)} of ${most} kB`);
  if (process.argv.includes("--files")) for (const [file, bytes] of list) console.log(`${String(bytes).padStart(12)} ${file}`);
}
const fonts = [...new Set(Object.values(manifest).flatMap(({ assets = [], file }) => [...assets, file]))].filter((file) => file.endsWith(".woff2"));
console.log(`     fonts, once: ${(fonts.reduce((sum, file) => sum + size(file), 0) / 1000).toFixed(1)} kB`);
process.exit(over ? 1 : 0);
