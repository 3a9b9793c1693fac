"""The people of a table, as its page shows them: in a strip, above the panels and in the chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from cheesemoon.core import Game, Table

from .frame import read_frame
from .messages import WORDS
from .model import ChatLine, TableState, Viewer
from .templates import PartView, render_part


class Person(NamedTuple):
    """A player, a bot, or the opponent without a seat."""

    bot: str  # the level, "robot" without a seat, "" for a person
    name: str
    face: str  # that a person has chosen, or ""
    here: bool  # looks at this page
    acting: bool
    total: int
    crossed: tuple[int, ...] = ()  # numbers that were taken from the player


class PersonView(PartView, frozen=True):
    """The values of the template of a person in the strip."""

    template = "person"

    game: Game
    number: int
    bot: str
    name: str
    here: bool
    acting: bool
    total: int
    alone: bool  # the game has one seat
    own: str  # the face
    crossed: tuple[int, ...]


class WhoView(PartView, frozen=True):
    """The values of the template of a panel's heading."""

    template = "who"

    name: str
    bot: str
    here: bool
    acting: bool
    total: int


class PanelView(PartView, frozen=True):
    """The values of the template of a plain panel."""

    template = "panel"

    game: Game
    seat: int
    bot: str
    name: str
    total: int


class ChatView(PartView, frozen=True):
    """The values of the template of the chat. The tuples have one entry for each line."""

    template = "chat"

    room_id: str
    game: Game
    lines: tuple[tuple[int | None, str, str, str], ...]  # seat, name, words, kind
    numbers: tuple[int, ...]
    senders: tuple[str, ...]
    mine: tuple[int, ...]  # seats of the viewer


def name_opponent(game: Game, lang: str) -> str:
    """Return the name of the side that plays without a seat."""
    said = game.words.has(lang, "robot")
    return game.words.say(lang, "robot") if said else WORDS.say(lang, "opponent")


def list_people(
    state: TableState, table: Table, viewer: Viewer, totals: Sequence[int]
) -> tuple[Person, ...]:
    """Return all sides of a game with their points."""
    seats, held, acting, lang = state.seats, viewer.held, table.seat, viewer.lang
    crossed = list_crossed(table)
    found = [
        Person(
            seat.plays,
            table.player(of, lang),
            seat.face,
            of in held,
            of == acting,
            total,
            tuple(crossed.get(of, ())),
        )
        for of, (seat, total) in enumerate(zip(seats, totals, strict=False))
    ]
    if len(totals) > len(seats):
        name = name_opponent(state.game, lang)
        found += [Person("robot", name, "", False, False, total) for total in totals[len(seats) :]]
    return tuple(found)


def list_crossed(table: Table) -> dict[int, list[int]]:
    """Return the numbers that each seat has lost. `[crossed]` in the game's `frame.toml` names the
    event and its argument; without it the result is empty."""
    said, found = read_frame(table.game).crossed, dict[int, list[int]]()
    for told in table.events if said else ():
        for event in told:
            if said and event.name == said.event:
                found.setdefault(event.args["seat"], []).append(event.args[said.number])
    return found


@lru_cache(maxsize=2048)
def render_headings(lang: str, people: tuple[Person, ...]) -> tuple[tuple[str, str], ...]:
    """Return the id and the heading of every panel, for screen readers."""
    return tuple(
        (f"who-{of}", render_part(WhoView(p.name, p.bot, p.here, p.acting, p.total), lang))
        for of, p in enumerate(people)
    )


@lru_cache(maxsize=2048)
def render_strip(game: Game, lang: str, people: tuple[Person, ...]) -> str:
    """Return all people in one row, for a narrow window.

    A viewer with one seat is called "you". A viewer with several seats has a name at each.
    """
    one_seat, alone = sum(person.here for person in people) == 1, len(people) == 1
    views = (
        PersonView(
            game,
            of,
            p.bot,
            p.name,
            p.here and one_seat,
            p.acting,
            p.total,
            alone,
            p.face,
            p.crossed,
        )
        for of, p in enumerate(people)
    )
    return "".join([render_part(view, lang) for view in views])


def render_plain_panel(game: Game, lang: str, of: int, person: Person) -> str:
    """Return a panel for a game that draws none."""
    return render_part(PanelView(game, of, person.bot, person.name, person.total), lang)


def name_spectators(lines: Iterable[ChatLine], lang: str) -> dict[str, str]:
    """Return the names of the spectators who talk, by sender. Several get a number each."""
    said = (line for line in lines if line.seat is None and not line.kind)
    found = dict.fromkeys(line.sender for line in said)
    name = WORDS.say(lang, "onlooker")
    return {who: f"{name} {n}" if len(found) > 1 else name for n, who in enumerate(found, 1)}


def render_chat(state: TableState, table: Table, viewer: Viewer) -> str:
    """Return the lines of the chat."""
    names, lang = table.names or (), viewer.lang
    guests = name_spectators(state.chat, lang) if state.chat else {}
    said = [line for line in state.chat if not _is_own_arrival(line, viewer.held)]
    lines = [
        _line(line, guests.get(line.sender, "") if line.seat is None else names[line.seat], lang)
        for line in said
    ]
    view = ChatView(
        state.id,
        state.game,
        tuple(lines),
        tuple([line.n for line in said]),
        tuple([line.sender for line in said]),
        viewer.held,
    )
    return render_part(view, lang)


def _is_own_arrival(line: ChatLine, held: Sequence[int]) -> bool:
    return line.kind == "arrived" and line.seat in held


def _line(line: ChatLine, name: str, lang: str) -> tuple[int | None, str, str, str]:
    """Return seat, name, words and kind of a line. A line of the server has no name."""
    if not line.kind:
        return line.seat, line.name or name, line.text, ""
    args = {"name": name, **line.values}
    return line.seat, "", WORDS.say(lang, f"line-{line.kind}", args), line.kind
