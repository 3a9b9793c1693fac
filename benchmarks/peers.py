"""Measures other projects' environments: decisions a second of random play in processor time.

    python benchmarks/peers.py [--tables 1024] [--seconds 3] [NAME …]

Masks and observations are included where a peer has them. It needs nothing of this project, because
the peers cannot all be installed together. Each peer runs in its own virtual environment
(`benchmarks/envs.py --with PYTHON`). Peers that are not installed are left out.

    pgx         pip install pgx 'jax[cpu]'
    rlcard      pip install rlcard
    pettingzoo  Python 3.9: pip install 'setuptools<66' wheel, then pettingzoo==1.17.0 'gym<0.24'
                'numpy<1.24' (the last ones with a backgammon); newer ones: 'pettingzoo[classic]'
    pufferlib   pip install pufferlib; where that fails, see docs/environments.md
    openspiel   pip install open_spiel; from Python, and whole games played inside its C++
    chess       pip install chess
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

RLCARD = (
    "leduc-holdem",
    "limit-holdem",
    "uno",
    "bridge",
    "no-limit-holdem",
    "gin-rummy",
    "blackjack",
    "doudizhu",
    "mahjong",
)
PUFFERLIB = ("tripletriad", "checkers", "go", "connect4")
Found = Iterator[tuple[str, Callable[[], int]]]
"""What is measured, and a function that makes some decisions and says how many."""


def measured(step: Callable[[], int], seconds: float) -> float:
    """Measure decisions a second. `step` returns how many it made."""
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += step()
    return done / (time.process_time() - begin)


def pgx(tables: int) -> Found:
    """Measure backgammon of Pgx, jitted and vectorised, on the CPU."""
    jax = importlib.import_module("jax")
    jnp = importlib.import_module("jax.numpy")
    env = importlib.import_module("pgx").make("backgammon")
    auto = importlib.import_module("pgx.experimental").auto_reset
    init = jax.jit(jax.vmap(env.init))

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        key, a, b = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(a, logits, axis=-1)
        step = jax.vmap(auto(env.step, env.init))
        return step(state, action, jax.random.split(b, tables)), key

    key = jax.random.PRNGKey(0)
    box = [init(jax.random.split(key, tables)), key]

    def step() -> int:
        box[:] = play(*box)
        box[0].observation.block_until_ready()
        return tables

    step()
    yield f"Pgx, backgammon, {tables} boards", step


def pettingzoo(tables: int) -> Found:
    """Measure backgammon of PettingZoo, or connect four in versions without it."""
    try:
        module, name = importlib.import_module("pettingzoo.classic.backgammon_v3"), "backgammon"
    except ImportError:
        module = importlib.import_module("pettingzoo.classic.connect_four_v3")
        name = "connect four"
    env = module.env()
    env.reset()
    rng = random.Random(1)

    def step() -> int:
        observation, _, *over, _ = env.last()  # one or two flags for the end, by version
        if any(over):
            env.reset()
            return 0
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[rng.randrange(len(legal))]))
        return 1

    yield f"PettingZoo, {name}", step


def rlcard(tables: int) -> Found:
    """Measure all games of RLCard."""
    make = importlib.import_module("rlcard").make
    for name in RLCARD:
        try:
            env = make(name, config={"seed": 1})
        except ValueError:  # not in this version
            continue
        yield f"RLCard, {name}", _steps_of_rlcard(env)


def _steps_of_rlcard(env: Any) -> Callable[[], int]:
    rng = random.Random(1)
    box = [env.reset()[0]]

    def step() -> int:
        state, _ = env.step(rng.choice(list(box[0]["legal_actions"])))
        box[0] = env.reset()[0] if env.is_over() else state
        return 1

    return step


def pufferlib(tables: int) -> Found:
    """Measure board games of PufferLib. They have no masks, so any action is chosen, as in its own
    benchmarks. The opponent plays within the step."""
    if hasattr(os, "RTLD_LAZY"):
        sys.setdlopenflags(os.RTLD_LAZY)  # modules that only draw may be missing
    for name in PUFFERLIB:
        module = importlib.import_module(f"pufferlib.ocean.{name}.{name}")
        made = next(v for k, v in vars(module).items() if k.lower() == name)
        yield f"PufferLib, {name}, {tables} boards", _steps_of_puffer(made(num_envs=tables))


def _steps_of_puffer(env: Any) -> Callable[[], int]:
    np = importlib.import_module("numpy")
    env.reset(seed=1)
    tables = env.num_agents
    actions = np.random.default_rng(1).integers(0, env.single_action_space.n, (256, tables))
    count = [0]

    def step() -> int:
        env.step(actions[count[0] % len(actions)])
        count[0] += 1
        return int(tables)

    return step


def openspiel(tables: int) -> Found:
    """Measure backgammon of OpenSpiel: state by state from Python, and rollouts inside its C++."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game("backgammon")
    rng = random.Random(1)
    box, lengths = [game.new_initial_state()], []

    def choose(state: Any) -> int:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            return int(outcomes[rng.randrange(len(outcomes))][0])
        legal = state.legal_actions()
        return int(legal[rng.randrange(len(legal))])

    def step() -> int:
        if box[0].is_terminal():
            box[0] = game.new_initial_state()
        box[0].apply_action(choose(box[0]))
        return 1

    yield "OpenSpiel, backgammon, from Python", step

    for _ in range(100):  # rollouts do not say how long they are
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state))
        lengths.append(state.move_number())
    rollouts, searched = 50, 4
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, searched, 100, False, 1, False)
    start = game.new_initial_state()
    start.apply_action(choose(start))  # the search begins after the first roll

    def roll() -> int:
        bot.mcts_search(start)  # a short tree, so nearly all of its time are rollouts
        return round(searched * rollouts * sum(lengths) / len(lengths))

    yield "OpenSpiel, backgammon, inside its C++", roll


def chess(tables: int) -> Found:
    """Measure python-chess: legal moves, one of them, and a new game after 200 moves."""
    library = importlib.import_module("chess")
    rng, box = random.Random(1), [library.Board()]

    def step() -> int:
        board = box[0]
        legal = list(board.legal_moves)
        if not legal or board.ply() >= 200:
            box[0] = library.Board()
            return 0
        board.push(rng.choice(legal))
        return 1

    yield "python-chess", step


PEERS: dict[str, Callable[[int], Found]] = {
    "pgx": pgx,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "pufferlib": pufferlib,
    "openspiel": openspiel,
    "chess": chess,
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=list(PEERS), help="which peers")
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    for name in args.names:
        try:
            for what, step in PEERS[name](args.tables):
                rate = round(measured(step, args.seconds))
                print(json.dumps({"what": what, "decisions_per_second": rate}), flush=True)
        except Exception as error:  # noqa: BLE001 - the others are still measured
            print(json.dumps({"what": name, "left_out": str(error)}), flush=True)


if __name__ == "__main__":
    main()
