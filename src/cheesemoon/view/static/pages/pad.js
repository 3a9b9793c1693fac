// @ts-check
// The score pad: adds up by the rules of its rows, undoes changes, keeps several games.
import { $, $$, fillIn } from "../lib/dom.js";
import { table as page } from "./page.js";

const pad = $("[data-pad]");
const key = `pad-${pad.dataset.pad}`;
const seats = Number(pad.dataset.seats);
const cells = /** @type {(HTMLInputElement | HTMLSelectElement)[]} */ ($$("[data-cell]", pad));
/** @type {number[][]} the totals of earlier games */
let games = [];
/** @type {string[]} the states before each change */
const past = [];

/** Return the value of a sum such as 8*3+5: numbers, +, − and * only. @param {string} text */
function evaluate(text) {
  const clean = text.replaceAll("×", "*").replaceAll("−", "-").replaceAll(" ", "");
  if (!/^[-+]?\d{1,5}([-+*]\d{1,5})*$/.test(clean)) return Number.NaN;
  return (clean.match(/[-+]?[^-+]+/g) ?? []).reduce(
    (sum, term) => sum + term.split("*").reduce((a, b) => a * Number(b), 1),
    0,
  );
}

/** @typedef {{ isVoid?: boolean, isFilled?: boolean, raw?: number, points: number }} Points */

/**
 * Return the points of a seat in a row.
 * @param {HTMLElement} row
 * @param {number} seat
 * @returns {Points}
 */
function pointsOf(row, seat) {
  const cell = /** @type {HTMLInputElement | HTMLSelectElement} */ ($(`[data-seat="${seat}"]`, row));
  if (cell instanceof HTMLSelectElement) {
    const { points } = cell.selectedOptions[0].dataset;
    return { isVoid: points === "void", points: Number(points) || 0 };
  }
  const text = cell.value.trim();
  const number = text ? evaluate(text) : 0;
  cell.setAttribute("aria-invalid", String(Number.isNaN(number)));
  return {
    isFilled: text !== "",
    raw: number || 0,
    points: Math.floor(((number || 0) * Number(row.dataset.each)) / Number(row.dataset.per)),
  };
}

function add() {
  /** @type {number[]} */
  const totals = Array(seats).fill(0);
  /** @type {boolean[]} */
  const voided = Array(seats).fill(false);
  for (const row of $$("[data-row]", pad)) {
    const found = totals.map((_, seat) => pointsOf(row, seat));
    const lowest =
      "strike" in row.dataset && found.every((f) => f.isFilled) ? Math.min(...found.map((f) => f.points)) : null;
    found.forEach((f, seat) => {
      const struck = lowest !== null && f.points === lowest;
      $(`[data-seat="${seat}"]`, row).classList.toggle("struck", struck);
      const shown = $(`span[data-points="${seat}"]`, row);
      const result = `= ${String(f.points).replace("-", "−")}`;
      if (shown) shown.textContent = f.isFilled && f.points !== f.raw ? result : "";
      if (f.isVoid) voided[seat] = true;
      if (!struck) totals[seat] += f.points;
    });
  }
  totals.forEach((_, seat) => {
    if (voided[seat]) totals[seat] = 0;
    $(`output[data-total="${seat}"]`, pad).value = String(totals[seat]);
  });
  const sums = totals.map((total, seat) => games.reduce((sum, game) => sum + game[seat], total));
  mark("total", totals);
  $$("[data-past]", pad).forEach((row) => row.remove());
  const head = $("[data-sum]", pad);
  head.hidden = !games.length;
  games.forEach((game, i) => {
    const row = document.createElement("tr");
    row.dataset.past = String(i);
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = fillIn(pad.dataset.game, i + 1);
    row.append(
      name,
      ...game.map((total) => {
        const cell = document.createElement("td");
        cell.textContent = String(total);
        return cell;
      }),
    );
    head.before(row);
  });
  sums.forEach((sum, seat) => {
    $(`output[data-all="${seat}"]`, pad).value = String(sum);
  });
  mark("all", sums);
  return totals;
}

/** Mark the best totals, unless all are equal. @param {string} kind @param {number[]} totals */
function mark(kind, totals) {
  const best = Math.max(...totals);
  const some = totals.some((t) => t !== totals[0]);
  totals.forEach((total, seat) => $(`[data-${kind}="${seat}"]`, pad).classList.toggle("best", some && total === best));
}

function readState() {
  return JSON.stringify({
    games,
    cells: Object.fromEntries(cells.filter((c) => c.value).map((c) => [c.dataset.cell, c.value])),
  });
}
/** @typedef {{ games?: number[][], cells?: Record<string, string> }} State */

/** @param {string | null} text */
function restore(text) {
  /** @type {State} */
  let kept = {};
  try {
    kept = JSON.parse(text ?? "") || {};
  } catch {
    /* nothing that can be read */
  }
  games = Array.isArray(kept.games) ? kept.games.filter((game) => Array.isArray(game) && game.length === seats) : [];
  for (const cell of cells) cell.value = kept.cells?.[cell.dataset.cell ?? ""] || "";
  add();
}
let shown = "";
/** @param {string} text */
const store = (text) => {
  try {
    localStorage.setItem(key, text);
  } catch {
    /* storage is blocked: it lasts as long as the page */
  }
};
function keep() {
  const now = readState();
  if (now !== shown) past.push(shown);
  shown = now;
  store(now);
  add();
  undo.disabled = !past.length;
}

const undo = $('button[data-do="undo"]');
undo.addEventListener("click", () => {
  shown = past.pop() ?? shown;
  restore(shown);
  store(shown);
  undo.disabled = !past.length;
});
pad.addEventListener("change", keep);
pad.addEventListener("input", add);
$('[data-do="clear-pad"]').addEventListener("click", () => {
  games = [];
  for (const cell of cells) cell.value = "";
  keep();
});
$('[data-do="next-game"]').addEventListener("click", () => {
  games.push(add());
  for (const cell of cells) if (!cell.dataset.cell?.startsWith("name")) cell.value = "";
  keep();
});
try {
  restore(localStorage.getItem(key));
} catch {
  restore(null);
}
shown = readState();
undo.disabled = true;
page.key = (event) => {
  if (event.key === "u") undo.click();
};
