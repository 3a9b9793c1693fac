// @ts-check
// The lists of lessons and puzzles, with the progress that this browser keeps.
import { $, $$, fillIn } from "../lib/dom.js";
import { recall } from "../lib/progress.js";

const progress = recall();
if (!progress) $("#no-memory").hidden = false;
for (const stop of $$("[data-lesson]")) {
  const state = progress?.lessons[stop.dataset.lesson ?? ""];
  const small = $("small", stop);
  if (!state) continue;
  const done = state === "done";
  stop.classList.add(done ? "done" : "begun");
  if (small) small.textContent = (done ? small.dataset.done : small.dataset.begun) ?? "";
  if (state === "done") continue;
  const made = new URLSearchParams(state.map((move) => ["made", move]));
  stop.setAttribute("href", `${stop.getAttribute("href")}?${made}`);
}
for (const list of $$(".way-list, .trail")) $(".stop:not(.done)", list)?.classList.add("now");
for (const puzzle of $$("[data-puzzle]")) {
  const solved = progress?.puzzles[puzzle.dataset.puzzle ?? ""];
  if (solved !== undefined) puzzle.classList.add(solved ? "done" : "missed");
}
const streak = $("#streak");
if (streak && progress && progress.streak > 1) {
  streak.textContent = fillIn(streak.dataset.words, progress.streak);
  streak.hidden = false;
}
