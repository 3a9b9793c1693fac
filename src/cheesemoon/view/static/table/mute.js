// @ts-check
// Lines of the chat that somebody does not want to see.
import { $, $$, word } from "../lib/dom.js";

const table = $("#table"), chat = $("#chat");
const KEY = `muted ${table?.dataset.table}`;
/** @returns {string[]} */
const muted = () => { try { return JSON.parse(localStorage.getItem(KEY) ?? "[]"); } catch { return []; } };

/** Lines of muted speakers are folded away; a click on one shows what was said. */
function fold() {
  const quiet = new Set(muted());
  for (const line of $$("li[data-from]", chat)) {
    const hidden = quiet.has(line.dataset.from);
    line.classList.toggle("muted", hidden);
    const button = $("[data-do=mute]", line), words = word(hidden ? "unmute" : "mute");
    if (button && button.textContent !== words) button.textContent = words;  // or it would be told of itself
  }
}
if (chat) {
  new MutationObserver(fold).observe(chat, { childList: true, subtree: true });
  fold();
  chat.addEventListener("click", (/** @type {any} */ event) => {
    const line = event.target.closest("li[data-from]");
    if (!line || !event.target.closest("[data-do=mute]")) return;
    const now = new Set(muted());
    if (!now.delete(line.dataset.from)) now.add(line.dataset.from);
    localStorage.setItem(KEY, JSON.stringify([...now]));
    fold();
  });
}
