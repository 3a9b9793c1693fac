"""Compares batches of tables with other projects' environments, all in one run.

    python benchmarks/envs.py [--tables 1024] [--seconds 3] [--with PYTHON …]

Figures are decisions a second of random legal play, with masks and observations; for single tables
they are microseconds for a decision, chosen from `legal_actions()`. `--with` names
Pythons of virtual environments that have peers installed. Each of them runs `benchmarks/peers.py`,
which says how to install the peers. One thread is measured in processor time, so that a busy
machine does not matter. Several threads are measured in wall time. Processor time for a decision is
printed for both.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import pyspiel

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon_gymnasium import identifier

PEERS = Path(__file__).with_name("peers.py")
TURNS = 10  # of each way to a single table


def say(what: str, rate: float, **more: Any) -> None:
    print(json.dumps({"what": what, "decisions_per_second": round(rate), **more}), flush=True)


def measured(step: Callable[[], int], seconds: float) -> float:
    """Measure decisions a second. `step` returns how many it made."""
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += step()
    return done / (time.process_time() - begin)


class Measured(NamedTuple):
    """A rate in decisions a second, by wall time and by processor time."""

    clock: float
    processor: float


def ours(name: str, seats: int, tables: int, threads: int, seconds: float) -> Measured:
    batch = envs.batch(name, tables, seats, seed=1, threads=threads, illegal="legal")

    def step() -> int:
        batch.step(batch.sample())
        return tables

    for _ in range(40):  # advance into the middle of the games
        step()
    done, clock, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        done += step()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    batch.close()
    return Measured(done / clock, done / processor)


def singles(name: str) -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield the ways to a single table, each with a function that makes a random decision."""
    seats = cm.game(name).default_seats
    yield "Gymnasium", steps_of_gymnasium(gymnasium.make(identifier(name), seats=seats).unwrapped)
    yield "PettingZoo", steps_of_pettingzoo(envs.aec(name, seats))
    envs.register_open_spiel()
    yield "OpenSpiel", steps_of_spiel(f"cheesemoon_{name.replace('-', '_')}(seats={seats})")
    yield "OpenSpiel's backgammon", steps_of_spiel("backgammon")


def steps_of_gymnasium(env: Any) -> Callable[[], int]:
    """Return a function that makes a decision. The others at the table play within it."""
    env.reset(seed=1)
    rng = random.Random(1)

    def step() -> int:
        legal = env.legal_actions()
        *_, over, _, info = env.step(legal[rng.randrange(len(legal))])
        assert len(info["action_mask"])
        if over:
            env.reset()
        return 1

    return step


def steps_of_pettingzoo(env: Any) -> Callable[[], int]:
    """Return a function that makes a decision; it is none where a game ends."""
    env.reset(seed=1)
    rng = random.Random(1)

    def step() -> int:
        _, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        legal = env.unwrapped.legal_actions()
        env.step(int(legal[rng.randrange(len(legal))]))
        return 1

    return step


def steps_of_spiel(name: str) -> Callable[[], int]:
    """Return a function that makes a decision or chooses what chance gives."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    states = [game.new_initial_state()]

    def step() -> int:
        state = states[0]
        if state.is_terminal():
            states[0] = state = game.new_initial_state()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
        return 1

    return step


def compare_singles(seconds: float) -> None:
    """Print microseconds of a decision at a single table: the best of ten turns in which all ways
    alternate, because other load on the machine only slows down."""
    for name in cm.games():
        steps = dict(singles(name))
        best = dict.fromkeys(steps, math.inf)
        for way in steps:
            measured(steps[way], 0.1)
        for _ in range(TURNS):
            for way in steps:
                rate = measured(steps[way], seconds / TURNS)
                best[way] = min(best[way], 1e6 / rate)
        found = {way: round(cost, 1) for way, cost in best.items()}
        print(json.dumps({"what": f"{name}, a single table, µs", **found}), flush=True)


def compare(python: str, args: argparse.Namespace, mine: float) -> None:
    """Print what that Python measures of other environments beside ours."""
    command = [python, str(PEERS), f"--tables={args.tables}", f"--seconds={args.seconds}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        for line in run.stdout or ():
            found = json.loads(line)
            if "left_out" not in found:
                found["first_rat_is_times"] = round(mine / found["decisions_per_second"], 1)
            print(json.dumps(found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument(
        "--with", action="append", default=[], dest="others", metavar="PYTHON", help="of peers"
    )
    args = parser.parse_args()
    one = ours("first-rat", 4, args.tables, 1, args.seconds)
    mine = one.processor
    say("first-rat, 4 seats, one core", mine, tables=args.tables)
    cores = envs.batched.cores()
    many = ours("first-rat", 4, args.tables, cores, args.seconds)
    say(
        f"first-rat, 4 seats, {cores} cores",
        many.clock,
        of_one_core=round(many.clock / one.clock, 2),
        processor_time_of_a_decision=round(one.processor / many.processor, 2),
    )
    for name in cm.games():
        seats = cm.game(name).default_seats
        tables = args.tables if name != "ratcatcher" else 256
        rate = ours(name, seats, tables, 1, args.seconds).processor
        say(f"{name}, {seats} seats, one core", rate)
    compare_singles(args.seconds)
    for python in args.others:
        compare(python, args, mine)


if __name__ == "__main__":
    main()
