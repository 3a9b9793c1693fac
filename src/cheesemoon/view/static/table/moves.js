// @ts-check
// Movements with weight. Each takes the time when it begins and returns the time when it arrives, in
// milliseconds at normal speed. Weight comes from a dip before the flight, a squash on landing, a short
// stillness at a blow, a small shake after it, and an answer from what was hit.
import { SVG, make } from "../lib/dom.js";
import { cue, double, frame, hideUntil, join, later, lookAt, move, put, sample, shape } from "./sky.js";
import { LIGHT, TIME, chance, distance, mix, scatter, shake, slowing, soft } from "./sparks.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {import("./sky.js").Look} Look */
/** @typedef {import("./sky.js").Spot} Spot */

/**
 * Hop along a way, a jump for each step.
 * @param {Thing} thing
 * @param {Point[]} way where it was, each step between, and 0,0; in pixels, relative to where it stands now
 * @param {{ at?: number, step?: number, high?: number, wiggle?: number, sound?: string }} [how]
 */
export function hop(thing, way, { at = 0, step = TIME.hop, high = 0.5, wiggle = 0, sound = "rat-step" } = {}) {
  const look = lookAt(thing);
  const { spot } = look;
  const steps = way.length - 1;
  const each = Math.min(step, TIME.hops / steps);
  const up = Math.min(60, spot.h * high);
  const foot = spot.h / 2;
  const box = double(look);
  const N = 8; // frames of a jump
  /** @type {Keyframe[]} */
  const frames = [];
  for (let i = 0; i < steps; i++) {
    const [a, b] = [way[i], way[i + 1]];
    const lean = Math.sign(b.x - a.x || 1);
    for (let k = i ? 1 : 0; k <= N; k++) {
      const t = k / N;
      const air = 4 * t * (1 - t);
      const press = t < 0.12 ? 1 - t / 0.12 : t > 0.9 ? (t - 0.9) / 0.1 : 0;
      const sy = 1 + 0.14 * air - 0.2 * press;
      const turn = lean * (t - 0.5) * 20 * air + wiggle * Math.sin(t * 6.3);
      const y = mix(a.y, b.y, t) - air * up + foot * (1 - sy);
      frames.push(frame({ x: mix(a.x, b.x, t), y, sy, sx: 1 / Math.sqrt(sy), turn }));
    }
    const p = { x: spot.x + b.x, y: spot.y + b.y + foot * 0.85 };
    const last = i === steps - 1;
    if (last || high > 0.3)
      scatter(p, at + (i + 1) * each, {
        n: last ? 5 : 2,
        reach: spot.w * 0.5,
        size: spot.w * 0.06,
        colours: [LIGHT.dust],
        spread: 200,
        fall: 4,
        long: 280,
      });
    cue(sound, at + (i + 1) * each);
  }
  const down = at + steps * each;
  const land = [0.72, 1.1, 0.97, 1].map((sy) => frame({ y: foot * (1 - sy), sy, sx: 1 / Math.sqrt(sy) }));
  const { frames: all, long } = join([
    { frames, long: steps * each },
    { frames: land, long: TIME.land, isSoft: true },
  ]);
  move(box, all, at, long, { ends: "stay" });
  hideUntil(thing, [box], down + TIME.land);
  return down;
}

/**
 * Fly doubles of a thing in an arc to a place, one after the other. The place answers the last one.
 * @param {Look} look what flies
 * @param {Point} from
 * @param {Spot} to
 * @param {{ at?: number, n?: number, end?: number, spin?: number,
 *   sound?: string, answers?: boolean, long?: number }} [how]
 *   end: the size on arrival, against the size of the thing
 */
