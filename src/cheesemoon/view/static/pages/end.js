// @ts-check
// The decisions that cost most, each as a small board: what was played and what was better.
import { $, $$, SVG, ask, made, parsed } from "../lib/dom.js";
import "./page.js";
import { keep } from "../lib/progress.js";
import { dayOf, remember } from "../lib/results.js";

/** @param {any} thumb */
async function show(thumb) {
  const answer = await ask(thumb.dataset.board).catch(() => null);
  if (!answer?.ok) return;
  thumb.replaceChildren(parsed(await answer.text()));
  const svg = thumb.querySelector("svg"), root = svg.getCTM?.();
  /** @type {{ x: number, y: number, width: number, height: number }[]} */
  const boxes = [];
  for (const [action, kind] of [[thumb.dataset.played, "spot-p"], [thumb.dataset.best, "spot-b"]]) {
    const thing = $$("[data-action]", svg).find((e) => e.dataset.action === action);
    if (!thing || !root) continue;
    const r = thing.getBBox(), m = root.inverse().multiply(thing.getCTM());
    const a = new DOMPoint(r.x, r.y).matrixTransform(m), b = new DOMPoint(r.x + r.width, r.y + r.height).matrixTransform(m);
    const box = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
    boxes.push(box);
    const ring = document.createElementNS(SVG, "rect");
    ring.setAttribute("class", kind);
    ring.setAttribute("rx", "12");
    for (const [key, value] of Object.entries({ x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 })) ring.setAttribute(key, String(value));
    svg.append(ring);
  }
  if (boxes.length) near(svg, boxes);
}

/** The board from near, around what matters. @param {any} svg @param {{ x: number, y: number, width: number, height: number }[]} boxes */
function near(svg, boxes) {
  const all = svg.viewBox.baseVal, left = Math.min(...boxes.map((b) => b.x)), top = Math.min(...boxes.map((b) => b.y));
  const wide = Math.max(520, Math.max(...boxes.map((b) => b.x + b.width)) - left + 120, (Math.max(...boxes.map((b) => b.y + b.height)) - top + 120) * 4 / 3);
  const width = Math.min(wide, all.width), height = Math.min(width * 3 / 4, all.height);
  const x = Math.max(all.x, Math.min(left - 60, all.x + all.width - width)), y = Math.max(all.y, Math.min(top - 60, all.y + all.height - height));
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

for (const thumb of $$("[data-board]")) show(thumb);

// Somebody may set up the next game while others look at this one: one click, and they sit there.
const again = $("[data-next]");
async function waitForNext() {
  const answer = document.hidden ? null : await fetch(again.dataset.next).catch(() => null);
  const place = answer?.ok ? (await answer.json()).next : null;
  if (!place) { setTimeout(waitForNext, 3000); return; }
  const link = made("a", { className: "button primary big", href: place }, again.dataset.words);
  again.replaceWith(made("p", { role: "status" }, link));
}
if (again) setTimeout(waitForNext, 1500);

// What this browser keeps of it; and if it was the attempt of a day, how bots did.
const address = location.pathname.replace(/\/end$/, ""), day = dayOf(address.split("/").at(-1) ?? "");
remember(address).then(() => { if (day) compare(); });

async function compare() {
  const place = document.querySelector("#daily");
  const answer = await ask(`${address}/daily?day=${day}`).catch(() => null);
  if (!answer?.ok || !place) return;
  place.replaceChildren(parsed(await answer.text()));
  const found = /** @type {any} */ (place.querySelector("[data-daily]")).dataset;
  keep((memory) => {
    const attempt = memory.daily[found.daily];
    if (attempt?.table === address.split("/").at(-1)) Object.assign(attempt, { points: Number(found.points), better: found.better === "" ? null : Number(found.better) });
  });
  if (found.more) setTimeout(compare, 2000);
}
