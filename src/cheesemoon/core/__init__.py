"""The core of every game: record, rule, chance, actions, game, table, saved games.

A table is made by its game, and played in notation:

>>> import cheesemoon as cm
>>> table = cm.game("space-taxi").new(seats=3, seed=7)
>>> table.seat, table.legal()
(0, ('roll',))
>>> table.play("roll")
>>> table.legal()
('place blue', 'place yellow', 'place violet', 'fuel 2', 'fuel 6', 'smuggle', 'done')

An illegal action is refused with the number of the rule, and changes nothing:

>>> try:
...     table.play("roll")
... except cm.IllegalAction as refusal:
...     print(refusal, refusal.rule)
Decide first how many dice stay. (ST-6) ST-6

A copy is independent, a position round-trips, a view hides what a seat may not know:

>>> copy = table.fork()
>>> copy.play("smuggle")
>>> len(table.actions), len(copy.actions)
(1, 2)
>>> table.game.load(table.position()) == table
True
>>> sorted(set(table.position()) - set(table.view(0)))
['drawn', 'script', 'seed']
"""

from typing import TYPE_CHECKING

from .formats.strict_reader import Fields
from .game.contract import (
    Args,
    Ask,
    Choice,
    Face,
    Option,
    PadRow,
    People,
    Places,
    Position,
    Reason,
    Rules,
    Steps,
)
from .game.game import Game
from .game.shape import usual_shape
from .game.table import Table
from .moved import install
from .rules.actions import Actions, Verb, span
from .rules.events import GO_ON, Event, Events, pause, tell
from .rules.record import (
    Floats,
    Ints,
    Part,
    Record,
    Records,
    Seen,
    bits64,
    i1,
    i2,
    i4,
    i8,
    u8,
    whole,
)
from .rules.rule import ENGINE, INTERPRETED, rule
from .text.errors import (
    BadOption,
    BadPosition,
    BadSave,
    CheesemoonError,
    IllegalAction,
    UnknownGame,
)
from .text.words import LANGUAGES, Words, core_words, listed, preferred_language, score_word

install()

if TYPE_CHECKING:
    from .game.playing import Character, Playing, Style, Thing

__all__ = [
    "Actions",
    "Args",
    "Ask",
    "BadOption",
    "BadPosition",
    "BadSave",
    "CheesemoonError",
    "Character",
    "Choice",
    "ENGINE",
    "Event",
    "Events",
    "Face",
    "Fields",
    "Floats",
    "GO_ON",
    "Game",
    "INTERPRETED",
    "IllegalAction",
    "Ints",
    "LANGUAGES",
    "Option",
    "PadRow",
    "Part",
    "People",
    "Places",
    "Playing",
    "Position",
    "Reason",
    "Record",
    "Records",
    "Rules",
    "Seen",
    "Steps",
    "Style",
    "Table",
    "Thing",
    "UnknownGame",
    "Verb",
    "Words",
    "bits64",
    "core_words",
    "i1",
    "i2",
    "i4",
    "i8",
    "pause",
    "preferred_language",
    "rule",
    "listed",
    "score_word",
    "span",
    "tell",
    "u8",
    "usual_shape",
    "whole",
]


def __getattr__(name: str) -> object:
    """Import the settings for bots only when they are used."""
    if name in ("Character", "Playing", "Style", "Thing"):
        from .game import playing

        return getattr(playing, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
