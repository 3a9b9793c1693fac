"""What the guide praises is good play: `expert` loses less than 2 % by any praised move.

The bot sees what the learner sees. A step with one legal action has nothing to judge. Noise of the
search is allowed for: a loss counts if it is larger than the limit by two standard errors.
"""

from __future__ import annotations

import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots import Thought
from cheesemoon.core import Table
from cheesemoon.learn import Attempt, Lesson, lessons

LESSONS = [lesson for name in cm.games() for lesson in lessons(cm.game(name))]
LIMIT = 0.02  # of the reward
LIMIT_POINTS = 1.0  # where the solver computes points
_SURE = 2.0  # standard errors


def _name(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.key}"


def judge(table: Table, actions: list[str]) -> dict[str, float]:
    """Return what each action loses for certain against the best one."""
    expert = bots.bot("expert", table.game, seed=1)
    assert table.seat is not None
    view = table.view(table.seat)
    thought: Thought = expert.think(view, table.legal())
    best = max(thought.opinions, key=lambda o: o.value) if thought.exact else thought.best
    losses = {}
    for action in actions:
        own = next(o for o in thought.opinions if o.action == action)
        if not thought.exact and own.visits < 200:  # hardly searched: search it alone
            own = expert.think(view, [action]).opinions[0]
        doubt = _SURE * (own.error**2 + best.error**2) ** 0.5
        limit = LIMIT_POINTS if thought.exact else LIMIT
        losses[action] = (best.value - own.value - doubt) / limit
    return losses


@pytest.mark.parametrize("lesson", LESSONS, ids=_name)
def test_no_praised_move_loses_two_percent(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    bad = []
    while not attempt.over:
        table, step = attempt.table, attempt.step
        right = [a for a in table.legal() if step.is_right(a)] if step.right else []
        if right and len(table.legal()) > 1:
            losses = judge(table, right)
            bad += [(attempt.at, a, round(x, 1)) for a, x in losses.items() if x > 1]
            right.sort(key=lambda action: losses[action])
        attempt.answer(right[0] if right else "")
    assert not bad, f"step, move, times the limit: {bad}"
