// @ts-check
// The printed game beside the screen: what the dice and cards show is tapped, one after the other.
import { $, $$, made } from "../lib/dom.js";
import { table as page } from "../pages/page.js";

/** @type {any} */
let sheet = null;

/** @param {DocumentFragment} part */
page.part = (part) => {
  if (!part.querySelector("[data-hand]")) return;
  if (!sheet) {
    sheet = made("dialog", { id: "hand", className: "handsheet", "aria-labelledby": "hand-head" });
    sheet.addEventListener("click", clicked);
    sheet.addEventListener("keydown", pressed);
    document.body.append(sheet);
  }
  sheet.replaceChildren(part);
  if (!sheet.open) sheet.showModal();
  $(".given", sheet)?.scrollTo({ left: 1e6 });
  $(".pick", sheet).focus({ preventScroll: true });
  $("#live").textContent = $("#hand-head").textContent;
};
page.done = () => sheet?.close();

/** @param {MouseEvent} event */
function clicked(event) {
  const target = /** @type {any} */ (event.target);
  if (!target.closest('[data-do="hand-cancel"]')) return;
  event.preventDefault();
  sheet.close();
}

// The number of a face takes it, Backspace takes the last one back, arrows go from face to face.
/** @param {KeyboardEvent} event */
function pressed(event) {
  const faces = $$(".pick", sheet), here = faces.indexOf(document.activeElement);
  const across = faces.filter((f) => f.offsetTop === faces[0].offsetTop).length;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) faces[Number(event.key) - 1]?.click();
  else if (event.key === "Backspace") $("[name=back]:not(:disabled)", sheet)?.click();
  else if (by && here >= 0) faces[Math.min(Math.max(here + by, 0), faces.length - 1)].focus();
  else return;
  event.preventDefault();
}
