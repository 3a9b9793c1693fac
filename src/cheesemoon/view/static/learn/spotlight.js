// @ts-check
// The light of a lesson: what the guide talks about and every choice is bright, the rest is dim.
import { $$ } from "../lib/dom.js";
import { boxOf, draw, overlay, paper, picture } from "../table/overlay.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

// in the units of the picture
const ROOM = 8; // around what is bright
const ENDLESS = Number.POSITIVE_INFINITY;
const BEYOND = 300; // scenery reaches over the edge
/** @type {string[]} */
let talked = [];

/** Shine on things of the picture. Without ids, remove the veil. @param {string[]} ids */
export async function shine(ids) {
  talked = ids;
  drawVeil();
  await new Promise(requestAnimationFrame);
  const moving = paper
    .getAnimations({ subtree: true })
    .filter((a) => a.effect?.getComputedTiming().endTime !== ENDLESS);
  if (!moving.length) return;
  await Promise.allSettled(moving.map((animation) => animation.finished));
  if (talked === ids) drawVeil(); // where the things have come to rest
}

function drawVeil() {
  overlay.querySelector(".veil")?.remove();
  const things = talked.map((id) => document.getElementById(id)).filter((e) => e !== null && paper.contains(e));
  if (!things.length) return;
  const { x, y, width, height } = picture().viewBox.baseVal;
  const all = { x: x - BEYOND, y: y - BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
  const veil = draw("g", { class: "veil" });
  const mask = draw("mask", { id: "lit", maskUnits: "userSpaceOnUse", ...all }, veil);
  draw("rect", { ...all, fill: "#fff" }, mask);
  const picked = document.body.classList.contains("picked");
  for (const e of $$(picked ? ".lit, .chosen" : ".choice", paper)) cutHole(mask, e, "#000");
  for (const e of things) cutHole(mask, e, "#000");
  draw("rect", { ...all, mask: "url(#lit)" }, veil);
  overlay.prepend(veil);
}

/** @param {Element} mask @param {Element | null} element @param {string} fill */
function cutHole(mask, element, fill) {
  const r = boxOf(/** @type {Thing} */ (element));
  if (r.width)
    draw(
      "rect",
      { x: r.x - ROOM, y: r.y - ROOM, width: r.width + 2 * ROOM, height: r.height + 2 * ROOM, rx: 22, fill },
      mask,
    );
}

// A picked piece shows its places, and a camera moves them.
let request = 0;
const drawSoon = () => {
  cancelAnimationFrame(request);
  request = requestAnimationFrame(drawVeil);
};
new MutationObserver(drawSoon).observe(document.body, { attributeFilter: ["class"] });
new MutationObserver((changes) => {
  if (changes.some((c) => /** @type {Element} */ (c.target).matches("[data-stage]"))) drawSoon();
}).observe(paper, { attributeFilter: ["transform"], subtree: true });
