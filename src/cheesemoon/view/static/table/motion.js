// @ts-check
// Motion that tells what happened: pieces travel, dice tumble, cards turn, numbers rise.
import { $$, calm } from "../lib/dom.js";
import { setting } from "../lib/settings.js";
import { direct, find as declared, motion } from "./director.js";
import { countChanges, delayCounting, findNumbers, finishCounting } from "./numbers.js";
import { boxOf, draw, erase, overlay, paper, picture, pointOf, scaleOf } from "./overlay.js";
import { findPaths, findWay } from "./paths.js";
import { finishMotion, lookAt } from "./sky.js";
import { refit } from "./viewport.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {{ own: string | null, parent: string | undefined, at: Point }} Place */
/** @typedef {{ kind: string, count: number, at: Point }} Pack */
/** @typedef {import("./sky.js").Look} Look */
/** @typedef {import("./director.js").Changes} Changes */
/** @typedef {import("./director.js").Happened} Happened */

// milliseconds
const STEP = 220;
const WAY = 900;
const TUMBLE = 400;
const APPEAR = 250;
const CALM = 160;
const FLOATING = 1600;
const TRACED = 2000;
const FLOATS = 12; // numbers that rise at the same time, at most
const SMOOTH = "cubic-bezier(.3, 0, .2, 1)";

/** @type {Happened} */
const NOTHING = { events: [], seat: "" };

/** @type {Record<string, number>} durations, as a factor of the normal ones */
export const PACE = { slow: 1.6, normal: 1, fast: 0.6, fastest: 0.35, once: 0 };

let tempo = 1;
/** Set how much shorter movements are in a crowded turn. @param {number} factor */
export function setTempo(factor) {
  tempo = Math.max(0.35, Math.min(1, factor));
}

/** Return the factor for all durations; 0 if nothing moves. */
export const pace = () => (calm.matches || document.hidden ? 0 : (PACE[setting("speed")] ?? 1) * tempo);

/** @param {string} selector @returns {Thing[]} */
const find = (selector) => /** @type {Thing[]} */ (/** @type {unknown} */ ($$(selector, picture())));
/** @param {Element} e */
const parentOf = (e) => e.parentElement?.closest("[id]")?.id;
// In the first picture of a page things stand where they are used (`data-of`), later they are referred to.
/** @param {Element | null} e */
const referenceOf = (e) => e?.getAttribute("href") ?? e?.getAttribute("data-of");
/** @param {Element} e */
const faceOf = (e) => referenceOf(e.querySelector(":scope > :is(use:not([transform]), [data-of])"));
/** @param {Element} e */
const isDie = (e) => /die|dice/.test(e.id + (referenceOf(e.querySelector("use, [data-of]")) ?? ""));

/** @param {boolean} isMoving something will move, so that looks are needed */
function takeSnapshot(isMoving) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  /** @type {Map<string, string>} */
  const faces = new Map();
  /** @type {Map<string, Look>} */
  const looks = new Map();
  /** @type {Map<string, string>} */
  const other = new Map();
  for (const element of find("g[id]")) {
    const own = element.getAttribute("transform");
    places.set(element.id, { own, parent: parentOf(element), at: pointOf(element) });
    const face = faceOf(element);
    if (face) faces.set(element.id, face);
    if (!isMoving) continue;
    if (element.matches(".piece") && declared(motion.leave, element.id)) looks.set(element.id, lookAt(element));
    if (declared(motion.changes, element.id)) other.set(element.id, element.innerHTML);
  }
  return { places, faces, looks, other, numbers: findNumbers(), packs: findPacks() };
}

/**
 * Change the picture and show by motion what changed.
 * @param {() => void} how
 * @param {boolean} [isStill] nothing moves, because it is another drawing
 * @param {Happened} [happened] what the log says
 * @returns {string[]} the ids of what moved or is new
 */
