// @ts-check
// The table: what the server sends, in its order; keys; your turn; single choices made by themselves.
import { $, $$, input, lost, made, narrow, parsed, upright, ask, toast, word } from "../lib/dom.js";
import { follow } from "./viewport.js";
import { pace, ringed } from "./motion.js";
import { morphed } from "./drawing.js";
import { forget, hideCard } from "./cards.js";
import { closeBoxes, enter, may, onBoard, prepare, send, showChoices, type, unpick, untype, ways } from "./choose.js";
import { again, busy, onAgain, push, rush, whenSettled } from "./playback.js";
import { drawn, lastTurn, slowly, where } from "./slow-replay.js";
import { newest, remember, sentences, tick, unread, write } from "./log.js";
import { askSound, openDrawer, table as page } from "../pages/page.js";
import { play } from "../lib/sound.js";
import { onSetting, setting } from "../lib/settings.js";
import { guide } from "./guide.js";
import { hearPresence, showPresence } from "./presence.js";
import { hearClock } from "./clock.js";
import { attempted, remember as kept } from "../lib/results.js";
import "./camera.js";
import "./hand.js";
import "./mute.js";

const table = $("#table");
const HOLD = 900;  // how long a single choice can be held

// --- what the server sends ------------------------------------------------------------------------------------------

/** @type {EventSource | null} */
let stream = null;
let stamp = table.dataset.stamp;
let shown = stamp;  // what the page shows may be behind what came

function connect() {
  const query = new URLSearchParams(table.dataset.live.split("?")[1]);
  query.set("stamp", stamp);
  query.set("tall", table.dataset.tall ? "1" : "0");
  stream = new EventSource(`${table.dataset.live.split("?")[0]}?${query}`);
  stream.addEventListener("update", (event) => receive(JSON.parse(event.data)));
  stream.addEventListener("here", (event) => hearPresence(JSON.parse(event.data)));
  stream.addEventListener("clock", (event) => hearClock(JSON.parse(event.data)));
  stream.onopen = () => {
    if (table.classList.contains("lost")) toast(word("connection-back"), true);
    table.classList.remove("lost");
  };
  stream.onerror = () => {
    if (!table.classList.contains("lost")) toast(lost());
    table.classList.add("lost");
    stream?.close();
    setTimeout(connect, 1000);
  };
}
page.stale = () => { stream?.close(); stamp = ""; connect(); };
page.offline = () => {
  const cut = table.classList.contains("lost");
  if (cut) toast(lost());
  return cut;
};
addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => { if (event.persisted) page.stale(); });

// The arrangement follows the window; the server is told, and knows it the next time.
let rearranged = false;
function arrange() {
  const tall = upright.matches ? "1" : "";
  document.cookie = `tall=${tall || 0}; max-age=31536000; path=/; samesite=lax`;
  if (tall === table.dataset.tall) return;
  table.dataset.tall = tall;
  rearranged = true;
  page.stale();
}
upright.addEventListener("change", arrange);

/** @param {any} data */
function receive(data) {
  stamp = data.stamp;
  const fresh = data.log ? [...parsed(data.log[1]).children].map((e) => /** @type {HTMLElement} */ (e)) : [];
  const few = fresh.length > 0 && fresh.length < 4 && data.log[0] > 0 || (fresh.length === 1 && data.log[0] === 0);
  const item = fresh.at(-1);
  const others = few && item && !mine(item.dataset.seat ?? "");
  const lines = few && item ? sentences(item) : [];
  const told = others || lines.length > 2 ? lines : [];
  const slow = few && fresh.length === 1 && item?.dataset.long && typeof data.picture !== "string" && pace() ? slowly(data, update) : undefined;
  push({ show: () => update(data), lines: told, seat: item?.dataset.seat ?? "", moment: few && item?.dataset.moment || "", chapter: "", slow });
}

/** @param {string} seat */
const mine = (seat) => Boolean($(`#player-${seat}`)?.classList.contains("here"));

/** @param {any} data @param {string[]} [moved] what moved, where it was shown before */
function update(data, moved = []) {
  const counts = new Map($$("[data-count]").map((c) => [c.dataset.count, Number(c.dataset.value)]));
  const said = $$("#chat li:not(.empty, .system)").length, notes = $$("#chat li.system").length;
  closeBoxes();
  forget();
  unpick();
  untype();
  if (data.parts?.ask) closeAdvice();
  for (const [id, html] of Object.entries(data.parts ?? {})) morphed(/** @type {Element} */ (document.getElementById(id)), html, { morphStyle: "innerHTML" });
  if ($("#all-ways")?.contains(document.activeElement)) $("#question")?.focus({ preventScroll: true });  // no key answers what has not been read
  const touched = data.picture || data.panels ? drawn(data, typeof data.picture === "string") : moved;
  const items = data.log ? write(data.log[0], data.log[1]) : [];
  const last = items.at(-1);
  if (last) remember(last.dataset.ply ?? "", touched);
  ticked();
  table.dataset.version = data.v;
  table.dataset.mine = data.mine ? "1" : "";
  table.dataset.acting = data.acting ?? "";
  shown = data.stamp;
  $("#ask").classList.toggle("mine", data.mine);
  for (const panel of $$("#panels > li")) panel.classList.toggle("acting", panel.id === `player-${data.acting}`);
  for (const count of $$("[data-count]")) floatUp(count, counts.get(count.dataset.count));
  prepare();
  where();
  showPresence();
  chatted(said, notes);
  hear(items);
}

