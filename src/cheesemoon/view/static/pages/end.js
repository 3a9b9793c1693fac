// @ts-check
// The end of a game: costly decisions as small boards, the next game, the daily challenge.
import { $, $$, SVG, ask, fillIn, make, parse } from "../lib/dom.js";
import "./page.js";
import { makeMedal } from "../lib/badges.js";
import { rooted } from "../lib/connection.js";
import { keep, recall } from "../lib/progress.js";
import { dayOf, saveResult } from "../lib/results.js";
import { sync } from "../lib/sync.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box in the units of the picture */

/** Draw the board of a decision, with what was played and what was better. @param {HTMLElement} thumb */
async function showDecision(thumb) {
  const answer = await ask(thumb.dataset.board ?? "").catch(() => null);
  if (!answer?.ok) return;
  thumb.replaceChildren(parse(await answer.text()));
  const svg = $("svg", thumb);
  for (const preview of $$(".aim[visibility=hidden]", svg)) preview.remove(); // frame the target, not the way to it
  const root = svg.getCTM?.();
  /** @type {Box[]} */
  const boxes = [];
  for (const [action, kind] of [
    [thumb.dataset.played, "spot-p"],
    [thumb.dataset.best, "spot-b"],
  ]) {
    const things = /** @type {Thing[]} */ (/** @type {Element[]} */ ($$("[data-action]", svg)));
    const thing = things.find((e) => e.dataset.action === action);
    const own = thing?.getCTM();
    if (!thing || !root || !own) continue;
    const r = thing.getBBox();
    const m = root.inverse().multiply(own);
    const a = new DOMPoint(r.x, r.y).matrixTransform(m);
    const b = new DOMPoint(r.x + r.width, r.y + r.height).matrixTransform(m);
    const box = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
    boxes.push(box);
    const ring = document.createElementNS(SVG, "rect");
    ring.setAttribute("class", String(kind));
    ring.setAttribute("rx", "12");
    const around = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
    for (const [key, value] of Object.entries(around)) ring.setAttribute(key, String(value));
    svg.append(ring);
  }
  if (boxes.length) zoomTo(svg, boxes);
}

/** Show the part of a board around boxes. @param {SVGSVGElement} svg @param {Box[]} boxes */
function zoomTo(svg, boxes) {
  const all = svg.viewBox.baseVal;
  const left = Math.min(...boxes.map((b) => b.x));
  const top = Math.min(...boxes.map((b) => b.y));
  const wide = Math.max(
    520,
    Math.max(...boxes.map((b) => b.x + b.width)) - left + 120,
    ((Math.max(...boxes.map((b) => b.y + b.height)) - top + 120) * 4) / 3,
  );
  const width = Math.min(wide, all.width);
  const height = Math.min((width * 3) / 4, all.height);
  const x = Math.max(all.x, Math.min(left - 60, all.x + all.width - width));
  const y = Math.max(all.y, Math.min(top - 60, all.y + all.height - height));
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

const showDecisions = () => $$("[data-board]").forEach(showDecision);
showDecisions();
document.addEventListener("renewed", showDecisions);

// Another player may set up the next game meanwhile: offer its link.
const again = $("[data-next]");
async function waitForNext() {
  const answer = document.hidden ? null : await fetch(again.dataset.next ?? "").catch(() => null);
  const { next: place = null, by = "" } = answer?.ok ? await answer.json() : {};
  if (!place) {
    setTimeout(waitForNext, 3000);
    return;
  }
  const words = by ? fillIn(again.dataset.by, by) : again.dataset.words;
  const link = make("a", { className: "button primary big", href: place }, words ?? "");
  again.replaceWith(make("p", { role: "status" }, link));
}
if (again) setTimeout(waitForNext, 1500);

// Keep the result. If it was the attempt of a day, compare it with bots.
const address = location.pathname.replace(/\/end$/, "");
const day = dayOf(address.split("/").at(-1) ?? "");
saveResult(address).then((gains) => {
  showEarned(gains);
  if (day) compare();
  sync();
});

/** List the badges that this game completed. @param {import("../lib/badges.js").Gain[]} gains */
function showEarned(gains) {
  const [id, { game = "" }] = [address.split("/").at(-1), document.body.dataset];
  const badges = recall()?.badges ?? {};
  const mine = gains.filter(({ name }) => badges[`${game}/${name}`]?.table === id);
  $("#badges").hidden = !mine.length;
  $("#badges").replaceChildren(
    ...mine.map(({ name, icon, title }) =>
      make("li", {}, make("a", { href: rooted(`/badges/${game}/${name}`) }, makeMedal(icon), make("b", {}, title))),
    ),
  );
}

async function compare() {
  const place = $("#daily");
  const answer = await ask(`${address}/daily?day=${day}`).catch(() => null);
  if (!answer?.ok || !place) return;
  place.replaceChildren(parse(await answer.text()));
  const found = $("[data-daily]", place).dataset;
  keep((progress) => {
    const attempt = progress.daily[found.daily ?? ""];
    if (attempt?.table === address.split("/").at(-1))
      Object.assign(attempt, {
        points: Number(found.points),
        better: found.better === "" ? null : Number(found.better),
      });
  });
  if (found.more) setTimeout(compare, 2000);
}
