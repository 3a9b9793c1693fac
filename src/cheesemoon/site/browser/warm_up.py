"""What Python does before its memory is kept for later visits: imports, and the first pictures.

Import `page` before this module: it installs the stand-ins.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import cheesemoon as cm
from cheesemoon.core.game import drawing
from cheesemoon.core.rules.engine import FOLDER
from cheesemoon.view.first_paint import split_drawings

SEED = 1  # of the tables that are drawn


def warm_up(games: Sequence[str], lang: str) -> None:
    """Import games and draw a first table of each, which fills the caches of their pictures. No
    memory keeps compiled rules, so the games are imported without them."""
    folder = os.environ.pop(FOLDER, "")
    try:
        for name in games:
            table = cm.game(name).new(seed=SEED)
            split_drawings((drawing.board(table, 0, lang, False),))
            for action in table.legal():
                table.explain(action, lang)
    finally:
        os.environ[FOLDER] = folder
