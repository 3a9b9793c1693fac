"""What an owner adds: lessons and puzzles in a folder of his own, which `CHEESEMOON_LEARN` names.
It has a folder for each game, as in `space-taxi/20-my-lesson.toml` and `space-taxi/puzzles.json`.

A file that is wrong is told in the log, once, and passed over: the others work on.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cheesemoon.core import CheesemoonError, Game

FOLDER = "CHEESEMOON_LEARN"

logger = logging.getLogger("cheesemoon.learn")


def files(game: Game, names: str) -> list[Path]:
    """The owner's files for a game, in order."""
    folder = os.environ.get(FOLDER)
    return sorted((Path(folder) / game.name).glob(names)) if folder else []


@contextmanager
def told() -> Iterator[None]:
    """Reading a file of the owner's: a mistake is told and goes no further."""
    try:
        yield
    except (CheesemoonError, OSError, UnicodeDecodeError) as error:
        logger.error("a file of the owner's is passed over: %s", error)  # noqa: TRY400
