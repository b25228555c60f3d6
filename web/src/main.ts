import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/tokens.css";
import { startSkipping } from "./kit/motion";
import { startSettings } from "./kit/settings.svelte";
import { here, startRouter } from "./router.svelte";
import { SCREENS } from "./screens";
import { startWords } from "./words/words.svelte";

startSettings();
startRouter();
startSkipping();
// Sound may only begin with a gesture; the first one fetches it, each one after wakes it.
const wake = (): void => void import("./kit/sound").then(({ wakeSound }) => wakeSound()).catch(() => undefined);
addEventListener("pointerdown", wake, { passive: true });
addEventListener("keydown", wake);
SCREENS[here().at].load().catch(() => undefined); // on its way while the words are; App says if it does not come
// No top-level await: the screens and words are in chunks that import from this one, and would wait for it to end.
void startWords().then(() => mount(App, { target: document.getElementById("page")! }));
