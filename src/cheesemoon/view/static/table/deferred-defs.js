// @ts-check
// Definitions that no drawing uses yet: they came as text, and become elements of the page when something that arrives
// refers to them. A browser makes all that a definition is made of anew for each of its uses, also inside of other
// definitions: of a large game those that nobody sees are twenty times what is seen.
import { $$, SVG, arriving } from "../lib/dom.js";

const REFERS = /#([\w-]+)/g;
/** @type {any[]} */
const waiting = $$("script[data-later]");
/** @type {Map<string, { element: Element, of: number }>} by each name in it, and of which drawing */
const kept = new Map();
const drawings = () => [document.querySelector("#paper > svg"), ...$$("#panels .drawn > svg")];
const named = (/** @type {Element} */ element) => [element, ...$$("[id]", element)].map((e) => e.id).filter(Boolean);

/** Elements, but of no page. @returns {boolean} whether there is more */
function one() {
  const text = waiting.shift();
  if (!text) return false;
  const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text.textContent}</svg>`, "image/svg+xml");
  for (const element of found.documentElement.children)
    for (const name of named(element)) if (!kept.has(name)) kept.set(name, { element, of: Number(text.dataset.later) });
  text.remove();
  return waiting.length > 0;
}

/** What this refers to, and what that is made of, is there from now on. @param {string} text */
export function need(text) {
  if (!text.includes("#")) return;
  while (one());
  for (const left = [text]; left.length && kept.size;)
    for (const [, name] of /** @type {string} */ (left.pop()).matchAll(REFERS)) {
      const { element, of } = kept.get(name) ?? {};
      if (!element) continue;
      for (const id of named(element)) kept.delete(id);
      left.push(element.outerHTML);
      if (!document.getElementById(name)) (drawings()[of ?? 0] ?? drawings()[0])?.querySelector("defs")?.append(element);
    }
}
arriving.push(need);

const soon = window.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 60));
function next() { if (one()) soon(next); }
if (waiting.length) soon(next);
