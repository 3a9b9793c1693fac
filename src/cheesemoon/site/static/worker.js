// @ts-check
// A worker with Python. The first owns the tables of this device; others let bots think.

const role = self.name; // "tables" or "mind"; a service worker may drop the query of the address
const root = new URL("..", location.href).pathname; // this script lies in a folder of the site
const LIBRARY = "stdlib.pack"; // Python's modules, a zip archive compressed as a whole
const ENGINE = "pyodide.asm.wasm"; // comes as a pack, because not every host compresses it
const DATABASE = "cheesemoon";
const TEXTS = "texts";
const MEMORY = "cheesemoon-memory"; // another database, which may be lost
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
const WARM_UP = `
import cheesemoon.site.browser.page, gc
from cheesemoon.site.browser.warm_up import warm_up
try:
    warm_up(games, lang)
finally:
    sys.modules[name].hide_games()
    sys.modules[name].uninstall()  # holds a function of this script
gc.collect()
`; // what the kept memory has
const PICTURE = /^figures\//;
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

/** @param {string} name @returns {Promise<IDBDatabase>} */
const openNamed = (name) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error("blocked"));
  });

function openDatabase() {
  database ??= openNamed(DATABASE);
  database.then((db) => (db.onclose = forgetDatabase), forgetDatabase); // the browser may close it
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

// --- the memory of Python -----------------------------------------------------------------------------------

// A worker that thinks keeps its memory as it is after all imports. Workers of the next visit begin with it.
/**
 * @typedef Memory
 * @property {string} version of engine, modules and browser
 * @property {Uint8Array} data
 * @property {{ name: string, handle: number, slots: number[] }[]} libraries compiled modules of Python
 * @property {number} functions size of the table of functions
 */
const SLOTS = [2, 3, 4, 5, 6]; // 4-byte fields of a library's handle: loaded, address, size, place in the table, size

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act */
async function useMemory(mode, act) {
  try {
    const db = await openNamed(MEMORY);
    const change = db.transaction(TEXTS, mode);
    const asked = act(change.objectStore(TEXTS));
    /** @type {T} */
    return await new Promise((resolve, reject) => {
      change.oncomplete = () => resolve(asked.result);
      change.onabort = () => reject(change.error);
    }).finally(() => db.close());
  } catch {
    return null; // no storage or no space: each visit imports again
  }
}
const forgetMemory = () => useMemory("readwrite", (store) => store.clear());

/**
 * What is used of Pyodide's module.
 * @typedef {object} Module
 * @property {Uint32Array} HEAPU32
 * @property {{ length: number }} wasmTable
 * @property {{ loadedLibsByHandle: Record<string, { name: string }> }} LDSO
 * @property {Function} loadWebAssemblyModule
 * @property {Function} newDSO
 */

/**
 * Keep the memory of Python, and where its libraries lie.
 * @param {{ _module: Module, makeMemorySnapshot: () => Uint8Array }} pyodide
 * @param {string} version
 */
async function keepMemory(pyodide, version) {
  const { LDSO, HEAPU32, wasmTable } = pyodide._module;
  const libraries = Object.entries(LDSO.loadedLibsByHandle)
    .filter(([handle]) => handle !== "0") // Python itself
    .map(([handle, { name }]) => ({
      name,
      handle: Number(handle),
      slots: SLOTS.map((slot) => HEAPU32[Number(handle) / 4 + slot]),
    }));
  /** @type {Memory} */
  const memory = { version, data: pyodide.makeMemorySnapshot(), libraries, functions: wasmTable.length };
  await useMemory("readwrite", (store) => store.put(memory, "python"));
}

/**
 * Put the libraries of a memory where they were. The memory itself follows, with all that they have changed.
 * @param {Module} module
 * @param {Memory} memory
 * @param {(name: string) => Uint8Array} find
 */
function placeLibraries(module, memory, find) {
  for (const { name, handle, slots } of memory.libraries) {
    SLOTS.forEach((slot, n) => (module.HEAPU32[handle / 4 + slot] = slots[n]));
    const exports = module.loadWebAssemblyModule(find(name), { nodelete: true }, name, {}, handle);
    module.newDSO(name, handle, exports).global = false;
  }
  if (module.wasmTable.length !== memory.functions) throw new Error("functions lie elsewhere");
}

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

/** Return the files of a pack by their paths. @param {ArrayBuffer} pack @returns {Map<string, Uint8Array>} */
function readPack(pack) {
  const listed = new DataView(pack).getUint32(0, true);
  /** @type {[string, number][]} */
  const names = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, listed)));
  let at = 4 + listed;
  return new Map(
    names.map(([name, size]) => {
      at += size;
      return [`/packages/${name}`, new Uint8Array(pack, at - size, size)];
    }),
  );
}

