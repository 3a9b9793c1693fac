// @ts-check
// The page of a badge: whether this player has it.
import { countBadge } from "../lib/badges.js";
import { $, fillIn } from "../lib/dom.js";
import { recall } from "../lib/progress.js";
import "./page.js";

const place = $("[data-badge]");
const { badge: key = "", need = "1", all = "" } = place.dataset;
const [game, name] = key.split("/");
const said = $("#badge-state");
const progress = recall();
const earned = progress?.badges[key];
const amount = progress ? countBadge(progress, game, name, all === "1") : 0;
if (earned) {
  const date = new Date(earned.at * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  said.textContent = fillIn(said.dataset.on, date);
  $(".none", place).className = "has";
} else {
  const isPart = amount > 0 && Number(need) > 1;
  said.textContent = isPart ? fillIn(said.dataset.part, amount) : (said.dataset.none ?? "");
}
