"""First Rat: rats run over a junkyard, build a rocket and fly to the moon; for one to five."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from . import (
    by_hand,
    content as c,
    heuristic,
    narration,
    observation,
    picture,
    playing,
    position,
    reasons,
    scoring,
    setup,
    state as st,
    text,
    turn,
)

GAME = Game(
    "first-rat",
    seats=(1, 2, 3, 4, 5),
    default_seats=2,
    options={
        "edition": Option(c.EDITIONS, c.EDITIONS[0]),
        "superrats": Option((False, True), False),
        "board": Option(("standard", "variable"), "standard"),
        "cheap_parts": Option(("auto", "in", "out"), "auto"),
        "solo": Option(c.LEVELS, c.LEVELS[0]),
    },
    record=st.Junkyard,
    most_legal=st.MOST_LEGAL,
    actions=st.ACTIONS,
    events=st.EVENTS,
    rules=Rules(
        setup.setup,
        turn.legal,
        turn.apply,
        scoring.totals,
        scoring.winners,
        setup.redraw,
        heuristic.weigh,
        heuristic.value,
        heuristic.clock,
        observation.observe,
    ),
    people=People(
        read=position.read,
        write=position.write,
        scores=scoring.scores,
        pad=scoring.pad,
        why_not=reasons.why_not,
        fault=reasons.fault,
        draw=picture.draw,
        show=text.show,
        explain=narration.explain,
        question=narration.question,
        details=narration.details,
        view=position.view,
        panel=picture.panel,
        steps=narration.steps,
        label=narration.label,
        aside=narration.aside,
        ask=by_hand.ask,
        places=by_hand.places,
        lay=by_hand.lay,
    ),
    reveals=("card",),
    folder=Path(__file__).parent,
    playing=playing.PLAYING,
    observation_names=observation.NAMES,
    margin=observation.MARGIN,
)
