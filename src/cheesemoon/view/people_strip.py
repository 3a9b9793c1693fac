"""Who sits at a table, as its page tells it: in a strip, over the panels and in the chat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cheesemoon.core import Game, Table
from cheesemoon.server.storage.schema import ChatLine
from cheesemoon.server.tables.moderation import onlookers
from cheesemoon.server.tables.room import Room

from .messages import WORDS
from .templates import part


class Person(NamedTuple):
    """Somebody, or the side without a seat, as everybody reads it."""

    bot: str  # the level, "robot" without a seat, "" for a person
    name: str
    face: str  # of their own
    here: bool  # looks at the page
    acting: bool
    total: int


def nobody(game: Game, lang: str) -> str:
    """What the side is called that plays without a seat, in the game's own words if it has them."""
    said = game.words.has(lang, "robot")
    return game.words.say(lang, "robot") if said else WORDS.say(lang, "opponent")


def people(
    room: Room, table: Table, held: Sequence[int], lang: str, acting: int | None, totals: list[int]
) -> tuple[Person, ...]:
    """All of them."""
    seats = room.seats
    found = [
        Person(seat.plays, table.player(of, lang), seat.face, of in held, of == acting, total)
        for of, (seat, total) in enumerate(zip(seats, totals, strict=False))
    ]
    if len(totals) > len(seats):
        name = nobody(room.game, lang)
        found += [Person("robot", name, "", False, False, total) for total in totals[len(seats) :]]
    return tuple(found)


@lru_cache(maxsize=2048)
def headings(lang: str, seated: tuple[Person, ...]) -> tuple[tuple[str, str], ...]:
    """The heading of every panel, for those who hear the page: what it is called, and its words."""
    return tuple(
        (
            f"who-{of}",
            part(
                "who",
                lang,
                name=person.name,
                bot=person.bot,
                here=person.here,
                acting=person.acting,
                total=person.total,
            ),
        )
        for of, person in enumerate(seated)
    )


@lru_cache(maxsize=2048)
def strip(game: Game, lang: str, seated: tuple[Person, ...]) -> str:
    """Everybody at a glance, for a narrow window. Who plays several seats has a name at each."""
    alone = sum(person.here for person in seated) == 1
    return "".join(
        [
            part(
                "person",
                lang,
                game=game,
                number=of,
                bot=person.bot,
                name=person.name,
                here=person.here and alone,
                acting=person.acting,
                total=person.total,
                alone=len(seated) == 1,
                own=person.face,
            )
            for of, person in enumerate(seated)
        ]
    )


def plain_panel(game: Game, lang: str, of: int, person: Person) -> str:
    """A panel for a game that draws none."""
    return part(
        "panel", lang, game=game, seat=of, bot=person.bot, name=person.name, total=person.total
    )


def chat(room: Room, table: Table, held: Sequence[int], lang: str) -> str:
    """What has been said."""
    names, guests = table.names or (), onlookers(room.chat, lang) if room.chat else {}
    said = [line for line in room.chat if not _is_own_arrival(line, held)]
    lines = tuple(
        [
            _line(
                line,
                guests.get(line["sender"], "") if line["seat"] is None else names[line["seat"]],
                lang,
            )
            for line in said
        ]
    )
    return part(
        "chat",
        lang,
        room_id=room.id,
        game=room.game,
        lines=lines,
        numbers=tuple([line["n"] for line in said]),
        senders=tuple([line["sender"] for line in said]),
        mine=tuple(held),
    )


def _is_own_arrival(line: ChatLine, held: Sequence[int]) -> bool:
    """Nobody has to be told that they have come themselves."""
    return line["kind"] == "arrived" and line["seat"] in held


def _line(line: ChatLine, name: str, lang: str) -> tuple[int | None, str, str, str]:
    """A line of the chat: seat, name, words, and its kind if it is our own and nobody's."""
    if not line["kind"]:
        return line["seat"], line["name"] or name, line["text"], ""
    args = {"name": name, **json.loads(line["text"])}
    return line["seat"], "", WORDS.say(lang, f"line-{line['kind']}", args), line["kind"]
