// @ts-check
// Motion that tells what happened: pieces travel, dice tumble, cards turn, numbers rise.
import { $$, calm } from "../lib/dom.js";
import { setting } from "../lib/settings.js";
import { direct, find as declared, motion } from "./director.js";
import { count, findChanges, findNumbers, finishCounting } from "./numbers.js";
import { boxOf, chainOf, draw, erase, overlay, paper, picture, pointOf, scaleOf, startOf } from "./overlay.js";
import { pace, plainPace, stepLimit } from "./pace.js";
import { findWay } from "./paths.js";
import { currentSpeed, finishMotion, lookAt } from "./sky.js";
import { refitDrawing } from "./viewport.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {{ own: string | null, parent: string | undefined, chain: string }} Place the chain: see `chainOf` */
/** @typedef {{ kind: string, count: number, chain: string }} Pack */
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
const TRACE = 48; // units of the picture; a shorter way leaves no trace
const FLOATS = 12; // numbers that rise at the same time, at most
const SMOOTH = "cubic-bezier(.3, 0, .2, 1)";

/** @type {Happened} */
const NOTHING = { events: [], seat: "" };

/** @param {string} selector @returns {Thing[]} */
const find = (selector) => /** @type {Thing[]} */ (/** @type {unknown} */ ($$(selector, picture())));
/** @param {Element} e */
const parentOf = (e) => e.parentElement?.closest("[id]")?.id;
// In the first picture of a page things stand where they are used (`data-of`), later they are referred to.
/** @param {Element | null} e */
const referenceOf = (e) => e?.getAttribute("href") ?? e?.getAttribute("data-of");
/** Return the reference of the face of a thing. A selector would cost twice as much. @param {Element} e */
function faceOf(e) {
  for (let child = e.firstElementChild; child; child = child.nextElementSibling) {
    const isFace = child.localName === "use" && !child.hasAttribute("transform");
    if (isFace || child.hasAttribute("data-of")) return referenceOf(child);
  }
  return undefined;
}
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
  const chains = new Map();
  for (const element of find("g[id]")) {
    const own = element.getAttribute("transform");
    places.set(element.id, { own, parent: parentOf(element), chain: chainOf(element, chains) });
    const face = faceOf(element);
    if (face) faces.set(element.id, face);
    if (!isMoving) continue;
    if (element.matches(".piece") && declared(motion.leave, element.id)) looks.set(element.id, lookAt(element));
    if (declared(motion.changes, element.id)) other.set(element.id, element.innerHTML);
  }
  return { places, faces, looks, other, numbers: findNumbers(), packs: findPacks() };
}

const FRESH = 200; // milliseconds in which a look at the page holds
/** What the page shows, looked at in a task before the change. */
const ready = { at: Number.NEGATIVE_INFINITY, before: /** @type {ReturnType<typeof takeSnapshot> | null} */ (null) };

/** Look at the page before a change that comes with the next task. */
export function prepareChange() {
  finishCounting();
  Object.assign(ready, { at: performance.now(), before: pace() ? takeSnapshot(true) : null });
}

/** Return what the page shows. @param {boolean} isMoving something will move */
function lookBefore(isMoving) {
  finishCounting();
  const isFresh = isMoving && performance.now() - ready.at < FRESH;
  const before = (isFresh && ready.before) || takeSnapshot(isMoving);
  ready.before = null;
  return before;
}

/** Change the picture, and remove what pointed into the old one. @param {() => void} how */
function redrawWith(how) {
  how();
  refitDrawing();
  erase(".target, .spot, .ring-chosen, .ring-advised, .ring-also, .way-advised");
}

/** Change the picture without motion, and do not look for what changed. @param {() => void} how */
export function changeAtOnce(how) {
  finishCounting();
  finishMotion();
  redrawWith(how);
}

/**
 * Change the picture and show by motion what changed.
 * @param {() => void} how
 * @param {boolean} [isStill] nothing moves, because it is another drawing
 * @param {Happened} [happened] what the log says
 * @returns {string[]} the ids of what moved or is new
 */
