// @ts-check
// The player of events: what others did is shown step by step, at the speed that one has set.
import { $, $$, calm, made, word } from "../lib/dom.js";
import { tick } from "./log.js";
import { PACE, pace } from "./motion.js";
import { setting } from "../lib/settings.js";

/** @typedef {import("./slow-replay.js").Tale} Tale */
/** @typedef {{ show: () => void, lines: string[], seat: string, moment: string, chapter: string, slow?: Promise<Tale | null> }} Step
 * one thing to be shown; `slow`: it may come as a tale of several */

const LINE = 1300, MORE = 650, GREAT = 1100, MOST = 60;
const LEAST = 700, LESS = 40, PATIENCE = 1500;  // of a long tale each line has less time
const table = $("#table"), bar = $("#player");
const head = $("h2", bar), foot = $("p", bar);

/** @type {Step[]} */
let queue = [];
let timer = 0, paused = false;
/** @type {(() => void) | null} what comes after the line that is shown */
let next = null;
/** What happens when all has been shown. @type {() => void} */
let settled = () => {};
/** @type {{ tale: Tale, at: number, backs: (() => void)[] } | null} what is told slowly */
let past = null;
/** @type {Step | null} whose tale has not come yet */
let awaited = null;

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
  const waiting = awaited ? [awaited, ...queue] : queue;
  awaited = null;
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
  $('[data-do="skip"]', bar).textContent = word(table.dataset.mine || !past || past.tale.live ? "to-my-turn" : "player-live");
}

function advance() {
  next = null;
  const step = queue.shift();
  if (!step) finish();
  else if (step.slow) waitFor(step);
  else shown(step);
}

/** A tale may take a moment to come; if it does not, the step is shown as it is. @param {Step} step */
async function waitFor(step) {
  awaited = step;
  next = () => {};
  const late = new Promise((/** @type {(none: null) => void} */ done) => { setTimeout(() => done(null), PATIENCE); });
  const tale = await Promise.race([/** @type {Promise<Tale | null>} */ (step.slow), late]);
  if (awaited !== step) return;  // somebody was in a hurry
  awaited = next = null;
  if (tale) again(tale); else shown(step);
}

/** @param {Step} step */
function shown(step) {
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
  const long = past ? Math.max(LEAST, LINE - LESS * past.tale.steps.length) : LINE;
  const wait = (i === 0 ? long : MORE) * (PACE[setting("speed")] ?? 1);
  next = () => (i + 1 < step.lines.length ? tell(step, i + 1, where) : past ? further() : advance());
  if (!paused) timer = window.setTimeout(() => next?.(), step.moment && i === 0 ? Math.max(wait, GREAT) : wait);
}

/** @param {string} words @param {string} where */
function refresh(words, where) {
  head.textContent = words;
  foot.textContent = where;
  tick(words);
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

// --- one thing after the other: the last turn again, or what takes long ------------------------------------------

/** @param {Tale} tale */
export function again(tale) {
  clearTimeout(timer);
  paused = false;
  past = { tale, at: -1, backs: [] };
  tale.begin();
  further();
}

function further() {
  if (!past) return;
  next = null;
  const { tale } = past;
  if (past.at + 1 >= tale.steps.length) { leave(); finish(); if (queue.length) advance(); return; }
  past.backs.push(tale.keep());
  past.at++;
  const step = tale.steps[past.at];
  step.show();
  if (step.moment) great(step.moment);
  const part = word("player-of", past.at + 1, tale.steps.length);
  tell(step, 0, step.chapter ? `${step.chapter} · ${part}` : part);
}

function back() {
  if (!past || past.at < 0) return;
  clearTimeout(timer);
  paused = true;
  for (let n = 0; n < 2 && past.backs.length; n++) { past.backs.pop()?.(); past.at--; }
  further();
}

function leave() {
  const tale = past?.tale;
  past = null;
  next = null;
  clearTimeout(timer);
  tale?.done();
}

const DO = /** @type {Record<string, () => void>} */ ({ pause, skip: rush, "step-on": on, "step-back": back });
for (const [name, act] of Object.entries(DO)) $(`[data-do="${name}"]`, bar).addEventListener("click", act);

/** Buttons that begin it. @param {() => void} begin */
export function onAgain(begin) { for (const button of $$('[data-do="again"]')) button.addEventListener("click", begin); }
