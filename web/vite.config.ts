/** Builds the page into the Python package, or the gallery of the kit beside it (`--mode gallery`). */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { licences } from "./plugins/licences.ts";
import { words } from "./plugins/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TABLE_SERVER = process.env["NIGHTBUS_URL"] ?? "http://127.0.0.1:8000";

/** What may be shared by all screens; neither what only some of them need nor what follows after the words. */
const BASE = /node_modules\/(?!@noble|svelte\/src\/internal\/client\/dom\/elements\/bindings|svelte\/src\/internal\/shared\/clone)|\/src\/(kit\/(?!facePictures|cuckoo|courts|drawing|glyphs|Card|Sealed|Choice|Field|Toggle|Stepper|Settings|HoldButton|Amount|AnswerButton|Odds|Line|Deck|Curtain|Qr|Bus|Face|faces|Town|Tunnel|Sheet|Plate|moquette|sound|haptics)|net\/(?!client|table|state|random)|words\/(?!story|cards)|router)/;

export default defineConfig(({ command, mode }) => {
  const gallery = mode === "gallery";
  return {
    root: here("."),
    base: command === "build" && !gallery ? "/static/" : "/",
    plugins: [svelte(), words({ locales: here("../src/nightbus/locales"), sources: here("src") }), licences()],
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
        // What five chunks or more share comes as one file: fewer requests, and it packs better.
        output: { codeSplitting: { groups: [{ name: "base", test: BASE, minShareCount: 5 }] } },
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
