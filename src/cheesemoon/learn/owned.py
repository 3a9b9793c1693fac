"""Lessons and puzzles of the host, in the folder that `CHEESEMOON_LEARN` names.

It has a folder for each game: `space-taxi/20-my-lesson.toml`, `space-taxi/puzzles.json`. A file
with an error is logged once and skipped.
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
    """List the host's files for a game, in order."""
    folder = os.environ.get(FOLDER)
    return sorted((Path(folder) / game.name).glob(names)) if folder else []


@contextmanager
def log_errors() -> Iterator[None]:
    """Log an error in a file of the host and suppress it."""
    try:
        yield
    except (CheesemoonError, OSError, UnicodeDecodeError) as error:
        logger.error("a file of the owner's is passed over: %s", error)  # noqa: TRY400
