// @ts-check
// Days in a row on which a player finished a game, a lesson or a puzzle.
import { dayName } from "./progress.js";

/** @param {Date} date @param {number} days */
const later = (date, days) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/**
 * Return the number of days in a row up to today. Today may still be open.
 * @param {Record<string, number>} days
 * @param {Date} [now]
 */
export function countStreak(days, now = new Date()) {
  let back = days[dayName(now)] ? 0 : 1;
  const first = back;
  while (days[dayName(later(now, -back))]) back++;
  return back - first;
}

/**
 * Return the days of this week from Monday on, each with its state.
 * @param {Record<string, number>} days
 * @param {Date} [now]
 */
export function listWeek(days, now = new Date()) {
  const monday = later(now, -((now.getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, i) => {
    const date = later(monday, i);
    const isToday = dayName(date) === dayName(now);
    return { date, state: days[dayName(date)] ? "done" : isToday ? "now" : "open" };
  });
}
