"""What pictures keep is what they would draw anew, and their parts are their text."""

from __future__ import annotations

import gc
import random
from functools import _lru_cache_wrapper, cache
from xml.etree import ElementTree

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Table
from cheesemoon.core.draw.svg import Picture, whole
from cheesemoon.core.game import drawing
from cheesemoon.games.ratcatcher import outlook
from cheesemoon.games.ratcatcher.picture import panels, scene

PLIES = 60
ANEW = 20  # plies between looks with nothing kept: all symbols are drawn again then


@cache
def keepers() -> list[_lru_cache_wrapper[object]]:
    """Whatever keeps something in the modules of pictures."""
    found = []
    for kept in gc.get_objects():
        if isinstance(kept, _lru_cache_wrapper):
            module = getattr(kept, "__module__", None) or ""
            if ".picture" in module or module == "cheesemoon.core.draw.svg":
                found.append(kept)
    return found


def forget() -> None:
    """All that the modules of pictures keep."""
    for kept in keepers():
        kept.cache_clear()
    scene._latest = outlook._latest = None
    panels._quiet.clear()


def seen(table: Table, n: int) -> list[str]:
    """Board and panels as somebody sees them, each time somebody else."""
    lang, tall = LANGUAGES[n % len(LANGUAGES)], n % 2 == 1
    seat = (None, table.seat, n % table.players)[n % 3]
    drawn = [table.svg(seat, lang, tall=tall)]
    for of in range(len(table.totals())):
        drawn.append(table.panel(of, seat, lang, folded=n % 4 == 0) or "")
    return [str(each) for each in drawn]


@pytest.mark.parametrize("name", cm.games())
def test_what_is_kept_is_what_would_be_drawn_now(name: str) -> None:
    game, rng = cm.game(name), random.Random(8)
    table = game.new(seats=min(game.seats[-1], 3), seed=8)
    stages = [table.fork()]
    for n in range(PLIES):
        if table.over:
            break
        table.play(rng.choice(table.legal()))
        stages.append(table.fork())
        now = seen(table, n)
        seen(rng.choice(stages), n + 1)  # as after an undo: an earlier table comes in between
        assert seen(table, n) == now
        if n % ANEW == ANEW - 1 or table.over:
            forget()
            assert seen(table, n) == now, n


@pytest.mark.parametrize("name", cm.games())
def test_a_drawing_in_parts_is_the_picture(name: str) -> None:
    game, rng = cm.game(name), random.Random(5)
    table = game.new(seats=game.seats[-1], seed=5)
    last: Picture | None = None
    for _ in range(12):
        table.play(rng.choice(table.legal()))
        drawn = drawing.board(table, 0, "en", False)
        assert isinstance(drawn, Picture)
        assert str(drawn) == whole(drawn) == table.svg(0, "en")
        again = drawing.board(table, 0, "en", False)
        assert isinstance(again, Picture)
        assert drawn == again and drawn.mark == again.mark and hash(drawn) == hash(again)
        assert last is None or (drawn == last) == (str(drawn) == str(last)) == (
            drawn.mark == last.mark
        )
        panel = drawing.panel(table, 0, 0, "de", False)
        assert panel is not None and whole(panel) == table.panel(0, 0, "de", folded=False)
        last = drawn


@pytest.mark.parametrize("name", cm.games())
def test_names_are_words_and_never_markup(name: str) -> None:
    game = cm.game(name)
    odd = ['<g id="x">&amp;', "</svg>", "&", '"', "'><b"]
    table = game.new(seats=game.seats[-1], seed=2).named(odd[: game.seats[-1]])
    for folded in (False, True):
        for of in range(len(table.totals())):
            panel = table.panel(of, None, "en", folded=folded)
            assert panel is not None
            ElementTree.fromstring(panel)
            assert '<g id="x">' not in panel and "<b" not in panel
    ElementTree.fromstring(table.svg(None, "en"))
