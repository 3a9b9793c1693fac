// @ts-check
// What this browser remembers: speed, sound, single choices, who is ahead.
import { $$ } from "./dom.js";

/** @type {Record<string, string>} */
const USUAL = { speed: "normal", sound: "off", auto: "sure", ahead: "off", coach: "off" };
/** @type {Record<string, ((value: string) => void)[]>} */
const heard = {};

/** @param {string} name */
export function setting(name) {
  try { return localStorage.getItem(name) ?? USUAL[name]; } catch { return USUAL[name]; }
}

/** Whether the person ever decided about it. @param {string} name */
export function decided(name) {
  try { return localStorage.getItem(name) !== null; } catch { return true; }
}

/** @param {string} name @param {string} value */
export function set(name, value) {
  try { localStorage.setItem(name, value); } catch { /* private windows: only for now */ }
  USUAL[name] = value;
  show(name);
  for (const hear of heard[name] ?? []) hear(value);
}

/** @param {string} name @param {(value: string) => void} hear */
export function onSetting(name, hear) { (heard[name] ??= []).push(hear); }

/** @param {string} name */
function show(name) {
  for (const radio of $$(`[data-setting="${name}"] input`)) radio.checked = radio.value === setting(name);
}

for (const group of $$("[data-setting]")) {
  show(group.dataset.setting);
  group.addEventListener("change", (/** @type {any} */ event) => set(group.dataset.setting, event.target.value));
}
