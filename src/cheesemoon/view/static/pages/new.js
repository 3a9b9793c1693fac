// @ts-check
// A new table: the chairs show the players that were chosen for them.
import { $, $$, ask, closest, fillIn, lostMessage, makeIcon, parse, toast } from "../lib/dom.js";
import "./page.js";

const PEOPLE = ["cat-face", "unicorn", "panda", "koala", "penguin"];
const signs = $$(".seat .face").map((face) => /** @type {Element} */ (face.firstElementChild));
const seats = signs.map((_, i) => i);
const form = $("form.setup");
const counts = (form.dataset.counts ?? "").split(",").map(Number);

/** Return the radio button that says who gets a seat. @param {number} i */
const kindOf = (i) => $(`input[name=who${i}]:checked`);
/** @param {number} i */
const nameOf = (i) => $(`.p${i} .plate-name`).textContent ?? "";

/** Show who gets a seat. Return True if it is taken. @param {HTMLElement} who @param {number} i */
function showSeat(who, i) {
  const kind = kindOf(i);
  const bot = $(`input[name=bot${i}]:checked`, who);
  const name = $(`input[name=name${i}]`, who);
  const chair = $(`.seat.p${i}`);
  const isFree = kind.value === "nobody";
  const isBot = kind.value === "bot";
  chair.classList.toggle("free", isFree);
  chair.classList.toggle("asked", kind.value === "link" || kind.value === "open");
  who.classList.toggle("by-bot", isBot);
  who.classList.toggle("by-person", !isBot && !isFree);
  who.classList.toggle("is-asked", kind.value === "link");
  const own = i === 0 && kind.value === "here" ? form.dataset.myFace : "";
  const person = own || PEOPLE[i % PEOPLE.length];
  const face = $(".face", chair);
  if (isFree) face.replaceChildren("+");
  else face.replaceChildren(makeIcon(isBot ? (bot.dataset.face ?? "") : person), signs[i]);
  const given = name.value || (isBot ? bot.dataset.name : name.placeholder);
  $(".plate-name", chair).textContent = (isFree ? kind.dataset.words : given) ?? "";
  const note = isBot ? bot.dataset.words : kind.dataset.words;
  $("small", chair).textContent = isFree ? "" : (note ?? "");
  return !isFree;
}

function show() {
  const count = $$(".who").filter(showSeat).length;
  const start = $("button#start");
  const isFitting = counts.includes(count);
  const forMany = (start.dataset.with ?? "").split("|")[counts.indexOf(count)];
  $("span", start).textContent = (count > 1 ? forMany : undefined) ?? start.dataset.one ?? "";
  start.disabled = !isFitting;
  $("#counts").textContent = isFitting ? "" : ($("#counts").dataset.wrong ?? "");
  for (const option of $$("fieldset[data-for]")) {
    option.hidden = !(option.dataset.for ?? "").split(",").map(Number).includes(count);
    option.disabled = option.hidden;
  }
  if (card) {
    showGuests(card);
    markNext();
  }
}

// --- guests get a chair by link, and its link at once ---------------------------------------------

const card = $("#invited");
const alone = $$("#invited :is(h3, p)").map((e) => e.textContent);
const place = $("input[name=place]", form);
const links = $$(".by-link");
place.value = "";

/** Return the seat for another guest: a free one, else that of a bot. @returns {number | undefined} */
const findSpareSeat = () =>
  ["nobody", "bot"].flatMap((kind) => seats.filter((i) => i > 0 && kindOf(i).value === kind))[0];

/**
 * Load the link of a seat. The table will get the address that the page was given.
 * @param {number} i
 * @param {boolean} [isAgain]
 */
async function loadLink(i, isAgain = false) {
  const here = links[i];
  if (!isAgain && (here.childElementCount || here.dataset.busy)) return;
  here.dataset.busy = "1";
  const answer = await ask(`${here.dataset.chair}?${placeQuery()}`).catch(() => null);
  delete here.dataset.busy;
  if (!answer?.ok) {
    toast(answer ? parse(await answer.text()) : lostMessage());
    return;
  }
  place.value = form.dataset.place ?? "";
  here.replaceChildren(parse(await answer.text()));
  const canShare = "share" in navigator;
  for (const send of $$("[data-send]", here)) send.hidden = !canShare;
  for (const way of $$(canShare ? "[data-send]" : "[data-copy]", here)) way.classList.add("primary");
  markNext();
  showName(i);
  if (!watching) watching = window.setInterval(watchGuests, WATCH);
}

