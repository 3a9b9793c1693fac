"""Runs other projects' tests on all environments: every game, seat count and option. It takes a
while.

    python benchmarks/accept.py [GAME ...]

The tests are Gymnasium's check_env, PettingZoo's api_test and seed_test, and OpenSpiel's
random_sim_test. It prints one line for each and stops at the first failure.
"""

from __future__ import annotations

import contextlib
import io
import sys
import time
import warnings
from typing import Any

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.arena.study import variants_of
from cheesemoon.envs.spiel import short_name
from cheesemoon_gymnasium import identifier, register


def accept(name: str, seats: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(identifier(name), seats=seats, options=options)
    check_env(env.unwrapped, skip_render_check=True)
    api_test(envs.aec(name, seats, options=options), num_cycles=100)
    seed_test(lambda: envs.aec(name, seats, options=options), num_cycles=50)
    given = ",".join(f"{key}={value}" for key, value in {"seats": seats, **options}.items())
    game = pyspiel.load_game(f"{short_name(cm.game(name))}({given})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def main() -> None:
    register()
    envs.register_open_spiel()
    warnings.simplefilter("ignore")
    for name in sys.argv[1:] or cm.games():
        for variant in variants_of(cm.game(name)):
            seats, options = variant.seats, dict(variant.options)
            begin = time.perf_counter()
            with contextlib.redirect_stdout(io.StringIO()):
                accept(name, seats, options)
            print(f"{name} {seats} {options}: {time.perf_counter() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()
