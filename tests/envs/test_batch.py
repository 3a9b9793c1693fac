"""Batches: the same games as at single tables, masks and rewards right, bad input refused whole."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.core import INTERPRETED, bits64
from cheesemoon.core.bulk.playout import any_of
from cheesemoon.envs.rewards import final
from random_tables import ALL_VARIANTS, variant_id

SOME: list[tuple[str, int, dict[str, Any]]] = [
    ("space-taxi", 1, {}),
    ("space-taxi", 4, {}),
    ("space-guardians", 3, {"advanced": True}),
    ("first-rat", 1, {"solo": "hard"}),
    ("first-rat", 5, {"edition": "de", "superrats": True, "board": "variable"}),
    ("ratcatcher", 1, {"mode": "hard"}),
]
_ids = ["-".join(map(str, (name, seats, *options.values()))) for name, seats, options in SOME]


def any_action(table: cm.Table, seed: Any) -> str:
    """What `batch.sample` takes at such a table."""
    legal = table.legal_numbers()
    with np.errstate(over="ignore"):
        number = any_of(legal, len(legal), bits64(seed), len(table.actions))
    return table.game.actions.text(int(number))


@pytest.mark.parametrize(("name", "seats", "options"), SOME, ids=_ids)
@pytest.mark.parametrize("reward", ["share", "margin"])
def test_a_batch_plays_the_games_that_tables_play(
    name: str, seats: int, options: dict[str, Any], reward: str
) -> None:
    game = cm.game(name)
    tables = 6
    batch = envs.batch(name, tables, seats, seed=5, options=options, reward=reward, threads=1)
    ours = [game.new(seats=seats, seed=int(seed), **options) for seed in batch.seeds]
    ended = 0
    for step in range(4000):
        for i, table in enumerate(ours):
            if step % 7 and not table.over:
                continue
            assert batch.done[i] == table.over
            assert batch.seats[i] == (-1 if table.over else table.seat)
            seat = 0 if table.seat is None else table.seat
            assert batch.observations[i].tobytes() == game.observe(table, seat).tobytes()
            legal = [0] if table.over else table.legal_numbers().tolist()
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(legal)
            assert batch.legal[i, : batch.counts[i]].tolist() == legal
            paid = final(table, reward) if table.over else [0.0] * seats
            assert batch.rewards[i].tolist() == pytest.approx(paid)
            assert batch.table(i) == table
        if ended >= 3 or (name == "ratcatcher" and step > 600):
            break
        actions = batch.sample()
        for i, table in enumerate(ours):
            if not table.over:
                table.play(any_action(table, batch.seeds[i]))
        batch.step(actions)
        for i, table in enumerate(ours):
            if table.over and not batch.done[i]:  # it has begun anew
                ours[i] = game.new(seats=seats, seed=int(batch.seeds[i]), **options)
                ended += 1
    assert ended >= 3 or name == "ratcatcher"


def test_threads_and_numbers_of_tables_change_nothing() -> None:
    one = envs.batch("space-taxi", 200, 3, seed=9, threads=1)
    two = envs.batch("space-taxi", 300, 3, seed=9, threads=3)
    for _ in range(300):
        one.step(one.sample())
        two.step(two.sample())
    assert one.records().tobytes() == two.records()[:200].tobytes()
    assert one.observations.tobytes() == two.observations[:200].tobytes()
    two.close()
    many = [envs.batch("space-taxi", 16_500, 3, seed=9, threads=threads) for threads in (1, 2)]
    few = envs.batch("space-taxi", 20, 3, seed=9)
    assert len(many[0]._b.lines) > 0  # memory of so many is fetched ahead
    assert len(few._b.lines) == 0
    for _ in range(9):
        few.step(few.sample())
        one_by_one, side_by_side = (batch.sample() for batch in many)
        assert one_by_one.tobytes() == side_by_side.tobytes()
        many[0].step(one_by_one)
        many[1].step(side_by_side)
    assert many[0].records().tobytes() == many[1].records().tobytes()
    assert many[0].records()[:20].tobytes() == few.records().tobytes()
    assert many[0].observations[:20].tobytes() == few.observations.tobytes()
    many[1].close()


def test_a_seed_repeats_exactly_and_another_does_not() -> None:
    def played(seed: int) -> bytes:
        batch = envs.batch("space-taxi", 20, 3, seed=seed)
        for _ in range(80):
            batch.step(batch.sample())
        return bytes(batch.records().tobytes())

    assert played(4) == played(4) != played(5)
    batch = envs.batch("space-taxi", 20, 3, seed=5)
    first = batch.records().tobytes()
    batch.step(batch.sample())
    batch.reset()
    assert batch.records().tobytes() == first
    batch.reset(seed=6)
    assert batch.records().tobytes() == envs.batch("space-taxi", 20, 3, seed=6).records().tobytes()


def test_arrays_change_in_place() -> None:
    batch = envs.batch("space-taxi", 4, 3)
    arrays = batch.observations, batch.masks, batch.seats, batch.rewards, batch.done
    before = arrays[0].copy()
    batch.step(batch.sample())
    now = batch.observations, batch.masks, batch.seats, batch.rewards, batch.done
    assert all(a is b for a, b in zip(arrays, now, strict=True))
    assert (arrays[0] != before).any()


def test_a_finished_table_shows_it_once_and_takes_any_action() -> None:
    batch = envs.batch("space-taxi", 1, 1, seed=2, reward="margin")
    while not batch.done[0]:
        batch.step(batch.sample())
    points, reward = batch.points[0, 0], batch.rewards[0, 0]
    assert reward == pytest.approx(points / batch.game.margin) and batch.seats[0] == -1
    batch.step(np.array([47]))  # not legal at any table that begins
    assert not batch.done[0] and batch.rewards[0, 0] == 0 and batch.seats[0] == 0
    assert batch.steps[0] == 0


def test_an_illegal_action_refuses_the_whole_step() -> None:
    batch = envs.batch("space-taxi", 3, 3, seed=1)
    before = batch.records().tobytes()
    done = batch.game.actions.number("done")
    assert done is not None
    with pytest.raises(cm.IllegalAction) as caught:
        batch.step(np.array([0, done, 0]))
    assert isinstance(caught.value, envs.IllegalInBatch) and caught.value.table == 1
    assert "Table 1" in str(caught.value) and caught.value.rule in str(caught.value)
    for wrong in (-1, 48, 2**40):
        with pytest.raises(cm.IllegalAction):
            batch.step(np.array([0, 0, wrong]))
    assert batch.records().tobytes() == before and batch.violations == 0


def test_or_is_counted_and_answered_with_a_legal_one() -> None:
    batch = envs.batch("space-taxi", 3, 3, seed=1, illegal="legal")
    batch.step(np.array([0, 46, -5]))
    assert batch.violations == 2 and batch.steps.tolist() == [1, 1, 1]
    assert [batch.table(i).position()["phase"] for i in range(3)] == ["place"] * 3


def test_the_others_can_play_at_random() -> None:
    batch = envs.batch("first-rat", 8, 3, seed=3, seat=1)
    for _ in range(200):
        assert set(batch.seats.tolist()) <= {1, -1}
        batch.step(batch.sample())


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"name": "chess"}, "chess"),
        ({"seats": 7}, "7"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"tables": 0}, "from 1 on"),
        ({"tables": 2.5}, "2.5"),
        ({"device": "tpu"}, "tpu"),
        ({"reward": "fame"}, "share, margin"),
        ({"illegal": "laugh"}, "stop, legal"),
        ({"seat": 3}, "0 to 2"),
        ({"threads": 0}, "threads"),
        ({"seed": -1}, "-1"),
        ({"options": "fast"}, "by their names"),
        ({"seat": 1.0}, "0 to 2"),
        ({"seat": np.array([0, 1])}, "0 to 2"),
        ({"threads": True}, "threads"),
        ({"tables": 10**15}, "memory"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"name": "space-taxi", "tables": 2, "seats": 3, **asked}
    with pytest.raises(cm.CheesemoonError) as caught:
        envs.batch(**given)
    assert sentence in str(caught.value)
    assert all(caught.value.text(lang) for lang in ("en", "pl", "de"))


@pytest.mark.parametrize(
    "actions", [[0], [0, 0, 0], [0.5, 0.5], ["roll", "roll"], [[0, 0]], None, [0, [1]]]
)
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    batch = envs.batch("space-taxi", 2, 3)
    with pytest.raises(envs.EnvError, match="2 actions are needed"):
        batch.step(actions)


@pytest.mark.parametrize("number", [2, -1, "0", None, 1.0, True, np.array([0, 1])])
def test_a_table_that_a_batch_does_not_have_is_refused(number: Any) -> None:
    batch = envs.batch("space-taxi", 2, 3)
    with pytest.raises(envs.EnvError, match="its tables are 0 to 1"):
        batch.table(number)
    assert batch.table(1).players == 3


AFTER = [variant for variant in ALL_VARIANTS if cm.game(variant[0]).rules.observe_after]


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize(("name", "seats", "options"), AFTER, ids=map(variant_id, AFTER))
def test_a_row_made_of_the_one_before_it_is_what_observe_says(
    name: str, seats: int, options: dict[str, Any], seat: int | None
) -> None:
    """Byte for byte, in whole games, over their ends and the beginnings after them; with `seat`
    several others have acted in between."""
    observe = cm.game(name).rules.observe
    assert observe is not None
    batch = envs.batch(name, 4, seats, seed=8, options=options, seat=seat, threads=1)
    expected = np.zeros_like(batch.observations)
    ended = np.zeros(4, int)
    while ended.min() < 2:
        expected[:] = 0
        for record, row, turn in zip(batch.records(), expected, batch.seats, strict=True):
            observe(record, max(0, int(turn)), row)
        assert batch.observations.tobytes() == expected.tobytes()
        batch.step(batch.sample())
        ended += batch.done


def test_a_deep_copy_is_a_batch_of_its_own() -> None:
    batch = envs.batch("space-taxi", 8, 3, seed=1, threads=1)
    batch.step(batch.sample())
    other, before = copy.deepcopy(batch), batch.records().tobytes()
    other.step(other.sample())
    assert batch.records().tobytes() == before
    batch.step(batch.sample())
    assert batch.records().tobytes() == other.records().tobytes() != before


def test_values_are_those_of_the_game() -> None:
    batch = envs.batch("ratcatcher", 3, seed=4)
    for _ in range(60):
        assert batch.game.rules.value is not None
        worth = [float(batch.game.rules.value(batch.table(i).state, 0)) for i in range(3)]
        assert batch.values().tolist() == worth
        batch.step(batch.sample())
    for seat in (1, 0.0, False, None, np.array([0, 0])):
        with pytest.raises(cm.BadOption, match="its seats are 0 to 0"):
            batch.values(seat=seat)  # type: ignore[arg-type]


def test_whole_numbers_may_be_those_of_numpy() -> None:
    one: Any = np.uint8(1)
    two: Any = np.int64(2)
    batch = envs.batch("space-taxi", two, two, two, seat=one, threads=two)
    same = envs.batch("space-taxi", 2, 2, 2, seat=1, threads=2)
    assert batch.records().tobytes() == same.records().tobytes()
    assert batch.table(one) == same.table(1)
    batch.reset(two)
    assert batch.values(one).tolist() == same.values(1).tolist()


@pytest.mark.skipif(INTERPRETED, reason="nothing is fetched ahead")
@pytest.mark.parametrize(("name", "least"), [("first-rat", 30), ("space-guardians", 0)])
def test_what_is_fetched_ahead_is_what_rows_change_often_or_at_all(name: str, least: int) -> None:
    """In percent of the steps, with some room; a row of First Rat is made of the one before it."""
    batch = envs.batch(name, 1024, 4, seed=3, threads=1)
    lines = np.arange(0, batch.observations.shape[1], 16)
    changes = np.zeros(len(lines))
    for _ in range(200):
        before = batch.observations[:64].copy()
        batch.step(batch.sample())
        changed = batch.observations[:64] != before
        changes += np.logical_or.reduceat(changed, lines, axis=1).mean(axis=0) / 2
    fetched = set(batch._b.lines // 64)
    assert fetched >= set(np.flatnonzero(changes > least + 8)[:64])
    assert fetched <= set(np.flatnonzero(changes > max(0, least - 8)))
