"""Tables for tests: all variants of the games, random play, a position that several tests need."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import cheesemoon as cm
from cheesemoon.view.frame import applies
from thorough import sampled


def variants(name: str, again: bool = False) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats of a game with every choice of every option at least once; each choice
    with few and with many seats by turns where it means anything, or with both to be thorough.
    `again`: with both, and the usual choices once more, where other seeds show other tables."""
    game = cm.game(name)
    for seats in game.seats:
        yield seats, {}
    turn = 0
    for option, described in game.options.items():
        for choice in described.choices:
            ends: tuple[int, ...] = (game.seats[0], game.seats[-1])
            if not again:
                if choice == described.default:
                    continue
                meant = [seats for seats in ends if seats in applies(game).get(option, ends)]
                ends = tuple(sampled(sorted(set(ends)), [meant[turn % len(meant)]]))
                turn += 1
            for seats in ends:
                yield seats, {option: choice}


ALL_VARIANTS = [(name, seats, options) for name in cm.games() for seats, options in variants(name)]


def variant_id(variant: Any) -> str:
    name, seats, options = variant
    return "-".join([name, str(seats), *(f"{k}={v}" for k, v in options.items())])


def play_randomly(table: cm.Table, seed: int, most: int = 100_000) -> None:
    """Play random legal actions to the end of the game, or `most` of them."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.over:
            return
        table.play(rng.choice(table.legal()))


def lone_payment() -> cm.Table:
    """Five coins in the last round of a lone player: paid, each is two points (ST-35)."""
    return cm.game("space-taxi").load(
        {
            "game": "space-taxi",
            "phase": "coins",
            "round": 5,
            "tiles": [0],
            "taxi": ["red", "red", "red", "green", "green", "green"],
            "fuel": [3, 3, 3],
            "smuggling": {"at": "board", "value": 5},
            "seats": [{"coins": 5, "results": [10, 10, 10, 10]}],
        }
    )
