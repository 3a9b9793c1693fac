// @ts-check
// What the browser keeps of Cheesemoon: pages, rules, lessons and pads work without the server; tables say that
// they need it. Pages always come from the server if it answers; files have their version in their address, so
// that no page ever meets the files of another version.
const BUILD = "%BUILD%", FILES = "%FILES%", PAGES = "%PAGES%";
const CACHE = `cheesemoon-${BUILD}`;
const KEPT = /^\/(rules|learn|puzzles|pad|help|about|figures|cards|offline)(\/|$)/;
const PARTS = /(?:src|data-cards)="(\/(?:figures|cards|static)[^"]+)"/g;

const plain = (/** @type {string} */ text) => text.replaceAll("&amp;", "&");

/** A page, and if wanted the pictures in it; what is still being prepared is not kept. */
async function keep(/** @type {Cache} */ cache, /** @type {string} */ address, pictures = true) {
  const headers = { "x-keep": "1" }; // nobody reads it now: no game is prepared for it
  const answer = await fetch(address, { credentials: "same-origin", cache: "no-cache", headers });
  if (!answer.ok || answer.redirected) return;
  const text = (answer.headers.get("content-type") ?? "").includes("text/html") ? await answer.clone().text() : "";
  if (text.includes("data-reload")) return;
  await cache.put(address, answer);
  if (pictures) await drawn(cache, text);
}

/** The pictures of a page. */
async function drawn(/** @type {Cache} */ cache, /** @type {string} */ text) {
  for (const [, part] of text.matchAll(PARTS)) {
    const at = plain(part);
    if (!(await cache.match(at))) await fetch(at).then((found) => (found.ok ? cache.put(at, found) : undefined)).catch(() => null);
  }
}

/** What older versions kept is wanted of this one too. */
async function before() {
  const found = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith("cheesemoon-") || name === CACHE) continue;
    for (const request of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(request.url);
      if (KEPT.test(pathname)) found.add(pathname + search);
    }
  }
  return [...found];
}

self.addEventListener("install", (/** @type {any} */ event) => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  for (const address of new Set([...PAGES, ...await before()])) await keep(cache, address, false).catch(() => null);
  await /** @type {any} */ (self).skipWaiting();
})()));

self.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("cheesemoon-") && name !== CACHE) await caches.delete(name);
  await /** @type {any} */ (self).clients.claim();
})()));

self.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/shared") event.respondWith(shared(request));
  else if (request.method === "POST" && pathname === "/settings") event.waitUntil(again());
  else if (request.method !== "GET") return;
  else if (pathname.startsWith(`/static/${BUILD}/`)) event.respondWith(file(request));
  else if (request.mode === "navigate" || KEPT.test(pathname)) event.respondWith(page(request, pathname));
});

async function file(/** @type {Request} */ request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

/** From the server; without it what was kept, and for everything else a page that says so. */
async function page(/** @type {Request} */ request, /** @type {string} */ pathname) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const kept = KEPT.test(pathname) || pathname === "/";
    if (kept && answer.ok && !answer.redirected && answer.type === "basic") cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request.url, { ignoreVary: true });
    if (found) return found;
    if (request.mode === "navigate") return (await cache.match("/offline", { ignoreVary: true })) ?? Response.error();
    throw error;
  }
}

/** Language or light was changed: the kept pages are to speak and look like that. */
async function again() {
  await new Promise((done) => setTimeout(done, 1500));
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (!url.includes("/static/")) await keep(cache, url).catch(() => null);
}

/** A saved game that another app shared: it is opened as if it had been chosen here. */
async function shared(/** @type {Request} */ request) {
  try {
    const answer = await fetch("/open", { method: "POST", body: await request.formData(), credentials: "same-origin" });
    return answer.redirected ? Response.redirect(answer.url, 303) : answer;
  } catch {
    return (await caches.match("/offline", { ignoreVary: true })) ?? Response.error();
  }
}

// Later: the pictures of what is kept. And more: every page of a list, telling how far it is.
self.addEventListener("message", (/** @type {any} */ event) => {
  const { keep: list, pictures } = event.data ?? {};
  if (pictures) event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    for (const address of PAGES) await drawn(cache, await (await cache.match(address, { ignoreVary: true }))?.text() ?? "");
  })());
  if (!Array.isArray(list)) return;
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    for (const [i, address] of list.entries()) {
      await keep(cache, address).catch(() => null);
      event.source?.postMessage({ kept: i + 1, of: list.length });
    }
  })());
});
