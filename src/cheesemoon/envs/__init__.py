"""Environments for learners: Gymnasium, PettingZoo, OpenSpiel, and batches on CPU and GPU.

    from cheesemoon import envs
    batch = envs.batch("first-rat", tables=4096, seats=4)
    batch.step(batch.sample())

Arrays of a batch change in place, a row for each table:

>>> from cheesemoon import envs
>>> batch = envs.batch("space-taxi", tables=4, seats=3, seed=1)
>>> batch
<4 tables of space-taxi, 3 seats, cpu>
>>> batch.observations.shape, batch.masks.shape
((4, 138), (4, 48))
>>> batch.step(batch.sample())
>>> batch.seats.tolist(), batch.steps.tolist()
([0, 0, 0, 0], [1, 1, 1, 1])

Importing this registers the games with Gymnasium, if it is installed
(`gymnasium.make("cheesemoon/FirstRat-v0")`). The other libraries are imported when one of these
functions needs them.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

import cheesemoon_gymnasium as _names  # noqa: F401 - registers the games with Gymnasium

from .batched import Batch
from .errors import EnvError, IllegalInBatch
from .making import batch

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from .language import TextEnv


def aec(game: str, seats: int | None = None, **settings: Any) -> AECEnv:
    """Return PettingZoo's AEC environment of a game, with one agent for each seat."""
    return _wanted("zoo", "PettingZoo", "envs").aec(game, seats, **settings)


def parallel(game: str, seats: int | None = None, **settings: Any) -> ParallelEnv:
    """Return PettingZoo's parallel environment of a game, in which all agents get every step."""
    return _wanted("zoo", "PettingZoo", "envs").parallel(game, seats, **settings)


def register_open_spiel() -> None:
    """Register the games with OpenSpiel: `pyspiel.load_game("cheesemoon_space_taxi(seats=3)")`."""
    _wanted("spiel", "OpenSpiel", "spiel").register()


def text(game: str, seats: int | None = None, **settings: Any) -> TextEnv:
    """Return a seat of a table in words, for language models. The settings are those of
    `language.TextEnv`."""
    from .language import TextEnv

    return TextEnv(game, seats, **settings)


def _wanted(module: str, package: str, extra: str) -> ModuleType:
    from importlib import import_module

    try:
        return import_module(f".{module}", __name__)
    except ImportError as error:
        if "cheesemoon" in str(error):
            raise
        raise EnvError("missing-extra", package=package, extra=extra) from None


__all__ = [
    "Batch",
    "EnvError",
    "IllegalInBatch",
    "aec",
    "batch",
    "parallel",
    "register_open_spiel",
    "text",
]
