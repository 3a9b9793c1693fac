"""The result of a game: points, places, and why the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from cheesemoon.core import Event, Game, Table, score_word

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


def list_moments(state: TableState) -> list[int]:
    """Return the plies at which points are read, `MOST_POINTS` at most and the last one."""
    last = len(state.plies)
    return [*range(0, last, max(1, -(-last // MOST_POINTS))), last]


def trace_points(state: TableState) -> list[list[float]]:
    """Return the points of each side over time."""
    table = [
        [float(score["total"]) for score in state.at(ply).scores()] for ply in list_moments(state)
    ]
    return [list(line) for line in zip(*table, strict=True)]


class Turn(NamedTuple):
    """The action with which the winner took the lead for good."""

    ply: int
    head: str  # the round, in words; "" if the game has none
    kind: str  # the kind of points that grew most, in words; "" if none grew
    points: int  # by how many


def find_lead(sides: Sequence[Side], lines: Sequence[Sequence[float]]) -> int | None:
    """Return the moment from which the winner led for good. Return None without a single winner, or
    if the game was too short. `lines` are the points of each side over time."""
    won = [i for i, side in enumerate(sides) if side.won]
    if len(won) != 1 or len(sides) < 2 or len(lines) != len(sides) or len(lines[0]) < 4:
        return None
    ahead = [_is_ahead(line, won[0]) for line in zip(*lines, strict=True)]
    return max((i for i, is_ahead in enumerate(ahead) if not is_ahead), default=-1) + 1


def _is_ahead(points: Sequence[float], winner: int) -> bool:
    return all(points[winner] >= other for i, other in enumerate(points) if i != winner)


def find_turn(state: TableState, winner: int, moment: int, lang: str) -> Turn:
    """Return the action of the lead between the moment before and this one."""
    moments = list_moments(state)
    scores = {
        ply: state.at(ply).scores() for ply in range(moments[moment - 1], moments[moment] + 1)
    }
    behind = [
        ply
        for ply, all_ in scores.items()
        if not _is_ahead([float(score["total"]) for score in all_], winner)
    ]
    ply = min(max(behind, default=min(scores)), max(scores) - 1)
    before, after = scores[ply][winner], scores[ply + 1][winner]
    grown = {key: after[key] - before.get(key, 0) for key in after if key != "total"}
    kind = max(grown, key=lambda key: grown[key]) if grown else ""
    steps = state.at(ply).steps(lang)
    words = score_word(state.game.words, kind, lang) if kind and grown[kind] > 0 else ""
    return Turn(ply, steps.head if steps else "", words, grown.get(kind, 0))


def tell_story(
    state: TableState, sides: Sequence[Side], lines: Sequence[Sequence[float]], lang: str
) -> str:
    """Return when and by what the winner took the lead for good; "" without a single winner."""
    moment = find_lead(sides, lines)
    if moment is None:
        return ""
    winner = next(i for i, side in enumerate(sides) if side.won)
    share = round(100 * moment / (len(lines[0]) - 1))
    args: dict[str, str | int] = {"name": sides[winner].name, "share": share}
    if share < 10:
        return WORDS.say(lang, "story-always", args)
    turn = find_turn(state, winner, moment, lang)
    if turn.head and turn.kind:
        args |= {"head": turn.head, "kind": turn.kind, "points": turn.points}
        return WORDS.say(lang, "story-turn", args)
    return WORDS.say(lang, "story-late" if share > 85 else "story-lead", args)


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
                seat = state.plies[ply].seat if ply < len(state.plies) else 0
                why = _say_why(table, told, told[i].name, table.player(seat, lang), lang)
                return why or table.log(lang, since=ply)[0][i]
    return words.say(lang, "why-over") if words.has(lang, "why-over") else ""


def _say_why(table: Table, told: Sequence[Event], end: str, name: str, lang: str) -> str:
    """Return the words of an end with the name of the player who acted.

    The message is `why-<end>-<event>` with another event of the same action, else `why-<end>`. A
    message without words is passed over. Its arguments are those of all events of the action.
    """
    words, details = table.game.words, table.game.people.details
    args: dict[str, object] = {"name": name}
    for event in told:
        args |= event.args
        if details:
            args |= details(table, event, [], lang)
    for message in (*(f"why-{end}-{event.name}" for event in reversed(told)), f"why-{end}"):
        if words.has(lang, message) and (said := words.say(lang, message, args)):
            return said
    return ""
