"""Space Guardians: fighters, invaders with eyes, a mine and rockets, for two to four."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from .observation import MARGIN, NAMES, observe
from .picture import SEAT_COLOURS, draw
from .position import read, view, write
from .reasons import fault, why_not
from .scoring import pad, scores, totals, winners
from .heuristic import clock, value, weigh
from .setup import redraw, setup
from .state import ACTIONS, EVENTS, MOST_LEGAL, Guardians
from .narration import details, explain, question
from .text import show
from .turn import apply, legal

GAME = Game(
    "space-guardians",
    seats=(2, 3, 4),
    options={"advanced": Option((False, True), False)},
    record=Guardians,
    most_legal=MOST_LEGAL,
    actions=ACTIONS,
    events=EVENTS,
    rules=Rules(setup, legal, apply, totals, winners, redraw, weigh, value, clock, observe),
    people=People(
        read=read,
        write=write,
        scores=scores,
        pad=pad,
        why_not=why_not,
        fault=fault,
        draw=draw,
        show=show,
        explain=explain,
        question=question,
        details=details,
        view=view,
    ),
    reveals=("arrived",),
    colours=SEAT_COLOURS,
    folder=Path(__file__).parent,
    observation_names=NAMES,
    margin=MARGIN,
)
