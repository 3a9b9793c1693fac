"""Check the number of seats, the options and the seed of a new table; refuse wrong values."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import SupportsIndex, cast

import numpy as np

from ..rules.record import Ints
from ..text.errors import BadOption
from .contract import Choice, Option

SEED_MAX = 2**64 - 1


def whole(value: object) -> int | None:
    """Return a whole number of Python, NumPy or another library as an int. Return None for anything
    else, also for True and 2.0."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_seats(game: str, allowed: Sequence[int], seats: object) -> int:
    """Return this number of seats; refuse a number that the game does not allow."""
    count = whole(seats)
    if count is None or count not in allowed:
        known = ", ".join(map(str, sorted(allowed)))
        raise BadOption("bad-seats", game=game, seats=_shown(seats), allowed=known)
    return count


def check_seat(seat: object, players: int) -> int:
    """Return this seat; refuse a seat outside 0 to players - 1."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadOption("bad-seat", seat=_shown(seat), highest=str(players - 1))
    return number


def check_options(
    game: str, options: Mapping[str, Option], given: Mapping[str, object]
) -> dict[str, Choice]:
    """Return all options, those not given at their defaults; refuse unknown ones."""
    if not isinstance(given, Mapping):
        raise BadOption("bad-options", given=_shown(given))
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "-"
            raise BadOption("bad-option", game=game, option=str(name), known=known)
        if not _among(value, options[name].choices):
            allowed = ", ".join(_json_word(c) for c in options[name].choices)
            raise BadOption("bad-choice", option=name, value=_json_word(value), allowed=allowed)
    chosen = cast(Mapping[str, Choice], given)
    return {name: chosen.get(name, option.default) for name, option in options.items()}


def numbered(options: Mapping[str, Option], chosen: Mapping[str, Choice]) -> Ints:
    """Return options as `setup` takes them: the index of each choice."""
    places = [option.choices.index(chosen[name]) for name, option in options.items()]
    return np.array(places, np.int64)


def check_seed(seed: object) -> int:
    """Return this seed; refuse numbers outside 0 to `SEED_MAX`."""
    number = whole(seed)
    if number is None or not 0 <= number <= SEED_MAX:
        raise BadOption("bad-seed", seed=_shown(seed), highest=str(SEED_MAX))
    return number


def check_seeds(first: object, count: int) -> int:
    """Return the first of `count` consecutive seeds; refuse them if one is too large."""
    seed = check_seed(first)
    check_seed(seed + max(0, count - 1))
    return seed


def _shown(value: object) -> str:
    """Write a value on one line of a sentence. Python refuses to write numbers of thousands of
    digits."""
    if isinstance(value, int) and value.bit_length() > 200:
        return "…"
    return " ".join(str(value).split())


def _among(value: object, choices: tuple[Choice, ...]) -> bool:
    """Return True if a choice equals the value and has its type; 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _json_word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else _shown(value)
