"""The moments that decided a finished game: the actions that changed the lead most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .model import TableState
from .summary import list_moments

MOST_MARKS = 3


class Mark(NamedTuple):
    """An action that changed the winner's lead."""

    ply: int  # the table before the action
    seat: int  # that acted
    change: int  # of the winner's lead, in points


def find_marks(state: TableState) -> list[Mark]:
    """Return the actions that changed the lead most, in the order of the game.

    The lead is that of the winner over the best other side, or the points of a single side. Only
    `MOST_POINTS` moments are compared, and the actions between the best of them.
    """
    winners = state.table.winners()
    winner = winners[0] if winners else 0
    moments = list_moments(state)
    leads = {ply: _lead(state, ply, winner) for ply in moments}
    spans = sorted(
        zip(moments, moments[1:], strict=False),
        key=lambda span: -abs(leads[span[1]] - leads[span[0]]),
    )
    found = [_sharpen(state, first, last, winner) for first, last in spans[:MOST_MARKS]]
    return sorted(mark for mark in found if mark.change)


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
