// @ts-check
// "Me": the streak, the path of opponents, badges and the rating, from what this browser keeps.
import { countBadge } from "../lib/badges.js";
import { $, $$, SVG, make, makeIcon, word } from "../lib/dom.js";
import { listRatings } from "../lib/rating.js";
import { countStreak, listWeek } from "../lib/streak.js";

/** @typedef {import("../lib/progress.js").Progress} Progress */
/** @typedef {import("../lib/progress.js").Result} Result */

const WEEK = 7 * 24 * 3600;
const [WIDE, HIGH, LEFT, RIGHT] = [420, 220, 44, 92]; // of the curve, in its units
const lang = document.documentElement.lang;

/** Fill all parts. @param {Progress} progress @param {Result[]} results in the order of their ends */
export function showProgress(progress, results) {
  showStreak(progress, results);
  for (const path of $$("[data-path]")) showPath(path, results);
  let earned = 0;
  for (const list of $$("[data-badges]")) earned += showBadgesOf(list, progress);
  $("#me-badge-count").textContent = String(earned);
  for (const place of $$("[data-rating]")) showRating(place, results);
}

/** @param {Progress} progress @param {Result[]} results */
function showStreak(progress, results) {
  const days = countStreak(progress.days);
  const first = results[0] ? new Date(results[0].at * 1000).toLocaleDateString(lang, { dateStyle: "long" }) : "";
  $("#me-since").textContent = first ? word("me-since", results.length, first) : word("me-kept");
  $("#me-streak").textContent = days ? word("me-streak", days) : word("me-no-streak");
  $("#me-week").replaceChildren(
    ...listWeek(progress.days).map(({ date, state }) =>
      make(
        "li",
        { className: state },
        make("i", { "aria-hidden": "true" }, ...(state === "done" ? [makeIcon("fire")] : [])),
        make("span", { "aria-hidden": "true" }, date.toLocaleDateString(lang, { weekday: "narrow" })),
        make(
          "span",
          { className: "sr" },
          `${date.toLocaleDateString(lang, { weekday: "long" })}: ${word(`me-${state}`)}`,
        ),
      ),
    ),
  );
}

/** @param {HTMLElement} path @param {Result[]} results */
function showPath(path, results) {
  let isOpen = true;
  let before = "";
  for (const foe of $$(".foe", path)) {
    const { chapter = "", wins = "1", who = "" } = foe.dataset;
    const won = results.filter((r) => r.game === path.dataset.path && r.chapters?.includes(chapter)).length;
    const isDone = won >= Number(wins);
    foe.className = `foe ${isDone ? "done" : isOpen ? "now" : "later"}`;
    const open = word("me-wins", Math.min(won, Number(wins)), wins);
    $("small", foe).textContent = isDone || isOpen ? open : word("me-first", before);
    $("button", foe).classList.toggle("primary", !isDone && isOpen);
    isOpen &&= isDone;
    before = who;
  }
}

/** Show the badges of a game and return how many are earned. @param {HTMLElement} list @param {Progress} progress */
function showBadgesOf(list, progress) {
  const game = list.dataset.badges ?? "";
  let earned = 0;
  for (const item of $$("[data-badge]", list)) {
    const { badge = "", need = "1", all = "" } = item.dataset;
    const has = Boolean(progress.badges[`${game}/${badge}`]);
    const amount = has ? Number(need) : Math.min(countBadge(progress, game, badge, all === "1"), Number(need) - 1);
    earned += has ? 1 : 0;
    item.className = has ? "has" : amount > 0 ? "part" : "none";
    item.style.setProperty("--share", String(Math.round((100 * amount) / Number(need))));
    $(".sr", item).textContent = ` ${word(has ? "me-has" : "me-has-not")}`;
    if (!has && amount > 0) $("small", item).textContent = word("me-part", amount, need);
  }
  const all = $$("[data-badge]", list).length;
  for (const count of $$(`[data-count="${game}"]`)) count.textContent = `${earned}/${all}`;
  return earned;
}

