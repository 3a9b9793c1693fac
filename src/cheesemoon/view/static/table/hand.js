// @ts-check
// The printed game beside the screen: the player taps what dice and cards show, one after the other.
import { $, $$, closest, make } from "../lib/dom.js";
import { table as page } from "../pages/page.js";

/** @type {HTMLDialogElement | null} */
let sheet = null;

function openSheet() {
  const opened = make("dialog", { id: "hand", className: "handsheet", "aria-labelledby": "hand-head" });
  opened.addEventListener("click", (event) => {
    if (!closest(event.target, '[data-do="hand-cancel"]')) return;
    event.preventDefault();
    opened.close();
  });
  opened.addEventListener("keydown", (event) => press(event, opened));
  document.body.append(opened);
  return opened;
}

page.part = (part) => {
  if (!part.querySelector("[data-hand]")) return;
  sheet ??= openSheet();
  sheet.replaceChildren(part);
  if (!sheet.open) sheet.showModal();
  $(".given :is(.now, li:last-child)", sheet)?.scrollIntoView({ block: "nearest", inline: "center" });
  $(".pick", sheet).focus({ preventScroll: true });
  $("#live").textContent = $("#hand-head").textContent;
};
page.done = () => sheet?.close();

/**
 * Handle a key: a number takes its face, Backspace takes the last one back, arrows move.
 * @param {KeyboardEvent} event
 * @param {HTMLDialogElement} opened
 */
function press(event, opened) {
  const faces = $$(".pick", opened);
  const here = faces.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const across = faces.filter((f) => f.offsetTop === faces[0].offsetTop).length;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) faces[Number(event.key) - 1]?.click();
  else if (event.key === "Backspace") $("[name=back]:not(:disabled)", opened)?.click();
  else if (by && here >= 0) faces[Math.min(Math.max(here + by, 0), faces.length - 1)].focus();
  else return;
  event.preventDefault();
}
