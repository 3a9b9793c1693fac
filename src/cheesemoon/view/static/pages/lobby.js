// @ts-check
// The lobby: opens a saved game that is chosen or dropped, and shows the player's progress.
import { rooted } from "../lib/connection.js";
import { $, $$, fillIn } from "../lib/dom.js";
import { isNew } from "../lib/first-game.js";
import { recall } from "../lib/progress.js";
import { syncOnce } from "../lib/sync.js";
import "./page.js";

const form = $("form[data-open]");
const file = $("input[type=file]", form);
form.classList.add("scripted");
file.addEventListener("change", () => {
  if (file.files?.length) form.requestSubmit();
});
form.addEventListener("dragover", (event) => {
  event.preventDefault();
  form.classList.add("over");
});
form.addEventListener("drop", (event) => {
  event.preventDefault();
  form.classList.remove("over");
  if (!event.dataTransfer?.files.length) return;
  file.files = event.dataTransfer.files;
  form.requestSubmit();
});
form.addEventListener("dragleave", () => form.classList.remove("over"));
try {
  for (const field of $$("input[data-my-name]")) field.value = localStorage.getItem("my-name") ?? "";
} catch {
  /* no name then */
}

// The first game of a kind is as it is easiest to learn, with a coach.
for (const box of $$(".game[data-game]"))
  $("form", box)?.addEventListener("formdata", (/** @type {FormDataEvent} */ event) => {
    if (isNew(box.dataset.game ?? "")) event.formData.set("preset", "first");
  });

// The days of this week, and the player's progress.
for (const time of $$("[data-weekday]"))
  time.textContent = new Date(`${time.dataset.weekday}T12:00:00Z`).toLocaleDateString(document.documentElement.lang, {
    weekday: "narrow",
    timeZone: "UTC",
  });

function showProgress() {
  const progress = recall();
  for (const day of $$("[data-week]")) {
    const done = Object.entries(progress?.daily ?? {}).some(
      ([key, attempt]) => key.endsWith(`/${day.dataset.week}`) && attempt.points !== null,
    );
    if (done) {
      day.classList.add("done");
      $("span", day).textContent = "✓";
    }
  }
  const streak = $("#streak");
  if (streak && progress && progress.streak > 1) {
    streak.textContent = fillIn(streak.dataset.words, progress.streak);
    streak.hidden = false;
  }
  const results = Object.entries(progress?.results ?? {})
    .filter(([, r]) => r.mine !== null)
    .sort(([, a], [, b]) => b.at - a.at);
  const lessons = Object.values(progress?.lessons ?? {}).filter((state) => state === "done").length;
  const you = $("#you");
  if (you && (results.length || lessons)) {
    const won = (/** @type {import("../lib/progress.js").Result} */ r) => Boolean(r.seats[r.mine ?? -1]?.won);
    const wins = results.filter(([, r]) => won(r)).length;
    const row = results.findIndex(([, r]) => !won(r));
    const numbers = {
      games: results.length,
      won: results.length ? `${Math.round((100 * wins) / results.length)} %` : "–",
      row: row < 0 ? results.length : row,
      lessons,
    };
    for (const [key, value] of Object.entries(numbers)) $(`[data-number="${key}"]`, you).textContent = String(value);
    const list = $(".results", you);
    for (const old of $$("li", list)) old.remove();
    for (const [id, r] of results.slice(0, 3)) {
      const template = $(`template[data-result-of="${CSS.escape(r.game)}"]`, list);
      if (!template) continue;
      const line = /** @type {Element} */ (template.content.firstElementChild?.cloneNode(true));
      const word = $("span", line);
      $("a", line).href = rooted(`/t/${id}/end`);
      $("a", line).append(
        `, ${r.seats
          .map((seat) => seat.total)
          .join(" : ")
          .replaceAll("-", "−")}`,
      );
      word.textContent = (won(r) ? list.dataset.won : list.dataset.lost) ?? "";
      word.className = won(r) ? "up" : "down";
      $("time", line).textContent = new Date(r.at * 1000).toLocaleDateString(document.documentElement.lang, {
        day: "numeric",
        month: "numeric",
      });
      list.append(line);
    }
    you.hidden = false;
  }
}
showProgress();
syncOnce().then((isNew) => isNew && showProgress());
