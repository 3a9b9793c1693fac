// @ts-check
// Light or dark: as the system says, until the player chooses.
import { $$ } from "./dom.js";

const KEY = "theme-of-system"; // the theme that this script has set
const light = matchMedia("(prefers-color-scheme: light)");

/** Return the theme that the server knows; "" before there is one. */
const known = () => /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1] ?? "";

/** Return the theme of the system; "" if the player has chosen one. */
function wanted() {
  const now = known();
  try {
    if (now && localStorage.getItem(KEY) !== now) return "";
  } catch {
    return "";
  }
  return light.matches ? "light" : "dark";
}

/** Load the page again in the theme of the system, if the server made it in another one. */
function follow() {
  const system = wanted();
  if (!system || system === (known() || "dark")) return;
  try {
    localStorage.setItem(KEY, system);
  } catch {
    return;
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `theme=${system}; max-age=31536000; path=/; samesite=lax`;
  if (known() === system) location.reload();
}

/** Take the system's new theme over. To load the page again would end a navigation that has begun, and empty forms. */
function change() {
  const system = wanted();
  if (system) document.documentElement.dataset.theme = system;
}

if (!document.documentElement.dataset.engine) {
  follow();
  light.addEventListener("change", change);
  for (const button of $$("#menu button[name=theme]"))
    button.addEventListener("click", () => localStorage.removeItem(KEY));
}
