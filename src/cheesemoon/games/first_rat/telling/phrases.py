"""Phrases that several sentences share: amounts, things, the place of a rat."""

from collections.abc import Sequence

from cheesemoon.core import Ints

from .. import content as c, state as st, tracks, ways

say = c.WORDS.told
"""Return a message of this game: `say(lang, message, …)`."""


def chain_price(free: int, chain: int) -> dict[str, int]:
    """Return the price of the pipes of a run, by item."""
    return {c.GOODS[item]: int(n) for item, n in enumerate(ways.CHAIN_PRICE[free, chain]) if n}


def goods_phrase(lang: str, amounts: dict[str, int], message: str = "goods") -> str:
    """Return `5 bottles and 2 soda`, in the form for paying or taking."""
    parts = [say(lang, message, item=item, count=n) for item, n in amounts.items()]
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {say(lang, 'and')} {parts[-1]}"


def next_value(s: st.Junkyard, track: int) -> int:
    """Return the points of the next marker on a track."""
    return int(tracks.value(s, track, tracks.next_space(s, track)))


def progress_args(lang: str, s: st.Junkyard, goods: Ints, item: str, count: int) -> dict[str, str]:
    """Return what taking an item does for the part of the rocket that comes closest by it, or for a
    food parcel: `what` it is, and what it still lacks. Of equal ones it is the one with most
    points."""
    number = c.ITEMS.index(item)
    if number >= len(c.GOODS):
        return {"toward": "none"}
    needs = {part: c.PART_PRICE[i].tolist() for i, part in enumerate(c.PARTS)}
    needs["cheese"] = [c.FOOD_PRICE if good == c.CHEESE else 0 for good in range(len(c.GOODS))]
    have = goods.tolist()
    wanting = {what: price for what, price in needs.items() if price[number] > have[number]}
    if not wanting:
        return {"toward": "none"}
    have[number] += count
    lacks = {
        what: {c.GOODS[i]: price[i] - have[i] for i in range(len(c.GOODS)) if price[i] > have[i]}
        for what, price in wanting.items()
    }
    points = {what: next_value(s, c.TRACKS.index(what)) for what in lacks}
    what = min(lacks, key=lambda name: (sum(lacks[name].values()), -points[name]))
    toward = "lack" if lacks[what] else "enough"
    return {"toward": toward, "what": what, "lack": stock_phrase(lang, lacks[what])}


def stock_phrase(lang: str, amounts: dict[str, int]) -> str:
    """Return `5 bottles and 2 soda`, in the form for things that are there."""
    return goods_phrase(lang, amounts, "stock")


def thing_phrase(lang: str, thing: str) -> str:
    """Return `the green backpack`, in the form for buying or taking."""
    stand, _, name = thing.partition(" ")
    if stand == "hamster":
        return say(lang, "a-pack", colour=name)
    return say(lang, "a-cap", cap=name) if stand == "crow" else say(lang, "a-drink")


def thing_help(lang: str, thing: str) -> str:
    """Return the effect of a thing for sale."""
    stand, _, name = thing.partition(" ")
    if stand == "hamster":
        return pack_help(lang, name)
    return cap_help(lang, name) if stand == "crow" else say(lang, "drink-help")


def pack_help(lang: str, colour: str) -> str:
    """Return the effect of a backpack, in words."""
    number = c.COLOURS.index(colour)
    item = int(c.PACK_ITEM[number])
    what = "material" if item == c.MATERIAL else c.ITEMS[item]
    return say(lang, "pack-help", colour=colour, item=what, count=int(c.PACK_COUNT[number]))


def cap_help(lang: str, cap: str) -> str:
    """Return the points of a cap, in words."""
    number = c.CAPS.index(cap)
    return say(
        lang, "cap-help", cap=cap, each=abs(int(c.CAP_EACH[number])), base=int(c.CAP_BASE[number])
    )


def names_in(things: Ints, names: Sequence[str]) -> list[str]:
    """Return the names in a list of the record."""
    return [names[thing - 1] for thing in things.tolist() if thing]


def first_up(words: str) -> str:
    """Return the words with a capital first letter."""
    return words[:1].upper() + words[1:]
