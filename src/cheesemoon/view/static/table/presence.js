// @ts-check
// Who is here, who is away and since when, who is typing.
import { $, $$, ask, word } from "../lib/dom.js";

/** @type {{ seats: (number | null)[], typing: number[] }} */
let told = { seats: [], typing: [] };
const lang = document.documentElement.lang;
const STEPS = /** @type {[number, Intl.RelativeTimeFormatUnit][]} */ ([[86400, "day"], [3600, "hour"], [60, "minute"]]);

/** @param {number} since seconds of the clock */
function ago(since) {
  const passed = Math.max(0, Date.now() / 1000 - since), relative = new Intl.RelativeTimeFormat(lang, { numeric: "always", style: "short" });
  const [size, unit] = STEPS.find(([size]) => passed >= size) ?? [60, "minute"];
  return relative.format(-Math.max(1, Math.floor(passed / size)), unit);
}

/** @param {number} seat */
const nameOf = (seat) => ($(`#who-${seat}`)?.textContent ?? "").split(/[,:(]/)[0].trim();
/** @param {number} seat */
const own = (seat) => Boolean($(`#player-${seat}`)?.classList.contains("here"));

export function showPresence() {
  told.seats.forEach((state, seat) => {
    const mark = $(`#here-${seat}`), kind = state === null || own(seat) ? "" : state === 1 ? "in" : state === 0 ? "never" : "out";
    if (!mark) return;
    const words = kind === "in" ? word("here-now") : kind === "never" ? word("here-never") : kind === "out" ? word("here-away", ago(Number(state))) : "";
    if (mark.textContent !== words) mark.textContent = words;
    mark.dataset.here = kind;
    if (kind === "out") mark.title = new Date(Number(state) * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" }); else mark.removeAttribute("title");
    const small = $$("#strip > button")[seat];
    if (small) small.dataset.here = kind;
  });
  const line = $("#typing"), names = told.typing.filter((seat) => !own(seat)).map(nameOf);
  const words = names.length === 1 ? line.dataset.one.replace("#", names[0]) : names.length ? line.dataset.many : "";
  if (line.textContent !== words) line.textContent = words;
}

/** @param {any} data */
export function hearPresence(data) { told = data; showPresence(); }
setInterval(showPresence, 20000);

// Whoever writes a line is seen to, at most every few seconds.
let last = 0;
$(".say")?.addEventListener("input", (/** @type {any} */ event) => {
  if (!$("#table").dataset.seated || !event.target.value || Date.now() - last < 3000) return;
  last = Date.now();
  ask(`${$("#table").dataset.table}/typing`, { method: "POST" }).catch(() => null);
});
$(".say")?.addEventListener("submit", () => { last = 0; });
