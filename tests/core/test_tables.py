"""A table stays whole: interrupted, shared by threads, copied, pickled, seen under other names."""

from __future__ import annotations

import copy
import pickle
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core.game import engine_state, saved
from cheesemoon.core.game.history import NOTHING
from random_tables import play_randomly


def everything(table: cm.Table) -> Any:
    """All that a table is, so that two can be compared."""
    return (
        table.state.tobytes(),
        list(table.actions),
        list(table.events),
        list(table.chance),
        table.position(),
        table.legal(),
        table.question(),
    )


def a_table(script: list[int] | None = None) -> cm.Table:
    position = {"game": "space-taxi", "seats": [{}] * 3, "seed": 5, "script": script or []}
    return cm.game("space-taxi").load(position)


@contextmanager
def interrupted_at(line: int) -> Iterator[list[int]]:
    """Ctrl+C before the so-many-th line that is executed inside `core.play`."""
    passed = [0]

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename != engine_state.__file__:
            return None
        if event == "line":
            passed[0] += 1
            if passed[0] == line:
                raise KeyboardInterrupt
        return trace

    sys.settrace(trace)
    try:
        yield passed
    finally:
        sys.settrace(None)


@pytest.mark.parametrize("script", [[], [1, 1, 2, 3, 4, 5, 3, 3, 3, 6] + [2] * 60])
def test_an_interrupted_action_is_made_whole_or_not_at_all(script: list[int]) -> None:
    done = a_table(script)
    done.play("roll")
    before, after = everything(a_table(script)), everything(done)
    seen = set()
    for line in range(1, 200):
        table = a_table(script)
        table.legal()
        try:
            with interrupted_at(line) as passed:
                table.play("roll")
        except KeyboardInterrupt:
            found = everything(table)
            assert found in (before, after), line
            seen.add(found == after)
            if found == before:
                table.play("roll")
                assert everything(table) == after
        else:
            assert everything(table) == after
            break
    assert passed[0] < line and line > 30 and False in seen


