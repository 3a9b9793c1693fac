// What HTML cannot do: live updates, pieces that glide, narrowing a choice, hints, notices.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const SVG = "http://www.w3.org/2000/svg";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const table = $("#table");
  const board = $("#board");

  // --- small things on every page -----------------------------------------------------------

  function toast(content, good = false) {
    const line = document.createElement("p");
    if (good) line.className = "good";
    if (content instanceof Node) line.append(content);
    else line.textContent = content;
    $("#toast").replaceChildren(line);
    clearTimeout(toast.timer);
    toast.timer = setTimeout(() => line.remove(), 7000);
  }

  function parsed(html) {
    const holder = document.createElement("template");
    holder.innerHTML = html;  // made and escaped by the server
    return holder.content;
  }

  async function openRule(address) {
    const answer = await fetch(address);
    if (!answer.ok) return;
    $("#rule-text").replaceChildren(parsed(await answer.text()));
    $("#rule").showModal();
  }

  document.addEventListener("click", async (event) => {
    const rule = event.target.closest("a[data-rule]");
    if (rule && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openRule(rule.dataset.rule);
    }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      try { await navigator.clipboard.writeText(copy.dataset.copy); } catch { return; }
      copy.animate([{ opacity: 0.2 }, { opacity: 1 }], 500);
      const before = copy.textContent;
      copy.textContent = "✓";
      setTimeout(() => { copy.textContent = before; }, 1200);
    }
  });
  $("#rule")?.addEventListener("click", (event) => { if (event.target.id === "rule") event.target.close(); });

  document.addEventListener("htmx:responseError", (event) => {
    toast(parsed(event.detail.xhr.responseText));
    if (event.detail.xhr.status === 409) reconnect();
  });
  document.addEventListener("htmx:sendError", () => toast(table ? table.dataset.lost : "?"));
  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.successful && event.target.matches?.("[data-clear]")) event.target.reset();
  });

  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = $(`[data-key="${CSS.escape(event.key)}"]`);
    if (step && !event.target.closest("#board, .loglist")) { event.preventDefault(); step.click(); }
    else if (event.key === "?") location.href = "/help";
    else if (event.key === "u") $('[data-do="undo"]')?.click();
    else if (event.key === "Escape") { widen(); hideHint(); closeWhich(); }
    else if (event.key.startsWith("Arrow")) arrows(event);
  });

  function arrows(event) {
    const here = event.target.closest("#acts button, #which button, #board [tabindex='-1']");
    if (!here) return;
    const all = $$(here.closest("#board") ? "#board [tabindex]" : here.closest("#which") ? "#which button" : "#acts button:not([hidden])");
    const on = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
    event.preventDefault();
    all[(all.indexOf(here) + on + all.length) % all.length].focus();
  }

  if ($("#preparing")) setTimeout(() => location.reload(), 1000);

  // --- a picture may have two arrangements ------------------------------------------------------

  // `data-wide` and `data-tall`: its view and the places of its panels on a wide and on a narrow page.
  function arrange() {
    for (const picture of $$(".board-scroll > svg[data-tall]")) {
      const shape = picture.parentNode.clientWidth / picture.dataset.wide.split(" ")[2] < 0.45 ? "tall" : "wide";
      picture.setAttribute("viewBox", picture.dataset[shape]);
      for (const panel of $$(":scope > [data-tall]", picture)) panel.setAttribute("transform", panel.dataset[shape]);
    }
  }
  addEventListener("resize", arrange);
  arrange();

  // --- the score pad ------------------------------------------------------------------------

  const pad = $("[data-pad]");
  if (pad) {
    const key = `pad-${pad.dataset.pad}`;
    const add = () => {
      const kept = {};
      for (const cell of $$("[data-cell]", pad)) if (cell.value) kept[cell.dataset.cell] = cell.value;
      localStorage.setItem(key, JSON.stringify(kept));
      for (const sum of $$("[data-total]", pad)) {
        const cells = $$(`[data-seat="${sum.dataset.total}"]`, pad);
        sum.value = cells.reduce((total, cell) => total + (parseInt(cell.value, 10) || 0), 0);
      }
    };
    const kept = JSON.parse(localStorage.getItem(key) || "{}");
    for (const cell of $$("[data-cell]", pad)) cell.value = kept[cell.dataset.cell] || "";
    add();
    pad.addEventListener("input", add);
    $('[data-do="clear-pad"]').addEventListener("click", () => {
      for (const cell of $$("[data-cell]", pad)) cell.value = "";
      add();
    });
  }
  if (!table) return;

  // --- what the server sends ----------------------------------------------------------------

  let stream = null;
  let stamp = table.dataset.stamp;

  function connect() {
    const address = table.dataset.live;
    stream = new EventSource(address + (address.endsWith("?") ? "" : "&") + "stamp=" + stamp);
    stream.addEventListener("update", (event) => update(JSON.parse(event.data)));
    stream.onopen = () => {
      if (table.classList.contains("lost")) toast(table.dataset.back, true);
      table.classList.remove("lost");
    };
    stream.onerror = () => {
      if (!table.classList.contains("lost")) toast(table.dataset.lost);
      table.classList.add("lost");
      stream.close();
      setTimeout(connect, 1000);
    };
  }
  function reconnect() { stream?.close(); stamp = ""; connect(); }
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => { if (event.persisted) reconnect(); });

  function update(data) {
    const wasMine = table.dataset.mine === "1";
    const focused = document.activeElement?.closest("#acts, #board") !== null && document.activeElement !== document.body;
    const counts = new Map($$("[data-count]").map((c) => [c.dataset.count, Number(c.dataset.value)]));
    closeWhich();
    hideHint();
    for (const [id, html] of Object.entries(data.parts || {})) {
      const part = document.getElementById(id);
      Idiomorph.morph(part, html, { morphStyle: "innerHTML", callbacks: { beforeAttributeUpdated: keepOpen } });
      htmx.process(part);
    }
    if (data.picture || data.patch) draw(data);
    if (data.log) writeLog(...data.log);
    table.dataset.version = data.v;
    table.dataset.mine = data.mine ? "1" : "";
    stamp = data.stamp;
    for (const count of $$("[data-count]")) floatUp(count, counts.get(count.dataset.count));
    widen();
    if (data.mine && focused) ($("#acts button") || board).focus({ preventScroll: true });
    if (data.mine && !wasMine) yourTurn();
    titled();
  }

  function keepOpen(name, node) { return !(name === "open" && node.tagName === "DETAILS"); }

  function floatUp(count, before) {
    const change = Number(count.dataset.value) - before;
    if (!change || Number.isNaN(change) || calm.matches) return;
    const mark = document.createElement("span");
    mark.className = `float ${change > 0 ? "up" : "down"}`;
    mark.textContent = change > 0 ? `+${change}` : `−${-change}`;
    mark.setAttribute("aria-hidden", "true");
    count.append(mark);
    setTimeout(() => mark.remove(), 1600);
  }

  function writeLog(from, html) {
    const log = $("#log");
    const low = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    while (log.children.length > from) log.lastElementChild.remove();
    const items = [...parsed(html).children];
    const words = [];
    for (const item of items) {
      if (items.length < 12) { item.classList.add("new"); words.push(item.textContent.trim()); }
      log.append(item);
    }
    if (low) log.scrollTop = log.scrollHeight;
    $("#live").textContent = words.join(" ");  // a screen reader hears each line once
  }
  $("#log").scrollTop = $("#log").scrollHeight;

  // A piece that is only the first half of a choice carries `data-pick`, the beginning of the actions
  // it stands for, or any other data (`data-rat="2"`) that their places carry as well.
  const PICKS = "[data-pick], .choice:not([data-action])";

  // --- the picture --------------------------------------------------------------------------

  function svgElement(text) {
    const found = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
    return document.importNode(found.documentElement.firstElementChild, true);
  }

  function setAttributes(element, opening) {
    const named = svgElement(opening.endsWith("/>") ? opening : opening.slice(0, -1) + "/>");
    for (const { name } of [...element.attributes]) if (!named.hasAttribute(name)) element.removeAttribute(name);
    for (const { name, value } of named.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  function draw(data) {
    const before = new Map($$("[id]", board).map((e) => [e.id, e.getAttribute("transform")]));
    const faces = new Map($$("[id] > use", board).map((e) => [e.parentNode.id, e.getAttribute("href")]));
    if (data.picture) {
      const picture = svgElement(data.picture);
      const old = board.firstElementChild;
      if (old) Idiomorph.morph(old, picture, { morphStyle: "outerHTML" });
      else board.append(picture);
    } else {
      const picture = board.firstElementChild;
      setAttributes(picture, data.patch.open);
      patch(picture, data.patch.parts);
    }
    arrange();
    if (!calm.matches) for (const element of $$("[id]", board)) {
      glide(element, before.get(element.id), element.getAttribute("transform"));
      const face = $(":scope > use", element)?.getAttribute("href");
      if (faces.has(element.id) && face && faces.get(element.id) !== face) tumble(element);
    }
    prepareBoard();
    zoomable();
  }

  function patch(parent, parts) {
    const old = [...parent.children];
    const byId = new Map(old.filter((e) => e.id).map((e) => [e.id, e]));
    const children = [];
    for (const part of parts) {
      if (typeof part === "string") {
        const fresh = svgElement(part);
        const known = fresh.id && byId.get(fresh.id);
        if (known) Idiomorph.morph(known, fresh, { morphStyle: "outerHTML" });
        children.push(known || fresh);
      } else if (Array.isArray(part)) children.push(...old.slice(part[0], part[1] + 1));
      else {
        const element = old[part.at];
        if (part.open) setAttributes(element, part.open);
        patch(element, part.parts);
        children.push(element);
      }
    }
    const keep = new Set(children);
    for (const element of old) if (!keep.has(element)) element.remove();
    children.forEach((child, i) => { if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] || null); });
  }

  function css(transform) {
    const match = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)$/.exec(transform || "");
    return match && { x: Number(match[1]), y: Number(match[2]) };
  }

  function glide(element, from, to) {
    const a = css(from), b = css(to);
    if (!a || !b || (a.x === b.x && a.y === b.y)) return;
    const far = Math.hypot(a.x - b.x, a.y - b.y);
    element.animate(
      [{ transform: `translate(${a.x}px, ${a.y}px)` }, { transform: `translate(${b.x}px, ${b.y}px)` }],
      { duration: Math.min(900, 220 + far * 0.9), easing: "cubic-bezier(.3, 0, .2, 1)" },
    );
  }

  function tumble(element) {
    for (const use of $$(":scope > use", element)) use.animate(
      [{ transform: "rotate(-200deg) scale(.7)" }, { transform: "rotate(25deg) scale(1.08)", offset: 0.7 }, { transform: "none" }],
      { duration: 400, easing: "ease-out" },
    );
  }

  function prepareBoard() {
    for (const element of $$(`[data-action], ${PICKS}`, board)) {
      element.setAttribute("tabindex", "-1");  // the buttons are in the order of Tab, the picture by arrows
      element.classList.add("choice");
    }
  }
  prepareBoard();

  // --- choosing: first the piece, then the place ----------------------------------------------

  let picked = null;

  function choicesOf(piece) {
    const { pick } = piece.dataset;
    const actions = legalButtons().map((b) => b.dataset.act);
    if (pick !== undefined) return new Set(actions.filter((a) => a === pick || a.startsWith(pick + " ")));
    const [name, value] = Object.entries(piece.dataset).find(([key]) => key !== "tag") || [];
    const places = name ? $$("[data-action]", board).filter((e) => e.dataset[name] === value) : [];
    return new Set(places.map((e) => e.dataset.action));
  }

  function legalButtons() { return $$("#acts button[data-act]"); }
  function send(action) { legalButtons().find((b) => b.dataset.act === action)?.click(); }

  function narrow(piece) {
    widen();
    picked = choicesOf(piece);
    if (!picked.size) { picked = null; return; }
    const fits = (action) => picked.has(action);
    const left = legalButtons().filter((b) => { b.hidden = !fits(b.dataset.act); return !b.hidden; });
    board.classList.add("narrowed");
    for (const e of $$("[data-action]", board)) e.classList.toggle("lit", fits(e.dataset.action));
    piece.classList.add("chosen");
    if (!$("#widen")) {
      const back = document.createElement("button");
      back.id = "widen";
      back.type = "button";
      back.textContent = `↩ ${table.dataset.all}`;
      back.addEventListener("click", widen);
      $("#acts").prepend(back);
    }
    if (left.length === 1) left[0].focus({ preventScroll: true });
  }

  function widen() {
    if (picked === null && !$("#widen")) return;
    picked = null;
    for (const b of legalButtons()) b.hidden = false;
    board.classList.remove("narrowed");
    for (const e of $$(".lit, .chosen", board)) e.classList.remove("lit", "chosen");
    $("#widen")?.remove();
  }

  function closeWhich() { $("#which")?.remove(); }

  function which(actions, x, y) {
    closeWhich();
    const box = document.createElement("div");
    box.id = "which";
    box.setAttribute("role", "group");
    const head = document.createElement("p");
    head.textContent = table.dataset.choose;
    box.append(head);
    for (const action of actions) {
      const one = document.createElement("button");
      one.type = "button";
      one.textContent = legalButtons().find((b) => b.dataset.act === action)?.textContent || action;
      one.addEventListener("click", () => { closeWhich(); send(action); });
      box.append(one);
    }
    document.body.append(box);
    const size = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(x, innerWidth - size.width - 8))}px`;
    box.style.top = `${Math.max(8, Math.min(y, innerHeight - size.height - 8))}px`;
    $("button", box).focus();
  }

  function under(x, y) {
    const found = document.elementsFromPoint(x, y).map((e) => board.contains(e) && e.closest(`[data-action], ${PICKS}`)).filter(Boolean);
    return [...new Set(found)];
  }

  board.addEventListener("click", (event) => {
    if (event.detail === 0 && event.target.closest("[data-action]")) { send(event.target.closest("[data-action]").dataset.action); return; }
    const things = under(event.clientX, event.clientY);
    const fitting = (a) => picked === null || picked.has(a);
    const actions = [...new Set(things.map((e) => e.dataset.action).filter((a) => a && fitting(a)))];
    const pick = things.find((e) => e.matches(PICKS));
    if (actions.length === 1) send(actions[0]);
    else if (actions.length > 1) which(actions, event.clientX, event.clientY);
    else if (pick) (pick.classList.contains("chosen") ? widen() : narrow(pick));
    else widen();
  });
  board.addEventListener("keydown", (event) => {
    const here = event.target.closest(`[data-action], ${PICKS}`);
    if (event.key === "Enter" && here) { event.preventDefault(); here.dataset.action ? send(here.dataset.action) : narrow(here); }
    else if (event.key.startsWith("Arrow") && event.target === board) { const first = $(`[data-action], ${PICKS}`, board); if (first) { event.preventDefault(); first.focus(); } }
  });
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#which")) closeWhich(); });
  document.addEventListener("submit", (event) => { if (event.target.id === "acts" && table.classList.contains("lost")) { event.preventDefault(); toast(table.dataset.lost); } }, true);

  // --- hints ---------------------------------------------------------------------------------

  let hintTimer = 0, hintFor = null;
  const hints = new Map();

  function hideHint() { clearTimeout(hintTimer); hintFor = null; $("#hint").hidden = true; hints.clear(); }

  async function showHint(thing) {
    const action = thing.dataset.action || thing.dataset.act;
    const key = `${table.dataset.version} ${action}`;
    hintFor = key;
    if (!hints.has(key)) {
      const answer = await fetch(`${table.dataset.table}/hint?action=${encodeURIComponent(action)}`);
      hints.set(key, answer.ok ? await answer.text() : "");
    }
    if (hintFor !== key || !hints.get(key) || !thing.isConnected) return;
    const box = $("#hint");
    box.replaceChildren(parsed(hints.get(key)));
    if (thing.dataset.tag) {
      const tag = document.createElement("b");
      tag.textContent = thing.dataset.tag;
      box.prepend(tag);
    }
    box.hidden = false;
    const at = thing.getBoundingClientRect(), size = box.getBoundingClientRect();
    const beside = thing.closest("#acts") ? at.left - size.width - 8 : at.left;
    box.style.left = `${Math.max(8, Math.min(beside < 8 ? at.left : beside, innerWidth - size.width - 8))}px`;
    box.style.top = `${at.bottom + size.height + 12 > innerHeight ? Math.max(8, at.top - size.height - 8) : thing.closest("#acts") && beside >= 8 ? at.top : at.bottom + 8}px`;
  }

  function light(action, on) {
    for (const e of $$("[data-action]", board)) if (e.dataset.action === action && picked === null) e.classList.toggle("lit", on);
    for (const b of legalButtons()) if (b.dataset.act === action) b.classList.toggle("lit", on);
  }

  const CHOICES = "#board [data-action], #acts [data-act]";
  document.addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.(CHOICES);
    if (!thing || event.pointerType === "touch") return;
    light(thing.dataset.action || thing.dataset.act, true);
    clearTimeout(hintTimer);
    hintTimer = setTimeout(() => showHint(thing), 350);
  });
  document.addEventListener("pointerout", (event) => {
    const thing = event.target.closest?.(CHOICES);
    if (!thing) return;
    light(thing.dataset.action || thing.dataset.act, false);
    clearTimeout(hintTimer);
    hintFor = null;
    $("#hint").hidden = true;
  });
  document.addEventListener("focusin", (event) => {
    const thing = event.target.closest?.(CHOICES);
    for (const e of $$("#board .lit")) if (picked === null) e.classList.remove("lit");
    for (const b of legalButtons()) b.classList.remove("lit");
    if (thing) light(thing.dataset.action || thing.dataset.act, true);
  });
  let held = 0;
  document.addEventListener("touchstart", (event) => {
    const thing = event.target.closest?.(CHOICES);
    clearTimeout(held);
    if (thing) held = setTimeout(() => { showHint(thing); thing.dataset.long = "1"; }, 500);
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    clearTimeout(held);
    const thing = event.target.closest?.(CHOICES);
    if (thing?.dataset.long) { delete thing.dataset.long; event.preventDefault(); setTimeout(hideHint, 2500); }
  });

  // --- your turn: title, sound, notice ----------------------------------------------------------

  const bell = $('[data-do="sound"]');
  let loud = localStorage.getItem("sound") === "1";
  function showBell() {
    bell.setAttribute("aria-pressed", String(loud));
    bell.setAttribute("aria-label", loud ? bell.dataset.on : bell.dataset.off);
    bell.title = loud ? bell.dataset.on : bell.dataset.off;
  }
  bell.addEventListener("click", () => {
    loud = !loud;
    localStorage.setItem("sound", loud ? "1" : "");
    if (loud && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
    if (loud) ring();
    showBell();
  });
  showBell();

  function ring() {
    try {
      const audio = new AudioContext();
      [[660, 0], [880, 0.14]].forEach(([pitch, at]) => {
        const tone = audio.createOscillator(), gain = audio.createGain();
        tone.frequency.value = pitch;
        tone.connect(gain).connect(audio.destination);
        gain.gain.setValueAtTime(0.12, audio.currentTime + at);
        gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
        tone.start(audio.currentTime + at);
        tone.stop(audio.currentTime + at + 0.3);
      });
    } catch { /* no sound here */ }
  }

  function yourTurn() {
    if (!loud) return;
    ring();
    if (document.hidden && "Notification" in window && Notification.permission === "granted")
      new Notification(table.dataset.yourTurn, { body: table.dataset.title, tag: table.dataset.table });
  }
  function titled() {
    document.title = (table.dataset.mine ? `● ${table.dataset.yourTurn} · ` : "") + table.dataset.title;
  }
  titled();

  // --- how long a bot has been thinking ----------------------------------------------------------

  let thinking = "", since = 0;
  setInterval(() => {
    const dots = $(".turn.bot .dots");
    const now = dots ? table.dataset.version : "";
    if (now !== thinking) { thinking = now; since = Date.now(); }
    const seconds = Math.floor((Date.now() - since) / 1000);
    if (dots) dots.textContent = seconds >= 2 ? ` ${seconds} s` : "";
  }, 500);

  // --- zoom and sheets -------------------------------------------------------------------------

  function zoomable() {
    const box = board.firstElementChild?.viewBox?.baseVal;
    board.toggleAttribute("data-tall", Boolean(box && box.height / box.width > 1.8));
    const small = box && board.clientWidth / box.width < 0.55;
    $(".zoom").hidden = !small && Number(board.dataset.zoom || 1) === 1;
  }
  addEventListener("resize", zoomable);
  zoomable();
  function zoom(by) { board.dataset.zoom = Math.max(1, Math.min(4, Number(board.dataset.zoom || 1) + by)); }
  $('[data-do="zoom-in"]').addEventListener("click", () => zoom(1));
  $('[data-do="zoom-out"]').addEventListener("click", () => zoom(-1));
  for (const button of $$("[data-sheet]", $(".sheets"))) button.addEventListener("click", () => {
    const open = table.dataset.sheet === button.dataset.sheet ? "" : button.dataset.sheet;
    table.dataset.sheet = open;
    for (const other of $$("[data-sheet]", $(".sheets"))) other.setAttribute("aria-expanded", String(other.dataset.sheet === open));
    if (open === "log") $("#log").scrollTop = $("#log").scrollHeight;
  });

  connect();
})();
