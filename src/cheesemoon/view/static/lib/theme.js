// @ts-check
// Light or dark: as the system says, until the player chooses.
import { $$ } from "./dom.js";

const KEY = "theme-of-system"; // the theme that this script has set
const light = matchMedia("(prefers-color-scheme: light)");

/** Return the theme that the server knows; "" before there is one. */
const known = () => /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1] ?? "";

/** Follow the system, unless the player has chosen. */
function follow() {
  const system = light.matches ? "light" : "dark";
  const now = known();
  try {
    if (now && localStorage.getItem(KEY) !== now) return; // the player's own choice
    if (system === (now || "dark")) return;
    localStorage.setItem(KEY, system);
  } catch {
    return;
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `theme=${system}; max-age=31536000; path=/; samesite=lax`;
  if (known() === system) location.reload();
}

if (!document.documentElement.dataset.engine) {
  follow();
  light.addEventListener("change", follow);
  for (const button of $$("#menu button[name=theme]"))
    button.addEventListener("click", () => localStorage.removeItem(KEY));
}