/** Write the files of a pack. @param {any} files @param {ArrayBuffer} pack */
function unpack(files, pack) {
  const found = readPack(pack);
  const folders = new Set([...found.keys()].map((name) => name.replace(/[^/]*$/, "")));
  for (const folder of folders) files.mkdirTree(folder);
  for (const [name, data] of found) files.writeFile(name, data, { canOwn: true });
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

let isRestored = false; // Python has begun with a kept memory

/**
 * Start Python with the kept memory. Without one, or if it does not fit, start it from the beginning.
 * @param {Start} settings
 * @param {string} version
 * @param {Promise<ArrayBuffer>} numpy the pack with libraries
 */
async function startPython(settings, version, numpy) {
  const at = root + settings.engine;
  const kept = useMemory("readonly", (/** @returns {IDBRequest<Memory>} */ store) => store.get("python"));
  const python = /** @type {any} */ (self);
  python.importScripts(`${at}pyodide.js`, `${at}pyodide.asm.js`);
  const env = { HOME: "/home", CHEESEMOON_LIBRARIES: "/rules" };
  const options = { indexURL: at, stdLibURL: at + LIBRARY, packages: [], env };
  const memory = await kept;
  if (memory?.version !== version) return python.loadPyodide({ ...options, _makeSnapshot: role === "mind" });
  const create = python._createPyodideModule;
  try {
    const files = readPack(await numpy);
    python._createPyodideModule = async (/** @type {unknown} */ given) => {
      const module = await create(given);
      placeLibraries(module, memory, (name) => files.get(name) ?? new Uint8Array());
      return module;
    };
    const pyodide = await python.loadPyodide({ ...options, _loadSnapshot: memory.data });
    isRestored = true;
    return pyodide;
  } catch (error) {
    console.warn(error);
    await forgetMemory();
    python._createPyodideModule = create;
    return python.loadPyodide(options);
  }
}

/** @param {Start} settings */
async function start(settings) {
  const { first = "", games } = settings;
  const version = `${settings.engine} ${settings.files} ${navigator.userAgent}`;
  const loading = [...settings.files, ...(first ? [games[first]] : [])].map(loadPack);
  const compiled = settings.rules.map(async (path) => ({ path, data: await load(path) }));
  const pyodide = await startPython(settings, version, loading[0]);
  for (const pack of loading) unpack(pyodide.FS, await pack);
  pyodide.FS.mkdirTree("/rules");
  for (const { path, data } of await Promise.all(compiled))
    pyodide.FS.writeFile(`/rules/${path.split("/").at(-1)}`, new Uint8Array(data));
  if (!isRestored) pyodide.runPython(FIND_PACKS);
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
  if (!isRestored && role === "mind") {
    try {
      pyodide.runPython(`games, lang = ${JSON.stringify([Object.keys(games), settings.lang])}${WARM_UP}`);
      keepMemory(pyodide, version).catch(console.warn);
    } catch (error) {
      console.warn(error); // no network for the pack of a game: a later visit tries again
    }
    pyodide.runPython("sys.modules[name]").install(JSON.stringify(others), settings.later, fetchNow);
  }
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

let drawn = Promise.resolve();

/** Answer after the pictures and messages that have come before: a page waits for one picture of a list at most.
 * @param {any} data */
const answerLater = (data) =>
  (drawn = drawn
    .catch(() => {})
    .then(() => new Promise((done) => setTimeout(done)))
    .then(() => answer(data)));

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
      await (PICTURE.test(data.address?.slice(root.length)) ? answerLater : answer)(data);
    }
  } catch (error) {
    if (isRestored) await forgetMemory();
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
