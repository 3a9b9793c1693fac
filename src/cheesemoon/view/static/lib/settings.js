// @ts-check
// Settings that this browser keeps: speed, sounds, vibration, single choices, who is ahead, the guide.
import { $$ } from "./dom.js";

/** @type {Record<string, string>} */
const DEFAULTS = {
  speed: "normal",
  sound: "on",
  effects: "soft",
  music: "off",
  bell: "soft",
  buzz: "on",
  talk: "on",
  auto: "sure",
  ahead: "off",
  coach: "first",
};
/** @type {Map<string, ((value: string) => void)[]>} */
const listeners = new Map();

/** Return the value of a setting. @param {string} name */
export function setting(name) {
  try {
    return localStorage.getItem(name) ?? DEFAULTS[name];
  } catch {
    return DEFAULTS[name];
  }
}

/** Set a value and tell its listeners. @param {string} name @param {string} value */
export function set(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* private window: it lasts as long as the page */
  }
  DEFAULTS[name] = value;
  show(name);
  for (const hear of listeners.get(name) ?? []) hear(value);
}

/**
 * Call a function when a setting changes.
 * @param {string} name
 * @param {(value: string) => void} hear
 */
export function onSetting(name, hear) {
  listeners.set(name, [...(listeners.get(name) ?? []), hear]);
}

/** @param {string} name */
function show(name) {
  for (const radio of $$(`[data-setting="${name}"] input`)) radio.checked = radio.value === setting(name);
}

for (const group of $$("[data-setting]")) {
  const { setting: name = "" } = group.dataset;
  show(name);
  group.addEventListener("change", (event) => set(name, /** @type {HTMLInputElement} */ (event.target).value));
}
