// @ts-check
// What happened, told slowly: the server sends a picture for each thing that an action did. For the last turn again,
// and for what takes long when it happens: a night of rats, the robot's turn, new invaders.
import { $, $$, ask, parsed, toast, word } from "../lib/dom.js";
import { paper } from "./viewport.js";
import { change, counted } from "./motion.js";
import { morphed, redraw } from "./drawing.js";
import { sentences } from "./log.js";

/** @typedef {import("./playback.js").Step} Step */
/** @typedef {{ steps: Step[], begin: () => void, keep: () => (() => void), done: () => void, live: boolean }} Tale */

const table = $("#table");

const drawings = () => [paper, ...$$("#panels .drawn")];

/** A drawing as it is now; its definitions never change and are not copied. @param {Element} drawing */
function copied(drawing) {
  const copy = /** @type {Element} */ (drawing.cloneNode(false));
  for (const child of drawing.childNodes) if (child.nodeName !== "defs") copy.append(child.cloneNode(true));
  return copy;
}
const copies = () => { counted(); return [...drawings().map((holder) => copied(holder.firstElementChild)), $("#steps").innerHTML]; };

/** @param {any[]} kept */
function restored(kept) {
  drawings().forEach((holder, i) => {
    const drawing = holder.firstElementChild, copy = copied(kept[i]), defs = drawing.querySelector(":scope > defs");
    const at = [...drawing.childNodes].indexOf(defs);
    if (defs) copy.insertBefore(defs, copy.childNodes[at] ?? null);
    drawing.replaceWith(copy);
  });
  $("#steps").innerHTML = kept.at(-1);
  where();
}

/** The same as the steps of the turn, in a few words, where there is no room for them. */
export function where() {
  const head = $("#steps > li")?.textContent ?? "", now = $('#steps [aria-current="step"]')?.lastChild?.textContent ?? "";
  $("#where").textContent = now ? `${head}: ${now}` : head;
}

/** Pictures of a moment. Returns what moved. @param {any} step @param {boolean} [still] @returns {string[]} */
export function drawn(step, still = false) {
  const panels = () => { for (const [i, panel] of Object.entries(step.panels ?? {})) redraw($(`#panel-${i}`), panel); };
  const touched = change(() => { if (step.picture) redraw(paper, step.picture); panels(); }, still);
  if (step.steps !== undefined) { morphed($("#steps"), step.steps, { morphStyle: "innerHTML" }); where(); }
  return touched;
}

/** @param {any} found what the server told @param {(ids: string[]) => void} moved @returns {Step[]} */
function stepsOf(found, moved) {
  return found.steps.map((/** @type {any} */ step) => ({
    show: () => moved(drawn(step)),
    lines: [...parsed(step.html).children].flatMap((e) => sentences(/** @type {HTMLElement} */ (e))),
    seat: String(step.seat), moment: step.moment ?? "", chapter: step.chapter ?? "",
  }));
}

const keep = () => { const kept = copies(); return () => restored(kept); };

/** @param {string} what @param {string} stamp */
const asked = (what, stamp) => ask(`${table.dataset.table}/${what}?stamp=${stamp}&tall=${table.dataset.tall ? 1 : 0}&${table.dataset.live.split("?")[1]}`).catch(() => null);

/** What happened since one's own last turn. @param {string} stamp @param {() => void} after @returns {Promise<Tale | null>} */
export async function lastTurn(stamp, after) {
  const answer = await asked("past", stamp);
  if (!answer?.ok) { if (answer) toast(parsed(await answer.text())); return null; }
  const found = await answer.json();
  if (!found.steps.length) { toast(word("nothing-before"), true); return null; }
  const now = copies();
  return { steps: stepsOf(found, () => {}), begin: () => { drawn(found.start, true); }, keep, done: () => { restored(now); after(); }, live: false };
}

/** What just came, one thing after the other; null if it cannot be told so, and is shown as it is.
 * @param {any} data the update @param {(data: any, touched: string[]) => void} update @returns {Promise<Tale | null>} */
export async function slowly(data, update) {
  const answer = await asked("told", data.stamp);
  const found = answer?.ok ? await answer.json() : null;
  if (!found || found.steps.length < 2) return null;
  /** @type {any[]} */
  let last = [];
  /** @type {Set<string>} */
  const touched = new Set();
  const begin = () => {
    const was = $("#steps").innerHTML;
    drawn({ picture: data.picture, panels: data.panels, steps: data.parts?.steps }, true);
    last = copies();
    if (found.start.steps === undefined) $("#steps").innerHTML = was;
    drawn(found.start, true);
  };
  const done = () => {
    restored(last);
    update({ ...data, picture: undefined, panels: undefined }, [...touched]);
  };
  return { steps: stepsOf(found, (ids) => ids.forEach((id) => touched.add(id))), begin, keep, done, live: true };
}
