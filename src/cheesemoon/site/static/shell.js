// @ts-check
// The page around all pages: starts Python, answers the requests of the page inside, shows progress.

const root =
  new URL(".", location.href).pathname.replace(/\/$/, "") === "" ? "/" : new URL(".", document.baseURI).pathname;
const inside = /** @type {HTMLIFrameElement} */ (document.getElementById("inside"));
const cover = /** @type {HTMLElement} */ (document.getElementById("start"));
const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "{}");
const upright = matchMedia("(max-width: 859px) and (orientation: portrait)");

/** @type {Map<number, (found: any) => void>} */
const waiting = new Map();
/** @type {Map<number, Stream>} */
const streams = new Map();
let count = 0;

// --- the connection that pages use --------------------------------------------------------------------------

/** An event stream, as `EventSource` is one. */
class Stream extends EventTarget {
  /** @param {string} address */
  constructor(address) {
    super();
    this.number = ++count;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {(() => void) | null} */
    this.onerror = null;
    this.isOpen = false;
    streams.set(this.number, this);
    tables.postMessage({ kind: "open", number: this.number, address: path(address) });
  }
  /** @param {string} text events in the format of an event stream */
  hear(text) {
    if (!this.isOpen) this.onopen?.();
    this.isOpen = true;
    for (const event of text.split("\n\n")) {
      const name = /^event: (.*)$/m.exec(event)?.[1];
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (name && data !== undefined) this.dispatchEvent(new MessageEvent(name, { data }));
    }
  }
  close() {
    if (streams.delete(this.number)) tables.postMessage({ kind: "close", number: this.number });
  }
}

/** @param {string} address */
const path = (address) => {
  const url = new URL(address, inside.contentWindow?.location.href ?? location.href);
  return url.pathname + url.search;
};

/**
 * @param {string} method
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {[string, unknown][] | null} form
 */
const request = (method, address, headers, form) =>
  new Promise((resolve) => {
    const number = ++count;
    waiting.set(number, resolve);
    tables.postMessage({ kind: "request", number, method, address, headers, form });
  });

const connection = {
  /** @param {string} address */
  open: (address) => new Stream(address),
  /** @param {string} address @param {RequestInit} [more] */
  async ask(address, more = {}) {
    const headers = Object.fromEntries(
      Object.entries(more.headers ?? {}).map(([key, value]) => [key.toLowerCase(), String(value)]),
    );
    const form = more.body
      ? [.../** @type {Iterable<[string, unknown]>} */ (/** @type {unknown} */ (more.body))]
      : null;
    const { status, headers: sent, body } = await request(more.method ?? "GET", path(address), headers, form);
    return new Response(status === 204 ? null : body, { status: status === 303 ? 200 : status, headers: sent });
  },
};
Object.assign(window, { cheesemoon: connection });

// --- workers ------------------------------------------------------------------------------------------------

/** @param {string} role */
function makeWorker(role) {
  const worker = new Worker(`worker.js?role=${role}`);
  worker.postMessage({ kind: "start", files: settings.python, rules: settings.rules, root });
  return worker;
}

const tables = makeWorker("tables");
/** @type {Worker | null} */
let mind = null;
let isReady = false;
/** @type {(value: null) => void} */
let becomeReady = () => {};
const ready = new Promise((resolve) => {
  becomeReady = resolve;
});

/** Start the second worker, also in place of one that is to stop. */
function startMind() {
  mind?.terminate();
  mind = makeWorker("mind");
  const channel = new MessageChannel();
  tables.postMessage({ kind: "port", port: channel.port1 }, [channel.port1]);
  mind.postMessage({ kind: "port", port: channel.port2 }, [channel.port2]);
}

