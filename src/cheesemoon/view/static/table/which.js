// @ts-check
// A click that could mean several things: each is offered as a small picture with its words.
import { $, SVG, input, make, word } from "../lib/dom.js";
import { closeBoxes, openBox } from "./boxes.js";
import { nameOf } from "./choice-list.js";
import { actionsOf, buttons, pick, send } from "./picking.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

const MARGIN = 3; // around a small picture, in its own units

/**
 * Show a part of the drawing.
 * @param {SVGSVGElement} svg
 * @param {DOMRect | SVGRect} box
 * @param {number} [dx]
 * @param {number} [dy]
 */
function setView(svg, box, dx = 0, dy = 0) {
  const [x, y] = [box.x + dx - MARGIN, box.y + dy - MARGIN];
  svg.setAttribute("viewBox", `${x} ${y} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`);
}

/** Show an element of the drawing by its id. @param {SVGSVGElement} svg @param {string} id */
function refer(svg, id) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
}

/**
 * Make a small picture of a thing: what it costs and brings where it draws that, else the thing.
 * @param {Thing} thing
 */
function makePicture(thing) {
  const aim = /** @type {Thing | null} */ (thing.querySelector(".aim"));
  const inside = thing.id ? thing : (thing.querySelector("[id]") ?? thing.closest("[id]"));
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "small-picture");
  svg.setAttribute("aria-hidden", "true");
  inherit(svg, thing);
  if (aim) {
    const copy = /** @type {Thing} */ (aim.cloneNode(true));
    setView(svg, aim.getBBox());
    copy.setAttribute("visibility", "visible");
    svg.append(copy);
  } else if (isBareRing(thing) && showBeneath(thing, svg)) {
    svg.classList.add("place");
  } else if (inside instanceof SVGGraphicsElement) {
    const matrix = inside.transform?.baseVal.consolidate()?.matrix;
    setView(svg, inside.getBBox(), matrix?.e, matrix?.f);
    refer(svg, inside.id);
  }
  return svg;
}

/** Give a small picture what a thing inherits from its group. @param {SVGSVGElement} svg @param {Thing} thing */
function inherit(svg, thing) {
  const style = getComputedStyle(thing.parentElement ?? thing);
  for (const name of ["fill", "stroke", "stroke-width", "font-size", "font-weight"])
    svg.style.setProperty(name, style.getPropertyValue(name));
}

/** Return True if a thing is only a ring around what others draw. @param {Thing} thing */
const isBareRing = (thing) => !thing.querySelector("use, text, path, rect, polygon, image");

/**
 * Show what lies inside a ring. Return False if nothing there has a name.
 * @param {Thing} ring
 * @param {SVGSVGElement} svg
 */
function showBeneath(ring, svg) {
  const seen = ring.getBoundingClientRect();
  const paper = $("#paper");
  const under = document
    .elementsFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2)
    .find((e) => paper.contains(e) && e instanceof SVGElement && !ring.contains(e) && !e.closest("[data-action]"))
    ?.closest("g[id]");
  const around = under?.parentNode;
  const above = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  if (!under || !above) return false;
  const from = new DOMPoint(seen.x, seen.y).matrixTransform(above.inverse());
  svg.setAttribute("viewBox", `${from.x} ${from.y} ${seen.width / above.a} ${seen.height / above.d}`);
  refer(svg, under.id);
  return true;
}

/** Return the actions that a thing stands for, its own or those of a piece. @param {Thing} thing */
const allActionsOf = (thing) => (thing.dataset.action ? new Set([thing.dataset.action]) : actionsOf(thing));

/**
 * Return the words of a choice; of a piece without a name, the words that all its choices begin with.
 * @param {Thing} thing
 */
function wordsOf(thing) {
  const name = thing.dataset.action ? "" : nameOf(thing);
  if (name) return name;
  const actions = allActionsOf(thing);
  const told = buttons()
    .filter((b) => actions.has(b.dataset.act ?? ""))
    .map((b) => (b.querySelector("span")?.textContent ?? "").split(" "));
  const [first = [], ...rest] = told;
  const common = first.findIndex((w, i) => rest.some((other) => other[i] !== w));
  return common < 0 ? first.join(" ") : [...first.slice(0, common), "…"].join(" ");
}

/** Return the index of a thing's first choice among all choices. @param {Thing} thing */
function orderOf(thing) {
  const actions = allActionsOf(thing);
  return buttons().findIndex((b) => actions.has(b.dataset.act ?? ""));
}

/** Ask which of several things is meant. @param {Thing[]} things @param {MouseEvent} event */
export function askWhich(things, event) {
  const byKey = new Map();
  for (const e of things) {
    const key = e.dataset.action ?? e.dataset.pick ?? e.id;
    if (!byKey.has(key)) byKey.set(key, e);
  }
  const choices = [...byKey.values()].sort((a, b) => orderOf(a) - orderOf(b)).map(makeChoice);
  const box = openBox("which", event, make("p", {}, word("choose-one")), ...choices);
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", word("choose-one"));
  if (input.keys) choices[0]?.focus();
}

/** Make the button of one thing. @param {Thing} thing */
function makeChoice(thing) {
  const attributes = { type: "button", className: "button" };
  const button = make("button", attributes, makePicture(thing), make("span", {}, wordsOf(thing)));
  button.addEventListener("click", () => {
    closeBoxes();
    if (thing.dataset.action) send(thing.dataset.action);
    else pick(thing);
  });
  return button;
}
