// @ts-check
// What movements are made of: times, dust, sparks, flashes, waves, and the shake after a blow.
import { picture } from "./overlay.js";
import { double, frame, hideUntil, later, lookAt, move, sample, shape } from "./sky.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */

/** Milliseconds at normal speed. */
export const TIME = {
  hop: 170,
  hops: 900,
  land: 150,
  fly: 480,
  apart: 70,
  tumble: 700,
  burst: 520,
  pop: 240,
  shake: 260,
};
export const EASE = {
  fall: "cubic-bezier(.6, 0, 1, .5)",
  over: "cubic-bezier(.34, 1.7, .6, 1)",
  out: "cubic-bezier(.16, 1, .3, 1)",
};
export const LIGHT = {
  moon: "#ffc94d",
  hot: "#fff3c4",
  fire: "#ff9d3c",
  bad: "#ff7b72",
  good: "#6fd08c",
  dust: "#aab1d0",
};

export const mix = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ t) => a + (b - a) * t;
export const slowing = (/** @type {number} */ t) => 1 - (1 - t) ** 2.2;
export const soft = (/** @type {number} */ t) => t * t * (3 - 2 * t);
export const distance = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.hypot(a.x - b.x, a.y - b.y);
/** Return a number from 0 to 1 that is always the same for i. @param {number} i */
export const chance = (i) => {
  const s = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return s - Math.floor(s);
};

/**
 * Scatter dust, sparks or shards from a point.
 * @param {Point} p
 * @param {number} at
 * @param {{ n?: number, reach?: number, size?: number, colours?: string[], kind?: "dot" | "shard", fall?: number,
 *   long?: number, up?: number, spread?: number }} [how]
 */
export function scatter(p, at, how = {}) {
  const { n = 6, reach = 30, size = 6, colours = [LIGHT.hot], kind = "dot", fall = 20 } = how;
  const { long = 340, up = -90, spread = 360 } = how;
  for (let i = 0; i < n; i++) {
    const share = spread === 360 ? i / n : (i + 0.5) / n - 0.5;
    const angle = ((up + share * spread + (chance(i + at) - 0.5) * 24) * Math.PI) / 180;
    const go = reach * mix(0.6, 1.15, chance(i * 3 + 1));
    const big = size * mix(0.6, 1.3, chance(i * 7 + 2));
    const box = light(kind, p, big, { background: colours[i % colours.length] });
    const turn = kind === "shard" ? mix(-400, 400, chance(i * 5)) : 0;
    const pose = (/** @type {number} */ t) => ({
      x: Math.cos(angle) * go * slowing(t),
      y: Math.sin(angle) * go * slowing(t) + fall * t * t,
      turn: turn * t,
      sx: mix(1, 0.25, t * t),
      see: t < 0.6 ? 1 : (1 - t) / 0.4,
    });
    move(box, sample(5, pose), at, long, { fill: "forwards" });
  }
}

/**
 * Make a light that is not seen before it moves. All lights of a movement come into the page together with it,
 * because each change of the page during a movement costs a frame.
 * @param {string} kind
 * @param {Point} p
 * @param {number} r
 * @param {Record<string, string>} [style]
 */
const light = (kind, p, r, style = {}) =>
  shape(kind, { x: p.x, y: p.y, w: r * 2, h: r * 2 }, { opacity: "0", ...style });

/** @param {Point} p @param {number} r @param {number} at */
export function flash(p, r, at) {
  const frames = [frame({ sx: 0.5, see: 1 }), frame({ sx: 1.15, see: 1 }), frame({ sx: 0.9, see: 0 })];
  move(light("flash", p, r), frames, at, 150, { fill: "forwards" });
}

/** @param {Point} p @param {number} r @param {number} at @param {string} [colour] */
export function wave(p, r, at, colour = LIGHT.moon) {
  const frames = [frame({ sx: 0.45, see: 1 }), frame({ sx: 1.12, see: 0.9 }), frame({ sx: 1.5, see: 0 })];
  move(light("wave", p, r, { borderColor: colour }), frames, at, 460, { easing: EASE.out, fill: "forwards" });
}

let shaken = -1000; // when the board was last shaken, in milliseconds of the page's clock
/** Shake the board, at most once in a quarter of a second. @param {number} at @param {number} [by] pixels */
export function shake(at, by = 4) {
  const way = [0, 0, 1, -0.6, -1, 0.5, 0.7, 0.6, -0.5, -0.3, 0.25, 0.2, 0, 0];
  later(at, () => {
    if (performance.now() - shaken < 250) return;
    shaken = performance.now();
    const frames = Array.from({ length: 7 }, (_, i) => ({
      translate: `${way[2 * i] * by}px ${way[2 * i + 1] * by}px`,
    }));
    move(picture(), frames, 0, TIME.shake, { ends: "cancel" });
  });
}

/** Swell a thing and let it settle. @param {Thing} thing @param {number} at @param {number} [by] */
export function pop(thing, at, by = 1.25) {
  later(at, () => {
    const box = double(lookAt(thing));
    const poses = [1, by, 0.94, 1].map((sx, i) => frame({ sx, sy: i === 1 ? by * 1.08 : sx }));
    move(box, poses, 0, TIME.pop, { easing: "ease-out" });
    hideUntil(thing, [box], TIME.pop);
  });
  return at + TIME.pop;
}
