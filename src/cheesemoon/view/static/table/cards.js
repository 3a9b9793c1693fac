// @ts-check
// Cards: what a thing is, and what choosing it costs and brings; beside it, never over it.
import { $, $$, ask, input, made, narrow, parsed } from "../lib/dom.js";
import { paper } from "./viewport.js";

const table = $("#table"), card = $("#card"), panels = $("#panels");
const GAP = 12, WAIT = 350, LONG = 500, AWAY = 32;
const THINGS = "[data-action], [data-card], [data-act]";

/** @type {Promise<Record<string, [string, string]>> | null} all cards of the game, loaded once */
let loaded = null;
/** @returns {Promise<Record<string, [string, string]>>} */
const cards = () => (loaded ??= fetch(table.dataset.cards).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({})));

/** @type {Map<string, string>} what actions bring, for this state of the table */
const known = new Map();
let waiting = 0;
/** @type {Element | null} */
let shownFor = null;

export function hideCard() {
  clearTimeout(waiting);
  shownFor = null;
  card.hidden = true;
}
export function forget() { known.clear(); hideCard(); }

/** @param {string} action */
async function preview(action) {
  const key = `${table.dataset.version} ${action}`;
  if (!known.has(key)) {
    const answer = await ask(`${table.dataset.table}/preview?action=${encodeURIComponent(action)}`).catch(() => null);
    known.set(key, answer?.ok ? await answer.text() : "");
  }
  return known.get(key) ?? "";
}

/** @param {any} thing */
async function show(thing) {
  if ($("#which") || table.classList.contains("showing") || thing.closest(".chosen")) return;
  shownFor = thing;
  const action = thing.dataset.action ?? thing.dataset.act, named = thing.closest("[data-card]")?.dataset.card;
  const told = action && table.dataset.mine ? await preview(action) : "";
  const about = named ? (await cards())[named] : undefined;
  if (shownFor !== thing || !thing.isConnected || (!told && !about)) return;
  card.replaceChildren();
  if (thing.dataset.tag) card.append(made("b", { className: "gain" }, thing.dataset.tag));
  if (told) card.append(parsed(told));
  if (about) card.append(made("h3", {}, about[0]), made("p", {}, about[1]));
  card.hidden = false;
  place(thing);
}

/** What a thing is, to stay until it is clicked away: its card, with its rules to be opened. @param {any} target @returns {Promise<Node[]>} */
export async function aboutOf(target) {
  const named = target.closest?.("[data-card]")?.dataset.card, about = named ? (await cards())[named] : undefined;
  if (!about) return [];
  const game = document.body.dataset.game ?? "";
  const words = about[1].split(/\b([A-Z]{2}-\d+)\b/).map((part, i) => (i % 2 ? made("a", { className: "rule", href: `/rules/${game}#${part}`, "data-rule": `/rules/${game}/${part}` }, part) : part));
  return [made("h3", {}, about[0]), made("p", {}, ...words)];
}

/** On the side of the thing where there is room, above the drawer of all choices; on a phone at the top. @param {Element} thing */
function place(thing) {
  card.style.left = card.style.top = "0";
  const at = thing.getBoundingClientRect(), size = card.getBoundingClientRect(), stage = $(".stage").getBoundingClientRect();
  if (narrow.matches) {
    const low = at.top < stage.top + size.height + GAP;
    card.style.left = `${(innerWidth - size.width) / 2}px`;
    card.style.top = `${low ? Math.max(at.bottom + GAP, stage.bottom - size.height - 8) : stage.top + 8}px`;
    return;
  }
  const level = Math.max(8, Math.min(at.top, innerHeight - size.height - 8));
  const middle = Math.max(8, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 8));
  const spots = [
    [at.right + GAP, level, innerWidth - at.right - size.width],
    [at.left - size.width - GAP, level, at.left - size.width],
    [middle, at.top - size.height - GAP, at.top - size.height],
    [middle, at.bottom + GAP, innerHeight - at.bottom - size.height],
  ];
  const free = spots.filter(([, , room]) => room > GAP + 8).map((spot) => ({ spot, covered: covers(spot, size) }));
  const drawer = thing.closest("#all-ways")?.getBoundingClientRect();
  const [left, top] = drawer ? [middle, Math.max(8, drawer.top - size.height - GAP)] : free.sort((a, b) => a.covered - b.covered)[0]?.spot ?? spots[2];
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/** How many choices a card would lie over there. @param {number[]} spot @param {DOMRect} size */
function covers([left, top], size) {
  return $$(".stage .choice, #panels .choice").map((e) => e.getBoundingClientRect()).filter((r) => r.width < 300 && left < r.right && left + size.width > r.left && top < r.bottom && top + size.height > r.top).length;
}

/** @param {any} target */
const thingAt = (target) => {
  const thing = target.closest?.(THINGS);
  return thing && (paper.contains(thing) || panels.contains(thing) || thing.closest("#ask")) ? thing : null;
};

/** A choice and its button light up together. @param {string | undefined} action @param {boolean} on */
function light(action, on) {
  if (!action || document.body.classList.contains("picked")) return;
  for (const e of [...$$("[data-action]", paper), ...$$("[data-action]", panels)]) if (e.dataset.action === action) e.classList.toggle("lit", on);
}

/** @type {{ x: number, y: number } | null} where a mouse pressed and still rests: what comes to lie under it was not pointed at */
let rests = null;
document.addEventListener("pointerdown", ({ clientX: x, clientY: y, pointerType }) => { rests = pointerType === "touch" ? null : { x, y }; }, true);
document.addEventListener("pointermove", (event) => {
  if (!rests || Math.hypot(event.clientX - rests.x, event.clientY - rests.y) < AWAY) return;
  rests = null;
  pointed(thingAt(event.target));
});

/** @param {any} thing */
function pointed(thing) {
  if (!thing || thing === shownFor) return;
  light(thing.dataset.action ?? thing.dataset.act, true);
  clearTimeout(waiting);
  if (!rests) waiting = window.setTimeout(() => show(thing), WAIT);
}
document.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") pointed(thingAt(event.target)); });
document.addEventListener("pointerout", (event) => {
  const thing = thingAt(event.target);
  if (!thing || event.pointerType === "touch" || thing.contains(/** @type {Node} */ (event.relatedTarget))) return;
  light(thing.dataset.action ?? thing.dataset.act, false);
  hideCard();
});
document.addEventListener("focusin", (event) => {
  const thing = thingAt(event.target);
  if (!document.body.classList.contains("picked")) for (const e of $$("#paper .lit, #panels .lit")) e.classList.remove("lit");
  if (!thing) return;
  light(thing.dataset.action ?? thing.dataset.act, true);
  if (!input.keys) return;
  clearTimeout(waiting);
  waiting = window.setTimeout(() => show(thing), WAIT);
});
document.addEventListener("focusout", (event) => { if (input.keys && thingAt(event.target)) hideCard(); });

// A long press shows the card and does not act.
let held = 0, long = false;
document.addEventListener("touchstart", (event) => {
  const thing = thingAt(event.target);
  clearTimeout(held);
  hideCard();
  long = false;
  if (thing) held = window.setTimeout(() => { long = true; show(thing); }, LONG);
}, { passive: true });
document.addEventListener("touchmove", () => clearTimeout(held), { passive: true });
document.addEventListener("touchend", (event) => {
  clearTimeout(held);
  if (long) { event.preventDefault(); setTimeout(hideCard, 4000); }
}, { passive: false });
document.addEventListener("contextmenu", (event) => { if (long) event.preventDefault(); });
