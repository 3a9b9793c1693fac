// @ts-check
// What HTML cannot do on any page: forms without leaving it, drawers, keys, copying.
import { $, $$, ask, lost, made, parsed, toast } from "../lib/dom.js";
import { set, decided } from "../lib/settings.js";
import { opened, reveal } from "./book.js";

// --- drawers: rules, help and the like lie over the page ---------------------------------------------

/** @param {string} address @param {string} [part] @param {string} [title] */
export async function openDrawer(address, part = "", title = "") {
  const drawer = $("#drawer");
  const answer = await ask(address).catch(() => null);
  if (!answer?.ok) { if (answer) toast(parsed(await answer.text())); return; }
  const found = parsed(await answer.text());
  const content = (part && found.querySelector(part)) || found;
  const head = content.querySelector("h1, h2");
  $("#drawer-head").textContent = title || head?.textContent || "";
  head?.remove();
  const place = $("#drawer-text");
  place.replaceChildren(content);
  if (!drawer.open) drawer.showModal();
  const [, target] = address.split("#");
  opened(place);
  if (!target || !reveal(target, place)) place.scrollTop = 0;
  $("#drawer-head").focus({ preventScroll: true });
  dated(place);
}

document.addEventListener("click", (event) => {
  const target = /** @type {any} */ (event.target);
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const rule = target.closest("a[data-rule]"), drawer = target.closest("[data-drawer]");
  if (rule && plain) { event.preventDefault(); openDrawer(rule.dataset.rule); }
  else if (drawer && plain) {
    event.preventDefault();
    $("#menu")?.hidePopover?.();
    openDrawer(drawer.dataset.drawer, drawer.dataset.part);
  }
  if (target.id === "drawer") target.close();
  const copy = target.closest("[data-copy]");
  if (copy) copyText(copy);
  if (target.closest("[data-do='print']")) print();
});

/** @param {any} button */
async function copyText(button) {
  try { await navigator.clipboard.writeText(button.dataset.copy); } catch { return; }
  const before = [...button.childNodes];
  button.replaceChildren("✓");
  setTimeout(() => button.replaceChildren(...before), 1200);
}

/** @param {HTMLFormElement} form */
const versionOf = (form) => $("[name=version]", form)?.value;
const PATIENCE = 3000;  // until an answered question may be answered again, if nothing comes of it

// --- forms that do not leave the page ------------------------------------------------------------------

/** What the table does when an answer came too late; and whether it is cut off. */
export const table = { stale: () => {}, offline: () => false, key: (/** @type {KeyboardEvent} */ _event) => {},
  part: (/** @type {DocumentFragment} */ _part) => {}, done: () => {} };  // what a form is answered with, or nothing more

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("form[data-quiet]")) return;
  event.preventDefault();
  if (form.dataset.busy || table.offline()) return;
  form.dataset.busy = "1";
  const question = form.id === "acts", byItself = question && form.dataset.auto;
  let answered = false;
  try {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
    const answer = await ask(String(form.getAttribute("action")), { method: "POST", body });
    if (answer.ok) {
      answered = question;
      if (form.hasAttribute("data-clear")) form.reset();
      if (form.dataset.done) toast(form.dataset.done, true);
      if (answer.status === 200) table.part(parsed(await answer.text())); else table.done();
    }
    else {
      const late = answer.status === 409;
      if (!late || !byItself) toast(parsed(await answer.text()));  // what nobody pressed is no fault of theirs
      if (late) table.stale();
    }
    if (answer.ok && form.closest("#drawer")) $("#drawer").close();
  } catch { toast(lost()); }
  finally {  // a question that was answered waits for what comes of it: another key would answer it again
    delete form.dataset.auto;
    const asked = versionOf(form);
    if (!answered) delete form.dataset.busy;
    else setTimeout(() => { if (versionOf(form) === asked) delete form.dataset.busy; }, PATIENCE);
  }
});

// --- keys ------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const target = /** @type {any} */ (event.target);
  if (event.key === "Escape" && target.matches("#table input")) target.blur();  // keys are keys again
  if (target.closest("input:not([type=radio]), select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = $(`[data-key="${CSS.escape(event.key)}"]`);
  if (step && !target.closest("#board, .loglist")) { event.preventDefault(); step.click(); }
  else if (event.key === "?") { event.preventDefault(); openDrawer($("[data-help]")?.dataset.drawer ?? "/help", ".prose"); }
  else table.key(event);
});

// --- small things ----------------------------------------------------------------------------------------

/** @param {ParentNode} [root] */
function dated(root = document) {
  for (const time of $$("time[datetime]", root)) {
    const at = new Date(time.dateTime);
    time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
}
dated();

// Something is being prepared: show how far it is, and what was wanted when it is done.
async function look() {
  const place = $("[data-reload]"), answer = await fetch(place.dataset.reload || location.href).catch(() => null);
  const fresh = answer && parsed(await answer.text()).querySelector("[data-reload]");
  if (answer && !fresh) {
    const form = $("form[data-again]");
    if (form) form.submit(); else location.reload();
    return;
  }
  const now = fresh?.querySelector(".far");
  if (now) $(".far", place)?.replaceWith(now);
  setTimeout(look, 1000 * (place.dataset.every ?? 1));
}
if ($("[data-reload]")) setTimeout(look, 700);

// One friendly question about sound, once, where there is something to hear: a line of the place it is given, over nothing.
export function askSound(/** @type {Element} */ place, /** @type {string} */ words, /** @type {string} */ yes, /** @type {string} */ no) {
  if (decided("sound")) return;
  const answer = (/** @type {string} */ value) => () => { set("sound", value); box.remove(); };
  const box = made("p", { className: "sound-ask", role: "status" }, made("span", {}, words),
    made("button", { type: "button", className: "button", onclick: answer("soft") }, yes),
    made("button", { type: "button", className: "button ghost", onclick: answer("off") }, no));
  place.prepend(box);
}
