// @ts-check
// Blows: shots, bites, traps, hits and misses. Each returns the time when the blow is over.
import { cue, double, frame, hideUntil, join, later, lookAt, move, shape } from "./sky.js";
import { LIGHT, TIME, chance, distance, flash, pop, scatter, shake, wave } from "./sparks.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {import("./sky.js").Look} Look */
/** @typedef {import("./sky.js").Spot} Spot */

/**
 * Fly to pieces.
 * @param {Look} gone
 * @param {{ at?: number, colours?: string[], sound?: string, small?: boolean }} [how]
 */
export function burst(
  gone,
  { at = 0, colours = [LIGHT.moon, LIGHT.fire, LIGHT.hot], sound = "explosion", small = false } = {},
) {
  const r = Math.max(gone.spot.w, gone.spot.h) / 2;
  const box = double(gone);
  move(box, [frame({}), frame({ sx: 1.3, see: 1 }), frame({ sx: 0.3, see: 0 })], at, 130, { easing: "ease-out" });
  cue(sound, at);
  if (!small) {
    flash(gone.spot, r * 1.4, at);
    wave(gone.spot, r * 1.1, at, LIGHT.fire);
  }
  scatter(gone.spot, at, {
    n: small ? 6 : 10,
    reach: r * 2.4,
    size: r * 0.24,
    colours,
    kind: "shard",
    fall: r * 1.5,
    long: TIME.burst,
  });
  return at + TIME.burst;
}

/**
 * Shoot: muzzle flash, a streak, and a breath at the blow. Return the time after the breath.
 * @param {Thing} craft
 * @param {Point} target
 * @param {{ at?: number, hits?: boolean }} [how]
 */
export function shoot(craft, target, { at = 0, hits = true } = {}) {
  const look = lookAt(craft);
  const { spot } = look;
  const away = distance(spot, target) || 1;
  const [dx, dy] = [(target.x - spot.x) / away, (target.y - spot.y) / away];
  const nose = { x: spot.x + dx * spot.h * 0.5, y: spot.y + dy * spot.h * 0.5 };
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const long = 110 + away * 0.2;
  cue("shot", at);
  later(at, () => {
    const kick = double(lookAt(craft));
    const back = [0, 1, 0.3, 0].map((k) => frame({ x: -dx * 8 * k, y: -dy * 8 * k }));
    move(kick, back, 0, 240, { easing: "ease-out" });
    hideUntil(craft, [kick], 240);
    const tail = shape("streak", { x: nose.x, y: nose.y, w: 70, h: 7 });
    const end = { x: target.x - nose.x, y: target.y - nose.y };
    move(tail, [frame({ turn, sx: 0.3, sy: 1 }), frame({ ...end, turn, sx: 1, sy: 1 })], 30, long, {
      easing: "ease-in",
    });
  });
  flash(nose, spot.w * 0.3, at);
  const blow = at + 30 + long;
  if (!hits) return blow;
  cue("hit", blow);
  flash(target, spot.w * 0.4, blow);
  shake(blow + 60);
  return blow + 60;
}

/** Spring shut, as a trap does. @param {Look} trap @param {{ at?: number }} [how] */
export function snap(trap, { at = 0 } = {}) {
  const box = double(trap);
  const { spot } = trap;
  const shut = at + 180;
  const wait = [frame({}), frame({ y: 3, sy: 0.86, sx: 1.14 }), frame({ y: 3, sy: 0.86, sx: 1.14 })];
  const leap = [
    frame({ sy: 0.7, sx: 1.2 }),
    frame({ y: -spot.h * 0.5, sy: 1.12, sx: 0.92 }),
    frame({ sy: 0.82, sx: 1.1 }),
    frame({ see: 0 }),
  ];
  const waits = { frames: wait, long: 180, isSoft: true };
  const { frames, long } = join([waits, { frames: leap, long: 330, isSoft: true }]);
  move(box, frames, at, long);
  flash(spot, spot.w * 0.6, shut);
  scatter(spot, shut, { n: 8, reach: spot.w, size: 4, colours: ["#fff", LIGHT.moon], fall: 0, long: 260 });
  shake(shut, 3);
  cue("trap", shut);
  return shut + 60;
}