def test_who_is_interrupted_twice_finds_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second Ctrl+C comes while the first is cleared away."""
    table = a_table()
    before = everything(table)
    apply = table.game.rules.apply

    class Interrupting:
        def __init__(self) -> None:
            self.left = 2

        def __call__(self, *args: Any) -> None:
            if self.left == 2:
                apply(*args)
            self.left -= 1
            raise KeyboardInterrupt

    interrupt = Interrupting()
    rules = copy.copy(table.game.rules)
    object.__setattr__(rules, "apply", interrupt)
    with monkeypatch.context() as patched:
        patched.setattr(table.game, "rules", rules)
        patched.setattr(table._play, "_forget", interrupt)
        with pytest.raises(KeyboardInterrupt):
            table.play("roll")
    assert everything(table) == before


def test_two_threads_play_one_after_the_other() -> None:
    """Both play whatever they see; what the other was quicker with is refused, nothing is torn."""
    for name, seed in (("ratcatcher", 1), ("ratcatcher", 2), ("ratcatcher", 3), ("space-taxi", 4)):
        table = cm.game(name).new(seed=seed)
        failed: list[BaseException] = []

        def act(seed: int, table: cm.Table = table, failed: list[BaseException] = failed) -> None:
            rng = random.Random(seed)
            try:
                for _ in range(300):
                    legal = table.legal()
                    if not legal:
                        return
                    try:
                        table.play(rng.choice(legal))
                    except cm.IllegalAction:
                        continue
                    table.position()
            except BaseException as error:  # noqa: BLE001
                failed.append(error)

        threads = [threading.Thread(target=act, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not failed
        assert len(table.actions) == len(table.events) > 5
        again = saved.from_dict(saved.to_dict(table), "here", cm.game)
        assert again == table and again.events == table.events


@pytest.mark.parametrize("name", cm.games())
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))]
)
def test_copies_are_equal_and_independent(name: str, copied: Any) -> None:
    table = cm.game(name).new(seed=4)
    play_randomly(table, 1, 12)
    other = copied(table)
    assert everything(other) == everything(table) and other.game is table.game
    assert saved.to_dict(other) == saved.to_dict(table)
    before = everything(table)
    action = other.legal()[-1]
    other.play(action)
    assert everything(table) == before != everything(other)
    table.play(action)
    assert everything(table) == everything(other)


def test_a_named_table_is_the_same_table_under_other_names() -> None:
    table = cm.game("space-taxi").new(seats=3, seed=1)
    ola, plain = table.named(("Ola", "Jan", "Ewa")), table.named(None)
    ola.play("roll")
    assert table.actions == ola.actions == ["roll"] and table == ola
    assert ola.log()[0][0].startswith("Ola") and not plain.log()[0][0].startswith("Ola")
    assert "Ola" in ola.question() and "Ola" not in table.question()
    assert table.log(names=("A", "B", "C"))[0][0].startswith("A")
    assert ola.fork().player(1) == "Jan" and ola.fork() == table


@pytest.mark.parametrize("name", cm.games())
def test_a_played_copy_leaves_its_table_as_it_was(name: str) -> None:
    table = cm.game(name).new(seed=4)
    rng = random.Random(4)
    for _ in range(30):
        if table.over:
            break
        before, action = everything(table), rng.choice(table.legal())
        after = table.after(action)
        assert everything(table) == before
        with pytest.raises(cm.IllegalAction):
            table.after("nonsense")
        assert everything(table) == before
        table.play(action)
        assert everything(after) == everything(table)


def test_branches_of_a_game_share_what_came_before_and_nothing_else() -> None:
    table = cm.game("space-taxi").new(seats=2, seed=1)
    play_randomly(table, 1, most=20)
    before, action = list(table.actions), table.legal()[0]
    one, other = table.after(action), table.fork()
    assert one._play.past.before is other._play.past is table._play.past
    other.play(table.legal()[-1])
    one.play(one.legal()[0])
    assert table.actions == before
    assert other.actions == [*before, table.legal()[-1]]
    assert one.actions[:-1] == [*before, action]
    redrawn = table.fork(seed=2)
    assert redrawn.actions == before and redrawn.chance == []
    for branch in (table, one, other):
        gave = [e.args["number"] for told in branch.events for e in told if e.name == "gave"]
        assert len(branch.events) == len(branch.actions) and branch.chance == gave


def test_a_past_of_any_length_can_be_given_up() -> None:
    past = NOTHING
    for _ in range(100_000):
        past = past.then("roll", [])
    assert len(past.whole()[0]) == past.count == 100_000
    del past  # link by link, without a call for each within that of the one behind it


@pytest.mark.parametrize("name", cm.games())
def test_totals_are_those_of_the_breakdown(name: str) -> None:
    game = cm.game(name)
    for seats in (min(game.seats), max(game.seats)):
        table = game.new(seats=seats, seed=3)
        play_randomly(table, 3, 40)
        assert table.totals() == [score["total"] for score in table.scores()]


def test_a_refusal_is_the_same_sentence_in_another_process() -> None:
    """It is pickled there: a pool of processes would hang or die of one that cannot be."""
    refusals: list[cm.CheesemoonError] = []
    for ask in (
        lambda: a_table().play("place green"),
        lambda: a_table().play("nonsense"),
        lambda: cm.game("first-rat").new(seats=9),
        lambda: cm.game("space-taxi").load({"game": "space-taxi", "seats": 7}),
        lambda: cm.game("no such game"),
        lambda: cm.game("space-taxi").actions.text(10**6),
    ):
        with pytest.raises(cm.CheesemoonError) as found:
            ask()
        refusals.append(found.value)
    for refusal in refusals:
        again = pickle.loads(pickle.dumps(refusal))
        assert type(again) is type(refusal) and str(again) == str(refusal)
        assert [again.text(lang) for lang in ("en", "pl", "de")] == [
            refusal.text(lang) for lang in ("en", "pl", "de")
        ]


@pytest.mark.parametrize("name", cm.games())
def test_numbers_that_are_no_action_have_no_notation(name: str) -> None:
    actions = cm.game(name).actions
    assert actions.number(actions.text(actions.size - 1)) == actions.size - 1
    for number in (-1, actions.size, 10**30):
        with pytest.raises(cm.CheesemoonError, match=f"no action .*0 to {actions.size - 1}"):
            actions.text(number)
