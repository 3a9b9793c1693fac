// @ts-check
// A worker with Python. The first owns the tables of this device; others let bots think.
/* global loadPyodide */

const role = self.name; // "tables" or "mind"; a service worker may drop the query of the address
const root = new URL("..", location.href).pathname; // this script lies in a folder of the site
const LIBRARY = "stdlib.pack"; // Python's modules, a zip archive compressed as a whole
const ENGINE = "pyodide.asm.wasm"; // comes as a pack, because not every host compresses it
const DATABASE = "cheesemoon";
const TEXTS = "texts";
const AFTER_BOARD = 300; // milliseconds that the browser has to draw the first board
const FIND_PACKS = `
import importlib.util, pathlib, sys
sys.path.insert(0, "/packages")
name = "cheesemoon.site.browser.packs"  # before its package, which imports modules of packs
found = next(pathlib.Path("/packages/cheesemoon/site/browser").glob("packs.py*"))
spec = importlib.util.spec_from_file_location(name, found)
sys.modules[name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules[name])
`; // a script of Python
const NEEDS_LITTLE = /^(|new\/[^/]*|t\/[^/]*)$/; // pages before the first board
const PATIENCE = 8000; // milliseconds for the answer of a server

/** @param {object} message @param {Transferable[]} [handed] */
const tell = (message, handed = []) => self.postMessage(message, { transfer: handed });

// --- IndexedDB --------------------------------------------------------------------------------------------

/** @type {Promise<IDBDatabase> | undefined} */
let database;

/** Let the next call open the database again. */
function forgetDatabase() {
  database = undefined;
}

function openDatabase() {
  database ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    opening.onsuccess = () => {
      opening.result.onclose = forgetDatabase; // the browser may close it
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("blocked"));
  });
  database.catch(forgetDatabase);
  return database;
}

