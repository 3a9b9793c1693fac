// @ts-check
// Vibration for what happens to the player: short, and only where the settings allow it.
import { setting } from "./settings.js";

/** Milliseconds of vibration and silence in turn. */
const PATTERNS = /** @type {Record<string, number[]>} */ ({
  lift: [12],
  turn: [30, 60, 30],
  hit: [25],
  catch: [18, 40, 18],
  breakdown: [80, 50, 120],
});

/** Vibrate. Do nothing where the device or the player does not want it. Before the first touch of a
 * page browsers refuse it. @param {string} name */
export function buzz(name) {
  if (setting("buzz") === "off" || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(PATTERNS[name] ?? [20]);
}
