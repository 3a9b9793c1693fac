// @ts-check
// Slow replays: the server sends a picture for each thing that an action did. They show the last turn
// again, and actions that take long: a night of rats, the robot's turn, new invaders.
import { $, $$, ask, parse, toast, word } from "../lib/dom.js";
import { copyDrawing, morph, redraw, restoreDrawing } from "./drawing.js";
import { eventsOf, sentencesOf } from "./log.js";
import { change, changeAtOnce } from "./motion.js";
import { finishCounting } from "./numbers.js";
import { paper } from "./overlay.js";
import { finishMotion } from "./sky.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").SlowReplay} SlowReplay */
/** @typedef {import("../types.js").Update} Update */
/** @typedef {import("./playback.js").Step} Step */
/** @typedef {{ drawings: Element[], steps: string }} Copy what the page showed */
/**
 * @typedef Replay
 * @property {Step[]} steps
 * @property {() => void} begin
 * @property {(i: number) => void} goTo show what was before step i
 * @property {() => void} done
 * @property {boolean} isLive it happens now, not again
 */

const table = $("#table");
const drawings = () =>
  [paper, ...$$("#panels .drawn")].map((holder) => /** @type {Element} */ (holder.firstElementChild));

/** @returns {Copy} */
function copyPage() {
  finishCounting();
  finishMotion();
  return { drawings: drawings().map(copyDrawing), steps: $("#steps").innerHTML };
}

/** Show again what a copy has. @param {Copy} kept @param {boolean} [isLast] the copy is not needed again */
function restore(kept, isLast = true) {
  finishCounting(); // a number that counts on would write over what comes back
  drawings().forEach((drawing, i) =>
    restoreDrawing(drawing, isLast ? kept.drawings[i] : copyDrawing(kept.drawings[i])),
  );
  $("#steps").innerHTML = kept.steps;
  showStep();
}

/** Say in a few words which step of the turn it is, where there is no room for all steps. */
export function showStep() {
  const head = $("#steps > li")?.textContent ?? "";
  const now = $('#steps [aria-current="step"]')?.lastElementChild?.textContent ?? "";
  $("#where").textContent = now ? `${head}: ${now}` : head;
}

/**
 * Draw a moment.
 * @param {Partial<Frame>} frame
 * @param {boolean} [isStill]
 * @param {import("./director.js").Happened} [happened] what the log says
 * @returns {string[]} the ids of what moved
 */
export function drawMoment(frame, isStill = false, happened = undefined) {
  const touched = change(() => redrawAll(frame), isStill, happened);
  writeSteps(frame);
  return touched;
}

/** Draw a moment without motion. @param {Partial<Frame>} frame */
function drawAtOnce(frame) {
  changeAtOnce(() => redrawAll(frame));
  writeSteps(frame);
}

/** @param {Partial<Frame>} frame */
function redrawAll({ picture, panels }) {
  if (picture) redraw(paper, picture);
  for (const [seat, panel] of Object.entries(panels ?? {})) redraw($(`#panel-${seat}`), panel);
}

/** @param {Partial<Frame>} frame */
function writeSteps({ steps }) {
  if (steps === undefined) return;
  morph($("#steps"), steps, { morphStyle: "innerHTML" });
  showStep();
}

/**
 * Return the steps of a slow replay.
 * @param {SlowReplay} found
 * @param {(ids: string[]) => void} onMoved
 * @param {string} turn
 * @returns {(Step & { showStill: () => void })[]}
 */
function stepsOf(found, onMoved, turn) {
  return found.steps.map((step) => {
    const items = /** @type {HTMLElement[]} */ ([...parse(step.html).children]);
    const happened = { events: eventsOf(items), seat: String(step.seat), dice: items.at(-1)?.dataset.dice };
    return {
      show: () => onMoved(drawMoment(step, false, happened)),
      showStill: () => drawAtOnce(step),
      lines: items.flatMap(sentencesOf),
      events: happened.events,
      turn,
      seat: happened.seat,
      moment: step.moment ?? "",
      round: items.at(-1)?.dataset.round ?? "",
      chapter: step.chapter ?? "",
    };
  });
}

/** @param {"past" | "told"} what @param {string} stamp */
function fetchReplay(what, stamp) {
  const viewer = table.dataset.live?.split("?")[1];
  const query = `stamp=${stamp}&tall=${table.dataset.tall ? 1 : 0}&${viewer}`;
  return ask(`${table.dataset.table}/${what}?${query}`).catch(() => null);
}

/**
 * Load what happened since the player's last turn. Say it if there is nothing.
 * @param {string} stamp
 * @param {() => void} onDone
 * @returns {Promise<Replay | null>}
 */
export async function loadLastTurn(stamp, onDone) {
  const answer = await fetchReplay("past", stamp);
  if (!answer?.ok) {
    if (answer) toast(parse(await answer.text()));
    return null;
  }
  /** @type {SlowReplay} */
  const found = await answer.json();
  if (!found.steps.length) {
    toast(word("nothing-before"), true);
    return null;
  }
  const now = copyPage();
  const steps = stepsOf(found, () => {}, "");
  const begin = () => drawAtOnce(found.start);
  const goTo = (/** @type {number} */ i) => {
    restore(now, false);
    begin();
    for (const { showStill } of steps.slice(0, i)) showStill();
  };
  const done = () => {
    restore(now);
    onDone();
  };
  return { steps, begin, goTo, done, isLive: false };
}

/**
 * Load an update as a slow replay. Return null if it has only one step.
 * @param {Update} data
 * @param {string} turn whose time it shares
 * @param {(data: Update, touched: string[]) => void} update
 * @returns {Promise<Replay | null>}
 */
export async function loadReplay(data, turn, update) {
  const answer = await fetchReplay("told", data.stamp);
  /** @type {SlowReplay | null} */
  const found = answer?.ok ? await answer.json() : null;
  if (!found || found.steps.length < 2) return null;
  /** @type {Copy | null} */
  let last = null;
  /** @type {Set<string>} */
  const touched = new Set();
  const steps = stepsOf(found, (ids) => ids.forEach((id) => touched.add(id)), turn);
  let before = "";
  const drawStart = () => {
    if (found.start.steps === undefined) $("#steps").innerHTML = before;
    drawAtOnce(found.start);
  };
  const begin = () => {
    before = $("#steps").innerHTML;
    drawAtOnce({ picture: data.picture, panels: data.panels, steps: data.parts?.steps });
    last = copyPage();
    drawStart();
  };
  const goTo = (/** @type {number} */ i) => {
    if (last) restore(last, false);
    drawStart();
    for (const { showStill } of steps.slice(0, i)) showStill();
  };
  const done = () => {
    if (last) restore(last);
    update({ ...data, picture: undefined, panels: undefined }, [...touched]);
  };
  return { steps, begin, goTo, done, isLive: true };
}
