"""What games declare about movements fits the things that they draw."""

from __future__ import annotations

import random
import re

import pytest

import cheesemoon as cm
from cheesemoon.view import frame

PLACES = re.compile(r"(ground|window)-")  # of the board, which come into view piece by piece


@pytest.mark.parametrize("name", cm.games())
def test_only_pieces_and_places_fall_or_fly_in(name: str) -> None:
    """Ratcatcher's cheese sheet fell onto the board like a piece of cheese."""
    game = cm.game(name)
    enter = frame.read_frame(game).motion.enter
    found = set()
    for seed in range(2):
        table, rng = game.new(seats=min(game.seats), seed=seed), random.Random(seed)
        while not table.over and len(table.actions) < 120:
            table.play(rng.choice(table.legal()))
            for tag in re.findall(r"<g [^>]*>", table.svg(0, tall=True)):
                name_ = re.search(r' id="([^"]+)"', tag)
                if name_ and not re.search(r'class="[^"]*\bpiece\b', tag):
                    found.add(name_[1])
    for thing in found:
        declared = max((start for start in enter if thing.startswith(start)), key=len, default="")
        assert not enter.get(declared) or PLACES.match(thing), thing
