"""Nim: take sticks from heaps; who takes the last one wins."""

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from . import position, scoring, setup, state as st, turn

GAME = Game(
    "nim",
    seats=(2,),
    options={"misere": Option((False, True), False)},
    record=st.Sticks,
    most_legal=st.MOST_LEGAL,
    actions=st.ACTIONS,
    events=st.EVENTS,
    rules=Rules(setup.setup, turn.legal, turn.apply, scoring.totals, scoring.winners, setup.redraw),
    people=People(read=position.read, write=position.write, scores=scoring.scores),
    folder=Path(__file__).parent,
)
