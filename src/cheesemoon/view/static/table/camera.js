// @ts-check
// A board that is larger than its stage. One group of its picture, with `data-stage`, is what a camera looks
// at: it is moved by a drag, the wheel, two fingers, the picture's buttons (`data-camera`) and its map
// (`data-map`). The server's camera follows the game; one's own look lasts until that one moves.
import { $$, calm } from "../lib/dom.js";
import { board, paper, picture } from "./viewport.js";

const STEP = 1.25, FAR = 0.96, DRAG = 6;
/** @typedef {{ x: number, y: number, z: number }} Look */

/** @returns {any} */
const stage = () => picture()?.querySelector("[data-stage]");

/** Top of the room, smallest and largest size, the usual size. @param {any} group */
const limits = (group) => group.dataset.stage.split(" ").map(Number);

/** @param {any} group @returns {Look} */
function look(group) {
  const m = group.transform.baseVal.consolidate()?.matrix;
  return { x: m?.e ?? 0, y: m?.f ?? 0, z: m?.a ?? 1 };
}

let mine = "", home = "";  // the transform that we have set, and the one of the server

/** @param {any} group @param {Look} to */
function turn(group, to) {
  const now = group.getAttribute("transform");
  if (now !== mine) home = now;
  const [top, least, most, usual] = limits(group);
  const z = Math.max(least, Math.min(most, to.z));
  mine = `translate(${Math.round(to.x)} ${Math.round(to.y)})scale(${z.toFixed(3)})`;
  group.setAttribute("transform", mine);
  mapped(group, top);
  layered(group, z, usual, true);
}

/** What is read from near, or from far away: that stays as large as it is read. Names that the edge of the server's
 * look would cut are there for one's own. @param {any} group @param {number} z @param {number} usual @param {boolean} own */
function layered(group, z, usual, own) {
  for (const name of $$("[data-cut]", group)) name.setAttribute("visibility", own ? "inherit" : "hidden");
  for (const layer of $$("[data-far]", group)) layer.setAttribute("visibility", (z / usual < FAR) === (layer.dataset.far === "1") ? "visible" : "hidden");
  for (const layer of $$("[data-size]", group)) layer.setAttribute("font-size", (layer.dataset.size / z).toFixed(1));
}

// The server's camera has moved, and one's own look is over.
new MutationObserver((changes) => {
  const group = stage();
  if (!group || group.getAttribute("transform") === mine || !changes.some(({ target }) => target === group)) return;
  layered(group, look(group).z, limits(group)[3], false);
}).observe(paper, { subtree: true, attributes: true, attributeFilter: ["transform"] });

/** The frame on the map that says what is shown. @param {any} group @param {number} top */
function mapped(group, top) {
  const map = picture().querySelector("[data-map]"), frame = map?.querySelector("#map-view rect");
  if (!frame) return;
  const [kx, ky, ox, oy] = map.dataset.map.split(" ").map(Number), { x, y, z } = look(group);
  const { width, height } = picture().viewBox.baseVal, plate = map.querySelector("rect").getBBox();
  const within = (/** @type {number} */ v, /** @type {number} */ most) => Math.max(7, Math.min(most - 7, v));
  const left = within(ox - x / z * kx, plate.width), right = within(ox + (width - x) / z * kx, plate.width);
  const up = within(oy + (top - y) / z * ky, plate.height), low = within(oy + (height - y) / z * ky, plate.height);
  for (const [name, value] of Object.entries({ x: left, y: up, width: Math.max(4, right - left), height: Math.max(4, low - up) })) frame.setAttribute(name, value.toFixed(1));
}

/** A point of the page in the picture's numbers. @param {number} x @param {number} y @param {any} [of] */
function point(x, y, of = picture()) {
  const m = of.getScreenCTM();
  return m ? new DOMPoint(x, y).matrixTransform(m.inverse()) : new DOMPoint(x, y);
}

