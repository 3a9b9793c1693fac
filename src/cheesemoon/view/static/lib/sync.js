// @ts-check
// Takes the progress to other devices of a person with a name: reads the server's, merges, writes it back.
import { hasServer } from "./connection.js";
import { ask } from "./dom.js";
import { MOST, erase, recall, setAside, sift, store } from "./progress.js";

/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {{ mark: string, version: number, progress: unknown, damaged: string }} Stored */
/** @typedef {{ mark: string, streak: number }} Seen what this device last had in common with the server */

const ADDRESS = "/me/progress";
const SEEN = "cheesemoon-seen";
const TRIES = 3; // another device may write at the same time
const SOON = 1500; // ms after a change

/**
 * Return what two devices have together. Both devices get the same, whichever is first.
 * @param {Progress} one
 * @param {Progress} other
 * @returns {Progress}
 */
export function merge(one, other) {
  const results = join(one.results, other.results, (a, b) => (b.mistakes?.length ?? 0) - (a.mistakes?.length ?? 0));
  const newest = Object.entries(results).sort(([, a], [, b]) => b.at - a.at);
  return {
    lessons: join(one.lessons, other.lessons, (a, b) => weigh(b) - weigh(a)),
    puzzles: join(one.puzzles, other.puzzles, (a, b) => Number(b) - Number(a)),
    rated: follow(one.rated, other.rated),
    streak: Math.max(one.streak, other.streak),
    tips: Object.fromEntries(
      [...new Set([...Object.keys(one.tips), ...Object.keys(other.tips)])].map((game) => [
        game,
        [...new Set([...(one.tips[game] ?? []), ...(other.tips[game] ?? [])])].sort(),
      ]),
    ),
    results: Object.fromEntries(newest.slice(0, MOST)),
    daily: join(one.daily, other.daily, (a, b) => Number(a.points === null) - Number(b.points === null)),
    badges: join(one.badges, other.badges, (a, b) => a.at - b.at),
    days: { ...one.days, ...other.days },
  };
}

/**
 * Return puzzle ratings in the order in which they were reached: those of the longer record last.
 * @param {Record<string, number>} one
 * @param {Record<string, number>} other
 */
function follow(one, other) {
  const [short, long] = [one, other].sort(
    (a, b) => Object.keys(a).length - Object.keys(b).length || (text(a) < text(b) ? -1 : 1),
  );
  const before = Object.entries(short).filter(([key]) => !(key in long));
  return { ...Object.fromEntries(before), ...long };
}

/** Return how far a lesson is. @param {string[] | "done"} state */
const weigh = (state) => (state === "done" ? Infinity : state.length);

/**
 * Join two parts. Of two entries with one name the better one stays, below 0 means the first.
 * @template T
 * @param {Record<string, T>} one
 * @param {Record<string, T>} other
 * @param {(a: T, b: T) => number} compare
 */
function join(one, other, compare) {
  const found = { ...one };
  for (const [key, theirs] of Object.entries(other)) {
    const own = found[key];
    const order = own === undefined ? 1 : compare(own, theirs) || (text(own) <= text(theirs) ? -1 : 1);
    if (order > 0) found[key] = theirs;
  }
  return found;
}

/** Return JSON with sorted names, so that equal values have equal texts. @param {unknown} value */
function text(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** @returns {Seen} */
function seen() {
  try {
    const found = JSON.parse(localStorage.getItem(SEEN) ?? "{}");
    return { mark: String(found?.mark ?? ""), streak: Number(found?.streak) || 0 };
  } catch {
    return { mark: "", streak: 0 };
  }
}

/** @param {string} mark @param {number} streak */
function see(mark, streak) {
  try {
    localStorage.setItem(SEEN, JSON.stringify({ mark, streak }));
  } catch {
    /* full or forbidden: all is merged again next time */
  }
}

/** Return True if another device of this person has deleted all progress since. @param {string} mark */
function wasDeleted(mark) {
  const [who, deletions] = mark.split(".");
  const [before, count] = seen().mark.split(".");
  return who === before && Number(deletions) > Number(count);
}

/** Return the server's progress and this device's together, or null. @param {Stored} stored */
function together(stored) {
  const before = recall();
  if (wasDeleted(stored.mark)) erase();
  const own = recall();
  if (!own) return null;
  const { progress: theirs, wrong } = sift(stored.progress);
  const all = merge(own, theirs);
  const { mark, streak } = seen();
  // The streak of puzzles can also end, so the side that has changed is right.
  if (mark === stored.mark) all.streak = own.streak === streak ? theirs.streak : own.streak;
  if (wrong || stored.damaged) setAside(stored.damaged || text(stored.progress), all);
  return { all, theirs, isNew: text(all) !== text(before) };
}

/** Read, merge and write. Return True if this device has got something. */
export async function sync() {
  let isNew = false;
  for (let i = 0; hasServer && i < TRIES; i++) {
    const answer = await ask(ADDRESS).catch(() => null);
    if (answer?.status !== 200) return isNew; // no name, or no connection
    /** @type {Stored} */
    const stored = await answer.json();
    const found = together(stored);
    if (!found) return false;
    isNew ||= found.isNew;
    try {
      if (found.isNew) store(found.all);
    } catch {
      return false; // full or forbidden
    }
    const isSame = !stored.damaged && text(found.all) === text(found.theirs);
    const body = JSON.stringify({ mark: stored.mark, version: stored.version, progress: found.all });
    const put = isSame ? null : await ask(ADDRESS, { method: "POST", body }).catch(() => null);
    if (isSame || put?.ok) see(stored.mark, found.all.streak);
    if (put?.status !== 409) return isNew;
  }
  return isNew;
}

/** Sync when a session of this browser begins. Return as `sync` does. */
export async function syncOnce() {
  try {
    if (sessionStorage.getItem(SEEN)) return false;
    sessionStorage.setItem(SEEN, "1");
  } catch {
    return false;
  }
  return sync();
}

/** Delete all progress here and on the server. Return False if the server could not be reached. */
export async function eraseEverywhere() {
  erase();
  if (!hasServer) return true;
  const answer = await ask(`${ADDRESS}/delete`, { method: "POST" }).catch(() => null);
  if (answer?.status === 200) see((await answer.json()).mark, 0);
  return Boolean(answer?.ok);
}

let waiting = 0;
addEventListener("progress", () => {
  clearTimeout(waiting);
  if (seen().mark) waiting = window.setTimeout(sync, SOON);
});
