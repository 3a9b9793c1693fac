"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import contextlib
import io
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils import seeding
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.envs.rewards import final

SOME = [
    ("space-taxi", 1, {}),
    ("space-taxi", 3, {}),
    ("space-guardians", 4, {"advanced": True}),
    ("first-rat", 2, {"board": "variable"}),
    ("first-rat", 1, {}),
    ("ratcatcher", 1, {}),
]


@pytest.fixture(autouse=True)
def the_same_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spaces that nobody gives a seed, PettingZoo's tests do not, draw the same every time."""
    drawn = seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: drawn(7 if seed is None else seed))


@pytest.mark.parametrize(("name", "seats", "options"), SOME, ids=lambda x: str(x))
def test_pettingzoo_checks_it(name: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        api_test(envs.aec(name, seats, options=options), num_cycles=100)
        seed_test(lambda: envs.aec(name, seats, options=options), num_cycles=50)


@pytest.mark.parametrize("name", ["space-taxi", "first-rat", "ratcatcher"])
def test_max_cycles(name: str) -> None:
    """PettingZoo's test wants every agent to act equally often: so at tables for one."""
    module = SimpleNamespace(
        env=lambda max_cycles: envs.aec(name, 1, max_cycles=max_cycles),
        parallel_env=lambda max_cycles: envs.parallel(name, 1, max_cycles=max_cycles),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("name", ["space-taxi", "first-rat"])
def test_pettingzoo_measures_it(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its performance test runs five seconds; here it is told that they are over after 200 steps.
    What it says is `turns per second`, of the whole machinery of PettingZoo."""
    clock = iter([0.0] * 200)
    monkeypatch.setattr("time.time", lambda: next(clock, 1e9))
    performance_benchmark(envs.aec(name, 2))
    assert "turns per second" in capsys.readouterr().out


def test_a_long_game_is_cut_for_all() -> None:
    env = envs.aec("space-guardians", 3, max_cycles=10)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, reward, over, cut, _ = env.last()
        assert not over and reward == 0
        env.step(None if cut else env.action_space(agent).sample())
    assert len(env.unwrapped.table.actions) == 10 and env.agents == []


def test_agents_see_their_own_and_only_one_may_act() -> None:
    env = envs.aec("first-rat", 3)
    env.reset(seed=2)
    table = env.unwrapped.table
    for _ in range(60):
        for seat in range(3):
            seen = env.observe(f"seat_{seat}")
            assert seen in env.observation_space(f"seat_{seat}")
            assert seen["observation"].tobytes() == table.game.observe(table, seat).tobytes()
            assert seen["action_mask"].any() == (table.seat == seat)
        assert env.agent_selection == f"seat_{table.seat}"
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(env.action_space(env.agent_selection).sample(mask))


def test_all_are_paid_at_the_end() -> None:
    for reward in ("share", "margin"):
        env = envs.aec("space-taxi", 3, reward=reward)
        env.reset(seed=4)
        got = {}
        for agent in env.agent_iter():
            seen, paid, over, _, _ = env.last()
            got[agent] = paid
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        expected = final(env.unwrapped.table, reward)
        assert [got[f"seat_{seat}"] for seat in range(3)] == pytest.approx(expected)


def test_what_cannot_be_is_refused() -> None:
    for settings in ({"seats": 9}, {"options": {"x": 1}}, {"reward": "x"}, {"max_cycles": 0}):
        with pytest.raises(cm.CheesemoonError):
            envs.aec("first-rat", **settings)
    env = envs.aec("space-taxi", 3)
    env.reset(seed=1)
    before = env.unwrapped.table.position()
    with pytest.raises(cm.IllegalAction):
        env.step(env.unwrapped.game.actions.number("done"))
    with pytest.raises(envs.EnvError):
        env.step(None)
    assert env.unwrapped.table.position() == before
    assert np.flatnonzero(env.observe("seat_0")["action_mask"]).tolist() == [0]


def test_a_reset_that_cannot_be_is_refused_and_changes_nothing() -> None:
    env = envs.aec("space-taxi", 2)
    with pytest.raises(envs.EnvError, match="call reset first"):
        env.unwrapped.step(0)
    env.reset(seed=1)
    before = env.unwrapped.table.position()
    for seed in (-1, "x", float("nan")):
        with pytest.raises(cm.BadOption, match="seed"):
            env.reset(seed=seed)
    for options in (3, {"position": 3}, {"position": {"game": "space-taxi", "seats": [{}]}}):
        with pytest.raises(cm.CheesemoonError):
            env.reset(seed=2, options=options)
    assert env.unwrapped.table.position() == before


def test_an_empty_seat_is_no_agent() -> None:
    env = envs.aec("space-taxi", 2)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(envs.EnvError, match="its agents are seat_0, seat_1"):
            ask("seat_2")


def test_whose_turn_it_is_acts_in_parallel_too() -> None:
    env = envs.parallel("space-taxi", 1, max_cycles=1)
    with pytest.raises(envs.EnvError, match="call reset first"):
        env.step({"seat_0": 0})
    env.reset(seed=1)
    for actions in ({}, {"seat_1": 0}, None, 0):
        with pytest.raises(envs.EnvError, match="turn of seat_0"):
            env.step(actions)
    assert not env.unwrapped.table.actions
    env.step({"seat_0": 0})
    with pytest.raises(envs.EnvError, match="is over"):
        env.step({"seat_0": 0})
