"""What pages tell of a table and its result: points, the podium, why the game ended."""

from __future__ import annotations

from typing import Any, NamedTuple

from cheesemoon.core import Table, score_word
from cheesemoon.server.tables.results import places_of
from cheesemoon.server.tables.room import Room

from .messages import WORDS
from .page_state import Viewer
from .people_strip import nobody

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


def context(room: Room, table: Table, look: Viewer) -> dict[str, Any]:
    """What pages tell of a table."""
    scores = table.scores()
    return {
        "room": room,
        "table": table,
        "look": look,
        "game": room.game,
        "names": table.names,
        "totals": [score["total"] for score in scores],
        "winners": table.winners(),
        "heading": table.title(look.lang),
    }


def sides(room: Room, table: Table, lang: str) -> list[Side]:
    """Everybody with points line by line, in the order of the seats."""
    scores, winners = table.scores(), table.winners()
    keys = [key for key in scores[0] if key != "total"]
    gone = [seat for seat, place in enumerate(room.seats) if place.left]
    if not winners and room.ended is None:  # who has no seat has won where no seat has
        winners = list(range(len(room.seats), len(scores)))
    places = places_of([score["total"] for score in scores], winners, gone)
    found = []
    for number, score in enumerate(scores):
        seated = number < len(room.seats)
        rows = [
            (i, score_word(room.game.words, key, lang), int(score.get(key, 0)))
            for i, key in enumerate(keys)
        ]
        found.append(
            Side(
                number,
                table.player(number, lang) if seated else nobody(room.game, lang),
                room.seats[number].bot if seated else "robot",
                score["total"],
                rows,
                number in winners,
                places[number],
            )
        )
    return found


def over_time(room: Room) -> list[list[float]]:
    """Points as if the game ended then, for each side, at no more than so many moments."""
    last = len(room.plies)
    step = max(1, -(-last // MOST_POINTS))
    moments = [*range(0, last, step), last]
    table = [[float(score["total"]) for score in room.at(ply).scores()] for ply in moments]
    return [list(line) for line in zip(*table, strict=True)]


def why_ended(room: Room, table: Table, lang: str) -> str:
    """How people ended the game; or why it ended by itself: of the last event that is about an end
    (`ended`, `ends-…`) the words `why-<event>`, or its sentence in the log; of a game that always
    ends in the same way the words `why-over`; else ""."""
    if room.ended is not None:
        by = room.ended.seat
        name = "" if by is None else table.player(by, lang)
        return WORDS.say(lang, f"ended-{room.ended.how}", {"name": name})
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
