// @ts-check
// A worker with Python. The first owns the tables of this device; the second lets bots think.
/* global loadPyodide */

const role = self.name; // "tables" or "mind"; a service worker may drop the query of the address
const root = new URL("..", location.href).pathname; // this script lies in a folder of the site
const LIBRARY = "stdlib.pack"; // Python's modules, a zip archive compressed as a whole
const DATABASE = "cheesemoon";
const TEXTS = "texts";

/** @param {object} message @param {Transferable[]} [handed] */
const tell = (message, handed = []) => self.postMessage(message, { transfer: handed });

// --- IndexedDB --------------------------------------------------------------------------------------------

/** @type {Promise<IDBDatabase> | undefined} */
let database;

function openDatabase() {
  database ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("blocked"));
  });
  return database;
}

const keeper = {
  /** Keep texts together or not at all. @param {string} texts JSON: texts by key; null deletes */
  async put(texts) {
    const db = await openDatabase();
    await new Promise((resolve, reject) => {
      const change = db.transaction(TEXTS, "readwrite", { durability: "strict" });
      const store = change.objectStore(TEXTS);
      for (const [key, text] of Object.entries(JSON.parse(texts))) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      change.oncomplete = () => resolve(null);
      change.onabort = () => reject(change.error);
    });
  },
  /** Return keys and texts in order, as JSON. @param {string} prefix @returns {Promise<string>} */
  async find(prefix) {
    const db = await openDatabase();
    return new Promise((resolve, reject) => {
      const reading = db.transaction(TEXTS).objectStore(TEXTS);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const keys = reading.getAllKeys(range);
      const texts = reading.getAll(range);
      texts.onsuccess = () => resolve(JSON.stringify(keys.result.map((key, n) => [key, texts.result[n]])));
      texts.onerror = () => reject(texts.error);
    });
  },
};

// --- the other worker -------------------------------------------------------------------------------------

/** @type {MessagePort | null} */
let other = null;
/** @type {Map<number, { resolve: (data: Uint8Array | null) => void, task: Uint8Array }>} */
const thoughts = new Map();
let asked = 0;

/** Let the second worker run a task. @param {Uint8Array} task @returns {Promise<Uint8Array | null>} */
const think = (task) =>
  new Promise((resolve) => {
    const number = ++asked;
    thoughts.set(number, { resolve, task });
    other?.postMessage({ number, task });
  });

/** Stop all tasks: the page ends the second worker and starts another. */
function stop() {
  for (const { resolve } of thoughts.values()) resolve(null);
  thoughts.clear();
  other = null;
  tell({ kind: "stop" });
}

/** Take a port to a new second worker. Tasks without an answer are sent again. @param {MessagePort} port */
function connect(port) {
  other = port;
  port.onmessage = ({ data }) => {
    if (data.step) {
      python?.step(...data.step);
      return;
    }
    thoughts.get(data.number)?.resolve(data.answer);
    thoughts.delete(data.number);
  };
  for (const [number, { task }] of thoughts) port.postMessage({ number, task });
}

// --- Python -----------------------------------------------------------------------------------------------

/** @type {any} */
let python = null;

/**
 * Fetch a file, and tell how many bytes have come. Pyodide fetches by this function too.
 * @param {RequestInfo | URL} address
 * @param {RequestInit} [more]
 */
async function fetchCounted(address, more) {
  const answer = await plainFetch(address, more);
  if (!answer.ok || !answer.body) return answer;
  const path = new URL(String(address instanceof Request ? address.url : address), location.href).pathname;
  let size = 0;
  const counter = new TransformStream({
    transform(part, out) {
      size += part.length;
      if (role === "tables") tell({ kind: "bytes", path: path.slice(root.length), size });
      out.enqueue(part);
    },
  });
  const counted = answer.body.pipeThrough(counter);
  const body = path.endsWith(LIBRARY) ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  return new Response(body, { status: answer.status, headers: answer.headers });
}
const plainFetch = self.fetch.bind(self);
self.fetch = fetchCounted;

