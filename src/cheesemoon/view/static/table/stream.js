// @ts-check
// The event stream of a table: connect, reconnect, and tell the server how the board is arranged.
import { openStream } from "../lib/connection.js";
import { $, lostMessage, toast, upright, word } from "../lib/dom.js";
import { table as page } from "../pages/page.js";
import { hearClock } from "./clock.js";
import { hearPresence } from "./presence.js";
import { receive } from "./update.js";

const RETRY = 1000; // milliseconds
const table = $("#table");
const [address, viewer] = (table.dataset.live ?? "").split("?");

/** @type {EventSource | null} */
let stream = null;
/** The newest state that came; the page may still show an older one. */
let stamp = table.dataset.stamp ?? "";

function connect() {
  const query = new URLSearchParams(viewer);
  query.set("stamp", stamp);
  query.set("tall", table.dataset.tall ? "1" : "0");
  stream = openStream(`${address}?${query}`);
  stream.addEventListener("update", (event) => {
    /** @type {import("../types.js").Update} */
    const update = JSON.parse(event.data);
    stamp = update.stamp;
    receive(update);
  });
  stream.addEventListener("here", (event) => hearPresence(JSON.parse(event.data)));
  stream.addEventListener("clock", (event) => hearClock(JSON.parse(event.data)));
  stream.onopen = () => {
    if (table.classList.contains("lost")) toast(word("connection-back"), true);
    table.classList.remove("lost");
  };
  stream.onerror = () => {
    if (!table.classList.contains("lost")) toast(lostMessage());
    table.classList.add("lost");
    stream?.close();
    setTimeout(connect, RETRY);
  };
}

page.stale = () => {
  stream?.close();
  stamp = "";
  connect();
};
page.offline = () => {
  const isLost = table.classList.contains("lost");
  if (isLost) toast(lostMessage());
  return isLost;
};
addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => {
  if (event.persisted) page.stale();
});

/** Whether the board has been drawn in another arrangement since this was last read. */
export const arrangement = { isNew: false };

/** Ask for the arrangement that fits the window. A cookie keeps it for the next page. */
function arrange() {
  const tall = upright.matches ? "1" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `tall=${tall || 0}; max-age=31536000; path=/; samesite=lax`;
  if (tall === table.dataset.tall) return;
  table.dataset.tall = tall;
  arrangement.isNew = true;
  page.stale();
}
upright.addEventListener("change", arrange);

/** Open the stream, in the arrangement that fits the window. */
export function start() {
  arrange();
  if (!stream) connect();
}
