// @ts-check
// Opponents speak now and then: a line in a bubble, a mood on their face. Never over words or a choice.
import { $, $$, ask, calm, make, makeIcon, narrow } from "../lib/dom.js";
import { onSetting, setting } from "../lib/settings.js";

/** @typedef {{ face: string, lines: Record<string, string> }} Speaker */

const SHOWN = 3000; // milliseconds
const GREETING = 900;
const SET_UP = 4; // actions in which a table is still new
const FELT = 6000; // milliseconds
const REST = 14_000; // between two lines, so that it is about one a round
const WATCH = 200; // between two looks at what the bubble covers
const GRID = 4; // pixels between two places that are tried for a bubble
const EDGE = 8; // pixels between the window and a bubble
const APART = 3; // pixels between a bubble and what it must not cover
const KEPT_CLEAR =
  ".top, #strip, #ask, #player, #guide, #advice, #which, #why, .beyond, .tray, #ticker, " +
  "#paper text, #paper .piece, #paper [data-action], #paper [data-own]";
const MOODS = /** @type {Record<string, string>} */ ({
  gain: "glad",
  big: "glad",
  trick: "glad",
  ahead: "glad",
  won: "glad",
  bite: "glad",
  crash: "glad",
  down: "glad",
  paid: "glad",
  hurt: "cross",
  envy: "cross",
  broke: "cross",
  loss: "worried",
  behind: "worried",
  lost: "worried",
  boom: "worried",
});
const table = $("#table");
/** @type {Promise<Record<string, Speaker>> | null} */
let speakers = null;
let last = Number.NEGATIVE_INFINITY;
let lastSaid = "";
let timer = 0;
let watch = 0;
let leader = findLeader();

/** Load the lines of this table, once. */
async function load() {
  const answer = await ask(`${table.dataset.table}/talk`).catch(() => null);
  return answer?.ok ? answer.json() : {};
}

/** Return the seat that has most points alone, or "". */
function findLeader() {
  const counts = $$('[data-count^="strip-"]').map((count) => Number(count.dataset.value));
  const most = Math.max(...counts);
  return counts.filter((n) => n === most).length === 1 ? String(counts.indexOf(most)) : "";
}

/** Let characters react to what new items of the log tell. @param {HTMLElement[]} items */
export function react(items) {
  const cues = items.flatMap((item) => (item.dataset.talk ?? "").split(" ").filter(Boolean));
  const now = findLeader();
  if (now && leader && now !== leader && !cues.some((cue) => /:(won|lost)$/.test(cue)))
    cues.push(`${now}:ahead`, `${leader}:behind`);
  leader = now || leader;
  for (const cue of cues) setMood(cue);
  const isEnd = cues.some((cue) => cue.endsWith(":won") || cue.endsWith(":lost"));
  if (!cues.length || (!isEnd && performance.now() - last < REST)) return;
  speak(cues);
}

/** Greet the player at a new table: an opponent, else the character without a seat, else the guide. On
 * a desk this waits until the guide says nothing. */
function greet() {
  if (!isNew()) return;
  if (!narrow.matches && $("#guide:not([hidden])")) {
    setTimeout(greet, GREETING);
    return;
  }
  const panels = $$("#panels > li").map((panel, seat) => ({
    cue: `${seat}:start`,
    own: panel.classList.contains("here"),
  }));
  const cues = (/** @type {boolean} */ own) => panels.filter((panel) => panel.own === own).map((panel) => panel.cue);
  speak([...cues(false), "world:start", ...cues(true)]);
}

function isNew() {
  return $$("#log [data-ply]").length < SET_UP;
}

if (isNew()) {
  if (canSpeak()) speakers = load(); // with the page: nothing is asked once the page is only looked at
  setTimeout(greet, GREETING);
}

function canSpeak() {
  return setting("talk") !== "off" && !document.hidden && setting("speed") !== "once";
}

