/**
 * Sounds, made when they are heard: no files. On the shared screen unless it is switched off, on a phone only when it is
 * switched on. Each one is also seen. A browser makes no sound before the first tap (`wakeSound`).
 */
import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "give" | "right" | "wrong" | "aboard" | "liar" | "king" | "stop" | "home";

let context: AudioContext | undefined;
let room: "screen" | "phone" = "phone";

/** Say which device this is: a shared screen sounds by default. */
export function soundsAs(device: "screen" | "phone"): void {
  room = device;
}

/** Is sound on here? */
export function isSounding(): boolean {
  return settings.sound ?? room === "screen";
}

/** To be called on a tap or a key: only then may a page make sounds. */
export function wakeSound(): void {
  if (!isSounding() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Play a sound, if sound is on. */
export function play(sound: Sound): void {
  if (!isSounding() || context?.state !== "running") return;
  SOUNDS[sound](context, context.currentTime);
}

type Maker = (audio: AudioContext, at: number) => void;

const SOUNDS: Readonly<Record<Sound, Maker>> = {
  card: (audio, at) => noise(audio, at, 0.04, 1800),
  turn: (audio, at) => noise(audio, at, 0.04, 3600),
  give: (audio, at) => [2100, 3200].forEach((pitch) => tone(audio, at, pitch, 0.12, 0.06)),
  right: (audio, at) => bell(audio, at),
  wrong: (audio, at) => tone(audio, at, 130, 0.18, 0.12, "square", 500),
  aboard: (audio, at) => [0, 0.22].forEach((later) => bell(audio, at + later)),
  liar: (audio, at) => knock(audio, at),
  king: (audio, at) => [0, 0.16, 0.32].forEach((later) => knock(audio, at + later)),
  stop: (audio, at) => {
    bell(audio, at);
    noise(audio, at + 0.2, 0.45, 5200, 0.05);
  },
  home: (audio, at) => [0, 0.14, 0.3, 0.5, 0.76].forEach((later, i) => tone(audio, at + later, 62 - 6 * i, 0.16, 0.14, "sawtooth", 240)),
};

function tone(audio: AudioContext, at: number, pitch: number, seconds: number, loud: number, form: OscillatorType = "sine", below = 0): void {
  const source = audio.createOscillator();
  source.type = form;
  source.frequency.value = pitch;
  out(audio, source, at, seconds, loud, below ? ["lowpass", below] : undefined);
}

/** A bell push: a strike and its overtone, which die away. */
function bell(audio: AudioContext, at: number): void {
  tone(audio, at, 1320, 0.5, 0.1);
  tone(audio, at, 3540, 0.22, 0.03);
}

function knock(audio: AudioContext, at: number): void {
  tone(audio, at, 190, 0.09, 0.35, "triangle");
  noise(audio, at, 0.03, 900, 0.2);
}

function noise(audio: AudioContext, at: number, seconds: number, pitch: number, loud = 0.16): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  out(audio, source, at, seconds, loud, ["bandpass", pitch]);
}

function out(audio: AudioContext, source: AudioScheduledSourceNode, at: number, seconds: number, loud: number, filter?: [BiquadFilterType, number]): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  let end: AudioNode = source;
  if (filter) {
    const band = audio.createBiquadFilter();
    [band.type, band.frequency.value] = filter;
    end = end.connect(band);
  }
  end.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds + 0.02);
}
