// @ts-check
// The rulebook: links to a clause open its chapter; a search shows the clauses that match.
import { $, $$, closest, fillIn } from "../lib/dom.js";

/**
 * Show a clause or chapter. Return False if there is none.
 * @param {string} id
 * @param {ParentNode} [root]
 */
export function reveal(id, root = document) {
  const wanted = $(`#${CSS.escape(id)}`, root);
  if (!wanted) return false;
  for (let fold = closest(wanted, "details"); fold; fold = closest(fold.parentElement, "details")) fold.open = true;
  for (const old of $$(".found", root)) old.classList.remove("found");
  wanted.classList.toggle("found", wanted.matches(".rulebook > div"));
  wanted.scrollIntoView({ block: wanted.matches(".chapter") ? "start" : "center" });
  return true;
}

/** Let a rulebook on the page be searched. @param {ParentNode} [root] */
export function prepareBook(root = document) {
  const book = $("[data-book]", root);
  const form = $("form[data-book-find]", root);
  if (!book || !form) return;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => find(book, form));
  book.addEventListener("click", (event) => {
    const link = closest(event.target, 'a[href^="#"]');
    if (link && reveal(String(link.getAttribute("href")).slice(1), book)) {
      event.preventDefault();
      if (!book.closest("dialog")) history.replaceState(null, "", link.href);
    }
  });
}

/** Return letters without their marks, so that "zolte" finds "żółte". @param {string} text */
const plain = (text) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ß", "ss");

/** Show the clauses that have all words. @param {HTMLElement} book @param {HTMLFormElement} form */
function find(book, form) {
  const words = plain($("input[name=find]", form).value).split(/\s+/).filter(Boolean);
  const said = $("[role=status]", form);
  const fits = (/** @type {Element} */ part) => words.every((word) => plain(part.textContent ?? "").includes(word));
  let count = 0;
  for (const chapter of $$(".chapter", book)) {
    const prose = words.length > 0 && $$(":scope > h2, :scope > p, figcaption", chapter).some(fits);
    let inside = 0;
    for (const clause of $$(".rulebook > div", chapter)) {
      const hit = fits(clause);
      clause.hidden = words.length > 0 && !hit;
      if (words.length && hit) inside++;
    }
    for (const list of $$(".rulebook", chapter)) {
      const empty = $$(":scope > *", list).every((clause) => clause.hidden);
      list.hidden = empty;
      const head = /** @type {HTMLElement | null} */ (list.previousElementSibling);
      if (head?.matches("h3")) head.hidden = empty;
    }
    const fold = $("details.clauses", chapter);
    if (fold) {
      fold.open = inside > 0;
      fold.hidden = words.length > 0 && !inside;
    }
    chapter.hidden = words.length > 0 && !prose && !inside;
    count += inside + Number(prose);
  }
  for (const part of $$(".book-first, .book-nav", book)) part.hidden = words.length > 0;
  const result = count ? fillIn(said.dataset.some, count) : (said.dataset.none ?? "");
  said.textContent = words.length ? result : "";
}

prepareBook();
const here = () => location.hash && reveal(decodeURIComponent(location.hash.slice(1)));
addEventListener("hashchange", here);
if ($("[data-book]")) here();
