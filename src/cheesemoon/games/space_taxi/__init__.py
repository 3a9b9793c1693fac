"""Space Taxi: ten dice, aliens, fuel and smuggling, for three to five."""

from pathlib import Path

from cheesemoon.core import Game, People, Rules

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
    "space-taxi",
    seats=(1, 2, 3, 4, 5),
    default_seats=3,
    options={},
    record=st.Taxi,
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
        panel=picture.panel,
        steps=narration.steps,
        label=narration.label,
        aside=narration.aside,
        ask=by_hand.ask,
        show=text.show,
        explain=narration.explain,
        question=narration.question,
        details=narration.details,
        note=narration.note,
    ),
    folder=Path(__file__).parent,
    playing=playing.PLAYING,
    observation_names=observation.NAMES,
    margin=observation.MARGIN,
)
