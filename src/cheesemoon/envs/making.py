"""`envs.batch`: checks the arguments and creates a batch on the CPU or the GPU."""

from __future__ import annotations

from collections.abc import Mapping

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
    """Return a batch of `tables` tables of a game, as arrays. With `seat` the caller plays that
    seat and the other seats play at random. Without it the caller plays all seats. `illegal="stop"`
    refuses a step that has an illegal action. `illegal="legal"` counts it and plays a random legal
    action instead."""
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
    checked = game.check_options(options or {})
    root = check_seed(seed)
    own = None if seat is None else check_seat(seat, players)
    made = _class_of(device)
    try:
        return made(game, count, players, checked, root, reward, illegal, own, whole(threads))
    except MemoryError:
        raise EnvError("too-many-tables", tables=str(count)) from None


def _class_of(device: str) -> type[Batch]:
    if device == "cpu":
        return Batch
    if device != "cuda":
        raise EnvError("bad-device", device=str(device), known="cpu, cuda")
    try:
        from .cuda import CudaBatch
    except ImportError as error:
        raise EnvError("no-gpu", why=str(error)) from None
    return CudaBatch
