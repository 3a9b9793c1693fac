"""Phrases that several sentences share: amounts, things, where a rat is."""

from collections.abc import Sequence
from typing import Any

from .. import content as c

say = c.WORDS.told
"""A message of this game: `say(lang, message, …)`."""


def goods_phrase(lang: str, amounts: dict[str, int], message: str = "goods") -> str:
    """`5 bottles and 2 soda`, as something that is paid or taken."""
    parts = [say(lang, message, item=item, count=n) for item, n in amounts.items()]
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {say(lang, 'and')} {parts[-1]}"


def stock_phrase(lang: str, amounts: dict[str, int]) -> str:
    """The same as something that is there."""
    return goods_phrase(lang, amounts, "stock")


def thing_phrase(lang: str, thing: str) -> str:
    """`the green backpack`, as something that one buys or takes."""
    stand, _, name = thing.partition(" ")
    if stand == "hamster":
        return say(lang, "a-pack", colour=name)
    return say(lang, "a-cap", cap=name) if stand == "crow" else say(lang, "a-drink")


def thing_help(lang: str, thing: str) -> str:
    """What it is good for."""
    stand, _, name = thing.partition(" ")
    if stand == "hamster":
        return pack_help(lang, name)
    return cap_help(lang, name) if stand == "crow" else say(lang, "drink-help")


def pack_help(lang: str, colour: str) -> str:
    """What a backpack adds, in words."""
    number = c.COLOURS.index(colour)
    item = int(c.PACK_ITEM[number])
    what = "material" if item == c.MATERIAL else c.ITEMS[item]
    return say(lang, "pack-help", colour=colour, item=what, count=int(c.PACK_COUNT[number]))


def cap_help(lang: str, cap: str) -> str:
    """The points of a cap, in words."""
    number = c.CAPS.index(cap)
    return say(
        lang, "cap-help", cap=cap, each=abs(int(c.CAP_EACH[number])), base=int(c.CAP_BASE[number])
    )


def names_in(things: Any, names: Sequence[str]) -> list[str]:
    """A list of the record by name."""
    return [names[thing - 1] for thing in things.tolist() if thing]


def first_up(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]
