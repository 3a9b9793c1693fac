// @ts-check
// Clicks on the board: find out what is meant, and choose it or say why not.
import { $, closest } from "../lib/dom.js";
import { closeBoxes, explain, explainRefusal, hasClosedBox } from "./boxes.js";
import { closeOwnBoard, showOwnBoard } from "./choice-list.js";
import { board, paper, screenBoxOf } from "./overlay.js";
import {
  CHOICES,
  PICKS,
  choose,
  fitsPick,
  isMeant,
  panels,
  pick,
  pickedPiece,
  send,
  things,
  toggle,
  unpick,
} from "./picking.js";
import { askWhich } from "./which.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

const NEAR = 22; // pixels around a finger that it may have meant
const LEAST = 24; // pixels of a thing that a finger can hit in the middle
const table = $("#table");

/**
 * Return the choices under a point; for a finger also those near it, unless it hit the middle of one.
 * @param {MouseEvent} at
 * @returns {Thing[]}
 */
function findUnder({ clientX: x, clientY: y }) {
  const hit = document.elementsFromPoint(x, y).filter((e) => paper.contains(e) || panels.contains(e));
  const found = [...new Set(hit.map((e) => /** @type {Thing | null} */ (e.closest(CHOICES))))].filter(
    (e) => e !== null,
  );
  if (found[0]?.parentElement?.closest(".aim")) return [found[0]]; // a part of a tag, whatever lies below
  if (!isFinger || found.some((e) => isLarge(e, 2 * NEAR))) return found;
  const near = things(CHOICES).filter((e) => {
    if (e.matches(".tool:not(.lit)")) return false; // hidden until its tool is picked
    const r = screenBoxOf(e);
    return x > r.x - NEAR && x < r.x + r.width + NEAR && y > r.y - NEAR && y < r.y + r.height + NEAR;
  });
  const [only] = found;
  const isSure =
    found.length === 1 &&
    (only.matches(PICKS) || isLarge(only, LEAST)) &&
    near.every((e) => e === only || 2 * distance(only, x, y) < distance(e, x, y));
  return isSure ? found : [...new Set([...found, ...near])];
}

/**
 * Return the distance of a point from the middle of a thing.
 * @param {Thing} thing
 * @param {number} x
 * @param {number} y
 */
function distance(thing, x, y) {
  const r = screenBoxOf(thing);
  return Math.hypot(x - (r.x + r.width / 2), y - (r.y + r.height / 2));
}

/** @param {Thing} thing @param {number} least pixels of both sides */
function isLarge(thing, least) {
  const { width, height } = screenBoxOf(thing);
  return width >= least && height >= least;
}

let isFinger = false;
addEventListener(
  "pointerdown",
  (event) => {
    isFinger = event.pointerType === "touch";
  },
  true,
);

/** @param {MouseEvent} event */
function click(event) {
  if (event.detail === 0) {
    const exact = closest(event.target, CHOICES); // by keyboard or script: exactly this thing
    if (exact) choose(exact);
    return;
  }
  if (table.classList.contains("showing")) return;
  if (isFinger && hasClosedBox() && !closest(event.target, CHOICES)) return; // beside a choice: only closes
  const found = findUnder(event);
  const actions = [...new Set(found.map((e) => e.dataset.action ?? "").filter((a) => a && fitsPick(a)))];
  const picks = found.filter((e) => e.matches(PICKS));
  const isPicked = pickedPiece() !== null;
  if (!actions.length && document.body.classList.contains("asking")) unpick();
  if (actions.length === 1 && (picks.length === 0 || isPicked)) chooseOne(found, actions[0], event);
  else if (actions.length + picks.length > 1 && (actions.length > 1 || !isPicked))
    askWhich(
      found.filter((e) => picks.includes(e) || fitsPick(e.dataset.action)),
      event,
    );
  else if (picks.length) toggle(picks[0]);
  else refuse(event);
}

/**
 * Send the only action under a click. Some things explain themselves at the first click.
 * @param {Thing[]} found
 * @param {string} action
 * @param {MouseEvent} event
 */
function chooseOne(found, action, event) {
  const thing = found.find((e) => e.dataset.action === action && e.dataset.twice !== undefined);
  if (!thing || isMeant(thing)) send(action);
  else if (!thing.querySelector(".aim"))
    explain(thing, { clientX: event.clientX, clientY: thing.getBoundingClientRect().bottom });
}

/** Explain what was clicked, and why it cannot be chosen. @param {MouseEvent} event */
function refuse(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-own]")) {
    showOwnBoard();
    return;
  }
  const equal = document.getElementById(closest(target, "[data-equal]")?.dataset.equal ?? "");
  if (equal) {
    pick(/** @type {Thing} */ (/** @type {unknown} */ (equal))); // a piece that stands for this one
    return;
  }
  const thing = closest(target, "[data-why], g[id]");
  if (thing && board.contains(thing) && table.dataset.seated) {
    explainRefusal(thing, target, event);
    return;
  }
  closeBoxes();
  unpick();
  explain(target, event);
}

board.addEventListener("click", click);
addEventListener("click", (event) => {
  const tool = closest(event.target, "#acts [data-pick]");
  if (tool) toggle(/** @type {Thing} */ (/** @type {unknown} */ (tool)));
});
panels.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest(CHOICES)) {
    click(event);
    closeOwnBoard();
  } else if (target.closest("[data-card]")) explain(target, event);
  else if (!target.closest("button")) $(".more", closest(target, ".panel") ?? document.createElement("p"))?.click();
});
