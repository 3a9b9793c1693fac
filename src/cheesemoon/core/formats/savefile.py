"""The file of a saved game: its fields, how to write it and how to read it."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NotRequired, TypedDict, cast

from ..text.errors import BadSave

VERSION = 1
"""The version of the format. The version of a game's rules is another field, `rules`."""

FIRST_RULES = 1  # the version of the rules in files without the field `rules`


class Save(TypedDict):
    """A saved game as a JSON object."""

    cheesemoon: int  # `VERSION`
    game: str
    rules: NotRequired[int]
    options: dict[str, str | bool]
    seats: int
    seed: int
    start: dict[str, Any]  # a position
    actions: list[str]  # played since `start`
    chance: list[int]  # the numbers that chance gave since `start`
    drawn: int
    script: list[int]  # not used yet


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


def write(data: Mapping[str, object], path: Path) -> None:
    """Write a file completely or not at all."""
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
    """Return the content of a JSON file; raise BadSave for any other file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadSave("save-missing", path=str(path)) from None
    except OSError as error:
        raise BadSave("save-unreadable", path=str(path), why=error.strerror or "?") from None
    except (ValueError, RecursionError):  # no UTF-8, no JSON, or a number of 5,000 digits
        raise BadSave("save-not-json", path=str(path)) from None


def check(data: object, path: str) -> Save:
    """Return the data as a saved game; raise BadSave if a field is missing or wrong."""
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
    return cast(Save, data)


def _is_small(x: object) -> bool:
    return type(x) is int and -(2**31) <= x < 2**31
