"""The printed game beside the screen: ask players for each roll and draw.

A rule that meets an impossible script number refuses it and names what it needs (`chance.refuse`).
So an action is tried with the numbers given so far and `NEVER`; the refusal tells what to roll or
draw next. So neither rules nor pages list the results of chance a second time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..text.errors import BadPosition, IllegalAction
from .contract import Ask, Face, Places
from .table import Table

NEVER = -(2**31) + 1  # no die, card or token has this number


class Given(NamedTuple):
    """The progress of an action with the given numbers."""

    faces: tuple[Face, ...]  # given, and those that were the only choice
    numbers: tuple[int, ...]  # of the faces
    ask: Ask | None  # the next question; None: the action is complete


def asks(table: Table) -> bool:
    """Return True if this table asks players for the results of chance."""
    return bool(table.state.by_hand) and table.game.people.ask is not None


def taken(table: Table, action: str, numbers: Sequence[int], lang: str) -> Given:
    """Return the next question for an action after these numbers. Numbers with only one choice are
    filled in. Raise IllegalAction if a number or the action is impossible."""
    ask = table.game.people.ask
    assert ask is not None
    faces: list[Face] = []
    given: list[int] = []
    waiting = list(numbers)
    while (what := _wanted(table, action, given)) is not None:
        question = ask(table, what, lang)
        if waiting:
            number = waiting.pop(0)
            if (refused := _tried(table, action, [*given, number])) and refused.fault[1] != NEVER:
                raise refused
            chosen = next(face for face in question.faces if face.number == number)
        else:
            can = _possible(table, action, given, question)
            if len(can) > 1:
                return Given(tuple(faces), tuple(given), question._replace(faces=can))
            chosen = can[0]
        faces.append(chosen)
        given.append(chosen.number)
    return Given(tuple(faces), tuple(given), None)


def _possible(table: Table, action: str, given: Sequence[int], asked: Ask) -> tuple[Face, ...]:
    """Return the faces that are possible now."""
    tried = ((face, _tried(table, action, [*given, face.number])) for face in asked.faces)
    return tuple(face for face, refused in tried if not refused or refused.fault[1] == NEVER)


def _tried(table: Table, action: str, numbers: Sequence[int]) -> IllegalAction | None:
    """Return the refusal of an action with exactly these numbers; None if they suffice."""
    fork = table.fork()
    fork.unscripted()
    fork.feed([*numbers, NEVER])
    try:
        fork.play(action)
    except IllegalAction as refused:
        if not refused.fault[0]:  # the action itself is illegal
            raise
        return refused
    return None


def _wanted(table: Table, action: str, numbers: Sequence[int]) -> int | None:
    """Return the fault that names the next result of chance; None if nothing is needed."""
    refused = _tried(table, action, numbers)
    return refused.fault[0] if refused else None


def places(table: Table, lang: str) -> list[Places]:
    """Return the places to fill before the first turn: all that chance fills in the printed game.
    Where the machine draws, only the places that the rules let players choose."""
    offered = table.game.people.places
    if offered is None or table.actions:
        return []
    return [place for place in offered(table, lang) if place.free or asks(table)]


def laid_out(table: Table, chosen: Mapping[str, Sequence[int]], lang: str) -> Table:
    """Return a fresh table with the chosen places; raise BadPosition if they are impossible."""
    lay = table.game.people.lay
    known = {place.key: place for place in places(table, lang)}
    for key, numbers in chosen.items():
        place = known.get(key)
        if place is None or lay is None or len(numbers) != len(place.lies):
            raise BadPosition("position-unknown", field=key, known=", ".join(known))
        left = {face.number: n for face, n in zip(place.faces, place.stock, strict=True)}
        for number in numbers:
            left[number] = left.get(number, 0) - 1
            if left[number] < 0:
                raise BadPosition("laid-too-often", field=key)
    if not chosen or lay is None:
        return table
    return table.game.load(lay(table.position(), chosen))
