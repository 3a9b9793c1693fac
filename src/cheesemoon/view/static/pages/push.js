// @ts-check
// Notifications while the page is closed: turn them on and off.
import { $, ask, closest, parse, toast } from "../lib/dom.js";

const box = $("[data-push]");

/** Decode base64url. @param {string} text */
const decode = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const register = () => navigator.serviceWorker.register("/push/worker.js", { scope: "/push/" });

/**
 * Wait until a worker is active.
 * @param {ServiceWorkerRegistration} registered
 * @returns {Promise<void>}
 */
function waitUntilActive(registered) {
  return new Promise((done) => {
    const coming = registered.installing ?? registered.waiting;
    if (registered.active || !coming) done();
    else
      coming.addEventListener("statechange", () => {
        if (coming.state === "activated") done();
      });
  });
}

async function findSubscription() {
  const found = await navigator.serviceWorker.getRegistration("/push/");
  return found ? found.pushManager.getSubscription() : null;
}

async function show() {
  const on = Boolean(await findSubscription());
  box.hidden = false;
  $("[data-do=push-on]", box).hidden = on;
  $("[data-do=push-off]", box).hidden = !on;
}

async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") {
    toast(box.dataset.denied ?? "");
    return;
  }
  const { key } = await (await fetch("/push/key")).json();
  const registered = await register();
  await waitUntilActive(registered);
  const subscription = await registered.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decode(key),
  });
  const answer = await fetch("/push/on", {
    method: "POST",
    headers: { "X-Script": "1", "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
  if (!answer.ok) {
    await subscription.unsubscribe();
    toast(parse(await answer.text()));
  }
}

async function turnOff() {
  const subscription = await findSubscription();
  if (!subscription) return;
  await ask("/push/off", { method: "POST", body: new URLSearchParams({ endpoint: subscription.endpoint }) });
  await subscription.unsubscribe();
}

if (box && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  box.addEventListener("click", async (event) => {
    const what = closest(event.target, "[data-do]")?.dataset.do;
    if (!what) return;
    try {
      await (what === "push-on" ? turnOn() : turnOff());
    } catch {
      toast(box.dataset.failed ?? "");
    }
    show();
  });
  show();
}
