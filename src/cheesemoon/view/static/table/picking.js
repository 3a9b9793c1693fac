// @ts-check
// Choosing: every choice has a button; on the board the player picks a piece, then its place.
import { $, $$, narrow, word } from "../lib/dom.js";
import { hideCard } from "./cards.js";
import { motion } from "./director.js";
import { ringChosen, showTargets } from "./marks.js";
import { paper } from "./overlay.js";
import { markHiddenChoices } from "./viewport.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

// A piece that is only the first half of a choice carries `data-pick`, the beginning of its actions.
// Or it carries any other data (`data-rat="2"`) that the places of its actions carry as well.
export const PICKS = "[data-pick], .choice:not([data-action])";
export const CHOICES = `[data-action], ${PICKS}`;
/** Data that says something about a piece and does not link it to places. */
const DESCRIPTIONS = ["tag", "way", "card", "why", "look", "name", "then", "same", "twice"];
const table = $("#table");
export const panels = $("#panels");

/** Return the things of the picture and the panels that match. @param {string} selector */
export const things = (selector) =>
  [paper, panels].flatMap((root) => /** @type {Thing[]} */ (/** @type {unknown} */ ($$(selector, root))));

/** Return the verbs that a piece is dragged for although it is no choice itself. @param {Element} thing */
export function dragVerbs(thing) {
  const { acting = "" } = table.dataset;
  const [, said] = Object.entries(motion.drags).find(([id]) => id.replace("#", acting) === thing.id) ?? [];
  return said?.split(" ") ?? [];
}

/** Return the buttons of all choices. */
export const buttons = () => $$("#all-ways button[data-act]");

/** Return True if the player can act now. */
export const canAct = () => buttons().length > 0 && !table.classList.contains("showing");

/** Send an action by its button. Do nothing if the player cannot act. @param {string} action */
export function send(action) {
  if (canAct())
    buttons()
      .find((b) => b.dataset.act === action)
      ?.click();
}

/** Let Tab and arrow keys reach the choices of the board, and name them for screen readers. */
export function markChoices() {
  const told = new Map(buttons().map((b) => [b.dataset.act, $("span", b)?.textContent ?? ""]));
  for (const thing of things(CHOICES)) {
    const { action, pick: start, name } = thing.dataset;
    const first =
      start === undefined ? undefined : [...told].find(([act]) => act === start || act?.startsWith(`${start} `));
    const words = (action ? told.get(action) : undefined) ?? name ?? first?.[1].split(/[:,]/)[0];
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
    if (words) thing.setAttribute("aria-label", words);
    thing.classList.add("choice");
  }
  for (const id of Object.keys(motion.drags)) {
    const thing = /** @type {Thing | null} */ (
      /** @type {unknown} */ (document.getElementById(id.replace("#", table.dataset.acting ?? "")))
    );
    if (thing) markDragged(thing);
  }
  for (const button of buttons()) {
    if (button.name) continue;
    button.setAttribute("form", "acts");
    Object.assign(button, { name: "action", value: button.dataset.act, className: "way" });
  }
  // A picture whose parts are buttons is a group; as an image it would hide them.
  for (const svg of things("svg.cm-picture, svg[role]"))
    svg.setAttribute("role", svg.querySelector(CHOICES) ? "group" : "img");
  const all = $("#all");
  if (all) all.hidden = narrow.matches && $$("#acts [data-act]").length === told.size; // no room beside all answers
  markHiddenChoices();
}

/** Let keys reach a piece that is dragged, while it can be. @param {Thing} thing */
function markDragged(thing) {
  const can = actionsOf(thing).size > 0;
  thing.classList.toggle("drags", can);
  if (thing.matches(CHOICES)) return; // it is marked already
  const marks = { tabindex: "0", role: "button", "aria-label": word("own-piece") };
  for (const [name, value] of Object.entries(marks))
    if (can) thing.setAttribute(name, value);
    else thing.removeAttribute(name);
}

