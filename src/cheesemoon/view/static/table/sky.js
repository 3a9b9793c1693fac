// @ts-check
// The sky: a layer over the page in which doubles of things move. Each double is a box of its own that the
// compositor moves, so that neither the board nor the page is styled, laid out or painted for a frame.
// The picture shows the end state from the beginning; what has not arrived yet is hidden meanwhile.
import { SVG, make } from "../lib/dom.js";
import { play } from "../lib/sound.js";
import { board, picture } from "./overlay.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {{ x: number, y: number, w: number, h: number }} Spot centre and size, in pixels of the window */
/** @typedef {{ element: Element, matrix: DOMMatrix, spot: Spot, stage: boolean }} Look how a thing was drawn */
/** @typedef {{ x?: number, y?: number, turn?: number, sx?: number, sy?: number, see?: number }} Pose */
/** @typedef {HTMLElement | SVGElement} Box */

const sky = make("div", { id: "motion-sky", "aria-hidden": "true" });
const inside = make("div", { className: "inside" }); // moves along when the board is scrolled
const edge = make("div", { className: "edge" }, inside); // cuts off at the edge of the board
sky.append(edge);
document.body.append(sky);

/** @type {Set<Animation>} */
const animations = new Set();
/** @type {Set<number>} */
const timers = new Set();
/** @type {Map<Thing, { boxes: Box[], veil: Animation | null }>} originals that wait for their doubles */
const waiting = new Map();
const FASTEST = 0.3; // factor of durations where a movement must be shorter, at least
let speed = 1;
let most = Number.POSITIVE_INFINITY; // milliseconds of the movements that are laid out next
let endsAt = 0; // milliseconds of the page's clock
const home = { left: 0, top: 0 }; // of the board's scrolling

const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/**
 * Set the factor for all durations that begin from now on.
 * @param {number} factor
 * @param {number} [limit] milliseconds; if the movements that are laid out next take longer, they become faster
 */
export function setSpeed(factor, limit = Number.POSITIVE_INFINITY) {
  speed = factor;
  most = limit;
  if (!timeLeft()) {
    Object.assign(home, { left: board.scrollLeft, top: board.scrollTop });
    inside.style.translate = "";
  }
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const stage = /** @type {Thing | null} */ (picture().querySelector("[data-stage]"));
  const scale = picture().getScreenCTM();
  const up = stage && scale ? scale.f + Number(stage.dataset.stage?.split(" ", 1)[0]) * scale.d : top;
  const cut = [Math.max(top, up), innerWidth - right, innerHeight - bottom, left];
  edge.style.clipPath = `inset(${cut.map((n) => `${Math.round(n)}px`).join(" ")})`;
}

/** Return the factor for durations, with what a limit has made faster. */
export const currentSpeed = () => speed;

/** Return how far the board has been scrolled since the sky was empty. */
const scrolled = () => ({ x: home.left - board.scrollLeft, y: home.top - board.scrollTop });

/** Return the milliseconds until everything in the sky has arrived. */
export const timeLeft = () => Math.max(0, endsAt - performance.now());

/** Return the centre and size of a thing. @param {Element} element @returns {Spot} */
export function spotOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, w: width, h: height };
}

/**
 * Return how a thing is drawn now, for a double that may be made when it is gone.
 * @param {Thing} element
 * @returns {Look}
 */
export function lookAt(element) {
  const matrix = /** @type {DOMMatrix} */ (element.getScreenCTM() ?? new DOMMatrix());
  return { element, matrix, spot: spotOf(element), stage: element.closest("[data-stage]") !== null };
}

/**
 * Make the double of a thing. It stands where the thing stood; its moves are relative to that.
 * @param {Look} look
 * @param {{ free?: boolean, under?: boolean }} [how] free: it may leave the board
 * @returns {SVGSVGElement}
 */
export function double({ element, matrix, spot }, { free = false, under = false } = {}) {
  const svg = document.createElementNS(SVG, "svg");
  const holder = document.createElementNS(SVG, "g");
  const copy = /** @type {Thing} */ (element.cloneNode(true));
  for (const e of [copy, ...copy.querySelectorAll("[id]")]) e.removeAttribute("id");
  for (const ring of copy.querySelectorAll(".ring, .breathe, .halo")) ring.remove();
  copy.removeAttribute("style");
  copy.removeAttribute("transform");
  const [w, h] = [Math.max(1, spot.w), Math.max(1, spot.h)];
  svg.setAttribute("viewBox", [-w / 2, -h / 2, w, h].map(round).join(" "));
  const { a, b, c, d, e, f } = matrix;
  holder.setAttribute(
    "transform",
    `matrix(${[a, b, c, d, e - spot.x, f - spot.y].map((n) => n.toFixed(4)).join(" ")})`,
  );
  holder.append(copy);
  svg.append(holder);
  const isFree = free || sky.contains(element) || unplaced.some(({ box }) => box.contains(element));
  place(svg, { ...spot, w, h }, isFree ? sky : inside, under);
  return svg;
}

