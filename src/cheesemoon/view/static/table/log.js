// @ts-check
// The log: grouped by turns, the newest on top. Older turns are folded. A line highlights its pieces.
import { $, $$, ask, closest, lostMessage, make, makeIcon, parse, toast, word } from "../lib/dom.js";
import { highlight } from "./marks.js";

const log = $("#log");
const OPEN = 3; // turns that are not folded
const TWO_LINES = 88; // letters of the ticker; longer text has three lines, closer together

/** @type {Map<string, string[]>} the ids of what moved, by the number of the action */
const touched = new Map();

/** Return all items in the order in which they happened. */
const items = () => $$("[data-ply]", log).sort((a, b) => Number(a.dataset.ply) - Number(b.dataset.ply));

/** Remember what an action moved. @param {string} ply @param {string[]} ids */
export function remember(ply, ids) {
  touched.set(ply, ids);
}

/** Return True if the player has this seat and no other. @param {string | undefined} seat */
const isOwn = (seat) => Boolean($("#table").dataset.single && $(`#player-${seat}`)?.classList.contains("here"));

/** Return the lines of an item as sentences; those of the player leave out the name. @param {HTMLElement} item */
export const sentencesOf = (item) =>
  $$(".lines > li", item).map((line) => {
    const said = line.querySelector("summary") ?? (isOwn(item.dataset.seat) && line.querySelector(".said")) ?? line;
    const words = textOf(said || line)
      .replace(/\s+/g, " ")
      .trim();
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  });

/** Return the words of a line without the signs of its rules. @param {Element} line */
function textOf(line) {
  const copy = /** @type {Element} */ (line.cloneNode(true));
  for (const sign of $$("a.rule.sign", copy)) sign.remove();
  return copy.textContent ?? "";
}

/** Return the names of the events of items. @param {HTMLElement[]} found */
export const eventsOf = (found) => found.flatMap((item) => (item.dataset.events ?? "").split(" ").filter(Boolean));

/** Return the last sentence of the log. */
export const newestSentence = () =>
  sentencesOf(
    items()
      .filter((item) => item.querySelector(".lines > li"))
      .at(-1) ?? log,
  ).at(-1) ?? "";

/** Show a sentence in the line that a phone has in place of the log. @param {string} words */
export function showTicker(words) {
  const line = $("#ticker .grow");
  if (!line) return;
  line.textContent = words;
  line.classList.toggle("long", words.length > TWO_LINES);
  $("#ticker").classList.toggle("yields", Boolean($("#paper #hand"))); // cards to lay are at the same place
}

/** Return the key of a turn: what one seat did in one round. @param {HTMLElement} item */
const turnOf = (item) => `${item.dataset.seat} ${item.dataset.turn ?? ""}`;

/** Return the group of an item's turn; make it if it is new. @param {HTMLElement} item */
function groupFor(item) {
  const newest = $(".turn-group", log);
  if (newest && newest.dataset.of === turnOf(item)) return newest;
  const head = item.dataset.turn ?? "";
  if (head && (!newest || newest.dataset.round !== head)) log.prepend(make("li", { className: "round" }, head));
  const panel = $(`#who-${item.dataset.seat}`);
  const name = (panel?.textContent ?? "").split(/[,:(]/)[0].trim();
  const group = make("li", { className: `turn-group s${item.dataset.seat}` });
  group.dataset.of = turnOf(item);
  group.dataset.round = head;
  const details = make("details", { open: true });
  details.append(
    make(
      "summary",
      {},
      make("span", { className: "dot", "aria-hidden": "true" }),
      make("span", { className: "grow" }, isOwn(item.dataset.seat) ? `${name} (${word("you")})` : name),
      make("span", { className: "quiet events" }),
    ),
    make("ol", {}),
  );
  group.append(details);
  if (head) $(".round", log).after(group);
  else log.prepend(group);
  return group;
}

/** @param {HTMLElement} item */
function put(item) {
  const group = groupFor(item);
  for (const line of $$("[data-icon]", item)) {
    const folds = line.querySelector(":scope > details > summary") ?? line;
    if (!folds.querySelector(":scope > .pic")) folds.prepend(makeIcon(line.dataset.icon ?? ""));
  }
  $("ol", group).append(item);
}

function fold() {
  const groups = $$(".turn-group", log);
  groups.forEach((group, i) => {
    const details = $("details", group);
    const lines = group.querySelectorAll(".lines > li").length;
    if (!group.dataset.kept) details.open = i < OPEN;
    $(".events", group).textContent = details.open ? "" : String(lines);
    group.hidden = lines === 0;
  });
  for (const round of $$(".round", log))
    round.hidden = !groups.some((group) => !group.hidden && group.dataset.round === round.textContent);
}
log.addEventListener("click", (event) => {
  const group = closest(closest(event.target, "summary"), ".turn-group");
  if (group) {
    group.dataset.kept = "1";
    setTimeout(fold);
  }
});

// Updates leave out what folded lines hold. It is loaded when a line is opened.
log.addEventListener(
  "toggle",
  async (event) => {
    const opened = /** @type {HTMLDetailsElement} */ (event.target);
    const item = closest(opened, "[data-ply]");
    if (!item || !opened.open || !opened.matches("[data-folded]:not([aria-busy])")) return;
    const folds = $$("details[data-folded]", item);
    const { table, live } = $("#table").dataset;
    for (const fold of folds) fold.setAttribute("aria-busy", "true");
    const answer = await ask(`${table}/lines/${item.dataset.version}?${live?.split("?")[1]}`).catch(() => null);
    const said = answer ? parse(await answer.text()) : null;
    const lists = answer?.ok && said ? [...said.children] : [];
    folds.forEach((fold, i) => {
      fold.removeAttribute("aria-busy");
      if (!lists[i]) {
        fold.open = false;
        return;
      }
      fold.append(lists[i]);
      fold.removeAttribute("data-folded");
    });
    if (!lists.length) toast(said ?? lostMessage());
  },
  true,
);

/**
 * Replace the log behind an action.
 * @param {number} from the number of the last action that stays
 * @param {HTMLElement[]} fresh the new items
 */
export function write(from, fresh) {
  for (const item of items()) if (Number(item.dataset.ply) > from) item.remove();
  for (const group of $$(".turn-group", log))
    if (!group.querySelector("[data-ply]")) {
      const round = group.previousElementSibling;
      group.remove();
      if (
        round?.matches(".round") &&
        !log.querySelector(`.turn-group[data-round="${CSS.escape(round.textContent ?? "")}"]`)
      )
        round.remove();
    }
  for (const item of fresh) put(item);
  fold();
  requestAnimationFrame(scrollToLast);
}

/** Scroll to the last line of a turn, unless the player is reading. */
function scrollToLast() {
  const pane = $("#pane-log");
  const group = $(".turn-group:not([hidden])", log);
  const line = group && $$(".lines > li", group).at(-1);
  if (!line || pane.matches(":hover, :focus-within")) return;
  const below = line.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom + pane.scrollTop + 8;
  pane.scrollTop = Math.max(0, below);
}

// A line under the pointer or with the focus highlights what it is about.
for (const [begin, end] of [
  ["pointerover", "pointerout"],
  ["focusin", "focusout"],
]) {
  log.addEventListener(begin, (event) => {
    const item = closest(event.target, "[data-ply]");
    if (item) highlight(touched.get(item.dataset.ply ?? "") ?? []);
  });
  log.addEventListener(end, () => highlight([]));
}

const first = /** @type {HTMLElement[]} */ ([...log.children]);
log.replaceChildren();
for (const item of first) put(item);
fold();
requestAnimationFrame(scrollToLast);
