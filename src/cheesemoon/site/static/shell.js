// @ts-check
// The page around all pages: starts Python, answers the requests of the page inside, shows progress.

/**
 * @typedef Settings of this site, written when it was built
 * @property {string} engine folder of Pyodide
 * @property {string} worker
 * @property {string[]} python archives of modules
 * @property {string[]} rules compiled rules
 * @property {Record<string, Record<string, number>>} sizes bytes by step and file
 * @property {Record<string, string>} games the pack of each
 * @property {string} later the pack of what no first table needs
 * @property {Record<string, Record<string, string>>} words by language
 */
const root = new URL(".", location.href).pathname;
const inside = /** @type {HTMLIFrameElement} */ (document.getElementById("inside"));
/** @type {Settings} */
const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "{}");
const upright = matchMedia("(max-width: 859px) and (orientation: portrait)");
const AT_LEISURE = 4000; // milliseconds after the start, for what can wait
const AFTER_BOARD = 200; // milliseconds that the browser has to draw the first board
const CLOSING = 1000; // milliseconds that a page which closes may still have the tables, before a sentence says so
const TAKEN = 10_000; // milliseconds that a newer version may take to begin
const OPEN = "cheesemoon-open"; // the lock of the page that has the tables
const AGAIN = "cheesemoon-again"; // set while the site repairs itself

/** @param {string} name */
function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
/** Keep a text if the browser allows it. @param {string} name @param {string} text */
function remember(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // blocked or full: only comfort is lost
  }
}
/**
 * Keep what the player has chosen. The theme of the system is no choice: the site goes on following it.
 * @param {string} name
 * @param {string} value
 */
function keepChoice(name, value) {
  remember(`site-${name}`, name === "theme" && value === systemTheme() ? "" : value);
}
/** The storage of this window, which a browser may block. */
function findSession() {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
const session = findSession();
const known = Object.keys(settings.words);
const spoken = navigator.languages.map((name) => name.slice(0, 2)).find((name) => known.includes(name));
const lang = known.find((name) => name === recall("site-lang")) ?? spoken ?? "en";
document.documentElement.lang = lang;
const light = matchMedia("(prefers-color-scheme: light)");
const systemTheme = () => (light.matches ? "light" : "dark");
const theme = recall("site-theme") || systemTheme();
document.documentElement.dataset.theme = theme;
/** @param {string} name */
const say = (name) => settings.words[lang][name] ?? "";
for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]")))
  place.textContent = say(place.dataset.say ?? "");

// --- the connection that pages use --------------------------------------------------------------------------

/** @type {Worker} */
let tables;
/** @type {Map<number, (found: any) => void>} */
const waiting = new Map();
/** @type {Map<number, Stream>} */
const streams = new Map();
let count = 0;

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
    tables.postMessage({ kind: "open", number: this.number, address: findPath(address) });
  }
  /** @param {string} text events in the format of an event stream */
  hear(text) {
    if (!this.isOpen) this.onopen?.();
    if (!minds[0]) setTimeout(wantMind, AFTER_BOARD, 0);
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
function findPath(address) {
  const url = new URL(address, inside.contentWindow?.location.href ?? location.href);
  return url.pathname + url.search;
}

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
  /** @param {string} address @param {RequestInit} [more] @returns {Promise<Response>} */
  async ask(address, more = {}) {
    const given = Object.entries(more.headers ?? {});
    const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]));
    const body = /** @type {Iterable<[string, unknown]> | undefined} */ (/** @type {unknown} */ (more.body));
    const found = await request(more.method ?? "GET", findPath(address), headers, body ? [...body] : null);
    const { location: moved, ...kept } = found.headers;
    if (moved) return connection.ask(moved);
    return new Response(found.status === 204 ? null : found.body, { status: found.status, headers: kept });
  },
};
Object.assign(window, { cheesemoon: connection });

// --- workers ------------------------------------------------------------------------------------------------

let isReady = false;
/** @type {(value: null) => void} */
let becomeReady = () => {};
const ready = new Promise((resolve) => {
  becomeReady = resolve;
});

/** @param {string} role @param {string} [first] the game that is opened first */
function makeWorker(role, first) {
  const worker = new Worker(settings.worker, { name: role });
  const { engine, python: files, rules, games, later } = settings;
  worker.postMessage({ kind: "start", engine, files, rules, games, later, first, lang });
  return worker;
}

