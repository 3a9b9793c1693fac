// @ts-check
// The tabs beside the board: log and chat, with a count of unread lines.
import { $, $$ } from "../lib/dom.js";

const tabs = $$('[role="tab"]');

/** @param {HTMLElement} tab */
function openTab(tab) {
  for (const each of tabs) {
    const isOpen = each === tab;
    each.setAttribute("aria-selected", String(isOpen));
    each.tabIndex = isOpen ? 0 : -1;
    $(`#${each.getAttribute("aria-controls")}`).hidden = !isOpen;
  }
  if (tab.id !== "tab-chat") return;
  $("#unread").hidden = true;
  $("#unread").textContent = "";
  for (const button of $$(".top [popovertarget=side]")) delete button.dataset.unread;
}
tabs.forEach((tab, i) => {
  tab.addEventListener("click", () => openTab(tab));
  tab.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(i + 1) % tabs.length];
    openTab(next);
    next.focus();
  });
});

/** Count new lines of the chat, unless the chat is open. @param {number} count */
export function countUnread(count) {
  if (!$("#pane-chat").hidden || count <= 0) return;
  const badge = $("#unread");
  badge.textContent = String(Number(badge.textContent || 0) + count);
  for (const button of $$(".top [popovertarget=side]")) button.dataset.unread = badge.textContent;
  badge.hidden = false;
}
