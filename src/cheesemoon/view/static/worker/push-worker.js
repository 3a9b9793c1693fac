// @ts-check
// What the browser runs when a notice comes: shows it, and opens the table when it is clicked.
const worker = /** @type {any} */ (self); // not the window that pages have

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: url }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const address = new URL(event.notification.data, worker.location.origin).href;
  event.waitUntil((async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((/** @type {any} */ page) => page.url.split("?")[0] === address);
    return open ? open.focus() : worker.clients.openWindow(address);
  })());
});
