"""Numba signatures of the rules of a game, by name; `s` is the type of its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numba import types

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature

_I32S, _I64S, _I64 = types.int32[::1], types.int64[::1], types.int64
_F64S, _ROW = types.float64[::1], types.float32[::1]


def of_rules(s: types.Record) -> dict[str, Signature]:
    """Return the signatures of the rules that every game has."""
    return {
        "setup": types.void(s, _I64, _I64S, types.uint64),
        "legal": _I64(s, _I32S),
        "apply": types.void(s, _I64),
        "totals": types.void(s, _I64S),
        "winners": _I64(s),
        "redraw": types.void(s, types.uint64),
    }


def of_heuristics(s: types.Record) -> dict[str, Signature]:
    """Return the signatures of the heuristics for bots; each is optional in a game."""
    return {
        "weigh": types.void(s, _I32S, _I64, _F64S),
        "value": types.float64(s, _I64),
        "clock": _I64(s),
    }


def of_observation(s: types.Record) -> dict[str, Signature]:
    """Return the signatures of the observations for learners; each is optional in a game."""
    return {
        "observe": types.void(s, _I64, _ROW),
        "observe_after": types.void(s, _I64, _I64, _I64, _ROW),
    }
