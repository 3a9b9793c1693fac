"""Bots at the table: the one place where the server asks for them.

A bot gets a view, never the table, and thinks on a thread of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cheesemoon.core import Game

_BOTS: Any = import_module("cheesemoon.bots") if find_spec("cheesemoon.bots") else None


def levels(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    return tuple(_BOTS.names(game)) if _BOTS else ("random",)


def choose(level: str, game: Game, view: Mapping[str, Any], legal: Sequence[str]) -> str:
    """What a bot of that level does. May take its time: call it on a thread."""
    if _BOTS is None or len(legal) == 1:
        return secrets.choice(legal)
    chosen: str = _BOTS.bot(level, game).choose(view, legal)
    return chosen