/** Let the first character that has a line for its cue speak. @param {string[]} cues */
async function speak(cues) {
  if (!canSpeak()) return;
  speakers ??= load();
  const known = await speakers;
  for (const cue of cues) {
    const [who, kind] = cue.split(":");
    const isMe = Boolean($(`#player-${who}`)?.classList.contains("here"));
    const name = isMe ? "guide" : who;
    const line = known[name]?.lines[kind];
    if (!line || `${name}:${kind}` === lastSaid) continue;
    lastSaid = `${name}:${kind}`;
    last = performance.now();
    await nextFrame(); // the page is laid out by then: to look for a free place costs little
    show(name, known[name].face, MOODS[kind] ?? "calm", line);
    return;
  }
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** @param {string} who @param {string} face @param {string} mood @param {string} line */
function show(who, face, mood, line) {
  const picture =
    who === "guide"
      ? make("img", { src: guideArt(mood), alt: "", width: 40, height: 50 })
      : make("span", { className: `face s${who}` }, makeIcon(face), ...drawMood(mood));
  const bubble = make("p", { id: "speech", role: "status", className: mood }, picture, make("span", {}, line));
  $("#speech")?.remove();
  (narrow.matches ? document.body : $(".talkbox")).append(bubble);
  if (!settle(bubble)) {
    bubble.remove();
    return;
  }
  if (!calm.matches)
    bubble.animate(
      [
        { scale: ".6", opacity: 0 },
        { scale: "1", opacity: 1 },
      ],
      { duration: 180 },
    );
  clearTimeout(timer);
  clearInterval(watch);
  timer = window.setTimeout(() => bubble.remove(), SHOWN);
  watch = window.setInterval(() => {
    if (bubble.isConnected && settle(bubble)) return;
    clearInterval(watch);
    bubble.remove();
  }, WATCH);
}

/**
 * Put a bubble on a phone where it covers no words and no choice, as low as possible. Return false
 * if there is no such place, or if it would lie on the guide of a desk. @param {HTMLElement} bubble
 */
function settle(bubble) {
  if (!narrow.matches) return !liesOn(bubble, $("#guide:not([hidden])"));
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const taken = $$(KEPT_CLEAR)
    .filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .map((e) => e.getBoundingClientRect())
    .filter((box) => box.width && box.height);
  const boxesAt = (/** @type {number} */ y) =>
    taken.filter((box) => box.bottom + APART > y && box.top - APART < y + height);
  const isOver = (/** @type {DOMRect} */ box, /** @type {number} */ x) =>
    box.right + APART > x && box.left - APART < x + width;
  const now = { x: parseFloat(bubble.style.left), y: parseFloat(bubble.style.top) };
  if (bubble.style.left && !boxesAt(now.y).some((box) => isOver(box, now.x))) return true;
  const most = innerWidth - EDGE - width;
  for (let y = innerHeight - EDGE - height; y >= EDGE; y -= GRID) {
    const row = boxesAt(y);
    let x = EDGE;
    while (x <= most) {
      const over = row.find((box) => isOver(box, x));
      if (!over) {
        bubble.style.left = `${x}px`;
        bubble.style.top = `${y}px`;
        return true;
      }
      x = EDGE + Math.ceil((over.right + APART - EDGE) / GRID) * GRID; // the first place behind it
    }
  }
  return false;
}

/** Return true if two elements overlap. @param {Element} one @param {Element | null} other */
function liesOn(one, other) {
  if (!other) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** @param {string} mood */
const guideArt = (mood) => $("#guide").dataset[mood === "worried" || mood === "cross" ? "oops" : "point"] ?? "";

/** @param {string} mood */
const drawMood = (mood) => (mood === "calm" ? [] : [makeIcon(`mood-${mood}`)]);

/** Show the mood of a cue on its player's face: in a phone's strip, at a desk's panel. @param {string} cue */
function setMood(cue) {
  const [seat, kind] = cue.split(":");
  const face = seat === "world" ? null : $(`#strip > :nth-child(${Number(seat) + 1}) .face`);
  const panel = $(`#player-${seat}`);
  const mood = MOODS[kind];
  if (!face || setting("talk") === "off") return;
  for (const old of $$(".mood", face)) old.remove();
  $(".feels", panel)?.remove();
  if (!mood) return;
  const drawn = makeIcon(`mood-${mood}`);
  drawn.classList.add("mood");
  face.append(drawn);
  const felt = make("span", { className: `feels ${mood}`, "aria-hidden": "true" }, face.cloneNode(true));
  panel.append(felt); // it covers a part of the panel's own picture
  setTimeout(() => felt.remove(), FELT);
}

onSetting("talk", (value) => {
  if (value !== "off") return;
  $("#speech")?.remove();
  for (const mood of $$("#strip .mood, #panels .feels")) mood.remove();
});
