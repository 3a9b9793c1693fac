"""The table every game stands on: record, rule, chance, actions, game, table, saved games."""

from .actions import Actions, Verb, span
from .contract import (
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
from .errors import (
    BadOption,
    BadPosition,
    BadSave,
    CheesemoonError,
    IllegalAction,
    UnknownGame,
)
from .events import GO_ON, Event, Events, pause, tell
from .fields import Fields
from .game import Game, Table
from .playing import Playing, Style
from .record import Floats, Ints, Part, Record, Records, i1, i2, i4, i8, u8, whole
from .rule import INTERPRETED, rule
from .words import LANGUAGES, Words, core_words, preferred_language, score_word

__all__ = [
    "Actions",
    "Ask",
    "BadOption",
    "BadPosition",
    "BadSave",
    "CheesemoonError",
    "Choice",
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
    "Steps",
    "Style",
    "Table",
    "UnknownGame",
    "Verb",
    "Words",
    "core_words",
    "i1",
    "i2",
    "i4",
    "i8",
    "pause",
    "preferred_language",
    "rule",
    "score_word",
    "span",
    "tell",
    "u8",
    "whole",
]
