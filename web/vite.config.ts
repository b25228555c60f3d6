/** Builds the page into the Python package, or the gallery of the kit beside it (`--mode gallery`). */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { licences } from "./plugins/licences.ts";
import { preloads } from "./plugins/preloads.ts";
import { LANGUAGES, words, wordsOf } from "./plugins/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TABLE_SERVER = process.env["NIGHTBUS_URL"] ?? "http://127.0.0.1:8000";

/**
 * What comes together: fewer requests, which cost a slow phone more than their bytes do, and it packs better. A file's
 * styles come as one too. What is not named here stands with the only screen that needs it, or alone.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  /** What every screen draws with, or nearly. */
  base: /rolldown\/runtime|node_modules\/(?!@noble)|\/src\/(App|main|router|screens\.ts|screens\/(Loading|me|codes)|screens\/new\/books|words\/(words|wording|errors)|net\/(api|identity)|kit\/(Blind|Button|Face|faces|Field|Icon|icons|Live|live|Phone|Plate|Shared|memory|moquette|motion|routes|settings\.|tokens))/,
  /** To say what one wants; and what comes up over a screen. */
  forms: /\/src\/(screens\/Glass|kit\/(Choice|Toggle)\.)/,
  sheets: /\/src\/kit\/(Sheet|Stepper)\./,
  /** A connection to a table, and what is told there. */
  table: /\/src\/(net\/(table|time|seats|client|state|random)|screens\/(opened|phone\/(part|wake))\.)/,
  told: /\/src\/(words\/(cards|story)|screens\/screen\/beats)\./,
  /** What games are drawn with. */
  cards: /\/src\/(screens\/coach\.|kit\/(Amount|Card|Deck|HoldButton|Odds|Sealed|drawing|suits|glyphs))/,
  /** What lies over a seat's game; the tunnel over the shared screen, too. */
  tunnel: /\/src\/kit\/Tunnel\./,
  over: /\/src\/screens\/phone\/sheets\/(Gone|Overlay)\./,
  /** Scenery, drawn when the words can be read. */
  scenery: /\/src\/kit\/(Bus|Town)\./,
};

export default defineConfig(({ command, mode }) => {
  const gallery = mode === "gallery";
  return {
    root: here("."),
    base: command === "build" && !gallery ? "/static/" : "/",
    plugins: [svelte(), words({ locales: here("../src/nightbus/locales"), sources: here("src") }), preloads({ languages: LANGUAGES, wordsOf }), licences()],
    build: {
      outDir: here(gallery ? ".gallery" : "../src/nightbus/server/static"),
      emptyOutDir: true,
      assetsDir: "",
      assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
      target: ["es2022", "safari16.4"],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      manifest: "manifest.json", // what budget.mjs reads
      rolldownOptions: {
        input: here(gallery ? "gallery.html" : "index.html"),
        output: { codeSplitting: { groups: Object.entries(TOGETHER).map(([name, test]) => ({ name, test })) } },
      },
    },
    server: {
      host: true,
      watch: { ignored: ["**/.gallery/**"] },
      proxy: {
        "/api": TABLE_SERVER,
        "/ws": { target: TABLE_SERVER, ws: true },
      },
    },
  };
});
