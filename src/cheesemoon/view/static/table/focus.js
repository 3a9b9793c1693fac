// @ts-check
// Arrow keys on the board: the focus moves to the nearest choice in that direction.
import { board } from "./overlay.js";
import { fitsPick, pickedPiece, things } from "./picking.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LARGE = 0.7; // of the board: a whole stage is not what the player points at

/** Return everything that has a card, for players who look without choosing. */
function lookables() {
  const { width, height } = board.getBoundingClientRect();
  const found = things("[data-card]").filter((e) => {
    const r = e.getBoundingClientRect();
    return r.width > 0 && r.width < LARGE * width && r.height < LARGE * height;
  });
  for (const e of found) if (!e.hasAttribute("tabindex")) e.setAttribute("tabindex", "-1");
  return found;
}

/** Return the middle of a thing on the screen. @param {Element} e */
function middleOf(e) {
  const r = e.getBoundingClientRect();
  return [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
}

/**
 * Return the nearest other thing in a direction, or null.
 * @param {Thing} here
 * @param {Thing[]} all
 * @param {string} key
 */
function nextThing(here, all, key) {
  const [dx, dy] = DIRECTIONS[key];
  const [x, y] = middleOf(here);
  /** @type {Thing | null} */
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const e of all) {
    const [ex, ey] = middleOf(e);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (e === here || along <= 1 || along + 2 * aside >= least) continue;
    best = e;
    least = along + 2 * aside;
  }
  return best;
}

/**
 * Move the focus to the next choice, or to the next thing where nothing can be chosen.
 * @param {string} key
 * @param {boolean} [every] all things, not only choices
 * @returns {boolean} whether the key was used
 */
export function moveFocus(key, every = false) {
  const fitting = things(".choice, .drags").filter((e) => fitsPick(e.dataset.action) || e === pickedPiece());
  const all = every || !fitting.length ? lookables() : fitting;
  if (!all.length || !(key in DIRECTIONS)) return false;
  const here = all.find((e) => e === document.activeElement);
  const next = here ? nextThing(here, all, key) : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
