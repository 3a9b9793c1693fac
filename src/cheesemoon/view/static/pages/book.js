// @ts-check
// The rules to read: links to a clause open its chapter, and a search shows what fits.
import { $, $$ } from "../lib/dom.js";

/** Show a clause or chapter. @param {string} id @param {ParentNode} [root] @returns {boolean} whether it is there */
export function reveal(id, root = document) {
  const wanted = $(`#${CSS.escape(id)}`, root);
  if (!wanted) return false;
  for (let fold = wanted.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  for (const old of $$(".found", root)) old.classList.remove("found");
  wanted.classList.toggle("found", wanted.matches(".rulebook > div"));
  wanted.scrollIntoView({ block: wanted.matches(".chapter") ? "start" : "center" });
  return true;
}

/** A book that has come onto the page. @param {ParentNode} [root] */
export function opened(root = document) {
  const book = $("[data-book]", root), form = $("[data-book-find]", root);
  if (!book || !form) return;
  form.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  form.addEventListener("input", () => find(book, form));
  book.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    const link = /** @type {any} */ (event.target).closest('a[href^="#"]');
    if (link && reveal(link.getAttribute("href").slice(1), book)) {
      event.preventDefault();
      if (!book.closest("dialog")) history.replaceState(null, "", link.href);
    }
  });
}

/** Letters without their marks, so that "zolte" finds "żółte". @param {string} text */
const bare = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ß", "ss");

/** @param {any} book @param {any} form */
function find(book, form) {
  const words = bare(form.find.value).split(/\s+/).filter(Boolean), said = $("[role=status]", form);
  const fits = (/** @type {any} */ part) => words.every((word) => bare(part.textContent).includes(word));
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
      const empty = [...list.children].every((clause) => clause.hidden);
      list.hidden = empty;
      if (list.previousElementSibling?.matches("h3")) list.previousElementSibling.hidden = empty;
    }
    const fold = $(".clauses", chapter);
    if (fold) { fold.open = inside > 0; fold.hidden = words.length > 0 && !inside; }
    chapter.hidden = words.length > 0 && !prose && !inside;
    count += inside + Number(prose);
  }
  for (const part of $$(".book-first, .book-nav", book)) part.hidden = words.length > 0;
  said.textContent = !words.length ? "" : count ? said.dataset.some.replace("#", String(count)) : said.dataset.none;
}

opened();
const here = () => location.hash && reveal(decodeURIComponent(location.hash.slice(1)));
addEventListener("hashchange", here);
if ($("[data-book]")) here();
