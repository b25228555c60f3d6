import { mount } from "svelte";
import "../kit/tokens.css";
import { settings, startSettings } from "../kit/settings.svelte";
import { loadWords, speak, startWords } from "../words/words.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
startSettings();
settings.theme = asked.get("theme") === "day" ? "day" : "night";
settings.deck = asked.get("deck") === "two" ? "two" : "four";
settings.motion = "none"; // a photograph stands still
await startWords();
await speak("en", false); // the samples are English; the gallery of the games has the other languages
await loadWords("gallery");
await import("../kit/facePictures");
mount(Gallery, { target: document.getElementById("page")!, props: { page: asked.get("page") ?? "cards" } });
