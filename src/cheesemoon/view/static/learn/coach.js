// @ts-check
// A lesson or a puzzle: the guide speaks, the learner moves, the page stays.
import { $, ask, closest, lostMessage, narrow, parse, toast, upright } from "../lib/dom.js";
import { keep } from "../lib/progress.js";
import { table as page } from "../pages/page.js";
import { showAdvised } from "../table/advised.js";
import { closeBoxes } from "../table/boxes.js";
import { forgetPreviews } from "../table/cards.js";
import { resetTyped, typeNumber } from "../table/choice-list.js";
import { morph } from "../table/drawing.js";
import { moveFocus } from "../table/focus.js";
import { change } from "../table/motion.js";
import { paper } from "../table/overlay.js";
import { canAct, choose, markChoices, unpick } from "../table/picking.js";
import { shine } from "./spotlight.js";
import "../table/clicks.js";

/** @typedef {import("../lib/progress.js").Progress} Progress */

const table = $("#table");
const SHOWN = 900; // milliseconds that a move is pointed out before it is made
const OUTER = { morphStyle: "outerHTML" };
let isBusy = false;

/** Show what the guide points at, and keep the progress. */
function settle() {
  const point = JSON.parse($("#coach").dataset.point || "[]");
  markChoices();
  shine(point);
  if (narrow.matches) document.getElementById(point[0] ?? "")?.scrollIntoView({ block: "center", inline: "center" });
  keep(note);
}

/** Note the moves of a lesson, or the first answer to a puzzle. @param {Progress} progress */
function note(progress) {
  const { over, made = "[]", right } = $("#coach").dataset;
  const key = table.dataset.key ?? "";
  if (table.dataset.kind === "lesson")
    progress.lessons[key] = progress.lessons[key] === "done" || over ? "done" : JSON.parse(made);
  else if (right && !(key in progress.puzzles)) {
    progress.puzzles[key] = right === "1";
    progress.streak = right === "1" ? progress.streak + 1 : 0;
  }
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
  morph($("#dots"), $("#dots", fresh), OUTER);
  table.dataset.seated = $("#table", fresh).dataset.seated;
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
  const link = closest(event.target, "a[data-go]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(link.href);
});

page.key = (event) => {
  const choice = closest(event.target, "#board .choice, #panels .choice");
  if (event.key === "Escape") {
    unpick();
    closeBoxes();
  } else if (event.key === "Enter" && choice) {
    event.preventDefault();
    choose(choice);
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
