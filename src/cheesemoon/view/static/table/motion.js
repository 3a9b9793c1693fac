// @ts-check
// Motion that tells what happened: pieces travel, dice tumble, cards turn, numbers rise.
import { $$, calm } from "../lib/dom.js";
import { box, drawn, over, paper, picture, point, refit } from "./viewport.js";
import { setting } from "../lib/settings.js";

const STEP = 220, WAY = 900, TUMBLE = 400, FLOATS = 12, COUNT = 600, COUNTS = 12;

/** How long things take, against normal. @type {Record<string, number>} */
export const PACE = { slow: 1.6, normal: 1, fast: 0.6, fastest: 0.35, once: 0 };
export const pace = () => (calm.matches || document.hidden ? 0 : PACE[setting("speed")] ?? 1);

/** @typedef {{ own: string | null, parent: string | undefined, at: { x: number, y: number } }} Place */

const homeOf = (/** @type {Element} */ e) => /** @type {any} */ (e.parentNode)?.closest("[id]")?.id;
// In the first picture of a page things stand where they are used (`data-of`), later they are referred to.
const shows = (/** @type {Element | null} */ e) => e?.getAttribute("href") ?? e?.getAttribute("data-of");
const faceOf = (/** @type {Element} */ e) => shows(e.querySelector(":scope > :is(use:not([transform]), [data-of])"));

function snapshot() {
  /** @type {Map<string, Place>} */
  const places = new Map();
  /** @type {Map<string, string>} */
  const faces = new Map();
  for (const element of $$("g[id]", picture())) {
    places.set(element.id, { own: element.getAttribute("transform"), parent: homeOf(element), at: point(element) });
    const face = faceOf(element);
    if (face) faces.set(element.id, face);
  }
  return { places, faces, numbers: numbers(), packs: packs() };
}

// Whole numbers in the picture and the panels, by the group that they stand in.
function numbers() {
  /** @type {Map<string, Element[]>} */
  const found = new Map();
  for (const text of [...$$("text", picture()), ...$$("#panels text")]) {
    const home = text.closest("[id]")?.id || "";
    if (/die|dice|hand/.test(home)) continue;
    if (!found.has(home)) found.set(home, []);
    found.get(home)?.push(text);
  }
  /** @type {Map<string, { text: Element, value: number }>} */
  const values = new Map();
  for (const [home, texts] of found) texts.forEach((text, i) => {
    if (/^\d+$/.test(text.textContent ?? "")) values.set(`${home} ${i} ${texts.length}`, { text, value: Number(text.textContent) });
  });
  return values;
}

/** Change the picture and show what that was. Returns the names of what moved or is new.
 * @param {() => void} how @param {boolean} [still] another drawing altogether: nothing moves @returns {string[]} */
export function change(how, still = false) {
  counted();
  const before = snapshot();
  how();
  refit();
  over.querySelectorAll(".target, .spot, .ring-chosen, .ring-advised").forEach((e) => e.remove());
  const speed = still ? 0 : pace(), cells = speed ? numberedPlaces() : [];
  /** @type {string[]} */
  const touched = [];
  for (const element of $$("g[id]", picture())) {
    const old = before.places.get(element.id);
    const moved = old && (old.own !== element.getAttribute("transform") || old.parent !== homeOf(element));
    const face = faceOf(element), turned = element.matches(".piece") && face && before.faces.has(element.id) && before.faces.get(element.id) !== face;
    if (moved || turned || (!old && element.matches(".piece"))) touched.push(element.id);
    if (!speed) continue;
    if (!old) appear(element, speed);
    else if (moved) travel(element, old, cells, speed);
    if (turned) turn(element, speed);
  }
  if (speed) { rises(before.numbers, speed); changedPlaces(before.packs, speed); }
  return touched;
}

/** @param {Map<string, { text: Element, value: number }>} before @param {number} speed */
function rises(before, speed) {
  let floats = 0;
  for (const [key, { text, value }] of numbers()) {
    const old = before.get(key);
    if (!old || old.value === value) continue;
    count(text, old.value, value, speed);
    if (paper.contains(text) && floats++ < FLOATS) rise(text, value - old.value);
  }
}

/** @type {Map<Element, { to: string, timer: number }>} numbers that are counting */
const counting = new Map();

