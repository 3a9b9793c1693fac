// @ts-check
// Cards beside a thing: what it is, and what choosing it costs and brings.
import { rooted } from "../lib/connection.js";
import { $, $$, ask, closest, input, make, narrow, parse } from "../lib/dom.js";
import { paper } from "./overlay.js";

const table = $("#table");
const card = $("#card");
const panels = $("#panels");
const GAP = 12; // pixels between a thing and its card
const EDGE = 8; // pixels between the window and the card
const AWAY = 32; // pixels that a mouse moves until it points again
const WAIT = 350; // milliseconds until a card opens
const LONG = 500; // milliseconds of a long press
const STAYS = 4000; // milliseconds after a long press
const THINGS = "[data-action], [data-card], [data-act]";

/** @typedef {Record<string, [title: string, text: string]>} Cards */

/** @type {Promise<Cards> | null} all cards of the game, loaded once */
let loaded = null;

/** @returns {Promise<Cards>} */
function loadCards() {
  loaded ??= fetch(table.dataset.cards ?? "")
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return loaded;
}

/** Rule numbers in brackets: they are behind a small sign. */
const BEHIND = / ?\(([A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*)\)/g;
/** @type {Map<string, string>} what actions bring, for this state of the table */
const previews = new Map();
let waiting = 0;
/** @type {Element | null} */
let shownFor = null;

/** Hide the card. */
export function hideCard() {
  clearTimeout(waiting);
  shownFor = null;
  card.hidden = true;
}

// What was chosen needs no card; the answer may be shown for seconds.
document.addEventListener("submit", hideCard);

/** Forget what actions bring, because the table has changed. */
export function forgetPreviews() {
  previews.clear();
  hideCard();
}

/** @param {string} action */
async function loadPreview(action) {
  const key = `${table.dataset.version} ${action}`;
  if (!previews.has(key)) {
    const address = `${table.dataset.table}/preview?action=${encodeURIComponent(action)}`;
    const answer = await ask(address).catch(() => null);
    previews.set(key, answer?.ok ? await answer.text() : "");
  }
  return previews.get(key) ?? "";
}

/** Show the card of a thing, unless the pointer has left it meanwhile. @param {HTMLElement} thing */
async function show(thing) {
  if ($("#which") || table.classList.contains("showing") || thing.closest(".chosen")) return;
  shownFor = thing;
  const action = actionOf(thing);
  const name = closest(thing, "[data-card]")?.dataset.card;
  const preview = action && table.dataset.mine ? await loadPreview(action) : "";
  const about = name ? (await loadCards())[name] : undefined;
  if (shownFor !== thing || !thing.isConnected || table.classList.contains("showing") || (!preview && !about)) return;
  card.replaceChildren();
  const { tag } = thing.dataset;
  if (tag && !preview.includes(tag)) card.append(make("b", { className: "gain" }, tag));
  if (preview) card.append(parse(preview));
  if (about) card.append(make("h3", {}, about[0]), make("p", {}, about[1].replace(BEHIND, "")));
  card.hidden = false;
  place(thing);
}

/**
 * Return the card of a thing with links to its rules, for a box that stays.
 * @param {Element} target
 * @returns {Promise<Node[]>}
 */
export async function describe(target) {
  const name = closest(target, "[data-card]")?.dataset.card;
  const about = name ? (await loadCards())[name] : undefined;
  if (!about) return [];
  const game = document.body.dataset.game ?? "";
  const link = (/** @type {string} */ rule) => {
    const attributes = {
      className: "rule sign",
      title: rule,
      "aria-label": rule,
      href: rooted(`/rules/${game}#${rule}`),
      "data-rule": rooted(`/rules/${game}/${rule}`),
    };
    return make("a", attributes, "§");
  };
  const parts = about[1].replace(BEHIND, " $1").split(/\b([A-Z]{2}-\d+)\b,?/);
  return [make("h3", {}, about[0]), make("p", {}, ...parts.map((part, i) => (i % 2 ? link(part) : part)))];
}

/** Place the card where there is room beside a thing; on a phone, at the top or below it. @param {Element} thing */
function place(thing) {
  card.style.left = card.style.top = "0";
  const at = thing.getBoundingClientRect();
  const size = card.getBoundingClientRect();
  const [left, top] = narrow.matches ? findSpotOnPhone(at, size) : findSpot(thing, at, size);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/** @param {DOMRect} at @param {DOMRect} size */
function findSpotOnPhone(at, size) {
  const stage = $(".stage").getBoundingClientRect();
  const isHigh = at.top < stage.top + size.height + GAP;
  const low = Math.max(at.bottom + GAP, stage.bottom - size.height - EDGE);
  return [(innerWidth - size.width) / 2, isHigh ? low : stage.top + EDGE];
}

/**
 * Return the free side that covers the fewest choices.
 * @param {Element} thing
 * @param {DOMRect} at
 * @param {DOMRect} size
 */
function findSpot(thing, at, size) {
  const level = Math.max(EDGE, Math.min(at.top, innerHeight - size.height - EDGE));
  const middle = Math.max(EDGE, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - EDGE));
  const list = (thing.closest("#all-ways") ?? thing.closest("#ask"))?.getBoundingClientRect();
  if (list) return [middle, Math.max(EDGE, list.top - size.height - GAP)];
  const spots = [
    [at.right + GAP, level, innerWidth - at.right - size.width],
    [at.left - size.width - GAP, level, at.left - size.width],
    [middle, at.top - size.height - GAP, at.top - size.height],
    [middle, at.bottom + GAP, innerHeight - at.bottom - size.height],
  ];
  const free = spots
    .filter(([, , room]) => room > GAP + EDGE)
    .map((spot) => ({ spot, covered: countCovered(spot, size) }));
  return free.sort((a, b) => a.covered - b.covered)[0]?.spot ?? spots[2];
}

/** Return how many choices a card would cover. @param {number[]} spot @param {DOMRect} size */
function countCovered([left, top], { width, height }) {
  const boxes = $$(".stage .choice, #panels .choice").map((e) => e.getBoundingClientRect());
  const isCovered = (/** @type {DOMRect} */ r) =>
    r.width < 300 && left < r.right && left + width > r.left && top < r.bottom && top + height > r.top;
  return boxes.filter(isCovered).length;
}

/** Return the thing of the table that an event is about, or null. @param {EventTarget | null} target */
function thingAt(target) {
  const thing = closest(target, THINGS);
  return thing && (paper.contains(thing) || panels.contains(thing) || thing.closest("#ask")) ? thing : null;
}

/** @param {HTMLElement} thing */
const actionOf = (thing) => thing.dataset.action ?? thing.dataset.act;

/**
 * Light a choice of the board together with its button.
 * @param {string | undefined} action
 * @param {boolean} isOn
 */
function light(action, isOn) {
  if (!action || document.body.classList.contains("picked")) return;
  for (const e of [...$$("[data-action]", paper), ...$$("[data-action]", panels)])
    if (e.dataset.action === action) e.classList.toggle("lit", isOn);
}

// Where a mouse has pressed and still rests. What moves under a resting mouse is not pointed at.
/** @type {{ x: number, y: number } | null} */
let rest = null;
document.addEventListener(
  "pointerdown",
  ({ clientX: x, clientY: y, pointerType }) => {
    rest = pointerType === "touch" ? null : { x, y };
  },
  true,
);
document.addEventListener("pointermove", (event) => {
  if (!rest || Math.hypot(event.clientX - rest.x, event.clientY - rest.y) < AWAY) return;
  rest = null;
  pointAt(thingAt(event.target));
});

/** @param {HTMLElement | null} thing */
function pointAt(thing) {
  if (!thing || thing === shownFor) return;
  light(actionOf(thing), true);
  clearTimeout(waiting);
  if (!rest) waiting = window.setTimeout(() => show(thing), WAIT);
}
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") pointAt(thingAt(event.target));
});
document.addEventListener("pointerout", (event) => {
  const thing = thingAt(event.target);
  if (!thing || event.pointerType === "touch" || thing.contains(/** @type {Node} */ (event.relatedTarget))) return;
  light(actionOf(thing), false);
  hideCard();
});
document.addEventListener("focusin", (event) => {
  const thing = thingAt(event.target);
  if (!document.body.classList.contains("picked"))
    for (const e of $$("#paper .lit, #panels .lit")) e.classList.remove("lit");
  if (!thing) return;
  light(actionOf(thing), true);
  if (!input.keys) return;
  clearTimeout(waiting);
  waiting = window.setTimeout(() => show(thing), WAIT);
});
document.addEventListener("focusout", (event) => {
  if (input.keys && thingAt(event.target)) hideCard();
});

// A long press shows the card and does not act.
let pressing = 0;
let isLong = false;
document.addEventListener(
  "touchstart",
  (event) => {
    const thing = thingAt(event.target);
    clearTimeout(pressing);
    hideCard();
    isLong = false;
    if (!thing) return;
    pressing = window.setTimeout(() => {
      if (document.body.classList.contains("carrying")) return; // the press has lifted a piece
      isLong = true;
      show(thing);
    }, LONG);
  },
  { passive: true },
);
document.addEventListener("touchmove", () => clearTimeout(pressing), { passive: true });
document.addEventListener(
  "touchend",
  (event) => {
    clearTimeout(pressing);
    if (!isLong) return;
    event.preventDefault();
    setTimeout(hideCard, STAYS);
  },
  { passive: false },
);
document.addEventListener("contextmenu", (event) => {
  if (isLong) event.preventDefault();
});
