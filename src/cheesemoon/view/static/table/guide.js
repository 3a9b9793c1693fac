// @ts-check
// The guide of a first game: it says what is new, and asks again before a costly move.
import { $, $$, ask, make, narrow, parse } from "../lib/dom.js";
import { begin, isFirst, isNew } from "../lib/first-game.js";
import { keep, recall } from "../lib/progress.js";
import { onSetting, set, setting } from "../lib/settings.js";
import { hideCard } from "./cards.js";
import { paper } from "./overlay.js";
import { CHOICES } from "./picking.js";
import { canScroll, scrollBack, scrollToChoices } from "./viewport.js";

const table = $("#table");
const box = $("#guide");
const game = document.body.dataset.game ?? "";
const PATIENCE = 1000; // milliseconds that a move waits for its costs
const SLIDE = 400; // milliseconds until a sheet of choices has slid open

const here = table.dataset.table ?? "";

if (location.hash === "#guide") {
  if (setting("coach") === "off") set("coach", "first");
  begin(game, here);
  history.replaceState(null, "", location.pathname + location.search);
} else if (table.dataset.coached && isNew(game)) begin(game, here);

/** Return True if the coach speaks: always, or in the first game of this kind on this device. */
function isOn() {
  const wanted = setting("coach");
  return Boolean(box && table.dataset.seated && (wanted === "on" || (wanted === "first" && isFirst(game, here))));
}

/** Return the tips of this game that this browser has shown. */
const seenTips = () => recall()?.tips[game] ?? [];
/** @typedef {Record<string, string[]>} Costs what is said before costly actions */
/** @type {{ version: string, found: Promise<Costs>, known?: Costs } | null} */
let costs = null;
let asked = "";
let shownTip = ""; // its key, until the player has had time to read it
let tipped = ""; // the step of the turn that had its tip

/**
 * Let the guide say something.
 * @param {"point" | "oops"} mood
 * @param {(Node | string)[]} content
 * @param {HTMLButtonElement[]} buttons
 */
function say(mood, content, buttons) {
  hideCard(); // that of a button would lie over the words
  const name = make("span", { className: "name" }, box.dataset.name ?? "");
  const bubble = make("div", { className: "bubble" }, name, ...content);
  box.replaceChildren(
    make("img", { src: box.dataset[mood], alt: "" }),
    make("div", {}, bubble, make("div", { className: "row" }, ...buttons)),
  );
  box.classList.toggle("oops", mood === "oops");
  box.hidden = false;
  makeRoom();
  setTimeout(makeRoom, SLIDE); // its size and place are final then
}

/** Place the guide, and scroll a phone's board so that the guide covers no choice. */
function makeRoom() {
  if (box.hidden) return;
  box.classList.remove("high");
  placeAbove();
  if (!narrow.matches) return;
  scrollToChoices();
  box.classList.toggle("high", !canScroll() && isOverChoice());
}

/** Return True if the guide lies on the middle of a choice of the board. */
function isOverChoice() {
  const over = box.getBoundingClientRect();
  return [...paper.querySelectorAll(CHOICES)].some((choice) => {
    const r = choice.getBoundingClientRect();
    const y = (r.top + r.bottom) / 2;
    return r.width > 0 && y > over.top && y < over.bottom;
  });
}

/** Keep the guide of a phone just above the question, the playback and a sheet of choices, however tall they are. */
function placeAbove() {
  const below = $$("#ask, #player, #all-ways.large").map((e) => e.getBoundingClientRect());
  const tops = below.filter((r) => r.height).map((r) => r.top);
  box.style.setProperty("--over", `${Math.max(0, innerHeight - Math.min(...tops))}px`);
}
if (box) {
  const bars = new ResizeObserver(placeAbove);
  for (const bar of $$("#ask, #player")) bars.observe(bar);
}

/** @param {string | undefined} words @param {() => void} act @param {string} [kind] */
function makeButton(words, act, kind = "") {
  const button = make("button", { type: "button", className: `button ${kind}` }, words ?? "");
  button.addEventListener("click", act);
  return button;
}

/** Close the guide. The board stays where it is: the next tap may be on its way. */
function hush() {
  if (!box || box.hidden) return;
  box.hidden = true;
  box.replaceChildren();
}

/** Close the guide, and scroll the board of a phone back: there is more room again. */
function leave() {
  if (!box || box.hidden) return;
  hush();
  if (narrow.matches) scrollBack();
}

function turnOff() {
  set("coach", "off");
  leave();
}

