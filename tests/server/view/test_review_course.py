"""The chart of a review: chances by round, labelled, with marks for clear losses only."""

from __future__ import annotations

import re

import pytest

import cheesemoon as cm
from cheesemoon.bots.analysis import Standing
from cheesemoon.bots.judging import Choice, Review
from cheesemoon.view.charts import PERCENT, draw_plot
from cheesemoon.view.course import Moment, average_rounds


def judged(number: int, lost: float, error: float, exact: bool = False) -> Choice:
    return Choice(number, 0, "played", "best", lost, error, exact, {})


@pytest.mark.parametrize(
    ("lost", "error", "exact", "named"),
    [
        (0.30, 0.02, False, True),
        (0.30, 0.11, False, False),  # less than three standard errors
        (0.06, 0.019, False, True),
        (0.04, 0.001, False, False),  # certain, but small
        (1.5, 0.0, True, True),  # points
        (0.9, 0.0, True, False),
    ],
)
def test_only_losses_far_above_the_noise_are_named(
    lost: float, error: float, exact: bool, named: bool
) -> None:
    review = Review((judged(3, lost, error, exact),), ((3, Standing((0.5, 0.5))),))
    assert bool(review.worst()) == named


def test_the_worst_come_first_and_few_are_named() -> None:
    review = Review(tuple(judged(n, 0.1 + n / 100, 0.01) for n in range(9)), ())
    assert [choice.number for choice in review.worst(3)] == [8, 7, 6]


def test_chances_are_averaged_by_round_and_rounds_are_labelled() -> None:
    heads = ["Round 1", "Round 1", "Round 1", "Round 2", "Round 2"]
    chances = [(0.2, 0.8), (0.4, 0.6), (0.6, 0.4), (0.9, 0.1), (0.7, 0.3)]
    moments = [Moment(h, i % 2, c) for i, (h, c) in enumerate(zip(heads, chances, strict=True))]
    found = average_rounds(moments, 2)
    assert [each.label for each in found] == ["Round 1", "2"]  # the first says what is counted
    assert [each.chances[0] for each in found] == pytest.approx([0.4, 0.8])
    assert [list(each.members) for each in found] == [[0, 1, 2], [3, 4]]


def test_turns_of_single_seats_make_a_round_of_all_seats() -> None:
    moments = [Moment(f"Turn {n}", n % 2, (n / 10, 1 - n / 10)) for n in range(6)]
    found = average_rounds(moments, 2)
    assert [each.label for each in found] == ["Turn 0", "2", "4"]
    assert [each.chances[0] for each in found] == pytest.approx([0.05, 0.25, 0.45])


def test_the_chart_has_the_labels_of_its_rounds_and_its_marks() -> None:
    lines = [[40.0, 60.0, 80.0], [60.0, 40.0, 20.0]]
    drawn = draw_plot(
        lines, cm.game("space-guardians"), "course", PERCENT, [(1, 2, 0)], ["1", "3", "5"]
    )
    below = re.findall(r'text-anchor="middle">(\d+)</text>', drawn)
    assert below == ["1", "3", "5"]
    assert drawn.count('class="mark"') == 1
