// @ts-check
// The lists of lessons and puzzles: what this browser remembers of them.
import { $, $$ } from "../lib/dom.js";
import { recall } from "../lib/progress.js";

const memory = recall();
if (!memory) $("#no-memory").hidden = false;
for (const stop of $$("[data-lesson]")) {
  const state = memory?.lessons[stop.dataset.lesson], small = $("small", stop);
  if (!state) continue;
  const done = state === "done";
  stop.classList.add(done ? "done" : "begun");
  if (small) small.textContent = done ? small.dataset.done : small.dataset.begun;
  if (!done) stop.setAttribute("href", `${stop.getAttribute("href")}?${state.map((move) => `made=${encodeURIComponent(move)}`).join("&")}`);
}
for (const list of $$(".way-list, .trail")) $(".stop:not(.done)", list)?.classList.add("now");
for (const puzzle of $$("[data-puzzle]")) {
  const solved = memory?.puzzles[puzzle.dataset.puzzle];
  if (solved !== undefined) puzzle.classList.add(solved ? "done" : "missed");
}
const streak = $("#streak");
if (streak && memory && memory.streak > 1) { streak.textContent = streak.dataset.words.replace("#", String(memory.streak)); streak.hidden = false; }