/** Note that the player has read the tip. */
function keepTip() {
  const key = shownTip;
  if (!key) return;
  shownTip = "";
  keep((progress) => {
    progress.tips[game] = [...new Set([...(progress.tips[game] ?? []), key])];
  });
}

let stayed = ""; // the step in which a move has closed the guide: the board scrolls back after it

/** Show what is new at this version of the table, and ask which moves would cost much. */
export async function showGuide() {
  if (stayed && stayed !== stepNow()) {
    stayed = "";
    if (narrow.matches && box?.hidden) scrollBack();
  }
  if (!isOn() || $("#ask .ended")) {
    leave();
    return;
  }
  const version = table.dataset.version ?? "";
  if (asked === version) return;
  asked = version;
  if (box.classList.contains("oops")) hush();
  if (table.dataset.mine) prepareCosts(version);
  await showTip();
}

/** Ask what the moves of a decision cost. @param {string} version */
function prepareCosts(version) {
  const now = { version, found: loadCosts(version), known: /** @type {Costs | undefined} */ (undefined) };
  costs = now;
  now.found.then((lines) => {
    now.known = lines;
  });
}

/** @param {string} version @returns {Promise<Costs>} */
const loadCosts = (version) =>
  ask(`${table.dataset.table}/guide/costs?version=${version}`)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));

/** Return what tells a step of a turn from the one before. */
const stepNow = () => `${$("#steps")?.textContent ?? ""} ${$("#question")?.textContent ?? ""}`;

/** Show a tip, at most one in each step of a turn: the next one waits. */
async function showTip() {
  const step = stepNow();
  if (tipped === step) return;
  const address = `${table.dataset.table}/guide?seen=${encodeURIComponent(seenTips().join(","))}`;
  const answer = await ask(address).catch(() => null);
  const found = answer?.ok ? $("[data-tip]", parse(await answer.text())) : null;
  if (!found || !isOn()) return;
  const next = () => {
    keepTip();
    hush();
  };
  tipped = step;
  shownTip = found.dataset.tip ?? "";
  say(
    "point",
    [...found.childNodes],
    [makeButton(box.dataset.ok, next), makeButton(box.dataset.off, turnOff, "ghost")],
  );
}

// A move that costs much is asked about once, before it is sent.
let sure = "";

/**
 * Send a move that the guide has held. A form that is just being submitted refuses this: call it in a task of its own.
 * @param {HTMLButtonElement} submitter
 */
function playAnyway(submitter) {
  const { name, value } = submitter;
  sure = `${table.dataset.version} ${value}`;
  const button = submitter.isConnected ? submitter : $(`[name="${name}"][value="${CSS.escape(value)}"]`);
  if (button) $("form#acts").requestSubmit(button); // the bar may be a new one meanwhile
}

/**
 * Say what a move costs, and ask whether it is meant.
 * @param {string[]} lines
 * @param {HTMLButtonElement} submitter
 */
function warn(lines, submitter) {
  sure = "";
  say(
    "oops",
    lines.map((line) => make("p", {}, line)),
    [
      makeButton(box.dataset.again, hush, "primary"),
      makeButton(box.dataset.anyway, () => playAnyway(submitter)),
      makeButton(box.dataset.off, turnOff, "ghost"),
    ],
  );
}

document.addEventListener(
  "submit",
  async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (form.id !== "acts" || !submitter?.value || !isOn()) return;
    if (form.dataset.auto) return; // a tip stays until it is read
    const version = table.dataset.version ?? "";
    const move = `${version} ${submitter.value}`;
    const isKnown = costs?.version === version;
    const known = isKnown ? costs?.known : undefined;
    if (sure === move || form.dataset.only || !isKnown || (known && !known[submitter.value])) {
      keepTip(); // a tip belongs to one decision
      if (!box.hidden) stayed = stepNow();
      hush();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (known) {
      warn(known[submitter.value], submitter);
      return;
    }
    submitter.setAttribute("aria-busy", "true");
    const lines = (await waitForCosts())[submitter.value];
    submitter.removeAttribute("aria-busy");
    if (table.dataset.version !== version) return;
    if (lines) warn(lines, submitter);
    else setTimeout(() => playAnyway(submitter));
  },
  true,
);

/** Return the costs of this decision; none if they come late. @returns {Promise<Costs>} */
function waitForCosts() {
  /** @type {Promise<Costs>} */
  const late = new Promise((done) => {
    setTimeout(() => done({}), PATIENCE);
  });
  return Promise.race([costs?.found ?? late, late]);
}

onSetting("coach", () => {
  asked = "";
  showGuide();
});
