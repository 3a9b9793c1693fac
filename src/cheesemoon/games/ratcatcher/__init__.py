"""Ratcatcher: a solo hunt through a city that grows, against rats with a will of their own."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from . import (
    by_hand,
    content as c,
    heuristic,
    logbook,
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
    "ratcatcher",
    seats=(1,),
    options={
        "ratcatcher": Option(c.CATCHERS, c.CATCHERS[0]),
        "arch_rat": Option(c.ARCH_RATS, c.ARCH_RATS[0]),
        "mode": Option(c.MODES, c.MODES[0]),
    },
    record=st.Hunt,
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
        details=logbook.details,
        panel=picture.panel,
        steps=narration.steps,
        label=narration.label,
        aside=narration.aside,
        ask=by_hand.ask,
        places=by_hand.places,
        lay=by_hand.lay,
        view=position.view,
        unview=heuristic.unview,
    ),
    reveals=("cards-drawn", "mystery", "new-rat"),
    folder=Path(__file__).parent,
    playing=playing.PLAYING,
    observation_names=observation.NAMES,
    margin=observation.MARGIN,
)
