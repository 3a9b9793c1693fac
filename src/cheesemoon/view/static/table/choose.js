// @ts-check
// Choosing: first the piece, then the place; what is meant by a click; why something cannot be.
import { $, $$, SVG, ask, input, made, parsed, word } from "../lib/dom.js";
import { beyond, board, paper } from "./viewport.js";
import { ringed, targets } from "./motion.js";
import { aboutOf, hideCard } from "./cards.js";

const table = $("#table"), panels = $("#panels");
const NEAR = 22;  // pixels around a finger that it may have meant
const LEAST = 24;  // pixels of what a finger can hit in the middle

// A piece that is only the first half of a choice carries `data-pick`, the beginning of the actions it
// stands for, or any other data (`data-rat="2"`) that their places carry as well.
const PICKS = "[data-pick], .choice:not([data-action])";
const CHOICES = `[data-action], ${PICKS}`;
const drawings = () => [paper, panels];
/** @param {string} selector @returns {any[]} */
const all = (selector) => drawings().flatMap((root) => $$(selector, root));

/** Every choice has a button in the drawer of all choices. @returns {any[]} */
export const ways = () => $$("#all-ways [data-act]");
export const may = () => ways().length > 0 && !table.classList.contains("showing");

/** @param {string} action */
export function send(action) {
  if (may()) ways().find((b) => b.dataset.act === action)?.click();
}

/** What can be chosen is reached by arrows; the buttons are in the order of Tab. */
export function prepare() {
  for (const element of all(CHOICES)) {
    element.setAttribute("tabindex", "-1");
    element.classList.add("choice");
  }
  for (const way of ways()) {
    if (way.name) continue;
    way.setAttribute("form", "acts");
    Object.assign(way, { name: "action", value: way.dataset.act, className: "way" });
  }
  beyond();
}

// --- the piece, then the place -----------------------------------------------------------------------------

/** @type {Set<string> | null} */
let picked = null;
/** @type {any} */
let piece = null;
export const fitting = (/** @type {string} */ action) => picked === null || picked.has(action);

/** @param {any} chosen @returns {Set<string>} */
function actionsOf(chosen) {
  const { pick } = chosen.dataset;
  const actions = ways().map((b) => b.dataset.act);
  if (pick !== undefined) return new Set(actions.filter((a) => a === pick || a.startsWith(pick + " ")));
  const own = Object.entries(chosen.dataset).find(([key]) => !["tag", "way", "card", "why", "look", "name", "then"].includes(key));
  const places = own ? all("[data-action]").filter((e) => e.dataset[own[0]] === own[1]) : [];
  return new Set(places.map((e) => e.dataset.action));
}

/** @param {any} chosen */
function pick(chosen) {
  unpick();
  const actions = actionsOf(chosen);
  if (!actions.size) return;
  [picked, piece] = [actions, chosen];
  hideCard();
  for (const b of ways()) b.hidden = !actions.has(b.dataset.act);
  document.body.classList.add("picked");
  const places = all("[data-action]").filter((e) => actions.has(e.dataset.action));
  for (const e of places) e.classList.add("lit");
  targets(places);
  chosen.classList.add("chosen");
  ringed([chosen], "chosen");
  askFor(chosen.dataset.then);
}

export function unpick() {
  if (!picked) return;
  picked = piece = null;
  for (const b of ways()) b.hidden = false;
  document.body.classList.remove("picked");
  for (const e of all(".lit, .chosen")) e.classList.remove("lit", "chosen");
  targets([]);
  ringed([], "chosen");
  askFor("");
}

/** @type {Node[] | null} */
let before = null;  // the question of the step, while that of a chosen piece stands in its place

/** A chosen piece may ask further, in `data-then`. @param {string | undefined} then */
function askFor(then) {
  const asked = $("#question");
  if (before) asked?.replaceChildren(...before);
  before = null;
  if (!asked || !then) return;
  before = [...asked.childNodes];
  asked.replaceChildren(then);
  $("#live").textContent = then;
}

