"""The three stands with their goods and prices."""

from __future__ import annotations

from functools import lru_cache

from cheesemoon.core.svg import BAD, MOON, group, tag

from ..content import STAND_PRICE, STANDS
from ..phrases import say, thing_help, thing_phrase
from .pieces import INK, animal, cap, pack
from .seen import Seen
from .sheet import acting, count, frame, icon, title, words

STAND_TALL = 60
STANDS_TALL = STAND_TALL * len(STANDS)
FIRST_THING = 254
_STEP = {"hamster": 32, "frog": 40, "crow": 50}


@lru_cache(maxsize=16)
def ground(lang: str) -> str:
    """Who sells, and for how much."""
    drawn = []
    for stand, name in enumerate(STANDS):
        y = STAND_TALL * stand
        price, _ = count("cheese", int(STAND_PRICE[stand]), 168, y + 26)
        drawn += [
            frame(y, STAND_TALL - 8),
            animal(name, 40, y + 26),
            words(64, y + 34, say(lang, "stand", stand=name)),
            group(price, font_weight=600),
        ]
    return "".join(drawn)


def things(seen: Seen) -> str:
    """What is there to be had; drinks are all alike."""
    drawn = []
    for stand, name in enumerate(STANDS):
        y = STAND_TALL * stand + 26
        for i, (thing, id_) in enumerate(_things_at(seen, name)):
            drawn.append(_thing(seen, thing, id_, FIRST_THING + _STEP[name] * i, y))
    frog = STAND_TALL * STANDS.index("frog") + 26
    drawn.append(
        words(FIRST_THING + 40, frog + 8, f"× {seen.frog}", font_weight=700, id="drinks-left")
    )
    return "".join(drawn)


def _things_at(seen: Seen, stand: str) -> list[tuple[str, str]]:
    """Things by name, with ids that stay when others go."""
    if stand == "frog":
        return [("frog", "thing-frog")] if seen.frog else []
    if stand == "crow":
        return [(f"crow {name}", f"thing-crow-{name}") for name in seen.crow]
    return [
        (f"hamster {colour}", f"thing-hamster-{colour}-{seen.hamster[:i].count(colour)}")
        for i, colour in enumerate(seen.hamster)
    ]


def _thing(seen: Seen, thing: str, id_: str, x: float, y: float) -> str:
    """One thing; if both ways are open, itself is bought and the little hand steals it."""
    may = [action for action in (f"buy {thing}", f"steal {thing}") if action in seen.may]
    ring = tag("circle", r=24, fill="none", stroke=MOON, stroke_width=3) if may else ""
    whole = group(
        _drawn(seen.lang, thing),
        ring,
        at=(x, y),
        id=id_,
        **({**acting(may[0]), "class_": "piece choice"} if may else {"class_": "piece"}),
    )
    if len(may) < 2:
        return whole
    hand = group(
        title(seen.table.explain(may[1], seen.lang)),
        tag("circle", r=13, fill=BAD, stroke=INK, stroke_width=1.5),
        tag("path", d="M-6 5Q0 -11 6 5M0 -5V6", fill="none", stroke=INK, stroke_width=2.5),
        at=(x + 15, y + 15),
        id=f"steal-{id_}",
        **acting(may[1]),
    )
    return whole + hand


@lru_cache(maxsize=256)
def _drawn(lang: str, thing: str) -> str:
    stand, _, name = thing.partition(" ")
    told = title(f"{thing_phrase(lang, thing)}: {thing_help(lang, thing)}")
    if stand == "hamster":
        return told + pack(name)
    return told + (cap(name) if stand == "crow" else icon("drink", 0, 0, 1.3))
