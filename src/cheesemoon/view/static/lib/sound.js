// @ts-check
// Short, quiet sounds for players who turned them on: your turn, a gain, a loss, the end.
import { setting } from "./settings.js";

/** @type {Record<string, [pitch: number, start: number, length: number][]>} hertz, seconds, seconds */
const TUNES = {
  turn: [
    [660, 0, 0.28],
    [880, 0.14, 0.3],
  ],
  gain: [
    [880, 0, 0.12],
    [1175, 0.07, 0.16],
  ],
  loss: [
    [330, 0, 0.18],
    [247, 0.1, 0.24],
  ],
  end: [
    [523, 0, 0.25],
    [659, 0.15, 0.25],
    [784, 0.3, 0.25],
    [1047, 0.45, 0.6],
  ],
};
const LOUD = /** @type {Record<string, number>} */ ({ off: 0, soft: 0.035, on: 0.1 });

/** @type {AudioContext | null} */
let audio = null;

/** Play a tune. @param {string} name */
export function play(name) {
  const loud = LOUD[setting("sound")] ?? 0;
  if (!loud) return;
  try {
    audio ??= new AudioContext();
    for (const [pitch, at, long] of TUNES[name]) tone(audio, pitch, audio.currentTime + at, long, loud);
  } catch {
    /* no sound here */
  }
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 */
function tone(context, pitch, at, long, loud) {
  const wave = context.createOscillator();
  const gain = context.createGain();
  wave.type = "triangle";
  wave.frequency.value = pitch;
  wave.connect(gain).connect(context.destination);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  wave.start(at);
  wave.stop(at + long);
}
