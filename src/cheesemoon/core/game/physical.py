"""The printed game beside the screen: what chance must give is asked for, thing by thing.

A rule that takes a number of the script which cannot be there refuses it and names what it wanted
(`chance.refuse`). So an action is tried with the numbers given so far and one that is never right:
what refuses it is what has to be rolled or drawn next. So neither rules nor
pages have to list what chance gives a second time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..text.errors import BadPosition, IllegalAction
from .contract import Ask, Face, Places
from .table import Table

NEVER = -(2**31) + 1  # no die, card or token has this number


class Given(NamedTuple):
    """How far an action gets with what was given."""

    faces: tuple[Face, ...]  # what was given, with what went without saying
    numbers: tuple[int, ...]  # the same as numbers
    ask: Ask | None  # what is needed now; None: nothing more


def asks(table: Table) -> bool:
    """Whether this table asks for what chance gives."""
    return bool(table.state.by_hand) and table.game.people.ask is not None


def taken(table: Table, action: str, numbers: Sequence[int], lang: str) -> Given:
    """What is needed next for an action after these numbers, those included that went without
    saying. IllegalAction says why one of them cannot be, or the action."""
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
    """The faces that can come now."""
    tried = ((face, _tried(table, action, [*given, face.number])) for face in asked.faces)
    return tuple(face for face, refused in tried if not refused or refused.fault[1] == NEVER)


def _tried(table: Table, action: str, numbers: Sequence[int]) -> IllegalAction | None:
    """Why an action stops with these numbers and nothing behind them; None: it does not."""
    fork = table.fork()
    fork.unscripted()
    fork.feed([*numbers, NEVER])
    try:
        fork.play(action)
    except IllegalAction as refused:
        if not refused.fault[0]:  # it is not legal at all
            raise
        return refused
    return None


def _wanted(table: Table, action: str, numbers: Sequence[int]) -> int | None:
    """What chance has to give after these numbers."""
    refused = _tried(table, action, numbers)
    return refused.fault[0] if refused else None


def places(table: Table, lang: str) -> list[Places]:
    """What has to be laid out before the first turn: all that chance lays in the printed game, or,
    where the machine draws, what the rules let people choose."""
    offered = table.game.people.places
    if offered is None or table.actions:
        return []
    return [place for place in offered(table, lang) if place.free or asks(table)]


def laid_out(table: Table, chosen: Mapping[str, Sequence[int]], lang: str) -> Table:
    """A fresh table with what people laid out. BadPosition says what cannot lie so."""
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
