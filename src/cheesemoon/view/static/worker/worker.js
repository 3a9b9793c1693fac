// @ts-check
// The service worker: pages, rules, lessons and score pads work without the server; tables need it.
// Pages come from the server whenever it answers. Files have their version in their address, so that
// a page never gets the files of another version.
const BUILD = "%BUILD%";
const FILES = "%FILES%";
const PAGES = "%PAGES%";
const scope = /** @type {import("./worker-types.js").WorkerScope} */ (/** @type {unknown} */ (self));
const CACHE = `cheesemoon-${BUILD}`;
const KEPT = /^\/(rules|learn|puzzles|pad|help|about|figures|cards|offline)(\/|$)/;
const PARTS = /(?:src|data-cards)="(\/(?:figures|cards|static)[^"]+)"/g;

/** Return true if the server forbids to keep an answer, such as a page about a person. */
const mayNotKeep = (/** @type {Response} */ answer) => (answer.headers.get("cache-control") ?? "").includes("no-store");
const plain = (/** @type {string} */ text) => text.replaceAll("&amp;", "&");

/** Keep a page, and its pictures if wanted. Do not keep a page that waits for a game's preparation. */
async function keep(/** @type {Cache} */ cache, /** @type {string} */ address, pictures = true) {
  const headers = { "x-keep": "1" }; // the server prepares no game for it
  const answer = await fetch(address, { credentials: "same-origin", cache: "no-cache", headers });
  if (!answer.ok || answer.redirected || mayNotKeep(answer)) return;
  const text = (answer.headers.get("content-type") ?? "").includes("text/html") ? await answer.clone().text() : "";
  if (text.includes("data-reload")) return;
  await cache.put(address, answer);
  if (pictures) await keepPictures(cache, text);
}

/** Keep the pictures of a page. */
async function keepPictures(/** @type {Cache} */ cache, /** @type {string} */ text) {
  for (const [, part] of text.matchAll(PARTS)) {
    const at = plain(part);
    if (!(await cache.match(at)))
      await fetch(at)
        .then((found) => (found.ok ? cache.put(at, found) : undefined))
        .catch(() => null);
  }
}

/** Return the addresses of the pages that older versions kept. */
async function findOldPages() {
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

scope.addEventListener("install", (event) =>
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(FILES);
      for (const address of new Set([...PAGES, ...(await findOldPages())]))
        await keep(cache, address, false).catch(() => null);
      await scope.skipWaiting();
    })(),
  ),
);

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("cheesemoon-") && name !== CACHE) await caches.delete(name);
      await scope.clients.claim();
    })(),
  ),
);

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/shared") event.respondWith(openShared(request));
  else if (request.method === "POST" && pathname === "/settings") event.waitUntil(keepAgain());
  else if (request.method !== "GET") return;
  else if (pathname.startsWith(`/static/${BUILD}/`)) event.respondWith(findFile(request));
  else if (request.mode === "navigate" || KEPT.test(pathname)) event.respondWith(findPage(request, pathname));
});

/** Return a file of this version. Keep a sound when it is first used. */
async function findFile(/** @type {Request} */ request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && request.url.includes("/sounds/")) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Return a page from the server. Without the server, return the kept page, or one that says so. */
async function findPage(/** @type {Request} */ request, /** @type {string} */ pathname) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const kept = KEPT.test(pathname) && !mayNotKeep(answer);
    if (kept && answer.ok && !answer.redirected && answer.type === "basic") cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request.url, { ignoreVary: true });
    if (found) return found;
    if (request.mode === "navigate") return (await cache.match("/offline", { ignoreVary: true })) ?? Response.error();
    throw error;
  }
}

/** Load all kept pages again, because the language or the theme was changed. */
async function keepAgain() {
  await new Promise((done) => setTimeout(done, 1500));
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (!url.includes("/static/")) await keep(cache, url).catch(() => null);
}

/** Open a saved game that another app shared. */
async function openShared(/** @type {Request} */ request) {
  try {
    const answer = await fetch("/open", { method: "POST", body: await request.formData(), credentials: "same-origin" });
    return answer.redirected ? Response.redirect(answer.url, 303) : answer;
  } catch {
    return (await caches.match("/offline", { ignoreVary: true })) ?? Response.error();
  }
}

// Pages ask for the pictures of kept pages, or for a list of pages; the progress is sent back.
scope.addEventListener("message", (event) => {
  const { keep: list, pictures } = event.data ?? {};
  if (pictures)
    event.waitUntil(
      (async () => {
        const cache = await caches.open(CACHE);
        for (const address of PAGES)
          await keepPictures(cache, (await (await cache.match(address, { ignoreVary: true }))?.text()) ?? "");
      })(),
    );
  if (!Array.isArray(list)) return;
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      for (const [i, address] of list.entries()) {
        await keep(cache, address).catch(() => null);
        event.source?.postMessage({ kept: i + 1, of: list.length });
      }
    })(),
  );
});
