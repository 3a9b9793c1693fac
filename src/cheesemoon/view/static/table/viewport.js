// @ts-check
// The board keeps its place: it fits the stage, can be seen from near, and shows where choices lie.
import { $, $$, SVG, calm, upright } from "../lib/dom.js";

const MOST = 4;
const EDGE = 8;  // pixels between the edge and what was scrolled into view
export const board = $("#board"), paper = $("#paper");
export const picture = () => paper.querySelector("svg.cm-picture");

/** Rings, traces and numbers lie above the picture. */
export const over = document.createElementNS(SVG, "svg");
over.classList.add("over");
over.setAttribute("aria-hidden", "true");
paper.append(over);

/** @param {string} name @param {Record<string, unknown>} attributes @param {Element} [parent] @returns {any} */
export function drawn(name, attributes, parent = over) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent.append(element);
  return element;
}

// --- size ---------------------------------------------------------------------------------------------

let scale = 1, fitted = true;

/** The whole of it; where the arrangement is tall, its width. */
function fitting() {
  const { width, height } = picture().viewBox.baseVal;
  const wide = board.clientWidth / width, whole = Math.min(wide, board.clientHeight / height);
  return height > width && upright.matches ? wide : whole;
}

/** @param {number} to */
function sized(to) {
  const { width, height } = picture().viewBox.baseVal;
  scale = to;
  paper.style.width = `${width * to}px`;
  paper.style.height = `${height * to}px`;
  over.setAttribute("viewBox", picture().getAttribute("viewBox"));
  board.classList.toggle("near", !fitted);
  beyond();
}

/** After a drawing was changed or the window was. */
export function refit() {
  if (fitted) { if (Math.abs(scale - fitting()) > 1e-6) sized(fitting()); else { over.setAttribute("viewBox", picture().getAttribute("viewBox")); beyond(); } }
  else beyond();
}

/** @param {number} to @param {number} x @param {number} y */
function zoomTo(to, x, y) {
  const before = paper.getBoundingClientRect(), old = scale, least = fitting();
  const wanted = Math.max(least, Math.min(MOST, to));
  fitted = wanted <= least * 1.001;
  sized(wanted);
  const now = paper.getBoundingClientRect();
  board.scrollLeft += now.left + (x - before.left) * scale / old - x;
  board.scrollTop += now.top + (y - before.top) * scale / old - y;
}

/** @returns {[number, number]} */
function middle() {
  const box = board.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function fit() {
  if (fitted) { zoomTo(fitting() * 1.6, ...middle()); return; }
  fitted = true;
  sized(fitting());
}

for (const button of $$('[data-do="fit"]')) button.addEventListener("click", fit);
board.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
  if (!event.ctrlKey && !event.metaKey) return;  // without them the wheel scrolls
  event.preventDefault();
  zoomTo(scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
}, { passive: false });
board.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  if (event.key === "+" || event.key === "=") zoomTo(scale * 1.3, ...middle());
  else if (event.key === "-") zoomTo(scale / 1.3, ...middle());
});

// --- two fingers, and a mouse that drags -----------------------------------------------------------------

/** @type {{ far: number, x: number, y: number, scale: number } | null} */
let pinch = null;

/** @param {TouchEvent} event */
function fingers(event) {
  const [a, b] = event.touches;
  return { far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
}
board.addEventListener("touchstart", (/** @type {TouchEvent} */ event) => {
  pinch = event.touches.length === 2 ? { ...fingers(event), scale } : null;
}, { passive: true });
board.addEventListener("touchmove", (/** @type {TouchEvent} */ event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const now = fingers(event);
  board.scrollLeft -= now.x - pinch.x;
  board.scrollTop -= now.y - pinch.y;
  [pinch.x, pinch.y] = [now.x, now.y];
  zoomTo(pinch.scale * now.far / pinch.far, now.x, now.y);
}, { passive: false });

/** @type {{ x: number, y: number, left: number, top: number } | null} */
let drag = null;
let dragged = false;
board.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
  dragged = false;
  if (event.pointerType === "mouse" && event.button === 0) drag = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
});
addEventListener("pointermove", (event) => {
  if (!drag) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!dragged && (Math.hypot(dx, dy) < 6 || board.scrollWidth <= board.clientWidth && board.scrollHeight <= board.clientHeight)) return;
  dragged = true;
  board.classList.add("dragging");
  board.scrollLeft = drag.left - dx;
  board.scrollTop = drag.top - dy;
});
addEventListener("pointerup", () => { drag = null; board.classList.remove("dragging"); });
board.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (dragged && event.detail) { event.stopImmediatePropagation(); event.preventDefault(); }
  dragged = false;
}, true);

