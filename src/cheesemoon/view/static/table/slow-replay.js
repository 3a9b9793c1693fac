// @ts-check
// Slow replays: the server sends a picture for each thing that an action did. They show the last turn
// again, and actions that take long: a night of rats, the robot's turn, new invaders.
import { $, $$, ask, parse, toast, word } from "../lib/dom.js";
import { morph, redraw } from "./drawing.js";
import { eventsOf, sentencesOf } from "./log.js";
import { change } from "./motion.js";
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
 * @property {() => () => void} keep return a function that shows again what is shown now
 * @property {() => void} done
 * @property {boolean} isLive it happens now, not again
 */

const table = $("#table");
const drawings = () =>
  [paper, ...$$("#panels .drawn")].map((holder) => /** @type {Element} */ (holder.firstElementChild));

/** Copy a drawing without its definitions, which never change. @param {Element} drawing */
function copyDrawing(drawing) {
  const copy = /** @type {Element} */ (drawing.cloneNode(false));
  for (const child of drawing.childNodes) if (child.nodeName !== "defs") copy.append(child.cloneNode(true));
  return copy;
}

/** @returns {Copy} */
function copyPage() {
  finishCounting();
  finishMotion();
  return { drawings: drawings().map(copyDrawing), steps: $("#steps").innerHTML };
}

/** @param {Copy} kept */
function restore(kept) {
  drawings().forEach((drawing, i) => {
    const copy = copyDrawing(kept.drawings[i]);
    const defs = drawing.querySelector(":scope > defs");
    if (defs) copy.insertBefore(defs, copy.childNodes[[...drawing.childNodes].indexOf(defs)] ?? null);
    drawing.replaceWith(copy);
  });
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
  const touched = change(
    () => {
      if (frame.picture) redraw(paper, frame.picture);
      for (const [seat, panel] of Object.entries(frame.panels ?? {})) redraw($(`#panel-${seat}`), panel);
    },
    isStill,
    happened,
  );
  if (frame.steps !== undefined) {
    morph($("#steps"), frame.steps, { morphStyle: "innerHTML" });
    showStep();
  }
  return touched;
}

/** Return what the log says of a step. @param {import("../types.js").ReplayStep} step @param {HTMLElement[]} items */
const describe = (step, items) => ({
  events: eventsOf(items),
  seat: String(step.seat),
  dice: items.at(-1)?.dataset.dice,
});

/** @param {SlowReplay} found @param {(ids: string[]) => void} onMoved @param {string} turn @returns {Step[]} */
function stepsOf(found, onMoved, turn) {
  return found.steps
    .map((step) => ({ step, items: /** @type {HTMLElement[]} */ ([...parse(step.html).children]) }))
    .map(({ step, items }) => ({ step, items, happened: describe(step, items) }))
    .map(({ step, items, happened }) => ({
      show: () => onMoved(drawMoment(step, false, happened)),
      lines: items.flatMap(sentencesOf),
      events: eventsOf(items),
      turn,
      seat: String(step.seat),
      moment: step.moment ?? "",
      round: items.at(-1)?.dataset.round ?? "",
      chapter: step.chapter ?? "",
    }));
}

function keep() {
  const kept = copyPage();
  return () => restore(kept);
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
  const begin = () => {
    drawMoment(found.start, true);
  };
  const done = () => {
    restore(now);
    onDone();
  };
  return { steps: stepsOf(found, () => {}, ""), begin, keep, done, isLive: false };
}

/**
 * Load an update as a slow replay. Return null if it has only one step.
 * @param {Update} data
 * @param {(data: Update, touched: string[]) => void} update
 * @returns {Promise<Replay | null>}
 */
export async function loadReplay(data, update) {
  const answer = await fetchReplay("told", data.stamp);
  /** @type {SlowReplay | null} */
  const found = answer?.ok ? await answer.json() : null;
  if (!found || found.steps.length < 2) return null;
  /** @type {Copy | null} */
  let last = null;
  /** @type {Set<string>} */
  const touched = new Set();
  const begin = () => {
    const before = $("#steps").innerHTML;
    drawMoment({ picture: data.picture, panels: data.panels, steps: data.parts?.steps }, true);
    last = copyPage();
    if (found.start.steps === undefined) $("#steps").innerHTML = before;
    drawMoment(found.start, true);
  };
  const done = () => {
    if (last) restore(last);
    update({ ...data, picture: undefined, panels: undefined }, [...touched]);
  };
  const onMoved = (/** @type {string[]} */ ids) => ids.forEach((id) => touched.add(id));
  return { steps: stepsOf(found, onMoved, data.stamp), begin, keep, done, isLive: true };
}
