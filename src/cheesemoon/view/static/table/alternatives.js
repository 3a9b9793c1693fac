// @ts-check
// One thing that can be tried in many ways, before it is done: it is drawn once, and `data-tries` says what is other
// about it each time: rows between `;`, in them columns between `|`, empty ones are as in the row before; the first says which way it is. Parts of
// it have `data-put="href=#card-{0.3};text={6}"`: where the columns go, or one word of a column; `{now}` and `{all}`: the
// how-manieth it is of those that a click on it shows, `{some}`: `none` if there is but one. A click on what has
// `data-show="3 * * ="`, or its key `data-turn`, shows the next way that fits (`*`: any, `=`: as now), of several the
// one most like what is shown. Parts that lie elsewhere in the picture stand in a group with `data-of` and its id.
import { $, $$ } from "../lib/dom.js";
import { board, paper } from "./viewport.js";
import "./camera.js";  // a drag is no click
import { need } from "./deferred-defs.js";

const TRIED = "[data-tries]";
/** @type {WeakMap<Element, number>} */
const now = new WeakMap();

/** @param {any} thing @returns {string[][]} */
function ways(thing) {
  /** @type {string[]} */
  let before = [];
  return thing.dataset.tries.split(";").map((/** @type {string} */ row) => (before = row.split("|").map((value, i) => value || before[i])));
}

/** Those of all ways that fit. @param {string[][]} all @param {string} pattern @param {string[]} here */
function fitting(all, pattern, here) {
  const wanted = pattern.split(" ").map((word, i) => (word === "=" ? here[i] : word));
  return all.map((_, n) => n).filter((n) => wanted.every((word, i) => word === "*" || word === all[n][i]));
}

/** @param {any} thing @param {number} number */
function put(thing, number) {
  const rows = ways(thing), row = rows[number], all = rows.map(([way]) => way.split(" "));
  const same = fitting(all, thing.dataset.show, all[number]);
  /** @type {Record<string, string | number>} */
  const known = { now: same.indexOf(number) + 1, all: same.length, some: same.length > 1 ? "inline" : "none" };
  const value = (/** @type {string} */ _, /** @type {string} */ name) => {
    const [column, word] = name.split(".");
    return String(known[name] ?? (word ? row[Number(column)].split(" ")[Number(word)] : row[Number(column)]));
  };
  now.set(thing, number);
  for (const element of [thing, ...$$("[data-put]", thing), ...$$(`[data-of="${thing.id}"] [data-put]`, paper)]) {
    for (const part of element.dataset.put.split(";")) {
      const at = part.indexOf("="), name = part.slice(0, at), filled = part.slice(at + 1).replace(/\{([\w.]+)\}/g, value);
      if (name === "text") element.textContent = filled; else { need(filled); element.setAttribute(name, filled); }
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
  const alike = (/** @type {number} */ n) => all[n].filter((word, i) => word === here[i]).length;
  const after = (/** @type {number} */ n) => (n - shown + all.length) % all.length;
  const next = fitting(all, element.dataset.show, here).filter((n) => n !== shown).sort((a, b) => after(a) - after(b));
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
