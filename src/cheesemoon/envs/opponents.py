"""Opponents of a batch: bots and policies at the seats that the caller does not play.

`random` and `greedy` play inside the compiled step. A level or another bot plays here, table by
table, and a policy decides for all tables at once. A policy is a function that takes observations
and masks and returns action numbers, such as a network.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from cheesemoon import bots
from cheesemoon.core import Game, IllegalAction, Table, bits64
from cheesemoon.core.rules.chance import number
from cheesemoon.core.rules.rule import quiet

from .errors import EnvError

Policy = Callable[[npt.NDArray[np.float32], npt.NDArray[np.bool_]], npt.ArrayLike]
Opponent = str | Policy

INSIDE = ("random", "greedy")
"""The opponents that the compiled step plays."""
_STREAM = 35  # stream of chance for the seeds of bots


class Stepped(Protocol):
    """What opponents need of a batch."""

    size: int

    @property
    def observations(self) -> npt.NDArray[np.float32]: ...
    @property
    def masks(self) -> npt.NDArray[np.bool_]: ...
    @property
    def seats(self) -> npt.NDArray[np.int64]: ...
    def table(self, i: int) -> Table: ...
    def step_some(self, which: npt.NDArray[np.int64], actions: npt.NDArray[np.int64]) -> None: ...
    def _refusal(self, i: int, action: int) -> IllegalAction: ...


class Opponents:
    """The bots and policies of a batch, by seat."""

    def __init__(self, game: Game, by_seat: dict[int, Opponent]) -> None:
        self._game = game
        self._by_seat = by_seat
        self.seats = sum(1 << seat for seat in by_seat)
        self._bots: dict[tuple[int, int], bots.Bot] = {}
        self._root = 0
        for opponent in by_seat.values():
            if isinstance(opponent, str):
                bots.bot(opponent, game)  # refuses an unknown bot

    def again(self) -> Opponents:
        """Return the same opponents without what they remember."""
        return Opponents(self._game, self._by_seat)

    def start(self, root: int) -> None:
        """Forget earlier games; equal seeds of the batch give equal bots."""
        self._root = root
        self._bots.clear()

    def play(self, batch: Stepped) -> None:
        """Play until every table waits for the caller or is over."""
        while True:
            seats = np.asarray(batch.seats)
            waiting = [s for s in self._by_seat if (seats == s).any()]
            if not waiting:
                return
            which = np.flatnonzero(np.isin(seats, waiting))
            chosen = np.zeros(batch.size, np.int64)
            for seat in waiting:
                here = np.flatnonzero(seats == seat)
                chosen[here] = self._choose(batch, seat, here)
            batch.step_some(which, chosen[which])

    def _choose(
        self, batch: Stepped, seat: int, here: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.int64]:
        opponent = self._by_seat[seat]
        if not isinstance(opponent, str):
            return self._decided(batch, opponent, here)
        number_of = self._game.actions.number
        chosen = [self._bot(opponent, int(i), seat).choose_at(batch.table(int(i))) for i in here]
        return np.array([number_of(action) for action in chosen], np.int64)

    def _decided(
        self, batch: Stepped, policy: Policy, here: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.int64]:
        masks = np.asarray(batch.masks)[here]
        given = np.asarray(policy(np.asarray(batch.observations)[here], masks))
        if given.shape != (len(here),) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise EnvError("bad-actions", tables=str(len(here)), given=what)
        fits = (given >= 0) & (given < masks.shape[1])
        fits &= masks[np.arange(len(here)), np.where(fits, given, 0)]
        if not fits.all():
            at = int(np.flatnonzero(~fits)[0])
            raise batch._refusal(int(here[at]), int(given[at]))
        return given.astype(np.int64)

    def _bot(self, name: str, table: int, seat: int) -> bots.Bot:
        found = self._bots.get((table, seat))
        if found is None:
            with quiet():
                seed = int(number(bits64(self._root), _STREAM, table * 8 + seat)) >> 1
            found = self._bots[table, seat] = bots.bot(name, self._game, seed=seed)
        return found


def named(opponents: Opponent | Sequence[Opponent], needed: int) -> list[Opponent]:
    """Return an opponent for each other seat; refuse another number of them."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * needed
    given = list(opponents) if isinstance(opponents, Sequence) else [opponents]
    fits = all(isinstance(each, str) or callable(each) for each in given)
    if len(given) != needed or not fits or not isinstance(opponents, Sequence):
        raise EnvError("bad-opponents", needed=str(needed), given=", ".join(map(str, given)) or "-")
    return given
