// @ts-check
// The worker for notifications: shows one when it comes, and opens the table when it is clicked.

const pushScope = /** @type {import("./worker-types.js").WorkerScope} */ (/** @type {unknown} */ (self));

pushScope.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(pushScope.registration.showNotification(title, { body, tag, data: url }));
});

pushScope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(new URL(event.notification.data, pushScope.location.origin).href));
});

/** Show the table where it is open, else open it. @param {string} address */
async function openTable(address) {
  const pages = await pushScope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url.split("?")[0] === address);
  return open ? open.focus() : pushScope.clients.openWindow(address);
}
