"""Settings of the bots for Space Guardians."""

from cheesemoon.core import Character, Playing, Style, Thing

# Beginners look less far ahead and overvalue some things. More than half a second of thinking
# makes no difference, so the levels between `easy` and `expert` differ by what they overvalue.
LEARNED = Playing(
    styles={"easy": Style(learned=True, turns=2, explore=0.15)},
    speed=1_000_000,
    fancies={"easy": 0.3, "medium": 0.13, "hard": 0.05},
    seconds={"easy": 0.002, "medium": 0.01, "hard": 0.015, "expert": 0.5},
)

_OTHERS = ("next", "2. next", "3. next")
CHARACTERS = {
    # never gives a token away
    "hoarder": Character(likes={"own points": 0.4}, deeds={"buy": -0.3}),
    # buys another weapon first
    "builder": Character(
        likes={"own level": 0.4, "own rocket held": 0.1, "own battery full": 0.1},
        deeds={"buy": 0.05},
    ),
    # shoots at players, not at invaders
    "hunter": Character(
        likes={f"{other} points": -0.4 for other in _OTHERS}
        | {f"{other} on the board": -0.15 for other in _OTHERS}
    ),
}

THINGS = (
    Thing("a level of the fighter", "own level", 1 / 3),
    Thing("a token with one eye", "own tokens 1", 1 / 5),
)

# Ten times the budget did not play better.
PLAYING = Playing(
    style=Style(turns=20),
    speed=1_500_000,
    seconds={"hard": 0.6, "expert": 12.0},
    characters=CHARACTERS,
    things=THINGS,
    learned=LEARNED,
)
