// @ts-check
// A hint on the board: the way of the piece in green dashes and its target framed; other choices in gold.
import { $$ } from "../lib/dom.js";
import { boxOf, draw, erase, paper } from "./overlay.js";
import { findWay } from "./paths.js";
import { PICKS, actionsOf, things } from "./picking.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

const ROOM = 5; // around a target, in the units of the picture

/** @param {import("./overlay.js").Box} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Draw the ways of a hint; an empty list removes them. @param {{ action: string, chosen: boolean }[]} ways */
export function showAdvised(ways) {
  erase(".ring-advised, .ring-also, .way-advised");
  for (const thing of $$(".advised", paper)) thing.classList.remove("advised");
  const all = /** @type {Thing[]} */ (/** @type {unknown} */ ($$("[data-action]", paper)));
  for (const { action, chosen } of ways)
    for (const thing of all.filter((e) => e.dataset.action === action)) {
      const { x, y, width, height } = boxOf(chosen ? thing : seen(thing, action));
      const frame = { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 14 };
      draw("rect", { class: chosen ? "ring-advised" : "ring-also", ...frame });
      thing.classList.toggle("advised", chosen); // shows its own preview, if it has one
      if (chosen) drawWay(thing, action);
    }
}

/**
 * Return what is seen of a choice: its piece, if the choice itself is only a preview.
 * @param {Thing} thing
 * @param {string} action
 */
function seen(thing, action) {
  const isPreview = thing.childElementCount && [...thing.children].every((child) => child.matches(".aim"));
  return (isPreview && findPiece(action)) || thing;
}

/** @param {string} action */
const findPiece = (action) => things(PICKS).find((piece) => paper.contains(piece) && actionsOf(piece).has(action));

/** Draw the way from the piece of an action to its target. @param {Thing} thing @param {string} action */
function drawWay(thing, action) {
  const piece = findPiece(action);
  if (!piece || piece === thing) return;
  const [from, to] = [middle(boxOf(piece)), middle(boxOf(thing))];
  const points = [from, ...findWay(piece, from, to), to];
  draw("polyline", { class: "way-advised", points: points.map(({ x, y }) => `${x},${y}`).join(" ") });
}
