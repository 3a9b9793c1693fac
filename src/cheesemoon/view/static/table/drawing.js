// @ts-check
// From one drawing to the next: whole, or by the patches that the server sends.
import { SVG, homely } from "../lib/dom.js";
import { need } from "./deferred-defs.js";
import { untried } from "./alternatives.js";

/** @typedef {string | number[] | Record<string, any>} Part old children by their numbers, or new ones: see patch.py */
/** @typedef {{ open?: string, set?: string }} Attributes all of them, or those that have other values */
/** @typedef {string | Attributes & { parts: Part[] }} Drawing */
/** @typedef {{ morph: (old: Element, fresh: Element | string, how?: object) => void }} Morpher */
/** @type {Morpher} */
const { morph } = /** @type {any} */ (window).Idiomorph;

/** @param {Element} old @param {Element | string} fresh @param {object} [how] */
export const morphed = (old, fresh, how = {}) => morph(old, typeof fresh === "string" ? homely(fresh) : fresh, how);

/** @param {string} text @param {boolean} [whole] with all that it refers to @returns {any} */
export function svgElement(text, whole = false) {
  if (!whole) need(text);
  const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  return document.importNode(/** @type {Element} */ (found.documentElement.firstElementChild), true);
}

/** @param {Element} element @param {Attributes} attributes */
function setAttributes(element, { open, set }) {
  if (!open && !set) return;
  const named = svgElement(open ? open.replace(/\/?>$/, "/>") : `<g ${set}/>`);
  if (open) for (const { name } of [...element.attributes]) if (!named.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of named.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {Element} parent @param {Part[]} parts */
function patch(parent, parts) {
  const old = [...parent.children];
  const byId = new Map(old.filter((e) => e.id).map((e) => [e.id, e]));
  /** @type {Element[]} */
  const children = [];
  for (const part of parts) {
    if (typeof part === "string") {
      const fresh = svgElement(part), known = fresh.id && byId.get(fresh.id);
      if (known) morph(known, fresh, { morphStyle: "outerHTML" });
      children.push(known || fresh);
    } else if (Array.isArray(part)) children.push(...old.slice(part[0], part[1] + 1));
    else {
      const { open, set, ...inside } = part, [[at, parts]] = Object.entries(inside), element = old[Number(at)];
      setAttributes(element, { open, set });
      if (typeof parts === "string") element.textContent = svgElement(`<text>${parts}</text>`).textContent;
      else if (parts) patch(element, parts);
      children.push(element);
    }
  }
  const keep = new Set(children);
  for (const element of old) if (!keep.has(element)) element.remove();
  children.forEach((child, i) => { if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] || null); });
}

/** The first drawing in a holder becomes the next one. @param {Element} holder @param {Drawing} drawing */
export function redraw(holder, drawing) {
  untried(holder);
  const old = /** @type {Element} */ (holder.firstElementChild);
  if (typeof drawing === "string") {
    if (drawing.startsWith("<svg")) morph(old, svgElement(drawing, true), { morphStyle: "outerHTML" });
    else morphed(old, drawing, { morphStyle: "outerHTML" });
  } else {
    setAttributes(old, drawing);
    patch(old, drawing.parts);
  }
}
