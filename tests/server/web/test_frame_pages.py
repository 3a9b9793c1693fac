"""What the server makes of the frame around a board: the steps of the turn and what is told under
them, and whose panel is whole."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from table_help import with_rooms

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.draw.svg import whole
from cheesemoon.core.game.step_replay import told
from cheesemoon.games.ratcatcher.telling.narration import NIGHT
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.view.frame import event_step
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page, is_folded, render_steps
from cheesemoon.view.slow_replay import build_scenes

_STEP = re.compile(r'<li( aria-current="step")? title="([^"]*)"><b>(\d)</b><span>([^<]*)</span>')


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cm.games())
def test_every_step_has_a_name_and_one_is_now(name: str, lang: str) -> None:
    """The name is there for who hears or points, even where a narrow bar shows a number."""
    game = cm.game(name)
    table, rng = game.new(seats=min(game.seats), seed=2), random.Random(2)
    reached: set[str] = set()
    while not table.over:
        found = _STEP.findall(render_steps(table.steps(lang), lang))
        assert [int(number) for _, _, number, _ in found] == list(range(1, len(found) + 1))
        assert all(title == words and words for _, title, _, words in found)
        assert sum(bool(now) for now, *_ in found) <= 1
        names = [words for *_, words in found]
        assert len(set(names)) == len(names)
        reached |= {words for now, *_, words in found if now}
        table.play(rng.choice(table.legal()))
    assert len(reached) >= 2


def played(
    folder: Path, game: str, players: list[Seat], least: int, look: Callable[[Room], None]
) -> None:
    """A table in its room after so many random actions, to be looked at."""

    async def work(rooms: Rooms) -> None:
        await rooms.wait_ready(game)
        room = await rooms.open(cm.game(game).new(seats=len(players), seed=7), players, [])
        rng = random.Random(7)
        while len(room.plies) < least and room.table.seat is not None:
            await room.act(room.table.seat, rng.choice(room.table.legal()), room.version)
        look(room)

    with_rooms(sqlite_url(folder / "t.sqlite3"), work)


def test_first_rat_tells_what_is_taken_under_its_own_step(tmp_path: Path) -> None:
    """Though the robot runs in the same action, when the turn is over."""
    taken = []

    def look(room: Room) -> None:
        eyes = Viewer((), "en")
        seen = build_page(room, eyes)
        for ply, events in enumerate(room.table.events):
            kinds = [event.name for event in told(events)]
            if kinds[:1] == ["took"] and "card" in kinds:
                first, *_ = build_scenes(room, eyes, seen, ply, ply + 1)
                taken.append(first.chapter)
                assert re.findall(r'aria-current="step" title="(\w+)"', first.steps) == ["Take"]

    played(tmp_path, "first-rat", [Seat(name="Ola")], 60, look)
    assert set(taken) == {"Take"}


def test_the_clock_of_ratcatcher_shows_the_step_that_the_bar_names(tmp_path: Path) -> None:
    """Of a night that is told slowly, though its rules may have the next step in mind."""
    chapters = set()

    def look(room: Room) -> None:
        eyes = Viewer((0,), "en")
        seen = build_page(room, eyes)
        say = room.table.say
        for scene in build_scenes(room, eyes, seen, 0, len(room.plies)):
            now = [bool(current) for current, *_ in _STEP.findall(scene.steps)]
            if any(now):
                chapters.add(scene.chapter)
                after = ("you", *NIGHT, "you")[now.index(True) + 1]
                assert f">{say('en', 'next-step', step=after)}<" in whole(scene.picture), now

    played(tmp_path, "ratcatcher", [Seat(name="Ola")], 50, look)
    assert len(chapters) >= 6, chapters


@pytest.mark.parametrize("event,step", [("took", 1), ("walked", 1), ("stole", 2), ("fed", 3)])
def test_first_rats_events_belong_to_steps(event: str, step: int) -> None:
    for begun in (False, True):
        assert event_step(cm.game("first-rat"), event, begun) == step


def test_who_only_looks_sees_the_panel_of_who_acts_whole(tmp_path: Path) -> None:
    """Two whole panels would leave the log a single line of a window of 1280 x 800."""

    def look(room: Room) -> None:
        acting = room.table.seat
        assert acting is not None
        spectator, player, both = Viewer((), "en"), Viewer((1,), "en"), Viewer((0, 1), "en")
        assert [is_folded(room, spectator, of) for of in (0, 1)] == [acting != 0, acting != 1]
        assert [is_folded(room, player, of) for of in (0, 1)] == [True, False]
        assert [is_folded(room, both, of) for of in (0, 1)] == [acting != 0, acting != 1]

    for least in (4, 9):
        played(tmp_path, "space-guardians", [Seat(), Seat()], least, look)


def test_a_spectator_of_a_solo_game_sees_the_panel_whole(tmp_path: Path) -> None:
    def look(room: Room) -> None:
        assert [is_folded(room, Viewer((), "en"), of) for of in (0, 1)] == [False, True]

    played(tmp_path, "first-rat", [Seat()], 3, look)
