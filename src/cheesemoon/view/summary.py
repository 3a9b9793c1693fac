"""The result of a game: points, places, and why the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from cheesemoon.core import Game, Table, score_word

from .messages import WORDS
from .model import TableState, Viewer
from .people_strip import name_opponent

MOST_POINTS = 80  # of a line over time


class Side(NamedTuple):
    """One side of a finished game; an opponent without a seat is one too."""

    number: int
    name: str
    bot: str  # its level; "" is a person, "robot" has no seat
    total: int
    rows: list[tuple[int, str, int]]  # kind, words, points
    won: bool
    rank: int  # counted from 1


class TableContext(TypedDict):
    """The values of a table for the templates of whole pages."""

    room: TableState
    table: Table
    look: Viewer
    game: Game
    names: Sequence[str] | None
    totals: list[int]
    winners: list[int]
    heading: str


def build_context(state: TableState, table: Table, viewer: Viewer) -> TableContext:
    """Return what the templates of whole pages read of a table."""
    scores = table.scores()
    return {
        "room": state,
        "table": table,
        "look": viewer,
        "game": state.game,
        "names": table.names,
        "totals": [score["total"] for score in scores],
        "winners": table.winners(),
        "heading": table.title(viewer.lang),
    }


def rank_sides(totals: Sequence[int], winners: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Return the place of each side: winners, then by points, last the players who gave up.

    If no side has won, all sides share the second place.
    """
    if not winners:
        return [2] * len(totals)
    order = [
        (0 if i in winners else 2 if i in gone else 1, -total) for i, total in enumerate(totals)
    ]
    return [1 + sum(other < mine for other in order) for mine in order]


def list_sides(state: TableState, table: Table, lang: str) -> list[Side]:
    """Return all sides with their points line by line, in the order of the seats."""
    scores, winners = table.scores(), table.winners()
    keys = [key for key in scores[0] if key != "total"]
    gone = [seat for seat, place in enumerate(state.seats) if place.left]
    if not winners and state.ended is None:  # the side without a seat has won
        winners = list(range(len(state.seats), len(scores)))
    places = rank_sides([score["total"] for score in scores], winners, gone)
    found = []
    for number, score in enumerate(scores):
        seated = number < len(state.seats)
        rows = [
            (i, score_word(state.game.words, key, lang), int(score.get(key, 0)))
            for i, key in enumerate(keys)
        ]
        found.append(
            Side(
                number,
                table.player(number, lang) if seated else name_opponent(state.game, lang),
                state.seats[number].bot if seated else "robot",
                score["total"],
                rows,
                number in winners,
                places[number],
            )
        )
    return found


def trace_points(state: TableState) -> list[list[float]]:
    """Return the points of each side over time, at `MOST_POINTS` moments at most."""
    last = len(state.plies)
    step = max(1, -(-last // MOST_POINTS))
    moments = [*range(0, last, step), last]
    table = [[float(score["total"]) for score in state.at(ply).scores()] for ply in moments]
    return [list(line) for line in zip(*table, strict=True)]


def tell_story(sides: Sequence[Side], lines: Sequence[Sequence[float]], lang: str) -> str:
    """Return when the winner took the lead for good; "" if there is no single winner.

    `lines` are the points of each side over time.
    """
    won = [i for i, side in enumerate(sides) if side.won]
    if len(won) != 1 or len(sides) < 2 or len(lines) != len(sides) or len(lines[0]) < 4:
        return ""
    winner = won[0]
    ahead = [
        all(line[winner] >= other for i, other in enumerate(line) if i != winner)
        for line in zip(*lines, strict=True)
    ]
    behind = max((i for i, is_ahead in enumerate(ahead) if not is_ahead), default=-1)
    share = round(100 * (behind + 1) / (len(ahead) - 1))
    kind = "always" if share < 10 else "late" if share > 85 else "lead"
    return WORDS.say(lang, f"story-{kind}", {"name": sides[winner].name, "share": share})


def explain_end(state: TableState, table: Table, lang: str) -> str:
    """Return why the game ended; "" if the game has no words for it.

    If people ended it, say how. Else take the last event about an end (`ended`, `ends-…`): its
    message `why-<event>`, or its line of the log. Else take the message `why-over`.
    """
    if state.ended is not None:
        by = state.ended.seat
        name = "" if by is None else table.player(by, lang)
        return WORDS.say(lang, f"ended-{state.ended.how}", {"name": name})
    words = table.game.words
    for ply in range(len(table.events) - 1, -1, -1):
        told = [event for event in table.events[ply] if event.name != "gave"]
        for i in range(len(told) - 1, -1, -1):
            if told[i].name == "ended" or told[i].name.startswith("ends-"):
                why = f"why-{told[i].name}"
                return (
                    words.say(lang, why)
                    if words.has(lang, why)
                    else table.log(lang, since=ply)[0][i]
                )
    return words.say(lang, "why-over") if words.has(lang, "why-over") else ""