/**
 * Put a box into the sky.
 * @param {Box} box
 * @param {Spot} spot
 * @param {Element} [layer]
 * @param {boolean} [under]
 */
function place(box, { x, y, w, h }, layer = sky, under = false) {
  const by = layer === inside ? scrolled() : { x: 0, y: 0 };
  Object.assign(box.style, { left: `${round(x - w / 2 - by.x)}px`, top: `${round(y - h / 2 - by.y)}px` });
  Object.assign(box.style, { width: `${round(w)}px`, height: `${round(h)}px` });
  if (isLayingOut) unplaced.push({ box, layer, under });
  else insert(box, layer, under);
}

/** @param {Box} box @param {Element} layer @param {boolean} under */
function insert(box, layer, under) {
  if (under) layer.prepend(box);
  else layer.append(box);
}

/** @type {{ box: Box, layer: Element, under: boolean }[]} */
let unplaced = [];
/** @typedef {{ until: number, isLight: boolean, start: () => void }} Planned until: milliseconds at normal speed */
/** @type {Planned[]} */
let planned = [];
let isLayingOut = false;

/**
 * Lay movements out. Boxes come into the page and originals vanish together at the end, so that no measurement in
 * between has to lay the page out again.
 * @template T
 * @param {() => T} act
 * @returns {T}
 */
export function layOutTogether(act) {
  if (isLayingOut) return act();
  isLayingOut = true;
  try {
    return act();
  } finally {
    isLayingOut = false;
    placeAll();
    startAll();
  }
}

/** Start what was laid out, faster if it would take too long. */
function startAll() {
  const all = planned;
  planned = [];
  const long = Math.max(0, ...all.map(({ until }) => until)) * speed;
  if (long > most) speed *= Math.max(FASTEST, most / long);
  most = Number.POSITIVE_INFINITY;
  for (const { isLight, start } of all) if (!isLight) start();
  const lights = all.filter(({ isLight }) => isLight);
  if (lights.length) inTask(() => lights.forEach(({ start }) => start()), 0);
}

/** Do something in a task of its own, unless all movement ends before. @param {() => void} act @param {number} wait */
function inTask(act, wait) {
  const timer = window.setTimeout(() => {
    timers.delete(timer);
    act();
  }, wait);
  timers.add(timer);
}

/**
 * Start something, or plan it while movements are laid out.
 * @param {number} until
 * @param {() => void} start
 * @param {boolean} [isLight] nothing of it is seen at first
 */
function plan(until, start, isLight = false) {
  if (isLayingOut) planned.push({ until, isLight, start });
  else start();
}

function placeAll() {
  for (const { box, layer, under } of unplaced) insert(box, layer, under);
  unplaced = [];
  if (!isLayingOut) for (const [element, one] of waiting) one.veil ??= hide(element);
}

/** Remove a box, also one that is not in the page yet. @param {Box} box */
function discard(box) {
  unplaced = unplaced.filter((one) => one.box !== box);
  box.remove();
}

/**
 * Draw a plain shape in the sky: a spark, a shadow, a streak.
 * @param {string} kind the name of its class
 * @param {Spot} spot
 * @param {Record<string, string>} [style]
 */
export function shape(kind, spot, style = {}) {
  const box = make("i", { className: kind });
  Object.assign(box.style, style);
  place(box, spot, sky, kind === "shadow");
  return box;
}

/**
 * Put an element of its own into the sky.
 * @template {Box} B
 * @param {B} box
 * @param {Spot} spot
 * @param {boolean} [isMeasured] what is in the box is measured next
 * @returns {B}
 */
export function put(box, spot, isMeasured = false) {
  place(box, spot);
  if (isMeasured) placeAll();
  return box;
}

/** @param {Pose} pose @returns {Keyframe} */
export const frame = ({ x = 0, y = 0, turn = 0, sx = 1, sy = sx, see }) => ({
  transform: `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${round(sx)}, ${round(sy)})`,
  ...(see === undefined ? {} : { opacity: round(see) }),
});

/**
 * Return frames along a function of 0 to 1.
 * @param {number} n
 * @param {(t: number) => Pose} pose
 * @returns {Keyframe[]}
 */
