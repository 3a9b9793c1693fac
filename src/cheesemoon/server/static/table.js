// The table: live updates, choosing first the piece and then the place, hints and reasons, notices.
"use strict";
(() => {
  const { $, $$, calm, parsed, toast } = cm;
  const SVG = "http://www.w3.org/2000/svg";
  const table = $("#table"), board = $("#board"), paper = $("#paper");
  const picture = () => paper.querySelector("svg.cm-picture");

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
      if (!table.classList.contains("lost")) toast(document.body.dataset.lost);
      table.classList.add("lost");
      stream.close();
      setTimeout(connect, 1000);
    };
  }
  cm.stale = () => { stream?.close(); stamp = ""; connect(); };
  cm.offline = () => {
    if (table.classList.contains("lost")) toast(document.body.dataset.lost);
    return table.classList.contains("lost");
  };
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => { if (event.persisted) cm.stale(); });

  function update(data) {
    const wasMine = table.dataset.mine === "1";
    const focused = Boolean(document.activeElement?.closest("#acts, #board"));
    const counts = new Map($$("[data-count]").map((c) => [c.dataset.count, Number(c.dataset.value)]));
    const said = $$("#chat li:not(.empty)").length;
    closeWhich();
    hideHint();
    widen();
    $("#advice").replaceChildren();
    for (const [id, html] of Object.entries(data.parts || {}))
      Idiomorph.morph(document.getElementById(id), html, { morphStyle: id.startsWith("player-") ? "outerHTML" : "innerHTML", callbacks: { beforeAttributeUpdated: keepOpen } });
    if (data.parts?.ask) $(".ask").scrollTop = 0;
    if (data.picture || data.patch) draw(data);
    const words = data.log ? writeLog(...data.log) : [];
    table.dataset.version = data.v;
    table.dataset.mine = data.mine ? "1" : "";
    stamp = data.stamp;
    for (const count of $$("[data-count]")) floatUp(count, counts.get(count.dataset.count));
    if (data.mine && focused) ($("#acts button") || board).focus({ preventScroll: true });
    if (data.mine && !wasMine) yourTurn();
    if (data.mine && (words.length || !wasMine)) words.push($(".question")?.textContent || "");
    const lines = $$("#chat li:not(.empty)");
    if (lines.length > said) words.push(lines.at(-1).textContent);
    if (words.length) $("#live").textContent = words.join(" ");  // a screen reader hears each once
    titled();
    askStanding();
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

  // The log stays at its end, unless somebody has scrolled up to read.
  const log = $("#log");
  let following = true;
  function follow() { if (following) log.scrollTop = log.scrollHeight; }
  log.addEventListener("scroll", () => { following = log.scrollHeight - log.scrollTop - log.clientHeight < 40; }, { passive: true });
  new ResizeObserver(follow).observe(log);

  // The page begins with the last lines only; what comes is counted from the first.
  function writeLog(from, html) {
    if (from < log.dataset.skipped) log.dataset.skipped = from;
    while (log.children.length > from - log.dataset.skipped) log.lastElementChild.remove();
    const items = [...parsed(html).children];
    const words = [];
    for (const item of $$(".new", log)) item.classList.remove("new");
    for (const item of items) {
      if (items.length < 12) { item.classList.add("new"); words.push(item.textContent.trim()); }
      log.append(item);
    }
    follow();
    return words;
  }

  // --- the picture --------------------------------------------------------------------------

  // A piece that is only the first half of a choice carries `data-pick`, the beginning of the actions
  // it stands for, or any other data (`data-rat="2"`) that their places carry as well.
  const PICKS = "[data-pick], .choice:not([data-action])";

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
    cm.board.change(() => {
      if (data.picture) Idiomorph.morph(picture(), svgElement(data.picture), { morphStyle: "outerHTML" });
      else {
        setAttributes(picture(), data.patch.open);
        patch(picture(), data.patch.parts);
      }
      prepareBoard();
    });
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

  function prepareBoard() {
    for (const element of $$(`[data-action], ${PICKS}`, paper)) {
      element.setAttribute("tabindex", "-1");  // the buttons are in the order of Tab, the picture by arrows
      element.classList.add("choice");
    }
    cm.board.beyond();
  }
  prepareBoard();

  // --- choosing: first the piece, then the place ----------------------------------------------

  let picked = null, pickedPiece = null;

  function choicesOf(piece) {
    const { pick } = piece.dataset;
    const actions = legalButtons().map((b) => b.dataset.act);
    if (pick !== undefined) return new Set(actions.filter((a) => a === pick || a.startsWith(pick + " ")));
    const [name, value] = Object.entries(piece.dataset).find(([key]) => key !== "tag" && key !== "way") || [];
    const places = name ? $$("[data-action]", paper).filter((e) => e.dataset[name] === value) : [];
    return new Set(places.map((e) => e.dataset.action));
  }

  function legalButtons() { return $$("#acts button[data-act]"); }
  function send(action) { legalButtons().find((b) => b.dataset.act === action)?.click(); }

  function narrow(piece) {
    widen();
    picked = choicesOf(piece);
    if (!picked.size) { picked = null; return; }
    pickedPiece = piece;
    const left = legalButtons().filter((b) => { b.hidden = !picked.has(b.dataset.act); return !b.hidden; });
    board.classList.add("narrowed");
    const places = $$("[data-action]", paper).filter((e) => picked.has(e.dataset.action));
    for (const e of places) e.classList.add("lit");
    cm.board.targets(places);
    piece.classList.add("chosen");
    const back = document.createElement("button");
    back.id = "widen";
    back.type = "button";
    back.textContent = `↩ ${table.dataset.all}`;
    back.addEventListener("click", widen);
    $("#acts").prepend(back);
    if (left.length === 1) left[0].focus({ preventScroll: true });
  }

  function widen() {
    if (picked === null && !$("#widen")) return;
    picked = pickedPiece = null;
    for (const b of legalButtons()) b.hidden = false;
    board.classList.remove("narrowed");
    for (const e of $$(".lit, .chosen", paper)) e.classList.remove("lit", "chosen");
    cm.board.targets([]);
    $("#widen")?.remove();
  }

  function closeWhich() { $("#which")?.remove(); $("#why")?.remove(); }

  // A small box beside what was clicked.
  function beside(id, x, y, ...content) {
    closeWhich();
    const box = document.createElement("div");
    box.id = id;
    box.append(...content);
    document.body.append(box);
    const size = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(x + 6, innerWidth - size.width - 8))}px`;
    box.style.top = `${Math.max(8, Math.min(y + 6, innerHeight - size.height - 8))}px`;
    return box;
  }

  function which(actions, x, y) {
    const head = document.createElement("p");
    head.textContent = table.dataset.choose;
    const choices = actions.map((action) => {
      const one = document.createElement("button");
      one.type = "button";
      one.textContent = legalButtons().find((b) => b.dataset.act === action)?.textContent || action;
      one.addEventListener("click", () => { closeWhich(); send(action); });
      return one;
    });
    const box = beside("which", x, y, head, ...choices);
    box.setAttribute("role", "group");
    choices[0].focus();
  }

  // What cannot be chosen says why, where it was clicked.
  async function why(thing, x, y) {
    const named = thing.matches(".piece") ? "" : thing.id;  // the number of a piece is not that of a place
    const asked = new URLSearchParams({ thing: thing.dataset.why || named, pick: pickedPiece?.dataset.pick || pickedPiece?.id || "" });
    const answer = await cm.ask(`${table.dataset.table}/why?${asked}`);
    const text = answer.ok ? await answer.text() : "";
    if (!text) return;
    const box = beside("why", x, y, parsed(text));
    box.setAttribute("role", "status");
    setTimeout(() => box.remove(), 8000);
  }

  function under(x, y) {
    const found = document.elementsFromPoint(x, y).map((e) => paper.contains(e) && e.closest(`[data-action], ${PICKS}`)).filter(Boolean);
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
    else {
      const thing = event.target.closest("[data-why], g[id]");
      if (thing && paper.contains(thing) && table.dataset.seated) why(thing, event.clientX, event.clientY);
      else { closeWhich(); widen(); }
    }
  });
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest("#which, #why")) closeWhich(); });
  document.addEventListener("click", (event) => {
    const option = event.target.closest("#advice [data-go]");
    if (option) send(option.dataset.go);
  });

  // --- keys ------------------------------------------------------------------------------------

  cm.key = (event) => {
    const here = event.target.closest(`#board [data-action], #board .choice`);
    if (event.key === "u") $('[data-do="undo"]')?.click();
    else if (event.key === "Escape") { widen(); hideHint(); closeWhich(); openSheet(""); }
    else if (event.key === "Enter" && here) { event.preventDefault(); here.dataset.action ? send(here.dataset.action) : narrow(here); }
    else if (event.key.startsWith("Arrow")) arrows(event);
  };

  function arrows(event) {
    if (event.target.closest("#board")) { if (onBoard(event.key)) event.preventDefault(); return; }
    const here = event.target.closest("#acts button, #which button");
    if (!here) return;
    const all = $$(here.closest("#which") ? "#which button" : "#acts button:not([hidden])");
    const on = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
    event.preventDefault();
    all[(all.indexOf(here) + on + all.length) % all.length].focus();
  }

  // In the picture an arrow leads to the nearest choice that lies that way.
  function onBoard(key) {
    const all = $$("[data-action], .choice", paper).filter((e) => picked === null || picked.has(e.dataset.action) || e.matches(".chosen"));
    if (!all.length) return false;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] || [0, 0];
    const middle = (e) => { const r = e.getBoundingClientRect(); return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; };
    const here = all.find((e) => e === document.activeElement);
    let next = all[0];
    if (here) {
      const [x, y] = middle(here);
      const ranked = all.filter((e) => e !== here).map((e) => {
        const [ex, ey] = middle(e), along = (ex - x) * dx + (ey - y) * dy, aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
        return [along > 1 ? along + 2 * aside : Infinity, e];
      }).sort((a, b) => a[0] - b[0]);
      if (!ranked.length || ranked[0][0] === Infinity) return true;
      next = ranked[0][1];
    }
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }

  // --- who is ahead: asked for while the bar is open, which this browser remembers -------------------

  const standing = $("#standing");
  let standingOf = "";

  async function askStanding() {
    const version = table.dataset.version;
    if (!standing.open || standingOf === version) return;
    standingOf = version;
    const answer = await cm.ask(standing.dataset.standing);
    if (answer.ok && version === table.dataset.version) $("div", standing).replaceChildren(parsed(await answer.text()));
  }
  standing.addEventListener("toggle", () => {
    localStorage.setItem("standing", standing.open ? "1" : "");
    askStanding();
  });
  standing.open = localStorage.getItem("standing") === "1";

  // --- hints ---------------------------------------------------------------------------------

  let hintTimer = 0, hintFor = null;
  const hints = new Map();

  function hideHint() { clearTimeout(hintTimer); hintFor = null; $("#hint").hidden = true; hints.clear(); }

  async function showHint(thing) {
    const action = thing.dataset.action || thing.dataset.act;
    const key = `${table.dataset.version} ${action}`;
    hintFor = key;
    if (!hints.has(key)) {
      const answer = await cm.ask(`${table.dataset.table}/preview?action=${encodeURIComponent(action)}`);
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
    const left = thing.closest("#acts") ? at.left - size.width - 8 : at.left;
    box.style.left = `${Math.max(8, Math.min(left < 8 ? at.left : left, innerWidth - size.width - 8))}px`;
    box.style.top = `${at.bottom + size.height + 12 > innerHeight ? Math.max(8, at.top - size.height - 8) : thing.closest("#acts") && left >= 8 ? at.top : at.bottom + 8}px`;
  }

  function light(action, on) {
    for (const e of $$("[data-action]", paper)) if (e.dataset.action === action && picked === null) e.classList.toggle("lit", on);
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
    if (!thing || event.pointerType === "touch") return;
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

  // A long press shows the hint and does not act.
  let held = 0, long = false;
  document.addEventListener("touchstart", (event) => {
    const thing = event.target.closest?.(CHOICES);
    clearTimeout(held);
    long = false;
    if (thing) held = setTimeout(() => { long = true; showHint(thing); }, 500);
  }, { passive: true });
  document.addEventListener("touchmove", () => clearTimeout(held), { passive: true });
  document.addEventListener("touchend", (event) => {
    clearTimeout(held);
    if (long) { event.preventDefault(); setTimeout(hideHint, 3000); }
  }, { passive: false });
  document.addEventListener("contextmenu", (event) => { if (long) event.preventDefault(); });

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

  let audio = null;
  function ring() {
    try {
      audio ??= new AudioContext();
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
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      const notice = new Notification(table.dataset.yourTurn, { body: table.dataset.title, tag: table.dataset.table });
      notice.onclick = () => { focus(); notice.close(); };
    }
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

  // --- sheets on a phone -------------------------------------------------------------------------

  const tabs = $$("[data-sheet]", $(".sheets"));
  function openSheet(name) {
    table.dataset.sheet = name;
    for (const tab of tabs) tab.setAttribute("aria-expanded", String(tab.dataset.sheet === name));
  }
  for (const tab of tabs) tab.addEventListener("click", () => openSheet(table.dataset.sheet === tab.dataset.sheet ? "" : tab.dataset.sheet));
  board.addEventListener("pointerdown", () => openSheet(""));

  connect();
})();