/** A number counts from what it was to what it is. @param {Element} text @param {number} from @param {number} to @param {number} speed */
function count(text, from, to, speed) {
  const steps = Math.min(Math.abs(to - from), COUNTS);
  if (steps < 2) return;
  let i = 0;
  const tick = () => {
    text.textContent = String(Math.round(from + (to - from) * i / steps));
    if (i++ < steps) counting.set(text, { to: String(to), timer: window.setTimeout(tick, COUNT * speed / steps) });
    else counting.delete(text);
  };
  tick();
}

/** Every number is what it is at last; before the picture is looked at, copied or changed. */
export function counted() {
  for (const [text, { to, timer }] of counting) { clearTimeout(timer); text.textContent = to; }
  counting.clear();
}

/** @param {Element} element @param {number} speed */
function appear(element, speed) {
  if (element.matches(".piece")) element.animate([{ opacity: 0 }, { opacity: 1 }], 250 * speed);
}

// Things of which there are many stand in packs (`brown-3a`, drawn by `#pack-brown-2`): where one pack shrinks and
// another of its kind grows, one of them has gone there.
/** @typedef {{ kind: string, many: number, at: Point }} Pack */
function packs() {
  /** @type {Map<string, Pack>} */
  const found = new Map();
  for (const element of $$(".piece[data-card][id]", picture())) {
    const many = /-(\d+)$/.exec(faceOf(element) ?? "");
    if (many) found.set(element.id, { kind: element.dataset.card, many: Number(many[1]), at: point(element) });
  }
  return found;
}

/** @param {Map<string, Pack>} before @param {number} speed */
function changedPlaces(before, speed) {
  const after = packs();
  /** @type {Map<string, { from: Pack[], to: string[] }>} */
  const kinds = new Map();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(id), now = after.get(id), by = (now?.many ?? 0) - (old?.many ?? 0);
    const kind = (now ?? old)?.kind ?? "", found = kinds.get(kind) ?? { from: [], to: [] };
    if (by < 0 && old) found.from.push(old); else if (by > 0) found.to.push(id);
    kinds.set(kind, found);
  }
  for (const { from, to } of kinds.values()) if (from.length === 1 && to.length === 1) fly(from[0].at, paper.querySelector(`#${CSS.escape(to[0])}`), speed);
}

/** @param {Point} a @param {any} element where it arrives @param {number} speed */
function fly(a, element, speed) {
  const b = point(element), sky = above(element), ghost = drawn("g", { transform: `translate(${b.x} ${b.y})scale(${scaleOf(element)})` }, sky);
  for (const child of element.children) ghost.append(child.cloneNode(true));
  const duration = Math.min(WAY, 2 * STEP + Math.hypot(a.x - b.x, a.y - b.y) * 0.5) * speed;
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], duration);
  ghost.animate([{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: "0 0" }], { duration, easing: "cubic-bezier(.3, 0, .2, 1)" }).finished.finally(() => ghost.remove());
  trace([a, b], sky);
}

/** Where what flies over a thing is drawn: over the picture, but where that has a stage for a camera not over what lies
 * above the stage. @param {any} element @returns {any} */
function above(element) {
  const stage = element.closest("[data-stage]");
  if (!stage) return over;
  const kept = over.querySelector("#in-stage"), inside = kept ?? drawn("g", { id: "in-stage", "clip-path": "url(#stage-edge)" });
  const edge = over.querySelector("#stage-edge rect") ?? drawn("rect", {}, drawn("clipPath", { id: "stage-edge" })), far = 5000;
  for (const [name, value] of Object.entries({ x: -far, y: stage.dataset.stage.split(" ", 1)[0], width: 2 * far, height: far })) edge.setAttribute(name, String(value));
  return inside;
}

/** How much larger a thing is drawn than the picture's own numbers say. @param {any} element */
function scaleOf(element) {
  const inner = element.getCTM(), root = picture().getCTM();
  return inner && root ? root.inverse().multiply(inner).a : 1;
}

// Places that are numbered like the steps of a path, `space-1`, `space-2`, …: pieces go along them.
function numberedPlaces() {
  /** @type {Map<string, Map<number, Element>>} */
  const stems = new Map();
  for (const element of $$("g[id]:not(.piece)", picture())) {
    const [, stem, n] = /^(.+?)-(\d+)$/.exec(element.id) ?? [];
    if (!stem) continue;
    if (!stems.has(stem)) stems.set(stem, new Map());
    stems.get(stem)?.set(Number(n), element);
  }
  return [...stems.values()].filter((places) => places.size >= 8).map((places) => new Map([...places].map(([n, e]) => [n, box(e)])));
}

