// @ts-check
// Numbers in the picture and the panels: they count from the old value to the new one.
import { $$ } from "../lib/dom.js";
import { picture } from "./overlay.js";

/** @typedef {{ text: SVGTextElement, value: number }} Counter */

const COUNT = 600; // milliseconds
const STEPS = 12; // at most

/** Return the whole numbers that are drawn, by the group that they stand in. @returns {Map<string, Counter>} */
export function findNumbers() {
  /** @type {Map<string, SVGTextElement[]>} */
  const groups = new Map();
  for (const text of [...$$("text", picture()), ...$$("#panels text")]) {
    const home = text.closest("[id]")?.id || "";
    if (/die|dice|hand/.test(home)) continue;
    if (!groups.has(home)) groups.set(home, []);
    groups.get(home)?.push(text);
  }
  /** @type {Map<string, Counter>} */
  const values = new Map();
  for (const [home, texts] of groups)
    texts.forEach((text, i) => {
      const words = text.textContent ?? "";
      if (/^\d+$/.test(words)) values.set(`${home} ${i} ${texts.length}`, { text, value: Number(words) });
    });
  return values;
}

/**
 * Return every number that has changed.
 * @param {Map<string, Counter>} before
 */
export function findChanges(before) {
  /** @type {import("./director.js").Gain[]} */
  const changes = [];
  for (const [key, { text, value }] of findNumbers()) {
    const old = before.get(key);
    if (!old || old.value === value) continue;
    const card = /** @type {HTMLElement | null} */ (text.closest("[data-card]"))?.dataset.card ?? "";
    const seat = text.closest("#panels > li")?.id.replace("player-", "") ?? "";
    changes.push({ text, from: old.value, by: value - old.value, card, seat });
  }
  return changes;
}

/** @type {Map<Element, { to: string, timer: number }>} numbers that are counting */
const counting = new Map();

/**
 * Count a number from its old value to the new one.
 * @param {import("./director.js").Gain} gain
 * @param {number} speed
 * @param {number} wait milliseconds until what it counts has arrived
 */
export function count({ text, from, by }, speed, wait) {
  const steps = Math.min(Math.abs(by), STEPS);
  let i = 0;
  const tick = (/** @type {number} */ pause) => {
    text.textContent = String(Math.round(from + (by * i) / steps));
    if (i++ < steps) counting.set(text, { to: String(from + by), timer: window.setTimeout(tick, pause, each) });
    else counting.delete(text);
  };
  const each = (COUNT * speed) / steps;
  tick(Math.max(each, wait));
}

/** Set every counting number to its last value, before the picture is read, copied or changed. */
export function finishCounting() {
  for (const [text, { to, timer }] of counting) {
    clearTimeout(timer);
    text.textContent = to;
  }
  counting.clear();
}
