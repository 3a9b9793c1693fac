// @ts-check
// Alternatives: one thing that the player can try in many ways before choosing one. It is drawn once.
//
// `data-tries` lists the ways: rows between `;`, columns between `|`. The first column names the way.
// An empty column repeats the row before. `data-put="href=#card-{0.3};text={6}"` says where a column,
// or one word of it, goes. `{now}` and `{all}` are the number of this way and the count of ways that a
// click shows; `{some}` is `none` if there is only one.
//
// A click on `data-show="3 * * ="`, or its key `data-turn`, shows the next way that fits: `*` is any
// word, `=` the word of now. Of several the most similar one is shown. Parts that lie elsewhere in the
// picture stand in a group whose `data-of` is the id of the thing.
import { $, $$, closest } from "../lib/dom.js";
import "./camera.js"; // first: it stops the click at the end of a drag
import { addDefs } from "./deferred-defs.js";
import { board, paper } from "./overlay.js";

const TRIED = "[data-tries]";
/** @type {WeakMap<Element, number>} the index of the way that is shown */
const shown = new WeakMap();

/** Return all ways as rows of columns. @param {HTMLElement} thing */
function rowsOf(thing) {
  /** @type {string[][]} */
  const rows = [];
  for (const row of (thing.dataset.tries ?? "").split(";")) {
    const before = rows.at(-1) ?? [];
    rows.push(row.split("|").map((value, i) => value || before[i]));
  }
  return rows;
}

/** Return the names of the ways, as lists of words. @param {string[][]} rows */
const namesOf = (rows) => rows.map(([name]) => name.split(" "));

/**
 * Return the indexes of the ways that fit.
 * @param {string[][]} names
 * @param {string} pattern
 * @param {string[]} here
 */
function findFitting(names, pattern, here) {
  const wanted = pattern.split(" ").map((word, i) => (word === "=" ? here[i] : word));
  return names.map((_, n) => n).filter((n) => wanted.every((word, i) => word === "*" || word === names[n][i]));
}

/** Show a way. @param {HTMLElement} thing @param {number} number */
function put(thing, number) {
  const rows = rowsOf(thing);
  const names = namesOf(rows);
  const same = findFitting(names, thing.dataset.show ?? "", names[number]);
  /** @type {Record<string, string | number>} */
  const known = { now: same.indexOf(number) + 1, all: same.length, some: same.length > 1 ? "inline" : "none" };
  const fill = (/** @type {string} */ _, /** @type {string} */ name) => {
    const [column, word] = name.split(".");
    const text = rows[number][Number(column)];
    return String(known[name] ?? (word ? text.split(" ")[Number(word)] : text));
  };
  shown.set(thing, number);
  const elsewhere = $$(`[data-of="${thing.id}"] [data-put]`, paper);
  for (const element of [thing, ...$$("[data-put]", thing), ...elsewhere]) {
    for (const part of (element.dataset.put ?? "").split(";")) {
      const at = part.indexOf("=");
      const name = part.slice(0, at);
      const value = part.slice(at + 1).replace(/\{([\w.]+)\}/g, fill);
      if (name === "text") element.textContent = value;
      else {
        addDefs(value);
        element.setAttribute(name, value);
      }
    }
  }
}

/** Show what the server has drawn, before the server's next drawing. @param {ParentNode} holder */
export function resetAlternatives(holder) {
  for (const thing of $$(TRIED, holder)) if (shown.get(thing)) put(thing, 0);
}

/** Show the next way that fits what was clicked. @param {HTMLElement} element */
function showNext(element) {
  const thing = $(TRIED, paper);
  if (!thing) return;
  const names = namesOf(rowsOf(thing));
  const at = shown.get(thing) ?? 0;
  const here = names[at];
  const likeness = (/** @type {number} */ n) => names[n].filter((word, i) => word === here[i]).length;
  const after = (/** @type {number} */ n) => (n - at + names.length) % names.length;
  const next = findFitting(names, element.dataset.show ?? "", here)
    .filter((n) => n !== at)
    .sort((a, b) => after(a) - after(b));
  if (next.length)
    put(
      thing,
      next.reduce((best, n) => (likeness(n) > likeness(best) ? n : best)),
    );
}

board.addEventListener(
  "click",
  (event) => {
    const thing = closest(event.target, "[data-show]");
    if (!thing || closest(event.target, "[data-action]")) return;
    event.stopImmediatePropagation();
    showNext(thing);
  },
  true,
);
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || closest(event.target, "input, textarea, select")) return;
  const thing = $(`[data-turn="${CSS.escape(event.key)}"]`, paper);
  if (!thing) return;
  event.preventDefault();
  showNext(thing);
});
