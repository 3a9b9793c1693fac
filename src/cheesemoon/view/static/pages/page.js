// @ts-check
// For all pages: forms that do not leave the page, drawers, keys, copying.
import { rooted } from "../lib/connection.js";
import { $, $$, ask, closest, lostMessage, parse, toast } from "../lib/dom.js";
import { onSetting, set, setting } from "../lib/settings.js";
import { playMusic } from "../lib/sound.js";
import { prepareBook, reveal } from "./book.js";
import "../lib/theme.js";

// --- drawers: rules, help and the like lie over the page ---------------------------------------------

/**
 * Show a page, or a part of it, in the drawer.
 * @param {string} address
 * @param {string} [part]
 * @param {string} [title]
 */
export async function openDrawer(address, part = "", title = "") {
  const drawer = $("dialog#drawer");
  const answer = await ask(address).catch(() => null);
  if (!answer?.ok) {
    if (answer) toast(parse(await answer.text()));
    return;
  }
  const found = parse(await answer.text());
  const content = (part && found.querySelector(part)) || found;
  const head = content.querySelector("h1, h2");
  $("#drawer-head").textContent = title || head?.textContent || "";
  head?.remove();
  const place = $("#drawer-text");
  place.replaceChildren(content);
  if (!drawer.open) drawer.showModal();
  const [, target] = address.split("#");
  prepareBook(place);
  if (!target || !reveal(target, place)) place.scrollTop = 0;
  $("#drawer-head").focus({ preventScroll: true });
  showDates(place);
}

document.addEventListener("click", (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const rule = closest(event.target, "a[data-rule]");
  const drawer = closest(event.target, "[data-drawer]");
  if (rule && plain) {
    event.preventDefault();
    openDrawer(rule.dataset.rule ?? "");
  } else if (drawer && plain) {
    event.preventDefault();
    $("#menu")?.hidePopover?.();
    openDrawer(drawer.dataset.drawer ?? "", drawer.dataset.part);
  }
  const sheet = $("dialog#drawer");
  if (sheet && event.target === sheet) sheet.close(); // a click outside its content
  const copy = closest(event.target, "[data-copy]");
  if (copy) copyText(copy);
  if (closest(event.target, "[data-do='print']")) print();
});

/** Copy the text of a button and show a tick. @param {HTMLElement} button */
async function copyText(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    return;
  }
  const before = [...button.childNodes];
  button.replaceChildren("✓");
  setTimeout(() => button.replaceChildren(...before), 1200);
}

/** @param {HTMLFormElement} form */
const versionOf = (form) => $("input[name=version]", form)?.value;
const PATIENCE = 3000; // milliseconds until an answer may be sent again, if no update comes

// --- forms that do not leave the page ------------------------------------------------------------------

/** What the page of a table replaces. */
export const table = {
  /** An answer came too late: load the table again. */
  stale: () => {},
  /** Return True if the connection is lost. */
  offline: () => false,
  key: (/** @type {KeyboardEvent} */ _event) => {},
  /** Show the markup that answers a form. */
  part: (/** @type {DocumentFragment} */ _part) => {},
  /** A form was answered without markup. */
  done: () => {},
};

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("form[data-quiet]")) return;
  event.preventDefault();
  if (form.dataset.busy || table.offline()) return;
  form.dataset.busy = "1";
  const question = form.id === "acts";
  const byItself = question && form.dataset.auto;
  let answered = false;
  try {
    const body = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]));
    const answer = await ask(String(form.getAttribute("action")), { method: "POST", body });
    if (answer.ok) {
      answered = question;
      if (form.hasAttribute("data-clear")) form.reset();
      if (form.dataset.done) toast(form.dataset.done, true);
      if (answer.status === 200) table.part(parse(await answer.text()));
      else table.done();
    } else {
      const late = answer.status === 409;
      if (!late || !byItself) toast(parse(await answer.text())); // the player did not press it
      if (late) table.stale();
    }
    if (answer.ok && form.closest("#drawer")) $("dialog#drawer").close();
  } catch {
    toast(lostMessage());
  } finally {
    // An answered question stays busy until the update: another key would answer it again.
    delete form.dataset.auto;
    const asked = versionOf(form);
    if (!answered) delete form.dataset.busy;
    else
      setTimeout(() => {
        if (versionOf(form) === asked) delete form.dataset.busy;
      }, PATIENCE);
  }
});

// --- keys ------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Escape" && target.matches("#table input")) target.blur(); // keys are keys again
  if (
    target.closest("input:not([type=radio]), select, textarea, dialog[open]") ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  const step = $(`[data-key="${CSS.escape(event.key)}"]`);
  if (step && !target.closest("#board, .loglist")) {
    event.preventDefault();
    step.click();
  } else if (event.key === "?") {
    event.preventDefault();
    openDrawer($("[data-help]")?.dataset.drawer ?? rooted("/help"), ".prose");
  } else table.key(event);
});

// --- small things ----------------------------------------------------------------------------------------

/** Show times in the reader's language and time zone. @param {ParentNode} [root] */
function showDates(root = document) {
  for (const time of $$("time[datetime]", root)) {
    const at = new Date(time.dateTime);
    time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
}
showDates();

/** Show how far the server is. When it is done, show the whole page. */
async function checkProgress() {
  const place = $("[data-reload]");
  const answer = await fetch(location.href).catch(() => null);
  const page = answer && parse(await answer.text());
  const fresh = page?.querySelector("[data-reload]");
  if (page && !fresh) {
    const part = place.closest("[data-part-of]");
    const made = part && page.querySelector(`#${part.id}`);
    if (!made) {
      location.reload();
      return;
    }
    part.replaceWith(made);
    document.dispatchEvent(new CustomEvent("renewed"));
    return;
  }
  const now = fresh?.querySelector(".far");
  if (now) $(".far", place)?.replaceWith(now);
  setTimeout(checkProgress, 1000 * Number(place.dataset.every ?? 1));
}
if ($("[data-reload]")) setTimeout(checkProgress, 700);

// --- sounds ----------------------------------------------------------------------------------------------

function showMute() {
  const isMuted = setting("sound") === "off";
  for (const button of $$("[data-do=silence]")) button.setAttribute("aria-pressed", String(isMuted));
}
for (const button of $$("[data-do=silence]"))
  button.addEventListener("click", () => set("sound", setting("sound") === "off" ? "on" : "off"));
onSetting("sound", showMute);
showMute();
if (document.body.dataset.music) playMusic(document.body.dataset.music);