/** Let Tab reach the places of the picked piece only, or all choices again. */
function limitTab() {
  for (const thing of things(".choice, .drags"))
    thing.setAttribute("tabindex", thing === piece || fitsPick(thing.dataset.action) ? "0" : "-1");
}

/** @type {Set<string> | null} the actions of the picked piece */
let picked = null;
/** @type {Thing | null} */
let piece = null;

/** Return the picked piece, or null. */
export const pickedPiece = () => piece;

/** Return True if no piece is picked, or if the action is one of its actions. @param {string | undefined} action */
export const fitsPick = (action) => picked === null || picked.has(action ?? "");

/** Return the actions that a piece stands for. @param {Thing} chosen */
export function actionsOf(chosen) {
  const { pick: start } = chosen.dataset;
  const actions = buttons().map((b) => b.dataset.act ?? "");
  const verbs = dragVerbs(chosen);
  if (verbs.length) return new Set(actions.filter((a) => verbs.includes(a.split(" ")[0])));
  if (start !== undefined) {
    return new Set(actions.filter((a) => a === start || a.startsWith(`${start} `)));
  }
  const own = Object.entries(chosen.dataset).find(([key]) => !DESCRIPTIONS.includes(key));
  const places = own ? things("[data-action]").filter((e) => e.dataset[own[0]] === own[1]) : [];
  return new Set(places.map((e) => e.dataset.action ?? ""));
}

/** Pick a piece and show its places. @param {Thing} chosen */
export function pick(chosen) {
  unpick();
  const actions = actionsOf(chosen);
  if (!actions.size) return;
  picked = actions;
  piece = chosen;
  hideCard();
  for (const b of buttons()) b.hidden = !actions.has(b.dataset.act ?? "");
  document.body.classList.add("picked");
  const places = things("[data-action]").filter((e) => actions.has(e.dataset.action ?? ""));
  for (const e of places) e.classList.add("lit");
  showTargets(places);
  chosen.classList.add("chosen");
  ringChosen([chosen]);
  limitTab();
  askFor(chosen.dataset.then);
}

/** @type {Thing | null} the thing that a second click chooses */
let asked = null;

/**
 * Return True if a click on a thing chooses it. The first click on a thing with `data-twice` only asks.
 * @param {Thing} thing
 */
export function isMeant(thing) {
  const isSecond = asked === thing;
  unpick();
  if (isSecond || thing.dataset.twice === undefined) return true;
  asked = thing;
  thing.classList.add("lit", "chosen");
  document.body.classList.add("asking");
  askFor(thing.dataset.twice);
  return false;
}

/** Put the picked piece back. */
export function unpick() {
  if (!picked && !asked) return;
  piece?.classList.remove("chosen"); // a tool of the bar, too
  picked = piece = asked = null;
  for (const b of buttons()) b.hidden = false;
  document.body.classList.remove("picked", "asking");
  for (const e of things(".lit, .chosen")) e.classList.remove("lit", "chosen");
  showTargets([]);
  ringChosen([]);
  limitTab();
  askFor("");
}

/** Pick a piece, or put it back if it is picked. @param {Thing} chosen */
export function toggle(chosen) {
  if (chosen === piece) unpick();
  else pick(chosen);
}

/** Send the action of a thing; without an action, pick it. @param {Element} thing */
export function choose(thing) {
  const { action } = /** @type {Thing} */ (thing).dataset;
  if (action) send(action);
  else toggle(/** @type {Thing} */ (thing));
}

/** @type {Map<HTMLElement, Node[]>} question and help of the step, while those of a piece replace them */
const before = new Map();

/**
 * Show the question of a picked piece, or the question of the step.
 * @param {string | undefined} then the question, and after a bar its help
 */
function askFor(then) {
  for (const [element, nodes] of before) element.replaceChildren(...nodes);
  before.clear();
  if (!then || !$("#question")) return;
  ["#question", "#aside"].forEach((which, i) => {
    const words = then.split("|")[i];
    if (!words) return;
    before.set($(which), [...$(which).childNodes]);
    $(which).replaceChildren(words);
  });
  const live = $("#live");
  if (live) live.textContent = then.replace("|", " "); // a lesson has none
}
