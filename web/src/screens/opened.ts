/** What a tap opens is fetched then, with its words: most phones never ask for it. */
import { untrack } from "svelte";
import { toast } from "../kit/live.svelte";
import { type Group, loadWords, t } from "../words/words.svelte";

/** What is on its way, once its words are there too; where it does not come that is said, and `close` lets it be tapped again. */
export async function opened<T>(coming: Promise<T>, close: () => void, words: Group[] = []): Promise<T> {
  try {
    // Not to be followed: what is open would be fetched and drawn anew with every change of language.
    const [come] = await Promise.all([coming, ...untrack(() => words.map(loadWords))]);
    return come;
  } catch (reason) {
    close();
    toast(t("page-failed-next"), true);
    throw reason;
  }
}
