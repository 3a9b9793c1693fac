// @ts-check
// Helpers for every script: find and make elements, ask the server, show short messages.
import { request } from "./connection.js";

/** @template {string} S @typedef {import("./elements.js").Found<S>} Found */

export const SVG = "http://www.w3.org/2000/svg";
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 859px)");
/** Where this matches, the board is drawn in its tall arrangement. */
export const upright = matchMedia("(max-width: 859px) and (orientation: portrait)");

/**
 * Return the first element that matches. Callers use `?.` where it may be missing.
 * @template {string} S
 * @param {S} selector
 * @param {ParentNode} [root]
 * @returns {Found<S>}
 */
export const $ = (selector, root = document) => /** @type {Found<S>} */ (root.querySelector(selector));

/**
 * Return all elements that match.
 * @template {string} S
 * @param {S} selector
 * @param {ParentNode} [root]
 * @returns {Found<S>[]}
 */
export const $$ = (selector, root = document) => /** @type {Found<S>[]} */ ([...root.querySelectorAll(selector)]);

/**
 * Return the nearest match among an event's target and the elements around it, or null.
 * @template {string} S
 * @param {EventTarget | null} target
 * @param {S} selector
 * @returns {Found<S> | null}
 */
export const closest = (target, selector) =>
  target instanceof Element ? /** @type {Found<S> | null} */ (target.closest(selector)) : null;

/**
 * Functions that read markup of the server before it is shown.
 * @type {((html: string) => void)[]}
 */
export const arriving = [];

/**
 * Point icons of the sprite to the copies that stand in the page, where the page has them.
 * @param {string} html
 */
export function useLocalIcons(html) {
  for (const read of arriving) read(html);
  return html.replaceAll(/"[^"]*\/sprite\.svg#([\w-]+)"/g, (far, name) =>
    document.getElementById(`on-${name}`) ? `"#on-${name}"` : far,
  );
}

/**
 * Parse markup that the server made and escaped.
 * @param {string} html
 */
export function parse(html) {
  const holder = document.createElement("template");
  holder.innerHTML = useLocalIcons(html);
  return holder.content;
}

/**
 * Make an element. What the element has as a property is set as such, the rest as attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, unknown>} [more]
 * @param {(string | Node)[]} content
 */
export function make(name, more = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(more)) {
    if (key in element) Object.assign(element, { [key]: value });
    else element.setAttribute(key, String(value));
  }
  element.append(...content);
  return element;
}

/**
 * Make a coloured icon of the sprite.
 * @param {string} name
 */
export function makeIcon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  const local = document.getElementById(`on-i-${name}`);
  svg.setAttribute("class", "pic");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", local ? `#on-i-${name}` : `${document.body.dataset.sprite}#i-${name}`);
  svg.append(use);
  return svg;
}

/**
 * Return a sentence of the page in the reader's language, with `#` and `##` filled in.
 * @param {string} key
 * @param {(string | number)[]} fill
 */
export function word(key, ...fill) {
  const text = $("template#words")?.content.querySelector(`[data-word="${key}"]`)?.textContent?.trim() ?? "";
  if (fill.length > 1) return text.replace("##", String(fill[1])).replace("#", String(fill[0]));
  return text.replace("#", String(fill[0] ?? ""));
}

/**
 * Return words of the page with `#` filled in.
 * @param {string | undefined} words
 * @param {string | number | null} value
 */
export const fillIn = (words, value) => (words ?? "").replace("#", String(value));

let fading = 0;
/**
 * Show a message for 7 s.
 * @param {string | Node} content
 * @param {boolean} [good]
 */
export function toast(content, good = false) {
  const line = make("p", { className: good ? "good" : "" }, content);
  $("#toast").replaceChildren(line);
  clearTimeout(fading);
  fading = window.setTimeout(() => line.remove(), 7000);
}

/**
 * Fetch as a script: the server answers with a sentence or a part instead of a page.
 * @param {string} address
 * @param {RequestInit} [more]
 */
export const ask = (address, more = {}) => request(address, { ...more, headers: { "X-Script": "1" } });

/** Return the sentence that says that the server cannot be reached. */
export const lostMessage = () => document.body.dataset.lost ?? "";

/** Whether the player last used the keyboard. */
export const input = { keys: false };
addEventListener(
  "keydown",
  () => {
    input.keys = true;
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    input.keys = false;
  },
  true,
);
