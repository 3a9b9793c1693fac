"""Slow replays: pictures in the middle of an action."""

from __future__ import annotations

import random
import re

from cheesemoon.core.draw.svg import whole
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.slow_replay import build_scenes
from plain_table import PlainTable, played

INVADER = re.compile(r'<g id="(sg-[a-f]-\d+)" class="piece" data-card="([\w-]+)"')
DESCENT = ["took", "emptied", "arrived"]


def invaders(picture: str) -> dict[str, str]:
    """Return the kind of each invader by its id."""
    return dict(INVADER.findall(picture))


def after_a_descent() -> PlainTable:
    """Return a game whose last action took an invader and brought a row of others."""
    state, rng = played("space-guardians", 0), random.Random(1)
    while not state.plies or [event.name for event in state.table.events[-1]] != DESCENT:
        state.play(rng.choice(state.table.legal()))
    return state


def test_invaders_keep_their_ids_through_the_scenes_of_a_descent() -> None:
    """Otherwise the page lets all of them burst and arrive once more."""
    state = after_a_descent()
    viewer, last = Viewer((), "en"), len(state.plies)
    before = invaders(whole(state.at(last - 1).svg()))
    scenes = build_scenes(state, viewer, build_page(state, viewer), last - 1, last)
    shown = [before, *(invaders(whole(scene.picture)) for scene in scenes)]
    assert len(shown) >= 3
    for old, new in zip(shown, shown[1:], strict=False):
        assert all(new.get(name, kind) == kind for name, kind in old.items())
    gone = set(before) - set(shown[-1])
    came = set(shown[-1]) - set(before)
    assert len(gone) == 1 and len({name.split("-")[2] for name in came}) == 1  # one row
    assert set(shown[-2]) <= set(shown[-1]) | gone
