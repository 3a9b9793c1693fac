"""The faces of people and bots, and the names of those who have none of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cheesemoon.core import Words

PEOPLE = ("cat-face", "unicorn", "panda", "koala", "penguin")
BOTS = {
    "random": "snail",
    "greedy": "rabbit-face",
    "easy": "hatching-chick",
    "medium": "raccoon",
    "hard": "fox",
    "expert": "owl",
    "hoarder": "honey-pot",
    "racer": "roller-skate",
    "thief": "detective",
    "builder": "hammer",
    "hunter": "bullseye",
    "gambler": "joker",
}
OTHER_BOT = "robot"
STRENGTH = {"random": 0, "greedy": 2, "easy": 1, "medium": 2, "hard": 3, "expert": 4}
"""The strength of bots in dots, four at most; other bots show none."""
CHOICES = (
    *("cat-face", "unicorn", "panda", "koala", "penguin", "dog-face", "bear", "tiger-face"),
    *("wolf", "pig-face", "cow-face", "frog", "hamster", "mouse-face", "hedgehog", "blackbird"),
    *("baby-chick", "turtle", "alien", "ghost", "teddy-bear", "see-no-evil-monkey"),
)
"""Faces that people may choose; no bot has one of them."""
MOODS = ("mood-glad", "mood-cross", "mood-worried")
"""Drawings over a face; a calm face has none."""
ALL = (*PEOPLE, *BOTS.values(), OTHER_BOT, *MOODS)


def face(seat: int, bot: str) -> str:
    """Return the icon of a seat; `bot` is the level of its bot, "" for a person."""
    return BOTS.get(bot, OTHER_BOT) if bot else PEOPLE[seat % len(PEOPLE)]


def names(seats: Sequence[tuple[str, str, str]], lang: str, words: Words) -> list[str]:
    """Return the names of the seats, each given as (name, bot, chosen face).

    A seat without a name has that of its bot or of its face. Equal names get numbers.
    """
    return list(_names(tuple(seats), lang, words))


@lru_cache(maxsize=1000)
def _names(seats: tuple[tuple[str, str, str], ...], lang: str, words: Words) -> list[str]:
    found = [
        name
        or (
            words.say(lang, "bot-name", {"level": bot})
            if bot
            else words.say(lang, "face-name", {"face": own or face(seat, "")})
        )
        for seat, (name, bot, own) in enumerate(seats)
    ]
    return [
        f"{name} {found[: i + 1].count(name)}"
        if found.count(name) > 1 and not seats[i][0]
        else name
        for i, name in enumerate(found)
    ]
