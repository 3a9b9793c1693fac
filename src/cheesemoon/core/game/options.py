"""What may be asked for: a number of seats, options, a seed. One sentence says what cannot be."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..rules.record import Ints
from ..text.errors import BadOption
from .contract import Choice, Option

SEED_MAX = 2**64 - 1


def whole(value: Any) -> int | None:
    """A whole number, whoever made it: Python's, NumPy's or another library's. Anything else is
    None, a truth and a 2.0 included."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_seats(game: str, allowed: Sequence[int], seats: object) -> int:
    """This number of seats, if the game has it."""
    count = whole(seats)
    if count is None or count not in allowed:
        known = ", ".join(map(str, sorted(allowed)))
        raise BadOption("bad-seats", game=game, seats=_shown(seats), allowed=known)
    return count


def check_seat(seat: object, players: int) -> int:
    """This seat, if a table for so many has it."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadOption("bad-seat", seat=_shown(seat), highest=str(players - 1))
    return number


def check_options(
    game: str, options: Mapping[str, Option], given: Mapping[str, Any]
) -> dict[str, Choice]:
    """All options, those not named at their defaults."""
    if not isinstance(given, Mapping):
        raise BadOption("bad-options", given=_shown(given))
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "-"
            raise BadOption("bad-option", game=game, option=str(name), known=known)
        if not _among(value, options[name].choices):
            allowed = ", ".join(_json_word(c) for c in options[name].choices)
            raise BadOption("bad-choice", option=name, value=_json_word(value), allowed=allowed)
    return {name: given.get(name, option.default) for name, option in options.items()}


def numbered(options: Mapping[str, Option], chosen: Mapping[str, Choice]) -> Ints:
    """Options as the numbers that `setup` takes: the place of each among its choices."""
    places = [option.choices.index(chosen[name]) for name, option in options.items()]
    return np.array(places, np.int64)


def check_seed(seed: object) -> int:
    """A whole number that chance can be made of."""
    number = whole(seed)
    if number is None or not 0 <= number <= SEED_MAX:
        raise BadOption("bad-seed", seed=_shown(seed), highest=str(SEED_MAX))
    return number


def check_seeds(first: object, count: int) -> int:
    """The first of so many seeds, one for each game, if all of them can be."""
    seed = check_seed(first)
    check_seed(seed + max(0, count - 1))
    return seed


def _shown(value: object) -> str:
    """A value in a sentence, on one line; Python refuses to write out whole numbers of thousands of
    digits."""
    if isinstance(value, int) and value.bit_length() > 200:
        return "…"
    return " ".join(str(value).split())


def _among(value: object, choices: tuple[Choice, ...]) -> bool:
    """Like `in`, but 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _json_word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else _shown(value)
