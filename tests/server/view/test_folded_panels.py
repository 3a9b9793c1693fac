"""What opponents own has room in their small panels, however much it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browser_help import DESK, PHONE

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.games.first_rat import content as rats
from cheesemoon.games.first_rat.picture.panels import gathered

NAMES = ("Maja", "Christopherus der Zweite", "Wiktoria", "Pip 2", "WWWWWWWWWWWWWWWWWWWWWWWW")
COMICS = ["green-orange", "green-pipes", "long-legs", "no-rent", "orange-pipes"]
CAPS = ["unbuilt", "collector", "pantry", "spotlights", "cockpit", "rattonauts"]
GOODS = {"cheese": 17, "bottle": 5, "soda": 4, "can": 2, "calculator": 2, "light": 40}

MEASURE = """([panels, wide]) => panels.map((panel) => {
  const box = document.createElement('div');
  box.style.width = wide + 'px';
  box.innerHTML = panel;
  document.querySelector('main').prepend(box);
  const all = box.querySelector('svg').getBoundingClientRect();
  const faults = [], at = (e) => e.getBoundingClientRect();
  const seen = (which) => [...box.querySelectorAll(which)].filter((e) => at(e).width);
  const words = seen('text').filter((e) => e.textContent);
  const things = seen('[id$=-things] > *, [id$=-amounts] > g, [id$=-tokens] > g');
  for (const e of [...words, ...things]) {
    const { left, right, top, bottom } = at(e);
    if (left < all.left || right > all.right || top < all.top - 1 || bottom > all.bottom + 2)
      faults.push('outside: ' + e.textContent + e.outerHTML.slice(0, 60));
  }
  const over = (a, b, least, told) => {
    const p = at(a), q = at(b);
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > least && high > 6) faults.push(`${told}: ${a.textContent} | ${b.textContent}`);
  };
  words.forEach((a, i) => words.slice(i + 1).forEach((b) => over(a, b, 2, 'words')));
  things.forEach((a, i) => {
    things.slice(i + 1).forEach((b) => over(a, b, 5, 'things'));
    words.filter((w) => !a.contains(w)).forEach((b) => over(a, b, 3, 'thing and words'));
  });
  box.remove();
  return faults; })"""
"""What lies outside a panel or over something else in it."""


def first_rats() -> Iterator[cm.Table]:
    def table(*seats: dict[str, Any]) -> cm.Table:
        owned = [{**GOODS, **seat} for seat in seats]
        return cm.game("first-rat").load({"game": "first-rat", "options": {}, "seats": owned})

    packs = list(rats.COLOURS)
    yield table(
        {"packs": packs, "mouldy": 3, "nuts": 3},
        {"comics": COMICS, "nuts": 4, "mouldy": 3},
        {"caps": CAPS[:4], "mouldy": 3},
        {"nuts": 8, "mouldy": 2, "drinks": 1},
        {"drinks": 1, "empties": 1},
    )
    whole = {"packs": packs, "comics": COMICS, "caps": CAPS, "drinks": 2, "empties": 1}
    yield table({"mouldy": 6, "nuts": 5}, {**whole, "mouldy": 6, "nuts": 10})
    yield table({"mouldy": 12}, {"nuts": 15}, {"packs": packs[:2], "comics": COMICS[:1]})


def guardians() -> Iterator[cm.Table]:
    for seats in (2, 4):
        position = cm.game("space-guardians").new(seats=seats, seed=1, advanced=True).position()
        stack = {kind: position["stack"].count(kind) for kind in "12345"}
        few = {kind: max(1, n // seats) for kind, n in stack.items()}
        for seat in position["seats"]:
            seat["tokens"] = {**few, "ship": 0}
            seat.update(level=3, rocket="held", battery="full")
        for kind, n in few.items():
            for _ in range(n * seats):
                position["stack"].remove(kind)
        yield cm.game("space-guardians").load(position)


def taxis() -> Iterator[cm.Table]:
    for seats, last in ((3, 5), (5, 4)):
        position = cm.game("space-taxi").new(seats=seats, seed=1).position()
        for seat in position["seats"]:
            seat.update(results=[40, 38, 36, 44][: last - 1])
            del seat["struck"]
        position.update(round=last)
        position["seats"][1]["coins"] += position.pop("bank")
        yield cm.game("space-taxi").load({**position, "bank": 0})


def rich(name: str) -> Iterator[cm.Table]:
    if name == "ratcatcher":
        return
    for table in {"first-rat": first_rats, "space-guardians": guardians, "space-taxi": taxis}[
        name
    ]():
        table.names = NAMES[: table.players]
        yield table


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", [n for n in cm.games() if max(cm.game(n).seats) > 1])
def test_a_folded_panel_has_room_for_whatever_is_owned(
    open_page: Any, name: str, size: dict[str, int]
) -> None:
    page = open_page(size=size)
    page.goto("/help")
    page.evaluate("() => document.fonts.load('800 16px Display')")
    wide = 284 if size == DESK else 366
    for table in rich(name):
        for lang in LANGUAGES:
            panels = [
                str(table.panel(of, 0 if of else 1, lang, folded=True))
                for of in range(table.players)
            ]
            faults = page.evaluate(MEASURE, [panels, wide])
            assert faults == [[]] * len(panels), (lang, faults)


def test_what_has_no_room_is_counted() -> None:
    packs = [("pack", colour, 1) for colour in "abc"]
    nuts, mouldy = [("nut", "", 1)] * 4, [("mouldy", "", 1)] * 2
    assert gathered([*packs, *nuts, *mouldy], 9) == [*packs, *nuts, *mouldy]
    assert gathered([*packs, *nuts, *mouldy], 8) == [*packs, *nuts, ("mouldy", "", 2)]
    assert gathered([*packs, *nuts, *mouldy], 5) == [*packs, ("nut", "", 4), ("mouldy", "", 2)]
    assert gathered([*packs, *nuts, *mouldy], 2) == [("pack", "a", 3), ("more", "", 6)]
