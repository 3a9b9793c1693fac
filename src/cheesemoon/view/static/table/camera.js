// @ts-check
// The camera of a board that is larger than its stage. It looks at the group with `data-stage`.
// A drag, the wheel, two fingers, the picture's buttons (`data-camera`) and its map (`data-map`) move
// the camera. The server's camera follows the game and ends the player's own view.
import { $$, calm, closest } from "../lib/dom.js";
import { board, paper, picture } from "./overlay.js";
import { measureFingers } from "./pan-zoom.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {{ x: number, y: number, z: number }} View where the group lies, and its scale */

const STEP = 1.25;
const FAR = 0.96; // of the default scale; below it, what is read from far away is shown
const DRAG = 6; // units of the picture until a press is a drag
const MARGIN = 7; // of the frame on the map

/** @returns {Thing | null} */
const findStage = () => picture()?.querySelector("[data-stage]");

/** Return the top of the stage, the smallest, the largest and the default scale. @param {Thing} group */
const limitsOf = (group) => (group.dataset.stage ?? "").split(" ").map(Number);

/** Return the factors and offsets of the map. @param {HTMLElement | Thing} map */
const scalesOf = (map) => (map.dataset.map ?? "").split(" ").map(Number);

/** @param {Thing} group @returns {View} */
function viewOf(group) {
  const matrix = group.transform.baseVal.consolidate()?.matrix;
  return { x: matrix?.e ?? 0, y: matrix?.f ?? 0, z: matrix?.a ?? 1 };
}

let own = ""; // the transform that the player has set
let home = ""; // the transform of the server

/** Set the player's own view. @param {Thing} group @param {View} to */
function setView(group, to) {
  const now = group.getAttribute("transform") ?? "";
  if (now !== own) home = now;
  const [top, least, most, usual] = limitsOf(group);
  const z = Math.max(least, Math.min(most, to.z));
  own = `translate(${Math.round(to.x)} ${Math.round(to.y)})scale(${z.toFixed(3)})`;
  group.setAttribute("transform", own);
  drawFrame(group, top);
  showLayers(group, z, usual, true);
}

/**
 * Show the layers for this scale, and keep text as large as it can be read. The player's own view shows
 * names that the edge of the server's view would cut.
 * @param {Thing} group
 * @param {number} z
 * @param {number} usual
 * @param {boolean} isOwn
 */
function showLayers(group, z, usual, isOwn) {
  for (const name of $$("[data-cut]", group)) name.setAttribute("visibility", isOwn ? "inherit" : "hidden");
  for (const layer of $$("[data-far]", group)) {
    const isShown = z / usual < FAR === (layer.dataset.far === "1");
    layer.setAttribute("visibility", isShown ? "visible" : "hidden");
  }
  for (const layer of $$("[data-size]", group))
    layer.setAttribute("font-size", (Number(layer.dataset.size) / z).toFixed(1));
}

// When the server's camera moves, the player's own view ends.
new MutationObserver((changes) => {
  const group = findStage();
  if (!group || group.getAttribute("transform") === own || !changes.some(({ target }) => target === group)) return;
  showLayers(group, viewOf(group).z, limitsOf(group)[3], false);
}).observe(paper, { subtree: true, attributes: true, attributeFilter: ["transform"] });

/** Draw the frame on the map around what is shown. @param {Thing} group @param {number} top */
function drawFrame(group, top) {
  const map = /** @type {Thing | null} */ (picture().querySelector("[data-map]"));
  const frame = map?.querySelector("#map-view rect");
  const plate = map?.querySelector("rect")?.getBBox();
  if (!map || !frame || !plate) return;
  const [kx, ky, ox, oy] = scalesOf(map);
  const { x, y, z } = viewOf(group);
  const { width, height } = picture().viewBox.baseVal;
  const within = (/** @type {number} */ v, /** @type {number} */ most) => Math.max(MARGIN, Math.min(most - MARGIN, v));
  const left = within(ox - (x / z) * kx, plate.width);
  const right = within(ox + ((width - x) / z) * kx, plate.width);
  const up = within(oy + ((top - y) / z) * ky, plate.height);
  const low = within(oy + ((height - y) / z) * ky, plate.height);
  const box = { x: left, y: up, width: Math.max(4, right - left), height: Math.max(4, low - up) };
  for (const [name, value] of Object.entries(box)) frame.setAttribute(name, value.toFixed(1));
}

/**
 * Return a point of the window in the units of the picture, or of a part of it.
 * @param {{ clientX: number, clientY: number }} at
 * @param {Thing} [of]
 */
