// @ts-check
// Playback: what other players did is shown step by step, at the speed of the settings.
import { $, $$, make, word } from "../lib/dom.js";
import { setting } from "../lib/settings.js";
import { showTicker } from "./log.js";
import { motion } from "./director.js";
import { PACE, pace, setTempo } from "./motion.js";
import { announce, hold, timeOf } from "./moments.js";
import { finishMotion, timeLeft } from "./sky.js";
import { arrivals, chores } from "./work.js";

/** @typedef {import("./slow-replay.js").Replay} Replay */
/**
 * @typedef Step one thing to be shown
 * @property {() => void} show
 * @property {string[]} lines
 * @property {string[]} events the names of what happened
 * @property {string} seat
 * @property {string} [turn] which turn it belongs to
 * @property {string} moment a great moment in large words
 * @property {string} round the results of a round that has ended, as the log has them
 * @property {string} chapter the step of the turn
 * @property {Promise<Replay | null>} [slow] the step as a slow replay
 */

// milliseconds
const LINE = 1300;
const MORE = 650; // for each further line of a step
const LEAST = 700; // for a line of a long replay
const LESS = 40; // less for a line, for each step of a replay
const SHORT = 100; // at least, for a step of a turn that has taken its time
const JOINED = 70; // between steps that are shown together with the one before
const TYPICAL = 1200; // that a movement takes; in a shorter step it is faster
const LATE = 400; // that a step may take longer because the device is busy; more was waiting for a bot
const SHARE = 0.4; // of what is left of a turn's time, for one step
const PATIENCE = 1500; // for a slow replay to come
const MOST = 200; // steps in the queue; with more, all are shown at once
const table = $("#table");
const bar = $("#player");
const head = $("h2", bar);
const foot = $("p", bar);

/** @type {Step[]} */
let queue = [];
let timer = 0;
let paused = false;
/** @type {(() => void) | null} called after the line that is shown */
let next = null;
/** Called when all has been shown. @type {() => void} */
let settled = () => {};
/** @type {{ replay: Replay, at: number, backs: (() => void)[] } | null} the slow replay that is shown */
let playing = null;
/** @type {Step | null} the step whose slow replay has not come yet */
let awaited = null;

/** Return True if something is being shown. */
export const isBusy = () => next !== null || queue.length > 0 || playing !== null || hasWork();
/** Return True if an update is being worked in. */
const hasWork = () => arrivals.hasWork() || chores.hasWork();
/** Set the function to call when all has been shown. @param {() => void} then */
export function onSettled(then) {
  settled = then;
}

/** Show a step after the steps in the queue. A step without lines takes no time. @param {Step} step */
export function enqueue(step) {
  queue.push(step);
  if (queue.length > MOST || !pace()) skip();
  else if (!next && !playing) advance();
  else if (next && !playing && !paused && !awaited && queue.length === 1) waitAgain();
}

/** Show all steps in the queue at once. */
export function skip() {
  chores.finish();
  finishMotion();
  setTempo(1);
  if (playing) leave();
  clearTimeout(timer);
  next = null;
  const waiting = awaited ? [awaited, ...queue] : queue;
  awaited = null;
  queue = [];
  for (const step of waiting) step.show();
  if (waiting.length > 1) finishMotion();
  chores.finish();
  finish();
}

function finish() {
  if (next || queue.length || playing) return;
  if (chores.hasWork()) {
    chores.add(finish);
    return;
  }
  paused = false;
  showBar(false);
  settled();
}

/** @param {boolean} on */
function showBar(on) {
  bar.hidden = !on;
  bar.classList.toggle("paused", paused);
  table.classList.toggle("showing", on);
  $('[data-do="pause"]', bar).setAttribute("aria-pressed", String(paused));
  $('button[data-do="step-back"]', bar).disabled = !playing;
  $('[data-do="skip"]', bar).textContent = word(
    table.dataset.mine || !playing || playing.replay.isLive ? "to-my-turn" : "player-live",
  );
}

function advance() {
  next = null;
  const step = queue.shift();
  if (!step) finish();
  else if (step.slow) waitFor(step);
  else showStep(step);
}

/** Wait for the slow replay of a step. Show the step as it is if the replay is late. @param {Step} step */
async function waitFor(step) {
  awaited = step;
  next = () => {};
  const late = new Promise((/** @type {(none: null) => void} */ done) => {
    setTimeout(() => done(null), PATIENCE);
  });
  const replay = await Promise.race([/** @type {Promise<Replay | null>} */ (step.slow), late]);
  if (awaited !== step) return; // skipped meanwhile
  awaited = next = null;
  if (replay) playReplay(replay);
  else showStep(step);
}

/** @param {Step} step */
function showStep(step) {
  if (step.lines.length) chargeTurn(step);
  setTempo(step.lines.length ? shareOf(step) / TYPICAL : 1);
  step.show();
  announce(step, PACE[setting("speed")] ?? 1, goOn);
  if (step.lines.length) tell(step, 0, "");
  else advance();
}

// --- pace -------------------------------------------------------------------------------------------

/** The turn that is shown, the milliseconds at normal speed that are left of its time, and its last step. */
const budget = { turn: "", left: 0, shown: 0, wait: 0 };

/** Charge the time of the last step to its turn. Begin with all of the time in a new turn. @param {Step} step */
function chargeTurn(step) {
  const now = performance.now();
  const factor = PACE[setting("speed")] || 1;
  if (budget.turn !== step.turn) Object.assign(budget, { turn: step.turn, left: motion.turn });
  else budget.left -= Math.min(now - budget.shown, budget.wait + LATE) / factor;
  budget.shown = now;
}

