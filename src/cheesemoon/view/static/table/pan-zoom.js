// @ts-check
// Moving and enlarging the board: buttons, wheel, keys, two fingers, a mouse that drags.
import { $$ } from "../lib/dom.js";
import { board } from "./overlay.js";
import { currentScale, toggleFit, zoomMiddle, zoomTo } from "./viewport.js";

const STEP = 1.3;
const DRAG = 6; // pixels until a press is a drag

for (const button of $$('[data-do="fit"]')) button.addEventListener("click", toggleFit);
board.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey && !event.metaKey) return; // without them the wheel scrolls
    event.preventDefault();
    zoomTo(currentScale() * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  },
  { passive: false },
);
board.addEventListener("keydown", (event) => {
  if (event.key === "+" || event.key === "=") zoomMiddle(currentScale() * STEP);
  else if (event.key === "-") zoomMiddle(currentScale() / STEP);
});

/** Return the distance and the middle of two fingers. @param {TouchEvent} event */
export function measureFingers(event) {
  const [a, b] = event.touches;
  return {
    far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}

/** @type {{ far: number, x: number, y: number, scale: number } | null} */
let pinch = null;
board.addEventListener(
  "touchstart",
  (event) => {
    pinch = event.touches.length === 2 ? { ...measureFingers(event), scale: currentScale() } : null;
  },
  { passive: true },
);
board.addEventListener(
  "touchmove",
  (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const now = measureFingers(event);
    board.scrollLeft -= now.x - pinch.x;
    board.scrollTop -= now.y - pinch.y;
    [pinch.x, pinch.y] = [now.x, now.y];
    zoomTo((pinch.scale * now.far) / pinch.far, now.x, now.y);
  },
  { passive: false },
);

/** @type {{ x: number, y: number, left: number, top: number } | null} */
let drag = null;
let isDragged = false;
board.addEventListener("pointerdown", (event) => {
  isDragged = false;
  if (event.pointerType === "mouse" && event.button === 0)
    drag = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
});
addEventListener("pointermove", (event) => {
  if (!drag) return;
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  const canMove = board.scrollWidth > board.clientWidth || board.scrollHeight > board.clientHeight;
  if (!isDragged && (Math.hypot(dx, dy) < DRAG || !canMove)) return;
  isDragged = true;
  board.classList.add("dragging");
  board.scrollLeft = drag.left - dx;
  board.scrollTop = drag.top - dy;
});
addEventListener("pointerup", () => {
  drag = null;
  board.classList.remove("dragging");
});
board.addEventListener(
  "click",
  (event) => {
    if (isDragged && event.detail) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    isDragged = false;
  },
  true,
);
