// @ts-check
// Definitions that no drawing used at first: they came as text, and become elements when there is time for it, or before
// the first update, which may use them.
import { $$, SVG } from "./dom.js";

/** @type {any[]} */
const waiting = $$("script[data-later]");
const drawings = () => [document.querySelector("#paper > svg"), ...$$("#panels .drawn > svg")];

/** @returns {boolean} whether there is more */
function one() {
  const text = waiting.shift();
  if (!text) return false;
  const defs = drawings()[Number(text.dataset.later)]?.querySelector("defs");
  const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text.textContent}</svg>`, "image/svg+xml");
  defs?.append(...found.documentElement.childNodes);
  text.remove();
  return waiting.length > 0;
}

/** All that is still missing, now. */
export function complete() { while (one()); }

const soon = window.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 60));
function next() { if (one()) soon(next); }
if (waiting.length) soon(next);
