"""The three stands with their goods and prices."""

from __future__ import annotations

from cheesemoon.core.svg import BAD, MOON, drawn_once, group, tag

from ..content import STAND_PRICE, STANDS
from ..phrases import say, thing_help, thing_phrase
from .pieces import INK, animal, cap, pack
from .seen import Seen
from .sheet import acting, count, frame, icon, title, words

STAND_TALL = 60
STANDS_TALL = STAND_TALL * len(STANDS)
FIRST_THING = 254
_STEP = {"hamster": 32, "frog": 40, "crow": 50}


@drawn_once
def ground(lang: str) -> tuple[str, ...]:
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
    return tuple(drawn)


def things(seen: Seen) -> list[str]:
    """What is there to be had; drinks are all alike."""
    drawn = []
    for stand, name in enumerate(STANDS):
        y = STAND_TALL * stand + 26
        for i, (thing, id_) in enumerate(_things_at(seen, name)):
            x = FIRST_THING + _STEP[name] * i
            may = tuple([act for act in (f"buy {thing}", f"steal {thing}") if act in seen.may])
            drawn.append(_thing(seen.lang, thing, id_, x, y, may[0] if may else None))
            if len(may) > 1:  # itself is bought, and the little hand steals it
                drawn.append(_hand(id_, x, y, may[1], seen.table.explain(may[1], seen.lang)))
    frog = STAND_TALL * STANDS.index("frog") + 26
    drawn.append(
        words(FIRST_THING + 40, frog + 8, f"× {seen.frog}", font_weight=700, id="drinks-left")
    )
    return drawn


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


@drawn_once
def _thing(lang: str, thing: str, id_: str, x: float, y: float, action: str | None) -> str:
    """One thing; with a ring if it can be had."""
    ring = tag("circle", r=24, fill="none", stroke=MOON, stroke_width=3) if action else ""
    choice = acting(action) if action else {}
    kind = "piece choice" if action else "piece"
    return group(_drawn(lang, thing), ring, at=(x, y), id=id_, **{**choice, "class_": kind})


@drawn_once
def _hand(id_: str, x: float, y: float, action: str, told: str) -> str:
    return group(
        title(told),
        tag("circle", r=13, fill=BAD, stroke=INK, stroke_width=1.5),
        tag("path", d="M-6 5Q0 -11 6 5M0 -5V6", fill="none", stroke=INK, stroke_width=2.5),
        at=(x + 15, y + 15),
        id=f"steal-{id_}",
        **acting(action),
    )


def _drawn(lang: str, thing: str) -> str:
    stand, _, name = thing.partition(" ")
    told = title(f"{thing_phrase(lang, thing)}: {thing_help(lang, thing)}")
    if stand == "hamster":
        return told + pack(name)
    return told + (cap(name) if stand == "crow" else icon("drink", 0, 0, 1.3))
