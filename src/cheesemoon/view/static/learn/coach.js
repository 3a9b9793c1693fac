// @ts-check
// A lesson or a puzzle: the guide speaks, the learner moves, the page stays.
import { $, $$, ask, lost, narrow, upright, parsed, toast } from "../lib/dom.js";
import { paper } from "../table/viewport.js";
import { change, ringed } from "../table/motion.js";
import { shine } from "./spotlight.js";
import { morphed } from "../table/drawing.js";
import { forget } from "../table/cards.js";
import { closeBoxes, enter, may, onBoard, prepare, type, unpick, untype } from "../table/choose.js";
import { keep } from "../lib/progress.js";
import { table as page } from "../pages/page.js";

const table = $("#table");
const SHOWN = 900;  // how long a move is pointed out before it is made
let busy = false;

/** The guide points, and the browser remembers. */
function settle() {
  const coach = $("#coach");
  const point = JSON.parse(coach.dataset.point || "[]");
  prepare();
  shine(point);
  if (narrow.matches) document.getElementById(point[0] ?? "")?.scrollIntoView({ block: "center", inline: "center" });
  keep((memory) => {
    if (table.dataset.kind === "lesson") memory.lessons[table.dataset.key] = memory.lessons[table.dataset.key] === "done" || coach.dataset.over ? "done" : JSON.parse(coach.dataset.made);
    else if (coach.dataset.right && !(table.dataset.key in memory.puzzles)) {
      const right = coach.dataset.right === "1";
      memory.puzzles[table.dataset.key] = right;
      memory.streak = right ? memory.streak + 1 : 0;
    }
  });
}

/** @param {string} address */
async function go(address) {
  if (busy) return;
  busy = true;
  const answer = await ask(address).catch(() => null);
  busy = false;
  if (!answer) { toast(lost()); return; }
  const fresh = parsed(await answer.text());
  const coach = fresh.querySelector("#coach"), picture = fresh.querySelector("#paper > svg");
  if (!answer.ok || !coach || !picture) { location.href = address; return; }
  closeBoxes();
  forget();
  unpick();
  untype();
  change(() => morphed(/** @type {Element} */ (paper.firstElementChild), picture, { morphStyle: "outerHTML" }));
  morphed($("#coach"), coach, { morphStyle: "outerHTML" });
  morphed($("#dots"), /** @type {Element} */ (fresh.querySelector("#dots")), { morphStyle: "outerHTML" });
  table.dataset.seated = /** @type {any} */ (fresh.querySelector("#table")).dataset.seated;
  const made = new URLSearchParams(JSON.parse($("#coach").dataset.made).map((/** @type {string} */ move) => ["made", move]));
  history.replaceState(null, "", `${table.dataset.table}?${made}`);
  settle();
}

/** Point out the piece and the place of a move. @param {string} action */
async function pointOut(action) {
  unpick();
  const things = [...$$("[data-action]", paper), ...$$("[data-pick]", paper)];
  ringed(things.filter((e) => e.dataset.action === action || (e.dataset.pick && `${action} `.startsWith(`${e.dataset.pick} `))), "advised");
  await new Promise((done) => { setTimeout(done, SHOWN); });
  ringed([], "advised");
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target), submitter = /** @type {any} */ (event.submitter);
  if (form.id !== "acts") return;
  event.preventDefault();
  const query = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  if (busy) return;
  if ("show" in (submitter?.dataset ?? {})) { busy = true; await pointOut(submitter.value); busy = false; }
  go(`${form.getAttribute("action")}?${query}`);
});
document.addEventListener("click", (event) => {
  const link = /** @type {any} */ (event.target).closest("a[data-go]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(link.href);
});

page.key = (event) => {
  const here = /** @type {any} */ (event.target).closest("#board .choice, #panels .choice");
  if (event.key === "Escape") { unpick(); closeBoxes(); }
  else if (event.key === "Enter" && here) { event.preventDefault(); enter(here); }
  else if (/^\d$/.test(event.key) && may()) { /** @type {any} */ ($("details.all-ways")).open = true; type(event.key); }
  else if (event.key.startsWith("Arrow") && onBoard(event.key, event.shiftKey)) event.preventDefault();
};

const tall = upright.matches ? "1" : "";
document.cookie = `tall=${tall || 0}; max-age=31536000; path=/; samesite=lax`;
if (tall !== table.dataset.tall) location.reload();
settle();
