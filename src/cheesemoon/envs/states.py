"""States into a batch and out of it: positions, records, copies, pickles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self, TypedDict

import numpy as np
import numpy.typing as npt

import cheesemoon
from cheesemoon.core import Choice, Game, Table, bits64
from cheesemoon.core.game.contract import Position
from cheesemoon.core.game.options import check_seed, whole
from cheesemoon.core.rules.chance import number
from cheesemoon.core.rules.record import Records
from cheesemoon.core.rules.rule import quiet

from .errors import EnvError
from .loops import Arrays
from .opponents import Opponents

State = Table | Mapping[str, object]
Rows = npt.NDArray[np.generic] | np.generic
Indices = npt.NDArray[np.int64]

_STREAM = 34  # stream of chance for positions without a seed, and for forks
_COPIED = (
    *("tables", "observations", "masks", "legal", "counts", "seats", "rewards", "done", "points"),
    *("seeds", "games", "steps", "violations"),
)
"""The arrays that are the state of a batch; the others are settings or scratch memory."""
_BEGUN: dict[str, Rows] = {
    "done": np.False_,
    "seats": np.int64(-1),
    "steps": np.int64(0),
    "rewards": np.float32(0),
}


class Frozen(TypedDict):
    """A batch, or some tables of it, as picklable values."""

    game: Game
    options: dict[str, Choice]
    players: int
    stops: bool
    own: int
    greedy: int
    opponents: Opponents | None
    viewer: int
    margin: float
    threads: int | None
    root: int
    lines: npt.NDArray[np.int64]
    rows: dict[str, npt.NDArray[np.generic]]


class States:
    """The part of a batch that loads, copies and hands out states."""

    game: Game
    options: dict[str, Choice]
    players: int
    size: int
    _b: Arrays
    _stops: bool
    _own: int
    _greedy: int
    _opponents: Opponents | None
    _viewer: int
    _margin: float
    _wanted_threads: int | None

    def load(self, states: Records | Sequence[State], indices: Iterable[int] | None = None) -> None:
        """Put states onto tables: an array of records (`records()`), or a sequence of positions and
        tables. `indices` are the tables; without them all tables are loaded. A state that does not
        fit is refused, and no table changes. A position without a seed gets chance of the batch.
        The caller vouches for what is inside records."""
        which = self._indices(indices)
        self._show(which, {"tables": self._records_of(states, which), **_BEGUN})
        self._let_opponents_play()

    def fork(self, indices: Iterable[int], seed: int | None = None) -> Self:
        """Return a batch with copies of these tables, in this order; an index may occur twice. With
        a seed, hidden order and future chance of each copy are redrawn, as `table.fork` does. Bots
        at the copies begin without memory."""
        drawn = None if seed is None else check_seed(seed)
        other = self._restored(self._frozen(self._indices(indices)))
        if drawn is not None:
            other._set_rows({"tables": other._redrawn(drawn)})
        return other

    def copy(self) -> Self:
        """Return an independent batch with the same tables."""
        return self._restored(self.__getstate__())

    def positions(self, indices: Iterable[int] | None = None) -> list[Position]:
        """Return the positions of these tables, or of all, for JSON."""
        return [self.table(int(i)).position() for i in self._indices(indices)]

    # --- what a batch on the CPU or the GPU does itself -----------------------------------

    def table(self, i: int) -> Table:
        """Return a copy of table `i`."""
        raise NotImplementedError

    def _make(self, tables: int, seed: int, lines: npt.NDArray[np.int64] | None = None) -> None:
        raise NotImplementedError

    def _host(self, name: str) -> npt.NDArray[np.generic]:
        raise NotImplementedError

    def _set_rows(self, rows: Mapping[str, npt.NDArray[np.generic]]) -> None:
        raise NotImplementedError

    def _show(self, which: Indices, rows: Mapping[str, Rows]) -> None:
        raise NotImplementedError

    def _let_opponents_play(self) -> None:
        raise NotImplementedError

    # --- checks ---------------------------------------------------------------------------

    def _check_table(self, i: int) -> None:
        if whole(i) not in range(self.size):
            raise EnvError("no-such-table", table=str(i), highest=str(self.size - 1))

    def _indices(self, given: Iterable[int] | None) -> Indices:
        """Return indices of tables; refuse what is none. Without any, return all."""
        if given is None:
            return np.arange(self.size)
        found = list(given) if isinstance(given, Iterable) else [given]
        for i in found:
            self._check_table(i)
        if not found:
            raise EnvError("no-tables")
        return np.array([whole(i) for i in found], np.int64)

    def _masked(self, mask: npt.ArrayLike, seed: int | None) -> Indices:
        """Return the tables of a mask; refuse a mask of another shape, and a seed beside it."""
        flags = np.asarray(mask)
        if flags.shape != (self.size,) or flags.dtype != np.bool_ or seed is not None:
            what = f"{flags.dtype} {flags.shape}" + (f", seed={seed}" if seed is not None else "")
            raise EnvError("bad-mask", tables=str(self.size), given=what)
        return np.flatnonzero(flags)

    def _records_of(self, states: Records | Sequence[State], which: Indices) -> Records:
        """Return the records of states for the tables `which`; refuse what does not fit."""
        sized = isinstance(states, Sequence | np.ndarray) and not isinstance(states, str)
        if not sized or len(states) != len(which):
            what = str(len(states)) if sized else type(states).__name__
            raise EnvError("bad-states", tables=str(len(which)), given=what)
        if isinstance(states, np.ndarray):
            return self._checked_records(states)
        made: Records = np.zeros(len(states), self.game.record.dtype)
        seeds, steps = self._host("seeds"), self._host("steps")
        for k, (state, i) in enumerate(zip(states, which.tolist(), strict=True)):
            with quiet():
                seed = int(number(seeds[i], _STREAM, steps[i])) >> 1
            made[k] = self._record_of(state, seed, i)
        return made

    def _checked_records(self, given: Records) -> Records:
        fits = given.dtype == self.game.record.dtype and given.ndim == 1
        if fits:
            turns = given["turn"]
            fits = bool((given["players"] == self.players).all() and (turns >= -1).all())
            fits = fits and bool((turns < self.players).all())
        if not fits:
            raise EnvError("bad-records", game=self.game.name, seats=str(self.players))
        return given

    def _record_of(self, state: State, seed: int, table: int) -> object:
        if isinstance(state, Mapping):
            state = self.game.load({"seed": seed, "options": self.options, **state})
        elif not isinstance(state, Table) or state.game is not self.game:
            what = type(state).__name__
            raise EnvError("bad-state", table=str(table), given=what, game=self.game.name)
        if state.players != self.players:
            given, allowed = str(state.players), str(self.players)
            name = self.game.name
            raise cheesemoon.BadOption("bad-seats", game=name, seats=given, allowed=allowed)
        if state.options != self.options:
            raise EnvError("other-options", given=_listed(state.options), own=_listed(self.options))
        if state._play.whole_script() or state.state.by_hand:
            raise EnvError("scripted", table=str(table))
        return np.frombuffer(state.raw, self.game.record.dtype)[0]

    def _redrawn(self, seed: int) -> Records:
        """Return the records with redrawn hidden order and future chance."""
        records: Records = np.array(self._host("tables"))
        with quiet():
            for k in range(len(records)):
                own = bits64(int(number(bits64(seed), _STREAM, k)))
                self.game.rules.redraw(records[k], own)
        return records

    # --- copies and pickles ---------------------------------------------------------------

    def _frozen(self, which: Indices) -> Frozen:
        return Frozen(
            game=self.game,
            options=self.options,
            players=self.players,
            stops=self._stops,
            own=self._own,
            greedy=self._greedy,
            opponents=self._opponents and self._opponents.again(),
            viewer=self._viewer,
            margin=self._margin,
            threads=self._wanted_threads,
            root=int(self._b.root),
            lines=np.array(self._host("lines")),
            rows={name: self._host(name)[which] for name in _COPIED},
        )

    def _restored(self, frozen: Frozen) -> Self:
        made = type(self).__new__(type(self))
        made.__setstate__(frozen)
        return made

    def __getstate__(self) -> Frozen:
        return self._frozen(np.arange(self.size))

    def __setstate__(self, frozen: Frozen) -> None:
        self.game, self.options = frozen["game"], dict(frozen["options"])
        self.players, self._stops = frozen["players"], frozen["stops"]
        self._own, self._greedy, self._viewer = frozen["own"], frozen["greedy"], frozen["viewer"]
        self._margin, self._wanted_threads = frozen["margin"], frozen["threads"]
        self._opponents = frozen["opponents"] and frozen["opponents"].again()
        self._make(len(frozen["rows"]["done"]), frozen["root"], frozen["lines"])
        self._set_rows(frozen["rows"])
        if self._opponents:
            self._opponents.start(frozen["root"])


def _listed(options: Mapping[str, Choice]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "-"
