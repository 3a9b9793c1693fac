// @ts-check
// The list of all choices: opened by a button or a key, a choice found by its number.
import { $, $$, make, narrow } from "../lib/dom.js";
import { paper } from "./overlay.js";
import { CHOICES, buttons, canAct, panels, things, unpick } from "./picking.js";

const TYPING = 2500; // milliseconds in which digits belong to one number

/** Return the name of a piece, "" if it has none. @param {Element} thing */
export const nameOf = (thing) =>
  /** @type {HTMLElement} */ (thing).dataset.name ?? thing.querySelector("title")?.textContent ?? "";

/** Open or close the list. @param {boolean} isOpen */
export function showChoices(isOpen) {
  const drawer = $("#all-ways");
  if (!drawer) return;
  if (isOpen && drawer.hidden) addHeadings(drawer);
  drawer.hidden = !isOpen;
  $("#all")?.setAttribute("aria-expanded", String(isOpen));
}

/** Open the list on a phone if nothing of it can be tapped anywhere else: panels lie in a sheet there. */
export function offerHidden() {
  const drawer = $("#all-ways");
  if (!drawer || !narrow.matches || !canAct()) return;
  const inBar = $$("#acts [data-act]").length;
  const onBoard = [...paper.querySelectorAll(CHOICES)].length;
  const isHidden = !inBar && !onBoard;
  drawer.classList.toggle("large", isHidden);
  if (isHidden) showChoices(true);
  $("#own-choices").hidden = isHidden || !findOwnChoices().length;
}

/** Return the choices of the panels that are neither on the board nor in the bar. */
function findOwnChoices() {
  const elsewhere = [
    ...$$("[data-action]", paper).map((e) => e.dataset.action ?? ""),
    ...$$("#paper [data-pick], #acts [data-pick]").map((e) => e.dataset.pick ?? ""),
  ];
  const isElsewhere = (/** @type {string} */ action) => elsewhere.some((start) => `${action} `.startsWith(`${start} `));
  return $$("[data-action]", panels).filter((e) => !isElsewhere(e.dataset.action ?? ""));
}

/** Open the sheet of a phone with all that the players have, at a choice. */
export function showOwnBoard() {
  ($("#strip .acting") ?? $("#strip button"))?.click();
  findOwnChoices()[0]?.scrollIntoView({ block: "center" });
}

/** Close that sheet, if the page has one: what was chosen in it is seen on the board. */
export function closeOwnBoard() {
  const side = $("#side");
  if (side?.matches(":popover-open")) side.hidePopover();
}

/** Put the choices of one piece under its name. @param {HTMLElement} drawer */
function addHeadings(drawer) {
  if (drawer.querySelector("h3")) return;
  const pieces = things("[data-pick]").map((e) => ({ start: e.dataset.pick, name: nameOf(e) }));
  const named = pieces.filter(({ name }) => name);
  let last = "";
  for (const button of buttons()) {
    const act = button.dataset.act ?? "";
    const found = named.find(({ start }) => act === start || act.startsWith(`${start} `));
    if (found && found.start !== last) button.before(make("h3", {}, found.name));
    last = found?.start ?? "";
  }
}

let typed = "";
let timer = 0;

/** Focus the choice whose number is typed. @param {string} digit */
export function typeNumber(digit) {
  const number = Number(typed + digit) <= buttons().length ? typed + digit : digit;
  clearTimeout(timer);
  timer = window.setTimeout(resetTyped, TYPING);
  typed = number === "0" ? "" : number;
  const button = buttons()[Number(typed) - 1];
  if (!button) return;
  unpick();
  showChoices(true);
  button.focus();
}

/** Forget the digits that were typed. */
export function resetTyped() {
  typed = "";
}