// --- what lies beyond the edge ---------------------------------------------------------------------------

export const gently = () => /** @type {ScrollBehavior} */ (calm.matches ? "auto" : "smooth");
const scrolls = () => board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1;

export function beyond() {
  const box = board.getBoundingClientRect();
  /** @type {Record<string, Element[]>} */
  const away = { up: [], down: [], left: [], right: [] };
  if (scrolls()) for (const element of $$(".choice", paper)) {
    const r = element.getBoundingClientRect(), x = (r.left + r.right) / 2, y = (r.top + r.bottom) / 2;
    const way = y < box.top ? "up" : y > box.bottom ? "down" : x < box.left ? "left" : x > box.right ? "right" : "";
    if (way) away[way].push(element);
  }
  for (const [way, found] of Object.entries(away)) {
    const mark = $(`.beyond[data-way="${way}"]`);
    mark.hidden = !found.length || !box.height;
    mark.lastElementChild.textContent = found.length;
    mark.dataset.words ??= mark.getAttribute("aria-label");
    mark.setAttribute("aria-label", `${found.length} ${mark.dataset.words}`);
    mark.onclick = () => {
      const nearest = way === "up" || way === "left" ? found.at(-1) : found[0];
      nearest?.scrollIntoView({ block: "center", inline: "center", behavior: gently() });
    };
  }
}
board.addEventListener("scroll", beyond, { passive: true });

/** Where the board scrolls, as many choices as fit come into view: all of them, else those that are chosen first (pieces
 * before places), else the nearest of these if none is seen. */
export function follow() {
  if (!scrolls()) return;
  const b = board.getBoundingClientRect(), boxes = (/** @type {string} */ which) => $$(which, paper).map((e) => e.getBoundingClientRect()).filter((r) => r.width);
  const look = boxes("[data-look]"), pieces = boxes(".choice:not([data-action])"), all = boxes(".choice");
  const first = [look, pieces, all].find((found) => found.length) ?? [];
  const moved = (look.length ? [look] : [all, first]).map((found) => into(around(found), b)).find(Boolean) ?? nearest(first, b);
  if (moved && (moved.left || moved.top)) board.scrollBy({ ...moved, behavior: gently() });
}

/** The box around boxes. @param {DOMRect[]} all */
function around(all) {
  return { left: Math.min(...all.map((r) => r.left)), right: Math.max(...all.map((r) => r.right)), top: Math.min(...all.map((r) => r.top)), bottom: Math.max(...all.map((r) => r.bottom)) };
}

/** How far to scroll at least until a box lies in another one; null if it is too large for that.
 * @param {{ left: number, right: number, top: number, bottom: number }} r @param {DOMRect} b */
function into(r, b) {
  if (r.right - r.left > b.width + 2 || r.bottom - r.top > b.height + 2) return null;
  const by = (/** @type {number} */ before, /** @type {number} */ after) => (before < -1 ? before - EDGE : after > 1 ? after + EDGE : 0);
  return { left: by(r.left - b.left, r.right - b.right), top: by(r.top - b.top, r.bottom - b.bottom) };
}

/** To the nearest box, if none is in view. @param {DOMRect[]} all @param {DOMRect} b */
function nearest(all, b) {
  if (all.some((r) => { const to = into(r, b); return to && !to.left && !to.top; })) return null;
  const away = all.map((r) => ({ left: (r.left + r.right) / 2 - b.left - b.width / 2, top: (r.top + r.bottom) / 2 - b.top - b.height / 2 }));
  return away.reduce((p, q) => (Math.hypot(p.left, p.top) <= Math.hypot(q.left, q.top) ? p : q));
}

// --- where things are, in the picture's own numbers ------------------------------------------------------

/** @param {any} element @param {number} [x] @param {number} [y] */
export function point(element, x = 0, y = 0) {
  const m = element.getCTM(), root = picture().getCTM();
  if (!m || !root) return { x, y };
  const p = new DOMPoint(x, y).matrixTransform(root.inverse().multiply(m));
  return { x: p.x, y: p.y };
}

/** @param {any} element */
export function box(element) {
  const { x, y, width, height } = element.getBBox();
  const a = point(element, x, y), b = point(element, x + width, y + height);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

new ResizeObserver(refit).observe(board);
sized(fitting());