/** @type {(Worker | undefined)[]} */
const minds = []; // workers that think: the first for all tasks, the next while that one is busy
let canStartMore = false; // the first of them runs; all need the processor, so it starts alone
/** @type {Set<number>} */
const asked = new Set(); // workers with tasks that have not started

/** Start a worker of the bots. One that runs is stopped, and its tasks begin again. @param {number} which */
function startMind(which) {
  minds[which]?.terminate();
  const mind = makeWorker("mind");
  minds[which] = mind;
  mind.onmessage = (/** @type {MessageEvent<any>} */ { data }) => {
    if (data.kind === "broken") console.error(data.why);
    if (data.kind !== "ready") return;
    canStartMore = true;
    asked.forEach(wantMind);
  };
  const channel = new MessageChannel();
  tables.postMessage({ kind: "port", which, port: channel.port1 }, [channel.port1]);
  mind.postMessage({ kind: "port", port: channel.port2 }, [channel.port2]);
}

/** Start a worker of the bots once. The first board comes first: both need the processor. @param {number} which */
function wantMind(which) {
  if (!minds[which]) startMind(which);
}

/** @param {MessageEvent<any>} event */
function hear({ data }) {
  if (data.kind === "answer") {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  } else if (data.kind === "events") streams.get(data.number)?.hear(data.text);
  else if (data.kind === "closed") streams.get(data.number)?.onerror?.();
  else if (data.kind === "bytes") showBytes(data.path, data.size);
  else if (data.kind === "note") note(data.text);
  else if (data.kind === "stop") startMind(data.which);
  else if (data.kind === "want") {
    asked.add(data.which);
    if (canStartMore) wantMind(data.which);
  } else if (data.kind === "go") goTo(data.address, data.after);
  else if (data.kind === "chosen") keepChoice(data.name, data.value);
  else if (data.kind === "ready") {
    isReady = true;
    performance.mark("ready");
    session?.removeItem(AGAIN);
    document.body.classList.add("ready");
    becomeReady(null);
    setTimeout(wantMind, AT_LEISURE, 0);
  } else if (data.kind === "broken") {
    console.error(data.why);
    if (!isReady) repair();
    else if (data.number) {
      waiting.get(data.number)?.({ status: 500, headers: {}, body: "" });
      waiting.delete(data.number);
    }
  }
}

/** @param {string} wanted the first page */
function startTables(wanted) {
  tables = makeWorker("tables", findGame(`/${wanted}`));
  tables.onmessage = hear;
  tables.onerror = repair;
  const tellShape = () => tables.postMessage({ kind: "set", name: "tall", value: upright.matches ? "1" : "0" });
  upright.addEventListener("change", tellShape);
  tellShape();
  tables.postMessage({ kind: "set", name: "theme", value: theme });
}

// --- progress, and what goes wrong --------------------------------------------------------------------------

const steps = Object.entries(settings.sizes);
/** @type {Map<string, number>} */
const come = new Map();
/** @param {Record<string, number>} files */
const sum = (files) => Object.values(files).reduce((a, b) => a + b, 0);
const all = steps.reduce((size, [, files]) => size + sum(files), 0);
/** @param {number} size */
const megabytes = (size) => (size / 1e6).toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** @param {string} path @param {number} size */
function showBytes(path, size) {
  come.set(path, size);
  let now = 0;
  let isLast = true;
  for (const [step, files] of steps) {
    const there = Object.keys(files).reduce((n, name) => n + Math.min(come.get(name) ?? 0, files[name]), 0);
    const line = document.querySelector(`[data-step="${step}"]`);
    line?.classList.toggle("ok", there >= sum(files));
    line?.classList.toggle("now", there > 0 && there < sum(files));
    const words = line?.querySelector("small");
    if (words) words.textContent = `${megabytes(there)} / ${megabytes(sum(files))} MB`;
    isLast &&= there >= sum(files);
    now += there;
  }
  document.querySelector('[data-step="ready"]')?.classList.toggle("now", isLast);
  const ring = /** @type {HTMLElement} */ (document.getElementById("ring"));
  const share = Math.floor((100 * now) / all);
  ring.style.setProperty("--at", String(share));
  ring.setAttribute("aria-valuenow", String(share));
  /** @type {HTMLElement} */ (ring.firstElementChild).textContent = `${share} %`;
  const bytes = document.getElementById("bytes");
  if (bytes) bytes.textContent = `${megabytes(now)} / ${megabytes(all)} MB`;
}

