// The picture: larger, smaller, moved about; and motion that tells what happened.
"use strict";
(() => {
  const { $, $$ } = cm;
  const board = $("#board"), paper = $("#paper");
  if (!board) return;
  const SVG = "http://www.w3.org/2000/svg";
  const WORDS = 1.1;      // below this scale a tall picture is scrolled rather than made smaller,
  const NEARLY = 0.75;    // unless the whole of it is hardly smaller than that,
  const READABLE = 0.65;  // or words of 20 are still 13 pixels high,
  const PHONE = 390;      // and still as wide as on a phone, where its words can be read
  const TINY = 0.5;       // below this scale nobody reads them: it is seen from near, a part of it
  const MOST = 4;
  const STEP = 220, WAY = 900, TUMBLE = 400;

  const picture = () => paper.querySelector("svg.cm-picture");
  const over = document.createElementNS(SVG, "svg");  // rings, traces and numbers lie above it
  over.classList.add("over");
  over.setAttribute("aria-hidden", "true");
  paper.append(over);

  function made(name, attributes, parent = over) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  }

  // --- size ------------------------------------------------------------------------------------

  let scale = 0, fitted = true;

  // A picture may have two arrangements, `data-wide` and `data-tall`: its view and the places of its
  // panels on a wide and on a narrow page; a panel with one place only is shown on such a page only.
  function arrange() {
    const { wide } = picture().dataset;
    if (!wide) return;
    const shape = board.clientWidth / wide.split(" ")[2] < 0.45 ? "tall" : "wide";
    picture().setAttribute("viewBox", picture().dataset[shape]);
    for (const panel of $$(":scope > :is([data-wide], [data-tall])", picture())) {
      const place = panel.dataset[shape];
      if (place) panel.setAttribute("transform", place);
      panel.setAttribute("visibility", place ? "visible" : "hidden");
    }
  }

  function fits() {
    const { width, height } = picture().viewBox.baseVal;
    const wide = board.clientWidth / width, whole = Math.min(wide, board.clientHeight / height);
    const usual = Math.min(wide, Math.max(whole, WORDS));
    const eyed = looked();
    if (usual < TINY && eyed && eyed.width * READABLE < board.clientWidth && eyed.height * READABLE < board.clientHeight) return { whole, usual: READABLE };
    return { whole, usual: (whole > NEARLY * usual || whole > READABLE) && whole * width > PHONE ? whole : usual };
  }

  function sized(to) {
    const { width, height } = picture().viewBox.baseVal;
    scale = to;
    paper.style.width = `${width * to}px`;
    paper.style.height = `${height * to}px`;
    over.setAttribute("viewBox", picture().getAttribute("viewBox"));
    beyond();
  }

  // Around all that its player looks at (`data-look`).
  function looked() {
    const all = $$("[data-look]", picture()).map(box);
    if (!all.length) return null;
    const x = Math.min(...all.map((r) => r.x)), y = Math.min(...all.map((r) => r.y));
    return { x, y, width: Math.max(...all.map((r) => r.x + r.width)) - x, height: Math.max(...all.map((r) => r.y + r.height)) - y };
  }

  // It is kept away from the edge; and if no choice at all is in view then, the nearest one is shown.
  function follow(behavior = "auto") {
    if (!fitted) return;
    const b = board.getBoundingClientRect(), eyed = looked();
    const [mx, my] = middle();
    let left = 0, top = 0;
    if (eyed) {
      const a = paper.getBoundingClientRect(), { x, y } = picture().viewBox.baseVal;
      const dx = a.left + (eyed.x + eyed.width / 2 - x) * scale - mx, dy = a.top + (eyed.y + eyed.height / 2 - y) * scale - my;
      if (Math.abs(dx) > b.width / 4 || Math.abs(dy) > b.height / 4) [left, top] = [dx, dy];
    }
    const away = $$(".choice", paper).map((e) => e.getBoundingClientRect()).map((r) => ({ x: (r.left + r.right) / 2 - left - mx, y: (r.top + r.bottom) / 2 - top - my }));
    if (away.length && !away.some(({ x, y }) => Math.abs(x) < b.width / 2 && Math.abs(y) < b.height / 2)) {
      const nearest = away.reduce((p, q) => (Math.hypot(p.x, p.y) <= Math.hypot(q.x, q.y) ? p : q));
      [left, top] = [left + nearest.x, top + nearest.y];
    }
    if (left || top) board.scrollBy({ left, top, behavior });
  }

  function zoomTo(to, x, y) {
    const before = paper.getBoundingClientRect(), old = scale;
    const { whole, usual } = fits();
    sized(Math.max(Math.min(whole, usual), Math.min(MOST, to)));
    const now = paper.getBoundingClientRect();
    board.scrollLeft += now.left + (x - before.left) * scale / old - x;
    board.scrollTop += now.top + (y - before.top) * scale / old - y;
    fitted = false;
  }

  function middle() {
    const box = board.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  function fit() {
    const { whole, usual } = fits();
    const all = fitted && Math.abs(scale - usual) < 0.001 && whole < usual;
    sized(all ? whole : usual);
    fitted = !all;
    follow();
  }

  $('[data-do="zoom-in"]').addEventListener("click", () => zoomTo(scale * 1.3, ...middle()));
  $('[data-do="zoom-out"]').addEventListener("click", () => zoomTo(scale / 1.3, ...middle()));
  $('[data-do="zoom-fit"]').addEventListener("click", fit);
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;  // without them the wheel scrolls
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });

  let pinch = null;
  function fingers(event) {
    const [a, b] = event.touches;
    return { far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  }
  board.addEventListener("touchstart", (event) => {
    pinch = event.touches.length === 2 ? { ...fingers(event), scale } : null;
  }, { passive: true });
  board.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const now = fingers(event);
    board.scrollLeft -= now.x - pinch.x;
    board.scrollTop -= now.y - pinch.y;
    [pinch.x, pinch.y] = [now.x, now.y];
    zoomTo(pinch.scale * now.far / pinch.far, now.x, now.y);
  }, { passive: false });

  let drag = null, dragged = false;
  board.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType === "mouse" && event.button === 0) drag = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
    if (!dragged && Math.hypot(dx, dy) < 6) return;
    dragged = true;
    board.classList.add("dragging");
    board.scrollLeft = drag.left - dx;
    board.scrollTop = drag.top - dy;
  });
  addEventListener("pointerup", () => { drag = null; board.classList.remove("dragging"); });
  board.addEventListener("click", (event) => {
    if (dragged && event.detail) { event.stopImmediatePropagation(); event.preventDefault(); }
    dragged = false;
  }, true);

  board.addEventListener("keydown", (event) => {
    if (event.key === "+" || event.key === "=") zoomTo(scale * 1.3, ...middle());
    else if (event.key === "-") zoomTo(scale / 1.3, ...middle());
    else if (event.key === "0") fit();
  });

  function resized() {
    arrange();
    if (fitted) { sized(fits().usual); follow(); } else beyond();
  }
  new ResizeObserver(resized).observe(board);

  const gently = () => (cm.calm.matches ? "auto" : "smooth");

  // How many choices lie beyond the edge: a small mark that leads there.
  function beyond() {
    const box = board.getBoundingClientRect();
    const away = { up: [], down: [], left: [], right: [] };
    for (const element of $$(".choice", paper)) {
      const r = element.getBoundingClientRect(), x = (r.left + r.right) / 2, y = (r.top + r.bottom) / 2;
      const way = y < box.top ? "up" : y > box.bottom ? "down" : x < box.left ? "left" : x > box.right ? "right" : "";
      if (way) away[way].push(element);
    }
    for (const [way, found] of Object.entries(away)) {
      const mark = $(`.beyond[data-way="${way}"]`);
      mark.hidden = !found.length || !box.height;
      mark.lastElementChild.textContent = found.length;
      mark.onclick = () => {
        const nearest = way === "up" || way === "left" ? found.at(-1) : found[0];
        nearest.scrollIntoView({ block: "center", inline: "center", behavior: gently() });
      };
    }
  }
  board.addEventListener("scroll", beyond, { passive: true });

  // --- where things are, in the picture's own numbers --------------------------------------------

  function point(element, x = 0, y = 0) {
    const m = element.getCTM(), root = picture().getCTM();
    if (!m || !root) return { x, y };
    const p = new DOMPoint(x, y).matrixTransform(root.inverse().multiply(m));
    return { x: p.x, y: p.y };
  }

  function box(element) {
    const { x, y, width, height } = element.getBBox();
    const a = point(element, x, y), b = point(element, x + width, y + height);
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
  }

  // --- motion ------------------------------------------------------------------------------------

  function snapshot() {
    const places = new Map(), faces = new Map();
    for (const element of $$("g[id]", picture())) {
      places.set(element.id, { own: element.getAttribute("transform"), parent: element.parentNode.closest("[id]")?.id, at: point(element) });
      const face = element.querySelector(":scope > use:not([transform])")?.getAttribute("href");
      if (face) faces.set(element.id, face);
    }
    return { places, faces, numbers: numbers() };
  }

  // Whole numbers in the picture, by the group that they stand in.
  function numbers() {
    const found = new Map();
    for (const text of $$("text", picture())) {
      const home = text.closest("[id]")?.id || "";
      if (/die|dice|hand/.test(home)) continue;
      if (!found.has(home)) found.set(home, []);
      found.get(home).push(text);
    }
    const values = new Map();
    for (const [home, texts] of found) texts.forEach((text, i) => {
      if (/^\d+$/.test(text.textContent)) values.set(`${home} ${i} ${texts.length}`, { text, value: Number(text.textContent) });
    });
    return values;
  }

  function change(how) {
    const before = snapshot();
    how();
    arrange();
    sized(fitted ? fits().usual : scale);
    follow(gently());
    over.querySelectorAll(".target").forEach((e) => e.remove());
    if (cm.calm.matches || document.hidden) return;
    const cells = numberedPlaces();
    for (const element of $$("g[id]", picture())) {
      const old = before.places.get(element.id);
      if (!old) appear(element);
      else if (old.own !== element.getAttribute("transform") || old.parent !== element.parentNode.closest("[id]")?.id) travel(element, old, cells);
      const face = element.matches(".piece") && element.querySelector(":scope > use:not([transform])")?.getAttribute("href");
      if (face && before.faces.has(element.id) && before.faces.get(element.id) !== face) turn(element);
    }
    let floats = 0;
    for (const [key, { text, value }] of numbers()) {
      const old = before.numbers.get(key);
      if (old && old.value !== value && floats++ < 12) rise(text, value - old.value);
    }
  }

  function appear(element) {
    if (element.matches(".piece")) element.animate([{ opacity: 0 }, { opacity: 1 }], 250);
  }

  // Places that are numbered like the steps of a path, `space-1`, `space-2`, …: pieces go along them.
  function numberedPlaces() {
    const stems = new Map();
    for (const element of $$("g[id]:not(.piece)", picture())) {
      const [, stem, n] = /^(.+?)-(\d+)$/.exec(element.id) || [];
      if (!stem) continue;
      if (!stems.has(stem)) stems.set(stem, new Map());
      stems.get(stem).set(Number(n), box(element));
    }
    return [...stems.values()].filter((places) => places.size >= 8);
  }

  function waypoints(element, a, b, paths) {
    if (element.dataset.way) return element.dataset.way.trim().split(/\s+/).map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return point(element.parentNode, x, y);
    });
    const inside = ({ x, y }) => ([, r]) => x >= r.x && x <= r.x + r.width && y >= r.y && y <= r.y + r.height;
    for (const places of paths) {
      const from = [...places].find(inside(a))?.[0], to = [...places].find(inside(b))?.[0];
      if (from === undefined || to === undefined) continue;
      const steps = Math.abs(to - from), on = Math.sign(to - from);
      if (steps < 2 || steps > 6) continue;  // a pipe, not a run
      const between = Array.from({ length: steps - 1 }, (_, i) => places.get(from + on * (i + 1)));
      if (between.every(Boolean)) return between.map((r) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 }));
    }
    return [];
  }

  function travel(element, old, cells) {
    const b = point(element), a = old.at;
    if (Math.hypot(a.x - b.x, a.y - b.y) < 1) return;
    const apart = (p, q) => Math.hypot(p.x - q.x, p.y - q.y) > 1;
    const way = [a, ...waypoints(element, a, b, cells).filter((p) => apart(p, a) && apart(p, b)), b];
    const inner = element.parentNode.getCTM(), root = picture().getCTM();
    const m = inner && root ? root.inverse().multiply(inner) : { a: 1, d: 1 };
    const frames = way.map((p) => ({ translate: `${(p.x - b.x) / m.a}px ${(p.y - b.y) / m.d}px` }));
    const far = Math.hypot(a.x - b.x, a.y - b.y);
    const duration = Math.min(WAY, way.length > 2 ? STEP * (way.length - 1) : STEP + far * 0.5);
    element.animate(frames, { duration, easing: "cubic-bezier(.3, 0, .2, 1)" });
    if (element.matches(".piece, [data-way]") && far > 48 && !isDie(element)) trace(way);
  }

  // Where a piece came from, for a while. Dice are sorted all the time: theirs would cover everything.
  function trace(way) {
    const line = made("polyline", { class: "trace", points: way.map((p) => `${p.x},${p.y}`).join(" ") });
    setTimeout(() => line.remove(), 2000);
  }

  const isDie = (element) => /die|dice/.test(element.id + (element.querySelector("use")?.getAttribute("href") || ""));

  // Dice tumble, everything else turns over like a card.
  function turn(element) {
    const frames = isDie(element)
      ? [{ transform: "rotate(-200deg) scale(.7)" }, { transform: "rotate(25deg) scale(1.08)", offset: 0.7 }, { transform: "none" }]
      : [{ transform: "scaleX(0)" }, { transform: "none" }];
    for (const use of element.querySelectorAll(":scope > use:not([transform])")) use.animate(frames, { duration: TUMBLE, easing: "ease-out" });
  }

  function rise(text, by) {
    const r = box(text);
    const mark = made("text", { class: `float ${by > 0 ? "up" : "down"}`, x: r.x + r.width / 2, y: r.y, "text-anchor": "middle" });
    mark.textContent = by > 0 ? `+${by}` : `−${-by}`;
    setTimeout(() => mark.remove(), 1600);
  }

  // --- possible targets: a dashed ring with a tag of what it costs and brings ------------------------

  function targets(elements) {
    over.querySelectorAll(".target").forEach((e) => e.remove());
    const plates = [];
    for (const element of elements) {
      if (element.querySelector(".aim")) continue;  // this picture draws ring and costs itself
      const r = box(element);
      const ring = made("g", { class: "target" });
      made("rect", { x: r.x - 4, y: r.y - 4, width: r.width + 8, height: r.height + 8, rx: Math.min(16, r.width / 2, r.height / 2) + 4 }, ring);
      if (element.dataset.tag) tagged(ring, r, element.dataset.tag, plates);
    }
  }

  // A tag above its target, higher up where another one is already.
  function tagged(ring, r, tag, plates) {
    const high = 28, words = made("text", { "text-anchor": "middle" }, ring);
    words.textContent = tag;
    const wide = words.getBBox().width + 20, all = picture().viewBox.baseVal;
    const x = Math.max(all.x + 2, Math.min(all.x + all.width - wide - 2, r.x + r.width / 2 - wide / 2));
    let y = r.y - high - 8;
    while (y > high && plates.some((p) => x < p.x + p.wide && p.x < x + wide && Math.abs(p.y - y) < high)) y -= high + 2;
    plates.push({ x, y, wide });
    words.setAttribute("x", x + wide / 2);
    words.setAttribute("y", y + 21);
    ring.insertBefore(made("rect", { class: "plate", x, y, width: wide, height: high, rx: 10 }, ring), words);
  }

  arrange();
  sized(fits().usual);
  follow();
  cm.board = { change, targets, beyond, box };
})();