/** @param {any} group @param {number} by @param {DOMPoint} at */
function zoom(group, by, at) {
  const { x, y, z } = look(group), [, least, most] = limits(group), to = Math.max(least, Math.min(most, z * by));
  turn(group, { x: at.x - (at.x - x) * to / z, y: at.y - (at.y - y) * to / z, z: to });
}

function middle() {
  const { width, height } = picture().viewBox.baseVal;
  return new DOMPoint(width / 2, height / 2 + limits(stage())[0] / 2);
}

/** @param {any} group @param {string} what */
function pressed(group, what) {
  if (what === "in") zoom(group, STEP, middle());
  else if (what === "out") zoom(group, 1 / STEP, middle());
  else if (mine && group.getAttribute("transform") === mine) {
    const old = look(group);
    group.setAttribute("transform", home);
    const now = look(group);
    turn(group, now);
    group.setAttribute("transform", home);
    mine = "";
    if (!calm.matches) group.animate([{ translate: `${old.x - now.x}px ${old.y - now.y}px` }, { translate: "0 0" }], { duration: 300, easing: "ease-out" });
  }
}

board.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
  const group = stage();
  if (!group || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  zoom(group, Math.exp(-event.deltaY / 500), point(event.clientX, event.clientY));
}, { passive: false });

// --- dragging, with a mouse or a finger; two fingers -------------------------------------------------------------

/** @type {{ at: DOMPoint, look: Look, far: boolean } | null} */
let drag = null;
let dragged = false;

paper.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  dragged = false;
  const group = stage();
  const still = /** @type {Element} */ (event.target).closest("[data-camera], [data-map]");
  drag = group && !still && event.isPrimary && event.button === 0 ? { at: point(event.clientX, event.clientY), look: look(group), far: false } : null;
});
addEventListener("pointermove", (event) => {
  const group = stage();
  if (!drag || !group || !event.isPrimary) return;
  const now = point(event.clientX, event.clientY), dx = now.x - drag.at.x, dy = now.y - drag.at.y;
  if (!drag.far && Math.hypot(dx, dy) < DRAG) return;
  drag.far = dragged = true;
  turn(group, { x: drag.look.x + dx, y: drag.look.y + dy, z: drag.look.z });
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { drag = null; });

/** @param {TouchEvent} event */
function fingers(event) {
  const [a, b] = event.touches;
  return { far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), at: point((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2) };
}
/** @type {{ far: number, look: Look } | null} */
let pinch = null;
board.addEventListener("touchstart", (/** @type {TouchEvent} */ event) => {
  const group = stage();
  if (!group || event.touches.length !== 2) { pinch = null; return; }
  event.stopImmediatePropagation();
  drag = null;
  pinch = { far: fingers(event).far, look: look(group) };
}, { capture: true, passive: true });
board.addEventListener("touchmove", (/** @type {TouchEvent} */ event) => {
  const group = stage();
  if (!group) return;
  event.preventDefault();  // the town moves, not the page
  if (!pinch || event.touches.length !== 2) return;
  event.stopImmediatePropagation();
  const now = fingers(event), { z } = look(group), wanted = pinch.look.z * now.far / pinch.far;
  dragged = true;
  zoom(group, wanted / z, now.at);
}, { capture: true, passive: false });

board.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const group = stage(), target = /** @type {any} */ (event.target);
  if (!group) return;
  const button = target.closest("[data-camera]"), map = target.closest("[data-map]");
  if (button) pressed(group, button.dataset.camera);
  else if (map) {
    const [kx, ky, ox, oy] = map.dataset.map.split(" ").map(Number), at = point(event.clientX, event.clientY, map), { z } = look(group), to = middle();
    turn(group, { x: to.x - (at.x - ox) / kx * z, y: to.y - (at.y - oy) / ky * z, z });
  } else if (!(dragged && event.detail)) return;
  dragged = false;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);
