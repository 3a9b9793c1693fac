"""Collect the functions of a game by the names of its files and functions. All games use the same
names, so no game lists its functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from ..rules.actions import Actions
from ..rules.events import Events
from .contract import People, Rules

if TYPE_CHECKING:
    from .playing import Playing
    from .table import Table

RULES = {
    "setup": ("setup", "redraw"),
    "turn": ("legal", "apply"),
    "scoring": ("totals", "winners"),
    "players.heuristic": ("weigh", "value", "clock"),
    "players.observation": ("observe", "observe_after"),
}
"""The functions of `Rules`, by file."""

PEOPLE = {
    "position": ("read", "write", "view"),
    "scoring": ("scores", "pad"),
    "telling.reasons": ("why_not", "fault"),
    "picture": ("draw", "panel"),
    "telling.text": ("show",),
    "telling.narration": (
        "explain",
        "question",
        "details",
        "merit",
        "note",
        "steps",
        "label",
        "aside",
        "twins",
    ),
    "players.heuristic": ("unview",),
    "by_hand": ("ask", "places", "lay"),
}
"""The functions of `People`, by file."""


class Shape(TypedDict):
    """The result of `usual_shape`: arguments of `Game`."""

    most_legal: int
    actions: Actions
    events: Events
    rules: Rules[Any]
    people: People[Table]
    folder: Path
    playing: Playing
    observation_names: Sequence[str]
    margin: float


def usual_shape(package: str) -> Shape:
    """Collect what the files of a game offer. Optional functions may be missing."""
    state, playing, observation = (
        import_module(f"{package}.{file}")
        for file in ("state", "players.playing", "players.observation")
    )
    return Shape(
        most_legal=state.MOST_LEGAL,
        actions=state.ACTIONS,
        events=state.EVENTS,
        rules=Rules(**_functions(package, RULES)),
        people=People(**_functions(package, PEOPLE)),
        folder=Path(str(state.__file__)).parent,
        playing=playing.PLAYING,
        observation_names=observation.NAMES,
        margin=observation.MARGIN,
    )


def _functions(package: str, where: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    found = {}
    for file, names in where.items():
        module = import_module(f"{package}.{file}")
        found.update({name: getattr(module, name) for name in names if hasattr(module, name)})
    return found
