// @ts-check
// The log: grouped by turns, the newest on top, folded; a line that is pointed at lights its pieces.
import { $, $$, ask, lost, made, parsed, pictured, toast, word } from "../lib/dom.js";
import { spot } from "./motion.js";

const log = $("#log");
const OPEN = 3;  // the newest turns are unfolded

/** @type {Map<string, string[]>} what moved in the picture, by the number of the action */
const touched = new Map();

/** All items in the order in which they happened. @returns {HTMLElement[]} */
export const items = () => $$("[data-ply]", log).sort((a, b) => Number(a.dataset.ply) - Number(b.dataset.ply));

/** @param {string} ply @param {string[]} ids */
export function remember(ply, ids) { touched.set(ply, ids); }

/** Whether an action was one's own, where one plays one seat. @param {string | undefined} seat */
const isOwn = (seat) => Boolean($("#table").dataset.single && $(`#player-${seat}`)?.classList.contains("here"));

/** The lines of an item as sentences; what one did oneself goes without one's name. @param {HTMLElement} item */
export const sentences = (item) => $$(".lines > li", item).map((line) => {
  const said = line.querySelector("summary") ?? (isOwn(item.dataset.seat) && line.querySelector(".said")) ?? line;
  const words = ((said || line).textContent ?? "").replace(/\s+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
});

/** The newest thing that there was something to say of. */
export const newest = () => sentences(items().filter((item) => item.querySelector(".lines > li")).at(-1) ?? log).at(-1) ?? "";

const TWO_LINES = 88;  // letters of the line that tells on a phone what happened last; more have three, closer together

/** @param {string} words */
export function tick(words) {
  const line = $("#ticker .grow");
  if (!line) return;
  line.textContent = words;
  line.classList.toggle("long", words.length > TWO_LINES);
}

/** A turn is what one seat did in one round. @param {HTMLElement} item */
const turnOf = (item) => `${item.dataset.seat} ${item.dataset.turn ?? ""}`;

/** @param {HTMLElement} item */
function groupFor(item) {
  const newest = log.querySelector(".turn-group");
  if (newest && newest.dataset.of === turnOf(item)) return newest;
  const head = item.dataset.turn ?? "";
  if (head && (!newest || newest.dataset.round !== head)) log.prepend(made("li", { className: "round" }, head));
  const panel = $(`#who-${item.dataset.seat}`), name = (panel?.textContent ?? "").split(/[,:(]/)[0].trim();
  const group = made("li", { className: `turn-group s${item.dataset.seat}` });
  group.dataset.of = turnOf(item);
  group.dataset.round = head;
  const details = made("details", { open: true });
  details.append(made("summary", {}, made("span", { className: "dot", "aria-hidden": "true" }), made("span", { className: "grow" }, isOwn(item.dataset.seat) ? `${name} (${word("you")})` : name), made("span", { className: "quiet events" })), made("ol", {}));
  group.append(details);
  if (head) log.querySelector(".round").after(group); else log.prepend(group);
  return group;
}

/** @param {HTMLElement} item */
function put(item) {
  const group = groupFor(item);
  for (const line of $$("[data-icon]", item)) {
    const folds = line.querySelector(":scope > details > summary") ?? line;
    if (!folds.querySelector(":scope > .pic")) folds.prepend(pictured(line.dataset.icon));
  }
  group.querySelector("ol").append(item);
}

function fold() {
  const groups = $$(".turn-group", log);
  groups.forEach((group, i) => {
    const details = group.querySelector("details"), lines = group.querySelectorAll(".lines > li").length;
    if (!group.dataset.kept) details.open = i < OPEN;
    group.querySelector(".events").textContent = details.open ? "" : String(lines);
    group.hidden = lines === 0;
  });
  for (const round of $$(".round", log)) round.hidden = !groups.some((group) => !group.hidden && group.dataset.round === round.textContent);
}
log.addEventListener("click", (/** @type {any} */ event) => {
  const group = event.target.closest("summary")?.closest(".turn-group");
  if (group) { group.dataset.kept = "1"; setTimeout(fold); }
});

// What a line holds that opens comes when it is opened, as far as it came with an update.
log.addEventListener("toggle", async (/** @type {any} */ event) => {
  const opened = event.target;
  if (!opened.open || !opened.matches("[data-folded]:not([aria-busy])")) return;
  const item = opened.closest("[data-ply]"), folds = $$("[data-folded]", item), { table, live } = $("#table").dataset;
  for (const fold of folds) fold.setAttribute("aria-busy", "true");
  const answer = await ask(`${table}/lines/${item.dataset.version}?${live.split("?")[1]}`).catch(() => null);
  const said = answer ? parsed(await answer.text()) : null, lists = answer?.ok && said ? [...said.children] : [];
  folds.forEach((fold, i) => {
    fold.removeAttribute("aria-busy");
    if (!lists[i]) { fold.open = false; return; }
    fold.append(lists[i]);
    fold.removeAttribute("data-folded");
  });
  if (!lists.length) toast(said ?? lost());
}, true);

/** What came: from action number `from` on the log is this. Returns the new items.
 * @param {number} from @param {string} html @returns {HTMLElement[]} */
export function write(from, html) {
  for (const item of items()) if (Number(item.dataset.ply) > from) item.remove();
  for (const group of $$(".turn-group", log)) if (!group.querySelector("[data-ply]")) {
    const round = group.previousElementSibling;
    group.remove();
    if (round?.matches(".round") && !log.querySelector(`.turn-group[data-round="${CSS.escape(round.textContent ?? "")}"]`)) round.remove();
  }
  const fresh = /** @type {HTMLElement[]} */ ([...parsed(html).children]);
  for (const item of fresh) put(item);
  fold();
  requestAnimationFrame(follow);
  return fresh;
}

/** The last line of a long turn is in sight, unless somebody reads. */
function follow() {
  const pane = $("#pane-log"), group = $(".turn-group:not([hidden])", log), line = group && $$(".lines > li", group).at(-1);
  if (!line || pane.matches(":hover, :focus-within")) return;
  const below = line.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom + pane.scrollTop + 8;
  pane.scrollTop = Math.max(0, below);
}

// A line that is pointed at, or reached by the keyboard, lights what it is about.
for (const [begin, end] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  log.addEventListener(begin, (/** @type {any} */ event) => {
    const item = event.target.closest("[data-ply]");
    if (item) spot(touched.get(item.dataset.ply) ?? []);
  });
  log.addEventListener(end, () => spot([]));
}

// --- tabs ------------------------------------------------------------------------------------------------

const tabs = $$('[role="tab"]');
/** @param {any} tab */
export function openTab(tab) {
  for (const each of tabs) {
    const on = each === tab;
    each.setAttribute("aria-selected", String(on));
    each.tabIndex = on ? 0 : -1;
    $(`#${each.getAttribute("aria-controls")}`).hidden = !on;
  }
  if (tab.id === "tab-chat") { $("#unread").hidden = true; $("#unread").textContent = ""; }
}
tabs.forEach((tab, i) => {
  tab.addEventListener("click", () => openTab(tab));
  tab.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(i + 1) % tabs.length];
    openTab(next);
    next.focus();
  });
});

/** @param {number} count */
export function unread(count) {
  if (!$("#pane-chat").hidden || count <= 0) return;
  const badge = $("#unread");
  badge.textContent = String(Number(badge.textContent || 0) + count);
  badge.hidden = false;
}

const first = /** @type {HTMLElement[]} */ ([...log.children]);
log.replaceChildren();
for (const item of first) put(item);
fold();
requestAnimationFrame(follow);
