"""Settings of the bots for First Rat."""

from dataclasses import replace

from cheesemoon.core import Character, Playing, Style, Thing

from .. import content as c
from . import observation

_SEARCH = Style(chaos=0.0, doubt=12.0)

# With a network, 60 ms play about as well as 300 ms of whole games without one. Its lead shrinks
# with more time, so `expert` takes its time. Beginners (`easy`) look two turns ahead and
# overvalue some things.
LEARNED = Playing(
    style=_SEARCH,
    speed=1_500_000,
    styles={"easy": replace(_SEARCH, learned=True, turns=2, explore=0.15)},
    fancies={"easy": 0.3, "medium": 0.1, "hard": 0.02},
    seconds={"easy": 0.002, "medium": 0.01, "hard": 0.025, "expert": 4.0},
)

CHARACTERS = {
    # keeps materials that others would build with
    "hoarder": Character(likes={f"own {good}": 0.12 for good in c.GOODS}),
    # advances every rat and fills the rocket
    "racer": Character(
        likes={f"own place of rat {rat}": 0.2 for rat in range(c.RATS)}
        | {name: 0.08 for name in observation.NAMES if name.startswith("own rats on crew")}
    ),
    "thief": Character(deeds={"steal": 0.15, "buy": -0.05}),
    # builds a part of the rocket in every turn
    "builder": Character(likes={f"own markers on {part}": 0.12 for part in c.PARTS}),
}

THINGS = (
    *(Thing(good, f"own {good}", 1 / 6) for good in c.GOODS),
    Thing("a step of light", "own light", 1 / 20),
    Thing("a nut", "own nuts", 1 / 3),
    Thing("a full drink", "own full drinks", 1 / 2),
)

# It answers in half the time of its levels. In the solo game, one second plays as well as ten.
PLAYING = Playing(
    style=_SEARCH,
    styles={"easy": replace(_SEARCH, turns=3)},
    speed=1_500_000,
    alone={"hard": 0.07, "expert": 2.0},
    characters=CHARACTERS,
    things=THINGS,
    learned=LEARNED,
)
