"""What things cost and count, where the seats leave room for it: it stays the same all game."""

from __future__ import annotations

from cheesemoon.core.svg import BAD, MOON, QUIET, drawn_once, group

from ..content import (
    FOOD,
    FOOD_PRICE,
    GOODS,
    ITEMS,
    LEFTOVERS,
    MARKERS,
    MOULDY_POINTS,
    NUT_POINTS,
    PART_PRICE,
    PARTS,
    RATS,
    RATTONAUTS,
    ROCKET,
    SPOTLIGHTS,
    SPOTS,
    TRACKS,
)
from ..phrases import say, stock_phrase
from .sheet import count, frame, icon, title, words

ROW = 36
LINES = (4, 8)  # the most important ones, or all with a heading
FIRST, SECOND = 40, 262  # the columns
WHAT = 44  # from a sign to what it equals
EQUALS = words(20, 8, "=", fill=QUIET)


def tall(lines: int) -> int:
    """The height of so many lines."""
    return ROW * lines + 12


def lines_for(room: float) -> int:
    """How many lines there is room for; 0: too little."""
    return max((lines for lines in LINES if tall(lines) <= room), default=0)


@drawn_once
def ground(lang: str, lines: int) -> tuple[str, ...]:
    """Parts, food, rocket and spotlights; then what else counts, and when the game ends."""
    rows = [
        [_part(lang, 0), _part(lang, 1)],
        [_part(lang, 2), _food(lang)],
        [_rocket(lang), _spotlights(lang)],
        [_points(lang, "nut", NUT_POINTS), _points(lang, "mouldy", MOULDY_POINTS)],
        [_leftovers(lang)],
        [_end(lang, RATS, TRACKS[RATTONAUTS], "last-round")],
        [_end(lang, MARKERS, "marker", "one-more-round")],
    ]
    if lines > len(rows):
        rows.insert(0, [words(-14, 8, say(lang, "prices"), fill=QUIET)])
    drawn = [frame(0, tall(lines))]
    for i, row in enumerate(rows[:lines]):
        y = 6 + ROW * (i + 0.5)
        drawn += [group(entry, at=(x, y)) for entry, x in zip(row, (FIRST, SECOND), strict=False)]
    return tuple(drawn)


def _track(lang: str, track: int, told: str, *drawn: str) -> str:
    """The sign of a track, and what brings a marker there."""
    label = f"{say(lang, 'track', track=TRACKS[track])}: {told}"
    return group(title(label), icon(TRACKS[track], 0, 0), EQUALS, *drawn)


def _price(lang: str, track: int, price: dict[str, int]) -> str:
    x = float(WHAT)
    drawn = []
    for item, number in price.items():
        one, x = count(item, number, x, 0, 44)
        drawn.append(one)
    return _track(lang, track, stock_phrase(lang, price), *drawn)


def _part(lang: str, part: int) -> str:
    """FR-49: what a part costs."""
    items = enumerate(PART_PRICE[part].tolist())
    return _price(lang, part, {ITEMS[item]: number for item, number in items if number})


def _food(lang: str) -> str:
    """FR-49: what feeding costs."""
    return _price(lang, FOOD, {"cheese": FOOD_PRICE})


def _rocket(lang: str) -> str:
    """FR-50: one of each part."""
    names = " + ".join(say(lang, "track", track=part) for part in PARTS)
    signs = (icon(part, WHAT + 10 + 36 * i, 0) for i, part in enumerate(PARTS))
    return _track(lang, ROCKET, names, *signs)


def _spotlights(lang: str) -> str:
    """FR-36: the steps of the light chain that bring a marker."""
    steps = " · ".join(map(str, SPOTS.tolist()))
    return _track(lang, SPOTLIGHTS, steps, words(WHAT, 8, steps), icon("bulb", WHAT + 148, 0))


def _points(lang: str, thing: str, points: int) -> str:
    """FR-66: what a nut and a mouldy cheese count."""
    told = say(lang, "points", points=abs(points))
    sum_ = words(WHAT, 8, told, fill=MOON) if points > 0 else words(WHAT, 8, f"−{told}", fill=BAD)
    return icon(thing, 0, 0) + EQUALS + sum_


def _leftovers(lang: str) -> str:
    """FR-66: what is left of cheese and materials."""
    signs = [icon(item, 22 + 30 * i, 0) for i, item in enumerate(GOODS)]
    told = say(lang, "points", points=1)
    return group(
        title(f"{say(lang, 'score-leftovers')}: {LEFTOVERS} → {told}"),
        words(-8, 8, LEFTOVERS),
        *signs,
        words(10 + 30 * len(GOODS), 8, "=", fill=QUIET),
        words(34 + 30 * len(GOODS), 8, told, fill=MOON),
    )


def _end(lang: str, number: int, sign: str, then: str) -> str:
    """FR-62, FR-63: what brings the end."""
    equals = words(WHAT - 2, 8, "=", fill=QUIET)
    return words(-8, 8, number) + icon(sign, 22, 0) + equals + words(66, 8, say(lang, then))
