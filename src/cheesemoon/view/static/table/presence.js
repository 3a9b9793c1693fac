// @ts-check
// Presence: the players who are here, since when others are away, and who is typing.
import { $, $$, ask, word } from "../lib/dom.js";

/** @typedef {import("../types.js").Presence} Presence */

const REFRESH = 20_000; // milliseconds
const TYPING = 3000; // milliseconds between two messages that the player is typing
const lang = document.documentElement.lang;
/** @type {[number, Intl.RelativeTimeFormatUnit][]} */
const UNITS = [
  [86400, "day"],
  [3600, "hour"],
  [60, "minute"],
];
/** @type {Presence} */
let presence = { seats: [], typing: [] };

/** Return how long ago it was, in words. @param {number} since seconds since 1970 */
function ago(since) {
  const passed = Math.max(0, Date.now() / 1000 - since);
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: "always", style: "short" });
  const [size, unit] = UNITS.find(([seconds]) => passed >= seconds) ?? [60, "minute"];
  return relative.format(-Math.max(1, Math.floor(passed / size)), unit);
}

/** @param {number} seat */
const nameOf = (seat) => ($(`#who-${seat}`)?.textContent ?? "").split(/[,:(]/)[0].trim();
/** @param {number} seat */
const isOwn = (seat) => Boolean($(`#player-${seat}`)?.classList.contains("here"));

/**
 * Return the kind of a seat's presence and its words.
 * @param {number | null} state
 * @param {number} seat
 */
function describe(state, seat) {
  if (state === null || isOwn(seat)) return { kind: "", words: "" };
  if (state === 1) return { kind: "in", words: word("here-now") };
  if (state === 0) return { kind: "never", words: word("here-never") };
  return { kind: "out", words: word("here-away", ago(state)) };
}

/** Show the presence of all seats. */
export function showPresence() {
  presence.seats.forEach((state, seat) => {
    const mark = $(`#here-${seat}`);
    if (!mark) return;
    const { kind, words } = describe(state, seat);
    if (mark.textContent !== words) mark.textContent = words;
    mark.dataset.here = kind;
    const since = new Date(Number(state) * 1000);
    if (kind === "out") mark.title = since.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
    else mark.removeAttribute("title");
    const small = $$("#strip > button")[seat];
    if (small) small.dataset.here = kind;
  });
  showTyping();
}

function showTyping() {
  const line = $("#typing");
  const names = presence.typing.filter((seat) => !isOwn(seat)).map(nameOf);
  const [name] = names;
  const one = name === undefined ? "" : (line.dataset.one ?? "").replace("#", name);
  const words = names.length > 1 ? (line.dataset.many ?? "") : one;
  if (line.textContent !== words) line.textContent = words;
}

/** Whether the page has opened the links of its guests by itself, and not all of them have come. */
let isWaiting = Boolean($("#table").dataset.open);

/** Take what the server says. @param {Presence} data */
export function hearPresence(data) {
  presence = data;
  showPresence();
  if (!isWaiting || data.seats.includes(0)) return;
  isWaiting = false;
  if ($("#drawer .about")) $("dialog#drawer").close();
}
setInterval(showPresence, REFRESH);

let last = 0;
$("form.say")?.addEventListener("input", (event) => {
  const { value } = /** @type {HTMLInputElement} */ (event.target);
  if (!$("#table").dataset.seated || !value || Date.now() - last < TYPING) return;
  last = Date.now();
  ask(`${$("#table").dataset.table}/typing`, { method: "POST" }).catch(() => null);
});
$("form.say")?.addEventListener("submit", () => {
  last = 0;
});
