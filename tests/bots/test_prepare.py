"""What bots think with is compiled before anybody waits for them."""

from __future__ import annotations

from typing import Any

import pytest
from numba.core import event

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.prepare import PARTS, is_ready, part_of


class Compiled(event.Listener):  # type: ignore[misc]
    """The loops that were compiled, of the search, of playouts, of a game's own player: those take
    seconds. A rule that some other position asks for takes a tenth of one."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def on_start(self, event: Any) -> None:
        name = event.data["dispatcher"].py_func.__name__
        if name in ("_search", "_play", "choose", "solve_some"):
            self.names.append(name)

    def on_end(self, event: Any) -> None: ...


@pytest.mark.parametrize("name", cm.games())
def test_once_prepared_no_bot_and_no_hint_waits_for_the_compiler(name: str) -> None:
    game = cm.game(name)
    for part in PARTS:
        bots.prepare(game, part)
        assert is_ready(game, part)
    listener = Compiled()
    with event.install_listener("numba:compile", listener):
        for seats in (min(game.seats), max(game.seats)):
            table = game.new(seats=seats, seed=2)
            while len(table.legal()) < 2:
                table.play(table.legal()[0])
            view, legal = table.view(table.seat), table.legal()
            levels = ["random", "greedy", "easy", "medium", *game.playing.characters]
            for level in levels:
                assert bots.can_think(level, game)
                assert bots.bot(level, game, seed=1).choose(view, legal) in legal
            assert {o.action for o in bots.analyse(game, view, legal).options} <= set(legal)
            assert len(bots.standing(game, view).chances) == seats
    assert not listener.names


def test_each_level_waits_for_what_it_needs_only() -> None:
    taxi, rats = cm.game("space-taxi"), cm.game("first-rat")
    assert part_of("random", taxi) == ""
    assert part_of("greedy", taxi) == part_of("greedy", rats) == "thumb"
    assert part_of("easy", taxi) == part_of("thief", taxi) == part_of("expert", rats) == "bots"
    assert part_of("expert", taxi) == part_of("solver", taxi) == "players"
