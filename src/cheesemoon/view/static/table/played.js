// @ts-check
// A decision of a finished game on the board: what was played, and what a review calls better.
import { $$ } from "../lib/dom.js";
import { boxOf, draw, erase, paper } from "./overlay.js";
import { findWay } from "./paths.js";
import { scrollToShow } from "./viewport.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

const ROOM = 5; // around a target, in the units of the picture

/** @param {import("./overlay.js").Box} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {string} selector */
const find = (selector) => /** @type {Thing[]} */ (/** @type {unknown} */ ($$(selector, paper)));

/** Mark the actions of a decision; remove the marks if none is given. @param {DOMStringMap} decision */
export function showPlayed({ played, better }) {
  erase(".ring-advised, .ring-played, .way-advised, .way-played");
  for (const thing of find(".advised")) thing.classList.remove("advised");
  mark(played, "played");
  mark(better, "advised");
  scrollToShow([".ring-advised, .ring-played, .way-advised, .way-played", ".ring-advised", ".ring-played"]);
}

/** @param {string | undefined} action @param {"played" | "advised"} kind */
function mark(action, kind) {
  const pieces = find("[data-pick]").filter((piece) => action?.startsWith(`${piece.dataset.pick} `));
  for (const thing of find("[data-action]").filter((e) => e.dataset.action === action)) {
    thing.classList.add("advised"); // shows its own preview, if it has one
    const { x, y, width, height } = boxOf(thing);
    const frame = { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 14 };
    draw("rect", { class: `ring-${kind}`, ...frame });
    if (pieces.length !== 1) continue;
    const [from, to] = [middle(boxOf(pieces[0])), middle(boxOf(thing))];
    const points = [from, ...findWay(pieces[0], from, to), to];
    draw("polyline", { class: `way-${kind}`, points: points.map((p) => `${p.x},${p.y}`).join(" ") });
  }
}
