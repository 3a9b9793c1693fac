"""What characters at the table say: who says something about what, and their lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec

from cheesemoon.core import Event, Game, Table, Words

from .. import avatars
from ..frame import read_frame
from ..model import TableState

CUES = {
    "start": "calm",
    "gain": "glad",
    "big": "glad",
    "loss": "worried",
    "trick": "glad",
    "hurt": "cross",
    "envy": "cross",
    "ahead": "glad",
    "behind": "worried",
    "last": "calm",
    "won": "glad",
    "lost": "worried",
}
"""The cues of players and the mood of each. A character without a seat may have others."""
LINES = Words(Path(__file__).parent / "words")
WORLD = "world"  # the character without a seat
_STRONG = ("big", "trick")  # cues of a person about which a bot may be envious


class Speaker(msgspec.Struct):
    """A character: its face, and its lines by cue."""

    face: str
    lines: dict[str, str]


@cache
def world_words(game: Game) -> Words:
    """Return the lines of the character without a seat."""
    return Words(game.folder / "talk" / "words")


def find_world(table: Table) -> str:
    """Return the character without a seat that takes part in a game, or ""."""
    talk = read_frame(table.game).talk
    if talk.alone and table.players > 1:
        return ""
    return str(table.options[talk.option]) if talk.option else talk.speaker


def list_speakers(state: TableState, lang: str) -> dict[str, Speaker]:
    """Return the characters of a table by seat number, `world` and `guide`."""
    found = {
        str(seat): Speaker(avatars.face(seat, place.bot), _lines(place.bot, lang))
        for seat, place in enumerate(state.seats)
        if place.bot
    }
    found["guide"] = Speaker("", _lines("guide", lang))
    if name := find_world(state.table):
        talk, words = read_frame(state.game).talk, world_words(state.game)
        cues = {*talk.world.values(), "start", "won", "lost"}
        lines = {c: words.say(lang, f"{name}-{c}") for c in cues if words.has(lang, f"{name}-{c}")}
        found[WORLD] = Speaker(talk.faces.get(name, avatars.OTHER_BOT), lines)
    return found


def list_icons(table: Table) -> list[str]:
    """Return the icons of moods and of the character without a seat. A page that has them itself
    needs no sprite for a reaction."""
    name = find_world(table)
    faces = read_frame(table.game).talk.faces
    return [*avatars.MOODS, *([faces.get(name, avatars.OTHER_BOT)] if name else [])]


def _lines(character: str, lang: str) -> dict[str, str]:
    known = character if LINES.has(lang, f"{character}-start") else "other"
    return {cue: LINES.say(lang, f"{known}-{cue}") for cue in CUES}


def list_cues(state: TableState, table: Table, ply: int, happened: Sequence[Event]) -> list[str]:
    """Return what an action makes characters say, as `1:trick 0:hurt world:start`, each once."""
    seat = state.plies[ply].seat
    found = list(_cues(state, table, seat, happened))
    if table.over and ply == len(table.events) - 1:
        winners = table.winners()
        found = [f"{of}:{'won' if of in winners else 'lost'}" for of in range(table.players)]
        if find_world(table):
            found.append(f"{WORLD}:{'lost' if winners else 'won'}")
    return list(dict.fromkeys(found))


def _cues(state: TableState, table: Table, acting: int, happened: Sequence[Event]) -> Iterator[str]:
    talk, has_world = read_frame(table.game).talk, bool(find_world(table))
    for event in happened:
        if cue := talk.own.get(event.name):
            seat = event.args.get("seat", acting)
            yield f"{seat}:{cue}"
            if cue in _STRONG and not state.seats[seat].bot:
                rival = next((of for of, place in enumerate(state.seats) if place.bot), None)
                if rival is not None:
                    yield f"{rival}:envy"
        if (cue := talk.other.get(event.name)) and "other" in event.args:
            yield f"{event.args['other']}:{cue}"
        if has_world and (cue := talk.world.get(event.name)):
            yield f"{WORLD}:{cue}"
