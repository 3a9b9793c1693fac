"""Asking for a batch: what is asked is checked, then the CPU or the GPU gets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import cheesemoon
from cheesemoon.core import Choice
from cheesemoon.core.game.options import check_seat, check_seed, whole

from . import loops
from .batched import Batch
from .errors import EnvError


def batch(
    name: str,
    tables: int,
    seats: int | None = None,
    seed: int = 0,
    device: str = "cpu",
    *,
    options: Mapping[str, Choice] | None = None,
    reward: str = "share",
    illegal: str = "stop",
    seat: int | None = None,
    threads: int | None = None,
) -> Batch:
    """So many tables of a game, as arrays. With `seat`, the caller plays that seat and the others
    play at random; without it, all of them. `illegal`: "stop" refuses a step with an illegal action
    as a whole, "legal" counts it and plays a random legal one in its place."""
    game = cheesemoon.game(name)
    players = game.check_seats(game.default_seats if seats is None else seats)
    count = whole(tables)
    if count is None or count < 1:
        raise EnvError("bad-tables", tables=str(tables))
    if illegal not in loops.ILLEGAL:
        raise EnvError("bad-illegal", illegal=str(illegal), known=", ".join(loops.ILLEGAL))
    if threads is not None and (whole(threads) or 0) < 1:
        raise EnvError("bad-threads", threads=str(threads))
    if game.rules.observe is None:
        raise cheesemoon.BadOption("no-observation", game=game.name)
    settings: dict[str, Any] = {
        "game": game,
        "tables": count,
        "seats": players,
        "options": game.check_options(options or {}),
        "seed": check_seed(seed),
        "reward": reward,
        "illegal": illegal,
        "seat": None if seat is None else check_seat(seat, players),
        "threads": whole(threads),
    }
    try:
        return _maker(device)(**settings)
    except MemoryError:
        raise EnvError("too-many-tables", tables=str(count)) from None


def _maker(device: str) -> Callable[..., Batch]:
    if device == "cpu":
        return Batch
    if device != "cuda":
        raise EnvError("bad-device", device=str(device), known="cpu, cuda")
    try:
        from .cuda import CudaBatch
    except ImportError as error:
        raise EnvError("no-gpu", why=str(error)) from None
    return CudaBatch
