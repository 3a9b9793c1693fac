// @ts-check
// The connection to the tables: a server, or the Python of a static site in the page around this one.

/**
 * @typedef Engine the tables of this browser, as the page around this one offers them
 * @property {(address: string, more?: RequestInit) => Promise<Response>} ask
 * @property {(address: string) => EventSource} open
 */
const { dataset } = document.documentElement;
const around = /** @type {Window & { cheesemoon?: Engine }} */ (window.parent);
const engine = dataset.engine ? around.cheesemoon : undefined;

/** Whether a server answers. */
export const hasServer = !dataset.engine;

/** Return an address of the site with the folder in which the site lies. @param {string} address such as /help */
export const rooted = (address) => (dataset.root ?? "") + address;

/**
 * Send a request to the tables.
 * @param {string} address
 * @param {RequestInit} [more]
 */
export const request = (address, more) => (engine ? engine.ask(address, more) : fetch(address, more));

/** Open the event stream of a table. @param {string} address */
export const openStream = (address) => (engine ? engine.open(address) : new EventSource(address));
