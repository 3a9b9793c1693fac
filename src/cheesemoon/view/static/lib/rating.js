// @ts-check
// The rating of a player against bots: OpenSkill's Plackett-Luce model. The ratings of bots are fixed.

const BETA = 25 / 6;
const KAPPA = 0.0001;
const TAU = 25 / 300;
const BOT_SIGMA = 25 / 12;
const SCALE = 40; // of the ladder: mu 25 is shown as 1500
const START = 1000;

/** @typedef {{ mu: number, sigma: number }} Skill */

/** @param {number} shown */
const muOf = (shown) => 25 + (shown - 1500) / SCALE;
/** Return a skill as a number of the ladder. @param {Skill} skill */
export const shown = (skill) => Math.round(1500 + SCALE * (skill.mu - 25));

/** Return the skill before the first game. @returns {Skill} */
export const begin = () => ({ mu: muOf(START), sigma: 25 / 3 });

/**
 * Return the player's skill after a game.
 * @param {Skill} me
 * @param {number} place of the player, from 1
 * @param {[number, number][]} rivals rating and place of each
 * @returns {Skill}
 */
export function rate(me, place, rivals) {
  const teams = [
    { ...me, place },
    ...rivals.map(([rating, at]) => ({ mu: muOf(rating), sigma: BOT_SIGMA, place: at })),
  ];
  const variances = teams.map((team) => team.sigma ** 2 + TAU ** 2);
  const c = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0));
  const strength = teams.map((team) => Math.exp(team.mu / c));
  let omega = 0;
  let delta = 0;
  teams.forEach((other, q) => {
    if (other.place > place) return;
    const below = teams.reduce((sum, team, i) => (team.place >= other.place ? sum + strength[i] : sum), 0);
    const equal = teams.filter((team) => team.place === other.place).length;
    const share = strength[0] / below;
    omega += (q === 0 ? 1 - share : -share) / equal;
    delta += (share * (1 - share)) / equal;
  });
  const variance = variances[0];
  const gamma = Math.sqrt(variance) / c;
  return {
    mu: me.mu + (omega * variance) / c,
    sigma: Math.sqrt(variance) * Math.sqrt(Math.max(1 - (gamma * delta * variance) / c ** 2, KAPPA)),
  };
}

/**
 * Return the ratings after each rated game, in the order of the games.
 * @param {import("./progress.js").Result[]} results in the order of their ends
 */
export function listRatings(results) {
  let skill = begin();
  const found = [];
  for (const result of results) {
    if (!result.rivals?.length) continue;
    skill = rate(skill, result.place ?? 1, result.rivals);
    found.push({ at: result.at, rating: shown(skill) });
  }
  return found;
}
