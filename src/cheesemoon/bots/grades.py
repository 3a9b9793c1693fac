"""The grades of a hint: the best choice, choices that are as good, and choices that cost much."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from cheesemoon.core import Table

from .analysis import Analysis, is_known
from .reason import Cause, find_causes, say_cause, say_merit, say_move
from .search import Opinion
from .texts import say

Grade = Literal["best", "near", "costly"]

SHOWN = 3
_NEAR, _COSTLY = 0.02, 0.08  # of the chance to win
_NEAR_SHARE = 0.2  # of the best chance; a loss above it is never small
_NEAR_POINTS, _COSTLY_POINTS = 1.0, 3.0
_WORTH_DENYING = 2.0  # points
_COMPARED = 2  # actions with which the best one is compared for a reason
_SURE = 2.0  # standard errors


def grade(found: Analysis, best: Opinion, option: Opinion) -> Grade | None:
    """Return the grade of an option; None between as good and costly. An option is as good as the
    best if they differ by at most `_NEAR` or two standard errors. Two searches of one action differ
    by as much."""
    if option is best:
        return "best"
    near, costly = (_NEAR_POINTS, _COSTLY_POINTS) if found.exact else (_NEAR, _COSTLY)
    loss = best.value - option.value
    if not found.exact:
        near = min(near, _NEAR_SHARE * best.value)
    doubt = _SURE * (best.error**2 + option.error**2) ** 0.5
    if loss <= max(near, doubt):
        return "near"
    return "costly" if loss >= costly else None


def is_costly(loss: float, exact: bool) -> bool:
    """Return True if a loss costs much: in points if `exact`, else as a share."""
    return loss >= (_COSTLY_POINTS if exact else _COSTLY)


def graded(found: Analysis, legal: Collection[str]) -> list[tuple[Opinion, Grade]]:
    """Return at most `SHOWN` options: the best, the better of those as good, and one that
    costs much. The last says what not to do."""
    best, *others = [o for o in found.options if o.action in legal]
    others = [o for o in others if is_known(found, o)]
    others.sort(key=lambda o: -o.value)
    judged = [(o, mark) for o in others if (mark := grade(found, best, o))]
    near = [pair for pair in judged if pair[1] == "near"]
    costly = [pair for pair in judged if pair[1] == "costly"][:1]
    return [(best, "best"), *near[: SHOWN - 1 - len(costly)], *costly]


def put_points_first(
    table: Table, choices: Sequence[tuple[Opinion, Grade]]
) -> list[tuple[Opinion, Grade]]:
    """Return the graded choices. If the best ends the turn without points, and one that brings
    points now is as good, that one comes first: the search cannot tell them apart, and a
    player can."""
    (best, _), *others = choices
    gain, goes_on = _brings(table, best.action)
    if goes_on or gain > 0:
        return list(choices)
    for one, mark in others:
        if mark == "near" and _brings(table, one.action)[0] > 0:
            rest = [(o, grade) for o, grade in others if o is not one]
            return [(one, "best"), (best, "near"), *rest]
    return list(choices)


def _brings(table: Table, action: str) -> tuple[int, bool]:
    """Return the points that an action brings at once, and whether the player acts again."""
    seat, after = table.seat, table.fork(seed=0)
    assert seat is not None
    after.play(action)
    return after.totals()[seat] - table.totals()[seat], after.seat == seat


def explain(
    table: Table, found: Analysis, choices: Sequence[tuple[Opinion, Grade]], lang: str
) -> str:
    """Return why the first of the graded choices is the best, in one sentence. A game may know it
    better than the lines. Without a difference that has a name it is what the action does itself,
    or how clear the choice was."""
    (best, _), *others = choices
    compared = [o.action for o, _ in reversed(others)]
    compared += [o.action for o in found.options if o.action not in (best.action, *compared)]
    cause = next(find_causes(table, best.action, compared[:_COMPARED]), None)
    if merit := say_merit(table, best.action, lang, cause):
        return merit
    own = say_move(table, best.action, lang)
    if cause and not (own and _is_faint(cause)):
        return say_cause(table, cause, lang)
    if own:
        return own
    marks = [mark for _, mark in others]
    if "near" not in marks:
        return say(lang, "reason-tried")
    return say(lang, "reason-even-two" if "costly" in marks else "reason-even")


def _is_faint(cause: Cause) -> bool:
    """Return True if a cause is only that a rival gets a point less or so. What the action does
    itself says more."""
    return cause.rival >= 0 and cause.parts[0][1] < _WORTH_DENYING
