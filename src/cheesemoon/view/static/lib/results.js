// @ts-check
// Finished tables, kept by this browser; and which of them was the attempt at a daily challenge.
import { ask } from "./dom.js";
import { keep, recall } from "./progress.js";

const MOST = 1000;  // results that are kept, the newest

/** @param {string} address such as /t/abc */
export async function remember(address) {
  const answer = await ask(`${address}/result`).catch(() => null);
  const found = answer?.ok ? await answer.json() : null;
  if (!found || found.mine === null) return;
  const id = address.split("/").at(-1) ?? "";
  keep((memory) => {
    if (!found.mistakes.length) found.mistakes = memory.results[id]?.mistakes ?? [];  // a review that was judged before
    memory.results[id] = found;
    const old = Object.entries(memory.results).sort(([, a], [, b]) => b.at - a.at).slice(MOST);
    for (const [name] of old) delete memory.results[name];
    for (const attempt of Object.values(memory.daily)) if (attempt.table === id) attempt.points = found.seats[found.mine].total;
  });
}

/** The address says that this table is the attempt of a day: the first one counts. @param {string} address @param {string} game */
export function attempted(address, game) {
  const day = /^#daily=(\d{4}-\d\d-\d\d)$/.exec(location.hash)?.[1];
  if (!day) return;
  keep((memory) => { memory.daily[`${game}/${day}`] ??= { table: address.split("/").at(-1) ?? "", points: null, better: null, last: "" }; memory.daily[`${game}/${day}`].last = address.split("/").at(-1) ?? ""; });
  history.replaceState(null, "", location.pathname + location.search);
}

/** The day of which a table is an attempt; "" if it is none. @param {string} id */
export function dayOf(id) {
  const found = Object.entries(recall()?.daily ?? {}).find(([, attempt]) => attempt.table === id || attempt.last === id);
  return found ? found[0].split("/")[1] : "";
}
