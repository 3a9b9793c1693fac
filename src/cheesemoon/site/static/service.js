// @ts-check
// The service worker of the static site: keeps all files, and hands pages to the Python in the page.

/** @type {{ version: string, files: Record<string, string> }} */
const BUILD = JSON.parse("%BUILD%");
const scope = /** @type {any} */ (self);
const root = new URL(".", location.href).pathname;
const PREFIX = "cheesemoon-";
const KEPT = PREFIX + BUILD.version;
const HASHED = /^((engine|python|rules|shell)-|static\/)/;
const LARGE = /^(engine|python|rules)-/;
const PATIENCE = 120_000; // milliseconds for a page: Python may still have to start

/** @param {string} path */
const keyOf = (path) => `${root}${path}?${BUILD.files[path]}`;

/** @param {ArrayBuffer} data */
async function digest(data) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...found.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep a file if it is of this version. Return whether it is. @param {string} path @param {Response} answer */
async function keep(path, answer) {
  const data = await answer.arrayBuffer();
  if (!answer.ok || (await digest(data)) !== BUILD.files[path]) return false;
  const headers = { "content-type": answer.headers.get("content-type") ?? "" };
  await (await caches.open(KEPT)).put(keyOf(path), new Response(data, { headers }));
  return true;
}

/** Return whether a kept answer is whole. @param {string} path @param {Response | undefined} known */
async function isWhole(path, known) {
  return (
    Boolean(known) && (await digest(await /** @type {Response} */ (known).clone().arrayBuffer())) === BUILD.files[path]
  );
}

/** Keep all files of this version. Damaged ones come again; equal ones of an earlier version are copied. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  const missing = [];
  for (const path of Object.keys(BUILD.files)) {
    if (await isWhole(path, await cache.match(keyOf(path)))) continue;
    missing.push(path);
    for (const name of old) {
      const known = await (await caches.open(name)).match(keyOf(path));
      if (!known || !(await isWhole(path, known))) continue;
      await cache.put(keyOf(path), known);
      missing.pop();
      break;
    }
  }
  await Promise.all(
    missing.map(async (path) => {
      if (!(await keep(path, await fetch(root + path, { cache: "no-cache" })))) throw new Error(`${path} does not fit`);
    }),
  );
}

/** Return whether all files of this version are kept. */
async function isComplete() {
  const cache = await caches.open(KEPT);
  const keys = new Set(
    (await cache.keys()).map((request) => new URL(request.url)).map((url) => url.pathname + url.search),
  );
  return Object.keys(BUILD.files).every((path) => keys.has(keyOf(path)));
}

/** Forget other versions. Only the version in use does so: a newer one may wait with all of its files. */
async function forgetOld() {
  if (!(await isComplete())) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== KEPT) await caches.delete(name);
}

// A first version serves at once. Later ones wait until they are complete, and until the page takes them.
scope.addEventListener("install", (/** @type {any} */ event) => {
  if (scope.registration.active) event.waitUntil(keepAll());
  else scope.skipWaiting();
});
scope.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), forgetOld()])),
);
scope.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.take) scope.skipWaiting();
  if (event.data?.keep) {
    const tell = (/** @type {boolean} */ isKept) => event.source?.postMessage({ kept: isKept });
    event.waitUntil(
      keepAll().then(
        () => tell(true),
        () => tell(false),
      ),
    );
  }
});

scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  const path = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : url.pathname.slice(1);
  if (path === "service.js") return;
  if (path in BUILD.files) event.respondWith(findFile(event, path));
  else if (HASHED.test(path))
    return; // of another version
  else if (event.request.destination === "document") event.respondWith(findFile(event, "index.html"));
  else event.respondWith(askPage(event.request, root + path + url.search));
});

/**
 * Return a file. Large files have the hash of their folder in their names, and a start that fails repairs them. Small
 * ones are compared when they are read. A file of a newer version is passed on: it names only files of that version.
 * @param {any} event
 * @param {string} path
 */
async function findFile(event, path) {
  const known = await (await caches.open(KEPT)).match(keyOf(path));
  if (known && (LARGE.test(path) || (await isWhole(path, known)))) return known;
  const answer = await fetch(root + path, { cache: "no-cache" });
  if (answer.ok) event.waitUntil(keep(path, answer.clone()).catch(() => false));
  return answer;
}

/** Let the Python of the page answer. @param {Request} request @param {string} address */
async function askPage(request, address) {
  const form = request.method === "POST" ? await readForm(request) : null;
  const sent = [...request.headers].filter(([name]) => name.startsWith("x-") || name === "accept-language");
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ client) => client.frameType === "top-level");
  if (!page) return Response.error();
  let watch = 0;
  /** @type {any} */
  const found = await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    const end = Date.now() + PATIENCE;
    watch = setInterval(async () => {
      // a page that has closed answers nothing, and an open request keeps a newer version waiting
      if (Date.now() > end || !(await scope.clients.get(page.id))) resolve(null);
    }, 500);
    const isPage = request.mode === "navigate";
    const asked = { method: request.method, address, headers: Object.fromEntries(sent), form, isPage };
    page.postMessage({ request: asked }, [channel.port2]);
  });
  clearInterval(watch);
  if (!found) return Response.error();
  const { location: moved, ...headers } = found.headers;
  if (moved) return Response.redirect(new URL(moved, location.origin).href, 303);
  return new Response(found.status === 204 ? null : found.body, { status: found.status, headers });
}

/** Return the fields of a form; a file as its name and bytes. @param {Request} request */
async function readForm(request) {
  if (!(request.headers.get("content-type") ?? "").includes("form")) return [];
  return Promise.all(
    [...(await request.formData())].map(async ([name, value]) =>
      typeof value === "string"
        ? [name, value]
        : [name, { name: value.name, data: new Uint8Array(await value.arrayBuffer()) }],
    ),
  );
}