/** The newest line of the log, where a phone shows no more of it. */
function ticked() { tick(newest() || word("nothing-before")); }
$("#ticker .grow").addEventListener("click", () => $("#side").showPopover?.());

/** What was said is counted until it is read; a line of our own is shown once. @param {number} said @param {number} notes */
function chatted(said, notes) {
  const lines = $$("#chat li:not(.empty, .system)"), ours = $$("#chat li.system");
  unread(lines.length - said);
  if (ours.length > notes) toast(ours.at(-1).textContent.trim(), true);
  if (lines.length > said && said) $("#live").textContent = lines.at(-1).textContent;
}

/** A screen reader hears each line once. @param {HTMLElement[]} items */
function hear(items) {
  if (items.length && items.length < 12) $("#live").textContent = items.flatMap(sentences).join(" ");
}

/** @param {any} count @param {number | undefined} before */
function floatUp(count, before) {
  const by = Number(count.dataset.value) - (before ?? NaN);
  if (!by || Number.isNaN(by) || !pace()) return;
  const mark = made("span", { className: `float ${by > 0 ? "up" : "down"}`, "aria-hidden": "true" }, by > 0 ? `+${by}` : `−${-by}`);
  count.append(mark);
  if (mine(count.dataset.count.split("-").at(-1))) play(by > 0 ? "gain" : "loss");
  setTimeout(() => mark.remove(), 1600);
}

// --- when all has been shown ------------------------------------------------------------------------------------------

let asked = "", ended = Boolean($("#ask .ended"));
whenSettled(() => {
  titled();
  guide();
  askStanding();
  if (!ended && $("#ask .ended")) { ended = true; play("end"); kept(table.dataset.table); follow(); }
  if (rearranged) { rearranged = false; follow(); }
  const turn = table.dataset.mine ? String(table.dataset.version) : "";
  if (!turn || asked === turn) { asked = turn; return; }
  const began = asked === "";
  asked = turn;
  follow();
  if (began) yourTurn();
  const question = $("#question");
  if (input.keys && question) question.focus({ preventScroll: true });
  else if (question) $("#live").textContent = `${$("#live").textContent ?? ""} ${question.textContent}`;
  soon();
});

// --- only real decisions: a single answer is made by itself, unless it is held ---------------------------------------

let holding = 0, unheld = "";
function soon() {
  clearTimeout(holding);
  const form = $("#acts"), only = form?.dataset.only, wanted = setting("auto");
  if (!only || wanted === "off" || (only === "chance" && wanted !== "all") || form.querySelector("[name=numbers]") || document.hidden) return;
  const hold = made("button", { type: "button", className: "button hold", id: "hold" }, made("i", {}), made("span", {}, word("hold")));
  hold.addEventListener("click", held);
  $("#ask .acts").prepend(hold);
  unheld = $("#aside").textContent;
  $("#aside").textContent = word("auto-soon");
  const version = table.dataset.version;
  holding = window.setTimeout(() => {
    $("#hold")?.remove();
    if (table.dataset.version !== version || !may() || busy()) return;
    form.dataset.auto = "1";
    send(ways()[0].dataset.act);
  }, HOLD);
}
function held() {
  clearTimeout(holding);
  if ($("#hold")) $("#aside").textContent = unheld;
  $("#hold")?.remove();
}
addEventListener("keydown", (event) => { if ($("#hold") && event.key !== "Tab") held(); }, true);
addEventListener("pointerdown", (event) => { if ($("#hold") && !(/** @type {any} */ (event.target)).closest("#hold")) held(); }, true);

// --- the last turn again -------------------------------------------------------------------------------------------------

onAgain(async () => {
  if (busy()) return;
  $("#side")?.matches(":popover-open") && $("#side").hidePopover();
  const tale = await lastTurn(shown, prepare);
  if (!tale || busy()) return;
  unpick();
  hideCard();
  again(tale);
});

// --- keys ---------------------------------------------------------------------------------------------------------------------

page.key = (event) => {
  const target = /** @type {any} */ (event.target);
  const here = target.closest("#board .choice, #panels .choice");
  if (busy() && (event.key === "Escape" || (event.key === " " && !target.closest("button")))) { event.preventDefault(); rush(); }
  else if (event.key === "Escape") { unpick(); hideCard(); closeBoxes(); showChoices(false); closeAdvice(); }
  else if (event.key === "u") $('[data-do="undo"]')?.click();
  else if (event.key === "h") $('[data-do="hint"]')?.click();
  else if (event.key === "l") $('[data-do="again"]')?.click();
  else if (event.key === "a" && may()) { showChoices(true); ways()[0]?.focus(); }
  else if (/^\d$/.test(event.key) && may()) type(event.key);
  else if (event.key === "Enter" && here) { event.preventDefault(); enter(here); }
  else if (event.key.startsWith("Arrow")) arrows(event, target);
};

