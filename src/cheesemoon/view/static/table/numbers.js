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
 * Count every number that has changed. Return them with their changes.
 * @param {Map<string, Counter>} before
 * @param {number} speed
 */
export function countChanges(before, speed) {
  /** @type {import("./director.js").Gain[]} */
  const changes = [];
  for (const [key, { text, value }] of findNumbers()) {
    const old = before.get(key);
    if (!old || old.value === value) continue;
    count(text, old.value, value, speed);
    const card = /** @type {HTMLElement | null} */ (text.closest("[data-card]"))?.dataset.card ?? "";
    const seat = text.closest("#panels > li")?.id.replace("player-", "") ?? "";
    changes.push({ text, by: value - old.value, card, seat });
  }
  return changes;
}

/** @type {Map<Element, { to: string, timer: number, tick: () => void }>} numbers that are counting */
const counting = new Map();

/** @param {Element} text @param {number} from @param {number} to @param {number} speed */
function count(text, from, to, speed) {
  const steps = Math.min(Math.abs(to - from), STEPS);
  let i = 0;
  const tick = () => {
    text.textContent = String(Math.round(from + ((to - from) * i) / steps));
    const wait = (COUNT * speed) / steps;
    if (i++ < steps) counting.set(text, { to: String(to), timer: window.setTimeout(tick, wait), tick });
    else counting.delete(text);
  };
  tick();
}

/** Let the numbers begin to count later, when what they count has arrived. @param {number} wait milliseconds */
export function delayCounting(wait) {
  for (const [text, one] of counting) {
    clearTimeout(one.timer);
    counting.set(text, { ...one, timer: window.setTimeout(one.tick, wait) });
  }
}

/** Set every counting number to its last value, before the picture is read, copied or changed. */
export function finishCounting() {
  for (const [text, { to, timer }] of counting) {
    clearTimeout(timer);
    text.textContent = to;
  }
  counting.clear();
}
