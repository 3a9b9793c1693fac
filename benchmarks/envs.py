"""Batches of tables beside other people's environments, all in one run.

    python benchmarks/envs.py [--tables 1024] [--seconds 3]

Every figure is decisions a second of random legal play, masks and observations included where the
environment has them. Peers are measured where they are installed (pip install pgx 'jax[cpu]'
'pettingzoo[classic]' rlcard); the others are left out. Seconds are those of the processor for one
thread, so that a busy machine does not spoil them, and of the clock for more; what a decision costs
the processor is said of both, since threads that get in each other's way show there too.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import cheesemoon as cm
from cheesemoon import envs

Clock = Callable[[], float]


def say(what: str, rate: float, **more: Any) -> None:
    print(json.dumps({"what": what, "decisions_per_second": round(rate), **more}), flush=True)


def measured(step: Callable[[], int], seconds: float, clock: Clock = time.process_time) -> float:
    """Decisions a second; `step` says how many it made."""
    done, begin = 0, clock()
    while clock() - begin < seconds:
        done += step()
    return done / (clock() - begin)


class Measured(NamedTuple):
    """Decisions a second of the clock, and of the processor."""

    clock: float
    processor: float


def ours(name: str, seats: int, tables: int, threads: int, seconds: float) -> Measured:
    batch = envs.batch(name, tables, seats, seed=1, threads=threads, illegal="legal")

    def step() -> int:
        batch.step(batch.sample())
        return tables

    for _ in range(40):  # into the middle of the games
        step()
    done, clock, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        done += step()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    batch.close()
    return Measured(done / clock, done / processor)


def pgx(tables: int, seconds: float) -> float:
    """Backgammon of Pgx, jitted and vectorised, on the CPU."""
    jax = importlib.import_module("jax")
    jnp = importlib.import_module("jax.numpy")
    env = importlib.import_module("pgx").make("backgammon")
    init = jax.jit(jax.vmap(env.init))

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        key, a, b = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(a, logits, axis=-1)
        auto = importlib.import_module("pgx.experimental").auto_reset
        step = jax.vmap(auto(env.step, env.init))
        return step(state, action, jax.random.split(b, tables)), key

    key = jax.random.PRNGKey(0)
    box = [init(jax.random.split(key, tables)), key]
    box[:] = play(*box)

    def step() -> int:
        box[:] = play(*box)
        box[0].observation.block_until_ready()
        return tables

    step()
    return measured(step, seconds, time.process_time)


def pettingzoo(seconds: float) -> float:
    """Backgammon of PettingZoo, or a game of its classics that is there instead."""
    name = "backgammon_v3"
    try:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
    except ImportError:
        module = importlib.import_module("pettingzoo.classic.connect_four_v3")
    return measured(steps_of(module.env()), seconds)


def our_aec(seconds: float) -> float:
    step = steps_of(envs.aec("first-rat", 2))
    step()
    return measured(step, seconds)


def steps_of(env: Any) -> Callable[[], int]:
    """Random steps in an environment of PettingZoo; how many each call was."""
    env.reset(seed=1)

    def step() -> int:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        return 1

    return step


def rlcard(seconds: float) -> float:
    """Leduc hold'em of RLCard, its smallest game."""
    env = importlib.import_module("rlcard").make("leduc-holdem", config={"seed": 1})
    rng = random.Random(1)
    box = [env.reset()[0]]

    def step() -> int:
        state, _ = env.step(rng.choice(list(box[0]["legal_actions"])))
        box[0] = env.reset()[0] if env.is_over() else state
        return 1

    return measured(step, seconds)


PEERS: dict[str, Callable[[int, float], float]] = {
    "first-rat, 2 seats, through PettingZoo": lambda tables, seconds: our_aec(seconds),
    "pgx backgammon": pgx,
    "pettingzoo classic": lambda tables, seconds: pettingzoo(seconds),
    "rlcard leduc hold'em": lambda tables, seconds: rlcard(seconds),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
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
    for name, peer in PEERS.items():
        try:
            rate = peer(args.tables, args.seconds)
        except (ImportError, envs.EnvError) as error:
            print(json.dumps({"what": name, "left_out": str(error)}), flush=True)
        else:
            say(name, rate, first_rat_is_times=round(mine / rate, 1))


if __name__ == "__main__":
    main()
