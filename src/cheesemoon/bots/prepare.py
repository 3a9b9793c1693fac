"""Compiles what bots need before a player waits for it: heuristics, the search of all levels and
characters, hints, and the game's own players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from zlib import crc32

from cheesemoon.core import Game, Table
from cheesemoon.core.game.preparation import OnStep
from cheesemoon.core.rules.rule import cache_folder, is_deferring, is_prepared

from .analysis import analyse, standing
from .registry import bot

THUMB, BOTS, HINTS, PLAYERS = "thumb", "bots", "hints", "players"
PARTS = (THUMB, BOTS, HINTS, PLAYERS)
"""The parts, in the order in which they are compiled by default."""
INTERPRETED_LEVELS = ("greedy", "easy", "medium")


def part_of(level: str, game: Game) -> str:
    """Return the part that a level needs; "" if it needs none."""
    if level in game.playing.players:
        return PLAYERS
    return {"random": "", "greedy": THUMB}.get(level, BOTS)


def can_think(level: str, game: Game) -> bool:
    """Return True if a level answers soon: its part is compiled, or it needs none."""
    part = part_of(level, game)
    return not part or is_ready(game, part) or answers_interpreted(level)


def answers_interpreted(level: str) -> bool:
    """Return True if a level answers within seconds while its search is not compiled yet."""
    return is_deferring() and level in INTERPRETED_LEVELS


def is_ready(game: Game, part: str) -> bool:
    """Return True if a part was compiled completely on this machine."""
    return is_prepared(game.package, _mark(part))


@cache
def _mark(part: str) -> str:
    """Return the name of the mark of a compiled part. It depends on the sources of core, bots and
    this file."""
    rooms = (cache_folder(room).name[:10] for room in ("core", "bots"))
    return "-".join((part, *rooms, f"{crc32(Path(__file__).read_bytes()):08x}"))


def prepare(game: Game, part: str, on_step: OnStep = lambda done, everything: None) -> None:
    """Compile a part if this machine has not compiled it before. `on_step(done, all)` reports
    progress."""
    trials = {THUMB: _thumb, BOTS: _search, HINTS: _hints, PLAYERS: _own_players}[part]
    game.prepare_heuristics(on_step)
    game.preparation.trials(_mark(part), partial(trials, game), on_step)


def _thumb(game: Game) -> list[Callable[[], object]]:
    return _choices(game, ["greedy"])


def _search(game: Game) -> list[Callable[[], object]]:
    """Try only what a new player waits for: `easy` and one character."""
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
    """Try each player class once, under any of its names."""
    found = {reference: name for name, reference in game.playing.players.items()}
    return [bot(name, game, seed=1).prepare for name in found.values()]


def _first_decision(game: Game) -> Table:
    """Return a table with more than one legal action."""
    table = game.new(seed=1)
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    return table
