"""Ratcatcher: a solo hunt through a city that grows, against rats with a will of their own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from cheesemoon.core import Game, Option, People, Rules

from .content import ARCH_RATS, CATCHERS, MODES
from .heuristic import clock, unview, value, weigh
from .narration import details, explain, question
from .observation import MARGIN, NAMES, observe
from .odds import odds
from .picture import draw
from .position import read, view, write
from .reasons import fault, why_not
from .reference_player import compiled_choose, compiled_games
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
        view=view,
        unview=unview,
    ),
    reveals=("cards-drawn", "mystery", "new-rat"),
    folder=Path(__file__).parent,
    observation_names=NAMES,
    margin=MARGIN,
)


# --- the reference player, compiled when somebody asks for it -------------------------------------


@cache
def _player(many: bool) -> Any:
    compile_it = compiled_games if many else compiled_choose
    part = "reference games" if many else "reference player"
    return GAME.prepare_part(part, compile_it.__module__, lambda: compile_it(GAME.types))


def _choose(*args: Any) -> int:
    """(tables, legal, options, goal, seed, step): its action on tables[0]."""
    return int(_player(False)(*args, legal, apply, redraw))


def _play(*args: Any) -> None:
    """(tables, legal, options, goal, choices, seed, greedy, results): whole games, a row each."""
    _player(True)(*args, legal, apply, redraw, setup)


GAME.facts.update(choose=_choose, play=_play, odds=odds)
