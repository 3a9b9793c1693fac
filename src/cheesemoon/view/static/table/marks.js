// @ts-check
// Marks above the picture: rings around things, and targets with tags of what they cost and bring.
import { boxOf, draw, erase, paper, picture } from "./overlay.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Box} Box */
/** @typedef {{ x: number, y: number, width: number }} Plate the background of a tag */

const ROOM = 5; // around a thing, in the units of the picture
const HIGH = 28; // a tag

/** @param {Box} box @param {number} [room] */
const enlarge = ({ x, y, width, height }, room = ROOM) => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

/** Mark the named pieces, such as those of a line of the log. @param {string[]} ids */
export function highlight(ids) {
  erase(".spot");
  for (const id of ids) {
    const element = /** @type {Thing | null} */ (paper.querySelector(`#${CSS.escape(id)}`));
    if (!element || element.closest("[data-camera], [data-map], .aim")) continue; // no pieces of the game
    const box = boxOf(element);
    if (box.width || box.height) draw("rect", { class: "spot", ...enlarge(box), rx: 12 });
  }
}

/** Draw a round ring around the picked piece; none for an empty list. @param {Element[]} elements */
export function ringChosen(elements) {
  erase(".ring-chosen");
  for (const element of elements) {
    if (!paper.contains(element)) continue;
    const box = boxOf(/** @type {Thing} */ (element));
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    draw("circle", { class: "ring-chosen", cx, cy, r: Math.max(box.width, box.height) / 2 + 4 });
  }
}

/** Mark possible targets with a dashed ring and a tag. @param {Thing[]} elements */
export function showTargets(elements) {
  erase(".target");
  /** @type {Plate[]} */
  const plates = [];
  for (const element of elements) {
    if (!paper.contains(element) || element.querySelector(".aim")) continue; // it draws its ring and costs itself
    const box = boxOf(element);
    const group = draw("g", { class: "target" });
    draw("rect", { ...enlarge(box, 4), rx: Math.min(16, box.width / 2, box.height / 2) + 4 }, group);
    if (element.dataset.tag) drawTag(group, box, element.dataset.tag, plates);
  }
}

/**
 * Draw a tag above its target, higher where another tag is.
 * @param {Element} group
 * @param {Box} box
 * @param {string} tag
 * @param {Plate[]} plates
 */
function drawTag(group, box, tag, plates) {
  const words = draw("text", { "text-anchor": "middle" }, group);
  words.textContent = tag;
  const width = words.getBBox().width + 20;
  const all = picture().viewBox.baseVal;
  const x = Math.max(all.x + 2, Math.min(all.x + all.width - width - 2, box.x + box.width / 2 - width / 2));
  let y = box.y - HIGH - 8;
  const isTaken = (/** @type {Plate} */ p) => x < p.x + p.width && p.x < x + width && Math.abs(p.y - y) < HIGH;
  while (y > HIGH && plates.some(isTaken)) y -= HIGH + 2;
  plates.push({ x, y, width });
  words.setAttribute("x", String(x + width / 2));
  words.setAttribute("y", String(y + 21));
  group.insertBefore(draw("rect", { class: "plate", x, y, width, height: HIGH, rx: 10 }, group), words);
}
