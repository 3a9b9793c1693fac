// @ts-check
// Boxes beside a click: what a thing is, and why it cannot be chosen.
import { $, ask, closest, make, parse } from "../lib/dom.js";
import { describe, hideCard } from "./cards.js";
import { paper } from "./overlay.js";
import { pickedPiece } from "./picking.js";

const GAP = 14; // pixels between the pointer and the box
const EDGE = 8; // pixels between the window and the box
const STAYS = 12_000; // milliseconds
const table = $("#table");

/** Close all boxes. */
export function closeBoxes() {
  $("#which")?.remove();
  $("#why")?.remove();
}
let isClosing = false; // the press has closed a box

addEventListener(
  "pointerdown",
  (event) => {
    isClosing = Boolean($("#which, #why")) && !closest(event.target, "#which, #why");
    if (isClosing) closeBoxes();
  },
  true,
);

/** Return True if the press of this click has closed a box. */
export const hasClosedBox = () => isClosing;

/** Hide the sheet of choices that lies over the board, or show it again. @param {boolean} isBare */
export function showBoard(isBare) {
  paper.classList.toggle("bare", isBare);
  $('[data-do="see-board"]')?.setAttribute("aria-pressed", String(isBare));
}

/**
 * Open a box beside a point of the window.
 * @param {string} id
 * @param {{ clientX: number, clientY: number }} at
 * @param {(Node | string)[]} content
 */
export function openBox(id, { clientX, clientY }, ...content) {
  closeBoxes();
  hideCard();
  const box = make("div", { id }, ...content);
  document.body.append(box);
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.max(EDGE, Math.min(clientX + GAP, innerWidth - size.width - EDGE))}px`;
  box.style.top = `${Math.max(EDGE, Math.min(clientY + GAP, innerHeight - size.height - EDGE))}px`;
  return box;
}

/** Say what a thing is. @param {Element} target @param {{ clientX: number, clientY: number }} at */
export async function explain(target, at) {
  const about = await describe(target);
  if (!about.length) return;
  const box = openBox("why", at, ...about);
  box.className = "about";
  box.setAttribute("role", "status");
}

/**
 * Say why a thing cannot be chosen, and what it is.
 * @param {HTMLElement} thing
 * @param {Element} target what was clicked, a part of the thing
 * @param {MouseEvent} event
 */
export async function explainRefusal(thing, target, event) {
  const place = thing.matches(".piece") ? "" : thing.id; // the number of a piece is not that of a place
  const piece = pickedPiece();
  const query = new URLSearchParams({
    thing: thing.dataset.why || place,
    pick: piece?.dataset.pick || piece?.id || "",
  });
  const answer = await ask(`${table.dataset.table}/why?${query}`).catch(() => null);
  const said = parse(answer?.ok ? await answer.text() : "");
  const about = await describe(target);
  if (!said.childNodes.length || (about.length && $("[data-general]", said))) {
    explain(target, event); // there is no reason of its own: it may never be a choice
    return;
  }
  const box = openBox("why", event, said, ...about);
  box.setAttribute("role", "status");
  setTimeout(() => box.remove(), STAYS);
}
