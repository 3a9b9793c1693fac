// @ts-check
// The page on which every sound can be played.
import { $, $$ } from "../lib/dom.js";
import { onSetting, set, setting } from "../lib/settings.js";
import { play, playMusic } from "../lib/sound.js";

let playing = "";

/** Play a piece of music until the button is pressed again. @param {string} name */
function toggleMusic(name) {
  playing = playing === name ? "" : name;
  if (playing && setting("music") === "off") set("music", "soft");
  playMusic(playing);
  for (const button of $$("[data-play]")) button.setAttribute("aria-pressed", String(button.dataset.play === playing));
}

for (const button of $$("button[data-play]"))
  button.addEventListener("click", () => {
    const { play: name = "" } = button.dataset;
    if (name.startsWith("music")) toggleMusic(name);
    else play(name, name === "your-turn" ? "bell" : "effects", true);
  });

function showMuted() {
  $("#muted").hidden = setting("sound") !== "off";
}
onSetting("sound", showMuted);
showMuted();