/** @typedef {{ x: number, y: number }} Point @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** The shortest way through a net of one-way ways (`data-net="burrow x,y x,y x,y;…"`) that pieces of this name
 * (`burrow-0`) keep to. @param {any} element @param {Point} a @param {Point} b @returns {Point[]} */
function through(element, a, b) {
  const net = $$("[data-net]", picture()).find((e) => element.id.startsWith(`${e.dataset.net.split(" ", 1)}-`));
  if (!net) return [];
  /** @type {string[][]} */
  const ways = net.dataset.net.replace(/^\S+ /, "").split(";").map((/** @type {string} */ way) => way.split(" "));
  const at = (/** @type {string} */ pair) => { const [x, y] = pair.split(",").map(Number); return point(net, x, y); };
  const nearest = (/** @type {Point} */ p) => ways.map(([first]) => ({ first, far: Math.hypot(at(first).x - p.x, at(first).y - p.y) }))
    .reduce((one, other) => (other.far < one.far ? other : one)).first;
  const begin = nearest(a), end = nearest(b), seen = new Set([begin]), routes = [[begin]];
  for (const route of begin === end ? [] : routes) {
    if (route.at(-1) === end) return route.map(at);
    for (const [first, ...more] of ways) {
      const to = more.at(-1) ?? first;
      if (first === route.at(-1) && !seen.has(to)) { seen.add(to); routes.push([...route, ...more]); }
    }
  }
  return [];
}

/** @param {any} element @param {Point} a @param {Point} b @param {Map<number, Box>[]} paths @returns {Point[]} */
function waypoints(element, a, b, paths) {
  if (element.dataset.way) return element.dataset.way.trim().split(/\s+/).map((/** @type {string} */ pair) => {
    const [x, y] = pair.split(",").map(Number);
    return point(element.parentNode, x, y);
  });
  const inside = (/** @type {Point} */ p) => (/** @type {[number, Box]} */ [, r]) => p.x >= r.x && p.x <= r.x + r.width && p.y >= r.y && p.y <= r.y + r.height;
  for (const places of paths) {
    const from = [...places].find(inside(a))?.[0], to = [...places].find(inside(b))?.[0];
    if (from === undefined || to === undefined) continue;
    const steps = Math.abs(to - from), on = Math.sign(to - from);
    if (steps < 2 || steps > 6) continue;  // a pipe, not a run
    const between = Array.from({ length: steps - 1 }, (_, i) => places.get(from + on * (i + 1)));
    if (between.every(Boolean)) return between.map((r) => /** @type {Box} */ (r)).map((r) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 }));
  }
  return through(element, a, b);
}

/** @param {any} element @param {Place} old @param {Map<number, Box>[]} cells @param {number} speed */
function travel(element, old, cells, speed) {
  const b = point(element), a = old.at;
  if (Math.hypot(a.x - b.x, a.y - b.y) < 1) return;
  const apart = (/** @type {Point} */ p, /** @type {Point} */ q) => Math.hypot(p.x - q.x, p.y - q.y) > 1;
  const way = [a, ...waypoints(element, a, b, cells).filter((p) => apart(p, a) && apart(p, b)), b];
  const inner = element.parentNode.getCTM(), root = picture().getCTM();
  const m = inner && root ? root.inverse().multiply(inner) : { a: 1, d: 1 };
  const frames = way.map((p) => ({ translate: `${(p.x - b.x) / m.a}px ${(p.y - b.y) / m.d}px` }));
  const far = Math.hypot(a.x - b.x, a.y - b.y);
  const duration = Math.min(WAY, way.length > 2 ? STEP * (way.length - 1) : STEP + far * 0.5) * speed;
  element.animate(frames, { duration, easing: "cubic-bezier(.3, 0, .2, 1)" });
  if (element.matches(".piece, [data-way]") && far > 48 && !isDie(element)) trace(way, above(element));
}

/** Where a piece came from, for a while. Dice are sorted all the time: theirs would cover everything.
 * @param {Point[]} way @param {any} sky */
