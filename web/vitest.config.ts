import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { words } from "./plugins/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), words({ locales: here("../src/nightbus/locales"), sources: here("src") })],
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