export function change(how, isStill = false, happened = NOTHING) {
  finishCounting();
  const speed = isStill ? 0 : pace();
  const before = takeSnapshot(speed > 0);
  if (isStill) finishMotion();
  how();
  refit();
  erase(".target, .spot, .ring-chosen, .ring-advised, .ring-also, .way-advised");
  const paths = speed ? findPaths() : [];
  const isShifted = speed > 0 && hasStageMoved(before.places);
  /** @type {string[]} */
  const touched = [];
  /** @type {import("./director.js").Changes} */
  const changes = { moved: [], turned: [], fresh: [], gone: [], other: [], gains: [] };
  for (const element of find("g[id]")) {
    const isPiece = element.matches(".piece");
    const old = before.places.get(element.id);
    const isMoved = old && (old.own !== element.getAttribute("transform") || old.parent !== parentOf(element));
    const face = faceOf(element);
    const oldFace = before.faces.get(element.id);
    const isTurned = Boolean(isPiece && face && oldFace !== undefined && oldFace !== face);
    if (isMoved || isTurned || (!old && isPiece)) touched.push(element.id);
    if (!speed) continue;
    const was = before.other.get(element.id);
    if (was !== undefined && was !== element.innerHTML) changes.other.push({ element, was });
    const isDeclared = !isShifted && declared(motion.pieces, element.id) !== "";
    if (!old && (isPiece || declared(motion.enter, element.id))) comeIn(element, changes, speed);
    else if (old && isMoved && !(isDeclared && noteMover(element, old, paths, isTurned, changes)))
      travel(element, old, paths, speed);
    if (isTurned) changes.turned.push(element);
    if (isTurned && !isDeclared) turnOver(element, speed);
  }
  if (!speed) {
    if (!isStill && isCalmly()) fadeIn(touched);
    return touched;
  }
  changes.gone = [...before.looks.values()].filter(({ element }) => !element.isConnected);
  const numbers = countChanges(before.numbers, speed);
  changes.gains = numbers;
  const arrives = direct(changes, happened, speed);
  delayCounting(arrives * speed);
  for (const { text, by } of numbers.filter(({ text }) => paper.contains(text)).slice(0, FLOATS)) rise(text, by);
  movePacks(before.packs, speed);
  return touched;
}

/** Return True if the player wants calm, but not everything at once. */
const isCalmly = () => calm.matches && !document.hidden && setting("speed") !== "once";

/** Let things become clear where they stand. @param {string[]} ids */
function fadeIn(ids) {
  for (const id of ids) paper.querySelector(`#${CSS.escape(id)}`)?.animate([{ opacity: 0.15 }, { opacity: 1 }], CALM);
}

/** Return True if the camera has moved. @param {Map<string, Place>} places */
function hasStageMoved(places) {
  const stage = picture().querySelector("[data-stage]");
  return stage !== null && places.get(stage.id)?.own !== stage.getAttribute("transform");
}

/**
 * Let a new thing come as its game declares, else become clear.
 * @param {Thing} element
 * @param {Changes} changes
 * @param {number} speed
 */
function comeIn(element, changes, speed) {
  changes.fresh.push(element);
  if (!declared(motion.enter, element.id)) element.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR * speed);
}

/**
 * Note a piece that goes its declared way. Return False if it has not gone far.
 * @param {Thing} element
 * @param {Place} old
 * @param {import("./paths.js").Path[]} paths
 * @param {boolean} face whether it shows another face
 * @param {Changes} changes
 */
function noteMover(element, old, paths, face, changes) {
  const b = pointOf(element);
  const a = old.at;
  if (distance(a, b) < 1) return face;
  const way = [a, ...findBetween(element, a, b, paths), b];
  const scale = picture().getScreenCTM();
  const [kx, ky] = [scale?.a ?? 1, scale?.d ?? 1];
  changes.moved.push({ element, way: way.map((p) => ({ x: (p.x - b.x) * kx, y: (p.y - b.y) * ky })) });
  if (distance(a, b) > 48 && !isDie(element)) trace(way, layerOf(element));
  return true;
}

/** @param {Thing} element @param {Point} a @param {Point} b @param {import("./paths.js").Path[]} paths */
const findBetween = (element, a, b, paths) =>
  findWay(element, a, b, paths).filter((p) => distance(p, a) > 1 && distance(p, b) > 1);

/**
 * Move a piece from its old place to the new one.
 * @param {Thing} element
 * @param {Place} old
 * @param {import("./paths.js").Path[]} paths
 * @param {number} speed
 */
