"""Ratcatcher: a solo hunt through a city that grows, against rats with a will of their own."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from . import by_hand
from .content import ARCH_RATS, CATCHERS, MODES
from .heuristic import clock, unview, value, weigh
from .logbook import details
from .narration import aside, explain, label, question, steps
from .observation import MARGIN, NAMES, observe
from .picture import draw, panel
from .playing import PLAYING
from .position import read, view, write
from .reasons import fault, why_not
from .scoring import pad, scores, totals, winners
from .setup import redraw, setup
from .state import ACTIONS, EVENTS, MOST_LEGAL, Hunt
from .text import show
from .turn import apply, legal

GAME = Game(
    "ratcatcher",
    seats=(1,),
    options={
        "ratcatcher": Option(CATCHERS, CATCHERS[0]),
        "arch_rat": Option(ARCH_RATS, ARCH_RATS[0]),
        "mode": Option(MODES, MODES[0]),
    },
    record=Hunt,
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
        panel=panel,
        steps=steps,
        label=label,
        aside=aside,
        ask=by_hand.ask,
        places=by_hand.places,
        lay=by_hand.lay,
        view=view,
        unview=unview,
    ),
    reveals=("cards-drawn", "mystery", "new-rat"),
    folder=Path(__file__).parent,
    playing=PLAYING,
    observation_names=NAMES,
    margin=MARGIN,
)
