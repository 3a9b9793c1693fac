// @ts-check
// What the player sees of the board: it fits its stage, can be enlarged, and scrolls to the choices.
import { $, $$, calm, upright } from "../lib/dom.js";
import { board, overlay, paper, picture } from "./overlay.js";

const MOST = 4; // times the units of the picture
const EDGE = 8; // pixels between the edge and what was scrolled into view

// --- size ------------------------------------------------------------------------------------------

let scale = 1;
let isFitted = true;

/** Return the scale at which all of the board is seen; in the tall arrangement, all of its width. */
function fittingScale() {
  const { width, height } = picture().viewBox.baseVal;
  const wide = board.clientWidth / width;
  return height > width && upright.matches ? wide : Math.min(wide, board.clientHeight / height);
}

/** @param {number} to */
function setScale(to) {
  const { width, height } = picture().viewBox.baseVal;
  scale = to;
  paper.style.width = `${width * to}px`;
  paper.style.height = `${height * to}px`;
  alignOverlay();
  board.classList.toggle("near", !isFitted);
  markHiddenChoices();
}

function alignOverlay() {
  overlay.setAttribute("viewBox", picture().getAttribute("viewBox") ?? "");
}

/** Fit the board again after the drawing has changed its size. */
export function refitDrawing() {
  const box = picture().getAttribute("viewBox") ?? "";
  if (overlay.getAttribute("viewBox") !== box) refit();
}

/** Fit the board again after the window has changed. */
function refit() {
  if (isFitted && Math.abs(scale - fittingScale()) > 1e-6) {
    setScale(fittingScale());
    return;
  }
  if (isFitted) alignOverlay();
  markHiddenChoices();
}

/** Return the scale of the board. */
export const currentScale = () => scale;

/**
 * Enlarge or shrink the board around a point of the window.
 * @param {number} to
 * @param {number} x
 * @param {number} y
 */
export function zoomTo(to, x, y) {
  const before = paper.getBoundingClientRect();
  const old = scale;
  const least = fittingScale();
  const wanted = Math.max(least, Math.min(MOST, to));
  isFitted = wanted <= least * 1.001;
  setScale(wanted);
  const now = paper.getBoundingClientRect();
  board.scrollLeft += now.left + ((x - before.left) * scale) / old - x;
  board.scrollTop += now.top + ((y - before.top) * scale) / old - y;
}

/** Enlarge or shrink the board around its middle. @param {number} to */
export function zoomMiddle(to) {
  const box = board.getBoundingClientRect();
  zoomTo(to, box.left + box.width / 2, box.top + box.height / 2);
}

/** Enlarge a fitted board; fit an enlarged one. */
export function toggleFit() {
  if (isFitted) {
    zoomMiddle(fittingScale() * 1.6);
    return;
  }
  isFitted = true;
  setScale(fittingScale());
}

// --- choices beyond the edge -----------------------------------------------------------------------

/** @returns {ScrollBehavior} */
const scrollBehavior = () => (calm.matches ? "auto" : "smooth");
/** Return True if a part of the board lies outside its stage. */
export const canScroll = () => board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1;

/**
 * Return the side on which a thing lies outside a box, "" if its middle lies inside.
 * @param {Element} thing
 * @param {DOMRect} box
 */
function sideOf(thing, box) {
  const r = thing.getBoundingClientRect();
  const x = (r.left + r.right) / 2;
  const y = (r.top + r.bottom) / 2;
  if (y < box.top) return "up";
  if (y > box.bottom) return "down";
  if (x < box.left) return "left";
  return x > box.right ? "right" : "";
}

/** Show on each side how many choices lie beyond the edge. */
export function markHiddenChoices() {
  const box = board.getBoundingClientRect();
  const choices = canScroll() ? $$(".choice", paper) : [];
  const sides = choices.map((e) => sideOf(e, box));
  for (const side of ["up", "down", "left", "right"]) {
    const found = choices.filter((_, i) => sides[i] === side);
    const mark = $(`.beyond[data-way="${side}"]`);
    mark.hidden = !found.length || !box.height;
    /** @type {Element} */ (mark.lastElementChild).textContent = String(found.length);
    mark.dataset.words ??= mark.getAttribute("aria-label") ?? "";
    mark.setAttribute("aria-label", `${found.length} ${mark.dataset.words}`);
    mark.onclick = () => {
      const nearest = side === "up" || side === "left" ? found.at(-1) : found[0];
      nearest?.scrollIntoView({ block: "center", inline: "center", behavior: scrollBehavior() });
    };
  }
}
board.addEventListener("scroll", markHiddenChoices, { passive: true });

/**
 * Scroll to as many choices as fit: all of them, else those that are chosen first (pieces before
 * places). If none is in view, scroll to the nearest.
 */
