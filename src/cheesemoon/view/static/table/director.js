// @ts-check
// The director: from what changed in the picture and what the log says to movements and sounds.
// A game declares in `[motion]` of its `frame.toml` how its things move (see docs/reference/pictures.md).
import { $, $$ } from "../lib/dom.js";
import { burst, dull, fail, lunge, nightfall, ring, shoot, snap } from "./blows.js";
import { bank, bolt, drop, fly, hop, swing, tumble } from "./moves.js";
import { board, picture } from "./overlay.js";
import { cue, hideUntil, later, layOutTogether, lookAt, setSpeed, spotOf, stand } from "./sky.js";
import { distance, pop, shake } from "./sparks.js";
import { layOut } from "./tray.js";

/** @typedef {import("../lib/elements.js").Thing} Thing */
/** @typedef {import("./overlay.js").Point} Point */
/** @typedef {import("./sky.js").Look} Look */
/** @typedef {import("./sky.js").Spot} Spot */
/** @typedef {Record<string, string>} Names */
/**
 * @typedef Motion what a game declares
 * @property {Names} pieces movement, by the beginning of an id
 * @property {Names} enter how new things come, by the beginning of an id
 * @property {Names} leave how things go, by the beginning of an id
 * @property {Names} changes how things change, by the beginning of an id
 * @property {Names} goods the sound of what flies to its number, by `data-card`
 * @property {Names} events the effect of an event
 * @property {Names} sounds the sound of an event
 * @property {string[]} joins events that are shown together with the step before
 * @property {Names} dice
 * @property {string} die
 * @property {Names} drags verbs that a piece is dragged for, by its id; # is the acting seat
 * @property {Names} felt how the acting player's device vibrates for an event
 * @property {number} turn milliseconds that a bot's turn takes at most
 */
/** @typedef {{ events: string[], seat: string, dice?: string }} Happened */
/** @typedef {{ element: Thing, way: Point[] }} Mover its way in pixels, relative to its new place */
/** @typedef {{ text: SVGTextElement, from: number, by: number, card: string, seat: string }} Gain */
/**
 * @typedef Changes
 * @property {Mover[]} moved
 * @property {Thing[]} turned what shows another face
 * @property {Thing[]} fresh
 * @property {Look[]} gone
 * @property {{ element: Thing, was: string }[]} other things that changed otherwise
 * @property {Gain[]} gains
 */

const EMPTY = {
  pieces: {},
  enter: {},
  leave: {},
  changes: {},
  goods: {},
  events: {},
  sounds: {},
  joins: [],
  drags: {},
  felt: {},
  turn: 4000,
};
/** What the game of this page declares. @type {Motion} */
export const motion = { ...EMPTY, ...JSON.parse($("#table")?.dataset.motion ?? "{}") };
const APART = 85; // milliseconds between things that come together
const MOST = 6; // doubles of one kind of goods

/** Return the value of the longest beginning of an id. @param {Names} names @param {string} id */
export function find(names, id) {
  const fits = Object.keys(names).filter((start) => id.startsWith(start));
  return names[fits.reduce((one, other) => (other.length > one.length ? other : one), "")] ?? "";
}

/**
 * Return where a seat's goods lie: its panel, or its place in the strip of a phone.
 * @param {string} seat
 * @returns {Spot}
 */
function homeOf(seat) {
  const panel = $(`#player-${seat}`);
  const box = panel?.getBoundingClientRect().width ? panel : $$("#strip > button")[Number(seat)];
  return box ? spotOf(box) : spotOf(board);
}

/** Return the spot of a number, or of its player where the number is not in view. @param {Gain} gain @returns {Spot} */
function spotOfGain({ text, seat }) {
  const art = text.closest("[data-card]") ?? text;
  const spot = spotOf(art);
  const isSeen = spot.w > 0 && spot.x > 0 && spot.x < innerWidth && spot.y > 0 && spot.y < innerHeight;
  return isSeen ? spot : homeOf(seat);
}

/** Return the reference of a die's face. @param {Element} die */
const faceOf = (die) => {
  const use = die.querySelector("use, [data-of]");
  return use?.getAttribute("href") ?? use?.getAttribute("data-of") ?? "";
};

/** @param {string} id */
const isDie = (id) => ["die", "gem"].includes(find(motion.pieces, id));

/** Throw dice of the picture. @param {Thing[]} dice */
function rollPicture(dice) {
  return rollDice(dice, (die) => {
    const kind = die.id.replace(/\d+$/, "");
    const faces = new Set($$(`[id^="${kind}"]`, picture()).map(faceOf));
    faces.delete(faceOf(die));
    return [...faces];
  });
}

/** Throw dice that the picture does not show, in a tray of their own. @param {string} rolled */
function rollInTray(rolled) {
  const { dice, faces, leave } = layOut(rolled, motion.die);
  const end = rollDice(dice, (die) => faces.filter((face) => face !== faceOf(die)));
  leave(end);
  return end;
}

/**
 * Throw dice. They land one shortly after the other.
 * @param {Thing[]} dice
 * @param {(die: Thing) => string[]} facesOf
 */
