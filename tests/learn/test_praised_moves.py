"""What the guide praises is good play: no praised move loses 2 % by the judgement of `expert`.

The bot sees what the learner sees. `hard` searches all moves first. Where it prefers another move,
`expert` searches that one and the praised ones, each alone. A loss counts if it is above the limit
by two standard errors.
"""

from __future__ import annotations

import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.analysis import think_of_each
from cheesemoon.core import Table
from cheesemoon.learn import Attempt, Lesson, lessons
from thorough import sampled

LESSONS = [lesson for name in cm.games() for lesson in lessons(cm.game(name))]
LIMIT = 0.02  # of the reward, or of the points that are expected
_SURE = 2.0  # standard errors


def _name(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.key}"


def judge(table: Table, praised: list[str]) -> dict[str, float]:
    """Return the share that each praised action loses for certain."""
    assert table.seat is not None
    view = table.view(table.seat)
    expert = bots.bot("expert", table.game, seed=1)
    first = bots.bot("hard", table.game, seed=1).think(view, table.legal())
    if praised == [first.best.action]:
        return {praised[0]: 0.0}
    asked = list(dict.fromkeys([first.best.action, *praised]))
    found = think_of_each(expert, view, asked)
    best = max(found, key=lambda o: o.value)
    whole = max(1.0, best.value)  # points, where they are computed
    return {
        o.action: (best.value - o.value - _SURE * (o.error**2 + best.error**2) ** 0.5) / whole
        for o in found
        if o.action in praised
    }


@pytest.mark.parametrize("lesson", sampled(LESSONS, LESSONS[::3]), ids=_name)
def test_no_praised_move_loses_two_percent(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    bad = []
    while not attempt.over:
        table, step = attempt.table, attempt.step
        right = [a for a in table.legal() if step.is_right(a)] if step.right else []
        if right and len(right) < len(table.legal()):  # a free choice is not praised
            losses = judge(table, right)
            bad += [(attempt.at, a, f"{100 * x:.1f} %") for a, x in losses.items() if x > LIMIT]
            right.sort(key=lambda action: losses[action])
        attempt.answer(right[0] if right else "")
    assert not bad, f"step, move, loss: {bad}"
