"""Positions: what cannot be is refused with its field."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from rules_mark import rule

from .tables import DECK, GAME, SEVEN, N, bad, seat, table


def test_bad_positions_name_the_field() -> None:
    bad("seats[0].colour", seats=[{"colour": "red"}, {}])
    bad("seats[0].light", seats=[{"light": 41}, {}])
    bad("seats[0].rats[1]", seats=[{"rats": [0, 27, N, N]}, {}])
    bad("seats[0].rats", seats=[{"rats": [5, 5, N, N]}, {}])
    bad("seats[0].packs", seats=[{"packs": ["green", "green"]}, {}])
    bad("seats", seats=[{"packs": ["green"]}, {"packs": ["green"]}, {"packs": ["green"]}])
    bad("stands.hamster", stands={"hamster": ["green"] * 3})
    bad("stands.hamster", stands={"hamster": ["green", "blue", "white", "green", "blue", "white"]})
    bad("stands.frog", seats=[{"empties": 1}, {}], stands={"frog": 3})
    bad("stands.crow", seats=[{"caps": ["rocket"]}, {}], stands={"crow": ["rocket"]})
    bad("library", seats=[{"comics": ["no-rent"]}, {}], library=["no-rent"])
    bad("library[0]", library=["cheap-parts"])
    bad("seats[0].comics", seats=[{"comics": ["lara"]}, {}])
    bad("end", seats=[{"markers": {**SEVEN, "spotlights": [1]}}, {}])
    bad("end", seats=[{"markers": {**SEVEN, "spotlights": [1, 3]}}, {}], end="next")
    bad("end", seats=[{"rats": ["crew1", "crew3", "crew5", "crew5"]}, {}], end="next")
    bad("seats[0].markers", seats=[{"markers": {"cheese": [1, 3, *[5] * 9]}}, {}], end="this")
    bad("robot", robot={})
    bad("phase", phase="drink", now={"ran": [[0, 1, 1]]}, seats=[{"rats": [1, 0, N, N]}, {}])
    bad("phase", seats=[{"rats": ["crew1", N, N, N]}, {}])
    bad("phase", phase="token")
    bad("phase", phase="fork", now={"steps": 2})
    bad("phase", phase="plan")
    bad("phase", phase="over", turn=None)
    bad("turn", phase="over", turn=0, end="this")
    bad("now.steps", now={"steps": 2})
    bad("now.ran[0]", now={"ran": [[0, 3, 3]]})
    bad("now.fresh", phase="build", now={"fresh": ["no-rent"]}, seats=[{"cheese": 10}, {}])
    bad("result", result={})
    easy = {"deck": DECK}
    bad("robot.deck", seats=[{}], options={"solo": "hard"}, robot=easy)
    bad("robot.deck", seats=[{}], robot={"deck": DECK[1:]})
    bad("robot.discard", seats=[{}], robot={"discard": ["C01"]})
    bad("robot.card", seats=[{}], robot={"card": "A01"})
    bad("robot.rats[0]", seats=[{}], robot={"rats": [N, 0, 0, 0]})
    bad("robot.seen", seats=[{}], robot={"discard": ["A01"], "seen": []})


def test_a_deck_left_out_holds_what_was_seen() -> None:
    found = table({}, robot={"discard": ["A07", "B09"], "seen": ["B09", "A07", "A11"]})
    deck = found.position()["robot"]["deck"]
    assert "A11" in deck and "A07" not in deck and "C01" in deck
    assert sorted(c[0] for c in deck) == ["A"] * 4 + ["B"] * 4 + ["C"]


def test_a_fork_redraws_only_what_is_hidden() -> None:
    found = table({}, robot={"discard": ["A07", "B09"], "seen": ["B09", "A07", "A11"]})
    decks = []
    for seed in range(20):
        fork = found.fork(seed=seed)
        robot = fork.position()["robot"]
        assert "A11" in robot["deck"] and robot["discard"] == ["A07", "B09"]
        assert fork.view(0) == found.view(0)
        assert GAME.load(fork.position()) == fork
        decks.append(tuple(robot["deck"]))
    assert len(set(decks)) > 15


@rule("FR-34")
def test_a_position_in_the_middle_of_a_turn_goes_on_as_it_was() -> None:
    thirsty = {"rats": [3, 9, N, N], "packs": ["green"], "drinks": 1}
    found = table(thirsty, {}, play="run 0 4, run 1 10, done, pack soda")
    position = found.position()
    assert position["now"]["pack"] == "soda" and position["phase"] == "drink"
    again = GAME.load(position)
    again.play("drink")
    assert seat(again)["soda"] == 4


@rule("FR-13", "FR-19")
def test_a_position_says_where_each_run_began_and_its_pipes() -> None:
    """The actions of a turn can be rebuilt from `now.ran` alone."""
    piped = 0
    for seed in range(12):
        found = GAME.new(seats=2, seed=seed)
        rng = random.Random(seed)
        turn: list[str] = []
        while not found.over and len(found.actions) < 300:
            before = found.position()
            if not before["now"]["ran"]:
                turn, rats = [], before["seats"][found.seat]["rats"]
            action = rng.choice(found.legal())
            turn += [action] if action.startswith("run") else []
            found.play(action)
            ran = found.position()["now"]["ran"]
            if not ran:
                continue
            assert [run[3] for run in ran] == [rats[run[0]] for run in ran]
            assert [as_action(*run) for run in ran] == turn
            piped += any(run[4] for run in ran)
            assert GAME.load(found.position()) == found
    assert piped > 20


def as_action(rat: int, end: int, steps: int, begin: int, pipes: list[int]) -> str:
    """Return the notation of a run in a position."""
    return f"run {rat} {end}" + "".join([" via", *(f" {pipe}" for pipe in pipes)] if pipes else [])


def test_a_run_without_start_and_pipes_still_loads() -> None:
    found = table({"rats": [3, 9, N, N]}, {}, play="run 0 4")
    position = found.position()
    assert position["now"]["ran"] == [[0, 4, 1, 3, []]]
    position["now"]["ran"] = [[0, 4, 1]]
    again = GAME.load(position)
    assert again.position() == position and again.legal() == found.legal()


@pytest.mark.parametrize("more", [[3], [2, []], [3, [5]], [3, 0], [True, []], [-1, []], [3, [], 1]])
def test_a_run_that_was_never_made_is_refused(more: list[object]) -> None:
    position = table({"rats": [3, 9, N, N]}, {}, play="run 0 4").position()
    position["now"]["ran"] = [[0, 4, 1, *more]]
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load(position)
    assert caught.value.field == "now.ran[0]"