function rollDice(dice, facesOf) {
  const cup = spotOf(board);
  let end = 0;
  dice.forEach((die, i) => {
    const faces = facesOf(die);
    const own = spotOf(die);
    const from = { x: own.x < cup.x ? cup.x - cup.w / 2 : cup.x + cup.w / 2, y: own.y - own.h * (0.5 + (i % 3)) };
    const isRound = find(motion.pieces, die.id) === "gem";
    end = Math.max(end, tumble(die, faces, { at: ((i * 7) % 10) * 30, from, isRound, i }));
  });
  return rateDice(dice, end + 60);
}

/** Let misses sink and hits ring, where the picture says which they are. @param {Thing[]} dice @param {number} at */
function rateDice(dice, at) {
  let t = at;
  for (const die of dice) {
    const { hit } = die.dataset;
    if (hit === undefined) continue;
    if (hit === "0") {
      later(t + 200, () => die.classList.add("missed"));
      t = dull(die, t);
    } else t = ring(die, t, hit === "6" ? "#ff7b72" : undefined);
  }
  return t;
}

/** Let a thing go its way. @param {Mover} mover @param {number} at @param {string} how */
function travel({ element, way }, at, how) {
  if (how === "bank") return bank(element, way[0], { at });
  if (how === "trot") return hop(element, way, { at, step: 120, high: 0.14 });
  if (how === "scurry") return hop(element, way, { at, step: 105, high: 0.16, wiggle: 8 });
  if (how === "drive") return hop(element, way, { at, step: 500, high: 0.06, sound: "taxi-start" });
  if (how === "die" || how === "gem") return flyDie(element, way, at);
  return hop(element, way, { at });
}

/** Fly a die from the tray to its seat, where it answers. @param {Thing} die @param {Point[]} way @param {number} at */
function flyDie(die, way, at) {
  const look = lookAt(die);
  const { spot } = look;
  const lands = fly(look, { x: spot.x + way[0].x, y: spot.y + way[0].y }, spot, {
    at,
    spin: 360,
    answers: false,
    long: 420,
  });
  hideUntil(die, [], lands);
  later(lands, () => pop(die, 0, 1.16));
  return lands;
}

/**
 * Let something that is gone go.
 * @param {Look} look
 * @param {number} at
 * @param {string} how
 * @param {Happened} happened
 */
function leave(look, at, how, happened) {
  if (how === "snap") return snap(look, { at });
  if (how === "crumbs") return burst(look, { at, colours: ["#ffc94d", "#ffe29a"], sound: "bite", small: true });
  if (how === "take") return fly(look, look.spot, homeOf(happened.seat), { at, end: 0.5, spin: 180 });
  if (how === "burst") return burst(look, { at });
  return at;
}

/** Let something new come. @param {Thing} thing @param {number} at @param {string} how @param {Happened} happened */
function enter(thing, at, how, happened) {
  if (how === "drop") return drop(thing, { at });
  if (how === "arrive") return drop(thing, { at, from: { x: 0, y: -160 }, sway: 14, sound: "reinforcement" });
  if (how === "bolt") return bolt(thing, homeOf(happened.seat), { at });
  if (how === "pop") return pop(thing, at);
  return at;
}

/**
 * Shoot at what is gone or struck. Return the time of the last blow.
 * @param {Happened} happened
 * @param {Spot[]} targets
 * @param {number} at
 */
function fire(happened, targets, at) {
  const craft = /** @type {Thing | null} */ (
    /** @type {unknown} */ (
      $$(".piece[id]", picture()).find(
        (e) => find(motion.pieces, e.id) === "bank" && e.id.endsWith(`-${happened.seat}`),
      )
    )
  );
  if (!craft) return at;
  const own = spotOf(craft);
  if (!targets.length) return shoot(craft, { x: own.x, y: own.y - 160 }, { at, hits: false });
  return targets.reduce((t, target) => shoot(craft, target, { at: t }), at);
}

/** Let the nearest rat bite. @param {number} at */
function bite(at) {
  const pawn = /** @type {Thing | null} */ (picture().querySelector("#pawn"));
  const rats = /** @type {Thing[]} */ (/** @type {unknown} */ ($$(".piece[data-card]", picture()))).filter(
    (e) => find(motion.pieces, e.id) === "scurry",
  );
  if (!pawn || !rats.length) return at;
  const spot = spotOf(pawn);
  const near = rats.reduce((one, other) => (distance(spotOf(other), spot) < distance(spotOf(one), spot) ? other : one));
  return lunge(near, pawn, { at });
}

/**
 * Fly goods to the numbers that grew.
 * @param {Changes} changes
 * @param {Look[]} left what is gone and may be what flies
 * @param {number} at
 * @param {Point | undefined} mover where the last piece arrived
 */
