"""The table every game stands on: record, rule, chance, actions, game, table, saved games."""

from .actions import Actions, Verb, span
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
from .game import Choice, Game, Option, PadRow, People, Reason, Rules, Steps
from .record import Ints, Part, Record, i1, i2, i4, i8, u8, whole
from .rule import INTERPRETED, rule
from .table import Table
from .words import LANGUAGES, Words, core_words, preferred_language, score_word

__all__ = [
    "GO_ON",
    "Actions",
    "BadOption",
    "BadPosition",
    "BadSave",
    "CheesemoonError",
    "Choice",
    "Event",
    "Events",
    "Fields",
    "Game",
    "INTERPRETED",
    "IllegalAction",
    "Ints",
    "LANGUAGES",
    "Option",
    "PadRow",
    "Part",
    "People",
    "Reason",
    "Record",
    "Rules",
    "Steps",
    "Table",
    "UnknownGame",
    "Verb",
    "Words",
    "core_words",
    "i1",
    "i2",
    "i4",
    "i8",
    "preferred_language",
    "score_word",
    "rule",
    "span",
    "pause",
    "tell",
    "u8",
    "whole",
]
