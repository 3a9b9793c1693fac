"""Action spaces for programs that know no masks.

An action sampled without a mask is legal if it is played now. If it is played later and is not
legal any more, it stands for some legal action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cheesemoon.core import Game
from cheesemoon.core.rules.record import Ints

Mask = npt.NDArray[np.int8]
Lists = tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]  # legal actions, how many


NONE: npt.NDArray[np.int64] = np.empty(0, np.int64)


class Drawn(np.int64):
    """An action that was sampled without a mask. An illegal one stands for a legal one. An action
    that the caller chose is refused instead."""


def meant(action: int, legal: Ints) -> int:
    """Return the legal action that an illegal sampled action stands for."""
    return int(legal[action % len(legal)])


class LegalDiscrete(spaces.Discrete):
    """The action numbers of a game. `choices()` returns the legal ones of now, or None."""

    def __init__(self, n: int, choices: Callable[[], Ints | None]) -> None:
        super().__init__(n)
        self._choices = choices

    def sample(
        self,
        mask: Mask | npt.NDArray[np.bool_] | None = None,
        probability: Mask | None = None,
    ) -> np.int64:
        """Return an action that the mask allows; without a mask, a legal action."""
        if mask is None and probability is None:
            legal = self._choices()
            if legal is None:
                return Drawn(super().sample())
            return Drawn(legal[self.np_random.integers(len(legal))])
        if isinstance(mask, np.ndarray) and probability is None:
            allowed = list_allowed(mask, int(self.n))
            if len(allowed):
                return np.int64(allowed[self.np_random.integers(len(allowed))])
        if isinstance(mask, np.ndarray) and mask.dtype == np.bool_:
            mask = mask.astype(np.int8)  # Gymnasium takes masks of int8 only
        return super().sample(cast("Mask | None", mask), probability)


def list_allowed(mask: npt.NDArray[Any], n: int) -> npt.NDArray[np.int64]:
    """Return the numbers that a mask allows; none if it is not a mask that Gymnasium takes.
    Gymnasium's own search of a mask takes several times as long."""
    if mask.dtype not in (np.int8, np.bool_) or mask.shape != (n,):
        return NONE
    allowed = mask.view(np.bool_).nonzero()[0]
    return allowed if mask[allowed].sum() == len(allowed) else NONE


class LegalMultiDiscrete(spaces.MultiDiscrete):
    """One action number for each table. `choices()` returns the legal actions of each table, or
    None."""

    def __init__(self, n: int, tables: int, choices: Callable[[], Lists]) -> None:
        super().__init__(np.full(tables, n))
        self._choices = choices

    def sample(
        self,
        mask: tuple[Mask, ...] | None = None,
        probability: tuple[Mask, ...] | None = None,
    ) -> npt.NDArray[np.int64]:
        """Return an action for each table; without a mask, legal ones."""
        chosen = self._choices() if mask is None and probability is None else None
        if chosen is None:
            return super().sample(mask, probability)
        legal, counts = chosen
        picks = (self.np_random.random(len(counts)) * counts).astype(np.int64)
        return legal[np.arange(len(counts)), picks].astype(np.int64)


LIMIT = 16.0  # no number of an observation is further from 0
Space = spaces.Box[np.float32] | spaces.Box[np.uint8]


def numbers_space(game: Game, tables: int | None = None) -> spaces.Box[np.float32]:
    """Return the space of observations; of `tables` rows, if given. Numbers are counts and points
    in units of the game: most lie between 0 and 1, none beyond `LIMIT`."""
    shape = (len(game.observation_names),)
    return spaces.Box(-LIMIT, LIMIT, shape if tables is None else (tables, *shape), np.float32)


def observed_space(game: Game, raw: bool) -> Space:
    """Return the space of one observation: the numbers, or the record as bytes."""
    return record_space(game.record.dtype.itemsize) if raw else numbers_space(game)


def with_mask(space: Space, game: Game) -> spaces.Dict:
    """Return the space of observations that contain the mask."""
    mask = spaces.Box(0, 1, (game.actions.size,), np.int8)
    return spaces.Dict({"observation": space, "action_mask": mask})


def record_space(size: int) -> spaces.Box[np.uint8]:
    """Return the space of raw records, as bytes."""
    return spaces.Box(0, 255, (size,), np.uint8)
