// @ts-check
// "Me": the player's record, from the progress that this browser keeps.
import { $, $$, make, toast, word } from "../lib/dom.js";
import { damagedText, dropDamaged, puzzleRating, recall, sift, store } from "../lib/progress.js";
import { eraseEverywhere, merge, sync } from "../lib/sync.js";
import { chooseLast, showProgress } from "./me-progress.js";
import "./page.js";

/** @typedef {import("../lib/progress.js").Result} Result */

/** Return the kind of opponents. @param {Result} result */
function opponentsOf(result) {
  const others = result.seats.filter((_, i) => i !== result.mine);
  if (!others.length) return "alone";
  const bots = [...new Set(others.map((seat) => seat.bot))];
  return bots.length === 1 && bots[0] ? bots[0] : bots.every(Boolean) ? bots.sort().join("+") : "people";
}
/** @param {Result} result */
const mine = (result) => result.seats[result.mine ?? 0];
/** @param {string} key @param {string} game */
const level = (key, game) =>
  key
    .split("+")
    .map((name) => word(name === "robot" ? `robot-${game}` : `level-${name}`) || name)
    .join(", ");

function show() {
  const progress = recall();
  $("#no-memory").hidden = progress !== null;
  if (!progress) return;
  const results = Object.values(progress.results)
    .filter((r) => r.mine !== null)
    .sort((a, b) => a.at - b.at);
  showProgress(progress, results);
  $("#me-damaged").hidden = !damagedText();
  const numbers = numbersOf(progress, results);
  const isSome = Object.values(numbers).some((n) => n !== 0 && n !== "–");
  $("#me-empty").hidden = isSome;
  $("#me-numbers").hidden = !isSome;
  for (const [key, value] of Object.entries(numbers)) $(`[data-number="${key}"]`).textContent = String(value);
  showOpponents(results);
  showMistakes(results);
  for (const cell of $$("[data-tick]")) {
    const [game, row, column] = (cell.dataset.tick ?? "").split("|");
    const ticked = results.some((r) => r.game === game && (r.ticks ?? []).includes(`${row}|${column}`));
    cell.classList.toggle("ticked", ticked);
    if (ticked) $(".sr", cell).textContent = word("me-ticked");
  }
}

/** @param {import("../lib/progress.js").Progress} progress @param {Result[]} results */
function numbersOf(progress, results) {
  const won = results.filter((r) => mine(r).won).length;
  let row = 0;
  for (const r of results) row = mine(r).won ? row + 1 : 0;
  return {
    games: results.length,
    won: results.length ? `${Math.round((100 * won) / results.length)} %` : "–",
    row,
    lessons: Object.values(progress.lessons).filter((state) => state === "done").length,
    puzzles: Object.values(progress.puzzles).filter(Boolean).length,
    rated: puzzleRating(progress) ?? "–",
    days: Object.values(progress.daily).filter((attempt) => attempt.points !== null).length,
  };
}

/** @param {Result[]} results */
function showOpponents(results) {
  /** @type {Map<string, Result[]>} */
  const groups = new Map();
  for (const r of results) {
    const key = `${r.game} ${opponentsOf(r)}`;
    groups.set(key, [...(groups.get(key) ?? []), r]);
  }
  const rows = [...groups].sort().map(([key, list]) => {
    const [game, who] = key.split(" ");
    const cells = [
      level(who, game),
      list.length,
      list.filter((r) => mine(r).won).length,
      Math.max(...list.map((r) => mine(r).total)),
    ];
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, word(`game-${game}`) || game),
      ...cells.map((cell) => make("td", {}, String(cell).replace("-", "−"))),
    );
  });
  $("#me-games tbody").replaceChildren(...rows);
  $("#me-games").hidden = !rows.length;
}

/** @param {Result[]} results */
function showMistakes(results) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const r of results)
    for (const m of r.mistakes ?? []) {
      const key = `${r.game}-${m.verb}`;
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  const most = [...count].sort((a, b) => b[1] - a[1]).slice(0, 6);
  $("#me-mistakes ol").replaceChildren(
    ...most.map(([key, n]) => {
      const game = key.slice(0, key.lastIndexOf("-"));
      return make("li", {}, make("b", {}, word(`verb-${key}`)), ` ${word(`game-${game}`)} · ${word("me-times", n)}`);
    }),
  );
  $("#me-mistakes").hidden = !most.length;
}

/** Offer a text as a file. @param {string} text @param {string} name */
function download(text, name) {
  const link = make("a", {
    href: URL.createObjectURL(new Blob([text], { type: "application/json" })),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
$("#me-export").addEventListener("click", () => {
  download(JSON.stringify({ "cheesemoon-me": 1, ...recall() }, null, 1), "cheesemoon-me.json");
});
$("#me-damaged-save").addEventListener("click", () => download(damagedText(), "cheesemoon-damaged.txt"));
$("#me-damaged-drop").addEventListener("click", () => {
  dropDamaged();
  show();
});
$("input#me-import").addEventListener("change", async (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  if (!file) return;
  try {
    const found = JSON.parse(await file.text());
    const { progress: more, wrong } = sift(found);
    if (found?.["cheesemoon-me"] !== 1 || wrong) throw new Error("other file");
    const progress = recall();
    if (progress) store(merge(progress, more));
    sync();
    toast(word("me-imported"), true);
  } catch {
    toast(word("me-bad-file"));
  }
  input.value = "";
  show();
});

const remove = $("#me-delete");
let sure = false;
remove.addEventListener("click", async () => {
  if (!sure) {
    sure = true;
    /** @type {Node} */ (remove.lastChild).textContent = remove.dataset.sure ?? "";
    return;
  }
  sure = false;
  const isGone = await eraseEverywhere();
  toast(word(isGone ? "me-deleted" : "me-deleted-here"), isGone);
  show();
});

/** Show all, with the game that was played last. */
function begin() {
  show();
  chooseLast(Object.values(recall()?.results ?? {}).sort((a, b) => a.at - b.at));
}
begin();
sync().then((isNew) => {
  if (isNew) begin();
  else $("#me-damaged").hidden = !damagedText();
});
