"""States go into batches and out of them; nothing is half loaded."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots, envs
from cheesemoon.envs.spaces import LIMIT, numbers_space
from cheesemoon_gymnasium import identifier

GAMES = [("space-taxi", 3), ("first-rat", 4), ("space-guardians", 2), ("ratcatcher", 1)]


def played(name: str, seats: int, steps: int = 30, **settings: Any) -> envs.Batch:
    batch = envs.batch(name, 12, seats, seed=5, **settings)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def shown(batch: envs.Batch) -> list[bytes]:
    """Return everything that a batch shows, as bytes."""
    arrays = (batch.observations, batch.masks, batch.seats, batch.done, batch.rewards, batch.steps)
    return [batch.records().tobytes(), *(array.tobytes() for array in arrays)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_copies_play_on_alike_and_apart(name: str, seats: int) -> None:
    batch = played(name, seats)
    others = [batch.copy(), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    actions = batch.sample().copy()
    before = shown(batch)
    for other in others:
        assert shown(other) == before
        other.step(actions)
    assert shown(batch) == before, "the copies are apart"
    batch.step(actions)
    for other in others:
        assert shown(other) == shown(batch)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_fork_takes_tables_in_the_order_asked_for(name: str, seats: int) -> None:
    batch = played(name, seats)
    fork = batch.fork([7, 2, 7])
    assert len(fork) == 3 and (fork.records() == batch.records()[[7, 2, 7]]).all()
    assert (fork.observations == batch.observations[[7, 2, 7]]).all()
    fork.step(fork.sample())


def test_a_fork_with_a_seed_redraws_what_the_seat_cannot_know() -> None:
    batch = played("space-taxi", 3, steps=0)
    roll = cm.game("space-taxi").actions.number("roll")
    at = int(np.flatnonzero(batch.masks[:, roll])[0])
    fork = batch.fork([at] * 6, seed=3)
    assert (fork.observations == batch.observations[at]).all()
    again = batch.fork([at] * 6, seed=3)
    for each in (fork, again):
        each.step(np.full(6, roll))
    assert len({row.tobytes() for row in fork.observations}) > 1, "dice of their own"
    assert shown(fork) == shown(again)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_records_and_positions_are_loaded(name: str, seats: int) -> None:
    batch = played(name, seats)
    other = envs.batch(name, 12, seats, seed=99)
    other.load(batch.records())
    for array in ("masks", "seats", "done", "rewards", "observations"):
        assert (getattr(other, array) == getattr(batch, array)).all(), array
    fresh = envs.batch(name, 12, seats, seed=98)
    untouched = fresh.records()[2:].tobytes()
    fresh.load([batch.table(4), batch.positions([5])[0]], [0, 1])
    assert fresh.positions([0, 1]) == batch.positions([4, 5])
    assert fresh.records()[2:].tobytes() == untouched
    assert (fresh.masks[:2] == batch.masks[4:6]).all()
    fresh.step(fresh.sample())


def test_a_loaded_end_pays_and_the_next_game_follows() -> None:
    batch = envs.batch("space-taxi", 1, 2, seed=1)
    while not batch.done[0]:
        batch.step(batch.sample())
    other = envs.batch("space-taxi", 2, 2, seed=2)
    other.load(np.repeat(batch.records(), 1), [1])
    assert other.done.tolist() == [False, True]
    assert (other.rewards[1] == batch.rewards[0]).all()
    other.step(other.sample())
    assert not other.done.any()


def test_a_position_without_a_seed_gets_chance_of_its_own() -> None:
    batch = envs.batch("space-taxi", 8, 3, seed=1)
    batch.load([{"game": "space-taxi", "seats": [{}, {}, {}]}] * 8)
    batch.step(batch.sample())
    assert len({row.tobytes() for row in batch.observations}) > 1


def test_chosen_tables_start_their_next_game() -> None:
    batch = played("first-rat", 2)
    mask = np.zeros(12, np.bool_)
    mask[[3, 8]] = True
    before, kept = batch.records(), batch.observations.copy()
    batch.reset(mask=mask)
    after = batch.records()
    assert (after[~mask] == before[~mask]).all() and (
        batch.observations[~mask] == kept[~mask]
    ).all()
    assert batch.steps[mask].tolist() == [0, 0] and not batch.done[mask].any()
    for i in (3, 8):
        fresh = cm.game("first-rat").new(seats=2, seed=int(batch.seeds[i]))
        assert batch.table(i).raw == fresh.raw


@pytest.mark.parametrize(
    ("states", "indices", "sentence"),
    [
        ([], None, "12 states are needed"),
        ({}, [0], "1 states are needed"),
        ("x", [0], "1 states are needed"),
        ([3], [0], "Table 0 cannot be loaded from int"),
        ([{"game": "space-taxi", "seats": [{}, {}]}], [0], "2"),
        ([{"game": "space-taxi", "seats": [{}, {}, {}], "bank": 3}], [0], "coins"),
        ([{"game": "space-taxi", "seats": [{}, {}, {}], "script": [1]}], [0], "from a script"),
        ([{"game": "space-taxi", "seats": [{}, {}, {}]}], [12], "no table 12"),
        ([{"game": "space-taxi", "seats": [{}, {}, {}]}], [], "At least one table"),
        (np.zeros(1), [0], "no records of space-taxi"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_loaded(
    states: Any, indices: Any, sentence: str
) -> None:
    batch = played("space-taxi", 3)
    before = shown(batch)
    with pytest.raises(cm.CheesemoonError) as caught:
        batch.load(states, indices)
    assert sentence in str(caught.value)
    assert shown(batch) == before


def test_one_bad_position_keeps_the_good_ones_out() -> None:
    batch = played("space-taxi", 3)
    before = shown(batch)
    good: dict[str, Any] = {"game": "space-taxi", "seats": [{}, {}, {}]}
    with pytest.raises(cm.BadPosition):
        batch.load([good, {**good, "x": 1}], [0, 1])
    assert shown(batch) == before


def test_records_of_other_tables_are_refused() -> None:
    batch = played("first-rat", 2)
    for other in (played("first-rat", 3).records(), played("space-taxi", 3).records()):
        with pytest.raises(envs.EnvError, match="no records of first-rat for 2 players"):
            batch.load(other)
    table = cm.game("first-rat").new(seats=2, seed=1, superrats=True)
    with pytest.raises(envs.EnvError, match="superrats=True"):
        batch.load([table], [0])


@pytest.mark.parametrize("mask", [[True], np.ones(12), "x"])
def test_a_mask_of_another_shape_is_refused(mask: Any) -> None:
    with pytest.raises(envs.EnvError, match="one truth value for each of the 12 tables"):
        played("space-taxi", 3, steps=1).reset(mask=mask)


# --- opponents ------------------------------------------------------------------------------------


def test_greedy_opponents_play_inside_the_step() -> None:
    """They choose a heaviest action, and win more than random ones."""
    won = {}
    for name in ("random", "greedy"):
        batch = envs.batch("first-rat", 64, 2, seed=1, seat=0, opponents=name)
        paid, ended = 0.0, 0
        for _ in range(600):
            batch.step(batch.sample())
            assert set(batch.seats.tolist()) <= {0, -1}
            paid += float(batch.rewards[:, 0].sum())
            ended += int(batch.done.sum())
        won[name] = paid / ended
    assert won["greedy"] < 0.15 < 0.4 < won["random"] < 0.6


def test_bots_and_policies_play_the_other_seats() -> None:
    def first_legal(observations: Any, masks: Any) -> Any:
        assert len(observations) == len(masks)
        return masks.argmax(axis=1)

    def played_by(opponents: Any) -> list[bytes]:
        batch = envs.batch("space-taxi", 3, 3, seed=2, seat=1, opponents=opponents)
        for _ in range(25):
            batch.step(batch.sample())
            assert set(batch.seats.tolist()) <= {1, -1}
        return shown(batch)

    assert played_by(["easy", first_legal]) == played_by(["easy", first_legal])
    assert played_by("easy") != played_by("random")


def test_a_bot_of_a_batch_chooses_as_it_would_at_a_table() -> None:
    batch = envs.batch("space-taxi", 1, 2, seed=2, seat=0, opponents="greedy")
    for _ in range(60):
        batch.step(batch.sample())
    assert isinstance(batch.table(0), cm.Table) and bots.bot("greedy", batch.game)


@pytest.mark.parametrize("answer", [[-1, 0], [0.5, 1.0], [10**6, 0], [0]])
def test_a_policy_that_answers_nonsense_is_refused(answer: Any) -> None:
    with pytest.raises(cm.CheesemoonError):
        envs.batch("first-rat", 2, 2, seat=1, opponents=lambda o, m: np.array(answer))


# --- spaces, masks, people ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_observations_stay_within_their_bounds(name: str, seats: int) -> None:
    assert numbers_space(cm.game(name)).is_bounded()
    for opponents in ("random", "greedy"):
        batch = envs.batch(name, 32, seats, seed=77, seat=0, opponents=opponents)
        for _ in range(200):
            batch.step(batch.sample())
            assert np.abs(batch.observations).max() <= LIMIT / 2, "half of it was never seen"


def test_a_mask_can_be_part_of_an_observation() -> None:
    env = gymnasium.make(identifier("space-taxi"), seats=2, mask="observation")
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert (seen["action_mask"] == info["action_mask"]).all()
    seen = env.step(env.action_space.sample(seen["action_mask"]))[0]
    assert seen in env.observation_space
    vector = gymnasium.make_vec(
        identifier("space-taxi"),
        num_envs=3,
        vectorization_mode="vector_entry_point",
        seats=2,
        mask="observation",
        opponents="greedy",
    )
    both, _ = vector.reset(seed=1)
    assert both in vector.observation_space and both["action_mask"].shape == (3, 48)
    vector.close()


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(identifier("space-taxi"), seats=2, render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    assert "Player 1" in first and env.render() is None
    env.step(env.unwrapped.game.actions.number("roll"))  # type: ignore[attr-defined]
    assert capsys.readouterr().out not in ("", first)


def test_an_environment_can_be_pickled_in_the_middle_of_a_game() -> None:
    env: Any = gymnasium.make(identifier("first-rat"), seats=2).unwrapped
    env.reset(seed=4)
    for _ in range(6):
        env.step(int(env._one.legal()[0]))
    other = pickle.loads(pickle.dumps(env))
    assert other.table.raw == env.table.raw and other.table.actions == env.table.actions
    action = int(env._one.legal()[0])
    assert (other.step(action)[0] == env.step(action)[0]).all()


def test_the_table_of_an_environment_has_its_history() -> None:
    env: Any = gymnasium.make(identifier("space-taxi"), seats=3).unwrapped
    env.reset(seed=4)
    for _ in range(10):
        env.step(int(env._one.legal()[0]))
    table = env.table
    assert len(table.actions) >= 10 and table.start() is not None
    env.step(int(env._one.legal()[0]))
    assert env.table is table and table.raw == env._one._record.tobytes()
