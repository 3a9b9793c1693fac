"""Asking for a batch: what is asked is checked, then the CPU or the GPU gets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import cheesemoon
from cheesemoon.core import Choice
from cheesemoon.core.options import check_seed

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
    if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
        raise EnvError("bad-tables", tables=str(tables))
    if illegal not in loops.ILLEGAL:
        raise EnvError("bad-illegal", illegal=str(illegal), known=", ".join(loops.ILLEGAL))
    if seat is not None and seat not in range(players):
        raise cheesemoon.BadOption("bad-seat", seat=str(seat), highest=str(players - 1))
    if threads is not None and (not isinstance(threads, int) or threads < 1):
        raise EnvError("bad-threads", threads=str(threads))
    if game.rules.observe is None:
        raise cheesemoon.BadOption("no-observation", game=game.name)
    return _maker(device)(
        game=game,
        tables=tables,
        seats=players,
        options=game.check_options(options or {}),
        seed=check_seed(seed),
        reward=reward,
        illegal=illegal,
        seat=seat,
        threads=threads,
    )


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