/** Return True if a step is shown together with the one before. @param {Step} step */
const isJoined = (step) => step.events.length > 0 && step.events.every((event) => motion.joins.includes(event));

/**
 * Return the milliseconds at normal speed that a step of another player's turn may take. All steps of a turn
 * together take no longer than the game declares: each takes a share of what is left.
 * @param {Step} step
 */
function shareOf(step) {
  if (playing && !playing.replay.isLive) return Number.POSITIVE_INFINITY;
  const rest = queue.filter((other) => other.turn === step.turn);
  const others = rest.filter((other) => !isJoined(other)).length;
  const left = budget.left - (rest.length - others) * JOINED;
  const share = playing || others ? left / (1 + others + stepsLeft()) : left * SHARE;
  return Math.max(SHORT, share);
}

/** Return the steps of a slow replay that follow. */
const stepsLeft = () => (playing ? playing.replay.steps.length - playing.at - 1 : 0);

/**
 * Return the milliseconds between line i of a step and the next line.
 * @param {Step} step
 * @param {number} i
 * @param {number} passed milliseconds since the line was shown
 */
function waitAfter(step, i, passed) {
  const factor = PACE[setting("speed")] ?? 1;
  if (playing && !playing.replay.isLive) {
    const long = Math.max(LEAST, LINE - LESS * playing.replay.steps.length);
    return Math.max((i ? MORE : long) * factor, timeLeft() + passed);
  }
  const isNext = queue.length > 0 && isJoined(queue[0]) && queue[0].turn === step.turn;
  const moving = (timeLeft() + passed) / factor;
  if (isNext && isJoined(step)) return JOINED * factor;
  const wanted = isNext || isJoined(step) ? moving : i ? MORE : Math.max(LINE, moving);
  const shown = Math.min(wanted, shareOf(step)) * factor;
  return i ? shown : Math.max(shown, timeOf(step, factor));
}

/** Wait again for the line that is shown: a step that joins it may have come. */
let waitAgain = () => {};

/**
 * Wait until the next line.
 * @param {Step} step
 * @param {number} i
 * @param {number} [since] when the line was shown
 */
function waitForNext(step, i, since = performance.now()) {
  clearTimeout(timer);
  const passed = performance.now() - since;
  const wait = waitAfter(step, i, passed);
  budget.wait = wait;
  waitAgain = () => waitForNext(step, i, since);
  timer = window.setTimeout(() => next?.(), Math.max(0, wait - passed));
}

/**
 * Show line i of a step, then the next one.
 * @param {Step} step
 * @param {number} i
 * @param {string} where
 */
function tell(step, i, where) {
  if (i) chargeTurn(step);
  showBar(true);
  const picture = $(`#strip > :nth-child(${Number(step.seat) + 1}) .face`);
  $(".face", bar).replaceWith(picture?.cloneNode(true) ?? make("span", { className: "face" }));
  showLine(step.lines[i], where || (step.lines.length > 1 ? word("player-of", i + 1, step.lines.length) : ""));
  next = () => (i + 1 < step.lines.length ? tell(step, i + 1, where) : playing ? showNext() : advance());
  if (!paused) waitForNext(step, i);
}

/** @param {string} words @param {string} where */
function showLine(words, where) {
  head.textContent = words;
  foot.textContent = where;
  showTicker(words);
}

function pause() {
  paused = !paused;
  clearTimeout(timer);
  showBar(true);
  hold(paused);
  if (!paused) next?.();
}

/** Go on after a great moment that the player has ended. */
function goOn() {
  if (paused) pause();
  else if (next && !awaited) {
    clearTimeout(timer);
    next();
  }
}

function stepOn() {
  clearTimeout(timer);
  paused = true;
  showBar(true);
  const then = next;
  next = null;
  then?.();
}

// --- slow replays ----------------------------------------------------------------------------------

/** Play a slow replay. @param {Replay} replay */
export function playReplay(replay) {
  clearTimeout(timer);
  paused = false;
  playing = { replay, at: -1, backs: [] };
  replay.begin();
  showNext();
}

function showNext() {
  if (!playing) return;
  next = null;
  const { replay } = playing;
  if (playing.at + 1 >= replay.steps.length) {
    leave();
    finish();
    if (queue.length) advance();
    return;
  }
  playing.backs.push(replay.keep());
  playing.at++;
  const step = replay.steps[playing.at];
  chargeTurn(step);
  setTempo(shareOf(step) / TYPICAL);
  step.show();
  announce(step, PACE[setting("speed")] ?? 1, goOn);
  const part = word("player-of", playing.at + 1, replay.steps.length);
  tell(step, 0, step.chapter ? `${step.chapter} · ${part}` : part);
}

function stepBack() {
  if (!playing || playing.at < 0) return;
  clearTimeout(timer);
  paused = true;
  for (let n = 0; n < 2 && playing.backs.length; n++) {
    playing.backs.pop()?.();
    playing.at--;
  }
  showNext();
}

function leave() {
  const replay = playing?.replay;
  playing = null;
  next = null;
  clearTimeout(timer);
  replay?.done();
}

const DO = /** @type {Record<string, () => void>} */ ({ pause, skip: skip, "step-on": stepOn, "step-back": stepBack });
for (const [name, act] of Object.entries(DO)) $(`[data-do="${name}"]`, bar).addEventListener("click", act);

/** Set the function of the buttons for the last turn. @param {() => void} begin */
export function onReplay(begin) {
  for (const button of $$('[data-do="again"]')) button.addEventListener("click", begin);
}
