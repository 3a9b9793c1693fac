"""Positions as JSON Schema, for programs that check a position and editors that complete it.

A game describes its own fields in `position/schema.json`. This module adds the fields of all games
(options, seats, seed, script). The schema limits single fields. Only `game.load` checks that the
fields fit together, for example that no piece lies twice.

    >>> import cheesemoon as cm
    >>> schema = position_schema(cm.game("space-taxi"))
    >>> schema["properties"]["phase"]["enum"]
    ['roll', 'place', 'coins', 'over']
    >>> schema["required"]
    ['game', 'seats']
"""

from __future__ import annotations

import json
from typing import Any

from .contract import Option
from .game import DRAWN_MAX, SCRIPT_RANGE, Game
from .options import SEED_MAX

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def position_schema(game: Game) -> dict[str, Any]:
    """Return the schema of a game's positions. Without `schema.json`, it allows any fields."""
    own = _own(game)
    schema = {
        "$schema": DIALECT,
        "$id": f"urn:cheesemoon:position:{game.name}",
        "title": f"A position of {game.title('en')}",
        "description": "What is left out has the value of a fresh set-up.",
        "type": "object",
        "required": ["game", "seats"],
        "properties": {**_shared(game, own.get("seat", {})), **own.get("properties", {})},
        "additionalProperties": not own,
    }
    return schema | {key: own[key] for key in ("$defs", "examples") if key in own}


def _own(game: Game) -> dict[str, Any]:
    path = game.folder / "position" / "schema.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def _shared(game: Game, seat: object) -> dict[str, object]:
    lowest, highest = SCRIPT_RANGE
    return {
        "game": {"const": game.name},
        "options": {
            "type": "object",
            "properties": {name: _option(option) for name, option in game.options.items()},
            "additionalProperties": False,
        },
        "seed": {
            "description": "What shuffled piles and later chance are made from.",
            **_whole(0, SEED_MAX),
        },
        "drawn": {
            "description": "How many numbers chance has produced of its own in play.",
            **_whole(0, DRAWN_MAX),
        },
        "script": {
            "description": "Numbers that chance takes before it draws any of its own.",
            "type": "array",
            "items": _whole(lowest, highest),
        },
        "by_hand": {
            "description": "People roll and draw themselves; the order of no pile is known.",
            "type": "boolean",
        },
        "seats": {
            "description": "One object for each player, in turn order.",
            "type": "array",
            "items": seat,
            "minItems": min(game.seats),
            "maxItems": max(game.seats),
        },
    }


def _option(option: Option) -> dict[str, object]:
    return {"enum": list(option.choices), "default": option.default}


def _whole(lowest: int, highest: int) -> dict[str, object]:
    return {"type": "integer", "minimum": lowest, "maximum": highest}


__all__ = ["position_schema"]
