// @ts-check
// A new table: the chairs show who was chosen for them.
import { $, $$, pictured } from "./dom.js";
import "./page.js";

const PEOPLE = ["cat-face", "unicorn", "panda", "koala", "penguin"];
const signs = $$(".seat .face").map((face) => face.firstElementChild);
const form = $(".setup"), counts = form.dataset.counts.split(",").map(Number);

/** @param {any} who @param {number} i */
function seat(who, i) {
  const kind = $(`[name=who${i}]:checked`, who), bot = $(`[name=bot${i}]:checked`, who), name = $(`[name=name${i}]`, who);
  const chair = $(`.seat.p${i}`), face = $(".face", chair), plate = $(".plate-name", chair), note = $("small", chair);
  const free = kind.value === "nobody", robot = kind.value === "bot";
  chair.classList.toggle("free", free);
  chair.classList.toggle("asked", kind.value === "link" || kind.value === "open");
  who.classList.toggle("by-bot", robot);
  who.classList.toggle("by-person", !robot && !free);
  face.replaceChildren(...(free ? ["+"] : [pictured(robot ? bot.dataset.face : (i === 0 && kind.value === "here" && form.dataset.myFace) || PEOPLE[i % PEOPLE.length]), signs[i]]));
  plate.textContent = free ? kind.dataset.words : name.value || (robot ? bot.dataset.name : name.placeholder);
  note.textContent = free ? "" : robot ? bot.dataset.words : kind.dataset.words;
  return free ? 0 : 1;
}

function show() {
  const count = $$(".who").reduce((sum, who, i) => sum + seat(who, i), 0);
  const start = $("#start"), fits = counts.includes(count);
  $("span", start).textContent = count > 1 ? start.dataset.with.split("|")[counts.indexOf(count)] ?? start.dataset.one : start.dataset.one;
  start.disabled = !fits;
  $("#counts").textContent = fits ? "" : $("#counts").dataset.wrong;
  for (const option of $$("[data-for]")) {
    option.hidden = !option.dataset.for.split(",").map(Number).includes(count);
    option.disabled = option.hidden;
  }
}
form.addEventListener("input", show);
form.addEventListener("submit", () => { try { localStorage.setItem("my-name", $("[name=name0]").value); } catch { /* not kept */ } });
try { $("[name=name0]").value ||= localStorage.getItem("my-name") ?? ""; } catch { /* none */ }
show();
