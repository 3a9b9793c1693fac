"""Action spaces for programs that were not made for masks: what `sample()` draws without one is
legal if it is played now, and later stands for some legal action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

Mask = Callable[[], Any]


class Drawn(np.int64):
    """An action that was drawn without a mask. Where it is not legal, it stands for a legal one;
    an action that somebody chose is refused there."""


def meant(action: Any, legal: Any) -> Any:
    """The legal action that a drawn one stands for; any other action as it is."""
    if isinstance(action, Drawn) and len(legal) and action not in legal:
        return legal[int(action) % len(legal)]
    return action


class LegalDiscrete(spaces.Discrete):
    """Action numbers of a game; `mask` tells which of them are legal now, or None."""

    def __init__(self, n: int, mask: Mask) -> None:
        super().__init__(n)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any of the actions that the mask allows; without one, a legal action."""
        if mask is None and probability is None:
            return Drawn(super().sample(self._mask()))
        if isinstance(mask, np.ndarray) and mask.dtype == np.bool_:
            mask = mask.astype(np.int8)  # the only kind that Gymnasium takes
        return super().sample(mask, probability)


class LegalMultiDiscrete(spaces.MultiDiscrete):
    """An action number for each table; `choices` tells the legal ones of each, or None."""

    def __init__(self, n: int, tables: int, choices: Mask) -> None:
        super().__init__(np.full(tables, n))
        self._choices = choices

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """An action for each table; without a mask, legal ones."""
        chosen = self._choices() if mask is None and probability is None else None
        if chosen is None:
            return super().sample(mask, probability)
        legal, counts = chosen
        picks = (self.np_random.random(len(counts)) * counts).astype(np.int64)
        return legal[np.arange(len(counts)), picks].astype(np.int64)


def numbers_space(count: int) -> spaces.Box:
    """Observations; most lie between 0 and 1, none is bounded."""
    return spaces.Box(-np.inf, np.inf, (count,), np.float32)


def record_space(size: int) -> spaces.Box:
    """The raw record of a table, byte by byte."""
    return spaces.Box(0, 255, (size,), np.uint8)
