// @ts-check
// What a learner has done, kept by this browser alone.

const KEY = "cheesemoon-learn";

/** @typedef {{ seats: { bot: string, total: number, won: boolean }[], mine: number | null, game: string, at: number, ticks: string[], mistakes: { verb: string, loss: number }[] }} Result */
/** @typedef {{ lessons: Record<string, string[] | "done">, puzzles: Record<string, boolean>, streak: number, tips: Record<string, string[]>, results: Record<string, Result>, daily: Record<string, { table: string, points: number | null, better: number | null, last: string }> }} Memory */

/** @returns {Memory | null} null where nothing can be kept */
export function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return filled(kept);
  } catch { return null; }
}

/** What is not there yet is empty. @param {any} kept @returns {Memory} */
export function filled(kept) {
  const part = (/** @type {string} */ name) => (kept?.[name] && typeof kept[name] === "object" && !Array.isArray(kept[name]) ? kept[name] : {});
  return { lessons: part("lessons"), puzzles: part("puzzles"), streak: Number(kept?.streak) || 0, tips: part("tips"), results: part("results"), daily: part("daily") };
}

/** @param {(memory: Memory) => void} change */
export function keep(change) {
  const memory = recall();
  if (!memory) return;
  change(memory);
  try { localStorage.setItem(KEY, JSON.stringify(memory)); } catch { /* full or forbidden: nothing is lost but a tick */ }
}

/** Everything that was kept. */
export function erase() { try { localStorage.removeItem(KEY); } catch { /* nothing was kept */ } }
