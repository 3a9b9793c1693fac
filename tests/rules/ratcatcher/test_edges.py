"""Names at the edge of the camera's window: whole, or not there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import cheesemoon as cm
from cheesemoon.games.ratcatcher import content as c
from cheesemoon.games.ratcatcher.picture import camera, edges
from drawn import Drawn
from thorough import THOROUGH

from .tables import hunt

GAME = cm.game("ratcatcher")
GAMES = 6 if THOROUGH else 2
WINDOW = edges.Window((0, 0, 500, 400), (-300, -300, 800, 700), ((0, 300, 200, 400),))


def called(lang: str) -> set[str]:
    """The names of places and districts."""
    words = GAME.words
    places = {f"place-{name}" for name in c.AREA_NAMES if words.has(lang, f"place-{name}")}
    return {words.say(lang, key) for key in (*places, *(f"district-{d}" for d in range(25)))}


def pictures(lang: str, tall: bool) -> Iterator[tuple[cm.Table, str]]:
    """Of games in which as much as possible is rolled."""
    for seed in range(GAMES):
        table, rng = GAME.new(seed=seed), random.Random(seed)
        while not table.over and len(table.actions) < 90:
            busy = [action for action in table.legal() if action not in ("end", "done")]
            table.play(rng.choice(busy or list(table.legal())))
            yield table, table.svg(0, lang=lang, tall=tall)


@pytest.mark.parametrize(("lang", "tall"), [("en", False), ("de", True), ("pl", True)])
def test_the_window_cuts_no_name(lang: str, tall: bool) -> None:
    stage = camera.TALL if tall else camera.WIDE
    window = (0, stage.top, stage.width, stage.height)
    page = (-250, -250, stage.width + 250, stage.height + 250)  # which is wider, or higher
    names, close_ups, seen = called(lang), 0, 0
    for table, svg in pictures(lang, tall):
        texts = [text for text in Drawn(svg).texts if text.moving and text.words in names]
        in_sight = [text for text in texts if camera.meet(text.box, page)]
        cut = [text.words for text in in_sight if camera.around(text.box, window) != window]
        assert not cut, (len(table.actions), table.position()["phase"], cut)
        seen += len(in_sight)
        close_ups += table.position()["phase"] == "hits"
    assert close_ups > 3 * GAMES and seen > 300 * GAMES


def test_a_name_steps_aside_or_waits() -> None:
    assert edges.aside((200, 50, 300, 70), WINDOW) == 0
    assert edges.aside((-30, 50, 70, 70), WINDOW) == 33  # into the window, and a little air
    assert edges.aside((430, 50, 530, 70), WINDOW) == -33
    assert edges.aside((-60, 50, 40, 70), WINDOW) is None  # too far from its place
    assert edges.aside((-130, 50, -10, 70), WINDOW) is None  # a wider page may show some of it
    assert edges.aside((-430, 50, -310, 70), WINDOW) == 0  # nobody sees it
    assert edges.aside((200, -10, 300, 10), WINDOW) is None  # over its place it would hide rats
    assert edges.aside((150, 320, 250, 340), WINDOW) is None  # half under the map
    own = (-30.0, 50.0, 70.0, 70.0)
    assert edges.aside(own, WINDOW, (own, (110, 50, 200, 70))) == 33
    assert edges.aside(own, WINDOW, (own, (90, 50, 200, 70))) is None  # its neighbour is there


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_plate_of_who_is_met_leaves_the_ratcatchers_face(lang: str) -> None:
    arch = {"area": "0e", "health": 3, "progress": 5}
    for area, met in (("0e", True), ("0a", False)):
        table = hunt(seat={"area": area, "dice": 3}, arch=arch)
        svg = Drawn(table.svg(0, lang=lang))
        called_arch = GAME.words.say(lang, "arch-name", {"arch": "rat-king"})
        square = GAME.words.say(lang, "place-0e")
        box = next(text.box for text in svg.texts if text.moving and text.words == called_arch)
        at = next(text.box for text in svg.texts if text.moving and text.words == square)
        middle = (at[0] + at[2]) / 2
        assert (box[0] > middle - 64 + 26) == met, (area, box, middle)


@pytest.mark.parametrize("tall", [False, True])
def test_no_name_looks_out_from_under_the_end(tall: bool) -> None:
    names = called("de")
    for seed in range(GAMES):
        table, rng = GAME.new(seed=seed), random.Random(seed)
        while not table.over:
            table.play(rng.choice(table.legal()))
        svg = Drawn(table.svg(0, lang="de", tall=tall))
        large = [p for p in svg.plates if not p.moving and p.bottom - p.top > 300]
        card = max(large, key=lambda plate: plate.order)
        box = (card.left, card.top, card.right, card.bottom)
        texts = [text for text in svg.texts if text.moving and text.words in names]
        assert not [text.words for text in texts if camera.meet(text.box, box)], seed
