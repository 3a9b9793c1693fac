"""What bots think with, compiled before anybody waits for them: rules of thumb, the search that all
levels and characters share, what hints need besides, the players that a game brings along."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from zlib import crc32

from cheesemoon.core import Game, Table
from cheesemoon.core.game.preparation import OnStep
from cheesemoon.core.rules.rule import cache_folder, is_prepared

from .analysis import analyse, standing
from .registry import bot

THUMB, BOTS, HINTS, PLAYERS = "thumb", "bots", "hints", "players"
PARTS = (THUMB, BOTS, HINTS, PLAYERS)
"""In the order in which they are wanted, if nobody waits for one of them."""


def part_of(level: str, game: Game) -> str:
    """The part that a level needs; "" if it needs none."""
    if level in game.playing.players:
        return PLAYERS
    return {"random": "", "greedy": THUMB}.get(level, BOTS)


def can_think(level: str, game: Game) -> bool:
    """Whether a level need not wait until what it thinks with is compiled."""
    part = part_of(level, game)
    return not part or is_ready(game, part)


def is_ready(game: Game, part: str) -> bool:
    """Whether a part was compiled completely on this machine before."""
    return is_prepared(game.room, _mark(part))


@cache
def _mark(part: str) -> str:
    """By what it is remembered: other bots, another core, or more to be tried out are prepared
    anew."""
    rooms = (cache_folder(room).name[:10] for room in ("core", "bots"))
    return "-".join((part, *rooms, f"{crc32(Path(__file__).read_bytes()):08x}"))


def prepare(game: Game, part: str, on_step: OnStep = lambda done, everything: None) -> None:
    """Compile a part if this machine has not done so before; `on_step(done, all)` meanwhile."""
    trials = {THUMB: _thumb, BOTS: _search, HINTS: _hints, PLAYERS: _own_players}[part]
    game.prepare_heuristics(on_step)
    game.preparation.trials(_mark(part), partial(trials, game), on_step)


def _thumb(game: Game) -> list[Callable[[], object]]:
    return _choices(game, ["greedy"])


def _search(game: Game) -> list[Callable[[], object]]:
    """No more than what people wait for who have just met their first bot."""
    return _choices(game, ["easy", *list(game.playing.characters)[:1]])


def _hints(game: Game) -> list[Callable[[], object]]:
    table = _first_decision(game)
    view, legal = table.view(table.seat), table.legal()
    return [
        lambda: standing(game, view),
        lambda: analyse(game, view, legal),
        lambda: game.prepare_observation(lambda done, everything: None),
    ]


def _choices(game: Game, levels: list[str]) -> list[Callable[[], object]]:
    table = _first_decision(game)
    view, legal = table.view(table.seat), table.legal()
    return [partial(bot(name, game, seed=1).choose, view, legal) for name in levels]


def _own_players(game: Game) -> list[Callable[[], object]]:
    """Each class once, under whatever names it plays."""
    found = {reference: name for name, reference in game.playing.players.items()}
    return [bot(name, game, seed=1).prepare for name in found.values()]


def _first_decision(game: Game) -> Table:
    """A table at which there is something to choose."""
    table = game.new(seed=1)
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    return table