/** Say in one sentence why the site cannot start. @param {string} why a word of the settings */
function refuse(why) {
  document.body.classList.add("refused");
  const line = document.getElementById("why");
  if (line) {
    line.textContent = say(why);
    line.hidden = false;
  }
}

let isRepairing = false;

/** Begin once more with nothing cached: a file is damaged, or the host has only a newer version. The tables stay. */
async function repair() {
  if (isReady || isRepairing) return;
  isRepairing = true;
  if (!session || session.getItem(AGAIN) || !navigator.onLine) return refuse("site-broken");
  session.setItem(AGAIN, "1");
  for (const name of await caches.keys()) if (name.startsWith("cheesemoon-")) await caches.delete(name);
  location.reload();
}

/** Say a sentence over all pages until it is closed; "" takes it away. @param {string} text */
function note(text) {
  const line = /** @type {HTMLElement} */ (document.getElementById("note"));
  /** @type {HTMLElement} */ (line.firstElementChild).textContent = text;
  line.hidden = !text;
}
const close = document.getElementById("close");
close?.setAttribute("aria-label", say("close"));
close?.addEventListener("click", () => note(""));

/** Return the game that an address names. @param {string} address */
const findGame = (address) => Object.keys(settings.games).find((name) => address.includes(`/${name}`));

/**
 * Show that the page inside waits for Python, with a board of the game if its address names one.
 * @param {string} address
 */
function showWaiting(address) {
  const board = /** @type {HTMLImageElement} */ (document.getElementById("board"));
  const game = findGame(address) ?? Object.keys(settings.games)[0];
  board.src = `board.${game}.${lang}.${upright.matches ? "tall" : "wide"}.svg#${theme}`;
  document.body.classList.add("waits");
}

// --- the service worker, and the page inside ----------------------------------------------------------------

let isLeaving = false; // the first page waits for the answer to a click

navigator.serviceWorker?.addEventListener("message", async ({ data, ports }) => {
  if (!data?.request) return;
  const { method, address, headers, form, isPage } = data.request;
  if (!isReady) showWaiting(address);
  isLeaving ||= isPage;
  await ready;
  const { status, headers: sent, body } = await request(method, address, headers, form);
  ports[0].postMessage({ status, headers: sent, body });
});

/** @type {(value: null) => void} */
let becomeServed = () => {};
const served = new Promise((resolve) => {
  becomeServed = resolve;
});
let isServed = false; // the service worker answers for the host

/** Hold a click on a first page back until the service worker answers for the host. @param {Document} page */
function holdBack(page) {
  page.addEventListener("submit", async (event) => {
    isLeaving ||= !event.defaultPrevented;
    if (isServed) return;
    event.preventDefault();
    await served;
    /** @type {HTMLFormElement} */ (event.target).requestSubmit(event.submitter);
  });
  page.addEventListener("click", async (event) => {
    const link = /** @type {Element} */ (event.target).closest("a[href]");
    if (isServed || !link) return;
    event.preventDefault();
    await served;
    /** @type {HTMLElement} */ (link).click();
  });
}

inside.addEventListener("load", () => {
  const there = inside.contentWindow?.location;
  if (!there || there.href === "about:blank") return;
  if (there.pathname.endsWith(".html")) {
    holdBack(/** @type {Document} */ (inside.contentDocument));
    return;
  }
  document.body.classList.remove("waits");
  history.replaceState(null, "", `${root}#${there.pathname.slice(root.length - 1)}${there.search}${there.hash}`);
  const title = inside.contentDocument?.querySelector("title");
  const show = () => {
    document.title = title?.textContent ?? "Cheesemoon";
  };
  show();
  if (title) new MutationObserver(show).observe(title, { childList: true });
  showInstall();
  showShare();
});
addEventListener("hashchange", () => {
  if (findWanted()) inside.contentWindow?.location.replace(root + findWanted());
});

/** Return the page that the address names, without the folder of the site; "" if it names none. */
function findWanted() {
  const { hash } = location;
  if (hash.startsWith("#letter=")) return `letter/open?text=${hash.slice(8)}`; // never sent to the host
  return hash.startsWith("#/") ? hash.slice(2) : "";
}