// --- a click --------------------------------------------------------------------------------------------------

/** What lies under a point; for a finger also what lies near it, unless it lies in the middle of one thing. @param {number} x @param {number} y @param {boolean} finger @returns {any[]} */
function under(x, y, finger) {
  const hit = document.elementsFromPoint(x, y).map((e) => (paper.contains(e) || panels.contains(e)) && e.closest(CHOICES));
  const found = [...new Set(hit)].filter((e) => e instanceof Element);
  if (!finger || found.some((e) => large(e, 2 * NEAR))) return found;
  const near = all(CHOICES).filter((e) => {
    const r = e.getBoundingClientRect();
    return x > r.left - NEAR && x < r.right + NEAR && y > r.top - NEAR && y < r.bottom + NEAR;
  });
  const sure = found.length === 1 && (found[0].matches(PICKS) || large(found[0], LEAST)) && near.every((e) => e === found[0] || 2 * away(found[0], x, y) < away(e, x, y));
  return sure ? found : [...new Set([...found, ...near])];
}

/** How far a point is from the middle of a thing. @param {any} element @param {number} x @param {number} y */
function away(element, x, y) {
  const r = element.getBoundingClientRect();
  return Math.hypot(x - (r.left + r.right) / 2, y - (r.top + r.bottom) / 2);
}

/** @param {Element} element @param {number} least */
function large(element, least) {
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least;
}

let finger = false;
addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);

/** @param {MouseEvent} event */
function clicked(event) {
  const target = /** @type {any} */ (event.target);
  if (event.detail === 0) {  // by keyboard or script: exactly this
    const exact = target.closest(CHOICES);
    if (exact?.dataset.action) send(exact.dataset.action); else if (exact) toggle(exact);
    return;
  }
  if (table.classList.contains("showing")) return;
  const things = under(event.clientX, event.clientY, finger);
  const actions = [...new Set(things.map((e) => e.dataset.action).filter((a) => a && fitting(a)))];
  const picks = things.filter((e) => e.matches(PICKS));
  if (actions.length === 1 && (picks.length === 0 || picked)) send(actions[0]);
  else if (actions.length + picks.length > 1 && (actions.length > 1 || !picked)) which(things.filter((e) => picks.includes(e) || fitting(e.dataset.action)), event.clientX, event.clientY);
  else if (actions.length === 1) send(actions[0]);
  else if (picks.length) toggle(picks[0]);
  else refuse(target, event);
}

/** @param {any} chosen */
function toggle(chosen) { if (chosen === piece) unpick(); else pick(chosen); }

/** @param {any} target @param {MouseEvent} event */
function refuse(target, event) {
  const thing = target.closest("[data-why], g[id]");
  if (thing && board.contains(thing) && table.dataset.seated) why(thing, target, event.clientX, event.clientY);
  else { closeBoxes(); unpick(); explain(target, event.clientX, event.clientY); }
}

board.addEventListener("click", clicked);
panels.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  const target = /** @type {any} */ (event.target);
  if (target.closest(CHOICES)) clicked(event);
  else if (target.closest("[data-card]")) explain(target, event.clientX, event.clientY);
  else if (!target.closest("button")) target.closest(".panel")?.querySelector(".more")?.click();
});

// --- boxes beside what was clicked ----------------------------------------------------------------------------

export function closeBoxes() { $("#which")?.remove(); $("#why")?.remove(); }
addEventListener("pointerdown", (event) => { if (!(/** @type {any} */ (event.target)).closest("#which, #why")) closeBoxes(); });

