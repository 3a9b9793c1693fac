"""The tasks of workers, the same in a thread, in a process and on a cluster: plain values in, plain
values out. A bot gets a view, never the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.core.draw.apng import animate
from cheesemoon.core.draw.png import png
from cheesemoon.core.game.contract import Position
from cheesemoon.learn.daily import find as find_challenge, played

from .bots import Bots


class Head:
    """The bots of one worker. They stay in memory from one decision to the next."""

    def __init__(self) -> None:
        self.bots = Bots()
        self._known: dict[str, Callable[..., object]] = {
            "choose": self._choose,
            "analyse": self._analyse,
            "standing": self._standing,
            "daily": self._daily,
            "forget": self.bots.forget,
            "png": png,
            "apng": self._apng,
        }

    def think(self, name: str, args: Sequence[object]) -> object:
        """Run a task by name and return its result."""
        return self._known[name](*args)

    def _choose(
        self,
        table_id: str,
        seat: int,
        level: str,
        game: str,
        view: Position,
        legal: Sequence[str],
    ) -> str:
        return self.bots.choose(table_id, seat, level, cm.game(game), view, legal)

    @staticmethod
    def _analyse(game: str, view: Position, legal: Sequence[str]) -> bots.Analysis:
        return bots.analyse(cm.game(game), view, legal)

    @staticmethod
    def _apng(pictures: Sequence[str], width: int, milliseconds: Sequence[int]) -> bytes:
        return animate([png(picture, width) for picture in pictures], milliseconds)

    @staticmethod
    def _daily(game: str, day: str, bot: str, number: int) -> int:
        found = find_challenge([cm.game(name) for name in cm.games()], game, day)
        return played(found, bot, number) if found else 0

    @staticmethod
    def _standing(game: str, view: Position) -> bots.Standing:
        return bots.standing(cm.game(game), view)
