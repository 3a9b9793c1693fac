// @ts-check
// The service worker of the static site: keeps all files, and hands pages to the Python in the page.

/** @type {{ version: string, files: Record<string, string> }} */
const BUILD = JSON.parse("%BUILD%");
const scope = /** @type {any} */ (self);
const root = new URL(".", location.href).pathname;
const KEPT = `cheesemoon-${BUILD.version}`;
const PATIENCE = 120_000; // milliseconds for a page: Python may still have to start

/** Keep all files of this version, or none. Files of the last version with the same hash are copied. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const old = (await caches.keys()).filter((name) => name.startsWith("cheesemoon-") && name !== KEPT);
  await Promise.all(
    Object.entries(BUILD.files).map(async ([path, hash]) => {
      const key = `${root}${path}?${hash}`;
      if (await cache.match(key)) return;
      for (const name of old) {
        const known = await (await caches.open(name)).match(key);
        if (known) return cache.put(key, known);
      }
      const answer = await fetch(root + path, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const data = await answer.arrayBuffer();
      if ((await digest(data)) !== hash) throw new Error(`${path} is of another version`);
      await cache.put(
        key,
        new Response(data, { headers: { "content-type": answer.headers.get("content-type") ?? "" } }),
      );
    }),
  );
}

/** @param {ArrayBuffer} data */
async function digest(data) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...found.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

scope.addEventListener("install", () => {
  scope.skipWaiting();
});
scope.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.keep)
    event.waitUntil(
      keepAll()
        .then(forgetOld)
        .then(
          () => event.source?.postMessage({ kept: true }),
          (why) => event.source?.postMessage({ kept: false, why: String(why) }),
        ),
    );
});

async function forgetOld() {
  for (const name of await caches.keys())
    if (name.startsWith("cheesemoon-") && name !== KEPT) await caches.delete(name);
}

scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  const path = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : url.pathname.slice(1);
  if (event.request.destination === "document") event.respondWith(findFile(path in BUILD.files ? path : "index.html"));
  else if (path in BUILD.files) event.respondWith(findFile(path));
  else if (path !== "service.js") event.respondWith(askPage(event, root + path + url.search));
});

/** @param {string} path */
async function findFile(path) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(`${root}${path}?${BUILD.files[path]}`);
  return known ?? fetch(root + path, { cache: "no-cache" });
}

/** Let the Python of the page answer. @param {any} event @param {string} address */
async function askPage(event, address) {
  const { request } = event;
  const form = request.method === "POST" ? await read(request) : null;
  const headers = Object.fromEntries(
    [...request.headers].filter(([name]) => name.startsWith("x-") || name === "accept-language"),
  );
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ client) => client.frameType === "top-level");
  if (!page) return Response.error();
  const found = await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), PATIENCE);
    page.postMessage({ request: { method: request.method, address, headers, form } }, [channel.port2]);
  });
  if (!found) return Response.error();
  if (found.headers.location) return Response.redirect(new URL(found.headers.location, location.origin).href, 303);
  return new Response(found.status === 204 ? null : found.body, { status: found.status, headers: found.headers });
}

/** Return the fields of a form; a file as its name and bytes. @param {Request} request */
async function read(request) {
  const type = request.headers.get("content-type") ?? "";
  if (!type.includes("form")) return [];
  const form = await request.formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === "string"
        ? [name, value]
        : [name, { name: value.name, data: new Uint8Array(await value.arrayBuffer()) }],
    ),
  );
}
