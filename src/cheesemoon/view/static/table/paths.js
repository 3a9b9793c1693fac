// @ts-check
// The way that a piece takes across the board: along numbered places, or through a net of one-way paths.
import { $$ } from "../lib/dom.js";
import { boxOf, chainOf, picture, pointsOf } from "./overlay.js";
import { whenIdle } from "./work.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {import("./overlay.js").Box} Box */
/** @typedef {Map<number, Box>} Path places by their numbers */

const LEAST = 8; // places of a path
const RUN = 6; // steps; more than that are a pipe, not a run

/** The paths that were measured last, and where their places lay. @type {{ key: string, paths: Path[] }} */
let measured = { key: "", paths: [] };

/** Return the places that are numbered like the steps of a path: `space-1`, `space-2`, … @returns {Path[]} */
function findPaths() {
  const stems = findStems();
  const known = new Map();
  const places = stems.flatMap((stem) => [...stem].map(([n, e]) => `${n} ${e.id} ${chainOf(e, known)}`));
  const key = [picture().getAttribute("viewBox"), ...places].join();
  if (key !== measured.key)
    measured = { key, paths: stems.map((stem) => new Map([...stem].map(([n, e]) => [n, boxOf(e)]))) };
  return measured.paths;
}

whenIdle(findPaths); // before the first movement, which has no time for it

function findStems() {
  /** @type {Map<string, Map<number, Thing>>} */
  const stems = new Map();
  for (const element of $$("g[id]:not(.piece)", picture())) {
    const [, stem, n] = /^(.+?)-(\d+)$/.exec(element.id) ?? [];
    if (!stem) continue;
    if (!stems.has(stem)) stems.set(stem, new Map());
    stems.get(stem)?.set(Number(n), /** @type {Thing} */ (/** @type {Element} */ (element)));
  }
  return [...stems.values()].filter((places) => places.size >= LEAST);
}

/** @param {Point} p @param {Box} box */
const isInside = (p, box) => p.x >= box.x && p.x <= box.x + box.width && p.y >= box.y && p.y <= box.y + box.height;

/** Return the number of the place in which a point lies. @param {Path} path @param {Point} p */
const placeOf = (path, p) => [...path].find(([, box]) => isInside(p, box))?.[0];

/**
 * Return the points between start and end of a piece's way.
 * @param {Thing} element
 * @param {Point} a
 * @param {Point} b
 * @returns {Point[]}
 */
export function findWay(element, a, b) {
  if (element.dataset.way) {
    const parent = /** @type {Thing} */ (element.parentNode);
    return element.dataset.way.trim().split(/\s+/).map(readerOf(parent));
  }
  for (const path of findPaths()) {
    const from = placeOf(path, a);
    const to = placeOf(path, b);
    if (from === undefined || to === undefined) continue;
    const steps = Math.abs(to - from);
    if (steps < 2 || steps > RUN) continue;
    const numbers = Array.from({ length: steps - 1 }, (_, i) => from + Math.sign(to - from) * (i + 1));
    const boxes = numbers.map((n) => path.get(n)).filter((box) => box !== undefined);
    if (boxes.length === numbers.length)
      return boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  }
  return findWayThroughNet(element, a, b);
}

/**
 * Return a function that reads points `x,y` of an element.
 * @param {Thing} element
 * @returns {(pair: string) => Point}
 */
function readerOf(element) {
  const place = pointsOf(element);
  return (pair) => {
    const [x, y] = pair.split(",").map(Number);
    return place(x, y);
  };
}

/**
 * Return the shortest way through the net that pieces of this name (`burrow-0`) keep to.
 * A net is `data-net="burrow x,y x,y x,y;…"`: one-way paths between `;`, each with its points.
 * @param {Thing} element
 * @param {Point} a
 * @param {Point} b
 * @returns {Point[]}
 */
function findWayThroughNet(element, a, b) {
  const nets = /** @type {Thing[]} */ (/** @type {unknown} */ ($$("[data-net]", picture())));
  const net = nets.find((e) => element.id.startsWith(`${e.dataset.net?.split(" ", 1)}-`));
  if (!net) return [];
  const ways = (net.dataset.net ?? "")
    .replace(/^\S+ /, "")
    .split(";")
    .map((way) => way.split(" "));
  const pointAt = readerOf(net);
  const starts = ways.map(([first]) => ({ first, at: pointAt(first) }));
  const nearest = (/** @type {Point} */ p) => {
    const far = (/** @type {{ at: Point }} */ { at }) => Math.hypot(at.x - p.x, at.y - p.y);
    return starts.reduce((one, other) => (far(other) < far(one) ? other : one)).first;
  };
  const start = nearest(a);
  const end = nearest(b);
  const seen = new Set([start]);
  const routes = [[start]];
  if (start === end) return [];
  for (const route of routes) {
    if (route.at(-1) === end) return route.map(pointAt);
    for (const [first, ...more] of ways) {
      const to = more.at(-1) ?? first;
      if (first !== route.at(-1) || seen.has(to)) continue;
      seen.add(to);
      routes.push([...route, ...more]);
    }
  }
  return [];
}
