// @ts-check
// The lists of lessons, with the progress that this browser keeps.
import { $, $$ } from "../lib/dom.js";
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
