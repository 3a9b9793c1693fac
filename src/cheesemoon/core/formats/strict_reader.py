"""Read a position strictly: each field by name, range and default. Refuse unknown fields. Repair
nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ..text.errors import BadPosition
from ..text.words import Words

D = TypeVar("D")
_REQUIRED: Any = object()


class Fields:
    """One object of a position. Its methods read a field, or raise BadPosition with its name."""

    def __init__(self, data: object, path: str = "", words: Words | None = None) -> None:
        self.path = path
        self._words = words
        if not isinstance(data, dict):
            raise self.bad("", "position-object")
        self._data = data
        self._asked: set[str] = set()

    def where(self, name: str) -> str:
        """Return the full name of a field, such as `seats[1].coins`."""
        return ".".join(part for part in (self.path, name) if part) or "position"

    def bad(self, name: str, message: str, **args: object) -> BadPosition:
        """Return a BadPosition for a field, to be raised."""
        return BadPosition(message, field=self.where(name), words=self._words, **args)

    def bad_length(self, name: str, lowest: int, highest: int) -> BadPosition:
        """Return a BadPosition for a list that has fewer or more entries than allowed."""
        if lowest == highest:
            return self.bad(name, "position-length-exact", length=str(lowest))
        return self.bad(name, "position-length", lowest=str(lowest), highest=str(highest))

    def has(self, name: str) -> bool:
        """Return True if the field is given."""
        return name in self._data

    def given(self, name: str, default: Any = _REQUIRED) -> Any:
        """Return the value of a field, unchecked."""
        self._asked.add(name)
        if name in self._data:
            return self._data[name]
        if default is _REQUIRED:
            raise self.bad(name, "position-missing")
        return default

    def whole(self, name: str, lowest: int, highest: int, default: D = _REQUIRED) -> int | D:
        """Return a whole number from lowest to highest."""
        value = self.given(name, default)
        return self._whole(name, value, lowest, highest) if self.has(name) else default

    def flag(self, name: str, default: bool = _REQUIRED) -> bool:
        """Return a truth value."""
        value = self.given(name, default)
        if not isinstance(value, bool):
            raise self.bad(name, "position-flag")
        return value

    def word(self, name: str, choices: Sequence[str], default: D = _REQUIRED) -> str | D:
        """Return one of these words."""
        value = self.given(name, default)
        return self._word(name, value, choices) if self.has(name) else default

    def wholes(self, name: str, lowest: int, highest: int, default: D = _REQUIRED) -> list[int] | D:
        """Return a list of whole numbers from lowest to highest."""
        value = self.given(name, default)
        if not self.has(name):
            return default
        return [
            self._whole(f"{name}[{i}]", v, lowest, highest)
            for i, v in enumerate(self._list(name, value))
        ]

    def words(self, name: str, choices: Sequence[str], default: D = _REQUIRED) -> list[str] | D:
        """Return a list of these words."""
        value = self.given(name, default)
        if not self.has(name):
            return default
        return [
            self._word(f"{name}[{i}]", v, choices) for i, v in enumerate(self._list(name, value))
        ]

    def part(self, name: str, default: object = _REQUIRED) -> Fields:
        """Return an object inside this one."""
        return Fields(self.given(name, default), self.where(name), self._words)

    def parts(self, name: str, lowest: int, highest: int) -> list[Fields]:
        """Return a list of lowest to highest objects."""
        value = self._list(name, self.given(name))
        if not lowest <= len(value) <= highest:
            raise self.bad_length(name, lowest, highest)
        return [Fields(v, f"{self.where(name)}[{i}]", self._words) for i, v in enumerate(value)]

    def null(self, name: str) -> bool:
        """Return True if the field is given as null."""
        self._asked.add(name)
        return name in self._data and self._data[name] is None

    def turn(self, over: bool, players: int, default: int = 0) -> int:
        """Return the seat to act. Return -1 if the game is over; then the field must be null or
        missing."""
        if not over:
            return int(self.whole("turn", 0, players - 1, default))
        if self.given("turn", None) is not None:
            raise self.bad("turn", "position-turn-over")
        return -1

    def names(self) -> list[str]:
        """Return all keys, for objects whose keys are data; the game checks them."""
        self._asked.update(self._data)
        return list(self._data)

    def finish(self) -> None:
        """Refuse fields that were not read."""
        for name in self._data:
            if name not in self._asked:
                raise self.bad(str(name), "position-unknown", known=", ".join(sorted(self._asked)))

    def _list(self, name: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.bad(name, "position-list")
        return value

    def _whole(self, name: str, value: object, lowest: int, highest: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(name, "position-whole", lowest=str(lowest), highest=str(highest))
        if not lowest <= value <= highest:
            raise self.bad(
                name, "position-range", value=str(value), lowest=str(lowest), highest=str(highest)
            )
        return value

    def _word(self, name: str, value: object, choices: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in choices:
            raise self.bad(name, "position-word", choices=", ".join(choices))
        return value
