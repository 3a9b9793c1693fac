// @ts-check
// The pace of what is shown. All steps of another player's turn together take no longer than `motion.turn`, at
// normal speed: each takes a share of what is left, and its movements are shortened to it. Time in which nothing
// is shown, because a bot thinks, does not count. Own movements and "Last turn" are not shortened.
import { calm } from "../lib/dom.js";
import { setting } from "../lib/settings.js";
import { motion } from "./director.js";

/** @typedef {{ events: string[], moment: string, turn?: string }} Paced */

/** Durations, as a factor of the normal ones. @type {Record<string, number>} */
const PACE = { slow: 1.6, normal: 1, fast: 0.6, fastest: 0.35, once: 0 };
const JOINED = 70; // milliseconds between steps that are shown together with the one before
const MARGIN = 0.95; // of a turn's time is planned
const SHORT = 30; // milliseconds of a step at least, in a turn that has taken its time
const SHARE = 0.4; // of what is left of a turn's time for the last step that is known; more may come
const OVERLAP = 450; // milliseconds of a movement at least; it runs on beside the next steps
const GREAT = 1300; // milliseconds that are kept for a great moment
const TYPICAL = 1200; // milliseconds of a step in which plain movements have their normal speed
const FASTEST = 0.35; // factor of the durations of plain movements, at least
const MOST_LATE = 500; // milliseconds that a step is late, at most
const LEARNT = 0.3; // how much the newest step counts for what is expected

/** Return the factor of the chosen speed. */
export const factor = () => PACE[setting("speed")] ?? 1;

/** Milliseconds at normal speed that the movements of the step may take. */
let limit = Number.POSITIVE_INFINITY;

/** Limit the movements of the next step to its share, in milliseconds at normal speed. @param {number} share */
export function limitStep(share) {
  limit = Math.max(share, Math.min(OVERLAP, timeOfTurn()));
}

/** Return the milliseconds that the movements of the step may take. */
export const stepLimit = () => limit * factor();

/** Return the factor for all durations; 0 if nothing moves. */
export const pace = () => (calm.matches || document.hidden ? 0 : factor());

/** Return the factor for the durations of plain movements, which a short step makes shorter. */
export const plainPace = () => pace() * Math.max(FASTEST, Math.min(1, limit / TYPICAL));

/** The turn that is shown, since when without a pause, and the milliseconds that it was shown before. */
const shown = { turn: "", since: 0, before: 0, isOpen: false };

/** When the next step is due, and how much later than that steps came lately: what a busy device needs for them. */
const work = { due: 0, late: 0 };

/** Note when the next step is due. @param {number} wait milliseconds */
export function expectNext(wait) {
  work.due = performance.now() + wait;
}

/** Note that a step of a turn is shown now. @param {string} turn */
export function enterTurn(turn) {
  const late = shown.isOpen ? performance.now() - work.due : 0;
  work.late += (Math.max(0, Math.min(MOST_LATE, late)) - work.late) * LEARNT;
  if (shown.turn !== turn) {
    leaveTurn();
    Object.assign(shown, { turn, before: 0 });
  }
  if (!shown.isOpen) Object.assign(shown, { since: performance.now(), isOpen: true });
}

/** Note that nothing of the turn is shown any more, but movements for some milliseconds. @param {number} [moving] */
export function leaveTurn(moving = 0) {
  if (!shown.isOpen) return;
  const end = performance.now();
  shown.before += end - shown.since;
  shown.isOpen = false;
  const last = Math.max(end, end + moving);
  if (!Number.isFinite(last) || shown.since < 0) return; // a clock of a test may have been set
  // for tests and the developer tools of browsers
  performance.measure("turn", { start: shown.since, end: last, detail: shown.turn });
}

/** Return the milliseconds at normal speed that are left of a turn's time. */
const timeOfTurn = () =>
  MARGIN * motion.turn - (shown.before + (shown.isOpen ? performance.now() - shown.since : 0)) / (factor() || 1);

/** Return the milliseconds at normal speed until a step that is shown together with the one before. */
export const timeOfJoined = () => Math.max(0, JOINED - work.late / (factor() || 1));

/** Return True if the time of a turn has passed: the rest of it is shown at once. @param {string | undefined} turn */
export const isOutOfTime = (turn) => shown.turn === turn && timeOfTurn() <= 0;

/** Return True if a step is shown together with the one before. @param {Paced} step */
export const isJoined = (step) => step.events.length > 0 && step.events.every((event) => motion.joins.includes(event));

/**
 * Return the milliseconds at normal speed that a step may take from now on.
 * @param {Paced[]} rest the steps of its turn that follow
 * @param {boolean} isLast no other can come
 */
export function shareOf(rest, isLast) {
  const others = rest.filter((other) => !isJoined(other));
  const great = others.filter(({ moment }) => moment).length * GREAT;
  const all = timeOfTurn();
  const busy = (work.late / (factor() || 1)) * (1 + rest.length);
  const left = all - Math.min(great, all / 2) - busy - (rest.length - others.length) * timeOfJoined();
  return Math.max(SHORT, others.length || isLast ? left / (1 + others.length) : left * SHARE);
}

/** Return the milliseconds that a great moment may still take. @param {number} wanted */
export const timeForMoment = (wanted) => Math.min(wanted, Math.max(SHORT, timeOfTurn() * factor()));
