// @ts-check
// The clocks: the server sends them when they change; in between the browser counts down.
import { $, $$, word } from "../lib/dom.js";
import { play } from "../lib/sound.js";

/** @typedef {import("../types.js").Clock} Clock */

const HURRY = 20; // seconds
const DAY = 86400;
const lang = document.documentElement.lang;
/** @type {Clock | null} */
let clock = null;
let at = 0; // milliseconds
let warned = -1; // the seat that was told to hurry

/** Return a time in words or digits. @param {number} seconds */
function spell(seconds) {
  const s = Math.max(0, Math.ceil(seconds));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (s >= 2 * DAY)
    return new Intl.NumberFormat(lang, { style: "unit", unit: "day", maximumFractionDigits: 1 }).format(s / DAY);
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** Take what the server says. @param {Clock} data */
export function hearClock(data) {
  clock = data;
  at = performance.now();
  warned = -1;
  showClocks();
}

function showClocks() {
  if (!clock) return;
  for (const seat of clock.banks.keys()) showClock(clock, seat);
}

/** @param {Clock} now @param {number} seat */
function showClock(now, seat) {
  const mark = $(`#clock-${seat}`);
  if (!mark) return;
  const bank = now.banks[seat];
  const isRunning = now.turn === seat;
  const gone = Math.max(0, (performance.now() - at) / 1000 - (now.pause ?? 0));
  const own = isRunning ? now.move - gone : 0; // of this turn
  const all = isRunning ? Math.max(0, own + bank) : bank;
  const resting = now.slow ? now.move : bank;
  const words = isRunning && own > 0 && !now.slow ? `${spell(own)} + ${spell(bank)}` : spell(isRunning ? all : resting);
  const isUrgent = isRunning && all < HURRY;
  mark.hidden = false;
  if (mark.textContent !== words) mark.textContent = words;
  mark.classList.toggle("runs", isRunning);
  mark.classList.toggle("pauses", isRunning && !gone && Boolean(now.pause));
  mark.classList.toggle("hurry", isUrgent);
  mark.setAttribute("aria-label", word("clock-left", words));
  const small = $$("#strip > button")[seat];
  if (small && isRunning) small.dataset.clock = spell(all);
  else if (small) delete small.dataset.clock;
  if (!isUrgent || warned === seat || !$(`#player-${seat}`)?.classList.contains("here")) return;
  warned = seat;
  $("#live").textContent = word("clock-hurry", Math.ceil(all));
  play("your-turn", "bell");
}
setInterval(showClocks, 250);
