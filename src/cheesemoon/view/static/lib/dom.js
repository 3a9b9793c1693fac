// @ts-check
// The few things that every script of a page uses.

export const SVG = "http://www.w3.org/2000/svg";
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 859px)");
export const upright = matchMedia("(max-width: 859px) and (orientation: portrait)");  // the board is arranged tall

/** @param {string} selector @param {ParentNode} [root] @returns {any} */
export const $ = (selector, root = document) => root.querySelector(selector);

/** @param {string} selector @param {ParentNode} [root] @returns {any[]} */
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Who wants to see what the server sends before it is shown. @type {((html: string) => void)[]} */
export const arriving = [];

/** Icons that stand in the page are taken from there, others from the sprite. @param {string} html */
export function homely(html) {
  for (const told of arriving) told(html);
  return html.replaceAll(/"[^"]*\/sprite\.svg#([\w-]+)"/g, (far, name) => (document.getElementById(`on-${name}`) ? `"#on-${name}"` : far));
}

/** What the server made and escaped, as nodes. @param {string} html */
export function parsed(html) {
  const holder = document.createElement("template");
  holder.innerHTML = homely(html);
  return holder.content;
}

/** @param {string} name @param {Record<string, unknown>} [more] @param {(string | Node)[]} content @returns {any} */
export function made(name, more = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(more)) {
    if (key in element) Object.assign(element, { [key]: value });
    else element.setAttribute(key, String(value));
  }
  element.append(...content);
  return element;
}

/** A coloured icon of the sprite. @param {string} name */
export function pictured(name) {
  const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "pic");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", document.getElementById(`on-i-${name}`) ? `#on-i-${name}` : `${document.body.dataset.sprite}#i-${name}`);
  svg.append(use);
  return svg;
}

/** A sentence of the page in the reader's language; each # is filled in. @param {string} key @param {(string | number)[]} fill @returns {string} */
export function word(key, ...fill) {
  const holder = $("#words");
  const text = holder?.content.querySelector(`[data-word="${key}"]`)?.textContent ?? "";
  return fill.length > 1 ? text.replace("##", String(fill[1])).replace("#", String(fill[0])) : text.replace("#", String(fill[0] ?? ""));
}

let fading = 0;
/** @param {string | Node} content @param {boolean} [good] */
export function toast(content, good = false) {
  const line = made("p", { className: good ? "good" : "" }, content);
  $("#toast").replaceChildren(line);
  clearTimeout(fading);
  fading = window.setTimeout(() => line.remove(), 7000);
}

/** The server answers a script with a sentence or a part instead of a page. @param {string} address @param {RequestInit} [more] */
export const ask = (address, more = {}) => fetch(address, { ...more, headers: { "X-Script": "1" } });

export const lost = () => document.body.dataset.lost ?? "";

/** Whether the person last used the keyboard. */
export const input = { keys: false };
addEventListener("keydown", () => { input.keys = true; }, true);
addEventListener("pointerdown", () => { input.keys = false; }, true);
