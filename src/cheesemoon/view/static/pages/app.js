// @ts-check
// The installed app: the service worker, installing, and lessons without a network.
import { hasServer } from "../lib/connection.js";
import { $, $$, closest, lostMessage, toast, upright } from "../lib/dom.js";

const QUIET = 4000; // milliseconds that the page has for itself
// The first page of a table is drawn for this window at once.
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
document.cookie = `tall=${upright.matches ? 1 : 0}; max-age=31536000; path=/; samesite=lax`;

const canWork = hasServer && "serviceWorker" in navigator && isSecureContext;

async function registerWorker() {
  const known = navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  const { active } = await navigator.serviceWorker.ready;
  if (active !== known) active?.postMessage({ pictures: true });
}
if (canWork) addEventListener("load", () => setTimeout(() => registerWorker().catch(() => null), QUIET));

/** @typedef {Event & { prompt: () => Promise<void> }} InstallOffer */
/** @type {InstallOffer | null} */
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {InstallOffer} */ (event);
  for (const button of $$("[data-do=install]")) button.hidden = false;
});

document.addEventListener("click", async (event) => {
  const button = closest(event.target, "button[data-do=install]") ?? closest(event.target, "button[data-do=keep]");
  if (button?.dataset.do === "install") {
    $("#menu")?.hidePopover?.();
    await offer?.prompt();
    button.hidden = true;
  } else if (button) keepLessons(button);
});

/** Keep all lessons for reading without a network. @param {HTMLButtonElement} button */
async function keepLessons(button) {
  button.disabled = true;
  try {
    const { pages } = await (await fetch("/offline/lessons")).json();
    await navigator.serviceWorker.register("/worker.js", { scope: "/" });
    const { active } = await navigator.serviceWorker.ready;
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (!data.of) return;
      const words = (button.dataset.words ?? "").replace("##", data.of).replace("#", data.kept);
      $("span", button).textContent = data.kept === data.of ? (button.dataset.done ?? "") : words;
    });
    active?.postMessage({ keep: pages });
  } catch {
    button.disabled = false;
    toast(lostMessage());
  }
}
for (const button of $$("[data-do=keep]")) button.hidden = !canWork;
