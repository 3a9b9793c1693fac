"""`envs.batch`: checks the arguments and creates a batch on the CPU or the GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cheesemoon
from cheesemoon.core import Choice
from cheesemoon.core.game.options import check_seat, check_seed, whole

from . import loops
from .batched import Batch
from .errors import EnvError
from .opponents import INSIDE, Opponent, Opponents, named


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
    opponents: Opponent | Sequence[Opponent] = "random",
) -> Batch:
    """Return a batch of `tables` tables of a game, as arrays. With `seat` the caller plays that
    seat and `opponents` play the others: a name of a bot or a policy for all of them, or one for
    each. Without `seat` the caller plays all seats. `illegal="stop"` refuses a step that has an
    illegal action. `illegal="legal"` counts it and plays a random legal action instead."""
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
    others = [] if own is None else [s for s in range(players) if s != own]
    wanted = named(opponents, len(others))
    by_seat = dict(zip(others, wanted, strict=True))
    greedy = sum(1 << s for s, each in by_seat.items() if each == "greedy")
    if greedy and game.rules.weigh is None:
        raise EnvError("no-heuristic", game=game.name)
    outside = {s: each for s, each in by_seat.items() if each not in INSIDE}
    thinking = Opponents(game, outside) if outside else None
    settings = (reward, illegal, own, whole(threads), greedy, thinking)
    try:
        return made(game, count, players, checked, root, *settings)
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
