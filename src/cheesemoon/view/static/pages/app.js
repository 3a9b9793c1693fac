// @ts-check
// As an app: the worker that keeps pages, installing, and lessons for where there is no network.
import { $, $$, lost, toast } from "../lib/dom.js";

const QUIET = 4000;  // first the page itself
const able = "serviceWorker" in navigator && isSecureContext;

async function begin() {
  const known = navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  const { active } = await navigator.serviceWorker.ready;
  if (active !== known) active?.postMessage({ pictures: true });
}
if (able) addEventListener("load", () => setTimeout(() => begin().catch(() => null), QUIET));

/** @type {any} */
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  for (const button of $$("[data-do=install]")) button.hidden = false;
});

document.addEventListener("click", async (event) => {
  const button = /** @type {any} */ (event.target).closest("[data-do=install], [data-do=keep]");
  if (button?.dataset.do === "install") { $("#menu")?.hidePopover?.(); await offer?.prompt(); button.hidden = true; }
  else if (button) keep(button);
});

/** @param {any} button */
async function keep(button) {
  button.disabled = true;
  try {
    const { pages } = await (await fetch("/offline/lessons")).json();
    await navigator.serviceWorker.register("/worker.js", { scope: "/" });
    const { active } = await navigator.serviceWorker.ready;
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (!data.of) return;
      const done = data.kept === data.of;
      $("span", button).textContent = done ? button.dataset.done : button.dataset.words.replace("##", data.of).replace("#", data.kept);
    });
    active?.postMessage({ keep: pages });
  } catch { button.disabled = false; toast(lost()); }
}
for (const button of $$("[data-do=keep]")) button.hidden = !able;
