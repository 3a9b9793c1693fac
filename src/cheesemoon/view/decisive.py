"""The moments that decided a finished game: the actions that changed the winner's lead or chance
most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from .model import TableState
from .summary import list_moments

MOST_MARKS = 3


_LEAST = 5  # percent of the winner's chance that a mark changes


class Mark(NamedTuple):
    """An action that changed the winner's lead or chance."""

    ply: int  # the table before the action
    seat: int  # that acted
    change: int  # of the winner's lead, in points; of the chance to win, in percent
    before: int | None = None  # the chance in percent; None if the lead is compared


def find_marks(state: TableState) -> list[Mark]:
    """Return the actions that changed the lead most, in the order of the game.

    The lead is that of the winner over the best other side, or the points of a single side. Only
    `MOST_POINTS` moments are compared, and the actions between the best of them.
    """
    winner = find_winner(state)
    moments = list_moments(state)
    leads = {ply: _lead(state, ply, winner) for ply in moments}
    spans = sorted(
        zip(moments, moments[1:], strict=False),
        key=lambda span: -abs(leads[span[1]] - leads[span[0]]),
    )
    found = [_sharpen(state, first, last, winner) for first, last in spans[:MOST_MARKS]]
    return sorted(mark for mark in found if mark.change)


def find_winner(state: TableState) -> int:
    """Return the side that a finished game is told of: the first winner, or the first side."""
    return next(iter(state.table.winners()), 0)


def find_turning_points(
    state: TableState, ahead: Sequence[tuple[int, Sequence[float]]]
) -> list[Mark]:
    """Return the turns that changed the winner's chance most, each by its largest action.

    A review gives the chances before each decision. What a turn costs in points, such as a rocket,
    may be worth its price.
    """
    winners, winner = state.table.winners(), find_winner(state)
    at_end = 1 / len(winners) if winners else 0.0
    plies = [ply for ply, _ in ahead]
    chances = [chances[winner] for _, chances in ahead] + [at_end]
    changes = [after - before for before, after in zip(chances, chances[1:], strict=False)]
    turns = [
        list(turn) for _, turn in groupby(range(len(plies)), lambda i: state.plies[plies[i]].seat)
    ]
    sums = [(sum(changes[i] for i in turn), turn) for turn in turns]
    found = []
    for total, turn in sorted(sums, key=lambda it: -abs(it[0]))[:MOST_MARKS]:
        top = max(turn, key=lambda i: changes[i] if total > 0 else -changes[i])
        change, before = round(100 * total), round(100 * chances[turn[0]])
        if abs(change) >= _LEAST:
            found.append(Mark(plies[top], state.plies[plies[top]].seat, change, before))
    return sorted(found)


def find_decisive(state: TableState) -> int | None:
    """Return the action that brought the winner the largest lead; None if no action did."""
    gains = [mark for mark in find_marks(state) if mark.change > 0]
    return max(gains, key=lambda mark: mark.change).ply if gains else None


def list_turn(state: TableState, ply: int, most: int) -> list[int]:
    """Return the plies of the turn around an action, at most `most`, the last one after it."""
    seat = state.plies[ply].seat
    first = last = ply
    while first > 0 and state.plies[first - 1].seat == seat:
        first -= 1
    while last < len(state.plies) - 1 and state.plies[last + 1].seat == seat:
        last += 1
    shown = list(range(first, last + 2))
    around = max(0, min(ply - first - most // 2, len(shown) - most))
    return shown[around : around + most]


def _lead(state: TableState, ply: int, winner: int) -> int:
    totals: Sequence[int] = [score["total"] for score in state.at(ply).scores()]
    others = [total for side, total in enumerate(totals) if side != winner]
    return totals[winner] - (max(others) if others else 0)


def _sharpen(state: TableState, first: int, last: int, winner: int) -> Mark:
    """Return the action between two moments that changed the lead most."""
    leads = [_lead(state, ply, winner) for ply in range(first, last + 1)]
    changes = [after - before for before, after in zip(leads, leads[1:], strict=False)]
    best = max(range(len(changes)), key=lambda i: abs(changes[i]), default=0)
    return Mark(first + best, state.plies[first + best].seat, changes[best] if changes else 0)
