// @ts-check
// A lesson or a puzzle: the guide speaks, the learner moves, the page stays.
import { $, ask, closest, fillIn, lostMessage, narrow, parse, toast, upright } from "../lib/dom.js";
import { FIRST_RATING, keep, puzzleRating, ratePuzzle, recall } from "../lib/progress.js";
import "../lib/sync.js";
import { table as page } from "../pages/page.js";
import { showAdvised } from "../table/advised.js";
import { closeBoxes } from "../table/boxes.js";
import { forgetPreviews } from "../table/cards.js";
import { resetTyped, typeNumber } from "../table/choice-list.js";
import { morph } from "../table/drawing.js";
import { moveFocus } from "../table/focus.js";
import { chooseByKey, isPress, putBack } from "../table/lifting.js";
import { change } from "../table/motion.js";
import { paper } from "../table/overlay.js";
import { canAct, markChoices, unpick } from "../table/picking.js";
import { shine } from "./spotlight.js";
import "../table/clicks.js";

/** @typedef {import("../lib/progress.js").Progress} Progress */

const table = $("#table");
const SHOWN = 900; // milliseconds that a move is pointed out before it is made
const OUTER = { morphStyle: "outerHTML" };
const LINE_STEP = 1400; // milliseconds between two actions of a solution
let isBusy = false;
/** @type {number | null | undefined} the puzzle rating before this puzzle; null before the first, undefined if kept */
let before;

/** Show what the guide points at, and keep the progress. */
function settle() {
  const { best, move } = $("#coach").dataset;
  const point = JSON.parse($("#coach").dataset.point || "[]");
  markChoices();
  shine(point);
  const target = best ? $(`[data-action="${best}"]`, paper) : document.getElementById(point[0] ?? "");
  if (narrow.matches) target?.scrollIntoView({ block: "center", inline: "center" });
  showAdvised(
    [best, move].flatMap((action, i, all) =>
      action && best && all.indexOf(action) === i ? [{ action, chosen: i === 0 }] : [],
    ),
  );
  keep(note);
  showRating();
}

/** Note the moves of a lesson, or the first answer to a puzzle. @param {Progress} progress */
function note(progress) {
  const { over, made = "[]", right } = $("#coach").dataset;
  const key = table.dataset.key ?? "";
  if (table.dataset.kind === "lesson")
    progress.lessons[key] = progress.lessons[key] === "done" || over ? "done" : JSON.parse(made);
  else if (right && !(key in progress.puzzles)) {
    before = puzzleRating(progress);
    ratePuzzle(progress, key, Number($("#coach").dataset.rating), right === "1");
  }
}

/** Show the player's puzzle rating, and how the first answer to this puzzle has changed it. */
function showRating() {
  const place = $("#rated");
  const progress = recall();
  if (!place || !progress) return;
  const own = puzzleRating(progress);
  if (own === null) {
    place.textContent = place.dataset.unrated ?? "";
    return;
  }
  const gain = before === undefined ? 0 : own - (before ?? FIRST_RATING);
  const changed = gain ? ` (${gain > 0 ? "+" : "−"}${Math.abs(gain)})` : "";
  const row = progress.streak > 1 ? ` · ${fillIn(place.dataset.streak, progress.streak)}` : "";
  place.textContent = fillIn(place.dataset.rated, `${own}${changed}`) + row;
}

/** Show another step of the lesson. @param {string} address */
async function go(address) {
  if (isBusy) return;
  isBusy = true;
  const answer = await ask(address).catch(() => null);
  isBusy = false;
  if (!answer) {
    toast(lostMessage());
    return;
  }
  const fresh = parse(await answer.text());
  const coach = fresh.querySelector("#coach");
  const picture = fresh.querySelector("#paper > svg");
  if (!answer.ok || !coach || !picture) {
    location.href = address;
    return;
  }
  closeBoxes();
  forgetPreviews();
  unpick();
  resetTyped();
  change(() => morph(/** @type {Element} */ (paper.firstElementChild), picture, OUTER));
  morph($("#coach"), coach, OUTER);
  for (const id of ["#dots", "#answer"]) if ($(id)) morph($(id), $(id, fresh), OUTER);
  table.dataset.seated = $("#table", fresh).dataset.seated;
  if (table.dataset.kind === "puzzle") {
    settle();
    return;
  }
  /** @type {string[]} */
  const moves = JSON.parse($("#coach").dataset.made ?? "[]");
  history.replaceState(null, "", `${table.dataset.table}?${new URLSearchParams(moves.map((move) => ["made", move]))}`);
  settle();
}

/** Point out the piece and the place of a move. @param {string} action */
async function pointOut(action) {
  unpick();
  showAdvised([{ action, chosen: true }]);
  await new Promise((done) => {
    setTimeout(done, SHOWN);
  });
  showAdvised([]);
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (form.id !== "acts") return;
  event.preventDefault();
  const query = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, submitter)]));
  if (isBusy) return;
  if (submitter && "show" in submitter.dataset) {
    isBusy = true;
    await pointOut(submitter.value);
    isBusy = false;
  }
  go(`${form.getAttribute("action")}?${query}`);
});
document.addEventListener("click", (event) => {
  const link = closest(event.target, "a[data-go]") ?? closest(event.target, "a[data-line]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if ("line" in link.dataset) playLine();
  else go(link.href);
});

/** Play the solution of a puzzle on the board, from its position. */
async function playLine() {
  const { move = "", line } = $("#coach").dataset;
  const show = (/** @type {number} */ played) =>
    go(`${table.dataset.table}?${new URLSearchParams({ move, played: String(played) })}`);
  if (Number($("#coach").dataset.played)) await show(0);
  for (let played = 1; played <= Number(line); played++) {
    await new Promise((done) => setTimeout(done, played > 1 ? LINE_STEP : SHOWN));
    if (Number($("#coach").dataset.played) !== played - 1 || $("#coach").dataset.move !== move) return;
    await show(played);
  }
}

page.key = (event) => {
  const choice = closest(event.target, ":is(#board, #panels) :is(.choice, .drags)");
  if (event.key === "Escape") {
    putBack();
    closeBoxes();
  } else if (choice && isPress(event)) {
    event.preventDefault();
    chooseByKey(choice);
  } else if (/^\d$/.test(event.key) && canAct()) {
    $("details.all-ways").open = true;
    typeNumber(event.key);
  } else if (event.key.startsWith("Arrow") && moveFocus(event.key, event.shiftKey)) event.preventDefault();
};

const tall = upright.matches ? "1" : "";
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
document.cookie = `tall=${tall || 0}; max-age=31536000; path=/; samesite=lax`;
if (tall !== table.dataset.tall) location.reload();
settle();
