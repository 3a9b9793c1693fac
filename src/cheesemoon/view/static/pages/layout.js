// @ts-check
// The layout of a table before the first turn: by tapping, dragging or with the keyboard.
import { $, $$, fillIn, make, word } from "../lib/dom.js";

const form = $("main form");
const empty = form.dataset.empty === "1";

/** Places of one sort, and the things that can lie there. */
class Sort {
  /** @param {HTMLElement} field */
  constructor(field) {
    this.field = field;
    this.places = $$(".lies li", field);
    this.stock = $$(".stock .pick", field);
    this.next = 0;
    for (const place of this.places) this.open(place);
    for (const pick of this.stock) this.offer(pick);
    $(".stock", field).hidden = false;
    field.classList.add("dragged");
    this.show();
  }

  /** Turn a place into a button. Its list stays for the form. @param {HTMLLIElement} place */
  open(place) {
    const list = $("select", place);
    list.hidden = true;
    if (empty) {
      list.prepend(make("option", { value: "" }, ""));
      list.value = "";
    }
    const button = make("button", { type: "button", className: "spot", draggable: true });
    $("label", place).replaceWith($(".at", place), list, button);
    const at = this.places.indexOf(place);
    button.addEventListener("click", () => {
      if (list.value !== "" && this.next === at) list.value = "";
      this.next = at;
      this.show();
    });
    button.addEventListener("dragstart", (e) =>
      e.dataTransfer?.setData("text/plain", `${this.field.dataset.key} at ${at}`),
    );
    button.addEventListener("keydown", (e) => {
      if (e.key === "Delete" || e.key === "Backspace") {
        list.value = "";
        this.next = at;
        this.show();
        e.preventDefault();
      }
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1 }[e.key];
      if (to === undefined || !this.places[to]) return;
      e.preventDefault();
      if (e.shiftKey) this.swap(at, to);
      $(".spot", this.places[to]).focus();
    });
    place.addEventListener("dragover", (e) => {
      e.preventDefault();
      place.classList.add("over");
    });
    place.addEventListener("dragleave", () => place.classList.remove("over"));
    place.addEventListener("drop", (e) => {
      e.preventDefault();
      place.classList.remove("over");
      const [key, how, number] = (e.dataTransfer?.getData("text/plain") ?? "").split(" ");
      if (key !== this.field.dataset.key) return;
      if (how === "at") this.swap(Number(number), at);
      else this.put(at, number);
    });
  }

  /** Let a thing be put. @param {HTMLElement} pick */
  offer(pick) {
    pick.draggable = true;
    pick.addEventListener("click", () => this.put(this.next, pick.dataset.number ?? ""));
    pick.addEventListener("dragstart", (e) =>
      e.dataTransfer?.setData("text/plain", `${this.field.dataset.key} of ${pick.dataset.number}`),
    );
  }

  /** Return the list of a place. @param {number} i */
  list(i) {
    return $("select", this.places[i]);
  }

  /** Return how many of a thing are left. @param {string} number */
  left(number) {
    const all = Number(this.stock.find((p) => p.dataset.number === number)?.dataset.many ?? 0);
    return all - this.places.filter((_, i) => this.list(i).value === number).length;
  }

  /**
   * Put a thing on a place. If none is left, swap it with the place where it lies.
   * @param {number} at
   * @param {string} number
   */
  put(at, number) {
    const list = this.list(at);
    if (list.value !== number && this.left(number) < 1) {
      const from = this.places.findIndex((_, i) => this.list(i).value === number);
      this.list(from).value = list.value;
    }
    list.value = number;
    const after = [...this.places.keys()].map((i) => (at + 1 + i) % this.places.length);
    this.next = after.find((i) => this.list(i).value === "") ?? (at + 1) % this.places.length;
    this.show();
  }

  /** @param {number} one @param {number} other */
  swap(one, other) {
    [this.list(one).value, this.list(other).value] = [this.list(other).value, this.list(one).value];
    this.next = other;
    this.show();
  }

  show() {
    for (const [i, place] of this.places.entries()) {
      const pick = this.stock.find((p) => p.dataset.number === this.list(i).value);
      const spot = $(".spot", place);
      spot.replaceChildren(...(pick ? [$("svg", pick).cloneNode(true)] : []));
      spot.setAttribute(
        "aria-label",
        word("layout-at", $(".at", place).textContent, pick ? $("span", pick).textContent : word("layout-empty")),
      );
      place.classList.toggle("due", i === this.next);
    }
    for (const pick of this.stock) {
      const left = this.left(pick.dataset.number ?? "");
      $(".many", pick).textContent = Number(pick.dataset.many) > 1 ? `×${left}` : "";
      pick.classList.toggle("gone", left < 1);
    }
    count();
  }
}

function count() {
  const open = $$(".lies select").filter((list) => list.value === "").length;
  $("button.primary", form).disabled = open > 0;
  $("#left").textContent = open ? fillIn(form.dataset.left, open) : "";
}

for (const field of $$("fieldset.lay")) new Sort(field);