const keeper = {
  /** Keep texts together or not at all. @param {string} texts JSON: texts by key; null deletes */
  async put(texts) {
    const db = await openDatabase();
    await new Promise((resolve, reject) => {
      const change = db.transaction(TEXTS, "readwrite", { durability: "strict" });
      const store = change.objectStore(TEXTS);
      change.oncomplete = () => resolve(null);
      change.onabort = () => reject(change.error);
      try {
        for (const [key, text] of Object.entries(JSON.parse(texts))) {
          if (text === null) store.delete(key);
          else store.put(text, key);
        }
      } catch (error) {
        change.abort();
        reject(error);
      }
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

// --- the workers that think ---------------------------------------------------------------------------------

/**
 * A worker that thinks for this one.
 * @typedef Mind
 * @property {MessagePort | null} port null until the worker runs
 * @property {Map<number, { resolve: (data: Uint8Array | null) => void, task: Uint8Array }>} thoughts
 */

/** @type {Mind[]} */
const minds = [];
let asked = 0;

/** @param {number} which */
const findMind = (which) => (minds[which] ??= { port: null, thoughts: new Map() });

/** Let a worker run a task. @param {number} which @param {Uint8Array} task @returns {Promise<Uint8Array | null>} */
const think = (which, task) =>
  new Promise((resolve) => {
    const mind = findMind(which);
    const number = ++asked;
    mind.thoughts.set(number, { resolve, task });
    if (mind.port) mind.port.postMessage({ number, task });
    else tell({ kind: "want", which });
  });

/** Stop the tasks of a worker: the page ends it and starts another. @param {number} which */
function stop(which) {
  const mind = findMind(which);
  for (const { resolve } of mind.thoughts.values()) resolve(null);
  mind.thoughts.clear();
  mind.port = null;
  tell({ kind: "stop", which });
}

/**
 * Take a port to a new worker. Tasks without an answer are sent again.
 * @param {number} which
 * @param {MessagePort} port
 */
function connect(which, port) {
  const mind = findMind(which);
  mind.port = port;
  port.onmessage = ({ data }) => {
    if (data.step) {
      python?.step(...data.step);
      return;
    }
    mind.thoughts.get(data.number)?.resolve(data.answer);
    mind.thoughts.delete(data.number);
  };
  for (const [number, { task }] of mind.thoughts) port.postMessage({ number, task });
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
  const url = new URL(address instanceof Request ? address.url : address, location.href);
  const isEngine = url.pathname.endsWith(ENGINE);
  if (isEngine) url.pathname += ".pack";
  const answer = await plainFetch(url, more);
  if (!answer.ok || !answer.body) return answer;
  const path = url.pathname.slice(root.length);
  let size = 0;
  const counter = new TransformStream({
    transform(part, out) {
      size += part.length;
      if (role === "tables") tell({ kind: "bytes", path, size });
      out.enqueue(part);
    },
  });
  const counted = answer.body.pipeThrough(counter);
  const isPacked = isEngine || path.endsWith(LIBRARY);
  const body = isPacked ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  const headers = isEngine ? { "content-type": "application/wasm" } : answer.headers;
  return new Response(body, { status: answer.status, headers });
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

/** Return whether a Cheesemoon server answers there. @param {string} address */
async function probe(address) {
  try {
    const answer = await plainFetch(address, { signal: AbortSignal.timeout(PATIENCE), credentials: "omit" });
    return typeof (await answer.json()).well === "boolean";
  } catch {
    return false; // no network, another program, or one that tells pages of other hosts nothing
  }
}

/**
 * @typedef Start
 * @property {string} engine
 * @property {string[]} files
 * @property {string[]} rules
 * @property {Record<string, string>} games the pack of each
 * @property {string} later the pack of what no first table needs
 * @property {string} [first] the game that is opened first
 * @property {string} lang
 */

/** @type {() => Promise<void>} */
let loadLater = async () => {};

/** @param {Start} settings */
async function start(settings) {
  const { first = "", games } = settings;
  const loading = [...settings.files, ...(first ? [games[first]] : [])].map(loadPack);
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
  pyodide.runPython(FIND_PACKS);
  const lazy = Object.entries(games).filter(([name]) => name !== first);
  const others = Object.fromEntries(lazy.map(([name, path]) => [name.replaceAll("-", "_"), path]));
  pyodide.runPython("sys.modules[name]").install(JSON.stringify(others), settings.later, fetchNow);
  /** @type {Promise<void> | undefined} */
  let loaded;
  loadLater = () => {
    loaded ??= loadPack(settings.later).then((pack) => {
      unpack(pyodide.FS, pack);
      pyodide.runPython("sys.modules[name].look_again()");
    });
    loaded.catch(() => {
      loaded = undefined; // the next page tries again
    });
    return loaded;
  };
  if (role === "mind") await loadLater();
  const page = pyodide.pyimport("cheesemoon.site.browser.page");
  const step = (/** @type {number} */ done, /** @type {number} */ all) => caller?.postMessage({ step: [done, all] });
  if (role === "mind") python = page.mind(step);
  else
    python = await page.tables({
      keeper,
      think,
      stop,
      probe,
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
      if (role === "tables") connect(data.which, data.port);
      else serve(data.port);
    } else {
      await started;
      await answer(data);
    }
  } catch (error) {
    tell({ kind: "broken", why: String(error), number: data.number });
  }
};

/** @type {MessagePort | null} */
let caller = null; // the first worker, if this one thinks for it

/** Think for the first worker. @param {MessagePort} port */
function serve(port) {
  caller = port;
  port.onmessage = async ({ data: { number, task } }) => {
    await started;
    port.postMessage({ number, answer: python.answer(task) });
  };
}

/** Answer the page. @param {any} data */
async function answer(data) {
  if (data.kind === "request") {
    const path = data.address.slice(root.length).split("?")[0];
    let isWhole = true;
    if (!NEEDS_LITTLE.test(path)) await loadLater().catch(() => (isWhole = false));
    const form = (data.form ?? []).map((/** @type {[string, any]} */ [name, value]) =>
      typeof value === "string" ? [name, value] : [name, value.name, value.data],
    );
    const [status, headers, body] = await python.answer(
      data.method,
      data.address,
      JSON.stringify(data.headers),
      form,
      isWhole,
    );
    tell({ kind: "answer", number: data.number, status, headers: JSON.parse(headers), body }, [body.buffer]);
  } else if (data.kind === "open") {
    const send = (/** @type {string} */ text) => tell({ kind: "events", number: data.number, text });
    if (!(await python.open_stream(data.number, data.address, send))) tell({ kind: "closed", number: data.number });
    setTimeout(() => loadLater().catch(() => {}), AFTER_BOARD);
  } else if (data.kind === "close") {
    python.close_stream(data.number);
  } else if (data.kind === "set") {
    await python.set(data.name, data.value);
  }
}
