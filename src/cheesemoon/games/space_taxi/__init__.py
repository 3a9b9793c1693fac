"""Space Taxi: ten dice, aliens, fuel and smuggling, for three to five."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, People, Rules

from .content import FACTS
from .picture import draw
from .position import read, write
from .reasons import fault, why_not
from .scoring import pad, scores, totals, winners
from .sense import clock, value, weigh
from .setup import redraw, setup
from .state import ACTIONS, EVENTS, MOST_LEGAL, Taxi
from .tale import details, explain, note, question
from .text import show
from .turn import apply, legal

GAME = Game(
    "space-taxi",
    seats=(1, 2, 3, 4, 5),
    default_seats=3,
    options={},
    record=Taxi,
    most_legal=MOST_LEGAL,
    actions=ACTIONS,
    events=EVENTS,
    rules=Rules(setup, legal, apply, totals, winners, redraw, weigh, value, clock),
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
        note=note,
    ),
    folder=Path(__file__).parent,
    facts=FACTS,
)
