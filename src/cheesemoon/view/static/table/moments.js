// @ts-check
// Great moments: large words over the stage, or the results of a round side by side. A tap or key ends them,
// and does what it was meant for as well. "Wait" and the pause of the playback hold them.
import { $, $$, calm, closest, make, word } from "../lib/dom.js";
import { play } from "../lib/sound.js";

/** @typedef {import("./playback.js").Step} Step */

// milliseconds at normal speed
const GREAT = 1300;
const RESULTS = 3000;
const LEAST = 1000; // at any speed but "at once", for results
const stage = $("#moment");
let timer = 0;
let isHeld = false;
/** Called when the player ends the moment. */
let goOn = () => {};

/**
 * Return the milliseconds that the moment of a step takes; 0 if it is none.
 * @param {Step} step
 * @param {number} factor of the chosen speed
 */
export function timeOf(step, factor) {
  if (step.round) return Math.max(LEAST, RESULTS * Math.min(1, factor));
  return step.moment ? GREAT * factor : 0;
}

/**
 * Show the moment of a step, if it is one.
 * @param {Step} step
 * @param {number} factor of the chosen speed
 * @param {() => void} then goes on when the player ends the moment
 */
export function announce(step, factor, then) {
  const long = step.round ? timeOf(step, factor) : step.moment ? GREAT : 0;
  if (!long) return;
  end();
  goOn = then;
  stage.replaceChildren(step.round ? drawRound(step.round, long) : step.moment);
  stage.classList.toggle("card", Boolean(step.round));
  stage.toggleAttribute("inert", !step.round); // the log says the words
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
  timer = window.setTimeout(end, long);
}

function end() {
  clearTimeout(timer);
  isHeld = false;
  stage.classList.remove("held");
  for (const animation of stage.getAnimations({ subtree: true })) animation.cancel();
  stage.hidden = true;
}

/** Hold the moment that is shown, or end it. @param {boolean} on */
export function hold(on) {
  if (stage.hidden) return;
  if (!on) {
    end();
    return;
  }
  isHeld = true;
  clearTimeout(timer);
  for (const animation of stage.getAnimations({ subtree: true })) animation.finish();
  $("[data-do=wait]", stage)?.setAttribute("aria-pressed", "true");
  stage.classList.add("held");
}

/** Return True if an event is meant for what holds the moment. @param {Event} event */
const isForHold = (event) =>
  (event instanceof KeyboardEvent && (event.key === "p" || (event.key === "Tab" && isHeld))) ||
  Boolean(closest(event.target, '#moment button, #player [data-do="pause"]'));

for (const name of ["pointerdown", "keydown"])
  addEventListener(
    name,
    (event) => {
      if (stage.hidden || isForHold(event)) return;
      end();
      // the player's own controls say how it goes on
      if (!closest(event.target, "#player")) goOn();
    },
    { capture: true, passive: true },
  );
stage.addEventListener("click", (event) => {
  const button = closest(event.target, "button");
  if (!button) return;
  if (button.dataset.do === "wait" && !isHeld) $('#player [data-do="pause"]').click();
  else {
    end();
    goOn();
  }
});

/** Return the name of a seat. @param {number} seat */
const nameOf = (seat) => ($(`#who-${seat}`)?.textContent ?? "").split(/[,:(]/)[0].trim();

/** Return True if this is the player's only seat. @param {number} seat */
const isOwn = (seat) => $(`#player-${seat}.here`) !== null && $$("#panels > .here").length === 1;

/** Return a copy of the face of a seat. @param {number} seat */
const faceOf = (seat) => $(`#strip > :nth-child(${seat + 1}) .face`)?.cloneNode(true) ?? "";

/**
 * Draw the results of a round side by side, and who begins the next one.
 * @param {string} said as the log has them: the round, the next seat or -1, and each seat's result
 * @param {number} long milliseconds that the card is shown
 */
function drawRound(said, long) {
  const [round, first, ...results] = said.split(" ");
  const next = Number(first);
  const rows = results.map((result, seat) => {
    const isOut = result.endsWith("-");
    const points = make(isOut ? "s" : "b", {}, result.replace("-", ""));
    const name = make("span", { className: "name" }, nameOf(seat));
    if (isOwn(seat)) name.append(make("small", {}, ` ${word("you")}`));
    const row = make("li", { className: isOut ? "out" : seat === next ? "first" : "" }, faceOf(seat), name, points);
    if (isOut) row.append(make("em", {}, word("round-struck")));
    else if (seat === next) row.append(make("em", {}, word("round-next", "", Number(round) + 1).trim()));
    return row;
  });
  const time = make("i", { className: "time" });
  if (!calm.matches) requestAnimationFrame(() => time.animate({ scale: ["0 1", "1 1"] }, long));
  const order = results.map((_, i) => nameOf((next + i) % results.length));
  const begins = [word("round-next", order[0], Number(round) + 1), ...order.slice(1).map((n) => word("round-then", n))];
  return make(
    "section",
    { "aria-label": word("round-over", round) },
    make("h3", {}, word("round-over", round)),
    make("ol", {}, ...rows),
    time,
    make(
      "footer",
      {},
      make("p", {}, next < 0 ? "" : begins.join(", ")),
      make("button", { type: "button", className: "button", "data-do": "wait" }, word("round-wait")),
      make("button", { type: "button", className: "button primary", "data-do": "go-on" }, word("round-on")),
    ),
  );
}