/** Show a page after a while, unless another one is open by then. @param {string} address @param {number} after */
function goTo(address, after) {
  const there = inside.contentWindow?.location;
  const from = there?.pathname;
  setTimeout(() => {
    if (there && there.pathname === from) there.assign(root + address.slice(1));
  }, after);
}

/** Let the page inside hand a text to another program, where the browser can. */
function showShare() {
  for (const button of inside.contentDocument?.querySelectorAll("button[data-share]") ?? []) {
    const text = /** @type {HTMLButtonElement} */ (button);
    text.hidden = !("share" in navigator);
    text.onclick = () => navigator.share({ title: document.title, url: text.dataset.share }).catch(() => {});
  }
}

/** @type {(Event & { prompt: () => Promise<void> }) | null} */
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {Event & { prompt: () => Promise<void> }} */ (event);
  showInstall();
});

/** Let the menu of the page inside install the site, where the browser offers it. */
function showInstall() {
  for (const button of inside.contentDocument?.querySelectorAll("button[data-do=install]") ?? []) {
    /** @type {HTMLButtonElement} */ (button).hidden = !offer;
    /** @type {HTMLButtonElement} */ (button).onclick = () => offer?.prompt();
  }
}

/** Wait for a service worker that has this page. @returns {Promise<unknown>} */
const awaitChange = () =>
  new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));

/** Use a newer version if all of it waits: load the page again before anything has started. */
async function takeUpdate() {
  const found = await navigator.serviceWorker.getRegistration();
  if (!found?.waiting || !navigator.serviceWorker.controller) return;
  const changed = awaitChange().then(() => true);
  found.waiting.postMessage({ take: true });
  const late = new Promise((resolve) => setTimeout(() => resolve(false), TAKEN));
  if (!(await Promise.race([changed, late]))) return;
  location.reload();
  await new Promise(() => {});
}

/** Return the service worker's registration. */
async function register() {
  const changed = awaitChange();
  const found = await navigator.serviceWorker.register("service.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await changed;
  return found;
}

/** Wait until no other page of this browser has the tables. Offer to take them from a page that keeps them. */
function takeTables() {
  if (!navigator.locks) return Promise.resolve();
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("here"));
  const line = /** @type {HTMLElement} */ (document.getElementById("why"));
  return new Promise((resolve) => {
    let isHeld = false;
    const waiting = new AbortController();
    const hold = () =>
      new Promise(() => {
        isHeld = true;
        clearTimeout(offering);
        document.body.classList.remove("refused");
        button.hidden = line.hidden = true;
        resolve(null); // the lock is held until this page closes
      });
    const lost = () => {
      if (!isHeld) return; // it waits no more
      tables?.terminate();
      for (const mind of minds) mind?.terminate();
      inside.remove();
      refuse("site-elsewhere");
    };
    const offerHere = () => {
      refuse("site-elsewhere");
      button.hidden = false;
      button.onclick = () => {
        waiting.abort();
        navigator.locks.request(OPEN, { steal: true }, hold).catch(lost);
      };
    };
    // a page that is loaded again may still have the lock for a moment
    const offering = setTimeout(offerHere, CLOSING);
    navigator.locks.request(OPEN, { signal: waiting.signal }, hold).catch(lost);
  });
}

async function begin() {
  if (!("serviceWorker" in navigator)) return refuse(isSecureContext ? "site-old-browser" : "site-insecure");
  if (!("WebAssembly" in window) || !("DecompressionStream" in window)) return refuse("site-old-browser");
  await takeTables();
  await takeUpdate();
  const plain = location.pathname.slice(root.length).replace(/^index\.html$/, "");
  const wanted = findWanted() || plain;
  startTables(wanted);
  if (wanted) showWaiting(`/${wanted}`);
  else inside.src = `lobby.${lang}.${theme}.html`;
  const registration = await register();
  isServed = true;
  becomeServed(null);
  await ready;
  const shown = inside.contentWindow?.location.pathname ?? "";
  if (wanted || (shown.endsWith(".html") && !isLeaving)) inside.contentWindow?.location.replace(root + wanted);
  setTimeout(() => registration.active?.postMessage({ keep: true }), AT_LEISURE);
}

begin().catch((why) => {
  console.error(why);
  refuse(why?.name === "SecurityError" ? "site-blocked" : "site-broken");
});
