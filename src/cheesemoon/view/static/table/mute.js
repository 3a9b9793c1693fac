// @ts-check
// Muting: lines of the chat by speakers whom this player does not want to read.
import { $, $$, closest, word } from "../lib/dom.js";

const chat = $("#chat");
const KEY = `muted ${$("#table")?.dataset.table}`;

/** Return the muted speakers. @returns {string[]} */
function recallMuted() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Fold the lines of muted speakers away. */
function foldMuted() {
  const muted = new Set(recallMuted());
  for (const line of $$("li[data-from]", chat)) {
    const isMuted = muted.has(line.dataset.from ?? "");
    line.classList.toggle("muted", isMuted);
    const button = $("[data-do=mute]", line);
    const words = word(isMuted ? "unmute" : "mute");
    if (button && button.textContent !== words) button.textContent = words; // an equal text would call the observer
  }
}

if (chat) {
  new MutationObserver(foldMuted).observe(chat, { childList: true, subtree: true });
  foldMuted();
  chat.addEventListener("click", (event) => {
    const line = closest(event.target, "li[data-from]");
    if (!line || !closest(event.target, "[data-do=mute]")) return;
    const from = line.dataset.from ?? "";
    const muted = new Set(recallMuted());
    if (!muted.delete(from)) muted.add(from);
    localStorage.setItem(KEY, JSON.stringify([...muted]));
    foldMuted();
  });
}
