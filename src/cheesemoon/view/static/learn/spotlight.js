// @ts-check
// The light of a lesson: what the guide talks about is bright, what can be chosen half so, the rest is dim.
import { $$ } from "../lib/dom.js";
import { box, drawn, over, paper, picture } from "../table/viewport.js";

const ROOM = 8;     // around what is bright
const BEYOND = 300; // that scenery reaches over the edge
/** @type {string[]} */
let talked = [];

/** Shine on things of the picture; on none, and everything is as bright as ever. @param {string[]} ids */
export function shine(ids) { talked = ids; lit(); }

function lit() {
  over.querySelector(".veil")?.remove();
  const things = talked.map((id) => document.getElementById(id)).filter((e) => e && paper.contains(e));
  if (!things.length) return;
  const { x, y, width, height } = picture().viewBox.baseVal;
  const all = { x: x - BEYOND, y: y - BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
  const veil = drawn("g", { class: "veil" }), mask = drawn("mask", { id: "lit", maskUnits: "userSpaceOnUse", ...all }, veil);
  drawn("rect", { ...all, fill: "#fff" }, mask);
  const picked = document.body.classList.contains("picked");
  for (const e of $$(picked ? ".lit, .chosen" : ".choice", paper)) hole(mask, e, picked ? "#000" : "#999");
  for (const e of things) hole(mask, e, "#000");
  drawn("rect", { ...all, mask: "url(#lit)" }, veil);
  over.prepend(veil);
}

/** @param {Element} mask @param {any} element @param {string} fill */
function hole(mask, element, fill) {
  const r = box(element);
  if (r.width) drawn("rect", { x: r.x - ROOM, y: r.y - ROOM, width: r.width + 2 * ROOM, height: r.height + 2 * ROOM, rx: 22, fill }, mask);
}

// A chosen piece shows its places, and a camera moves them.
let due = 0;
const soon = () => { cancelAnimationFrame(due); due = requestAnimationFrame(lit); };
new MutationObserver(soon).observe(document.body, { attributeFilter: ["class"] });
new MutationObserver((changes) => { if (changes.some((c) => /** @type {Element} */ (c.target).matches("[data-stage]"))) soon(); }).observe(paper, { attributeFilter: ["transform"], subtree: true });
