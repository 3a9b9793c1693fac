"""Inputs that are nearly right: entries of the corpus with something changed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 99, 2**15, 2**31, -(2**31), 2**63, 2**64, 1.5, 1e308, "", "x",
    "0", "x" * 300, "\u0000", "\u202e", "é", "<b>", "../..", [], {}, [[]], [None], [0] * 300,
    {"": {}},
)  # fmt: skip
BYTES = (
    b"\x00",
    b"\xff",
    b"%",
    b"%00",
    b"%2f",
    b"..",
    b"//",
    b"\\",
    b"?",
    b"&",
    b"=",
    b" ",
    b"'",
    b'"',
    b"{",
)


def change_value(found: Any, rng: random.Random) -> Any:
    """Return a copy of a JSON value with one to three changes."""
    again = copy.deepcopy(found)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        again = _changed(again, rng)
    return again


def _changed(value: Any, rng: random.Random) -> Any:
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        how = rng.random()
        if how < 0.6:
            value[key] = _changed(value[key], rng)
        elif how < 0.8:
            del value[key]
        elif how < 0.9:
            value[rng.choice(("", "x", key + key, "seed", "script"))] = rng.choice(JUNK)
        else:
            value[key] = value[rng.choice(list(value))]
        return value
    if isinstance(value, list) and value and rng.random() < 0.9:
        i = rng.randrange(len(value))
        how = rng.random()
        if how < 0.6:
            value[i] = _changed(value[i], rng)
        elif how < 0.75:
            del value[i]
        elif how < 0.9:
            value.insert(i, copy.deepcopy(rng.choice(value)))
        else:
            rng.shuffle(value)
        return value
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice((-2, -1, 1, 2, 100))
    return copy.deepcopy(rng.choice(JUNK))


def change_bytes(data: bytes, rng: random.Random) -> bytes:
    """Return bytes with a part cut out, doubled, or replaced."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        at, size = rng.randrange(len(data) + 1), rng.choice((0, 1, 2, 8, 40))
        part = rng.choice((b"", rng.choice(BYTES), data[at : at + size] * 2))
        data = data[:at] + part + data[at + size :]
    return data


def change_text(text: str, rng: random.Random) -> str:
    """Return a text that was changed as bytes are."""
    return change_bytes(text.encode(), rng).decode(errors="replace")


def change_json(found: Any, rng: random.Random) -> bytes:
    """Return JSON of a changed value, or changed JSON."""
    if rng.random() < 0.8:
        return json.dumps(change_value(found, rng)).encode()
    return change_bytes(json.dumps(found).encode(), rng)
