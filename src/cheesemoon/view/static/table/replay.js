// @ts-check
// A replay: step by step, without leaving the page.
import { $, ask, closest, lostMessage, make, parse, toast } from "../lib/dom.js";
import "../pages/page.js";
import "./camera.js";
import { morph } from "./drawing.js";
import { change } from "./motion.js";
import { paper } from "./overlay.js";

const scrollToNow = () => $(".loglist .now")?.scrollIntoView({ block: "nearest" });
/** Leave the board, which moves by itself, and advice. @param {Element} old */
const isReplaced = (old) => old.id !== "board" && old.id !== "advice";

/**
 * Show another step.
 * @param {string} address
 * @param {boolean} isNew whether it goes into the history
 */
async function goTo(address, isNew) {
  const answer = await ask(address).catch(() => null);
  const fresh = answer?.ok ? parse(await answer.text()).querySelector("#replay") : null;
  const picture = fresh?.querySelector("#paper > svg");
  if (!fresh || !picture) {
    location.href = address;
    return;
  }
  morph($("#replay"), fresh, { callbacks: { beforeNodeMorphed: isReplaced } });
  change(() => morph(/** @type {Element} */ (paper.firstElementChild), picture, { morphStyle: "outerHTML" }));
  $("#advice").hidden = true;
  if (isNew) history.pushState(null, "", address);
  scrollToNow();
}

/** @param {HTMLElement} hint */
async function advise(hint) {
  hint.dataset.busy = "1";
  const place = $("#advice");
  place.replaceChildren(make("p", { className: "thinking" }, hint.dataset.thinking ?? ""));
  place.hidden = false;
  const answer = await ask(hint.dataset.advice ?? "").catch(() => null);
  delete hint.dataset.busy;
  if (answer?.ok) {
    place.replaceChildren(parse(await answer.text()));
    return;
  }
  place.hidden = true;
  toast(answer ? parse(await answer.text()) : lostMessage());
}

document.addEventListener("click", (event) => {
  const link = closest(event.target, "#replay a[data-step]");
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    goTo(link.href, true);
  }
  if (closest(event.target, '[data-do="close-advice"]')) $("#advice").hidden = true;
  const hint = closest(event.target, "[data-advice]");
  if (hint && !hint.dataset.busy) advise(hint);
});
addEventListener("popstate", () => goTo(location.href, false));
scrollToNow();
