// @ts-check
// Advice: a hint for this move, and who is ahead for players who want to know.
import { $, $$, ask, input, lostMessage, make, parse, toast } from "../lib/dom.js";
import { onSetting, setting } from "../lib/settings.js";
import { ring } from "./marks.js";

const table = $("#table");

/** Close the hint and remove its ring. */
export function closeAdvice() {
  const box = $("#advice");
  box.hidden = true;
  box.replaceChildren();
  ring([], "advised");
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
    const best = $("[data-go]", place)?.dataset.go;
    ring(
      $$("#paper [data-action]").filter((e) => e.dataset.action === best),
      "advised",
    );
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
