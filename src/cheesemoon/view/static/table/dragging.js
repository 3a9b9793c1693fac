// @ts-check
// Drag and drop: a piece follows the pointer to one of its places, with the same targets as two clicks. Pieces
// whose places alone can be clicked are declared in `[motion.drags]`.
// A long press lifts a piece of the board without moving it. Escape, a drop elsewhere, a second finger and a new
// position put it back.
import { buzz } from "../lib/buzz.js";
import { closest, input } from "../lib/dom.js";
import { board, paper } from "./overlay.js";
import {
  CHOICES,
  PICKS,
  canAct,
  dragVerbs,
  fitsPick,
  panels,
  pick,
  pickedPiece,
  send,
  things,
  unpick,
} from "./picking.js";
import { double, finishMotion, lookAt } from "./sky.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {{ thing: Thing, x: number, y: number, pointer: number, double: SVGElement | null }} Held */

const START = 8; // pixels until a press is a drag
const LONG = 420; // milliseconds of a long press
const NEAR = 26; // pixels around the pointer that count as a place

/** @type {Held | null} */
let held = null;
let timer = 0;
let isSwallowed = false; // the click at the end of a drag or of a long press

/** Return True if this piece is picked first and put somewhere. @param {Element | null} thing */
const canLift = (thing) => Boolean(thing && (thing.matches(PICKS) || dragVerbs(thing).length)) && canAct();

/** @param {PointerEvent} event */
function press(event) {
  cancel();
  const thing = /** @type {Thing | null} */ (/** @type {unknown} */ (closest(event.target, `${CHOICES}, .drags`)));
  if (!event.isPrimary || event.button !== 0 || !thing || !canAct()) return;
  const isWhole = !canLift(thing);
  if (isWhole && !thing.matches(".piece[data-action]")) return;
  held = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId, double: null };
  timer = window.setTimeout(() => lift(event.clientX, event.clientY), LONG);
}

/** Lift the piece: it follows the pointer, and its places are shown. @param {number} x @param {number} y */
function lift(x, y) {
  if (!held || held.double || !canAct()) return;
  clearTimeout(timer);
  finishMotion();
  if (canLift(held.thing) && pickedPiece() !== held.thing) pick(held.thing);
  held.double = double(lookAt(held.thing), { free: true });
  held.double.classList.add("lifted");
  held.thing.classList.add("away");
  document.body.classList.add("carrying");
  isSwallowed = true;
  buzz("lift");
  follow(x, y);
}

/** @param {number} x @param {number} y */
function follow(x, y) {
  if (!held?.double) return;
  held.double.style.transform = `translate(${x - held.x}px, ${y - held.y}px) scale(1.12)`;
  const place = placeAt(x, y);
  for (const other of things(".over-target")) if (other !== place) other.classList.remove("over-target");
  place?.classList.add("over-target");
}

/**
 * Return the place of the lifted piece at a point, or the nearest one close to it.
 * @param {number} x
 * @param {number} y
 */
function placeAt(x, y) {
  if (!held) return null;
  const { thing } = held;
  const fits = (/** @type {Thing} */ e) =>
    thing.dataset.action ? e !== thing && e.dataset.action === thing.dataset.action : fitsPick(e.dataset.action);
  const places = things("[data-action]").filter((e) => e !== thing && fits(e));
  const hit = document.elementsFromPoint(x, y).map((e) => /** @type {Element | null} */ (e.closest("[data-action]")));
  const under = places.find((place) => hit.includes(place));
  if (under) return under;
  const away = (/** @type {Thing} */ e) => {
    const r = e.getBoundingClientRect();
    return Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom));
  };
  return places.filter((e) => away(e) < NEAR).sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** Put the piece down where the pointer is. @param {number} x @param {number} y */
function put(x, y) {
  const isWhole = Boolean(held?.thing.dataset.action);
  const isFar = held !== null && Math.hypot(x - held.x, y - held.y) > START;
  const place = held?.double && isFar ? placeAt(x, y) : null;
  // A piece with a single action may be put anywhere on the board, away from where it lay.
  const action =
    place?.dataset.action ?? (isWhole && isFar && isOnBoard(x, y) ? held?.thing.dataset.action : undefined);
  const wasLifted = held?.double !== null && held !== null;
  const stays = wasLifted && !isFar && !isWhole; // a long press: the player chooses the place next
  release();
  if (action) send(action);
  else if (wasLifted && !stays) unpick();
}

/** @param {number} x @param {number} y */
function isOnBoard(x, y) {
  const r = board.getBoundingClientRect();
  return x > r.left && x < r.right && y > r.top && y < r.bottom;
}

/** Let go of the piece without a choice. */
function release() {
  clearTimeout(timer);
  held?.double?.remove();
  held?.thing.classList.remove("away");
  for (const place of things(".over-target")) place.classList.remove("over-target");
  document.body.classList.remove("carrying");
  held = null;
}

/** Put the piece back. */
export function cancel() {
  const wasLifted = held?.double;
  release();
  if (wasLifted) unpick();
}

for (const place of [paper, panels])
  place.addEventListener(
    "pointerdown",
    (event) => {
      isSwallowed = false;
      press(event);
      // A drag of a piece is no drag of the board. A finger on the board scrolls until the piece is lifted.
      if (held && event.pointerType === "mouse") event.stopImmediatePropagation();
    },
    true,
  );
addEventListener(
  "pointermove",
  (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > START;
    if (!held.double && isFar && event.pointerType === "mouse") lift(event.clientX, event.clientY);
    else if (!held.double && isFar) release(); // the finger scrolls the board
    if (!held?.double) return;
    event.stopImmediatePropagation(); // the board stays where it is
    follow(event.clientX, event.clientY);
  },
  true, // before the camera
);
addEventListener("pointerup", (event) => {
  if (held && event.pointerId === held.pointer) put(event.clientX, event.clientY);
});
addEventListener("pointercancel", cancel);
board.addEventListener("touchmove", (event) => held?.double && event.preventDefault(), { passive: false });
board.addEventListener("touchstart", (event) => event.touches.length > 1 && cancel(), { passive: true });
addEventListener("keydown", (event) => event.key === "Escape" && cancel(), true);
board.addEventListener("contextmenu", (event) => held?.double && !input.keys && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    if (!isSwallowed || !event.detail) return;
    isSwallowed = false;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);
