"""Space Guardians: fighters, invaders with eyes, a mine and rockets, for two to four."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Game, Option, People, Rules

from . import (
    by_hand,
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
    "space-guardians",
    seats=(2, 3, 4),
    options={"advanced": Option((False, True), False)},
    record=st.Guardians,
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
    reveals=("arrived",),
    colours=picture.SEAT_COLOURS,
    folder=Path(__file__).parent,
    playing=playing.PLAYING,
    observation_names=observation.NAMES,
    margin=observation.MARGIN,
)
