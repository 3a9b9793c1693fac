"""A table that pages can show, without a server."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import cheesemoon as cm
from cheesemoon.core import Game, Table, Words
from cheesemoon.view import avatars
from cheesemoon.view.model import PageCache


class Ply(NamedTuple):
    seat: int
    action: str
    record: bytes
    version: int


class Seat(NamedTuple):
    bot: str = ""
    plays: str = ""
    name: str = ""
    face: str = ""
    left: str = ""
    wanted: None = None


class Line(NamedTuple):
    n: int
    seat: int | None
    name: str
    text: str
    kind: str = ""
    sender: str = ""
    values: Mapping[str, str] = {}


class Asked(NamedTuple):
    seat: int
    agreed: tuple[int, ...]
    version: int = 0


class Ended(NamedTuple):
    how: str
    seat: int | None


@dataclass
class PlainTable:
    """What `TableState` asks for, and nothing else."""

    start: Table
    table: Table
    seats: Sequence[Seat]
    id: str = "here"
    plies: list[Ply] = field(default_factory=list)
    chat: list[Line] = field(default_factory=list)
    version: int = 0
    serial: int = 0
    by_hand: bool = False
    is_slow: bool = False
    delay: int = 0
    is_rated: bool = False
    place: int = 0
    pending: tuple[int, str] | None = None
    asked: Asked | None = None
    offer: Asked | None = None
    ended: Ended | None = None
    next_id: str | None = None
    pages: PageCache = field(default_factory=PageCache)

    @property
    def game(self) -> Game:
        return self.start.game

    def names(self, lang: str, words: Words) -> list[str]:
        return avatars.names([(s.name, s.bot, s.face) for s in self.seats], lang, words)

    def at(self, ply: int) -> Table:
        if ply == len(self.plies):
            return self.table
        record = self.plies[ply - 1].record if ply else self.start.frozen()
        return self.start.thawed(record, self.table.actions[:ply], self.table.events[:ply])

    def log(self, lang: str, names: Sequence[str] | None = None, since: int = 0) -> list[list[str]]:
        return self.table.named(names).log(lang, since=since)

    def play(self, action: str) -> None:
        seat = self.table.seat
        assert seat is not None
        self.table.play(action)
        self.version += 1
        self.serial += 1
        self.plies.append(Ply(seat, action, self.table.frozen(), self.version))


def played(name: str, actions: int, seed: int = 1, delay: int = 0) -> PlainTable:
    """Play `actions` actions at random. The same seed gives the same game."""
    game = cm.game(name)
    start = game.new(seats=max(min(game.seats), 2) if max(game.seats) > 1 else 1, seed=seed)
    seats = [Seat(name=f"P{i}") for i in range(start.players)]
    state, rng = PlainTable(start, start.fork(), seats, delay=delay), random.Random(seed)
    for _ in range(actions):
        state.play(rng.choice(state.table.legal()))
    return state
