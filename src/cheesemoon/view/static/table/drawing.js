// @ts-check
// From one drawing to the next: whole, or by the patches that the server sends (`svg_diff.py`).
import { SVG, useLocalIcons } from "../lib/dom.js";
import { resetAlternatives } from "./alternatives.js";
import { addDefs } from "./deferred-defs.js";

/** @typedef {import("../types.js").Patch} Patch */
/** @typedef {import("../types.js").Redrawn} Redrawn */
/** @typedef {{ open?: string, set?: string }} Attributes all attributes, or those with new values */
/** @typedef {{ morph: (old: Element, fresh: Element | string, how?: object) => void }} Morpher */

const { Idiomorph } = /** @type {typeof window & { Idiomorph: Morpher }} */ (window);
const OUTER = { morphStyle: "outerHTML" };

/**
 * Turn an element into another one, and keep what is equal.
 * @param {Element} old
 * @param {Element | string} fresh
 * @param {object} [how]
 */
export const morph = (old, fresh, how = {}) =>
  Idiomorph.morph(old, typeof fresh === "string" ? useLocalIcons(fresh) : fresh, how);

/**
 * Parse one element of a drawing.
 * @param {string} text
 * @param {boolean} [isWhole] the text has all definitions that it refers to
 */
export function parseSvg(text, isWhole = false) {
  if (!isWhole) addDefs(text);
  const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  return document.importNode(/** @type {Element} */ (found.documentElement.firstElementChild), true);
}

/** @param {Element} element @param {Attributes} attributes */
function setAttributes(element, { open, set }) {
  if (!open && !set) return;
  const wanted = parseSvg(open ? open.replace(/\/?>$/, "/>") : `<g ${set}/>`);
  if (open)
    for (const { name } of [...element.attributes]) if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Change the children of an element. @param {Element} parent @param {Patch} parts */
function patch(parent, parts) {
  const old = [...parent.children];
  const byId = new Map(old.filter((e) => e.id).map((e) => [e.id, e]));
  /** @type {Element[]} */
  const children = [];
  for (const part of parts) {
    if (typeof part === "string") {
      const fresh = parseSvg(part);
      const known = fresh.id && byId.get(fresh.id);
      if (known) morph(known, fresh, OUTER);
      children.push(known || fresh);
    } else if (Array.isArray(part)) children.push(...old.slice(part[0], part[1] + 1));
    else children.push(patchChild(old, part));
  }
  const kept = new Set(children);
  for (const element of old) if (!kept.has(element)) element.remove();
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] || null);
  });
}

/**
 * Change one old child and return it.
 * @param {Element[]} old
 * @param {import("../types.js").ChildPatch} part
 */
function patchChild(old, part) {
  const { open, set, ...inside } = part;
  const [[at, inner]] = Object.entries(inside);
  const element = old[Number(at)];
  setAttributes(element, /** @type {Attributes} */ ({ open, set }));
  if (typeof inner === "string") element.textContent = parseSvg(`<text>${inner}</text>`).textContent;
  else if (typeof inner === "object") patch(element, inner);
  return element;
}

/**
 * Turn the drawing in a holder into the next one.
 * @param {Element} holder
 * @param {Redrawn} drawing
 */
export function redraw(holder, drawing) {
  resetAlternatives(holder);
  const old = /** @type {Element} */ (holder.firstElementChild);
  if (typeof drawing === "string") morph(old, drawing.startsWith("<svg") ? parseSvg(drawing, true) : drawing, OUTER);
  else {
    setAttributes(old, drawing);
    patch(old, drawing.parts);
  }
}
