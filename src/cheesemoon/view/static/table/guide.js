// @ts-check
// The coach of a first game: says what is new, and asks twice before a costly move.
import { $, ask, made, parsed } from "../lib/dom.js";
import { keep, recall } from "../lib/progress.js";
import { onSetting, set, setting } from "../lib/settings.js";

const table = $("#table"), box = $("#guide");
const game = document.body.dataset.game ?? "";
const PATIENCE = 5000;  // how long a move may wait for what it costs

if (location.hash === "#guide") {
  set("coach", "on");
  history.replaceState(null, "", location.pathname + location.search);
}
const on = () => Boolean(box) && table.dataset.seated && setting("coach") === "on";

/** What this browser has been told in this game. */
const seen = () => recall()?.tips[game] ?? [];
/** @type {{ version: string, found: Promise<Record<string, string[]>> } | null} */
let costs = null;
let asked = "";

/** @param {string} mood @param {(Node | string)[]} content @param {any[]} buttons */
function say(mood, content, buttons) {
  const words = made("div", { className: "bubble" }, made("span", { className: "name" }, box.dataset.name), ...content);
  box.replaceChildren(made("img", { src: box.dataset[mood], alt: "" }), made("div", {}, words, made("div", { className: "row" }, ...buttons)));
  box.classList.toggle("oops", mood === "oops");
  box.style.setProperty("--over", `${Math.max(0, innerHeight - $("#ask").getBoundingClientRect().top)}px`); // of a phone: just above the question
  box.hidden = false;
}
/** @param {string} words @param {() => void} act @param {string} [kind] */
const button = (words, act, kind = "") => { const made_ = made("button", { type: "button", className: `button ${kind}` }, words); made_.addEventListener("click", act); return made_; };
export function hush() { if (box) { box.hidden = true; box.replaceChildren(); } }
const off = () => { set("coach", "off"); hush(); };

/** The table has been shown: is there news, and what would cost much? */
export async function guide() {
  if (!on()) { hush(); return; }
  const version = table.dataset.version;
  if (asked === version) return;
  asked = version;
  if (box.classList.contains("oops")) hush();
  if (table.dataset.mine) {
    const found = ask(`${table.dataset.table}/guide/costs?version=${version}`).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({}));
    costs = { version, found };
  }
  await tip();
}

async function tip() {
  const answer = await ask(`${table.dataset.table}/guide?seen=${encodeURIComponent(seen().join(","))}`).catch(() => null);
  const found = answer?.ok ? parsed(await answer.text()).querySelector("[data-tip]") : null;
  if (!found || !on()) return;
  const key = /** @type {any} */ (found).dataset.tip;
  say("point", [...found.childNodes], [button(box.dataset.ok, () => { hush(); tip(); }, "primary"), button(box.dataset.off, off, "ghost")]);
  keep((memory) => { memory.tips[game] = [...new Set([...(memory.tips[game] ?? []), key])]; });
}

// A move that costs much is asked about once, before it is made.
let sure = "";
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target), submitter = /** @type {any} */ (event.submitter);
  if (form.id !== "acts" || !submitter?.value || !on()) return;
  const version = table.dataset.version, move = `${version} ${submitter.value}`;
  if (sure === move || !costs || costs.version !== version) return;
  const { found } = costs;
  event.preventDefault();
  event.stopImmediatePropagation();
  const late = new Promise((done) => { setTimeout(() => done({}), PATIENCE); });
  const lines = (await Promise.race([found, late]))[submitter.value];
  if (table.dataset.version !== version || !submitter.isConnected) return;
  sure = move;
  if (!lines) { form.requestSubmit(submitter); return; }
  sure = "";
  const anyway = () => { sure = move; hush(); if (submitter.isConnected) form.requestSubmit(submitter); };
  say("oops", lines.map((/** @type {string} */ line) => made("p", {}, line)), [button(box.dataset.again, hush, "primary"), button(box.dataset.anyway, anyway), button(box.dataset.off, off, "ghost")]);
}, true);

onSetting("coach", () => { asked = ""; guide(); });
