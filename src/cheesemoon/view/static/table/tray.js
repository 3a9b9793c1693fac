// @ts-check
// A tray for rolls that the picture does not show: dice tumble in it, and it goes again.
import { SVG } from "../lib/dom.js";
import { addDefs } from "./deferred-defs.js";
import { board } from "./overlay.js";
import { frame, later, move, put, spotOf } from "./sky.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

const DIE = 56; // pixels, at most
const STAY = 650; // milliseconds after the last die is rated

/** @param {Element} parent @param {string} name @param {Record<string, string | number>} attributes */
function add(parent, name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent.append(element);
  return /** @type {Thing} */ (element);
}

/**
 * Put a tray with dice over the board.
 * @param {string} rolled faces with their worth: `4:1 2:0 6:6`
 * @param {string} prefix the beginning of the ids of the faces
 * @returns {{ dice: Thing[], faces: string[], leave: (at: number) => void }}
 */
export function layOut(rolled, prefix) {
  const values = rolled.split(" ").map((one) => one.split(":"));
  const faces = Array.from({ length: 6 }, (_, i) => `#${prefix}${i + 1}`);
  addDefs(faces.join(" "));
  const spot = spotOf(board);
  const side = Math.min(DIE, (spot.w - 60) / values.length / 1.25);
  const [w, h] = [values.length * side * 1.25 + 40, side * 1.6];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${-w / 2} ${-h / 2} ${w} ${h}`);
  svg.classList.add("tray");
  put(svg, { x: spot.x, y: spot.y + spot.h * 0.28, w, h }, true);
  add(svg, "rect", { x: -w / 2, y: -h / 2, width: w, height: h, rx: 16, class: "rim" });
  add(svg, "rect", { x: 7 - w / 2, y: 7 - h / 2, width: w - 14, height: h - 14, rx: 11, class: "felt" });
  const dice = values.map(([face, hit], i) => {
    const die = add(svg, "g", { "data-hit": hit, class: "die-in-tray" });
    const use = add(die, "use", { href: `#${prefix}${face}` });
    const size = side / Math.max(1, use.getBBox().width);
    const x = (i - (values.length - 1) / 2) * side * 1.25;
    use.setAttribute("transform", `translate(${x} 0) scale(${size})`);
    return die;
  });
  move(svg, [frame({ y: 14, see: 0 }), frame({ see: 1 })], 0, 160, { ends: "stay" });
  const leave = (/** @type {number} */ at) =>
    later(at + STAY, () => move(svg, [frame({ see: 1 }), frame({ y: 10, see: 0 })], 0, 200));
  return { dice, faces, leave };
}
