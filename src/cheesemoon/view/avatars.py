"""Who is who at a table: a face for everybody, a face and a name for every bot."""

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
"""How strong a bot is in dots, of four; what is not here shows none."""
CHOICES = (
    *("cat-face", "unicorn", "panda", "koala", "penguin", "dog-face", "bear", "tiger-face"),
    *("wolf", "pig-face", "cow-face", "frog", "hamster", "mouse-face", "hedgehog", "blackbird"),
    *("baby-chick", "turtle", "alien", "ghost", "teddy-bear", "see-no-evil-monkey"),
)
"""Faces that people may have: none of them is a bot's."""
ALL = (*PEOPLE, *BOTS.values(), OTHER_BOT)


def face(seat: int, bot: str) -> str:
    """The icon of whoever sits there; `bot` is its level, "" for a person."""
    return BOTS.get(bot, OTHER_BOT) if bot else PEOPLE[seat % len(PEOPLE)]


def names(seats: Sequence[tuple[str, str, str]], lang: str, words: Words) -> list[str]:
    """What the seats are called, each (name, bot, own face): their own names, the names of the
    bots, or that of their face; who shares a name gets a number after it."""
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
