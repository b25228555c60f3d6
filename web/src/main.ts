import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/tokens.css";
import { startSkipping } from "./kit/motion";
import { startSettings } from "./kit/settings.svelte";
import { wakeSound } from "./kit/sound";
import { here, startRouter } from "./router.svelte";
import { SCREENS } from "./screens";
import { startWords } from "./words/words.svelte";

startSettings();
startRouter();
startSkipping();
addEventListener("pointerdown", wakeSound, { passive: true });
addEventListener("keydown", wakeSound);
SCREENS[here().at].load().catch(() => undefined); // on its way while the words are; App says if it does not come
await startWords();
mount(App, { target: document.getElementById("page")! });