export const sample = (n, pose) => Array.from({ length: n + 1 }, (_, i) => frame(pose(i / n)));

/**
 * Join movements of one box that follow each other. Two animations of one box would leave the compositor.
 * @param {{ frames: Keyframe[], long: number, isSoft?: boolean }[]} parts isSoft: fast first, then slower
 * @returns {{ frames: Keyframe[], long: number }}
 */
export function join(parts) {
  const whole = parts.reduce((sum, { long }) => sum + long, 0);
  let begins = 0;
  const frames = parts.flatMap(({ frames, long, isSoft = false }) => {
    const from = begins;
    begins += long;
    return frames.map((one, i) => {
      const share = i / (frames.length - 1);
      return { ...one, offset: Math.min(1, (from + long * (isSoft ? 1 - Math.sqrt(1 - share) : share)) / whole) };
    });
  });
  return { frames, long: whole };
}

/**
 * Call a function at a time of the movement.
 * @param {number} at milliseconds at normal speed
 * @param {() => void} act
 */
export function later(at, act) {
  if (at <= 0) {
    layOutTogether(act);
    return;
  }
  plan(at, () => {
    endsAt = Math.max(endsAt, performance.now() + at * speed);
    inTask(() => layOutTogether(act), at * speed);
  });
}

/**
 * Move a box. Before its time it stands at the first frame.
 * @param {Element} box
 * @param {Keyframe[]} frames
 * @param {number} at milliseconds at normal speed
 * @param {number} long milliseconds at normal speed
 * @param {{ easing?: string, ends?: "remove" | "stay" | "cancel", fill?: "both" | "forwards" }} [how]
 *   ends: what becomes of the box; fill "forwards": before its time it has its own style
 */
export function move(box, frames, at, long, { easing = "linear", ends = "remove", fill = "both" } = {}) {
  const start = () => {
    const timing = { delay: at * speed, duration: Math.max(1, long * speed) };
    const animation = box.animate(frames, { ...timing, easing, fill });
    animations.add(animation);
    endsAt = Math.max(endsAt, performance.now() + (at + long) * speed);
    animation.onfinish = () => {
      animations.delete(animation);
      if (ends === "stay") return;
      animation.cancel();
      if (ends === "remove") box.remove();
    };
  };
  plan(at + long, start, fill === "forwards");
}

/** Let a thing that is gone stand until its time comes. @param {Look} look @param {number} until */
export function stand(look, until) {
  if (until > 0) move(double(look), [frame({}), frame({})], 0, until);
}

/**
 * Hide an original until its double has arrived. A new double of the same thing ends the older one.
 * @param {Thing} element
 * @param {Box[]} boxes its doubles
 * @param {number} at milliseconds at normal speed
 */
export function hideUntil(element, boxes, at) {
  const before = waiting.get(element);
  for (const box of before?.boxes ?? []) if (!boxes.includes(box)) discard(box);
  const hidden = { boxes, veil: before?.veil ?? (isLayingOut ? null : hide(element)) };
  waiting.set(element, hidden);
  later(at, () => {
    if (waiting.get(element) === hidden) show(element);
  });
}

// A paused animation hides at no cost for a frame, and the picture stays as the server has drawn it.
/** @param {Thing} element */
function hide(element) {
  const veil = element.animate([{ visibility: "hidden" }, { visibility: "hidden" }], 1);
  veil.pause();
  return veil;
}

/** @param {Thing} element */
function show(element) {
  const waited = waiting.get(element);
  for (const box of waited?.boxes ?? []) discard(box);
  waited?.veil?.cancel();
  waiting.delete(element);
}

/** Play a sound at a time of the movement. @param {string} name @param {number} at */
export function cue(name, at) {
  if (name) later(at, () => play(name));
}

/** End all movement at once: the picture is as it will be, and nothing is left in the sky. */
export function finishMotion() {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const animation of animations) {
    animation.onfinish = null;
    animation.cancel();
  }
  animations.clear();
  for (const element of [...waiting.keys()]) show(element);
  unplaced = [];
  planned = [];
  for (const box of [...sky.children, ...inside.children]) if (box !== edge) box.remove();
  endsAt = 0;
}

board.addEventListener(
  "scroll",
  () => {
    const { x, y } = scrolled();
    inside.style.translate = `${x}px ${y}px`;
  },
  { passive: true },
);
board.addEventListener("wheel", () => finishMotion(), { passive: true });
addEventListener("resize", () => finishMotion());
document.addEventListener("visibilitychange", () => document.hidden && finishMotion());