/** @param {string} path */
async function load(path) {
  const answer = await fetch(root + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Fetch a pack: the size of its list, the list of names and sizes, all data. @param {string} path */
async function loadPack(path) {
  const answer = await fetch(root + path);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Write the files of a pack. @param {any} files @param {ArrayBuffer} pack */
function unpack(files, pack) {
  const listed = new DataView(pack).getUint32(0, true);
  /** @type {[string, number][]} */
  const names = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, listed)));
  const folders = new Set(names.map(([name]) => name.replace(/[^/]*$/, "")));
  for (const folder of folders) files.mkdirTree(`/packages/${folder}`);
  let at = 4 + listed;
  for (const [name, size] of names) {
    files.writeFile(`/packages/${name}`, new Uint8Array(pack, at, size), { canOwn: true });
    at += size;
  }
}

/** Tell the page something: a note, another page to show, a choice. @param {string} message JSON */
const tellPage = (message) => tell(JSON.parse(message));

/** Fetch a pack at once: Python imports a game and waits. @param {string} path @returns {Uint8Array | null} */
function fetchNow(path) {
  const asked = new XMLHttpRequest();
  asked.open("GET", root + path, false);
  asked.responseType = "arraybuffer";
  try {
    asked.send();
  } catch {
    return null; // no network
  }
  return asked.status === 200 ? new Uint8Array(asked.response) : null;
}

/**
 * @typedef Start
 * @property {string} engine
 * @property {string[]} files
 * @property {string[]} rules
 * @property {Record<string, string>} games the pack of each
 * @property {string} [first] the game that is opened first
 * @property {string} lang
 */

/** @param {Start} settings */
async function start(settings) {
  const { first = "", games } = settings;
  const loading = [...settings.files, ...(first ? [games[first]] : [])].map(loadPack);
  const others = Object.entries(games).filter(([name]) => name !== first);
  const compiled = settings.rules.map(async (path) => ({ path, data: await load(path) }));
  /** @type {any} */ (self).importScripts(`${root}${settings.engine}pyodide.js`);
  const at = root + settings.engine;
  const env = { HOME: "/home", CHEESEMOON_LIBRARIES: "/rules" };
  // @ts-expect-error the script above defines it
  const pyodide = await loadPyodide({ indexURL: at, stdLibURL: at + LIBRARY, packages: [], env });
  for (const pack of loading) unpack(pyodide.FS, await pack);
  pyodide.FS.mkdirTree("/rules");
  for (const { path, data } of await Promise.all(compiled))
    pyodide.FS.writeFile(`/rules/${path.split("/").at(-1)}`, new Uint8Array(data));
  pyodide.runPython('import sys; sys.path.insert(0, "/packages")');
  const later = Object.fromEntries(others.map(([name, path]) => [name.replaceAll("-", "_"), path]));
  pyodide.pyimport("cheesemoon.site.browser.packs").install(JSON.stringify(later), fetchNow);
  const page = pyodide.pyimport("cheesemoon.site.browser.page");
  const step = (/** @type {number} */ done, /** @type {number} */ every) => other?.postMessage({ step: [done, every] });
  if (role === "mind") python = page.mind(step);
  else
    python = await page.tables({
      keeper,
      think,
      stop,
      tell: tellPage,
      root,
      origin: location.origin,
      lang: settings.lang,
    });
  tell({ kind: "ready" });
}

/** @type {Promise<void> | undefined} */
let started;

self.onmessage = async ({ data }) => {
  try {
    if (data.kind === "start") {
      started = start(data);
      await started;
    } else if (data.kind === "port") {
      if (role === "tables") connect(data.port);
      else serve(data.port);
    } else {
      await started;
      await answer(data);
    }
  } catch (error) {
    tell({ kind: "broken", why: String(error), number: data.number });
  }
};

/** Think for the first worker. @param {MessagePort} port */
function serve(port) {
  other = port;
  port.onmessage = async ({ data: { number, task } }) => {
    await started;
    port.postMessage({ number, answer: python.answer(task) });
  };
}

/** Answer the page. @param {any} data */
async function answer(data) {
  if (data.kind === "request") {
    const form = (data.form ?? []).map((/** @type {[string, any]} */ [name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.data],
    );
    const [status, headers, body] = await python.answer(data.method, data.address, JSON.stringify(data.headers), form);
    tell({ kind: "answer", number: data.number, status, headers: JSON.parse(headers), body }, [body.buffer]);
  } else if (data.kind === "open") {
    const send = (/** @type {string} */ text) => tell({ kind: "events", number: data.number, text });
    if (!(await python.open_stream(data.number, data.address, send))) tell({ kind: "closed", number: data.number });
  } else if (data.kind === "close") {
    python.close_stream(data.number);
  } else if (data.kind === "set") {
    await python.set(data.name, data.value);
  }
}
