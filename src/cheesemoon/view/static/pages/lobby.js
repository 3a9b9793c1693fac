// @ts-check
// The lobby: a file that is chosen or dropped opens; the name is the one of the last table.
import { $, $$ } from "../lib/dom.js";
import { recall } from "../lib/progress.js";
import "./page.js";

const form = $("[data-open]"), file = $("input[type=file]", form);
form.classList.add("scripted");
file.addEventListener("change", () => { if (file.files.length) form.requestSubmit(); });
for (const name of ["dragover", "drop"]) form.addEventListener(name, (/** @type {DragEvent} */ event) => {
  event.preventDefault();
  form.classList.toggle("over", name === "dragover");
  if (name === "drop" && event.dataTransfer?.files.length) { file.files = event.dataTransfer.files; form.requestSubmit(); }
});
form.addEventListener("dragleave", () => form.classList.remove("over"));
try { for (const field of $$("[data-my-name]")) field.value = localStorage.getItem("my-name") ?? ""; } catch { /* no name then */ }

// Today, and what this browser has done.
const memory = recall();
for (const time of $$("[data-weekday]")) time.textContent = new Date(`${time.dataset.weekday}T12:00:00Z`).toLocaleDateString(document.documentElement.lang, { weekday: "narrow", timeZone: "UTC" });
for (const day of $$("[data-week]")) {
  const done = Object.entries(memory?.daily ?? {}).some(([key, attempt]) => key.endsWith(`/${day.dataset.week}`) && attempt.points !== null);
  if (done) { day.classList.add("done"); $("span", day).textContent = "✓"; }
}
const streak = $("#streak");
if (streak && memory && memory.streak > 1) { streak.textContent = streak.dataset.words.replace("#", String(memory.streak)); streak.hidden = false; }
const results = Object.entries(memory?.results ?? {}).filter(([, r]) => r.mine !== null).sort(([, a], [, b]) => b.at - a.at);
const lessons = Object.values(memory?.lessons ?? {}).filter((state) => state === "done").length;
const you = $("#you");
if (you && (results.length || lessons)) {
  const won = (/** @type {any} */ r) => Boolean(r.seats[r.mine]?.won);
  const wins = results.filter(([, r]) => won(r)).length, row = results.findIndex(([, r]) => !won(r));
  const numbers = { games: results.length, won: results.length ? `${Math.round(100 * wins / results.length)} %` : "–", row: row < 0 ? results.length : row, lessons };
  for (const [key, value] of Object.entries(numbers)) $(`[data-number="${key}"]`, you).textContent = String(value);
  const list = $(".results", you);
  for (const [id, r] of results.slice(0, 3)) {
    const form = $(`[data-result-of="${CSS.escape(r.game)}"]`, list);
    if (!form) continue;
    const line = form.content.firstElementChild.cloneNode(true), word = $("span", line);
    $("a", line).href = `/t/${id}/end`;
    $("a", line).append(`, ${r.seats.map((seat) => seat.total).join(" : ").replaceAll("-", "−")}`);
    word.textContent = won(r) ? list.dataset.won : list.dataset.lost;
    word.className = won(r) ? "up" : "down";
    $("time", line).textContent = new Date(r.at * 1000).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "numeric" });
    list.append(line);
  }
  you.hidden = false;
}
