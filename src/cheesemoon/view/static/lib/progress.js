// @ts-check
// The player's progress: lessons, puzzles and results. This browser alone keeps it.

const KEY = "cheesemoon-learn";

/**
 * @typedef Result a finished game
 * @property {{ bot: string, total: number, won: boolean }[]} seats
 * @property {number | null} mine the player's seat
 * @property {string} game
 * @property {number} at seconds since 1970
 * @property {string[]} ticks
 * @property {{ verb: string, loss: number }[]} mistakes
 */
/**
 * @typedef Attempt at a daily challenge
 * @property {string} table
 * @property {number | null} points null while it is played
 * @property {number | null} better the percentage of bots with fewer points
 * @property {string} last
 */
/**
 * @typedef Progress
 * @property {Record<string, string[] | "done">} lessons
 * @property {Record<string, boolean>} puzzles
 * @property {number} streak
 * @property {Record<string, string[]>} tips
 * @property {Record<string, Result>} results
 * @property {Record<string, Attempt>} daily
 */

/** Return the progress. Return null where the browser keeps nothing. @returns {Progress | null} */
export function recall() {
  try {
    return fill(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return null;
  }
}

/**
 * Return progress with empty parts for those that are missing.
 * @param {Partial<Progress> | null} kept
 * @returns {Progress}
 */
export function fill(kept) {
  /** @template {keyof Progress} K @param {K} name @returns {Progress[K]} */
  const part = (name) => {
    const value = kept?.[name];
    const isObject = value && typeof value === "object" && !Array.isArray(value);
    return /** @type {Progress[K]} */ (isObject ? value : {});
  };
  return {
    lessons: part("lessons"),
    puzzles: part("puzzles"),
    streak: Number(kept?.streak) || 0,
    tips: part("tips"),
    results: part("results"),
    daily: part("daily"),
  };
}

/** Change the progress. @param {(progress: Progress) => void} change */
export function keep(change) {
  const progress = recall();
  if (!progress) return;
  change(progress);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    /* full or forbidden: this change is lost */
  }
}

/** Delete all progress. */
export function erase() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    /* nothing was kept */
  }
}
