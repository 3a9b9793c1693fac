// @ts-check
// Advice: a hint for this move, and who is ahead for players who want to know.
import { $, $$, ask, input, lostMessage, make, narrow, parse, toast } from "../lib/dom.js";
import { onSetting, setting } from "../lib/settings.js";
import { showAdvised } from "./advised.js";
import { dropRoom, scrollAbove } from "./viewport.js";

const table = $("#table");

/** Close the hint and remove its ring. */
export function closeAdvice() {
  const box = $("#advice");
  box.hidden = true;
  box.replaceChildren();
  showAdvised([]);
  dropRoom();
}

/** Show the chosen way of a hint on the board, and the others beside it. */
function showWays() {
  showAdvised(
    $$("#advice [data-way]").map((b) => ({
      action: b.dataset.way ?? "",
      chosen: b.getAttribute("aria-pressed") === "true",
    })),
  );
  if (narrow.matches) scrollAbove([".ring-advised, .way-advised", ".ring-advised"]);
}

/** Choose one of the ways of a hint. @param {HTMLElement} way */
export function chooseWay(way) {
  for (const b of $$("#advice [data-way]")) b.setAttribute("aria-pressed", String(b === way));
  const go = $("#advice [data-go]");
  if (go) go.dataset.go = way.dataset.way;
  showWays();
}

/**
 * Ask for a hint and show it, unless the table went on meanwhile.
 * @param {HTMLElement} button
 */
export async function advise(button) {
  if (button.dataset.busy) return;
  button.dataset.busy = "1";
  const place = $("#advice");
  const thinking = make("p", { className: "thinking" }, button.dataset.thinking ?? "");
  place.replaceChildren(thinking);
  place.hidden = false;
  try {
    const answer = await ask(button.dataset.advice ?? "");
    const told = parse(await answer.text());
    if (!place.contains(thinking)) return;
    if (!answer.ok) {
      closeAdvice();
      toast(told);
      return;
    }
    place.replaceChildren(told);
    showWays();
    if (input.keys) place.focus();
  } catch {
    closeAdvice();
    toast(lostMessage());
  } finally {
    delete button.dataset.busy;
  }
}

let standingOf = "";

/** Show who is ahead, once for each version of the table. */
export async function showStanding() {
  const standing = $("#standing");
  const version = table.dataset.version ?? "";
  standing.hidden = setting("ahead") !== "on";
  if (standing.hidden || standingOf === version) return;
  standingOf = version;
  const answer = await ask(standing.dataset.standing ?? "").catch(() => null);
  if (answer?.ok && version === table.dataset.version) $("div", standing).replaceChildren(parse(await answer.text()));
}
onSetting("ahead", () => {
  standingOf = "";
  showStanding();
});