/** Whether nothing has the focus yet, nor is there anything that arrows would scroll. @param {Element} target */
const unfocused = (target) => target === document.body && document.documentElement.scrollHeight <= innerHeight;

/** @param {KeyboardEvent} event @param {any} target */
function arrows(event, target) {
  const here = target.closest("#all-ways [data-act], #which button");
  if (here) {
    const all = $$(here.closest("#which") ? "#which button" : "#all-ways [data-act]:not([hidden])");
    const on = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
    event.preventDefault();
    all[(all.indexOf(here) + on + all.length) % all.length].focus();
  } else if ((target.closest("#board, #question, #panels") || unfocused(target)) && onBoard(event.key, event.shiftKey)) event.preventDefault();
}

document.addEventListener("click", (event) => {
  const target = /** @type {any} */ (event.target);
  if (target.closest('[data-do="choices"]')) showChoices($("#all-ways").hidden);
  else if (!target.closest("#all-ways")) showChoices(false);
  const option = target.closest("#advice [data-go]");
  if (option) send(option.dataset.go);
  if (target.closest('[data-do="close-advice"]')) closeAdvice();
  const hint = target.closest("[data-advice]");
  if (hint) advise(hint);
});

// --- a hint ---------------------------------------------------------------------------------------------------------------------

function closeAdvice() { const box = $("#advice"); box.hidden = true; box.replaceChildren(); ringed([], "advised"); }

/** @param {any} button */
async function advise(button) {
  if (button.dataset.busy) return;
  button.dataset.busy = "1";
  const place = $("#advice"), thinking = made("p", { className: "thinking" }, button.dataset.thinking);
  place.replaceChildren(thinking);
  place.hidden = false;
  try {
    const answer = await ask(button.dataset.advice);
    const told = parsed(await answer.text());
    if (!place.contains(thinking)) return;  // the table went on meanwhile
    if (!answer.ok) { closeAdvice(); toast(told); return; }
    place.replaceChildren(told);
    const best = place.querySelector("[data-go]")?.dataset.go;
    ringed($$("#paper [data-action]").filter((e) => e.dataset.action === best), "advised");
    if (input.keys) place.focus();
  } catch { closeAdvice(); toast(lost()); }
  finally { delete button.dataset.busy; }
}

// --- who is ahead, for those who want to know ----------------------------------------------------------------------------------

let standingOf = "";
async function askStanding() {
  const standing = $("#standing"), version = table.dataset.version;
  standing.hidden = setting("ahead") !== "on";
  if (standing.hidden || standingOf === version) return;
  standingOf = version;
  const answer = await ask(standing.dataset.standing).catch(() => null);
  if (answer?.ok && version === table.dataset.version) $("div", standing).replaceChildren(parsed(await answer.text()));
}
onSetting("ahead", () => { standingOf = ""; askStanding(); });

// --- your turn: title, sound, notice --------------------------------------------------------------------------------------------

onSetting("sound", (value) => {
  if (value !== "off" && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
  play("turn");
});
onSetting("auto", () => { held(); soon(); });
onSetting("speed", (value) => { if (value === "once" && busy()) rush(); });

function yourTurn() {
  play("turn");
  if (setting("sound") === "off" || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(word("your-turn"), { body: table.dataset.title, tag: table.dataset.table });
  notice.onclick = () => { focus(); notice.close(); };
}
function titled() { document.title = (table.dataset.mine ? `● ${word("your-turn")} · ` : "") + table.dataset.title; }

// --- how long a bot has been thinking ----------------------------------------------------------------------------------------------

let thinking = "", since = 0;
setInterval(() => {
  const think = $(".think"), now = think && !busy() ? table.dataset.version : "";
  if (now !== thinking) { thinking = now; since = Date.now(); }
  if (!think) return;
  if (!now) { think.hidden = true; return; }  // what happened before is still being shown
  const seconds = Math.floor((Date.now() - since) / 1000);
  think.hidden = seconds < 1;
  if (seconds < 1) return;
  const { why, about } = think.dataset;
  $("p", think).textContent = think.dataset.thinking.replace("#", String(seconds)) + (why && seconds > 1 ? ` · ${why}` : "");
  if (about) $("i", think).style.width = `${Math.min(96, (100 * seconds) / Number(about))}%`;
}, 500);

document.addEventListener("visibilitychange", () => { document.body.classList.toggle("asleep", document.hidden); if (document.hidden && busy()) rush(); });

prepare();
where();
ticked();
titled();
asked = table.dataset.mine ? String(table.dataset.version) : "";
arrange();
if (!stream) connect();
askStanding();
follow();
attempted(table.dataset.table, document.body.dataset.game ?? "");
if (ended) kept(table.dataset.table);
guide();
soon();
if (table.dataset.open) openDrawer(table.dataset.open, ".about");
else if (table.dataset.seated) askSound($(narrow.matches ? "#ticker" : "#pane-log"), word("sound-ask"), word("sound-ask-yes"), word("sound-ask-no"));
