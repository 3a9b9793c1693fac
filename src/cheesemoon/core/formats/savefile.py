"""The file of a saved game: its shape, and how it is written and read."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Any

from ..text.errors import BadSave

VERSION = 1
"""Of the format. The version of a game's rules is a field of its own, `rules`."""

FIRST_RULES = 1  # of files that do not say

_KEYS = {
    "cheesemoon": int,
    "game": str,
    "options": dict,
    "seats": int,
    "seed": int,
    "start": dict,
    "actions": list,
    "chance": list,
    "drawn": int,
    "script": list,
}


def write(data: dict[str, Any], path: Path) -> None:
    """Write at once or not at all: a file is never half written."""
    text = json.dumps(data, indent=1) + "\n"
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def read(path: Path) -> object:
    """What a file holds, if it is JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadSave("save-missing", path=str(path)) from None
    except OSError as error:
        raise BadSave("save-unreadable", path=str(path), why=error.strerror or "?") from None
    except (ValueError, RecursionError):  # no UTF-8, no JSON, or a number of 5,000 digits
        raise BadSave("save-not-json", path=str(path)) from None


def check(data: Any, path: str) -> None:
    """Refuse what has not the shape of a saved game."""
    if not isinstance(data, dict) or "cheesemoon" not in data:
        raise BadSave("save-foreign", path=path)
    if data["cheesemoon"] != VERSION:
        raise BadSave(
            "save-version", path=path, version=str(data["cheesemoon"]), known=str(VERSION)
        )
    for key, kind in _KEYS.items():
        if type(data.get(key)) is not kind:
            raise BadSave("save-field", path=path, name=key)
    for key, numbers in (
        ("chance", data["chance"]),
        ("script", data["script"]),
        ("start.script", data["start"].get("script", [])),
    ):
        if not isinstance(numbers, list) or not all(map(_is_small, numbers)):
            raise BadSave("save-field", path=path, name=key)
    if not all(isinstance(a, str) for a in data["actions"]):
        raise BadSave("save-field", path=path, name="actions")
    if not 0 <= data["drawn"] < 2**62:
        raise BadSave("save-field", path=path, name="drawn")
    if type(data.get("rules", FIRST_RULES)) is not int:
        raise BadSave("save-field", path=path, name="rules")


def _is_small(x: object) -> bool:
    return type(x) is int and -(2**31) <= x < 2**31
