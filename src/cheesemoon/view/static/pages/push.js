// @ts-check
// Notices when the page is closed: asked for here, and switched off here.
import { $, ask, parsed, toast } from "../lib/dom.js";

const box = $("[data-push]");

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const worker = () => navigator.serviceWorker.register("/push/worker.js", { scope: "/push/" });

/** @param {ServiceWorkerRegistration} registered */
function awake(registered) {
  return new Promise((/** @type {any} */ done) => {
    const coming = registered.installing ?? registered.waiting;
    if (registered.active || !coming) done();
    else coming.addEventListener("statechange", () => { if (coming.state === "activated") done(); });
  });
}

async function now() {
  const found = await navigator.serviceWorker.getRegistration("/push/");
  return found ? found.pushManager.getSubscription() : null;
}

async function show() {
  const on = Boolean(await now());
  box.hidden = false;
  $("[data-do=push-on]", box).hidden = on;
  $("[data-do=push-off]", box).hidden = !on;
}

async function turnOn() {
  if (await Notification.requestPermission() !== "granted") { toast(box.dataset.denied); return; }
  const { key } = await (await fetch("/push/key")).json();
  const registered = await worker();
  await awake(registered);
  const subscription = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const answer = await fetch("/push/on", { method: "POST", headers: { "X-Script": "1", "Content-Type": "application/json" }, body: JSON.stringify(subscription) });
  if (!answer.ok) { await subscription.unsubscribe(); toast(parsed(await answer.text())); }
}

async function turnOff() {
  const subscription = await now();
  if (!subscription) return;
  await ask("/push/off", { method: "POST", body: new URLSearchParams({ endpoint: subscription.endpoint }) });
  await subscription.unsubscribe();
}

if (box && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  box.addEventListener("click", async (/** @type {any} */ event) => {
    const what = event.target.closest("[data-do]")?.dataset.do;
    if (!what) return;
    try { await (what === "push-on" ? turnOn() : turnOff()); } catch { toast(box.dataset.failed); }
    show();
  });
  show();
}