export function fly(look, from, to, { at = 0, n = 1, end = 1, spin = 0, sound = "", answers = true, long } = {}) {
  const away = distance(from, to);
  const time = long ?? Math.min(TIME.fly * 1.3, TIME.fly * 0.75 + away * 0.25);
  const lift = Math.max(0, Math.min(160, away * 0.3 + 24, (from.y + to.y) / 2 - 40)); // not over the window's edge
  const side = from.x < to.x ? 1 : -1;
  let arrives = at;
  for (let i = 0; i < n; i++) {
    const begins = at + i * TIME.apart;
    const aside = (i - (n - 1) / 2) * 22;
    const pose = (/** @type {number} */ t) => {
      const wind = t < 0.18 ? Math.sin((t / 0.18) * Math.PI) : 0;
      const u = t < 0.12 ? 0 : ((t - 0.12) / 0.88) ** 1.5;
      const air = 4 * u * (1 - u);
      const size = mix(1, end, soft(u)) * (1 + 0.25 * air);
      return {
        x: mix(from.x, to.x, u) - look.spot.x + aside * air - side * 8 * wind,
        y: mix(from.y, to.y, u) - look.spot.y - lift * air + 7 * wind,
        sx: size * (1 + 0.12 * wind),
        sy: size * (1 - 0.16 * wind),
        turn: side * (spin * u + 16 * air),
      };
    };
    later(begins, () => move(double(look, { free: true }), sample(14, pose), 0, time));
    arrives = begins + time;
    cue(sound, arrives);
    if (answers) scatter(to, arrives, { n: 5, reach: 26, size: 4, colours: [LIGHT.moon, LIGHT.hot], fall: 18 });
  }
  return arrives;
}

/**
 * Throw a die: it tumbles over its edges and lies as it stands in the picture.
 * @param {Thing} die its first `use` draws the face
 * @param {string[]} faces references of the other faces
 * @param {{ at?: number, from?: Point, long?: number, isRound?: boolean, i?: number }} [how]
 */