tables.onmessage = (/** @type {MessageEvent<any>} */ { data }) => {
  if (data.kind === "answer") {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  } else if (data.kind === "events") streams.get(data.number)?.hear(data.text);
  else if (data.kind === "closed") streams.get(data.number)?.onerror?.();
  else if (data.kind === "bytes") showBytes(data.path, data.size);
  else if (data.kind === "step") showStep(data.step);
  else if (data.kind === "note") note(data.text);
  else if (data.kind === "ready") {
    isReady = true;
    performance.mark("ready");
    becomeReady(null);
    startMind();
    showReady();
  } else if (data.kind === "broken") {
    console.error(data.why);
    if (!isReady) refuse("broken");
    else if (data.number) {
      waiting.get(data.number)?.({ status: 500, headers: {}, body: data.why });
      waiting.delete(data.number);
    }
  }
};
tables.onerror = () => refuse("broken");

const tellShape = () => tables.postMessage({ kind: "set", name: "tall", value: upright.matches ? "1" : "0" });
upright.addEventListener("change", tellShape);
tellShape();

// --- progress -----------------------------------------------------------------------------------------------

/** @type {Map<string, number>} */
const come = new Map();
const all = settings.sizes ? Object.values(settings.sizes).reduce((a, b) => a + b, 0) : 0;

/** @param {string} file @param {number} size */
function showBytes(file, size) {
  come.set(file, size);
  const now = [...come.values()].reduce((a, b) => a + b, 0);
  const bar = cover.querySelector("progress");
  if (bar) {
    bar.max = all;
    bar.value = now;
  }
  const words = cover.querySelector("[data-bytes]");
  if (words) words.textContent = `${(now / 1e6).toFixed(1)} / ${(all / 1e6).toFixed(1)} MB`;
}

/** @param {string} step */
function showStep(step) {
  for (const line of cover.querySelectorAll("[data-step]"))
    if (/** @type {HTMLElement} */ (line).dataset.step === step) line.classList.add("ok");
}

function showReady() {
  document.body.classList.add("ready");
}

/** Say in one sentence why the site cannot start. @param {string} why */
function refuse(why) {
  document.body.classList.add("refused");
  const line = cover.querySelector(`[data-why="${why}"]`);
  if (line) /** @type {HTMLElement} */ (line).hidden = false;
}

/** @param {string} text */
function note(text) {
  const toast = inside.contentDocument?.getElementById("toast");
  const line = document.createElement("p");
  line.textContent = text;
  toast?.replaceChildren(line);
}

// --- the service worker, and the page inside ------------------------------------------------------------------

navigator.serviceWorker?.addEventListener("message", async ({ data, ports }) => {
  if (!data?.request) return;
  const { method, address, headers, form } = data.request;
  if (!isReady) document.body.classList.add("waits");
  await ready;
  const { status, headers: sent, body } = await request(method, address, headers, form);
  document.body.classList.remove("waits");
  ports[0].postMessage({ status, headers: sent, body });
});

inside.addEventListener("load", () => {
  const there = inside.contentWindow?.location;
  if (!there || there.pathname.endsWith(".html")) return;
  document.title = inside.contentDocument?.title ?? document.title;
  history.replaceState(null, "", `${root}#${there.pathname.slice(root.length - 1)}${there.search}${there.hash}`);
});
setInterval(() => {
  const title = inside.contentDocument?.title;
  if (title && title !== document.title) document.title = title;
}, 500);

async function begin() {
  if (!("serviceWorker" in navigator) || !("WebAssembly" in window))
    return refuse(isSecureContext ? "old" : "insecure");
  const wanted = location.hash.startsWith("#/")
    ? location.hash.slice(2)
    : location.pathname.slice(root.length).replace(/^index\.html$/, "");
  if (!wanted) inside.src = lobby();
  else document.body.classList.add("waits");
  await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  await ready;
  document.body.classList.remove("waits");
  if (wanted || (inside.contentWindow?.location.pathname ?? "").endsWith(".html"))
    inside.contentWindow?.location.replace(root + wanted);
}

/** Return the lobby that was written when the site was built. */
function lobby() {
  const lang =
    settings.languages.find((/** @type {string} */ l) => navigator.languages.some((n) => n.startsWith(l))) ?? "en";
  return `lobby.${lang}.dark.html`;
}

begin().catch(() => refuse("broken"));
