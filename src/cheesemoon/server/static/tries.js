// @ts-check
// One thing that can be tried in many ways, before it is done: it is drawn once, and `data-tries` says what is other
// about it each time: rows between `;`, in them columns between `|`, the first one says which way it is. Elements of
// it have `data-put="href=#card-{2};text={6}"`: where the columns go. A click on what has `data-show="3 * * ="`, or its
// key `data-turn`, shows the next way that fits (`*`: any, `=`: as now), of several the one most like what is shown.
import { $, $$ } from "./dom.js";
import { board, paper } from "./board.js";
import "./camera.js";  // a drag is no click

const TRIED = "[data-tries]";
/** @type {WeakMap<Element, number>} */
const now = new WeakMap();

/** @param {any} thing @returns {string[][]} */
const ways = (thing) => thing.dataset.tries.split(";").map((/** @type {string} */ row) => row.split("|"));

/** @param {any} thing @param {number} number */
function put(thing, number) {
  const row = ways(thing)[number];
  now.set(thing, number);
  for (const element of [thing, ...$$("[data-put]", thing)]) {
    for (const part of element.dataset.put.split(";")) {
      const at = part.indexOf("="), name = part.slice(0, at);
      const value = part.slice(at + 1).replace(/\{(\d+)\}/g, (/** @type {string} */ _, /** @type {number} */ column) => row[column]);
      if (name === "text") element.textContent = value; else element.setAttribute(name, value);
    }
  }
}

/** As the server has drawn it, before that draws on. @param {ParentNode} holder */
export function untried(holder) {
  for (const thing of $$(TRIED, holder)) if (now.get(thing)) put(thing, 0);
}

/** @param {any} element */
function show(element) {
  const thing = $(TRIED, paper);
  if (!thing) return;
  const all = ways(thing).map(([way]) => way.split(" ")), shown = now.get(thing) ?? 0, here = all[shown];
  const wanted = element.dataset.show.split(" ").map((/** @type {string} */ word, /** @type {number} */ i) => (word === "=" ? here[i] : word));
  const fits = (/** @type {number} */ n) => wanted.every((/** @type {string} */ word, /** @type {number} */ i) => word === "*" || word === all[n][i]);
  const alike = (/** @type {number} */ n) => all[n].filter((word, i) => word === here[i]).length;
  const next = all.map((_, i) => (shown + 1 + i) % all.length).filter((n) => n !== shown && fits(n));
  if (next.length) put(thing, next.reduce((best, n) => (alike(n) > alike(best) ? n : best)));
}

board.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const target = /** @type {any} */ (event.target), thing = target.closest("[data-show]");
  if (!thing || target.closest("[data-action]")) return;
  event.stopImmediatePropagation();
  show(thing);
}, true);
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /** @type {any} */ (event.target).closest("input, textarea, select")) return;
  const thing = $(`[data-turn="${CSS.escape(event.key)}"]`, paper);
  if (thing) { event.preventDefault(); show(thing); }
});
