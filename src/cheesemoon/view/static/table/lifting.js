// @ts-check
// Pieces that are lifted by a key: the focus goes to the first place, and a screen reader hears what to do.
import { $, closest, word } from "../lib/dom.js";
import { choose, pickedPiece, things, unpick } from "./picking.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */

/** Return True if a key chooses what has the focus. Space on a button clicks it. @param {KeyboardEvent} event */
export const isPress = ({ key, target }) => key === "Enter" || (key === " " && !closest(target, "button"));

/** Send the action of a thing, or lift it and go to its first place. @param {Element} thing */
export function chooseByKey(thing) {
  choose(thing);
  if (pickedPiece() !== thing) return;
  const places = things(".lit[data-action]");
  places[0]?.focus();
  const name = thing.getAttribute("aria-label") ?? thing.textContent?.trim() ?? "";
  const asked = /** @type {Thing} */ (thing).dataset.then?.replace("|", " ") ?? name;
  const live = $("#live");
  if (live) live.textContent = `${asked} ${word("lifted", places.length)}`; // a lesson has none
}

/** Put the picked piece back. Return the focus from one of its places. */
export function putBack() {
  const piece = pickedPiece();
  const isAtPlace = document.activeElement?.matches(".lit");
  unpick();
  if (isAtPlace) piece?.focus({ preventScroll: true });
}
