// @ts-check
// Results of finished tables that this browser keeps, and attempts at challenges.
import { earnBadges, showBadges } from "./badges.js";
import { ask } from "./dom.js";
import { MOST, keep, recall } from "./progress.js";

/** @typedef {import("./progress.js").Result} Result */
/** @typedef {import("./badges.js").Gain} Gain */

/**
 * Keep the result of a table. Return the badges that the game added to.
 * @param {string} address such as /t/abc
 * @returns {Promise<Gain[]>}
 */
export async function saveResult(address) {
  const answer = await ask(`${address}/result`).catch(() => null);
  /** @type {(Omit<Result, "badges"> & { badges?: Gain[] }) | null} */
  const found = answer?.ok ? await answer.json() : null;
  const mine = found?.mine;
  if (!found || mine === null || mine === undefined) return [];
  const gains = found.badges ?? [];
  const id = address.split("/").at(-1) ?? "";
  /** @type {Gain[]} */
  let earned = [];
  keep((progress) => {
    /** @type {Result} */
    const result = { ...found, badges: Object.fromEntries(gains.map(({ name, amount }) => [name, amount])) };
    // A review may have judged the mistakes before.
    if (!result.mistakes.length) result.mistakes = progress.results[id]?.mistakes ?? [];
    progress.results[id] = result;
    earned = earnBadges(progress, id, found.game, found.at, gains);
    const old = Object.entries(progress.results)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(MOST);
    for (const [name] of old) delete progress.results[name];
    for (const attempt of Object.values(progress.daily))
      if (attempt.table === id) attempt.points = found.seats[mine].total;
  });
  showBadges(earned);
  return gains;
}

/**
 * Note that a table is the attempt of a day or week, if the address says so. The first one counts.
 * @param {string} address
 * @param {string} game
 */
export function noteAttempt(address, game) {
  const day = /^#daily=(\d{4}-(?:\d\d-\d\d|W\d\d))$/.exec(location.hash)?.[1];
  if (!day) return;
  keep((progress) => {
    progress.daily[`${game}/${day}`] ??= {
      table: address.split("/").at(-1) ?? "",
      points: null,
      better: null,
      last: "",
    };
    progress.daily[`${game}/${day}`].last = address.split("/").at(-1) ?? "";
  });
  history.replaceState(null, "", location.pathname + location.search);
}

/** Return the day or week of which a table is an attempt, "" if it is none. @param {string} id */
export function dayOf(id) {
  const found = Object.entries(recall()?.daily ?? {}).find(
    ([, attempt]) => attempt.table === id || attempt.last === id,
  );
  return found ? found[0].split("/")[1] : "";
}
