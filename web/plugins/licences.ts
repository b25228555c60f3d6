/** `licences.txt`: the licence of each package that is bundled, found from the modules that went into the build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The fonts are reached through CSS, where the bundler names no module. */
const THROUGH_CSS = ["@fontsource/cabin-condensed", "@fontsource-variable/cabin"];

/** The Vite plugin. */
export function licences(): Plugin {
  let root = "";
  return {
    name: "nightbus-licences",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    generateBundle() {
      const folders = new Set(THROUGH_CSS.map((name) => join(root, "node_modules", name)));
      for (const id of this.getModuleIds()) {
        const folder = packageOf(id);
        if (folder) folders.add(folder);
      }
      const text = [...folders].sort().map(licenceOf).join(`\n${"-".repeat(80)}\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `What the page is made of, beside our own code.\n\n${text}` });
    },
  };
}

function packageOf(id: string): string | undefined {
  const path = id.replace(/^\0/, "").split("?")[0]!;
  if (!path.includes("/node_modules/") || !existsSync(path)) return undefined;
  let folder = dirname(path);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

function isPackage(folder: string): boolean {
  const file = join(folder, "package.json"); // a folder of modules may hold one that only says `type`
  return existsSync(file) && "version" in (JSON.parse(readFileSync(file, "utf-8")) as object);
}

function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Record<string, string>;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file && readFileSync(join(folder, file), "utf-8");
  if (!text) throw new Error(`${about["name"]} is bundled and no licence is found in ${folder}`);
  return `${about["name"]} ${about["version"]} (${about["license"]})\n\n${text.trim()}\n`;
}
