"""In a real browser, while things move: the board keeps its place and size in every frame, and
pieces keep to their ways."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from browser_help import (
    DESK,
    LIVELY,
    PHONE,
    TOUCH,
    act,
    no_sideways,
    open_position,
    played,
    random_game,
    wait_frames,
)

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.game import saved
from thorough import sampled

SIZES = [(name, size, lang) for name in cm.games() for size, lang in ((DESK, "de"), (PHONE, "pl"))]
ON_DESKS = ("ratcatcher", "space-taxi")
FRAMES = """() => { window.frames = new Set();
  const look = () => { for (const which of ['#board', '#paper', '#ask', 'header.top']) {
      const { x, y, width, height } = document.querySelector(which).getBoundingClientRect();
      const place = which === '#paper' ? [width, height] : [x, y, width, height];
      window.frames.add([which, ...place.map(Math.round)].join(' ')); }
    requestAnimationFrame(look); };
  look(); }"""
TOLD = "() => document.querySelector('#player').hidden"


@pytest.mark.parametrize(
    "name,size,lang",
    sampled(SIZES, [case for case in SIZES if (case[0] in ON_DESKS) == (case[1] == DESK)]),
)
def test_nothing_around_the_board_moves_in_any_frame(
    open_page: Any, name: str, size: dict[str, int], lang: str
) -> None:
    page = open_page(lang, size, LIVELY, reduced_motion="no-preference")
    seats = max(cm.game(name).seats)
    open_position(page, played(name, 12, seats=seats).position())
    if size == PHONE:  # whose colour is whose is seen however many there are
        assert page.locator("#strip .sign:visible").count() == seats
    page.evaluate(FRAMES)
    for _ in range(3):
        if page.locator("#all-ways [data-act]").count():
            act(page)
            wait_frames(page, 9)
            if not page.evaluate(TOLD):  # a night of rats is told: a while of it is enough
                wait_frames(page, 30)
                page.focus("#board")
                page.keyboard.press("Space")
                page.wait_for_function(TOLD)
    seen = page.evaluate("[...window.frames]")
    assert sorted(place.split()[0] for place in seen) == ["#ask", "#board", "#paper", "header.top"]


PAGES = ("/learn", "/learn/first-rat", "/puzzles", "/daily", "/me", "/history", "/rules/ratcatcher")
BEYOND = """(wide) => {
  document.querySelectorAll('[data-do=keep]').forEach((e) => e.hidden = false);
  return [...document.querySelectorAll('main *')].filter((e) =>
  e.getClientRects().length && !e.closest('.sr, svg, .wide, pre, .hero, #board')
  && e.getBoundingClientRect().right > wide).map((e) => e.outerHTML.slice(0, 90)) }"""
ROOM = """() => document.querySelector('.ply + *').getBoundingClientRect().left
  - document.querySelector('.ply .quiet').getBoundingClientRect().right"""


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_no_page_is_wider_than_a_phone(open_page: Any, lang: str) -> None:
    page = open_page(lang, PHONE, **TOUCH)
    for path in PAGES:
        page.goto(path)
        no_sideways(page)
        assert page.evaluate(BEYOND, PHONE["width"]) == [], path
    open_position(page, saved.to_dict(random_game("first-rat", 3, 5)))
    page.goto(page.url + "/replay")
    assert page.evaluate(ROOM) > 0  # between the number of moves and the next button


def walking() -> tuple[cm.Table, str]:
    """A table of First Rat, and an action that takes a small rat two rooms on."""
    for seed in range(50):
        table, rng = cm.game("first-rat").new(seats=2, seed=seed), random.Random(seed)
        while table.seat is not None:
            before, asked = table.fork(), rng.choice(table.legal())
            table.play(asked)
            rooms = [event.args["room"] for event in table.events[-1] if event.name == "walked"]
            if rooms and before.position()["seats"][before.seat or 0]["burrow"] == "top":
                return before, asked
    raise AssertionError("nobody walks")


def test_small_rats_go_through_the_tunnels(open_page: Any) -> None:
    page = open_page(kept=LIVELY, reduced_motion="no-preference")
    table, asked = walking()
    open_position(page, saved.to_dict(table))
    page.evaluate(
        """() => { window.moved = {}; const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
          if (frames.length > 8 && this.tagName === 'svg') window.moved.way ??= frames;
          return animate.call(this, frames, how); } }"""
    )
    act(page, asked)
    frames = page.evaluate("window.moved")["way"][::8]  # a jump has eight frames
    places = [re.match(r"translate\((\S+)px, (\S+)px\)", f["transform"]) for f in frames]
    steps = [(float(place[1]), float(place[2])) for place in places if place]
    begin, end = steps[0], steps[-1]
    assert len(steps) >= 6 and abs(end[0]) < 1 and abs(end[1]) < 9  # pressed as it lands
    aside = [y - begin[1] * (x / begin[0]) for x, y in steps[1:-1]]  # of the straight line
    assert max(map(abs, aside)) > 5
