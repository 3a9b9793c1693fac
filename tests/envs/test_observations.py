"""What a seat may know as numbers: named, complete, nothing hidden, the same in every engine."""

from __future__ import annotations

import hashlib
import inspect
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from random_tables import play_randomly

Variant = tuple[str, int, dict[str, Any]]


def named(table: cm.Table, seat: int) -> dict[str, float]:
    game = table.game
    return dict(zip(game.observation_names, game.observe(table, seat).tolist(), strict=True))


@pytest.mark.parametrize("name", cm.games())
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    names = cm.game(name).observation_names
    assert len(names) > 100 and len(set(names)) == len(names)
    assert names[0].startswith("own ")


def test_nothing_hidden_is_told(variant: Variant) -> None:
    """Two tables that differ only in what nobody may know give equal rows, byte for byte."""
    name, seats, options = variant
    game = cm.game(name)
    rng = random.Random(4)
    for seed in range(3):
        table = game.new(seats=seats, seed=seed, **options)
        play_randomly(table, seed, 30 * seed)
        for step in range(25):
            if table.over:
                break
            other = table.fork(seed=1000 * seed + step)
            for seat in range(seats):
                row = game.observe(table, seat)
                assert row.dtype == np.float32 and row.shape == (len(game.observation_names),)
                assert row.tobytes() == game.observe(other, seat).tobytes()
            table.play(rng.choice(table.legal()))


def test_what_differs_in_the_open_differs_in_the_numbers(variant: Variant) -> None:
    """Two positions that a seat can tell apart are not told alike."""
    name, seats, options = variant
    game = cm.game(name)
    table = game.new(seats=seats, seed=11, **options)
    rng = random.Random(11)
    rows: dict[bytes, tuple[Any, Any]] = {}
    for _ in range(150):
        if table.over:
            break
        seat = table.seat
        assert seat is not None
        row = game.observe(table, seat).tobytes()
        legal = table.legal()
        if row in rows:  # then at least the same things can be done
            assert rows[row] == (seat, legal)
        rows[row] = (seat, legal)
        table.play(rng.choice(legal))
    assert len(rows) > 40 or seats == 1


@pytest.mark.parametrize("name", ["first-rat", "space-guardians", "space-taxi"])
def test_own_things_come_first_and_the_others_follow_in_turn_order(name: str) -> None:
    game = cm.game(name)
    for seats in game.seats[1:]:
        table = game.new(seats=seats, seed=seats)
        play_randomly(table, seats, 60)
        whose = ["own", "next", *(f"{n}. next" for n in range(2, seats))]
        rows = [named(table, seat) for seat in range(seats)]
        own = [n.removeprefix("own ") for n in game.observation_names if n.startswith("own ")]
        own = [what for what in own if f"next {what}" in rows[0]]
        assert "present" in own and len(own) > 10
        for seat in range(seats):
            for i, who in enumerate(whose):
                for what in own:
                    theirs = rows[(seat + i) % seats][f"own {what}"]
                    assert rows[seat][f"{who} {what}"] == theirs, what
        absent = f"{seats}. next present"
        assert rows[0].get(absent, 0.0) == 0.0


def test_numbers_say_what_the_position_says() -> None:
    rat = cm.game("first-rat").new(seats=3, seed=5, edition="de")
    play_randomly(rat, 5, 80)
    for seat in range(3):
        told, position = named(rat, seat), rat.position()["seats"][seat]
        assert told["own cheese"] == pytest.approx(position["cheese"] / 6)
        assert told["own light"] == pytest.approx(position["light"] / 20)
        assert told[f"own burrow {position['burrow']}"] == 1
        assert told["edition de"] == 1 and told["edition pl"] == 0 and told["3 players"] == 1
        assert told["own total"] == pytest.approx(rat.scores()[seat]["total"] / 50)
    taxi = cm.game("space-taxi").new(seats=4, seed=5)
    play_randomly(taxi, 5, 40)
    told, position = named(taxi, 2), taxi.position()
    assert told["own coins"] == pytest.approx(position["seats"][2]["coins"] / 10)
    assert told[f"phase {position['phase']}"] == 1
    hunt = cm.game("ratcatcher").new(seed=5, arch_rat="maw")
    play_randomly(hunt, 5, 40)
    told, position = named(hunt, 0), hunt.position()
    assert told["against maw"] == 1
    assert told[f"{position['seats'][0]['area']} ratcatcher"] == 1
    space = cm.game("space-guardians").new(seats=2, seed=5)
    told = named(space, 0)
    assert told["tokens in the stack"] == pytest.approx(len(space.position()["stack"]) / 40)


def digests(name: str) -> list[str]:
    """What every seat sees along six games with all numbers of seats and choices in turn."""
    game, found = cm.game(name), []
    for k in range(6):
        options = {n: o.choices[k % len(o.choices)] for n, o in game.options.items()}
        table = game.new(seats=game.seats[k % len(game.seats)], seed=k, **options)
        rng, digest = random.Random(k), hashlib.sha256()
        for _ in range(160):
            if table.over:
                break
            for seat in range(table.players):
                digest.update(game.observe(table, seat).tobytes())
            table.play(rng.choice(table.legal()))
        found.append(digest.hexdigest())
    return found


@cache
def interpreted() -> dict[str, list[str]]:
    """The same of every game by a process that does not compile."""
    code = "import hashlib, random, cheesemoon as cm\n" + inspect.getsource(digests)
    code += "for name in cm.games(): print(name, *digests(name))\n"
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    env["PYTHONPATH"] = str(Path(cm.__file__).parent.parent)
    program = [sys.executable, "-c", code]
    said = subprocess.run(program, env=env, capture_output=True, text=True, check=True).stdout
    return {name: found for name, *found in map(str.split, said.splitlines())}


@pytest.mark.parametrize("name", cm.games())
def test_compiled_and_interpreted_rows_are_equal(name: str) -> None:
    assert digests(name) == interpreted()[name]


def test_a_seat_that_is_not_there_is_refused() -> None:
    table = cm.game("space-taxi").new(seats=3, seed=1)
    for seat in (3, -1, None, "0"):
        with pytest.raises(cm.BadOption, match="its seats are 0 to 2"):
            table.game.observe(table, seat)  # type: ignore[arg-type]


def test_a_row_is_a_fresh_one_each_time() -> None:
    table = cm.game("space-taxi").new(seats=3, seed=1)
    one = table.game.observe(table, 0)
    before = hashlib.sha256(one.tobytes()).digest()
    table.play("roll")
    table.game.observe(table, 0)
    assert hashlib.sha256(one.tobytes()).digest() == before
