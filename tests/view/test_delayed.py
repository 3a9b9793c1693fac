"""Spectators of a delayed table see the game as it was, whatever a page reads of it."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.view.delayed import DelayedTable, delay_for
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import TableState, Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.update import build_update
from plain_table import Asked, Ended, Line, PlainTable, Seat, played

NOW, THEN = 12, 7
MEMBERS = {name for name in vars(TableState) if not name.startswith("_")}
LIVE = {"seats", "chat", "serial", "pages", "names", "delay"}  # people, and how pages are counted
SPECTATOR = Viewer((), "en")


@pytest.fixture(params=cm.games())
def live(request: pytest.FixtureRequest) -> PlainTable:
    """A table with something new in every attribute."""
    state = played(request.param, NOW, delay=NOW - THEN)
    state.place, state.pending, state.next_id = 3, (state.version, "roll"), "there"
    state.asked = state.offer = Asked(0, (0,), state.version)
    state.ended = Ended("resigned", 0)
    state.chat.append(Line(0, 0, "P0", "hello"))
    state.seats = [Seat(name="P0", left="resigned"), *state.seats[1:]]
    return state


def plain(value: object) -> object:
    return (value.position(), value.actions, value.events) if isinstance(value, Table) else value


def test_every_attribute_is_that_of_the_earlier_ply(live: PlainTable) -> None:
    then, seen = played(live.game.name, THEN, delay=NOW - THEN), delay_for(live, ())
    for name in MEMBERS - LIVE - {"at", "log"}:
        assert plain(getattr(seen, name)) == plain(getattr(then, name)), name
        if name not in ("id", "game", "start", "by_hand", "is_slow", "is_rated"):
            assert plain(getattr(seen, name)) != plain(getattr(live, name)), name
    for name in LIVE - {"names"}:
        assert getattr(seen, name) is getattr(live, name)
    assert seen.names("en", WORDS) == live.names("en", WORDS)


def test_the_past_ends_at_that_ply(live: PlainTable) -> None:
    then, seen = played(live.game.name, THEN), delay_for(live, ())
    for since in (0, THEN - 1, THEN, THEN + 1, NOW):
        assert seen.log("en", None, since) == (then.log("en", None, since) if since < THEN else [])
    for ply in (0, 5, THEN):
        assert plain(seen.at(ply)) == plain(then.at(ply))
    for ply in (THEN + 1, NOW):
        with pytest.raises(IndexError):
            seen.at(ply)


def test_a_delayed_table_has_no_other_attributes(live: PlainTable) -> None:
    seen = delay_for(live, ())
    assert isinstance(seen, DelayedTable)
    assert {name for name in dir(seen) if not name.startswith("_")} == MEMBERS
    for name in ("store", "info", "token", "terms"):
        with pytest.raises(AttributeError):
            getattr(seen, name)


def test_the_page_of_a_spectator_is_that_of_the_earlier_ply(live: PlainTable) -> None:
    then = played(live.game.name, THEN)
    then.seats, then.chat = live.seats, live.chat
    page, earlier = build_page(live, SPECTATOR), build_page(then, SPECTATOR)
    assert page.parts == earlier.parts and page.log == earlier.log
    assert (page.picture, page.panels) == (earlier.picture, earlier.panels)
    update = build_update(earlier, page)
    assert (update.parts, update.picture, update.panels, update.log) == (None, None, None, None)


def test_players_and_the_end_are_not_delayed(live: PlainTable) -> None:
    assert not isinstance(delay_for(live, (0,)), DelayedTable)
    while not live.table.over:
        live.play(live.table.legal()[0])
    assert not isinstance(delay_for(live, ()), DelayedTable)
    live.delay = 0
    assert not isinstance(delay_for(live, ()), DelayedTable)
