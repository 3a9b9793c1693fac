// @ts-check
// Sounds: loaded on first use, played without delay, never a crowd of one kind. Three channels have
// levels of their own: effects, music and the bell at the player's turn. One switch mutes all.
import { onSetting, setting } from "./settings.js";

/** @typedef {"effects" | "music" | "bell"} Channel */

const LEVELS = /** @type {Record<string, number>} */ ({ off: 0, soft: 0.32, on: 0.85 });
/** Decibels against the files, which are equally loud. What happens often is turned down. */
const GAIN = /** @type {Record<string, number>} */ ({
  tick: -12,
  "rat-step": -10,
  "dice-1": -4,
  "dice-2": -4,
  "dice-3": -4,
  "die-settle": -8,
  cheese: -3,
  coin: -3,
  whoosh: -8,
  seat: -3,
  miss: -4,
  reinforcement: -6,
  column: -2,
  "squeak-1": -9,
  "squeak-2": -9,
  "squeak-3": -9,
  shot: -3,
});
const VARIED = /^(dice|die|rat-step|squeak|tick|cheese)/; // no two are alike
const APART = 45; // milliseconds between two sounds of a kind
const LATE = 150; // milliseconds after which a sound is left out
const VOICES = 6; // at the same time
const FADE = 1.5; // seconds in which music becomes audible

/** @type {AudioContext | null} */
let audio = null;
/** @type {Map<string, Promise<AudioBuffer | null>>} */
const loaded = new Map();
/** @type {Map<string, number>} */
const last = new Map();
/** @type {Set<AudioBufferSourceNode>} */
const voices = new Set();
/** @type {{ name: string, source: AudioBufferSourceNode | null, gain: GainNode | null }} */
const music = { name: "", source: null, gain: null };

/** Return the loudness of a channel; 0 if all is muted. @param {Channel} channel */
export const levelOf = (channel) => (setting("sound") === "off" ? 0 : (LEVELS[setting(channel)] ?? 0));

/** Whether the player has touched the page. Browsers allow no sound before. */
let isTouched = false;

/** Endings of the sounds, the preferred one first. A browser may say that it knows Opus and refuse to decode it. */
let endings = new Audio().canPlayType('audio/ogg; codecs="opus"') ? ["opus", "mp3"] : ["mp3"];

/** @param {AudioContext} context @param {string} name @returns {Promise<AudioBuffer | null>} */
async function fetchSound(context, name) {
  const folder = `${(document.body.dataset.sprite ?? "").replace("sprite.svg", "")}sounds`;
  for (const ending of endings) {
    try {
      const answer = await fetch(`${folder}/${name}.${ending}`);
      const sound = await context.decodeAudioData(await answer.arrayBuffer());
      endings = [ending]; // what one sound needs, all need
      return sound;
    } catch {}
  }
  loaded.delete(name);
  return null;
}

/** @param {string} name */
function load(name) {
  audio ??= new AudioContext({ latencyHint: "interactive" });
  if (audio.state === "suspended") audio.resume();
  const found = loaded.get(name) ?? fetchSound(audio, name);
  loaded.set(name, found);
  return found;
}

/** Load sounds, so that they are there when they are needed. @param {Iterable<string>} names */
export function prepareSounds(names) {
  if (!levelOf("effects") || !isTouched || !("AudioContext" in window)) return;
  for (const name of names) load(name);
}

/**
 * Play a sound. A sound that takes long to load for the first time is left out.
 * @param {string} name
 * @param {Channel} [channel]
 * @param {boolean} [isWanted] the player waits for it
 */
export async function play(name, channel = "effects", isWanted = false) {
  const loud = levelOf(channel);
  const now = performance.now();
  const isCrowded = voices.size >= VOICES && channel === "effects";
  if (!loud || !isTouched || now - (last.get(name) ?? -APART) < APART || isCrowded) return;
  last.set(name, now);
  if (!("AudioContext" in window)) return;
  const data = await load(name);
  if (!data || !audio || (channel === "effects" && !isWanted && performance.now() - now > LATE)) return;
  const voice = audio.createBufferSource();
  const gain = audio.createGain();
  voice.buffer = data;
  if (VARIED.test(name)) voice.playbackRate.value = 0.94 + Math.random() * 0.12;
  gain.gain.value = loud * 10 ** ((GAIN[name] ?? 0) / 20);
  voice.connect(gain).connect(audio.destination);
  voices.add(voice);
  voice.onended = () => voices.delete(voice);
  voice.start();
}

/** Play a piece of music until another one begins; "" for silence. @param {string} name */
export function playMusic(name) {
  music.name = name;
  updateMusic();
}

async function updateMusic() {
  const { name } = music;
  const loud = document.hidden ? 0 : levelOf("music");
  music.source?.stop();
  music.source = null;
  if (!name || !loud || !isTouched || !("AudioContext" in window)) return;
  const data = await load(name);
  if (!data || !audio || music.source || music.name !== name) return;
  music.source = audio.createBufferSource();
  music.gain = audio.createGain();
  music.source.buffer = data;
  music.source.loop = true;
  music.gain.gain.setValueAtTime(0.0001, audio.currentTime);
  music.gain.gain.exponentialRampToValueAtTime(loud, audio.currentTime + FADE);
  music.source.connect(music.gain).connect(audio.destination);
  music.source.start();
}

for (const name of ["sound", "music"]) onSetting(name, updateMusic);
document.addEventListener("visibilitychange", updateMusic);
for (const name of ["pointerdown", "keydown"])
  addEventListener(
    name,
    () => {
      isTouched = true;
      if (music.name && !music.source) updateMusic();
    },
    { capture: true, passive: true },
  );