/** @param {HTMLElement} place @param {Result[]} results */
function showRating(place, results) {
  const ratings = listRatings(results.filter((r) => r.game === place.dataset.rating));
  const last = ratings.at(-1);
  $(".no-rating", place).hidden = Boolean(last);
  $(".has-rating", place).hidden = !last;
  if (!last) return;
  const before = ratings.filter((r) => r.at < Date.now() / 1000 - WEEK).at(-1)?.rating ?? 1000;
  const gain = last.rating - before;
  $("b", place).textContent = String(last.rating);
  $(".gain", place).textContent = word("me-week-gain", gain < 0 ? `−${-gain}` : `+${gain}`);
  $(".gain", place).classList.toggle("good", gain > 0);
  $("svg", place)?.remove();
  $(".has-rating", place).append(drawCurve(ratings, JSON.parse(place.dataset.marks ?? "[]")));
}

/**
 * @param {{ at: number, rating: number }[]} ratings
 * @param {[number, string][]} marks
 */
function drawCurve(ratings, marks) {
  const all = [1000, ...ratings.map((r) => r.rating)];
  const [low, high] = [Math.min(...all, ...marks.map(([n]) => n)) - 40, Math.max(...all, marks[0]?.[0] ?? 0) + 80];
  const shown = marks.filter(([n]) => n <= Math.max(high, marks.find(([m]) => m > Math.max(...all))?.[0] ?? high));
  const top = Math.max(high, ...shown.map(([n]) => n + 40));
  /** @param {number} rating */
  const y = (rating) => 12 + ((HIGH - 40) * (top - rating)) / (top - low);
  /** @param {number} i */
  const x = (i) => LEFT + ((WIDE - LEFT - RIGHT) * i) / (all.length - 1);
  const svg = draw("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" });
  for (const [rating, name] of shown) {
    svg.append(
      draw("line", { x1: LEFT, x2: WIDE - RIGHT, y1: y(rating), y2: y(rating) }),
      draw("text", { x: 0, y: y(rating) + 4 }, String(rating)),
      draw("text", { x: WIDE - RIGHT + 8, y: y(rating) + 4 }, name),
    );
  }
  const first = new Date(ratings[0].at * 1000).toLocaleDateString(lang, { day: "numeric", month: "short" });
  svg.append(
    draw("polyline", { points: all.map((rating, i) => `${x(i)},${y(rating)}`).join(" ") }),
    draw("circle", { cx: x(all.length - 1), cy: y(all[all.length - 1]), r: 6 }),
    draw("text", { x: LEFT, y: HIGH - 4 }, first),
    draw("text", { x: WIDE - RIGHT, y: HIGH - 4, "text-anchor": "end" }, word("me-today")),
  );
  return svg;
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
function draw(name, attributes, text = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

// One game at a time, and on a phone one of three tabs.
const main = $("main");

/** @param {string} game */
function choose(game) {
  for (const part of $$("[data-of]")) part.hidden = part.dataset.of !== game;
  for (const tab of $$(".me-tabs button")) {
    tab.setAttribute("aria-selected", String(tab.dataset.game === game));
    tab.tabIndex = tab.dataset.game === game ? 0 : -1;
  }
}
for (const tab of $$(".me-tabs button")) {
  tab.addEventListener("click", () => choose(tab.dataset.game ?? ""));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = $$(".me-tabs button");
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    next.focus();
    next.click();
  });
}

function followHash() {
  const tab = ["badges", "records"].find((name) => location.hash === `#${name}`) ?? "path";
  main.dataset.tab = tab;
  for (const link of $$(".me-seg a")) {
    if (link.getAttribute("href") === `#${tab}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
addEventListener("hashchange", followHash);
followHash();

/** Choose the game that was played last. @param {Result[]} results */
export function chooseLast(results) {
  const known = $$(".me-tabs button").map((tab) => tab.dataset.game ?? "");
  const last = results.at(-1)?.game ?? "";
  choose(known.includes(last) ? last : (known[0] ?? ""));
}
