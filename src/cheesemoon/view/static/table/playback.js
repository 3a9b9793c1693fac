// @ts-check
// Playback: what other players did is shown step by step, at the speed of the settings.
import { $, $$, closest, make, word } from "../lib/dom.js";
import { showTicker } from "./log.js";
import { announce, hold, timeOf } from "./moments.js";
import { prepareChange } from "./motion.js";
import {
  enterTurn,
  expectNext,
  factor,
  isJoined,
  isOutOfTime,
  leaveTurn,
  limitStep,
  pace,
  shareOf as shareOfTurn,
  timeForMoment,
  timeOfJoined,
} from "./pace.js";
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
 * @property {boolean} [isOwn] the player did it; its movements are not shortened
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
/** Called when all has been shown. @type {(wasBarShown: boolean) => void} */
let settled = () => {};
let wasBarShown = false; // over the player's bar, since the last call
/** @type {{ replay: Replay, at: number } | null} the slow replay that is shown */
let playing = null;
/** @type {Step | null} the step whose slow replay has not come yet */
let awaited = null;

/** Return True if something is being shown. */
export const isBusy = () => isShowing() || hasWork();
/** Return True if a step is shown, or one waits to be shown. */
export const isShowing = () => next !== null || queue.length > 0 || playing !== null;
/** Return True if an update is being worked in. */
const hasWork = () => arrivals.hasWork() || chores.hasWork();
/** Set the function to call when all has been shown. @param {(wasBarShown: boolean) => void} then */
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
  limitStep(Number.POSITIVE_INFINITY);
  leaveTurn();
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

/** End what is shown if the page shows already what the player decides about. */
function endForPlayer() {
  if (next && !queue.length && !playing && !awaited && table.dataset.mine) skip();
}
addEventListener(
  "pointerdown",
  (event) => {
    if (closest(event.target, "#board, #panels")) endForPlayer();
  },
  true, // before what picks and drags
);

function finish() {
  if (next || queue.length || playing) return;
  paused = false;
  leaveTurn(timeLeft());
  showBar(false);
  if (chores.hasWork()) {
    chores.add(finish);
    return;
  }
  const wasShown = wasBarShown;
  wasBarShown = false;
  settled(wasShown);
}

/** @param {boolean} on */
function showBar(on) {
  wasBarShown ||= on;
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
  showMoving(step);
  if (step.lines.length) tell(step, 0, "");
  else advance();
}

/** Show a step, with movements that fit into its share of the turn. @param {Step} step */
function showMoving(step) {
  if (step.lines.length) enter(step);
  limitStep(step.lines.length && !step.isOwn ? shareOf(step) : Number.POSITIVE_INFINITY);
  step.show();
  announce(step, factor(), goOn);
}

// --- pace -------------------------------------------------------------------------------------------

/** Return True if a turn is told again, without a limit. */
const isAgain = () => playing !== null && !playing.replay.isLive;

/** Note that a step is shown. The results of a round take time of their own. @param {Step} step */
function enter(step) {
  if (step.round) leaveTurn();
  else if (!isAgain()) enterTurn(step.turn ?? "");
}

/** Return the number of steps of a slow replay that follow. */
const stepsLeft = () => (playing ? playing.replay.steps.length - playing.at - 1 : 0);

/** Return the milliseconds at normal speed that a step may take. @param {Step} step */
function shareOf(step) {
  if (isAgain()) return Number.POSITIVE_INFINITY;
  const told = playing ? playing.replay.steps.slice(playing.at + 1) : [];
  return shareOfTurn([...told, ...queue.filter((other) => other.turn === step.turn)], playing !== null);
}

/**
 * Return the milliseconds between line i of a step and the next line.
 * @param {Step} step
 * @param {number} i
 * @param {number} passed milliseconds since the line was shown
 */
function waitAfter(step, i, passed) {
  const by = factor();
  if (playing && isAgain()) {
    const long = Math.max(LEAST, LINE - LESS * playing.replay.steps.length);
    return Math.max((i ? MORE : long) * by, timeLeft() + passed);
  }
  const isInTurn = queue[0]?.turn === step.turn;
  if ((isInTurn || stepsLeft()) && !step.isOwn && !step.round && isOutOfTime(step.turn)) return 0;
  const isNext = isInTurn && isJoined(queue[0]);
  const moving = (timeLeft() + passed) / by;
  if (isNext && isJoined(step)) return timeOfJoined() * by;
  const wanted = isNext || isJoined(step) ? moving : i ? MORE : Math.max(LINE, moving);
  const more = step.lines.length - 1 - i; // lines that share what is left
  const shown = Math.min(wanted, passed / by + shareOf(step) / (1 + more)) * by;
  return i ? shown : Math.max(shown, step.round ? timeOf(step, by) : timeForMoment(timeOf(step, by)));
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
  expectNext(wait - passed);
  waitAgain = () => waitForNext(step, i, since);
  timer = window.setTimeout(() => goAhead(step, i), Math.max(0, wait - passed));
}

/**
 * Show what comes after line i of a step. Look at the page before, in a task of its own.
 * @param {Step} step
 * @param {number} i
 */
function goAhead(step, i) {
  const isLast = i === step.lines.length - 1 && (queue.length > 0 || stepsLeft() > 0);
  if (!isLast) {
    next?.();
    return;
  }
  const then = next;
  const isDue = () => next === then && !paused;
  chores.add(() => {
    if (!isDue()) return;
    prepareChange();
    arrivals.add(() => {
      if (isDue()) next?.();
    });
  });
}

/**
 * Show line i of a step, then the next one.
 * @param {Step} step
 * @param {number} i
 * @param {string} where
 */
function tell(step, i, where) {
  enter(step);
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
  leaveTurn(timeLeft());
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
  const begun = { replay, at: -1 };
  playing = begun;
  replay.begin();
  const isDue = () => playing === begun && begun.at < 0 && !next;
  arrivals.add(() => {
    if (!isDue()) return;
    prepareChange();
    arrivals.add(() => {
      if (isDue()) showNext();
    });
  });
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
  playing.at++;
  const step = replay.steps[playing.at];
  showMoving(step);
  const part = word("player-of", playing.at + 1, replay.steps.length);
  tell(step, 0, step.chapter ? `${step.chapter} · ${part}` : part);
}

function stepBack() {
  if (!playing || playing.at < 0) return;
  clearTimeout(timer);
  paused = true;
  const to = Math.max(0, playing.at - 1);
  playing.replay.goTo(to);
  playing.at = to - 1;
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
