// @ts-check
// A replay: step by step, without leaving the page.
import { $, $$, ask, closest, lostMessage, make, parse, toast } from "../lib/dom.js";
import "../pages/page.js";
import "./camera.js";
import { morph } from "./drawing.js";
import { change } from "./motion.js";
import { paper } from "./overlay.js";
import { showPlayed } from "./played.js";
import { scrollToShow } from "./viewport.js";

const scrollToNow = () => $(".loglist .now")?.scrollIntoView({ block: "nearest" });
/** Leave the board, which moves by itself, advice, the line of time and its marks. @param {Element} old */
const isReplaced = (old) => !["board", "advice", "timeline", "decided"].includes(old.id);

/**
 * Show another step.
 * @param {string} address
 * @param {boolean} isNew whether it goes into the history
 */
async function goTo(address, isNew) {
  const answer = await ask(address).catch(() => null);
  const fresh = answer?.ok ? parse(await answer.text()).querySelector("#replay") : null;
  const picture = fresh?.querySelector("#paper > svg");
  const replay = $("#replay");
  if (!fresh || !picture) {
    location.href = address;
    return;
  }
  morph(replay, fresh, { callbacks: { beforeNodeMorphed: isReplaced } });
  showPlayed({});
  const moved = change(() =>
    morph(/** @type {Element} */ (paper.firstElementChild), picture, { morphStyle: "outerHTML" }),
  );
  showPlayed(replay.dataset);
  if (moved.length && !replay.dataset.played) scrollToShow([moved.map((id) => `#${CSS.escape(id)}`).join()]);
  $("#advice").hidden = true;
  if (isNew) history.pushState(null, "", address);
  scrollToNow();
  slider.value = String(plyOf(address));
}

// --- the line of time ------------------------------------------------------------------------------

const STEP = 1100; // milliseconds between two steps at single speed
const [KNOB, APART] = [16, 28]; // pixels: the knob of the slider, the least distance of marks
const timeline = $("#timeline");
const slider = $("input", timeline);
const button = $("button", timeline);
let timer = 0;
timeline.hidden = false;
placeMarks();

/** Put the marks above their steps, with a distance that lets each be hit. */
function placeMarks() {
  const wide = slider.clientWidth - KNOB;
  for (const round of $$("[data-first]", timeline))
    round.style.setProperty("--at", `${(wide * Number(round.dataset.first)) / Number(slider.max)}px`);
  const marks = $$("[data-at]", timeline);
  marks.reduce((least, mark, i) => {
    const most = wide - (marks.length - 1 - i) * APART;
    const at = Math.min(Math.max((wide * Number(mark.dataset.at)) / Number(slider.max), least), most);
    mark.style.setProperty("--at", `${at}px`);
    return at + APART;
  }, 0);
}
addEventListener("resize", placeMarks);

/** @param {string} address */
const plyOf = (address) => Number(new URL(address, location.href).searchParams.get("ply") ?? slider.max);
const isPlaying = () => timeline.classList.contains("playing");

/** @param {boolean} on */
function setPlaying(on) {
  timeline.classList.toggle("playing", on);
  button.setAttribute("aria-label", (on ? button.dataset.pause : button.dataset.play) ?? "");
  clearTimeout(timer);
  if (on) wait();
}

function wait() {
  const speed = Number($("input[name=replay-speed]:checked", timeline).value);
  timer = window.setTimeout(playOne, STEP / speed);
}

async function playOne() {
  const next = Number(slider.value) + 1;
  if (next > Number(slider.max) || document.hidden) return setPlaying(false);
  await goTo(`?ply=${next}`, false);
  history.replaceState(null, "", `?ply=${next}`);
  if (next === Number(slider.max)) setPlaying(false);
  else if (isPlaying()) wait();
}

button.addEventListener("click", () => {
  if (!isPlaying() && slider.value === slider.max) slider.value = "-1";
  setPlaying(!isPlaying());
});
slider.addEventListener("change", () => {
  setPlaying(false);
  goTo(`?ply=${slider.value}`, true);
});

/** @param {HTMLElement} hint */
async function advise(hint) {
  hint.dataset.busy = "1";
  const place = $("#advice");
  place.replaceChildren(make("p", { className: "thinking" }, hint.dataset.thinking ?? ""));
  place.hidden = false;
  const answer = await ask(hint.dataset.advice ?? "").catch(() => null);
  delete hint.dataset.busy;
  if (answer?.ok) {
    place.replaceChildren(parse(await answer.text()));
    return;
  }
  place.hidden = true;
  toast(answer ? parse(await answer.text()) : lostMessage());
}

document.addEventListener("click", (event) => {
  const link = closest(event.target, "#replay a[data-step]");
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    setPlaying(false);
    goTo(link.href, true);
  }
  if (closest(event.target, '[data-do="close-advice"]')) $("#advice").hidden = true;
  const hint = closest(event.target, "[data-advice]");
  if (hint && !hint.dataset.busy) advise(hint);
});
addEventListener("popstate", () => goTo(location.href, false));
scrollToNow();
showPlayed($("#replay").dataset);