export function tumble(die, faces, { at = 0, from, long = TIME.tumble, isRound = false, i = 0 } = {}) {
  const face = measureFace(die);
  const { spot, side, lean } = face;
  const a = from ?? { x: spot.x - 130, y: spot.y - 90 };
  const shadow = shape("shadow", { x: spot.x, y: spot.y + side * 0.45, w: side, h: side * 0.3 });
  const cube = put(make("div", { className: "die" }), { ...spot, w: side, h: side });
  const shown = isRound ? [""] : ["", ...faces.slice(0, 3)];
  shown.forEach((other, k) => cube.append(drawFace(face, other, k)));
  const bounces = [
    [0, 0.44, 1],
    [0.44, 0.74, 0.34],
    [0.74, 0.9, 0.09],
  ];
  const up = (/** @type {number} */ t) => {
    const [b, e, h] = bounces.find(([b, e]) => t >= b && t < e) ?? [0, 1, 0];
    const u = (t - b) / (e - b);
    return h * 4 * u * (1 - u);
  };
  const turns = (chance(i + spot.x) > 0.5 ? 1 : -1) * (360 + 90 * Math.floor(chance(i * 3) * 3));
  const spin = (chance(i * 7) - 0.5) * 400;
  const N = 18;
  const frames = Array.from({ length: N + 1 }, (_, k) => {
    const t = k / N;
    const go = slowing(Math.min(1, t / 0.9));
    const [x, y] = [mix(a.x, spot.x, go) - spot.x, mix(a.y, spot.y, go) - spot.y - up(t) * side * 1.3];
    const turn = lean + (1 - go) * spin;
    const roll = isRound ? `scale(${mix(0.8, 1, go)})` : `rotateX(${((1 - go) * turns).toFixed(1)}deg)`;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) ${roll}`,
    };
  });
  const ground = (/** @type {number} */ t) => {
    const go = slowing(Math.min(1, t / 0.9));
    return {
      x: mix(a.x, spot.x, go) - spot.x,
      y: mix(a.y, spot.y, go) - spot.y,
      sx: 1 - 0.5 * up(t),
      see: 1 - 0.6 * up(t),
    };
  };
  move(cube, frames, at, long, { ends: "stay" });
  move(shadow, sample(10, ground), at, long);
  hideUntil(die, [cube], at + long);
  bounces.forEach(([, e], k) => cue(k < 2 ? `dice-${1 + ((i + k) % 3)}` : "die-settle", at + e * long));
  return at + long;
}

/** @typedef {{ art: Thing, box: DOMRect, spot: Spot, side: number, lean: number }} Face */

/**
 * Measure the drawing of a die without rings and badges: its middle, its side, and its angle in degrees.
 * @param {Thing} die
 * @returns {Face}
 */
function measureFace(die) {
  const art = /** @type {Thing} */ (die.querySelector("use, [data-of]") ?? die);
  const box = art.getBBox();
  const m = art.getScreenCTM() ?? new DOMMatrix();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(m);
  const side = Math.min(box.width, box.height) * Math.hypot(m.a, m.b);
  const lean = (Math.atan2(m.b, m.a) * 180) / Math.PI;
  return { art, box, spot: { x: middle.x, y: middle.y, w: side, h: side }, side, lean };
}

/**
 * Draw one side of a cube: 0 in front, 1 below, 2 behind, 3 above.
 * @param {Face} face
 * @param {string} other the reference of another face; "" for the one that it shows
 * @param {number} k
 */
function drawFace({ art, box, side }, other, k) {
  const svg = document.createElementNS(SVG, "svg");
  const drawn = other ? document.createElementNS(SVG, "use") : /** @type {Thing} */ (art.cloneNode(true));
  if (other) drawn.setAttribute("href", other);
  for (const name of ["transform", "opacity", "id"]) drawn.removeAttribute(name);
  svg.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
  Object.assign(svg.style, { width: `${side}px`, height: `${side}px` });
  svg.append(drawn);
  const plane = make("b", {});
  plane.append(svg);
  plane.style.transform = `rotateX(${k * 90}deg) translateZ(${side / 2}px)`;
  return plane;
}

/**
 * Fly a bend: turn the nose, lean, leave a trail, come upright again.
 * @param {Thing} craft
 * @param {Point} from in pixels, relative to where it stands now
 * @param {{ at?: number }} [how]
 */
export function bank(craft, from, { at = 0 } = {}) {
  const look = lookAt(craft);
  const { spot } = look;
  const LONG = 760;
  const middle = { x: from.x * 0.25, y: from.y * 0.75 };
  const on = (/** @type {number} */ t) => {
    const u = soft(t);
    return {
      x: (1 - u) ** 2 * from.x + 2 * u * (1 - u) * (from.x * 0.75 - middle.x * 0.5),
      y: (1 - u) ** 2 * from.y + 2 * u * (1 - u) * middle.y,
    };
  };
  const nose = (/** @type {number} */ t) => {
    const [p, q] = [on(Math.max(0, t - 0.02)), on(Math.min(1, t + 0.02))];
    return (Math.atan2(q.x - p.x, p.y - q.y) * 180) / Math.PI;
  };
  const box = double(look);
  const pose = (/** @type {number} */ t) => ({
    ...on(t),
    turn: nose(t) * Math.min(1, t / 0.15) * Math.min(1, (1 - t) / 0.3),
    sx: 1 - 0.3 * Math.sin(Math.PI * t) ** 2,
    sy: 1 + 0.08 * Math.sin(Math.PI * t),
  });
  move(box, sample(20, pose), at, LONG);
  hideUntil(craft, [box], at + LONG);
  for (let i = 0; i < 8; i++) {
    const t = 0.1 + i * 0.1;
    const p = on(t);
    scatter({ x: spot.x + p.x, y: spot.y + p.y }, at + t * LONG, {
      n: 1,
      reach: 6,
      size: spot.w * 0.1,
      colours: [i % 2 ? LIGHT.moon : LIGHT.fire],
      fall: 12,
    });
  }
  cue("whoosh", at);
  return at + LONG;
}

/**
 * Fall into its place and land.
 * @param {Thing} thing
 * @param {{ at?: number, from?: Point, sound?: string, sway?: number }} [how] from: in pixels, relative to its place
 */
export function drop(thing, { at = 0, from = { x: 0, y: -90 }, sound = "column", sway = 0 } = {}) {
  const look = lookAt(thing);
  const { spot } = look;
  const foot = spot.h / 2;
  const blow = at + 300;
  const box = double(look);
  const fall = (/** @type {number} */ t) => ({
    x: from.x * (1 - t ** 1.6),
    y: from.y * (1 - t * t),
    sy: 1 + 0.14 * t,
    sx: 1 - 0.08 * t,
    turn: sway * Math.sin(t * 5) * (1 - t),
    see: Math.min(1, t * 5),
  });
  const rest = [0.76, 1.1, 0.97, 1].map((sy) => frame({ y: foot * (1 - sy), sy, sx: 2 - sy }));
  const fell = { frames: sample(10, fall), long: 300 };
  const { frames, long } = join([fell, { frames: rest, long: TIME.pop, isSoft: true }]);
  move(box, frames, at, long, { ends: "stay" });
  hideUntil(thing, [box], blow + TIME.pop);
  const p = { x: spot.x, y: spot.y + foot * 0.8 };
  scatter(p, blow, {
    n: 5,
    reach: Math.min(60, spot.w * 0.6),
    size: Math.min(8, spot.w * 0.06),
    colours: ["#8b90b5"],
    spread: 200,
    fall: 4,
  });
  cue(sound, blow);
  return blow;
}

/**
 * Carry a part to its place and bolt it on.
 * @param {Thing} part
 * @param {Point} from
 * @param {{ at?: number }} [how]
 */
export function bolt(part, from, { at = 0 } = {}) {
  const look = lookAt(part);
  const { spot } = look;
  const blow = at + 620;
  const box = double(look);
  const go = { x: from.x - spot.x, y: from.y - spot.y };
  const carry = (/** @type {number} */ t) => {
    const u = soft(Math.min(1, t / 0.85));
    const lift = t > 0.85 ? 14 * (1 - (t - 0.85) / 0.15) : 14 * u;
    return {
      x: go.x * (1 - u),
      y: go.y * (1 - u) - 50 * 4 * u * (1 - u) - lift,
      sx: mix(0.4, 1, u),
      turn: 12 * (1 - u),
    };
  };
  const clunk = [frame({ sy: 0.9, sx: 1.06 }), frame({ sy: 1.03, sx: 0.98 }), frame({})];
  const carried = { frames: sample(16, carry), long: 620 };
  const { frames, long } = join([carried, { frames: clunk, long: TIME.pop, isSoft: true }]);
  move(box, frames, at, long, { ends: "stay" });
  hideUntil(part, [box], blow + TIME.pop);
  for (const side of [-1, 1])
    scatter({ x: spot.x + side * spot.w * 0.45, y: spot.y + spot.h * 0.4 }, blow, {
      n: 5,
      reach: 46,
      size: 4,
      colours: ["#fff", LIGHT.moon, LIGHT.fire],
      up: side > 0 ? -20 : -160,
      spread: 110,
      fall: 40,
    });
  shake(blow, 3);
  cue("whoosh", at);
  cue("clunk", blow);
  return blow;
}

/**
 * Swing a needle to where it points now.
 * @param {Thing} needle its path begins at the pivot; its second point is the tip
 * @param {string} was its markup before
 * @param {{ at?: number }} [how]
 */
export function swing(needle, was, { at = 0 } = {}) {
  const angle = (/** @type {string} */ markup) => {
    const [, x, y] = /L\s?(-?[\d.]+)[ ,](-?[\d.]+)/.exec(markup) ?? [];
    return x === undefined ? Number.NaN : (Math.atan2(Number(y), Number(x)) * 180) / Math.PI;
  };
  const by = angle(was) - angle(needle.innerHTML);
  if (!by) return at;
  const look = lookAt(needle);
  const box = double(look);
  const { spot, matrix } = look;
  box.style.transformOrigin = `${matrix.e - spot.x + spot.w / 2}px ${matrix.f - spot.y + spot.h / 2}px`;
  const pose = (/** @type {number} */ t) => ({ turn: by * Math.exp(-5.2 * t) * Math.cos(t * 15) * (1 - t) });
  move(box, sample(20, pose), at, 900);
  hideUntil(needle, [box], at + 900);
  cue("tick", at);
  return at + 500;
}
