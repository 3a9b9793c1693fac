"""A game on one screen: five sentences, and a picture of a real table with numbered notes.

People read it while the rules are compiled, but drawing a table needs compiled rules. So the
pictures are drawn ahead and stored beside the pages, one for each language:

    python -m cheesemoon.view.intros
"""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import NamedTuple

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Game
from cheesemoon.learn import intro
from cheesemoon.learn.figure import numbered

from .assets import build

KEPT = Path(__file__).parent / "introductions"
INTRO = "intro"


class OneScreen(NamedTuple):
    """A game on one screen."""

    game: Game
    sentences: list[str]
    notes: list[str]
    picture: str  # its address, or ""


def one_screen(game: Game, lang: str, theme: str, ready: bool) -> OneScreen | None:
    """Return a game on one screen; None if the game has no introduction.

    `ready` says that the rules are compiled.
    """
    found = intro(game)
    if found is None:
        return None
    return OneScreen(
        game,
        [sentence[lang] for sentence in found.sentences],
        [note.say[lang] for note in found.notes],
        address(game, INTRO, lang, theme) if ready or load_stored(game, lang) else "",
    )


def address(game: Game, name: str, lang: str, theme: str) -> str:
    """Return the address of a figure of a game, in a language and a theme."""
    return f"/figures/{game.name}/{name}?lang={lang}&theme={theme}&v={build()}"


@cache
def load_stored(game: Game, lang: str) -> str:
    """Return the stored picture, or ""."""
    path = KEPT / f"{game.name}-{lang}.svg.gz"
    return gzip.decompress(path.read_bytes()).decode() if path.exists() else ""


def draw_intro(game: Game, lang: str) -> str:
    """Draw the picture; return "" if the game has no introduction."""
    found = intro(game)
    if found is None:
        return ""
    return numbered(found.table().svg(found.seat, lang), [note.at for note in found.notes])


def main() -> None:
    """Draw and store all pictures again."""
    KEPT.mkdir(exist_ok=True)
    for name in cm.games():
        for lang in LANGUAGES:
            picture = draw_intro(cm.game(name), lang)
            path = KEPT / f"{name}-{lang}.svg.gz"
            path.write_bytes(gzip.compress(picture.encode(), 9, mtime=0))
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
