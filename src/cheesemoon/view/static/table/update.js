// @ts-check
// Updates of the server: put into the queue of the playback, then shown on the page.
import { $, $$, make, parse, toast, word } from "../lib/dom.js";
import { buzz } from "../lib/buzz.js";
import { closeAdvice } from "./advice.js";
import { closeBoxes, showBoard } from "./boxes.js";
import { forgetPreviews } from "./cards.js";
import { resetTyped } from "./choice-list.js";
import { motion } from "./director.js";
import { morph, parseDrawing } from "./drawing.js";
import { eventsOf, newestSentence, remember, sentencesOf, showTicker, write } from "./log.js";
import { prepareChange } from "./motion.js";
import { pace } from "./pace.js";
import { markChoices, unpick } from "./picking.js";
import { enqueue, isShowing } from "./playback.js";
import { showPresence } from "./presence.js";
import { drawMoment, loadReplay, showStep } from "./slow-replay.js";
import { countUnread } from "./tabs.js";
import { react } from "./talk.js";
import { arrivals, chores } from "./work.js";

/** @typedef {import("../types.js").Update} Update */

const FLOATING = 1600; // milliseconds that a change of points is shown
const table = $("#table");

/** The state that the page shows. */
export const shown = { stamp: table.dataset.stamp ?? "" };

/**
 * Queue an update. What other players did is told in its lines; a long action is told slowly.
 * @param {Update} data
 */
export function receive(data) {
  const [kept, html] = data.log ?? [0, ""];
  const items = data.log ? /** @type {HTMLElement[]} */ ([...parse(html).children]) : [];
  const isShort = (items.length > 0 && items.length < 4 && kept > 0) || (items.length === 1 && kept === 0);
  const item = isShort ? items.at(-1) : undefined;
  const lines = item ? sentencesOf(item) : [];
  const isOwn = Boolean(item && isMine(item.dataset.seat ?? ""));
  const isTold = (item && !isOwn) || lines.length > 2;
  const isSlow = item && items.length === 1 && item.dataset.long && typeof data.picture !== "string" && pace();
  const turn = `${items.at(-1)?.dataset.seat} ${items.at(-1)?.dataset.turn}`;
  const showRest = (/** @type {Update} */ rest, /** @type {string[]} */ touched) => update(rest, items, touched);
  const step = {
    show: () => update(data, items),
    lines: isTold ? lines : [],
    events: eventsOf(items),
    seat: items.at(-1)?.dataset.seat ?? "",
    turn,
    isOwn,
    moment: item?.dataset.moment ?? "",
    round: item?.dataset.round ?? "",
    chapter: "",
    slow: isSlow ? loadReplay(data, isOwn ? data.stamp : turn, showRest) : undefined,
  };
  if (!pace()) {
    arrivals.finish();
    enqueue(step);
    return;
  }
  arrivals.add(() => {
    prepare(data);
    if ((data.picture || data.panels) && !isShowing() && !chores.hasWork()) prepareChange();
  });
  arrivals.add(() => enqueue(step));
}

/** Parse the new drawings of an update, outside the page. @param {Update} data */
function prepare({ picture, panels }) {
  for (const drawing of [picture, ...Object.values(panels ?? {})]) if (drawing) parseDrawing(drawing);
}

/** @param {string} seat */
const isMine = (seat) => Boolean($(`#player-${seat}`)?.classList.contains("here"));

/**
 * Show an update on the page: what moves at once, the rest in tasks of its own.
 * @param {Update} data
 * @param {HTMLElement[]} items of the log
 * @param {string[]} [moved] what moved, where a slow replay has drawn it before
 */
function update(data, items, moved = []) {
  chores.finish();
  const counts = new Map($$("[data-count]").map((c) => [c.dataset.count, Number(c.dataset.value)]));
  const said = $$("#chat li:not(.empty, .system)").length;
  const notes = $$("#chat li.system").length;
  closeBoxes();
  forgetPreviews();
  unpick();
  resetTyped();
  const { seat = "", dice } = items.at(-1)?.dataset ?? {};
  const happened = { events: eventsOf(items), seat, dice };
  const isNew = data.picture || data.panels;
  const touched = isNew ? drawMoment(data, typeof data.picture === "string", happened) : moved;
  if (isMine(happened.seat)) feel(happened.events);
  // a hint stays while the same decision is asked, also the one that is still thought about
  if (data.parts?.ask && String(data.v) !== table.dataset.version) {
    chores.add(closeAdvice);
    showBoard(false);
  }
  for (const [id, html] of Object.entries(data.parts ?? {}))
    chores.add(() => morph(/** @type {Element} */ (document.getElementById(id)), html, { morphStyle: "innerHTML" }));
  chores.add(() => {
    // A key must not answer a question that the player has not read.
    if ($("#all-ways")?.contains(document.activeElement)) $("#question")?.focus({ preventScroll: true });
    if (data.log) write(data.log[0], items);
    const last = items.at(-1);
    if (last) remember(last.dataset.ply ?? "", touched);
    tickNewest();
  });
  chores.add(() => react(items));
  chores.add(() => {
    table.dataset.mine = data.mine ? "1" : "";
    table.dataset.acting = String(data.acting ?? "");
    shown.stamp = data.stamp;
    $("#ask").classList.toggle("mine", data.mine);
    for (const panel of $$("#panels > li")) panel.classList.toggle("acting", panel.id === `player-${data.acting}`);
    markChoices();
  });
  chores.add(() => {
    for (const count of $$("[data-count]")) floatUp(count, counts.get(count.dataset.count));
    showStep();
    showPresence();
    announceChat(said, notes);
    if (items.length && items.length < 12) $("#live").textContent = items.flatMap(sentencesOf).join(" ");
    table.dataset.version = String(data.v);
  });
  if (!pace()) chores.finish();
}

/** Vibrate for what happened to the player. @param {string[]} events */
function feel(events) {
  const felt = events.map((event) => motion.felt[event]).find(Boolean);
  if (felt) buzz(felt);
}

/** Show the newest line of the log where a phone has no room for more. */
export function tickNewest() {
  showTicker(newestSentence() || word("nothing-before"));
}
$("#ticker .grow").addEventListener("click", () => $("#side").showPopover?.());

/**
 * Count new lines of the chat as unread. Show a note of the table once.
 * @param {number} said lines of players before
 * @param {number} notes notes of the table before
 */
function announceChat(said, notes) {
  const lines = $$("#chat li:not(.empty, .system)");
  const ours = $$("#chat li.system");
  countUnread(lines.length - said);
  if (ours.length > notes) toast(ours.at(-1)?.textContent?.trim() ?? "", true);
  if (lines.length > said && said) $("#live").textContent = lines.at(-1)?.textContent ?? "";
}

/**
 * Let the change of a number rise from it.
 * @param {HTMLElement} count
 * @param {number | undefined} before
 */
function floatUp(count, before) {
  const by = Number(count.dataset.value) - (before ?? Number.NaN);
  if (!by || Number.isNaN(by) || !pace()) return;
  const kind = by > 0 ? "up" : "down";
  const mark = make("span", { className: `float ${kind}`, "aria-hidden": "true" }, by > 0 ? `+${by}` : `−${-by}`);
  count.append(mark);
  setTimeout(() => mark.remove(), FLOATING);
}