function trace(way, sky) {
  const line = drawn("polyline", { class: "trace", points: way.map((p) => `${p.x},${p.y}`).join(" ") }, sky);
  setTimeout(() => line.remove(), 2000);
}

const isDie = (/** @type {Element} */ element) => /die|dice/.test(element.id + (shows(element.querySelector("use, [data-of]")) ?? ""));

/** Dice tumble, everything else turns over like a card. @param {Element} element @param {number} speed */
function turn(element, speed) {
  const frames = isDie(element)
    ? [{ transform: "rotate(-200deg) scale(.7)" }, { transform: "rotate(25deg) scale(1.08)", offset: 0.7 }, { transform: "none" }]
    : [{ transform: "scaleX(0)" }, { transform: "none" }];
  for (const use of element.querySelectorAll(":scope > use:not([transform])")) use.animate(frames, { duration: TUMBLE * speed, easing: "ease-out" });
}

/** @param {Element} text @param {number} by */
function rise(text, by) {
  const r = box(text);
  const mark = drawn("text", { class: `float ${by > 0 ? "up" : "down"}`, x: r.x + r.width / 2, y: r.y, "text-anchor": "middle" }, above(text));
  mark.textContent = by > 0 ? `+${by}` : `−${-by}`;
  setTimeout(() => mark.remove(), 1600);
}

/** Rings around the named pieces, such as those of a line of the log. @param {string[]} ids */
export function spot(ids) {
  over.querySelectorAll(".spot").forEach((e) => e.remove());
  for (const id of ids) {
    const element = paper.querySelector(`#${CSS.escape(id)}`);
    if (!element || element.closest("[data-camera], [data-map]")) continue;  // buttons are not what happened
    const r = box(element);
    drawn("rect", { class: "spot", x: r.x - 5, y: r.y - 5, width: r.width + 10, height: r.height + 10, rx: 12 });
  }
}

/** A ring around things of the picture: round for the chosen piece, along the edge for advice.
 * @param {any[]} elements @param {string} kind */
export function ringed(elements, kind) {
  over.querySelectorAll(`.ring-${kind}`).forEach((e) => e.remove());
  for (const element of elements) {
    if (!paper.contains(element)) continue;
    const r = box(element);
    if (kind === "chosen") drawn("circle", { class: `ring-${kind}`, cx: r.x + r.width / 2, cy: r.y + r.height / 2, r: Math.max(r.width, r.height) / 2 + 4 });
    else drawn("rect", { class: `ring-${kind}`, x: r.x - 5, y: r.y - 5, width: r.width + 10, height: r.height + 10, rx: 14 });
  }
}

// --- possible targets: a dashed ring with a tag of what it costs and brings -----------------------------

/** @param {any[]} elements */
export function targets(elements) {
  over.querySelectorAll(".target").forEach((e) => e.remove());
  /** @type {{ x: number, y: number, wide: number }[]} */
  const plates = [];
  for (const element of elements) {
    if (!paper.contains(element) || element.querySelector(".aim")) continue;  // it draws ring and costs itself
    const r = box(element), ring = drawn("g", { class: "target" });
    drawn("rect", { x: r.x - 4, y: r.y - 4, width: r.width + 8, height: r.height + 8, rx: Math.min(16, r.width / 2, r.height / 2) + 4 }, ring);
    if (element.dataset.tag) tagged(ring, r, element.dataset.tag, plates);
  }
}

/** A tag above its target, higher up where another one is already.
 * @param {Element} ring @param {Box} r @param {string} tag @param {{ x: number, y: number, wide: number }[]} plates */
function tagged(ring, r, tag, plates) {
  const high = 28, words = drawn("text", { "text-anchor": "middle" }, ring);
  words.textContent = tag;
  const wide = words.getBBox().width + 20, all = picture().viewBox.baseVal;
  const x = Math.max(all.x + 2, Math.min(all.x + all.width - wide - 2, r.x + r.width / 2 - wide / 2));
  let y = r.y - high - 8;
  while (y > high && plates.some((p) => x < p.x + p.wide && p.x < x + wide && Math.abs(p.y - y) < high)) y -= high + 2;
  plates.push({ x, y, wide });
  words.setAttribute("x", x + wide / 2);
  words.setAttribute("y", y + 21);
  ring.insertBefore(drawn("rect", { class: "plate", x, y, width: wide, height: high, rx: 10 }, ring), words);
}
