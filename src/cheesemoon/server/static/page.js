// What HTML cannot do on any page: forms without leaving it, rules in a box, keys, copying.
"use strict";
const cm = {
  calm: matchMedia("(prefers-reduced-motion: reduce)"),
  $: (selector, root = document) => root.querySelector(selector),
  $$: (selector, root = document) => [...root.querySelectorAll(selector)],
};
(() => {
  const { $, $$ } = cm;

  cm.parsed = (html) => {
    const holder = document.createElement("template");
    holder.innerHTML = html;  // made and escaped by the server
    return holder.content;
  };

  cm.toast = (content, good = false) => {
    const line = document.createElement("p");
    if (good) line.className = "good";
    line.append(content);
    $("#toast").replaceChildren(line);
    clearTimeout(cm.toast.timer);
    cm.toast.timer = setTimeout(() => line.remove(), 7000);
  };

  // The server answers a script with a sentence instead of a page.
  cm.ask = (address, more = {}) => fetch(address, { ...more, headers: { "X-Script": "1", ...more.headers } });

  // --- a box for rules and help --------------------------------------------------------------

  async function openBox(address, part) {
    const answer = await cm.ask(address);
    if (!answer.ok) return;
    const found = cm.parsed(await answer.text());
    $("#box-text").replaceChildren(part ? found.querySelector(part) : found);
    $("#box").showModal();
  }

  document.addEventListener("click", async (event) => {
    const rule = event.target.closest("a[data-rule]");
    if (rule && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openBox(rule.dataset.rule);
    }
    if (event.target.id === "box") event.target.close();
    const copy = event.target.closest("[data-copy]");
    if (copy) copyText(copy);
    if (event.target.closest("[data-do='print']")) print();
  });

  async function copyText(button) {
    try { await navigator.clipboard.writeText(button.dataset.copy); } catch { return; }
    const before = button.textContent;
    button.textContent = "✓";
    setTimeout(() => { button.textContent = before; }, 1200);
  }

  // --- forms that do not leave the page --------------------------------------------------------

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-quiet]")) return;
    event.preventDefault();
    if (form.dataset.busy || cm.offline?.()) return;
    form.dataset.busy = "1";
    try {
      const body = new URLSearchParams(new FormData(form, event.submitter));
      const answer = await cm.ask(form.getAttribute("action"), { method: "POST", body });
      if (answer.ok) { if (form.hasAttribute("data-clear")) form.reset(); }
      else await cm.refused(answer, event.submitter);
    } catch { cm.toast(document.body.dataset.lost); }
    finally { delete form.dataset.busy; }
  });

  cm.refused = async (answer) => {
    cm.toast(cm.parsed(await answer.text()));
    if (answer.status === 409) cm.stale?.();
  };

  // --- keys ------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = $(`[data-key="${CSS.escape(event.key)}"]`);
    if (step && !event.target.closest("#board, .loglist")) { event.preventDefault(); step.click(); }
    else if (event.key === "?") { event.preventDefault(); openBox("/help", ".prose"); }
    else cm.key?.(event);
  });

  // --- a replay, step by step --------------------------------------------------------------------

  async function step(address, push) {
    const answer = await cm.ask(address);
    if (!answer.ok) { location.href = address; return; }
    const fresh = cm.parsed(await answer.text()).querySelector("#replay");
    const picture = fresh.querySelector("#paper > svg");
    Idiomorph.morph($("#replay"), fresh, { callbacks: { beforeNodeMorphed: (old) => old.id !== "board" } });
    cm.board.change(() => Idiomorph.morph($("#paper > svg"), picture, { morphStyle: "outerHTML" }));
    if (push) history.pushState(null, "", address);
    $(".loglist .now")?.scrollIntoView({ block: "nearest" });
  }

  if ($("#replay")) {
    document.addEventListener("click", (event) => {
      const link = event.target.closest("#replay a[data-step]");
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(link.href, true);
    });
    addEventListener("popstate", () => step(location.href, false));
    addEventListener("load", () => $(".loglist .now")?.scrollIntoView({ block: "nearest" }));
  }

  // --- small things ------------------------------------------------------------------------------

  // Something is being prepared: show how far it is, and the page itself when it is done.
  async function look() {
    const answer = await fetch(location.href).catch(() => null);
    const fresh = answer && cm.parsed(await answer.text()).querySelector("[data-reload]");
    if (answer && !fresh) location.reload();
    else {
      if (fresh) $("[data-reload]").replaceChildren(...fresh.childNodes);
      setTimeout(look, 1000);
    }
  }
  if ($("[data-reload]")) setTimeout(look, 700);
  if ($("form[data-again]")) setTimeout(() => $("form[data-again]").submit(), 1000);
  for (const time of $$("time[datetime]")) {
    const at = new Date(time.dateTime);
    time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }

  // What a bot thinks takes a while: the button says so and shows what comes back.
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-advice]");
    if (!button || button.dataset.busy) return;
    button.dataset.busy = "1";
    const place = $("#advice");
    const thinking = document.createElement("p");
    thinking.className = "quiet thinking";
    thinking.textContent = button.dataset.thinking;
    place.replaceChildren(thinking);
    try {
      const answer = await cm.ask(button.dataset.advice);
      if (!place.contains(thinking)) return;  // the table went on meanwhile
      const told = cm.parsed(await answer.text());
      if (answer.ok) { place.replaceChildren(told); place.scrollIntoView({ block: "start" }); }
      else { place.replaceChildren(); cm.toast(told); }
    } catch { place.replaceChildren(); cm.toast(document.body.dataset.lost); }
    finally { delete button.dataset.busy; }
  });
})();
