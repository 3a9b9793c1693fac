"""The table of an environment, on a batch of one: a decision takes a few microseconds.

The record in the batch is the table. A `Table` with its history is made when it is asked for, by
playing the actions again. From then on until the next game that `Table` is played, and its record
is copied into the batch.
"""

from __future__ import annotations

from typing import NoReturn

import numpy as np
import numpy.typing as npt

from cheesemoon.core import INTERPRETED, Table
from cheesemoon.core.rules.rule import quiet

from . import jobs, loops
from .batched import Batch, refusal
from .errors import EnvError
from .seat import Observation, Rendered, Seats, check_action
from .spaces import Drawn, meant

_SMALL = 1 << 14  # actions; a larger mask is made of zeros, which the system hands out for nothing


class OneTable:
    """One table at a time, as arrays of a batch."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.game = seats.game
        self._begin: Table | None = None  # the table before the first action
        self._played: list[int] = []
        self._table: Table | None = None  # with its history, if it was asked for
        self._connect()

    def _connect(self) -> None:
        """Make the batch, and names for its arrays."""
        self._batch = Batch(self.game, 1, self.seats.players, self.seats.options, 0, threads=1)
        b = self._batch._b
        self._run, self._work = self._batch._jobs.run, self._batch._work
        self._record, self._chosen = b.tables, self._batch._chosen
        self._row: npt.NDArray[np.float32] = b.observations[0]
        self._mask: npt.NDArray[np.bool_] = b.masks[0]
        self._bits: npt.NDArray[np.int8] = self._mask.view(np.int8)
        self._legal: npt.NDArray[np.int32] = b.legal[0]
        self._is_small = len(self._mask) <= _SMALL
        self._turn, self._count, self._done = b.seats, b.counts, b.done

    def __getstate__(self) -> tuple[Seats, Table | None]:
        return self.seats, None if self._begin is None else self.table

    def __setstate__(self, state: tuple[Seats, Table | None]) -> None:
        self.__init__(state[0])  # type: ignore[misc]
        if state[1] is not None:
            self.start(state[1])
            self._table = state[1]

    # --- playing --------------------------------------------------------------------------

    def start(self, table: Table) -> None:
        """Play on at this table. It is not changed, unless its chance comes from a script
        or from people."""
        self._begin, self._table = table, None
        self._played = []
        if table._play.whole_script() or table.state.by_hand:
            self._table = table
        self._take(table.raw)

    def _take(self, record: bytes) -> None:
        self._record[0] = np.frombuffer(record, self._record.dtype)[0]
        self._done[0], self._turn[0] = False, -1
        self._step(loops.HOLD)

    def _step(self, number: int) -> None:
        self._chosen[0] = number
        if INTERPRETED:
            with quiet():
                self._run(jobs.STEP, 0, 1, self._work)
        else:
            self._run(jobs.STEP, 0, 1, self._work)

    @property
    def is_started(self) -> bool:
        """Return True if a table was set up."""
        return self._begin is not None

    @property
    def seat(self) -> int | None:
        """Return the seat to act; None when the game is over."""
        turn = int(self._turn[0])
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        return bool(self._turn[0] < 0)

    @property
    def decisions(self) -> int:
        """Return the number of actions played, those before a position was loaded excluded."""
        return len(self._played)

    def legal(self) -> npt.NDArray[np.int32]:
        """Return the legal action numbers, in the order of the rules."""
        return self._legal[: 0 if self.over else self._count[0]]

    def play(self, action: object) -> None:
        """Play an action number. IllegalAction says why it is refused; then the table is
        unchanged."""
        self.check_started()
        number = check_action(self.game, action)
        if isinstance(action, Drawn):
            number = meant(number, self.legal())
        if not self._mask[number] or self._turn[0] < 0:
            raise refusal(self._rebuilt(), self.game.actions.text(number))
        self.play_legal(number)

    def play_legal(self, number: int) -> None:
        """Play an action that is known to be legal."""
        self._played.append(number)
        if self._table is None:
            self._step(number)
        else:
            self._table.play(self.game.actions.text(number))
            self._take(self._table.raw)

    # --- looking --------------------------------------------------------------------------

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return an int8 array with 1 for each action that this seat may choose now."""
        self.check_started()
        if self._turn[0] == seat and self._is_small:
            return self._bits.copy()
        mask = np.zeros(len(self._mask), np.int8)
        if self._turn[0] == seat:
            mask[self._legal[: self._count[0]]] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat: its numbers, or the raw record with everything in
        it."""
        self.check_started()
        if self.seats.raw:
            return np.frombuffer(self._record.tobytes(), np.uint8).copy()
        if self._turn[0] == seat:
            return self._row.copy()
        return self.game.observation(self._record[0], seat)

    def value(self, seat: int) -> float:
        """Return the game's own estimate of the table for a seat; 0 if it has none."""
        value = self.game.rules.value
        if value is None:
            return 0.0
        with quiet():
            return float(value(self._record[0], seat))

    def snapshot(self) -> Table:
        """Return a copy of the table without its history."""
        return self._batch.table(0)

    @property
    def table(self) -> Table:
        """Return the table with its history. It is played from now on until the next game."""
        if self._table is None:
            self._table = self._rebuilt()
        return self._table

    def _rebuilt(self) -> Table:
        self.check_started()
        if self._table is not None:
            return self._table
        assert self._begin is not None
        table = self._begin.fork()
        for number in self._played:
            table.play(self.game.actions.text(number))
        return table

    def render(self, seat: int | None) -> Rendered:
        """Return the table in the render mode: text, SVG or pixels. The table is made again for
        it, so that steps stay fast."""
        return self.seats.render(self._rebuilt(), seat)

    def refuse_after_the_end(self) -> NoReturn:
        """Refuse an action of an episode that is over."""
        raise EnvError("needs-new-game")

    def check_started(self) -> None:
        """Refuse a question before the first reset."""
        if self._begin is None:
            raise EnvError("needs-reset")
