// @ts-check
// The score pad: adds up by the rules that its rows carry, takes back, keeps several games.
import { $, $$ } from "../lib/dom.js";
import { table as page } from "./page.js";

const pad = $("[data-pad]");
const key = `pad-${pad.dataset.pad}`;
const seats = Number(pad.dataset.seats);
const cells = $$("[data-cell]", pad);
/** @type {number[][]} */
let games = [];   // totals of the games before
/** @type {string[]} */
const past = [];  // what stood here before each change

// A cell may hold a sum: 8*3+5. Nothing but numbers and + − * is understood.
/** @param {string} text */
function value(text) {
  const clean = text.replaceAll("×", "*").replaceAll("−", "-").replaceAll(" ", "");
  if (!/^[-+]?\d{1,5}([-+*]\d{1,5})*$/.test(clean)) return NaN;
  return (clean.match(/[-+]?[^-+]+/g) ?? []).reduce((sum, term) => sum + term.split("*").reduce((a, b) => a * Number(b), 1), 0);
}

/** @param {any} row @param {number} seat @returns {{ void?: boolean, filled?: boolean, raw?: number, points: number }} */
function points(row, seat) {
  const cell = $(`[data-seat="${seat}"]`, row);
  if (cell.tagName === "SELECT") {
    const { points } = cell.selectedOptions[0].dataset;
    return { void: points === "void", points: Number(points) || 0 };
  }
  const text = cell.value.trim(), number = text ? value(text) : 0;
  cell.setAttribute("aria-invalid", String(Number.isNaN(number)));
  return { filled: text !== "", raw: number || 0, points: Math.floor((number || 0) * Number(row.dataset.each) / Number(row.dataset.per)) };
}

function add() {
  const totals = Array(seats).fill(0), voided = Array(seats).fill(false);
  for (const row of $$("[data-row]", pad)) {
    const found = totals.map((_, seat) => points(row, seat));
    const lowest = "strike" in row.dataset && found.every((f) => f.filled) ? Math.min(...found.map((f) => f.points)) : null;
    found.forEach((f, seat) => {
      const struck = lowest !== null && f.points === lowest;
      $(`[data-seat="${seat}"]`, row).classList.toggle("struck", struck);
      const shown = $(`span[data-points="${seat}"]`, row);
      if (shown) shown.textContent = f.filled && f.points !== f.raw ? `= ${String(f.points).replace("-", "−")}` : "";
      if (f.void) voided[seat] = true;
      if (!struck) totals[seat] += f.points;
    });
  }
  totals.forEach((_, seat) => {
    if (voided[seat]) totals[seat] = 0;
    $(`[data-total="${seat}"]`, pad).value = totals[seat];
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
    name.textContent = pad.dataset.game.replace("#", String(i + 1));
    row.append(name, ...game.map((total) => { const cell = document.createElement("td"); cell.textContent = String(total); return cell; }));
    head.before(row);
  });
  sums.forEach((sum, seat) => { $(`[data-all="${seat}"]`, pad).value = sum; });
  mark("all", sums);
  return totals;
}

/** @param {string} kind @param {number[]} totals */
function mark(kind, totals) {
  const best = Math.max(...totals), some = totals.some((t) => t !== totals[0]);
  totals.forEach((total, seat) => $(`[data-${kind}="${seat}"]`, pad).classList.toggle("best", some && total === best));
}

function state() { return JSON.stringify({ games, cells: Object.fromEntries(cells.filter((c) => c.value).map((c) => [c.dataset.cell, c.value])) }); }
/** @param {string | null} text */
function restore(text) {
  /** @type {any} */
  let kept = {};
  try { kept = JSON.parse(text ?? "") || {}; } catch { /* nothing that can be read */ }
  games = Array.isArray(kept.games) ? kept.games.filter((/** @type {any} */ g) => Array.isArray(g) && g.length === seats) : [];
  for (const cell of cells) cell.value = kept.cells?.[cell.dataset.cell] || "";
  add();
}
let shown = "";
/** @param {string} text */
const kept = (text) => { try { localStorage.setItem(key, text); } catch { /* storage is blocked: until the page is left */ } };
function keep() {
  const now = state();
  if (now !== shown) past.push(shown);
  shown = now;
  kept(now);
  add();
  undo.disabled = !past.length;
}

const undo = $('[data-do="undo"]');
undo.addEventListener("click", () => {
  shown = past.pop() ?? shown;
  restore(shown);
  kept(shown);
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
  for (const cell of cells) if (!cell.dataset.cell.startsWith("name")) cell.value = "";
  keep();
});
try { restore(localStorage.getItem(key)); } catch { restore(null); }
shown = state();
undo.disabled = true;
page.key = (event) => { if (event.key === "u") undo.click(); };
