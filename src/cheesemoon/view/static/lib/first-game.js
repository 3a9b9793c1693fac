// @ts-check
// The first game of each kind on this device: it has a coach.
import { recall } from "./progress.js";
import { setting } from "./settings.js";

/** @param {string} game */
const keyOf = (game) => `first-game-${game}`;

/** Return the table of the first game of a kind; null before it. @param {string} game */
function firstTable(game) {
  try {
    return localStorage.getItem(keyOf(game));
  } catch {
    return "";
  }
}

/** Return True before the first game of a kind, unless its player wants no coach. @param {string} game */
export function isNew(game) {
  const before = Object.values(recall()?.results ?? {}).some((result) => result.game === game);
  return setting("coach") !== "off" && !before && firstTable(game) === null;
}

/** Remember the first game of a kind. @param {string} game @param {string} table */
export function begin(game, table) {
  try {
    localStorage.setItem(keyOf(game), table);
  } catch {
    /* private window: every game is as any other */
  }
}

/** Return True if a table is the first game of its kind. @param {string} game @param {string} table */
export const isFirst = (game, table) => firstTable(game) === table;
