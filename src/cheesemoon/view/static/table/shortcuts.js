// @ts-check
// Keys and clicks at a table that are not on the board itself.
import { $, $$, closest } from "../lib/dom.js";
import { table as page } from "../pages/page.js";
import { advise, chooseWay, closeAdvice } from "./advice.js";
import { closeBoxes, showBoard } from "./boxes.js";
import { hideCard } from "./cards.js";
import { showChoices, showOwnBoard, typeNumber } from "./choice-list.js";
import { moveFocus } from "./focus.js";
import { chooseByKey, isPress, putBack } from "./lifting.js";
import { buttons, canAct, send } from "./picking.js";
import { isBusy, skip } from "./playback.js";

page.key = (event) => {
  const choice = closest(event.target, ":is(#board, #panels) :is(.choice, .drags)");
  const isSkip = event.key === "Escape" || (event.key === " " && !closest(event.target, "button"));
  if (isBusy() && isSkip) {
    event.preventDefault();
    skip();
  } else if (event.key === "Escape") {
    putBack();
    hideCard();
    closeBoxes();
    showChoices(false);
    closeAdvice();
  } else if (event.key === "u") $('[data-do="undo"]')?.click();
  else if (event.key === "h") $('[data-do="hint"]')?.click();
  else if (event.key === "p" && isBusy()) $('[data-do="pause"]').click();
  else if (event.key === "l") $('[data-do="again"]')?.click();
  else if (event.key === "a" && canAct()) {
    showChoices(true);
    buttons()
      .find((b) => !b.hidden)
      ?.focus();
  } else if (/^\d$/.test(event.key) && canAct()) typeNumber(event.key);
  else if (choice && isPress(event)) {
    event.preventDefault();
    chooseByKey(choice);
  } else if (event.key.startsWith("Arrow")) pressArrow(event);
};

/** Whether nothing has the focus and arrows would scroll nothing. @param {EventTarget | null} target */
const isUnfocused = (target) => target === document.body && document.documentElement.scrollHeight <= innerHeight;

/** Move along a list of choices, or across the board. @param {KeyboardEvent} event */
function pressArrow(event) {
  const here = closest(event.target, "#all-ways [data-act], #which button");
  if (here) {
    const all = $$(here.closest("#which") ? "#which button" : "#all-ways [data-act]:not([hidden])");
    const by = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
    event.preventDefault();
    all[(all.indexOf(here) + by + all.length) % all.length].focus();
    return;
  }
  const isOnTable = closest(event.target, "#board, #question, #panels") || isUnfocused(event.target);
  if (isOnTable && moveFocus(event.key, event.shiftKey)) event.preventDefault();
}

document.addEventListener("click", (event) => {
  if (closest(event.target, '[data-do="choices"]')) showChoices($("#all-ways").hidden);
  else if (!closest(event.target, "#all-ways")) showChoices(false);
  const option = closest(event.target, "#advice [data-go]");
  if (option) send(option.dataset.go ?? "");
  const way = closest(event.target, "#advice [data-way]");
  if (way) chooseWay(way);
  if (closest(event.target, '[data-do="close-advice"]')) closeAdvice();
  const see = closest(event.target, '[data-do="see-board"]');
  if (see) showBoard(see.getAttribute("aria-pressed") !== "true");
  if (closest(event.target, '[data-do="own-board"]')) showOwnBoard();
  const hint = closest(event.target, "[data-advice]");
  if (hint) advise(hint);
});
