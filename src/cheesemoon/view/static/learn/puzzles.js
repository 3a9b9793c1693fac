// @ts-check
// The list of puzzles: filters by game and theme, what is solved, and the next one for this player.
import { $, $$, fillIn } from "../lib/dom.js";
import { puzzleRating, recall } from "../lib/progress.js";

const FIRST = 900; // the rating of the first puzzle
const progress = recall();
const cards = $$("#cards > li");
const chips = $$("#chips button");
if (!progress) $("#no-memory").hidden = false;

/** @param {Element} card */
const linkOf = (card) => $("a", card);
/** Return True if a puzzle was solved, false if it was only tried. @param {HTMLElement} card */
const solvedOf = (card) => progress?.puzzles[linkOf(card).dataset.puzzle ?? ""];

/** Show a state on a card. @param {HTMLElement} card @param {"for-you" | "solved" | "tried"} state */
function mark(card, state) {
  const tag = $(".state", card);
  tag.textContent = tag.getAttribute(`data-${state}`) ?? "";
  tag.hidden = false;
  card.classList.add(state);
}

/** Fill in a number. @param {string} id @param {string | number | null} value */
function fill(id, value) {
  const place = $(id);
  place.hidden = value === null;
  if (value !== null) place.textContent = fillIn(place.dataset.words, value);
}

const own = progress && puzzleRating(progress);
fill("#solved", cards.filter(solvedOf).length || null);
fill("#puzzle-rating", own);
fill("#streak", progress && progress.streak > 1 ? progress.streak : null);
for (const card of cards) if (solvedOf(card) !== undefined) mark(card, solvedOf(card) ? "solved" : "tried");

/** Mark the puzzle whose rating is nearest to the player's among those that are shown and not tried. */
function chooseNext() {
  for (const old of $$("#cards > .for-you")) {
    old.classList.remove("for-you");
    $(".state", old).hidden = true;
  }
  const distance = (/** @type {HTMLElement} */ card) => Math.abs(Number(card.dataset.rating) - (own ?? FIRST));
  const [next] = cards
    .filter((card) => !card.hidden && solvedOf(card) === undefined)
    .sort((a, b) => distance(a) - distance(b));
  const link = $("#next");
  link.hidden = !next;
  if (!next) return;
  mark(next, "for-you");
  $("#cards").prepend(next);
  link.setAttribute("href", linkOf(next).getAttribute("href") ?? "");
}

/** Show the puzzles of a game and of a theme; "" shows all. @param {string} game @param {string} theme */
function filter(game, theme) {
  for (const chip of chips) {
    const { game: name, of, themeKey } = chip.dataset;
    chip.setAttribute("aria-pressed", String(of === undefined ? name === game : of === game && themeKey === theme));
    if (of !== undefined) chip.hidden = of !== game;
  }
  for (const card of cards) {
    const { gameName, themeKey } = card.dataset;
    card.hidden = (game !== "" && gameName !== game) || (theme !== "" && themeKey !== theme);
  }
  chooseNext();
}

for (const chip of chips)
  chip.addEventListener("click", () => {
    const { game, of, themeKey } = chip.dataset;
    if (game !== undefined) filter(game, "");
    else filter(of ?? "", chip.getAttribute("aria-pressed") === "true" ? "" : (themeKey ?? ""));
  });

/** Show the puzzles of the game that the address names. */
function followAddress() {
  const named = location.hash.slice(1);
  filter(chips.some((chip) => chip.dataset.game === named) ? named : "", "");
}
$("#chips").hidden = false;
addEventListener("hashchange", followAddress);
followAddress();
