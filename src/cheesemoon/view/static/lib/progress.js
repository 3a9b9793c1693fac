// @ts-check
// The player's progress: lessons, puzzles, results, badges, days, as this browser keeps it. `sync.js` takes
// it to other devices of a person with a name.
import { toast } from "./dom.js";

const KEY = "cheesemoon-learn";
const DAMAGED = "cheesemoon-damaged"; // the text of stored data that could not be read
const VERSION = 2;
export const MOST = 1000; // results; older ones are deleted

/**
 * @typedef Result a finished game
 * @property {{ bot: string, total: number, won: boolean }[]} seats
 * @property {number | null} mine the player's seat
 * @property {string} game
 * @property {number} at seconds since 1970
 * @property {string[]} ticks
 * @property {{ verb: string, loss: number }[]} mistakes
 * @property {Record<string, number>} [badges] amounts that this game adds
 * @property {string[]} [chapters] of the path that this game is a win of
 * @property {number} [place] among the rivals, from 1
 * @property {[number, number][]} [rivals] rating and place of each
 */
/**
 * @typedef Attempt at a challenge
 * @property {string} table
 * @property {number | null} points null while it is played
 * @property {number | null} better the percentage of bots with fewer points
 * @property {string} last
 */
/**
 * @typedef Progress
 * @property {Record<string, string[] | "done">} lessons
 * @property {Record<string, boolean>} puzzles
 * @property {Record<string, number>} rated the puzzle rating after the first answer to each puzzle, in this order
 * @property {number} streak
 * @property {Record<string, string[]>} tips
 * @property {Record<string, Result>} results
 * @property {Record<string, Attempt>} daily
 * @property {Record<string, { at: number, table: string }>} badges earned ones, by game/name
 * @property {Record<string, number>} days on which something was done, such as 2026-11-18
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isTexts = (value) => Array.isArray(value) && value.every((one) => typeof one === "string");
/** @param {unknown} value */
const isNumber = (value) => typeof value === "number" && Number.isFinite(value);

/** @type {Record<string, (value: any) => boolean>} */
const CHECKS = {
  lessons: (value) => value === "done" || isTexts(value),
  puzzles: (value) => typeof value === "boolean",
  rated: isNumber,
  tips: isTexts,
  results: isResult,
  daily: (value) => typeof value?.table === "string",
  badges: (value) => isNumber(value?.at),
  days: isNumber,
};

/** Return True if a stored result has its types. @param {any} value */
function isResult(value) {
  return (
    isObject(value) &&
    typeof value.game === "string" &&
    isNumber(value.at) &&
    Array.isArray(value.seats) &&
    Number.isInteger(value.mine) &&
    Boolean(value.seats[Number(value.mine)]) &&
    value.seats.every((s) => isNumber(s?.total) && typeof s.won === "boolean" && typeof s.bot === "string") &&
    (value.badges === undefined || (isObject(value.badges) && Object.values(value.badges).every(isNumber))) &&
    (value.chapters === undefined || isTexts(value.chapters)) &&
    (value.rivals === undefined ||
      (Array.isArray(value.rivals) && value.rivals.every((r) => Array.isArray(r) && r.every(isNumber))))
  );
}

/**
 * Return progress with empty parts for those that are missing, and the number of entries that were
 * left out because they are wrong.
 * @param {unknown} kept
 * @returns {{ progress: Progress, wrong: number }}
 */
export function sift(kept) {
  const given = isObject(kept) ? kept : {};
  let wrong = isObject(kept) ? 0 : 1;
  /** @type {Record<string, unknown>} */
  const found = { streak: Number(given.streak) || 0 };
  for (const [name, isRight] of Object.entries(CHECKS)) {
    const part = given[name] ?? {};
    const entries = isObject(part) ? Object.entries(part) : [];
    const right = entries.filter(([, value]) => isRight(value));
    wrong += entries.length - right.length + (isObject(part) ? 0 : 1);
    found[name] = Object.fromEntries(right);
  }
  return { progress: /** @type {Progress} */ (found), wrong };
}

/** Return the progress. Return null where the browser keeps nothing. @returns {Progress | null} */
export function recall() {
  let text;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return null;
  }
  /** @type {unknown} */
  let kept = {};
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    kept = null;
  }
  const { progress, wrong } = sift(kept);
  if (wrong) setAside(text ?? "", progress);
  return progress;
}

/**
 * Keep the text of damaged data apart, say so, and go on with what could be read.
 * @param {string} text
 * @param {Progress} progress
 */
export function setAside(text, progress) {
  try {
    localStorage.setItem(DAMAGED, text);
    store(progress);
  } catch {
    /* full: the damaged text stays where it is, and is read again next time */
  }
  toast(document.body.dataset.damaged ?? "");
}

/** Return the text of damaged data that was set aside, or "". */
export function damagedText() {
  try {
    return localStorage.getItem(DAMAGED) ?? "";
  } catch {
    return "";
  }
}

/** Delete the damaged data. */
export function dropDamaged() {
  try {
    localStorage.removeItem(DAMAGED);
  } catch {
    /* nothing was kept */
  }
}

/** @param {Progress} progress */
export function store(progress) {
  localStorage.setItem(KEY, JSON.stringify({ v: VERSION, ...progress }));
}

/** Return how much was done. It grows with each game, lesson and puzzle. @param {Progress} progress */
const countDone = (progress) =>
  Object.keys(progress.results).length +
  Object.values(progress.puzzles).filter(Boolean).length +
  Object.values(progress.lessons).filter((state) => state === "done").length;

/** Return a day as the record names it. @param {Date} date */
export const dayName = (date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

/** Change the progress. A new game, lesson or puzzle marks today. @param {(progress: Progress) => void} change */
export function keep(change) {
  const progress = recall();
  if (!progress) return;
  const before = countDone(progress);
  change(progress);
  if (countDone(progress) > before) progress.days[dayName(new Date())] = 1;
  try {
    store(progress);
  } catch {
    /* full or forbidden: this change is lost */
  }
  dispatchEvent(new CustomEvent("progress"));
}

export const FIRST_RATING = 1000;
const MOST_CHANGE = 32; // of the rating, by one puzzle

/** Return the player's puzzle rating; null before the first puzzle. @param {Progress} progress */
export const puzzleRating = (progress) => Object.values(progress.rated).at(-1) ?? null;

/**
 * Note the first answer to a puzzle, and rate the player by it (Elo).
 * @param {Progress} progress
 * @param {string} key
 * @param {number} rating of the puzzle
 * @param {boolean} solved
 */
export function ratePuzzle(progress, key, rating, solved) {
  const own = puzzleRating(progress) ?? FIRST_RATING;
  const expected = 1 / (1 + 10 ** ((rating - own) / 400));
  progress.puzzles[key] = solved;
  progress.rated[key] = Math.round(own + MOST_CHANGE * (Number(solved) - expected));
  progress.streak = solved ? progress.streak + 1 : 0;
}

/** Delete all progress. */
export function erase() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    /* nothing was kept */
  }
  dropDamaged();
}
