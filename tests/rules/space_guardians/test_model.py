"""The compiled game against a second one that was written from the rules alone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import cheesemoon as cm
from thorough import THOROUGH

from .guardians_model import HEADINGS, KINDS, Model, name

GAME = cm.game("space-guardians")
RARE = ("rocket", "burst", "return", "push")  # what random players do too seldom
GAMES = 25 if THOROUGH else 8
WILD = 1000 if THOROUGH else 400


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_both_agree_on_every_step(seats: int, advanced: bool) -> None:
    for seed in range(GAMES):
        table = GAME.new(seats=seats, seed=seed, advanced=advanced)
        rng = random.Random(seed)
        while not table.over:
            model = Model(json.loads(json.dumps(table.position())))
            legal = table.legal()
            assert set(legal) == model.legal(), (seed, len(table.actions))
            rare = [action for action in legal if action.split()[0] in RARE]
            hits = [a for a in legal if a == "shoot"] if rng.random() < 0.5 else []
            action = rng.choice(rare or hits or legal)
            table.play(action)
            model.play(action)
            assert table.position() == model.position(), (seed, len(table.actions), action)
        assert model.legal() == set()


def staged(rng: random.Random) -> dict[str, Any]:
    """A wild table: fighters and mine anywhere, invaders down to the lowest row, little in the
    stack. Such tables are rare in play, and this is where chains are long."""
    pool = [eyes for eyes in "12345" for _ in range(11)]
    rng.shuffle(pool)
    ships, waiting = rng.randint(0, 2), rng.randint(0, 2)
    most = rng.choice([0, 1, 5 - ships - waiting])
    halves = [side for side in "LR" for _ in range(rng.randint(0, most))]
    cells = [(row, column) for row in range(10) for column in range(6)]
    rng.shuffle(cells)
    board = {cells.pop(): half for half in halves}
    for _ in range(rng.choice([1, 2, 6, 12, 25])):
        board[cells.pop()] = pool.pop()
    seats = []
    for _ in range(rng.randint(2, 4)):
        own = rng.randint(0, 3)
        tokens = dict.fromkeys(KINDS, 0)
        for _ in range(own):
            tokens[pool.pop()] += 1
        high = [cell for cell in cells if cell[0] < 3]
        cell = rng.choice(high) if high and rng.random() < 0.5 else rng.choice(cells)
        cells.remove(cell)
        seats.append(
            {
                "at": name(cell),
                "level": rng.randint(1, 3),
                "rocket": rng.choice(["shop", "held", "used"]),
                "battery": rng.choice(["empty", "full", "used"]),
                "tokens": tokens,
            }
        )
    stack = ["L", "R"] * ships + [pool.pop() for _ in range(rng.choice([0, 1, 3, 8]))]
    rng.shuffle(stack)
    rows = ["".join(board.get((r, c), ".") for c in range(6)) for r in range(10)]
    return {
        "game": "space-guardians",
        "options": {"advanced": True},
        "phase": rng.choice(["move", "shoot", "mine"]),
        "turn": rng.randrange(len(seats)),
        "misses": rng.randint(0, 1),
        "turns": rng.choice([0, 297, 298, 299]),
        "invaders": rows,
        "waiting_ships": waiting,
        "stack": stack,
        "mine": name(cells.pop()) if rng.random() < 0.8 else None,
        "seats": seats,
    }


def test_both_agree_on_wild_tables() -> None:
    rng = random.Random(7)
    ends, longest, played = set(), 0, 0
    for _ in range(WILD):
        position = staged(rng)
        if position["phase"] == "shoot":
            position["heading"] = rng.choice(list(HEADINGS))
        try:
            table = GAME.load(position)
        except cm.BadPosition as error:
            assert error.field == "mine"  # no push is allowed
            continue
        played += 1
        legal = table.legal()
        rare = {"shoot", "rocket", "burst", "push", "done"} & set(legal)
        for action in sorted(rare | set(rng.sample(legal, min(4, len(legal))))):
            fork, model = table.fork(), Model(json.loads(json.dumps(table.position())))
            fork.play(action)
            model.play(action)
            assert fork.position() == model.position(), (position, action)
            assert set(fork.legal()) == model.legal()
            assert GAME.load(fork.position()) == fork
            descents = sum(event.name == "emptied" for event in fork.events[-1])
            longest = max(longest, descents)
            ends.add(fork.position()["end"])
    assert played > 0.7 * WILD and longest >= 3
    assert ends >= {None, "ceasefire", "limit", "invasion"}