/** Return the reserved address and the host's name, for the server. */
const placeQuery = () =>
  new URLSearchParams({ place: form.dataset.place ?? "", as: $("input[name=name0]").value || nameOf(0) });

/** Give the gold to what comes next: to send a link while a guest is missing, else to start. */
function markNext() {
  const waitsFor = seats.some((i) => kindOf(i).value === "link" && !$(".guest.waits", links[i]));
  $("button#start").classList.toggle("primary", !waitsFor);
  form.classList.toggle("asks", waitsFor);
}

const WATCH = 4000; // milliseconds
let watching = 0;

/** Show which guests have opened their link and wait. */
async function watchGuests() {
  if (document.hidden || isStarted) return;
  const answer = await ask(`${location.pathname}/waiting?${placeQuery()}`).catch(() => null);
  if (!answer?.ok) return;
  /** @type {Record<string, { name: string, face: string }>} */
  const guests = await answer.json();
  for (const i of seats) {
    const line = $(".guest", links[i]);
    if (!line) continue;
    const guest = guests[i];
    const words = guest ? (guest.name ? fillIn(line.dataset.waits, guest.name) : line.dataset.some) : line.dataset.none;
    if (line.textContent !== words) line.textContent = words ?? "";
    line.classList.toggle("waits", Boolean(guest));
    const plate = $(`.seat.p${i} small`); // in sight on a phone, too
    if (kindOf(i).value === "link") plate.textContent = (guest ? line.dataset.short : kindOf(i).dataset.words) ?? "";
  }
  markNext();
}

/** Show the name of a guest over the link. @param {number} i */
function showName(i) {
  const head = $("h3", links[i]);
  if (!head) return;
  head.dataset.words ??= head.textContent ?? "";
  head.textContent = fillIn(head.dataset.words, nameOf(i));
}

form.addEventListener("click", async (event) => {
  const send = closest(event.target, "[data-send]");
  if (send)
    navigator.share({ title: document.title, url: send.dataset.send }).catch(() => {
      /* the player did not send it */
    });
  if (!closest(event.target, "[data-do=network]")) return;
  const answer = await ask("/network", { method: "POST", body: new URLSearchParams() }).catch(() => null);
  if (!answer?.ok) {
    toast(answer ? parse(await answer.text()) : lostMessage());
    return;
  }
  for (const i of seats) if ($(".chair", links[i])) loadLink(i, true);
});

// A tap on a free chair seats a bot there at once. Arrow keys only look.
for (const i of seats)
  $(`.seat.p${i}`).addEventListener("click", (event) => {
    if (!event.detail || kindOf(i).value !== "nobody") return;
    $(`input[name=who${i}][value=bot]`).checked = true;
    show();
  });

let isStarted = false;
addEventListener("pageshow", (event) => {
  // An address belongs to one table: a player who comes back starts another one.
  if (event.persisted && isStarted) location.reload();
  else show(); // the browser may have filled in earlier choices
});

/** @param {HTMLElement} box */
function showGuests(box) {
  const guests = seats.filter((i) => kindOf(i).value === "link");
  for (const i of guests) {
    loadLink(i);
    showName(i);
  }
  const { asked, askedMore = "" } = box.dataset;
  const lines = guests.length ? [fillIn(asked, guests.map(nameOf).join(", ")), askedMore] : alone;
  $$(":is(h3, p)", box).forEach((e, i) => {
    e.textContent = lines[i];
  });
  $("button", box).hidden = findSpareSeat() === undefined;
}
if (card)
  $("button", card).addEventListener("click", () => {
    const i = findSpareSeat();
    if (i === undefined) return;
    $(`input[name=who${i}][value=link]`).checked = $(`.p${i} input[name=looking]`).checked = true;
    show();
  });

form.addEventListener("input", show);
form.addEventListener("submit", () => {
  isStarted = true;
  try {
    localStorage.setItem("my-name", $("input[name=name0]").value);
  } catch {
    /* not kept */
  }
});
try {
  $("input[name=name0]").value ||= localStorage.getItem("my-name") ?? "";
} catch {
  /* nothing was kept */
}
show();
