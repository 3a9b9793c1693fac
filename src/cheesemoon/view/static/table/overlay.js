// @ts-check
// The board's picture, and the layer above it for rings, traces and numbers.
import { $, SVG } from "../lib/dom.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {{ x: number, y: number }} Point in the units of the picture */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box in the units of the picture */

export const board = $("#board");
export const paper = $("#paper");

/** Return the picture of the board. */
export const picture = () => $("svg.cm-picture", paper);

/** Lies above the picture, in the same units. */
export const overlay = document.createElementNS(SVG, "svg");
overlay.classList.add("over");
overlay.setAttribute("aria-hidden", "true");
paper.append(overlay);

/**
 * Draw an element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, unknown>} attributes
 * @param {Element} [parent]
 */
export function draw(name, attributes, parent = overlay) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent.append(element);
  return element;
}

/** Remove all elements of the layer that match. @param {string} selector */
export function erase(selector) {
  for (const element of overlay.querySelectorAll(selector)) element.remove();
}

/**
 * Return a point of an element in the units of the picture.
 * @param {Thing} element
 * @param {number} [x] in the units of the element
 * @param {number} [y]
 * @returns {Point}
 */
export const pointOf = (element, x = 0, y = 0) => pointsOf(element)(x, y);

/**
 * Return a function from points of an element to the units of the picture. The element is measured once.
 * @param {Thing} element
 * @returns {(x: number, y: number) => Point}
 */
export function pointsOf(element) {
  const own = element.getCTM();
  const root = picture().getCTM();
  const m = own && root ? root.inverse().multiply(own) : new DOMMatrix();
  return (x, y) => ({ x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f });
}

/**
 * Return the box around an element in the units of the picture. A preview inside it does not count: a hidden way
 * and its shots would be a whole column.
 * @param {Thing} element
 * @returns {Box}
 */
export function boxOf(element) {
  return aroundParts(element, boxOfAll);
}

/**
 * Return the box of an element on the screen, in CSS pixels, without a preview inside it.
 * @param {Thing} element
 * @returns {Box}
 */
export function screenBoxOf(element) {
  return aroundParts(element, (part) => part.getBoundingClientRect());
}

/**
 * @param {Thing} element
 * @param {(part: Thing) => Box} measure
 * @returns {Box}
 */
function aroundParts(element, measure) {
  if (!element.querySelector(":scope > .aim")) return measure(element);
  const parts = /** @type {Thing[]} */ (/** @type {unknown} */ ([...element.children])).filter(
    (part) => !part.matches(".aim"),
  );
  const boxes = parts.map(measure).filter((box) => box.width > 0);
  if (!boxes.length) return measure(element);
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const [right, low] = [Math.max(...boxes.map((b) => b.x + b.width)), Math.max(...boxes.map((b) => b.y + b.height))];
  return { x, y, width: right - x, height: low - y };
}

/** @param {Thing} element @returns {Box} */
function boxOfAll(element) {
  const { x, y, width, height } = element.getBBox();
  const a = pointOf(element, x, y);
  const b = pointOf(element, x + width, y + height);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

/** Return how much larger an element is drawn than its own units say. @param {Element | null} element */
export function scaleOf(element) {
  const own = /** @type {Thing} */ (element).getCTM();
  const root = picture().getCTM();
  return own && root ? root.inverse().multiply(own) : { a: 1, d: 1 };
}

/**
 * Return the transforms of an element and those around it in the picture, without any layout. They say where
 * it lies when it is gone.
 * @param {Element} element
 * @param {Map<Element, string>} known chains of one reading
 * @returns {string}
 */
export function chainOf(element, known) {
  if (element === picture() || !element.parentElement) return "";
  const found = known.get(element);
  if (found !== undefined) return found;
  const chain = `${chainOf(element.parentElement, known)} ${element.getAttribute("transform") ?? ""}`.trim();
  known.set(element, chain);
  return chain;
}

const ruler = document.createElementNS(SVG, "g");
/** Return the point in which a chain of transforms puts its element. @param {string} chain @returns {Point} */
export function startOf(chain) {
  ruler.setAttribute("transform", chain);
  const matrix = ruler.transform.baseVal.consolidate()?.matrix;
  return { x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
}
