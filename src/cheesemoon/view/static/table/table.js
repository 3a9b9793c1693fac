// @ts-check
// The page of a table: loads its parts and starts them.
import { $ } from "../lib/dom.js";
import { noteAttempt } from "../lib/results.js";
import { prepareSounds } from "../lib/sound.js";
import { openDrawer } from "../pages/page.js";
import { hideCard } from "./cards.js";
import { motion } from "./director.js";
import { markChoices, unpick } from "./picking.js";
import { isBusy, onReplay, playReplay } from "./playback.js";
import { loadLastTurn, showStep } from "./slow-replay.js";
import { start as startStream } from "./stream.js";
import { start as startTurn } from "./turn.js";
import { shown, tickNewest } from "./update.js";
import "./clicks.js";
import "./dragging.js";
import "./shortcuts.js";
import "./camera.js";
import "./hand.js";
import "./mute.js";

const table = $("#table");
/** Sounds of this game, loaded with the first touch. */
const COMMON = new Set(["your-turn", ...Object.values(motion.sounds), ...Object.values(motion.goods)]);

onReplay(async () => {
  if (isBusy()) return;
  if ($("#side")?.matches(":popover-open")) $("#side").hidePopover();
  const replay = await loadLastTurn(shown.stamp, markChoices);
  if (!replay || isBusy()) return;
  unpick();
  hideCard();
  playReplay(replay);
});

markChoices();
showStep();
tickNewest();
startStream();
noteAttempt(table.dataset.table ?? "", document.body.dataset.game ?? "");
startTurn();
if (table.dataset.open) openDrawer(table.dataset.open, ".about");
addEventListener("pointerdown", () => prepareSounds(COMMON), { once: true });