export function change(how, isStill = false, happened = NOTHING) {
  const speed = isStill ? 0 : plainPace();
  const before = lookBefore(speed > 0);
  if (isStill) finishMotion();
  redrawWith(how);
  const isShifted = speed > 0 && hasStageMoved(before.places);
  /** @type {string[]} */
  const touched = [];
  /** @type {import("./director.js").Changes} */
  const changes = { moved: [], turned: [], fresh: [], gone: [], other: [], gains: [] };
  // All is measured before anything is written, so that the page is laid out once.
  /** @type {(() => void)[]} */
  const writes = [];
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
    if (!old && (isPiece || declared(motion.enter, element.id))) {
      changes.fresh.push(element);
      writes.push(() => comeIn(element, speed));
    } else if (old && isMoved) {
      const way = findWayFrom(element, old);
      const scale = scaleOf(element.parentElement);
      if (!(isDeclared && noteMover(element, way, isTurned, changes)))
        writes.push(() => travel(element, way, scale, speed));
      else if (isFar(way) && !isDie(element)) writes.push(() => trace(way, layerOf(element)));
    }
    if (isTurned) changes.turned.push(element);
    if (isTurned && !isDeclared) writes.push(() => turnOver(element, speed));
  }
  if (!speed) {
    if (!isStill && isCalmly()) fadeIn(touched);
    return touched;
  }
  changes.gone = [...before.looks.values()].filter(({ element }) => !element.isConnected);
  changes.gains = findChanges(before.numbers);
  const rising = changes.gains.filter(({ text }) => paper.contains(text)).slice(0, FLOATS);
  const boxes = rising.map(({ text }) => boxOf(text));
  const arrives = direct(changes, happened, pace(), stepLimit());
  for (const write of writes) write();
  for (const gain of changes.gains) count(gain, speed, arrives * currentSpeed());
  rising.forEach(({ text, by }, i) => rise(text, boxes[i], by));
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
 * Let a new thing become clear, if its game does not declare how it comes.
 * @param {Thing} element
 * @param {number} speed
 */
function comeIn(element, speed) {
  if (!declared(motion.enter, element.id)) element.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR * speed);
}

/** Return the way of a piece from its old place to the new one. @param {Thing} element @param {Place} old */
function findWayFrom(element, old) {
  const b = pointOf(element);
  const a = startOf(old.chain);
  if (distance(a, b) < 1) return [a, b];
  const between = findWay(element, a, b).filter((p) => distance(p, a) > 1 && distance(p, b) > 1);
  return [a, ...between, b];
}

/** @param {Point[]} way */
const lengthOf = (way) => distance(way[0], way[way.length - 1]);
/** @param {Point[]} way */
const isFar = (way) => lengthOf(way) > TRACE;

/**
 * Note a piece that goes its declared way. Return False if it has not gone far.
 * @param {Thing} element
 * @param {Point[]} way
 * @param {boolean} face whether it shows another face
 * @param {Changes} changes
 */
function noteMover(element, way, face, changes) {
  if (lengthOf(way) < 1) return face;
  const b = way[way.length - 1];
  const scale = picture().getScreenCTM();
  const [kx, ky] = [scale?.a ?? 1, scale?.d ?? 1];
  changes.moved.push({ element, way: way.map((p) => ({ x: (p.x - b.x) * kx, y: (p.y - b.y) * ky })) });
  return true;
}

/**
 * Move a piece from its old place to the new one.
 * @param {Thing} element
 * @param {Point[]} way
 * @param {{ a: number, d: number }} scale of what the piece stands in
 * @param {number} speed
 */
function travel(element, way, scale, speed) {
  const far = lengthOf(way);
  if (far < 1) return;
  const b = way[way.length - 1];
  const frames = way.map((p) => ({ translate: `${(p.x - b.x) / scale.a}px ${(p.y - b.y) / scale.d}px` }));
  const long = way.length > 2 ? STEP * (way.length - 1) : STEP + far * 0.5;
  element.animate(frames, { duration: Math.min(WAY, long) * speed, easing: SMOOTH });
  // Dice are sorted all the time: their traces would cover everything.
  if (element.matches(".piece, [data-way]") && isFar(way) && !isDie(element)) trace(way, layerOf(element));
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
 * @param {import("./overlay.js").Box} box
 * @param {number} by
 */
function rise(text, box, by) {
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
  const chains = new Map();
  for (const element of find(".piece[data-card][id]")) {
    const count = /-(\d+)$/.exec(faceOf(element) ?? "");
    const kind = element.dataset.card ?? "";
    if (count) found.set(element.id, { kind, count: Number(count[1]), chain: chainOf(element, chains) });
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
    fly(startOf(from[0].chain), /** @type {Thing} */ (element), speed);
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
