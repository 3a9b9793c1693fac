"""The table of an environment, on a batch of one: a decision takes a few microseconds.

The record in the batch is the table. A `Table` with its history is made when it is asked for, by
playing the actions again. From then on until the next game that `Table` is played, and its record
is copied into the batch.

Seats that the caller does not play act at random inside the compiled step. Their actions follow
from the seed of `start`, so that the history can be made again.
"""

from __future__ import annotations

from typing import NoReturn

import numpy as np
import numpy.typing as npt

from cheesemoon.core import INTERPRETED, Table, bits64
from cheesemoon.core.bulk.playout import any_of
from cheesemoon.core.rules.rule import quiet

from . import jobs, loops
from .batched import Batch, refusal
from .errors import EnvError
from .seat import Observation, Rendered, Seats, check_action
from .spaces import Drawn, meant

_SMALL = 1 << 14  # actions; a larger mask is made of zeros, which the system hands out for nothing


class OneTable:
    """One table at a time, as arrays of a batch."""

    def __init__(self, seats: Seats, own: int | None = None) -> None:
        self.seats = seats
        self.game = seats.game
        self._own = (1 << seats.players) - 1 if own is None else own  # bits of the caller's seats
        self._seed = 0  # of the seats that act at random
        self._before = 0  # actions in the table's history before this episode
        self._begin: Table | None = None  # the table before the first action
        self._played: list[int] = []
        self._table: Table | None = None  # with its history, if it was asked for
        self._connect()

    def _connect(self) -> None:
        """Make the batch, and names for its arrays."""
        self._batch = Batch(self.game, 1, self.seats.players, self.seats.options, 0, threads=1)
        self._batch.give_seats(self._own)
        b = self._batch._b
        self._run, self._work = self._batch._jobs.run, self._batch._work
        self._record, self._chosen = b.tables, self._batch._chosen
        self._row: npt.NDArray[np.float32] = b.observations[0]
        self._mask: npt.NDArray[np.bool_] = b.masks[0]
        self._bits: npt.NDArray[np.int8] = self._mask.view(np.int8)
        self._legal: npt.NDArray[np.int32] = b.legal[0]
        self._is_small = len(self._mask) <= _SMALL
        self._turn, self._count, self._done = b.seats, b.counts, b.done

    def __getstate__(self) -> tuple[Seats, int, int, int, Table | None]:
        table = None if self._begin is None else self.table
        return self.seats, self._own, self._seed, self._decided(), table

    def __setstate__(self, state: tuple[Seats, int, int, int, Table | None]) -> None:
        seats, own, seed, decided, table = state
        self.__init__(seats, own)  # type: ignore[misc]
        if table is not None:
            self._set_table(table, seed, decided)
            self._table = table

    # --- playing --------------------------------------------------------------------------

    def start(self, table: Table, seed: int = 0) -> None:
        """Play on at this table. It is not changed, unless its chance comes from a script
        or from people. The seed decides what seats play that act at random."""
        self._set_table(table, seed, 0)

    def _set_table(self, table: Table, seed: int, decided: int) -> None:
        self._begin, self._table, self._played = table, None, []
        self._seed, self._before = seed, len(table.actions) - decided
        if table._play.whole_script() or table.state.by_hand:
            self._table = table
            self._others_play(table)
        self._batch._b.seeds[0] = bits64(seed)
        self._batch._b.steps[0] = decided
        self._take(table.raw)

    def _others_play(self, table: Table) -> None:
        """Play at random, as the compiled step does, until the caller's turn or the end."""
        while table.seat is not None and not self._own >> table.seat & 1:
            legal = table.legal_numbers()
            with quiet():
                step = len(table.actions) - self._before
                chosen = any_of(legal, len(legal), bits64(self._seed), step)
            table.play(self.game.actions.text(int(chosen)))

    def _decided(self) -> int:
        """Return the number of decisions of all seats in this episode."""
        if self._table is None:
            return int(self._batch._b.steps[0])
        return len(self._table.actions) - self._before

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
        if not self._mask[number] or self._turn[0] < 0:
            if not isinstance(action, Drawn) or self.over:
                raise refusal(self._rebuilt(), self.game.actions.text(number))
            number = meant(number, self.legal())
        self.play_legal(number)

    def play_legal(self, number: int) -> None:
        """Play an action that is known to be legal."""
        self._played.append(number)
        if self._table is None:
            self._step(number)
        else:
            self._table.play(self.game.actions.text(number))
            self._others_play(self._table)
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
        self._others_play(table)
        for number in self._played:
            table.play(self.game.actions.text(number))
            self._others_play(table)
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
