// Puts the numbers of notes at the parts of the picture that they name.
function place() {
  for (const mark of document.querySelectorAll(".cm-mark")) {
    const board = mark.parentElement;
    const part = board.querySelector(`#${CSS.escape(mark.dataset.at)}`);
    const view = board.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    const left = Math.max(box.left, view.left), right = Math.min(box.right, view.right);
    const top = Math.max(box.top, view.top), bottom = Math.min(box.bottom, view.bottom);
    mark.style.left = `${(left + right) / 2 - view.left}px`;
    mark.style.top = `${(top + bottom) / 2 - view.top}px`;
    mark.hidden = false;
  }
}
addEventListener("load", place);
addEventListener("resize", place);
