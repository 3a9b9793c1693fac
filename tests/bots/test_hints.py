"""A hint has a reason and grades that follow from its values, at many positions of all games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.analysis import Analysis, analyse, is_known
from cheesemoon.bots.grades import SHOWN, explain, graded
from cheesemoon.bots.reason import LINES, find_causes, say_cause
from cheesemoon.bots.search import Opinion
from cheesemoon.core import LANGUAGES, Table
from random_tables import lone_payment

POSITIONS = 6  # of each game


def decisions(name: str) -> Iterator[Table]:
    """Yield tables with a choice from games of a simple player that slips at times."""
    game = cm.game(name)
    for seed in range(3):
        table = game.new(seats=min(3, max(game.seats)), seed=seed)
        player, rng = bots.bot("greedy", game, seed=seed), random.Random(seed)
        while not table.over:
            if len(table.legal()) > 1 and rng.random() < 0.1:
                yield table.fork()
            slips = rng.random() < 0.2
            table.play(rng.choice(table.legal()) if slips else player.choose_at(table))


@pytest.mark.parametrize("name", cm.games())
def test_every_hint_has_a_reason_and_grades_that_follow_its_values(name: str) -> None:
    for table in islice(decisions(name), POSITIONS):
        found = analyse(table.game, table.view(table.seat), table.legal(), bot=judge(table))
        choices = graded(found, table.legal())
        assert 1 <= len(choices) <= SHOWN
        (best, mark), *others = choices
        assert mark == "best" and best.action == found.best
        assert all(is_known(found, o) for o, _ in choices)
        for option, grade in others:
            assert grade in ("near", "costly")
            assert option.value <= best.value or grade == "near"
        losses = [best.value - o.value for o, grade in others if grade == "costly"]
        small = [best.value - o.value for o, grade in others if grade == "near"]
        assert all(loss > most for loss in losses for most in small)
        for lang in LANGUAGES:
            said = explain(table, found, choices, lang)
            assert said.endswith((".", "!")) and "{" not in said and len(said) < 200, said


@pytest.mark.parametrize("name", cm.games())
def test_a_reason_speaks_for_its_action(name: str) -> None:
    """The cause of a hint is more frequent, or larger, on the side that it praises."""
    for table in islice(decisions(name), POSITIONS):
        one, *others = table.legal()
        for cause in find_causes(table, one, others[:2]):
            assert say_cause(table, cause, "en")
            if cause.event and cause.message.startswith("plan-"):
                assert cause.here > cause.there and cause.here <= LINES
            elif cause.event:
                assert cause.there > cause.here and cause.there <= LINES
            elif cause.message:
                assert cause.here > cause.there
            else:
                assert all(points > 0 for _, points in cause.parts)


def judge(table: Table) -> bots.Bot:
    """Return a short search: hints of the whole budget are too slow for a test."""
    return bots.bot("search:steps=3000,turns=1", table.game, seed=1)


def test_noise_is_no_reason() -> None:
    """Two equal actions differ by chance only, so they have no reason."""
    table = cm.game("space-taxi").new(seats=3, seed=4)
    table.play("roll")
    one = table.legal()[0]
    assert not list(find_causes(table, one, [one]))
    assert list(find_causes(lone_payment(), "pay 5", ["pay 1"]))


def test_an_action_that_was_hardly_searched_is_not_graded() -> None:
    best, first_guess = Opinion("a", 0.6, 0.001, 5000), Opinion("b", 0.3, 0.03, 20)
    ahead = bots.Standing((0.5,))
    found = Analysis(0, (best, first_guess), ("a",), ahead, False, 5020)
    assert [o.action for o, _ in graded(found, ["a", "b"])] == ["a"]


def test_a_hopeless_loss_is_not_small() -> None:
    """Half of a small chance is not nearly as good as all of it."""
    best, half = Opinion("a", 0.05, 0.001, 5000), Opinion("b", 0.025, 0.001, 5000)
    found = Analysis(0, (best, half), ("a",), bots.Standing((0.5,)), False, 10000)
    assert [o.action for o, _ in graded(found, ["a", "b"])] == ["a"]
