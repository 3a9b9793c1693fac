// @ts-check
// Badges: what a player has of them, and the toast when one is earned.
import { make, makeIcon } from "./dom.js";

/** @typedef {import("./progress.js").Progress} Progress */
/**
 * @typedef {{ name: string, title: string, said: string, icon: string, amount: number, need: number,
 *   all: boolean }} Gain
 */

const SHOWN = 4000; // ms

/**
 * Return how much of a badge a player has.
 * @param {Progress} progress
 * @param {string} game
 * @param {string} name
 * @param {boolean} all over all games, or in the best one
 */
export function countBadge(progress, game, name, all) {
  const amounts = Object.values(progress.results)
    .filter((result) => result.game === game)
    .map((result) => result.badges?.[name] ?? 0);
  return all ? amounts.reduce((sum, n) => sum + n, 0) : Math.max(0, ...amounts);
}

/**
 * Note the badges that a game has completed, and return them.
 * @param {Progress} progress with the result of the game
 * @param {string} id of the table
 * @param {string} game
 * @param {number} at seconds since 1970
 * @param {Gain[]} gains
 */
export function earnBadges(progress, id, game, at, gains) {
  return gains.filter(({ name, need, all }) => {
    const key = `${game}/${name}`;
    if (progress.badges[key] || countBadge(progress, game, name, all) < need) return false;
    progress.badges[key] = { at, table: id };
    return true;
  });
}

/** Show earned badges one after the other, at the top of the page. @param {Gain[]} gains */
export function showBadges(gains) {
  const [first, ...others] = gains;
  if (!first) return;
  const line = make("p", { className: "badge-toast", role: "status" }, makeMedal(first.icon), first.said);
  document.body.append(line);
  setTimeout(() => {
    line.remove();
    showBadges(others);
  }, SHOWN);
}

/** Make a golden medal with an icon. @param {string} icon */
export function makeMedal(icon) {
  return make("span", { className: "medal" }, makeIcon(icon));
}
