// @ts-check
// The daily challenge: the attempts that this browser keeps.
import { rooted } from "../lib/connection.js";
import { $, $$, fillIn } from "../lib/dom.js";
import { recall } from "../lib/progress.js";
import "../pages/page.js";

const progress = recall();
const daily = progress?.daily ?? {};
if (!progress) $("#no-memory").hidden = false;
for (const time of $$("time[data-day]")) {
  const short = time.closest(".calendar");
  const day = new Date(`${time.dataset.day}T12:00:00Z`);
  time.textContent = day.toLocaleDateString(
    document.documentElement.lang,
    short ? { day: "numeric", month: "numeric", timeZone: "UTC" } : { dateStyle: "full", timeZone: "UTC" },
  );
}
for (const quest of $$("[data-quest]")) {
  const attempt = daily[quest.dataset.quest ?? ""];
  if (!attempt) continue;
  const said = $(".attempt", quest);
  const link = $("a[data-attempt]", quest);
  const button = $("button", quest);
  const over = attempt.points !== null;
  const better = attempt.better === null ? "" : ` ${fillIn(said.dataset.better, attempt.better)}`;
  said.textContent = over ? fillIn(said.dataset.points, attempt.points) + better : (said.dataset.begun ?? "");
  said.hidden = link.hidden = false;
  link.textContent = (over ? link.dataset.result : link.dataset.goOn) ?? "";
  link.href = rooted(`/t/${attempt.table}${over ? "/end" : ""}`);
  link.classList.add("primary");
  button.classList.remove("primary");
  $("span", button).textContent = button.dataset.again ?? "";
  if (!over) button.hidden = true;
}
for (const dot of $$("[data-dot]")) {
  const attempt = daily[dot.dataset.dot ?? ""];
  if (attempt) dot.className = attempt.points === null ? "begun" : "done";
}
