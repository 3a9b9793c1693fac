// @ts-check
// A replay, step by step, without leaving the page.
import { $, ask, lost, made, parsed, toast } from "../lib/dom.js";
import { paper } from "./viewport.js";
import { change } from "./motion.js";
import "../pages/page.js";
import { morphed } from "./drawing.js";
import "./camera.js";

const now = () => $(".loglist .now")?.scrollIntoView({ block: "nearest" });

/** @param {string} address @param {boolean} push */
async function step(address, push) {
  const answer = await ask(address).catch(() => null);
  if (!answer?.ok) { location.href = address; return; }
  const fresh = parsed(await answer.text()).querySelector("#replay");
  const picture = fresh?.querySelector("#paper > svg");
  if (!fresh || !picture) { location.href = address; return; }
  morphed($("#replay"), fresh, { callbacks: { beforeNodeMorphed: (/** @type {Element} */ old) => old.id !== "board" && old.id !== "advice" } });
  change(() => morphed(/** @type {Element} */ (paper.firstElementChild), picture, { morphStyle: "outerHTML" }));
  $("#advice").hidden = true;
  if (push) history.pushState(null, "", address);
  now();
}

document.addEventListener("click", async (event) => {
  const target = /** @type {any} */ (event.target);
  const link = target.closest("#replay a[data-step]");
  if (link && !event.ctrlKey && !event.metaKey) { event.preventDefault(); step(link.href, true); }
  const hint = target.closest("[data-advice]");
  if (target.closest('[data-do="close-advice"]')) $("#advice").hidden = true;
  if (!hint || hint.dataset.busy) return;
  hint.dataset.busy = "1";
  const place = $("#advice"), thinking = made("p", { className: "thinking" }, hint.dataset.thinking);
  place.replaceChildren(thinking);
  place.hidden = false;
  const answer = await ask(hint.dataset.advice).catch(() => null);
  delete hint.dataset.busy;
  if (!answer?.ok) { place.hidden = true; toast(answer ? parsed(await answer.text()) : lost()); return; }
  place.replaceChildren(parsed(await answer.text()));
});
addEventListener("popstate", () => step(location.href, false));
now();