function travel(element, old, paths, speed) {
  const b = pointOf(element);
  const a = old.at;
  const far = distance(a, b);
  if (far < 1) return;
  const between = findBetween(element, a, b, paths);
  const way = [a, ...between, b];
  const scale = scaleOf(element.parentElement);
  const frames = way.map((p) => ({ translate: `${(p.x - b.x) / scale.a}px ${(p.y - b.y) / scale.d}px` }));
  const long = between.length ? STEP * (way.length - 1) : STEP + far * 0.5;
  element.animate(frames, { duration: Math.min(WAY, long) * speed, easing: SMOOTH });
  // Dice are sorted all the time: their traces would cover everything.
  if (element.matches(".piece, [data-way]") && far > 48 && !isDie(element)) trace(way, layerOf(element));
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Show for a while where a piece came from. @param {Point[]} way @param {Element} layer */
function trace(way, layer) {
  const points = way.map((p) => `${p.x},${p.y}`).join(" ");
  const line = draw("polyline", { class: "trace", points }, layer);
  setTimeout(() => line.remove(), TRACED);
}

/**
 * Tumble a die; turn everything else over like a card.
 * @param {Element} element
 * @param {number} speed
 */
function turnOver(element, speed) {
  const frames = isDie(element)
    ? [
        { transform: "rotate(-200deg) scale(.7)" },
        { transform: "rotate(25deg) scale(1.08)", offset: 0.7 },
        { transform: "none" },
      ]
    : [{ transform: "scaleX(0)" }, { transform: "none" }];
  for (const use of element.querySelectorAll(":scope > use:not([transform])"))
    use.animate(frames, { duration: TUMBLE * speed, easing: "ease-out" });
}

/**
 * Let the change of a number rise from it: green if that is good for the players.
 * @param {Thing} text
 * @param {number} by
 */
function rise(text, by) {
  const box = boxOf(text);
  const kind = by > 0 === !text.closest("[data-bad]") ? "up" : "down";
  const at = { x: box.x + box.width / 2, y: box.y, "text-anchor": "middle" };
  const mark = draw("text", { class: `float ${kind}`, ...at }, layerOf(text));
  mark.textContent = by > 0 ? `+${by}` : `−${-by}`;
  setTimeout(() => mark.remove(), FLOATING);
}

// Equal things stand in packs (`brown-3a`, drawn by `#pack-brown-2`). Where one pack shrinks and another
// of its kind grows, one thing has moved between them.
function findPacks() {
  /** @type {Map<string, Pack>} */
  const found = new Map();
  for (const element of find(".piece[data-card][id]")) {
    const count = /-(\d+)$/.exec(faceOf(element) ?? "");
    const kind = element.dataset.card ?? "";
    if (count) found.set(element.id, { kind, count: Number(count[1]), at: pointOf(element) });
  }
  return found;
}

/** @param {Map<string, Pack>} before @param {number} speed */
function movePacks(before, speed) {
  const after = findPacks();
  /** @type {Map<string, { from: Pack[], to: string[] }>} */
  const kinds = new Map();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(id);
    const now = after.get(id);
    const by = (now?.count ?? 0) - (old?.count ?? 0);
    const kind = (now ?? old)?.kind ?? "";
    const found = kinds.get(kind) ?? { from: [], to: [] };
    if (by < 0 && old) found.from.push(old);
    else if (by > 0) found.to.push(id);
    kinds.set(kind, found);
  }
  for (const { from, to } of kinds.values()) {
    if (from.length !== 1 || to.length !== 1) continue;
    const element = paper.querySelector(`#${CSS.escape(to[0])}`);
    fly(from[0].at, /** @type {Thing} */ (element), speed);
  }
}

/**
 * Fly a copy of an element to its place.
 * @param {Point} a
 * @param {Thing} element
 * @param {number} speed
 */
function fly(a, element, speed) {
  const b = pointOf(element);
  const layer = layerOf(element);
  const ghost = draw("g", { transform: `translate(${b.x} ${b.y})scale(${scaleOf(element).a})` }, layer);
  for (const child of element.children) ghost.append(child.cloneNode(true));
  const duration = Math.min(WAY, 2 * STEP + distance(a, b) * 0.5) * speed;
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], duration);
  const frames = [{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: "0 0" }];
  ghost.animate(frames, { duration, easing: SMOOTH }).finished.finally(() => ghost.remove());
  trace([a, b], layer);
}

/**
 * Return the layer for what flies over a thing. In a picture with a stage for a camera, the layer is
 * clipped, so that nothing flies over what lies above the stage.
 * @param {Element} element
 */
function layerOf(element) {
  const stage = /** @type {Thing | null} */ (element.closest("[data-stage]"));
  if (!stage) return overlay;
  const inside = overlay.querySelector("#in-stage") ?? draw("g", { id: "in-stage", "clip-path": "url(#stage-edge)" });
  const edge = overlay.querySelector("#stage-edge rect") ?? draw("rect", {}, draw("clipPath", { id: "stage-edge" }));
  const far = 5000;
  const clip = { x: -far, y: stage.dataset.stage?.split(" ", 1)[0], width: 2 * far, height: far };
  for (const [name, value] of Object.entries(clip)) edge.setAttribute(name, String(value));
  return inside;
}
