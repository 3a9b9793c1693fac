// @ts-check
// A new table: the chairs show who was chosen for them.
import { $, $$, ask, lost, parsed, pictured, toast } from "../lib/dom.js";
import "./page.js";

const PEOPLE = ["cat-face", "unicorn", "panda", "koala", "penguin"];
const signs = $$(".seat .face").map((face) => face.firstElementChild);
const counted = signs.map((_, i) => i);
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
  who.classList.toggle("is-asked", kind.value === "link");
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
  if (card) invited();
}

// Who is not here gets a chair by link; what becomes of it stands beside the table.
const card = $("#invited"), alone = $$("#invited :is(h3, p)").map((e) => e.textContent);
/** @param {number} i @returns {string} */
const kindOf = (i) => $(`[name=who${i}]:checked`).value;
/** The chair that a guest gets: a free one, else that of a bot. */
const spare = () => ["nobody", "bot"].flatMap((kind) => counted.filter((i) => i > 0 && kindOf(i) === kind))[0];

// An invited chair has its link at once: the table that is begun gets the address that the page was given.
const place = $("[name=place]", form), links = $$(".by-link");
place.value = "";
/** @param {number} i */
async function linked(i, again = false) {
  const here = links[i];
  if (!again && (here.childElementCount || here.dataset.busy)) return;
  here.dataset.busy = "1";
  const answer = await ask(`${here.dataset.chair}?place=${form.dataset.place}`).catch(() => null);
  delete here.dataset.busy;
  if (!answer?.ok) { toast(answer ? parsed(await answer.text()) : lost()); return; }
  place.value = form.dataset.place;
  here.replaceChildren(parsed(await answer.text()));
  for (const send of $$("[data-send]", here)) send.hidden = !("share" in navigator);
  named(i);
}
/** @param {number} i */
function named(i) {
  const head = $("h3", links[i]);
  if (!head) return;
  head.dataset.words ??= head.textContent;
  head.textContent = head.dataset.words.replace("#", $(`.p${i} .plate-name`).textContent);
}
form.addEventListener("click", async (/** @type {MouseEvent} */ event) => {
  const target = /** @type {any} */ (event.target), send = target.closest("[data-send]");
  if (send) navigator.share({ title: document.title, url: send.dataset.send }).catch(() => { /* not sent after all */ });
  if (!target.closest("[data-do=network]")) return;
  const answer = await ask("/network", { method: "POST", body: new URLSearchParams() }).catch(() => null);
  if (!answer?.ok) { toast(answer ? parsed(await answer.text()) : lost()); return; }
  for (const i of counted) if ($(".chair", links[i])) linked(i, true);
});
let begun = false;  // an address is that of one table: who comes back here lays another
addEventListener("pageshow", (event) => { if (event.persisted && begun) location.reload(); else show(); });  // a browser fills in what was chosen before

function invited() {
  const guests = counted.filter((i) => kindOf(i) === "link");
  for (const i of guests) { linked(i); named(i); }
  const names = guests.map((i) => $(`.p${i} .plate-name`).textContent);
  const { asked, askedMore } = card.dataset, told = names.length ? [asked.replace("#", names.join(", ")), askedMore] : alone;
  $$(":is(h3, p)", card).forEach((e, i) => { e.textContent = told[i]; });
  $("button", card).hidden = spare() === undefined;
}
if (card) $("button", card).addEventListener("click", () => {
  const i = spare();
  if (i === undefined) return;
  $(`[name=who${i}][value=link]`).checked = $(`.p${i} [name=looking]`).checked = true;
  show();
});

form.addEventListener("input", show);
form.addEventListener("submit", () => { begun = true; try { localStorage.setItem("my-name", $("[name=name0]").value); } catch { /* not kept */ } });
try { $("[name=name0]").value ||= localStorage.getItem("my-name") ?? ""; } catch { /* none */ }
show();