function flyGoods({ gains }, left, at, mover) {
  let end = at;
  const lost = gains.filter(({ by }) => by < 0);
  const seen = new Set();
  for (const gain of gains) {
    const key = `${gain.card} ${gain.seat}`;
    if (gain.by < 1 || !(gain.card in motion.goods) || seen.has(key)) continue;
    seen.add(key);
    const to = spotOfGain(gain);
    const how = { at, n: Math.min(gain.by, MOST), sound: motion.goods[gain.card] };
    const own = left.filter(({ element }) => element.getAttribute("data-card") === gain.card);
    if (own.length) {
      for (const look of own) {
        left.splice(left.indexOf(look), 1);
        end = Math.max(end, fly(look, look.spot, to, { ...how, n: 1, end: Math.min(1, to.h / look.spot.h) }));
      }
      continue;
    }
    const payer = lost.find(({ card }) => card === gain.card);
    const shelf = $$(`[data-card="${CSS.escape(gain.card)}"]`, picture())
      .map(spotOf)
      .filter(({ w }) => w);
    const near = mover && shelf.sort((a, b) => distance(a, mover) - distance(b, mover))[0];
    const from = payer ? spotOfGain(payer) : (near ?? mover ?? spotOf(board));
    const art = gain.text.closest("[data-card]")?.querySelector("use, [data-of]") ?? gain.text;
    const look = lookAt(/** @type {Thing} */ (art));
    if (look.spot.w) end = Math.max(end, fly(look, from, { ...look.spot }, how));
  }
  return end;
}

/**
 * Let what was shot and counts fly to the player who shot.
 * @param {Look[]} left
 * @param {number} at
 * @param {Happened} happened
 */
function takeSpoils(left, at, happened) {
  for (const look of left.filter(isGood)) {
    left.splice(left.indexOf(look), 1);
    fly(look, look.spot, homeOf(happened.seat), { at, end: 0.4, spin: 180, sound: "coin" });
  }
}

/** Return True if a thing is counted somewhere. @param {Look} look */
const isGood = ({ element }) => (element.getAttribute("data-card") ?? "") in motion.goods;

/**
 * Show a change by movements. Return the milliseconds at normal speed until what counts has arrived.
 * @param {Changes} changes
 * @param {Happened} happened
 * @param {number} speed
 * @param {number} most milliseconds; longer movements become faster
 */
export function direct(changes, happened, speed, most) {
  setSpeed(speed, most);
  return layOutTogether(() => layOutMoves(changes, happened));
}

/** @param {Changes} changes @param {Happened} happened */
function layOutMoves(changes, happened) {
  const effects = new Set(happened.events.map((event) => motion.events[event]).filter(Boolean));
  const left = [...changes.gone];
  const rolled = effects.has("roll") ? findRolled(changes) : [];
  let at = rolled.length ? rollPicture(rolled) : happened.dice ? rollInTray(happened.dice) : 0;
  /** @type {Point | undefined} */
  let mover;
  let arrives = at;
  changes.moved.forEach((moved, i) => {
    if (rolled.includes(moved.element)) return;
    arrives = Math.max(arrives, travel(moved, at + i * 40, find(motion.pieces, moved.element.id)));
    mover = spotOf(moved.element);
  });
  at = arrives;
  if (effects.has("night")) nightfall(spotOf(board), at, 2400);
  if (effects.has("shot")) at = fire(happened, [...left.map(({ spot }) => spot), ...struck(changes)].slice(0, 6), at);
  if (effects.has("miss")) at = fire(happened, [], at);
  if (effects.has("bite")) at = bite(at);
  if (effects.has("shake")) shake(at);
  if (effects.has("breakdown")) at = fail(/** @type {Thing} */ (picture().querySelector("[id$=cab]") ?? picture()), at);
  for (const look of left) stand(look, at);
  const goods = flyGoods(changes, left, at, mover);
  if (effects.has("shot")) takeSpoils(left, at, happened);
  left.forEach((look, i) => leave(look, at + Math.min(i, 12) * 70, find(motion.leave, look.element.id), happened));
  const coming = changes.fresh.filter(({ id }) => find(motion.enter, id));
  coming.forEach((thing, i) => {
    const time = enter(thing, at + Math.min(i, 16) * APART, find(motion.enter, thing.id), happened);
    arrives = Math.max(arrives, time);
  });
  for (const { element, was } of changes.other) {
    const how = find(motion.changes, element.id);
    if (how === "swing") swing(element, was, { at: arrives });
    else arrives = Math.max(arrives, enter(element, at, how, happened));
  }
  arrives = Math.max(arrives, goods, at);
  const sounds = happened.events.map((event) => motion.sounds[event]).filter(Boolean);
  [...new Set(sounds)].slice(0, 3).forEach((name, i) => cue(name, arrives + i * 130));
  return arrives;
}

/** Return the dice that a roll threw: those that changed, and those that the picture rates. @param {Changes} changes */
function findRolled({ moved, fresh }) {
  const rated = /** @type {Thing[]} */ (/** @type {unknown} */ ($$("[data-hit]", picture())));
  const dice = [...moved.map(({ element }) => element), ...fresh].filter(({ id }) => isDie(id));
  return [...new Set([...dice, ...rated])];
}

/** Return where something was struck and stayed. @param {Changes} changes */
const struck = ({ turned }) => turned.filter(({ id }) => find(motion.leave, id)).map(spotOf);
