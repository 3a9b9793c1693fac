"""First Rat: rats run over a junkyard, build a rocket and fly to the moon; for one to five."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from . import by_hand
from .content import EDITIONS, LEVELS
from .heuristic import clock, value, weigh
from .narration import aside, details, explain, label, question, steps
from .observation import MARGIN, NAMES, observe
from .picture import draw, panel
from .playing import PLAYING
from .position import read, view, write
from .reasons import fault, why_not
from .scoring import pad, scores, totals, winners
from .setup import redraw, setup
from .state import ACTIONS, EVENTS, MOST_LEGAL, Junkyard
from .text import show
from .turn import apply, legal

GAME = Game(
    "first-rat",
    seats=(1, 2, 3, 4, 5),
    default_seats=2,
    options={
        "edition": Option(EDITIONS, EDITIONS[0]),
        "superrats": Option((False, True), False),
        "board": Option(("standard", "variable"), "standard"),
        "cheap_parts": Option(("auto", "in", "out"), "auto"),
        "solo": Option(LEVELS, LEVELS[0]),
    },
    record=Junkyard,
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
        panel=panel,
        steps=steps,
        label=label,
        aside=aside,
        ask=by_hand.ask,
        places=by_hand.places,
        lay=by_hand.lay,
    ),
    reveals=("card",),
    folder=Path(__file__).parent,
    playing=PLAYING,
    observation_names=NAMES,
    margin=MARGIN,
)