/** @param {string} id @param {number} x @param {number} y @param {(Node | string)[]} content */
function beside(id, x, y, ...content) {
  closeBoxes();
  hideCard();
  const box = made("div", { id }, ...content);
  document.body.append(box);
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - size.width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(y + 14, innerHeight - size.height - 8))}px`;
  return box;
}

/** A small picture of a thing of the drawing: what it would cost and bring, where it draws that, else the thing.
 * @param {any} element */
function small(element) {
  const aim = element.querySelector(".aim"), named = element.id ? element : element.querySelector("[id]") ?? element.closest("[id]");
  const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "small-picture");
  svg.setAttribute("aria-hidden", "true");
  if (aim) {
    const { x, y, width, height } = aim.getBBox(), copy = aim.cloneNode(true);
    svg.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
    copy.setAttribute("visibility", "visible");
    svg.append(copy);
  } else if (bare(element) && beneath(element, svg)) {
    svg.classList.add("place");
  } else if (named?.getBBox && named.id) {
    const { x, y, width, height } = named.getBBox(), m = named.transform?.baseVal.consolidate()?.matrix;
    svg.setAttribute("viewBox", `${x + (m?.e ?? 0) - 3} ${y + (m?.f ?? 0) - 3} ${width + 6} ${height + 6}`);
    use.setAttribute("href", `#${named.id}`);
    svg.append(use);
  }
  return svg;
}

/** Whether a thing is nothing but a ring around what others draw. @param {any} element */
function bare(element) { return !element.querySelector("use, text, path, rect, polygon, image"); }

/** What lies in a ring, seen through it; false if nothing does that can be named.
 * @param {any} ring @param {any} svg */
function beneath(ring, svg) {
  const seen = ring.getBoundingClientRect(), paper = $("#paper");
  const under = document.elementsFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2)
    .find((e) => paper.contains(e) && e instanceof SVGElement && !ring.contains(e) && !e.closest("[data-action]"))?.closest("g[id]");
  const around = under?.parentNode;
  const above = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  if (!under || !above) return false;
  const from = new DOMPoint(seen.x, seen.y).matrixTransform(above.inverse());
  svg.setAttribute("viewBox", `${from.x} ${from.y} ${seen.width / above.a} ${seen.height / above.d}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${under.id}`);
  svg.append(use);
  return true;
}

/** What a piece is called, if it says so. @param {any} e @returns {string} */
const nameOf = (e) => e.dataset.name ?? e.querySelector("title")?.textContent ?? "";

/** The words of what can be chosen; of a piece without a name those that all its choices begin with. @param {any} e @returns {string} */
function wordsOf(e) {
  const title = e.dataset.action ? "" : nameOf(e);
  if (title) return title;
  const actions = e.dataset.action ? new Set([e.dataset.action]) : actionsOf(e);
  const told = ways().filter((b) => actions.has(b.dataset.act)).map((b) => (b.querySelector("span")?.textContent ?? "").split(" "));
  const [first = [], ...rest] = told;
  const alike = first.findIndex((/** @type {string} */ w, /** @type {number} */ i) => rest.some((other) => other[i] !== w));
  return alike < 0 ? first.join(" ") : [...first.slice(0, alike), "…"].join(" ");
}

/** Where it stands among all choices. @param {any} e */
const orderOf = (e) => ways().findIndex((b) => (e.dataset.action ? b.dataset.act === e.dataset.action : actionsOf(e).has(b.dataset.act)));

/** Several things could be meant: each as a small picture with its words.
 * @param {any[]} things @param {number} x @param {number} y */
function which(things, x, y) {
  const seen = new Set();
  const choices = things.filter((e) => {
    const key = e.dataset.action ?? e.dataset.pick ?? e.id;
    return !seen.has(key) && seen.add(key);
  }).sort((a, b) => orderOf(a) - orderOf(b)).map((e) => {
    const { action } = e.dataset;
    const one = made("button", { type: "button", className: "button" }, small(e), made("span", {}, wordsOf(e)));
    one.addEventListener("click", () => { closeBoxes(); if (action) send(action); else pick(e); });
    return one;
  });
  const box = beside("which", x, y, made("p", {}, word("choose-one")), ...choices);
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", word("choose-one"));
  if (input.keys) choices[0]?.focus();
}

/** What a thing is, where nothing can be chosen. @param {any} target @param {number} x @param {number} y */
async function explain(target, x, y) {
  const about = await aboutOf(target);
  if (!about.length) return;
  const box = beside("why", x, y, ...about);
  box.className = "about";
  box.setAttribute("role", "status");
}

