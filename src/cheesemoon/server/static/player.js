// @ts-check
// The player of events: what others did is shown step by step, at the speed that one has set.
import { $, $$, ask, calm, made, parsed, toast, word } from "./dom.js";
import { PACE, pace } from "./motion.js";
import { setting } from "./settings.js";

/** @typedef {{ show: () => void, lines: string[], seat: string, moment: string }} Step one thing to be shown */

const LINE = 1300, MORE = 650, GREAT = 1100, MOST = 60;
const table = $("#table"), bar = $("#player");
const head = $("h2", bar), foot = $("p", bar);

/** @type {Step[]} */
let queue = [];
let timer = 0, paused = false;
/** @type {(() => void) | null} what comes after the line that is shown */
let next = null;
/** What happens when all has been shown. @type {() => void} */
let settled = () => {};
/** @type {{ steps: Step[], at: number, backs: (() => void)[], done: () => void } | null} the last turn, again */
let past = null;

export const busy = () => next !== null || queue.length > 0 || past !== null;
/** @param {() => void} then */
export function whenSettled(then) { settled = then; }

/** Show a step, after those that wait. Without lines it is shown at once in its turn. @param {Step} step */
export function push(step) {
  queue.push(step);
  if (queue.length > MOST || !pace()) rush();
  else if (!next && !past) advance();
}

/** Everything that waits, at once: one's own next decision. */
export function rush() {
  if (past) leave();
  clearTimeout(timer);
  next = null;
  const waiting = queue;
  queue = [];
  for (const step of waiting) step.show();
  finish();
}

function finish() {
  if (next || queue.length || past) return;
  paused = false;
  opened(false);
  settled();
}

/** @param {boolean} on */
function opened(on) {
  bar.hidden = !on;
  bar.classList.toggle("paused", paused);
  table.classList.toggle("showing", on);
  $('[data-do="pause"]', bar).setAttribute("aria-pressed", String(paused));
  $('[data-do="step-back"]', bar).disabled = !past;
  $('[data-do="skip"]', bar).textContent = word(table.dataset.mine || !past ? "to-my-turn" : "player-live");
}

function advance() {
  next = null;
  const step = queue.shift();
  if (!step) { finish(); return; }
  step.show();
  if (step.moment) great(step.moment);
  if (step.lines.length) tell(step, 0, ""); else advance();
}

/** One line of a step after the other. @param {Step} step @param {number} i @param {string} where */
function tell(step, i, where) {
  opened(true);
  const picture = $(`#strip > :nth-child(${Number(step.seat) + 1}) .face`);
  $(".face", bar).replaceWith(picture?.cloneNode(true) ?? made("span", { className: "face" }));
  refresh(step.lines[i], where || (step.lines.length > 1 ? word("player-of", i + 1, step.lines.length) : ""));
  const wait = (i === 0 ? LINE : MORE) * (PACE[setting("speed")] ?? 1);
  next = () => (i + 1 < step.lines.length ? tell(step, i + 1, where) : past ? further() : advance());
  if (!paused) timer = window.setTimeout(() => next?.(), step.moment && i === 0 ? Math.max(wait, GREAT) : wait);
}

/** @param {string} words @param {string} where */
function refresh(words, where) {
  head.textContent = words;
  foot.textContent = where;
  const ticker = $("#ticker .grow");
  if (ticker) ticker.textContent = words;
}

/** Big moments have the whole stage for a second. @param {string} words */
export function great(words) {
  const stage = $("#moment");
  stage.textContent = words;
  stage.hidden = false;
  if (!calm.matches) stage.animate([{ opacity: 0, scale: ".8" }, { opacity: 1, scale: "1", offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], GREAT);
  setTimeout(() => { stage.hidden = true; }, GREAT);
}

function pause() {
  paused = !paused;
  clearTimeout(timer);
  opened(true);
  if (!paused) next?.();
}

function on() {
  clearTimeout(timer);
  paused = true;
  opened(true);
  const then = next;
  next = null;
  then?.();
}

// --- the last turn again ----------------------------------------------------------------------------------------

/** @param {Step[]} steps @param {() => (() => void)} keep what brings back the state of now @param {() => void} done */
export function again(steps, keep, done) {
  clearTimeout(timer);
  paused = false;
  past = { steps, at: -1, backs: [], done };
  pastKeep = keep;
  further();
}
/** @type {() => (() => void)} */
let pastKeep = () => () => {};

function further() {
  if (!past) return;
  next = null;
  if (past.at + 1 >= past.steps.length) { leave(); finish(); if (queue.length) advance(); return; }
  past.backs.push(pastKeep());
  past.at++;
  const step = past.steps[past.at];
  step.show();
  tell(step, 0, word("player-of", past.at + 1, past.steps.length));
}

function back() {
  if (!past || past.at < 0) return;
  clearTimeout(timer);
  paused = true;
  for (let n = 0; n < 2 && past.backs.length; n++) { past.backs.pop()?.(); past.at--; }
  further();
}

function leave() {
  const { done } = past ?? { done: () => {} };
  past = null;
  next = null;
  clearTimeout(timer);
  done();
}

const DO = /** @type {Record<string, () => void>} */ ({ pause, skip: rush, "step-on": on, "step-back": back });
for (const [name, act] of Object.entries(DO)) $(`[data-do="${name}"]`, bar).addEventListener("click", act);

/** @returns {Promise<any>} what happened since one's own last turn */
export async function fetchPast(/** @type {string} */ stamp) {
  const tall = table.dataset.tall ? 1 : 0;
  const more = table.dataset.live.split("?")[1];
  const answer = await ask(`${table.dataset.table}/past?stamp=${stamp}&tall=${tall}&${more}`).catch(() => null);
  if (!answer?.ok) { if (answer) toast(parsed(await answer.text())); return null; }
  const found = await answer.json();
  if (!found.steps.length) { toast(word("nothing-before"), true); return null; }
  return found;
}

/** Buttons that begin it. @param {() => void} begin */
export function onAgain(begin) { for (const button of $$('[data-do="again"]')) button.addEventListener("click", begin); }