/** Ring: a hit. @param {Thing} thing @param {number} at @param {string} [colour] */
export function ring(thing, at, colour = LIGHT.moon) {
  cue("hit-ring", at);
  later(at, () => {
    const { x, y, w, h } = lookAt(thing).spot;
    wave({ x, y }, Math.max(w, h) * 0.62, 0, colour);
    scatter({ x, y }, 0, { n: 6, reach: w, size: 4, colours: [colour, "#fff"], fall: 0 });
    pop(thing, 0, 1.2);
  });
  return at + 240;
}

/** Sink: a miss. @param {Thing} thing @param {number} at */
export function dull(thing, at) {
  cue("miss", at);
  later(at, () => {
    const box = double(lookAt(thing));
    move(box, [frame({ see: 1 }), frame({ y: 5, sx: 0.9 }), frame({})], 0, 280, { easing: "ease-out" });
    hideUntil(thing, [box], 280);
  });
  return at + 130;
}

/** Lean back, bite, and go home. @param {Thing} who @param {Thing} whom @param {{ at?: number }} [how] */
export function lunge(who, whom, { at = 0 } = {}) {
  const look = lookAt(who);
  const hurt = lookAt(whom);
  const away = distance(look.spot, hurt.spot) || 1;
  const [dx, dy] = [(hurt.spot.x - look.spot.x) / away, (hurt.spot.y - look.spot.y) / away];
  const reach = away - look.spot.w * 0.35;
  const bite = at + 280;
  const box = double(look);
  const poses = [
    { offset: 0, ...frame({}) },
    { offset: 0.35, ...frame({ x: -dx * 14, y: -dy * 14, sx: 1.12, sy: 0.84 }) },
    { offset: 0.52, ...frame({ x: dx * reach, y: dy * reach, sx: 1.2, sy: 1.1 }) },
    { offset: 0.62, ...frame({ x: dx * reach, y: dy * reach, sx: 1.2, sy: 1.1 }) },
    { offset: 1, ...frame({}) },
  ];
  move(box, poses, at, 540);
  hideUntil(who, [box], at + 540);
  later(bite, () => {
    const struck = double(lookAt(whom));
    const rock = [0, 14, -9, 5, 0].map((turn, i) =>
      frame({ x: dx * [0, 12, 8, 3, 0][i], turn: Math.sign(dx || 1) * turn }),
    );
    move(struck, rock, 0, 420, { easing: "ease-out" });
    hideUntil(whom, [struck], 420);
  });
  scatter(hurt.spot, bite, { n: 8, reach: 50, size: 5, colours: [LIGHT.bad, "#fff"], fall: 40 });
  shake(bite + 60);
  cue("bite", bite);
  return bite + 60;
}

/** Smoke and shake, as a cab that breaks down. @param {Thing} thing @param {number} at */
export function fail(thing, at) {
  const { x, y, w, h } = lookAt(thing).spot;
  cue("breakdown", at);
  for (let i = 0; i < 5; i++)
    scatter({ x: x + w * (chance(i) - 0.5) * 0.7, y: y - h * 0.1 }, at + i * 170, {
      n: 4,
      reach: 44,
      size: 12,
      colours: ["#5b5670", "#8a86a0"],
      up: -90,
      spread: 120,
      fall: -60,
      long: 800,
    });
  shake(at);
  shake(at + 420, 3);
  return at + 900;
}

/** Let night fall over the board for a while. @param {Spot} over @param {number} at @param {number} long */
export function nightfall(over, at, long) {
  cue("flute", at);
  later(at, () => {
    const veil = shape("night", over);
    move(veil, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], 0, long);
  });
  return at + 300;
}
