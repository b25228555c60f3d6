import { expect, test, vi } from "vitest";
import { live } from "../src/kit/live.svelte";
import { opened } from "../src/screens/opened";
import { has, loadWords, t } from "../src/words/words.svelte";

test("what a tap opens comes with its words", async () => {
  await loadWords("main");
  const close = vi.fn();
  expect(has("page-lobby-seat-host")).toBe(false);
  expect(await opened(Promise.resolve("the sheet"), close, ["seat"])).toBe("the sheet");
  expect(has("page-lobby-seat-host")).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

test("where it does not come that is said, and it may be tapped again", async () => {
  await loadWords("main");
  const close = vi.fn();
  await expect(opened(Promise.reject(new Error("away")), close)).rejects.toThrow("away");
  expect(close).toHaveBeenCalledOnce();
  expect(live.toasts.map(({ text }) => text)).toEqual([t("page-failed-next")]);
});
