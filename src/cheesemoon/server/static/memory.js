// @ts-check
// What a learner has done, kept by this browser alone.

const KEY = "cheesemoon-learn";

/** @typedef {{ lessons: Record<string, string[] | "done">, puzzles: Record<string, boolean>, streak: number }} Memory */

/** @returns {Memory | null} null where nothing can be kept */
export function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { lessons: kept?.lessons ?? {}, puzzles: kept?.puzzles ?? {}, streak: Number(kept?.streak) || 0 };
  } catch { return null; }
}

/** @param {(memory: Memory) => void} change */
export function keep(change) {
  const memory = recall();
  if (!memory) return;
  change(memory);
  try { localStorage.setItem(KEY, JSON.stringify(memory)); } catch { /* full or forbidden: nothing is lost but a tick */ }
}