function pointOf({ clientX, clientY }, of = picture()) {
  const matrix = of.getScreenCTM();
  const point = new DOMPoint(clientX, clientY);
  return matrix ? point.matrixTransform(matrix.inverse()) : point;
}

/** @param {Thing} group @param {number} by @param {DOMPoint} at */
function zoom(group, by, at) {
  const { x, y, z } = viewOf(group);
  const [, least, most] = limitsOf(group);
  const to = Math.max(least, Math.min(most, z * by));
  setView(group, { x: at.x - ((at.x - x) * to) / z, y: at.y - ((at.y - y) * to) / z, z: to });
}

/** Return the middle of the stage. @param {Thing} group */
function middleOf(group) {
  const { width, height } = picture().viewBox.baseVal;
  return new DOMPoint(width / 2, height / 2 + limitsOf(group)[0] / 2);
}

/** @param {Thing} group @param {string | undefined} what */
function pressButton(group, what) {
  if (what === "in") zoom(group, STEP, middleOf(group));
  else if (what === "out") zoom(group, 1 / STEP, middleOf(group));
  else if (own && group.getAttribute("transform") === own) goHome(group);
}

/** Return to the server's view. @param {Thing} group */
function goHome(group) {
  const old = viewOf(group);
  group.setAttribute("transform", home);
  const now = viewOf(group);
  setView(group, now);
  group.setAttribute("transform", home);
  own = "";
  if (calm.matches) return;
  const frames = [{ translate: `${old.x - now.x}px ${old.y - now.y}px` }, { translate: "0 0" }];
  group.animate(frames, { duration: 300, easing: "ease-out" });
}

board.addEventListener(
  "wheel",
  (event) => {
    const group = findStage();
    if (!group || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoom(group, Math.exp(-event.deltaY / 500), pointOf(event));
  },
  { passive: false },
);

// --- dragging with a mouse or a finger; two fingers -------------------------------------------------

/** @type {{ at: DOMPoint, view: View, isFar: boolean } | null} */
let drag = null;
let isDragged = false;

paper.addEventListener("pointerdown", (event) => {
  isDragged = false;
  drag = null;
  const group = findStage();
  if (!group || closest(event.target, "[data-camera], [data-map]") || !event.isPrimary || event.button !== 0) return;
  drag = { at: pointOf(event), view: viewOf(group), isFar: false };
});
addEventListener("pointermove", (event) => {
  const group = findStage();
  if (!drag || !group || !event.isPrimary) return;
  const now = pointOf(event);
  const dx = now.x - drag.at.x;
  const dy = now.y - drag.at.y;
  if (!drag.isFar && Math.hypot(dx, dy) < DRAG) return;
  drag.isFar = isDragged = true;
  setView(group, { x: drag.view.x + dx, y: drag.view.y + dy, z: drag.view.z });
});
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => {
    drag = null;
  });

/** @type {{ far: number, view: View } | null} */
let pinch = null;
board.addEventListener(
  "touchstart",
  (event) => {
    const group = findStage();
    if (!group || event.touches.length !== 2) {
      pinch = null;
      return;
    }
    event.stopImmediatePropagation();
    drag = null;
    pinch = { far: measureFingers(event).far, view: viewOf(group) };
  },
  { capture: true, passive: true },
);
board.addEventListener(
  "touchmove",
  (event) => {
    const group = findStage();
    if (!group) return;
    event.preventDefault(); // the stage moves, not the page
    if (!pinch || event.touches.length !== 2) return;
    event.stopImmediatePropagation();
    const { far, x, y } = measureFingers(event);
    isDragged = true;
    zoom(group, (pinch.view.z * far) / pinch.far / viewOf(group).z, pointOf({ clientX: x, clientY: y }));
  },
  { capture: true, passive: false },
);

board.addEventListener(
  "click",
  (event) => {
    const group = findStage();
    if (!group) return;
    const button = closest(event.target, "[data-camera]");
    const map = /** @type {Thing | null} */ (/** @type {Element | null} */ (closest(event.target, "[data-map]")));
    if (button) pressButton(group, button.dataset.camera);
    else if (map) {
      const [kx, ky, ox, oy] = scalesOf(map);
      const at = pointOf(event, map);
      const { z } = viewOf(group);
      const to = middleOf(group);
      setView(group, { x: to.x - ((at.x - ox) / kx) * z, y: to.y - ((at.y - oy) / ky) * z, z });
    } else if (!isDragged || !event.detail) return;
    isDragged = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  true,
);
