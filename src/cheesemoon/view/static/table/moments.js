// @ts-check
// Great moments: large words over the stage, or the results of a round side by side. A tap or key ends them,
// and does what it was meant for as well.
import { $, $$, calm, make, word } from "../lib/dom.js";
import { play } from "../lib/sound.js";
import { motion } from "./director.js";

/** @typedef {import("./playback.js").Step} Step */

export const GREAT = 1300; // milliseconds
const RESULTS = 2400;
const stage = $("#moment");
let timer = 0;

/** Return True if a step shows the results of a round. @param {Step} step */
const hasResults = (step) => step.events.some((event) => motion.events[event] === "results");

/** Return True if a step is a great moment. @param {Step} step */
export const isMoment = (step) => step.moment !== "" || hasResults(step);

/** Show the moment of a step, if it is one. @param {Step} step */
export function announce(step) {
  if (!isMoment(step)) return;
  const long = hasResults(step) ? RESULTS : GREAT;
  stage.replaceChildren(hasResults(step) ? drawResults() : step.moment);
  stage.classList.toggle("card", hasResults(step));
  stage.hidden = false;
  play("badge");
  if (!calm.matches)
    stage.animate(
      [
        { opacity: 0, scale: ".8" },
        { opacity: 1, scale: "1", offset: 0.12 },
        { opacity: 1, offset: 0.88 },
        { opacity: 0 },
      ],
      long,
    );
  clearTimeout(timer);
  timer = window.setTimeout(end, long);
}

function end() {
  clearTimeout(timer);
  for (const animation of stage.getAnimations()) animation.cancel();
  stage.hidden = true;
}
for (const name of ["pointerdown", "keydown"])
  addEventListener(name, () => !stage.hidden && end(), { capture: true, passive: true });

/** Draw the last results that the panels show: each player's, the lowest one struck out. */
function drawResults() {
  const results = $$("#panels > li").map((panel, seat) => {
    const rounds = [...panel.querySelectorAll(`[id^="p${seat}-round-"]`)];
    const values = rounds.map((round) => round.querySelectorAll("text")[1]?.textContent ?? "");
    const name = ($(`#who-${seat}`)?.textContent ?? "").split(/[,:(]/)[0].trim();
    return { seat, name, points: values.filter((value) => /^\d+$/.test(value)).at(-1) ?? "0" };
  });
  results.sort((a, b) => Number(b.points) - Number(a.points));
  const rows = results.map(({ seat, name, points }, i) => {
    const isLast = i === results.length - 1;
    const value = isLast ? make("s", {}, points) : make("b", {}, points);
    const row = make(
      "li",
      { className: `s${seat}` },
      make("span", { className: "dot" }),
      make("span", {}, name),
      value,
    );
    if (isLast) row.append(make("em", {}, word("round-struck")));
    return row;
  });
  return make("div", {}, make("h3", {}, word("round-results")), make("ol", {}, ...rows));
}