export function scrollToChoices() {
  if (!canScroll()) return;
  const seen = findFreeBox();
  const look = boxesOf("[data-look]");
  const all = boxesOf(".choice");
  const first = [look, boxesOf(".choice:not([data-action])"), all].find((found) => found.length) ?? [];
  const wanted = look.length ? [look] : [all, first];
  const by = wanted.map((boxes) => scrollInto(unite(boxes), seen)).find(Boolean) ?? scrollToNearest(first, seen);
  if (by && (by.left || by.top)) board.scrollBy({ ...by, behavior: scrollBehavior() });
}

/** After a guide over the board has gone: scroll back what the choices do not need. */
export function scrollBack() {
  const all = boxesOf(".choice");
  const free = findFreeBox();
  const { top, bottom } = unite(all);
  const surplus = free.bottom - bottom - EDGE;
  if (!all.length || surplus <= 0 || bottom - top > free.height) scrollToChoices();
  else board.scrollBy({ top: -surplus, behavior: scrollBehavior() });
}

/** Scroll at least until the first of these that fits is seen. @param {string[]} selectors */
export function scrollToShow(selectors) {
  if (canScroll()) scrollToFirst(selectors);
}

/** @param {string[]} selectors */
function scrollToFirst(selectors) {
  const free = findFreeBox();
  const boxes = selectors.map((selector) => boxesOf(selector)).filter((found) => found.length);
  const by = boxes.map((found) => scrollInto(unite(found), free)).find(Boolean);
  if (by && (by.left || by.top)) board.scrollBy({ ...by, behavior: scrollBehavior() });
}

/** @type {number | null} where the board was scrolled to before a hint */
let topBefore = null;

/**
 * Scroll until the first of these that fits lies above what covers the board. A board that ends too
 * early gets room below it.
 * @param {string[]} selectors
 */
export function scrollAbove(selectors) {
  const free = findFreeBox();
  topBefore ??= board.scrollTop;
  board.style.paddingBottom = `${board.getBoundingClientRect().bottom - free.bottom}px`;
  scrollToFirst(selectors);
}

/** Take the room below the board back, and scroll to where the board was before. */
export function dropRoom() {
  board.style.paddingBottom = "";
  if (topBefore !== null) board.scrollTo({ top: topBefore, behavior: scrollBehavior() });
  topBefore = null;
}

/** Return the part of the board that neither the guide of a first game nor a hint covers. */
function findFreeBox() {
  const box = board.getBoundingClientRect();
  const bottoms = [$("#guide"), $("#advice")]
    .map((cover) => cover?.getBoundingClientRect())
    .filter((r) => r && r.height > 0 && r.top < box.bottom && r.right > box.left && r.left < box.right)
    .map((r) => r?.top ?? box.bottom);
  return new DOMRect(box.x, box.y, box.width, Math.max(0, Math.min(box.bottom, ...bottoms) - box.top));
}

/** @param {string} selector */
const boxesOf = (selector) =>
  $$(selector, paper)
    .map((e) => e.getBoundingClientRect())
    .filter((r) => r.width);

/** Return the box around boxes. @param {DOMRect[]} all */
function unite(all) {
  return {
    left: Math.min(...all.map((r) => r.left)),
    right: Math.max(...all.map((r) => r.right)),
    top: Math.min(...all.map((r) => r.top)),
    bottom: Math.max(...all.map((r) => r.bottom)),
  };
}

/**
 * Return how far to scroll at least until a box lies in another. Return null if it is too large.
 * @param {{ left: number, right: number, top: number, bottom: number }} r
 * @param {DOMRect} b
 */
function scrollInto(r, b) {
  if (r.right - r.left > b.width + 2 || r.bottom - r.top > b.height + 2) return null;
  const by = (/** @type {number} */ before, /** @type {number} */ after) => {
    if (before < -1) return before - EDGE;
    return after > 1 ? after + EDGE : 0;
  };
  return { left: by(r.left - b.left, r.right - b.right), top: by(r.top - b.top, r.bottom - b.bottom) };
}

/**
 * Return how far to scroll to the nearest box. Return null if one is in view.
 * @param {DOMRect[]} all
 * @param {DOMRect} b
 */
function scrollToNearest(all, b) {
  const isSeen = (/** @type {DOMRect} */ r) => {
    const to = scrollInto(r, b);
    return to && !to.left && !to.top;
  };
  if (all.some(isSeen)) return null;
  const away = all.map((r) => ({
    left: (r.left + r.right) / 2 - b.left - b.width / 2,
    top: (r.top + r.bottom) / 2 - b.top - b.height / 2,
  }));
  return away.reduce((p, q) => (Math.hypot(p.left, p.top) <= Math.hypot(q.left, q.top) ? p : q));
}

new ResizeObserver(refit).observe(board);
setScale(fittingScale());
