"""What a finished game adds to a player's progress: badges, chapters, rated opponents.

The server judges one game. The browser adds up the games of its player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cheesemoon.core import Choice, Event, Table

from .model import SeatState, TableState
from .progress_plan import Badge, read_plan
from .summary import rank_sides


class Rival(NamedTuple):
    """An opponent of a finished game."""

    rating: int
    place: int


def judge_badges(state: TableState, mine: int) -> dict[str, int]:
    """Return the amounts that a finished game adds to badges. A game that people ended adds
    nothing."""
    if state.ended is not None:
        return {}
    found = {b.name: _amount(b, state, mine) for b in read_plan(state.game).badges}
    return {name: amount for name, amount in found.items() if amount}


def _amount(badge: Badge, state: TableState, mine: int) -> int:
    table = state.table
    won = mine in table.winners()
    if ((badge.won or badge.against) and not won) or len(state.seats) < badge.seats:
        return 0
    if badge.against and badge.against not in _bots(state.seats, mine):
        return 0
    if not _has_options(table, badge.options):
        return 0
    value = _count(badge, table, mine) if badge.event else _fact(badge.fact, table, mine)
    if badge.less is None:
        return max(value, 0)
    return badge.need if value <= badge.less else 0


def _fact(name: str, table: Table, mine: int) -> int:
    """Return a number of the result."""
    scores = table.scores()
    if name == "won":
        return int(mine in table.winners())
    if name == "points":
        return scores[mine]["total"]
    if name == "lead":
        others = [score["total"] for seat, score in enumerate(scores) if seat != mine]
        return scores[mine]["total"] - max(others) if others else 0
    if name.startswith("score."):
        return int(scores[mine].get(name.removeprefix("score."), 0))
    return 1


def _count(badge: Badge, table: Table, mine: int) -> int:
    """Return what the player's events of a game amount to."""
    events = list(_events(badge, table, mine))
    if badge.distinct:
        return len({event.args[badge.distinct] for event in events})
    if badge.sum:
        return sum(int(event.args[badge.sum]) for event in events)
    if badge.peak:
        return max((int(event.args[badge.peak]) for event in events), default=0)
    return len(events)


def _events(badge: Badge, table: Table, mine: int) -> Iterator[Event]:
    """Yield the events that a badge counts. Events without a player belong to all players."""
    for told in table.events:
        for event in told:
            is_own = event.name == badge.event and event.args.get(badge.of, mine) == mine
            if is_own and all(event.args.get(key) == value for key, value in badge.where.items()):
                yield event


def _has_options(table: Table, wanted: Mapping[str, Choice]) -> bool:
    return all(table.options[name] == choice for name, choice in wanted.items())


def _bots(seats: Sequence[SeatState], mine: int) -> list[str]:
    return [seat.bot for number, seat in enumerate(seats) if number != mine]


def list_chapters_won(state: TableState, mine: int) -> list[str]:
    """Return the chapters that a finished game is a win of."""
    if state.ended is not None or mine not in state.table.winners():
        return []
    bots = sorted(_bots(state.seats, mine))
    return [
        chapter.name
        for chapter in read_plan(state.game).chapters
        if sorted(chapter.bots) == bots and _has_options(state.table, chapter.options)
    ]


def list_rivals(state: TableState, mine: int) -> tuple[int, list[Rival]]:
    """Return the player's place, and the rated opponents with theirs.

    The list is empty if a person took part, if people ended the game, or if an opponent has no
    rating. A player alone meets the game itself.
    """
    plan, table = read_plan(state.game), state.table
    winners, totals = table.winners(), [score["total"] for score in table.scores()]
    if state.ended is not None:
        return 1, []
    if len(state.seats) == 1:
        if plan.alone is None:
            return 1, []
        rating = plan.alone.ratings.get(str(table.options[plan.alone.option]), 0)
        won = mine in winners
        return (1 if won else 2), [Rival(rating, 2 if won else 1)] if rating else []
    places = rank_sides(totals, winners or [], [])
    found = [
        Rival(plan.ratings.get(seat.bot, 0), places[number])
        for number, seat in enumerate(state.seats)
        if number != mine
    ]
    return places[mine], found if all(rival.rating for rival in found) else []
