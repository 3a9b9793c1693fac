"""`cheesemoon bench`: measures speed on this machine, beside a peer if one is installed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import NamedTuple

import cheesemoon
from cheesemoon.core import Game

from .simulate import simulate

_SECONDS = 2.0
_LONGEST = 1000  # turns of a game, the default of Catanatron's own runs
_PEER = "OpenSpiel backgammon from Python"


class Figure(NamedTuple):
    """One measurement."""

    what: str
    value: float
    unit: str
    ratio: float | None = None  # ratio to the peer, measured in the same run


def measure(names: list[str], seats: int | None = None) -> Iterator[Figure]:
    """Yield each figure as soon as it is measured. Without `seats` a game has its default
    number."""
    peer = open_spiel_steps()
    if peer:
        yield Figure(_PEER, peer, "steps/s", 1.0)
    other = catanatron_steps()
    if other:
        yield Figure("Catanatron, random players", other, "steps/s", other / peer if peer else None)
    for name in names:
        game = cheesemoon.game(name)
        game.prepare()
        players = game.default_seats if seats is None else game.check_seats(seats)
        steps = playout_steps(game, players)
        ratio = steps / peer if peer else None
        what = f"{name}: random play, seats: {players}, one core"
        yield Figure(what, steps, "steps/s", ratio)
        yield Figure(f"{name}: table.play + table.legal", table_pairs(game, players), "pairs/s")
        first, second = starts(name)
        yield Figure(f"{name}: first start, everything compiled", first, "s")
        yield Figure(f"{name}: second start to the first legal action", second, "s")


def playout_steps(game: Game, players: int) -> float:
    """Measure decisions a second of compiled random play, for about two seconds."""
    options = game.check_options({})
    trial = simulate(game, 200, players, options, 1)
    games = max(200, int(200 * _SECONDS / max(trial.seconds, 1e-6)))
    result = simulate(game, games, players, options, 2)
    return result.steps / result.seconds


def table_pairs(game: Game, players: int) -> float:
    """Measure pairs of `table.play` and `table.legal` a second from Python, without making
    tables."""
    rng = random.Random(1)
    pairs, seconds = 0, 0.0
    while seconds < _SECONDS:
        table = game.new(seats=players, seed=rng.randrange(2**32))
        legal = table.legal()
        begin = time.perf_counter()
        while legal:
            table.play(legal[int(rng.random() * len(legal))])
            legal = table.legal()
            pairs += 1
        seconds += time.perf_counter() - begin
    return pairs / seconds


def starts(name: str) -> tuple[float, float]:
    """Measure seconds from starting Python to the first legal action, with an empty and a full
    cache."""
    code = f"import cheesemoon as c; assert c.game({name!r}).new(seed=1).legal()"
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            begin = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", code],
                env={**os.environ, "CHEESEMOON_CACHE": folder},
                check=True,
                stderr=subprocess.DEVNULL,
            )
            times.append(time.perf_counter() - begin)
    return times[0], times[1]


def open_spiel_steps() -> float | None:
    """Measure random play of backgammon in OpenSpiel's Python interface. None if it is not
    installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    rng = random.Random(1)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < _SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - begin)


def catanatron_steps() -> float | None:
    """Measure random play of Catanatron with four players. None if it is not installed."""
    try:
        from catanatron import Color, Game as Catan, RandomPlayer  # type: ignore[import-not-found]
    except ImportError:
        return None
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < _SECONDS:
        game = Catan([RandomPlayer(colour) for colour in colours], seed=steps)
        while game.winning_color() is None and game.state.num_turns < _LONGEST:
            game.play_tick()
            steps += 1
    return steps / (time.perf_counter() - begin)
