import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/tokens.css";
import { startSkipping } from "./kit/motion";
import { startSettings } from "./kit/settings.svelte";
import { wakeSound } from "./kit/sound";
import { startRouter } from "./router.svelte";
import { startWords } from "./words/words.svelte";

startSettings();
startRouter();
startSkipping();
addEventListener("pointerdown", wakeSound, { passive: true });
addEventListener("keydown", wakeSound);
await startWords();
mount(App, { target: document.getElementById("page")! });
