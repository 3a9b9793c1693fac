"""Bots at the table: the one place where the server asks for them.

A bot gets a view, never the table, and thinks on a thread of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cheesemoon import bots
from cheesemoon.core import Game


def levels(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    return bots.names(game)


def choose(level: str, game: Game, view: Mapping[str, Any], legal: Sequence[str]) -> str:
    """What a bot of that level does. May take its time: call it on a thread."""
    if len(legal) == 1:
        return legal[0]
    chosen: str = bots.bot(level, game).choose(dict(view), legal)
    return chosen
