// @ts-check
// Definitions that no drawing uses yet. They come as text and become elements when something refers to them.
// A browser builds all parts of a definition again for each use, also inside other definitions. In a large
// game the unused definitions have twenty times the elements of the visible drawing.
import { $, $$, SVG, arriving } from "../lib/dom.js";
import { whenIdle } from "./work.js";

const REFERENCE = /#([\w-]+)/g;
const waiting = $$("script[data-later]");
/** @type {Map<string, { element: Element, of: number }>} by each id, with the index of the drawing */
const parsed = new Map();
const drawings = () => [$("#paper > svg"), ...$$("#panels .drawn > svg")];
const idsOf = (/** @type {Element} */ element) => [element, ...$$("[id]", element)].map((e) => e.id).filter(Boolean);

/** Parse the next text, outside the page. @returns {boolean} whether there are more */
function parseNext() {
  const text = waiting.shift();
  if (!text) return false;
  const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text.textContent}</svg>`, "image/svg+xml");
  for (const element of found.documentElement.children)
    for (const id of idsOf(element)) if (!parsed.has(id)) parsed.set(id, { element, of: Number(text.dataset.later) });
  text.remove();
  return waiting.length > 0;
}

/** Add the definitions that a text refers to, and those that they refer to. @param {string} text */
export function addDefs(text) {
  if (!text.includes("#")) return;
  while (parseNext());
  const texts = [text];
  while (texts.length && parsed.size)
    for (const [, id] of (texts.pop() ?? "").matchAll(REFERENCE)) {
      const { element, of = 0 } = parsed.get(id) ?? {};
      if (!element) continue;
      for (const inner of idsOf(element)) parsed.delete(inner);
      texts.push(element.outerHTML);
      if (!document.getElementById(id)) (drawings()[of] ?? drawings()[0])?.querySelector("defs")?.append(element);
    }
}
arriving.push(addDefs);

function parseWhenIdle() {
  if (parseNext()) whenIdle(parseWhenIdle);
}
if (waiting.length) whenIdle(parseWhenIdle);
