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
 * Parse elements of a drawing.
 * @param {string} text
 * @param {boolean} [isWhole] the text has all definitions that it refers to
 */
function parseSvg(text, isWhole = false) {
  if (!text) return [];
  if (!isWhole) addDefs(text);
  const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  return [...document.importNode(found.documentElement, true).children];
}

const ATTRIBUTE = /([\w:.-]+)=(["'])(.*?)\2/gs;
/** @type {Record<string, string>} what the server's texts escape */
const ESCAPED = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
/** @param {string} text */
const decode = (text) => text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (one) => ESCAPED[one]);

/** @param {Element} element @param {Attributes} attributes */
function setAttributes(element, { open, set }) {
  const text = open ?? set;
  if (!text) return;
  addDefs(text);
  const wanted = new Map([...text.matchAll(ATTRIBUTE)].map(([, name, , value]) => [name, decode(value)]));
  if (open) for (const { name } of [...element.attributes]) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Put nodes into an element in this order, and remove its other nodes.
 * @param {Element} parent
 * @param {Node[]} nodes
 */
function arrange(parent, nodes) {
  const kept = new Set(nodes);
  for (const node of [...parent.childNodes]) if (!kept.has(/** @type {Node} */ (node))) node.remove();
  nodes.forEach((node, i) => {
    if (parent.childNodes[i] !== node) parent.insertBefore(node, parent.childNodes[i] ?? null);
  });
}

/**
 * Turn a node of a drawing into another one of its kind. Things with an id stay the same nodes.
 * @param {Node} old
 * @param {Node} fresh
 */
function become(old, fresh) {
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  takeAttributes(old, fresh);
  arrange(old, match([...old.childNodes], [...fresh.childNodes]));
}

/** Give an element the attributes of another one. @param {Element} old @param {Element} fresh */
function takeAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/**
 * Turn nodes into other ones where they are of one kind, and return the nodes to show.
 * @param {Node[]} before
 * @param {Node[]} fresh
 */
function match(before, fresh) {
  const byId = new Map(
    before.filter((e) => e instanceof Element && e.id).map((e) => [/** @type {Element} */ (e).id, e]),
  );
  return fresh.map((node, i) => {
    const id = node instanceof Element ? node.id : "";
    const at = before[i];
    const isAlike = at?.nodeName === node.nodeName && !(at instanceof Element && at.id);
    const known = id ? byId.get(id) : isAlike ? at : undefined;
    if (!known || known.nodeName !== node.nodeName) return node;
    if (!known.isEqualNode(node)) become(known, node);
    return known;
  });
}

/** Copy a drawing without its definitions, which never change. @param {Element} drawing */
export function copyDrawing(drawing) {
  const copy = /** @type {Element} */ (drawing.cloneNode(false));
  for (const child of drawing.childNodes) if (!isDefs(child)) copy.append(child.cloneNode(true));
  return copy;
}

/** @param {Node} node */
const isDefs = (node) => node.nodeName === "defs";

/**
 * Turn a drawing back into its copy. What is equal stays, so that the browser lays out little again.
 * @param {Element} drawing
 * @param {Element} copy is used up
 */
export function restoreDrawing(drawing, copy) {
  const old = [...drawing.childNodes];
  const plain = old.filter((node) => !isDefs(node));
  const nodes = match(plain, [...copy.childNodes]);
  old.forEach((node, i) => {
    if (isDefs(node)) nodes.splice(i, 0, node);
  });
  takeAttributes(drawing, copy);
  arrange(drawing, nodes);
}

/** Return the markup of all new elements of a patch, in order. @param {Patch} parts @returns {string[]} */
const markupIn = (parts) =>
  parts.flatMap((part) => {
    if (typeof part === "string") return [part];
    if (Array.isArray(part)) return [];
    return Object.entries(part).flatMap(([key, inner]) =>
      key !== "open" && typeof inner === "object" ? markupIn(inner) : [],
    );
  });

/**
 * Change the children of an element.
 * @param {Element} parent
 * @param {Patch} parts
 * @param {Element[]} fresh new elements
 */
function patch(parent, parts, fresh) {
  const old = [...parent.children];
  const byId = new Map(old.filter((e) => e.id).map((e) => [e.id, e]));
  /** @type {Element[]} */
  const children = [];
  for (const part of parts) {
    if (typeof part === "string") {
      const next = /** @type {Element} */ (fresh.shift());
      const known = next.id ? byId.get(next.id) : undefined;
      const isKept = known?.nodeName === next.nodeName;
      if (isKept) become(known, next);
      children.push(isKept ? known : next);
    } else if (Array.isArray(part)) children.push(...old.slice(part[0], part[1] + 1));
    else children.push(patchChild(old, part, fresh));
  }
  arrange(parent, children);
}

/**
 * Change one old child and return it.
 * @param {Element[]} old
 * @param {import("../types.js").ChildPatch} part
 * @param {Element[]} fresh
 */
function patchChild(old, part, fresh) {
  const { open, set, ...inside } = part;
  const [[at, inner]] = Object.entries(inside);
  const element = old[Number(at)];
  setAttributes(element, /** @type {Attributes} */ ({ open, set }));
  if (typeof inner === "string") element.textContent = decode(inner);
  else if (typeof inner === "object") patch(element, inner, fresh);
  return element;
}

/** @type {WeakMap<object, Element[]>} new elements of changes that were parsed ahead */
const ahead = new WeakMap();

/** Parse the new elements of a change before it is shown. @param {Redrawn} drawing */
export function parseDrawing(drawing) {
  if (typeof drawing !== "string") ahead.set(drawing, parseSvg(markupIn(drawing.parts).join("")));
}

/**
 * Turn the drawing in a holder into the next one.
 * @param {Element} holder
 * @param {Redrawn} drawing
 */
export function redraw(holder, drawing) {
  resetAlternatives(holder);
  const old = /** @type {Element} */ (holder.firstElementChild);
  if (typeof drawing === "string") morph(old, drawing.startsWith("<svg") ? parseSvg(drawing, true)[0] : drawing, OUTER);
  else {
    setAttributes(old, drawing);
    const fresh = ahead.get(drawing) ?? parseSvg(markupIn(drawing.parts).join(""));
    ahead.delete(drawing);
    patch(old, drawing.parts, fresh);
  }
}
