// @ts-check
// The clocks: the server says how they stand when they change; in between they are counted down here.
import { $, $$, word } from "../lib/dom.js";
import { play } from "../lib/sound.js";

/** @typedef {{ banks: number[], turn: number | null, move: number, slow: boolean }} Clocks */
/** @type {Clocks | null} */
let told = null;
let at = 0, warned = 0;
const HURRY = 20;  // seconds
const lang = document.documentElement.lang;

/** @param {number} seconds */
export function spelled(seconds) {
  const s = Math.max(0, Math.ceil(seconds)), two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (s >= 2 * 86400) return new Intl.NumberFormat(lang, { style: "unit", unit: "day", maximumFractionDigits: 1 }).format(s / 86400);
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** @param {Clocks} data */
export function hearClock(data) { told = data; at = performance.now(); warned = 0; show(); }

function show() {
  if (!told) return;
  const passed = (performance.now() - at) / 1000;
  told.banks.forEach((bank, seat) => {
    const mark = $(`#clock-${seat}`);
    if (!mark || !told) return;
    const runs = told.turn === seat, own = runs ? told.move - passed : 0, all = runs ? Math.max(0, own + bank) : bank;
    const words = runs && own > 0 && !told.slow ? `${spelled(own)} + ${spelled(bank)}` : spelled(runs ? all : told.slow ? told.move : bank);
    mark.hidden = false;
    if (mark.textContent !== words) mark.textContent = words;
    mark.classList.toggle("runs", runs);
    mark.classList.toggle("hurry", runs && all < HURRY);
    const small = $$("#strip > button")[seat];
    if (small) { if (runs) small.dataset.clock = spelled(all); else delete small.dataset.clock; }
    mark.setAttribute("aria-label", word("clock-left", words));
    if (runs && all < HURRY && $(`#player-${seat}`)?.classList.contains("here") && warned !== seat + 1) {
      warned = seat + 1;
      $("#live").textContent = word("clock-hurry", Math.ceil(all));
      play("turn");
    }
  });
}
setInterval(show, 250);
