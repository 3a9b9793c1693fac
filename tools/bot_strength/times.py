"""How long bots take, how fast the search is, and whether the exact turn is right."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from cheesemoon import bots
from cheesemoon.arena.match import Job, play
from cheesemoon.bots.space_taxi.dice import facts_of
from cheesemoon.bots.space_taxi.rounds import exact_turn
from cheesemoon.bots.space_taxi.simulate import simulate_turns
from cheesemoon.core import Choice, Game, Table
from cheesemoon.games import game as game_named

from .contests import SEED, VARIANTS, options_of, variant_name

_WIDE = 4  # legal actions


def middle(game: Game, seats: int, options: Mapping[str, Choice], seed: int) -> Table:
    """Return a decision with several actions in the middle of a game of greedy bots."""
    whole = play(Job(game.name, options, ("greedy",) * seats, seed))
    table = game.new(seats=seats, seed=seed, **options)
    for number, action in enumerate(whole.actions):
        if number >= len(whole.actions) // 2 and len(table.legal()) >= _WIDE:
            break
        table.play(action)
    return table


def answer_times(tables: int = 3) -> list[dict[str, Any]]:
    """Measure the seconds of a full decision of each level in the middle of a game. It is processor
    time for each core, so that a busy machine does not change it. It is the mean of `tables`
    tables."""
    found = []
    for name, seats, options in VARIANTS:
        game = game_named(name)
        for level in ("medium", "hard", "expert"):
            used = 0.0
            for seed in range(tables):
                chosen = options_of(name, options, seed)
                table = middle(game, seats, chosen, SEED + seed)
                bot = bots.bot(level, game, seed=seed)
                if not seed:  # compiled, loaded or solved once
                    bots.bot("search:steps=1000", game, seed=0).think_at(table)
                    if level == "expert":
                        bot.choose_at(table)
                cores = (
                    bot.manner(seats, chosen).level.cores if isinstance(bot, bots.Searcher) else 1
                )
                began = time.process_time()
                bot.think_at(table)
                used += (time.process_time() - began) / cores
            mean = round(used / tables, 3)
            e = {"game": name, "seats": seats, "options": dict(options), "bot": level}
            found.append({**e, "seconds": mean})
    return found


def search_speed(seconds: float = 2.0) -> dict[str, float]:
    """Measure million rule steps a second inside the search by game: one core, processor time."""
    found = {}
    for name, seats, options in VARIANTS:
        table = middle(game_named(name), seats, options_of(name, options, 0), SEED)
        bot = bots.bot("search:steps=200000", table.game, seed=1)
        bot.think_at(table)
        made, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            made += bot.think_at(table).steps
        variant = variant_name({"game": name, "seats": seats, "options": options})
        found[variant] = round(made / (time.process_time() - began) / 1e6, 3)
    return found


def exact_turns(turns: int, cores: int = 1) -> dict[str, Any]:
    """Compare the exact expected score of a turn of Space Taxi with the mean of `turns` played
    turns."""
    game = game_named("space-taxi")
    exact = float(exact_turn(game).values[31, 0, 0, 0, facts_of(game).start_coins])
    size = -(-turns // cores)
    firsts = list(range(0, turns, size))
    sizes = [min(size, turns - first) for first in firsts]
    if cores == 1:
        parts = list(map(_some_turns, firsts, sizes))
    else:
        method = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(cores, mp_context=method) as pool:
            parts = list(pool.map(_some_turns, firsts, sizes))
    sum_, squares = (sum(part[i] for part in parts) for i in range(2))
    mean = sum_ / turns
    error = ((squares / turns - mean * mean) / (turns - 1)) ** 0.5
    return {
        "turns": turns,
        "exact": round(exact, 4),
        "mean": round(mean, 4),
        "error": round(error, 4),
    }


def _some_turns(first: int, turns: int) -> tuple[float, float]:
    """Return sum and sum of squares of the scores of some turns; coins count at their price."""
    game = game_named("space-taxi")
    coins, price = facts_of(game).start_coins, facts_of(game).coin_points
    played = simulate_turns(exact_turn(game), game, turns, coins, seed=SEED + first)
    worth = (played.points + price * played.coins).astype(float)
    return float(worth.sum()), float((worth * worth).sum())
