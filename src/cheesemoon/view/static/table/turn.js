// @ts-check
// The player's turn: title, sound and notice; a single choice is made by itself; how long a bot thinks.
import { buzz } from "../lib/buzz.js";
import { $, ask, closest, input, make, word } from "../lib/dom.js";
import { saveResult } from "../lib/results.js";
import { onSetting, setting } from "../lib/settings.js";
import { levelOf, play } from "../lib/sound.js";
import { showStanding } from "./advice.js";
import { offerHidden } from "./choice-list.js";
import { showGuide } from "./guide.js";
import { buttons, canAct, send } from "./picking.js";
import { isBusy, onSettled, skip } from "./playback.js";
import { arrangement } from "./stream.js";
import { scrollToChoices } from "./viewport.js";

const HOLD = 900; // milliseconds in which a single choice can be held
const REST = 600; // milliseconds after such a choice in which a click on the bar was meant for the old one
const REST_AFTER_PLAYBACK = 400; // the same after the bar of the playback, whose "Go on" lies at the same place
const MOST_REST = 2000; // milliseconds, if no answer comes
const table = $("#table");
let asked = table.dataset.mine ? String(table.dataset.version) : "";
let isOver = Boolean($("#ask .ended"));

onSettled((wasPlayback) => {
  if (isAutomatic || wasPlayback) restUntil = performance.now() + (isAutomatic ? REST : REST_AFTER_PLAYBACK);
  isAutomatic = false;
  showTitle();
  showGuide();
  showStanding();
  if (!isOver && $("#ask .ended")) {
    isOver = true;
    play($("#ask .ended .won, #ask .ended[data-won]") ? "victory" : "defeat");
    saveResult(table.dataset.table ?? "");
    beginReview();
    scrollToChoices();
  }
  if (arrangement.isNew) {
    arrangement.isNew = false;
    scrollToChoices();
  }
  const turn = table.dataset.mine ? String(table.dataset.version) : "";
  if (!turn || asked === turn) {
    asked = turn;
    return;
  }
  const isFirst = asked === "";
  asked = turn;
  scrollToChoices();
  offerHidden();
  if (isFirst) announceTurn();
  const question = $("#question");
  if (input.keys && question) question.focus({ preventScroll: true });
  else if (question) $("#live").textContent = `${$("#live").textContent ?? ""} ${question.textContent}`;
  playOnlyChoice();
});

/** Let a bot judge the game in the background, for its players. A static site has no thread to spare. */
function beginReview() {
  if (!table.dataset.seated || document.documentElement.dataset.engine) return;
  ask(`${table.dataset.table}/review`, { method: "POST", body: new URLSearchParams() }).catch(() => {
    /* the end page offers it */
  });
}

/** Show on a new page whose turn it is. */
export function start() {
  showTitle();
  showStanding();
  scrollToChoices();
  offerHidden();
  if (isOver) saveResult(table.dataset.table ?? "");
  showGuide();
  playOnlyChoice();
}

// --- a single choice -------------------------------------------------------------------------------

let holding = 0;
let isAutomatic = false; // the bar does not yet show what the choice has led to
let restUntil = 0;
/** @type {Node[]} */
let asideBefore = [];

/** Make a single choice after a moment, unless the player holds it or the settings say no. */
function playOnlyChoice() {
  clearTimeout(holding);
  const form = $("form#acts");
  const only = form?.dataset.only;
  const wanted = setting("auto");
  if (!only || wanted === "off" || (only === "chance" && wanted !== "all")) return;
  if (form.querySelector("[name=numbers]") || document.hidden) return;
  const attributes = { type: "button", className: "button hold", id: "hold" };
  const button = make("button", attributes, make("i"), make("span", {}, word("hold")));
  button.addEventListener("click", hold);
  $("#ask .acts").prepend(button);
  asideBefore = [...$("#aside").childNodes];
  $("#aside").textContent = word("auto-soon");
  const version = table.dataset.version;
  holding = window.setTimeout(() => {
    $("#hold")?.remove();
    if (table.dataset.version !== version || !canAct() || isBusy()) return;
    form.dataset.auto = "1";
    isAutomatic = true;
    restUntil = performance.now() + MOST_REST;
    send(buttons()[0].dataset.act ?? "");
  }, HOLD);
}

addEventListener(
  "click",
  (event) => {
    if (!event.detail || !closest(event.target, "#acts button") || performance.now() > restUntil) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

function hold() {
  clearTimeout(holding);
  if ($("#hold")) $("#aside").replaceChildren(...asideBefore);
  $("#hold")?.remove();
}
addEventListener(
  "keydown",
  (event) => {
    if ($("#hold") && event.key !== "Tab") hold();
  },
  true,
);
addEventListener(
  "pointerdown",
  (event) => {
    if ($("#hold") && !closest(event.target, "#hold")) hold();
  },
  true,
);

// --- title, sound, notice --------------------------------------------------------------------------

onSetting("bell", (value) => {
  const canAsk = "Notification" in window && Notification.permission === "default";
  if (value !== "off" && canAsk) Notification.requestPermission();
  play("your-turn", "bell");
});
onSetting("effects", () => play("coin"));
onSetting("buzz", () => buzz("turn"));
onSetting("auto", () => {
  hold();
  playOnlyChoice();
});
onSetting("speed", (value) => {
  if (value === "once" && isBusy()) skip();
});

/** Play a sound. Send a notice too if the page is hidden and the browser allows it. */
function announceTurn() {
  play("your-turn", "bell");
  buzz("turn");
  if (!levelOf("bell") || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(word("your-turn"), { body: table.dataset.title, tag: table.dataset.table });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

function showTitle() {
  document.title = (table.dataset.mine ? `● ${word("your-turn")} · ` : "") + table.dataset.title;
}

// --- how long a bot has been thinking --------------------------------------------------------------

let thinking = "";
let since = 0;
setInterval(() => {
  const think = $(".think");
  const now = think && !isBusy() ? (table.dataset.version ?? "") : "";
  if (now !== thinking) {
    thinking = now;
    since = Date.now();
  }
  if (!think) return;
  const seconds = Math.floor((Date.now() - since) / 1000);
  think.hidden = !now || seconds < 1; // hidden while earlier actions are still being shown
  if (think.hidden) return;
  const { why, about } = think.dataset;
  const words = (think.dataset.thinking ?? "").replace("#", String(seconds));
  $("p", think).textContent = words + (why && seconds > 1 ? ` · ${why}` : "");
  if (about) $("i", think).style.width = `${Math.min(96, (100 * seconds) / Number(about))}%`;
}, 500);

document.addEventListener("visibilitychange", () => {
  document.body.classList.toggle("asleep", document.hidden);
  if (document.hidden && isBusy()) skip();
});