/** What cannot be chosen says why, where it was clicked, and what it is. @param {any} thing @param {any} target @param {number} x @param {number} y */
async function why(thing, target, x, y) {
  const named = thing.matches(".piece") ? "" : thing.id;  // the number of a piece is not that of a place
  const asked = new URLSearchParams({ thing: thing.dataset.why || named, pick: piece?.dataset.pick || piece?.id || "" });
  const answer = await ask(`${table.dataset.table}/why?${asked}`).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (!text) { explain(target, x, y); return; }
  const box = beside("why", x, y, parsed(text), ...(await aboutOf(target)));
  box.setAttribute("role", "status");
  setTimeout(() => box.remove(), 12_000);
}

// --- arrows: to the nearest choice that lies that way --------------------------------------------------------

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Everything that has a card, for those who look without choosing; a whole stage is too large to be meant. */
function things() {
  const { width, height } = board.getBoundingClientRect();
  const found = all("[data-card]").filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.width < 0.7 * width && r.height < 0.7 * height; });
  for (const e of found) if (!e.hasAttribute("tabindex")) e.setAttribute("tabindex", "-1");
  return found;
}

/** To the next choice in a direction; with `every`, or where nothing can be chosen, to the next thing. @param {string} key @param {boolean} [every] */
export function onBoard(key, every = false) {
  const may = all(".choice").filter((e) => picked === null || picked.has(e.dataset.action) || e === piece);
  const choices = every || !may.length ? things() : may;
  const [dx, dy] = WAYS[key] ?? [0, 0];
  if (!choices.length || (!dx && !dy)) return false;
  const middle = (/** @type {Element} */ e) => { const r = e.getBoundingClientRect(); return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; };
  const here = choices.find((e) => e === document.activeElement);
  let next = choices[0];
  if (here) {
    const [x, y] = middle(here);
    const ranked = choices.filter((e) => e !== here).map((e) => {
      const [ex, ey] = middle(e), along = (ex - x) * dx + (ey - y) * dy, aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
      return { e, far: along > 1 ? along + 2 * aside : Infinity };
    }).sort((a, b) => a.far - b.far);
    if (!ranked.length || ranked[0].far === Infinity) return true;
    next = ranked[0].e;
  }
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Enter on a thing of the picture. @param {any} thing */
export function enter(thing) {
  if (thing.dataset.action) send(thing.dataset.action); else toggle(thing);
}

// --- the drawer of all choices ----------------------------------------------------------------------------------

/** @param {boolean} open */
export function showChoices(open) {
  const drawer = $("#all-ways"), button = $("#all");
  if (!drawer) return;
  if (open && drawer.hidden) headings(drawer);
  drawer.hidden = !open;
  button.setAttribute("aria-expanded", String(open));
}

/** What belongs to one piece stands under its name. @param {any} drawer */
function headings(drawer) {
  if (drawer.querySelector("h3")) return;
  const pieces = all("[data-pick]").map((e) => ({ pick: e.dataset.pick, title: nameOf(e) })).filter((p) => p.title);
  let last = "";
  for (const way of ways()) {
    const found = pieces.find(({ pick: p }) => way.dataset.act === p || way.dataset.act.startsWith(p + " "));
    if (found && found.pick !== last) way.before(made("h3", {}, found.title));
    last = found?.pick ?? "";
  }
}

// --- numbers: the number of a choice, then Enter -----------------------------------------------------------------

let typed = "", typing = 0;
/** @param {string} digit */
export function type(digit) {
  const count = ways().length, wanted = Number(typed + digit) <= count ? typed + digit : digit;
  clearTimeout(typing);
  typing = window.setTimeout(() => { typed = ""; }, 2500);
  typed = wanted === "0" ? "" : wanted;
  const way = ways()[Number(typed) - 1];
  if (!way) return;
  unpick();
  showChoices(true);
  way.focus();
}
export function untype() { typed = ""; }
