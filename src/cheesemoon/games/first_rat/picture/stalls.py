"""The three market stalls with their goods."""

import math

from cheesemoon.core.draw import svg

from .. import content as c
from . import kit, layout as lay, paint, seen as sn

PAINT = {"hamster": "#e0793c", "frog": "#3fa34d", "crow": "#8a68c4"}
PRICE = {name: int(price) for name, price in zip(c.STANDS, c.STAND_PRICE, strict=True)}


@svg.drawn_once
def stalls(at: lay.Layout) -> str:
    """Draw the stalls without their goods."""
    return svg.group(*(_stall(at, kind) for kind in c.STANDS), id="stalls")


def _stall(at: lay.Layout, kind: str) -> str:
    """Draw a stall with striped awning, keeper and price."""
    x, floor, w, tall = at.stalls[kind]
    k, tone, price = at.k, PAINT[kind], PRICE[kind]
    half, top = w / 2, -tall
    drop = 30 * k  # height of the awning
    row = top + drop + 20 * k  # the height at which the keeper looks out
    plate = (58 if price < 10 else 70) * k
    left = half - 10 - plate
    return svg.group(
        kit.oval(0, 3, half + 10, 8, "#080b18", opacity=0.5),
        kit.rect(-half + 2, top + drop - 8, w - 4, 8 - drop - top, "#33222a", 4),
        kit.circle(0, row, half, "url(#fr-pool)"),
        kit.rect(-half, top + drop - 8, 7, 8 - drop - top, paint.WOOD),
        kit.rect(half - 7, top + drop - 8, 7, 8 - drop - top, paint.WOOD),
        kit.icon(kind, -half + 31 * k, row, 40 * k),
        kit.rect(
            left, row - 14 * k, plate, 29 * k, paint.DARK, 8, stroke=paint.GOLD, stroke_width=1.6
        ),
        kit.words(left + 9 * k, row + at.small * 0.4, price, at.small + 2, paint.GOLD),
        kit.icon("cheese", left + plate - 18 * k, row, 24 * k),
        kit.rect(-half - 3, row + 18 * k, w + 6, 7, paint.WOOD_LIGHT, 3)
        + kit.rect(-half - 3, row + 18 * k + 5, w + 6, 4, paint.WOOD_DARK, 2),
        *_awning(w, top, drop, tone),
        kit.rect(-half + 4, top - 4, w - 8, 7, kit.mixed(tone, paint.INK, 0.25), 3),
        at=(x, floor),
        id=f"stand-{kind}",
        **kit.card(f"stand-{kind}"),
    )


def _awning(w: float, top: float, drop: float, tone: str) -> list[str]:
    half = w / 2
    n = 6 if w < 160 else 8
    roof, hem = [], []
    upper, lower = (w - 16) / n, (w + 14) / n
    for i in range(n):
        stripe = tone if i % 2 else "#fff3d6"
        x0 = -half - 7 + i * lower
        roof.append(
            kit.path(
                f"M{-half + 8 + i * upper:.1f} {top:g}h{upper:.1f}"
                f"L{x0 + lower:.1f} {top + drop - 9:g}h{-lower:.1f}Z",
                stripe,
            )
        )
        hem.append(
            kit.path(
                f"M{x0:.1f} {top + drop - 10:g}h{lower:.1f}v3"
                f"a{lower / 2:.1f} 9 0 0 1 {-lower:.1f} 0Z",
                kit.mixed(stripe, paint.INK, 0.14),
            )
        )
    return hem + roof


# --- goods ----------------------------------------------------------------------------------------


def goods(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Draw the goods on offer. Drinks are alike; two backpacks of a colour stand together."""
    return [
        _hamster(at, seen.hamster),
        _frog(at, seen.frog),
        _crow(at, seen.crow),
    ]


def kinds(hamster: tuple[str, ...]) -> list[str]:
    """Return the colours of the hamster's backpacks, each once."""
    return [colour for colour in c.COLOURS if colour in hamster]


@svg.drawn_once
def _hamster(at: lay.Layout, things: tuple[str, ...]) -> str:
    x, floor, *_ = at.stalls["hamster"]
    colours = kinds(things)
    k = at.k
    size = (40 if len(colours) <= 3 else 35) * k
    drawn = []
    for i, colour in enumerate(colours):
        both = things.count(colour) > 1
        drawn.append(
            svg.group(
                kit.pack(colour, 7 * k, -6 * k, size) if both else "",
                kit.pack(colour, -3 * k, 3 * k, size) if both else kit.pack(colour, 0, 0, size),
                at=shelf_place(at, i, len(colours)),
                id=f"thing-hamster-{colour}",
                class_="piece",
                **kit.card(f"pack-{colour}"),
            )
        )
    return svg.group(*drawn, at=(x, floor), id="goods-hamster")


@svg.drawn_once
def _frog(at: lay.Layout, drinks: int) -> str:
    x, floor, *_ = at.stalls["frog"]
    drawn = []
    for i in range(drinks):
        dx, y = drink_place(at, i, drinks)
        drawn.append(
            svg.group(
                kit.icon("drink", 0, 0, 38 * at.k),
                at=(dx, y),
                id=f"thing-frog-{i}",
                class_="piece",
                **kit.card("drink"),
            )
        )
    return svg.group(*drawn, at=(x, floor), id="goods-frog")


def drink_place(at: lay.Layout, i: int, drinks: int) -> kit.Point:
    """Return the place of the i-th drink."""
    per_row = 6 if at.wide else 3
    row, column = divmod(i, per_row)
    many = min(per_row, drinks - per_row * row)
    y = -22 if at.wide else -34 - 52 * (drinks > per_row and row == 0)
    return (column - (many - 1) / 2) * (28 if at.wide else 44), y


@svg.drawn_once
def _crow(at: lay.Layout, caps: tuple[str, ...]) -> str:
    x, floor, *_ = at.stalls["crow"]
    drawn = [
        svg.group(
            *cap(at, name, at.k),
            at=shelf_place(at, i, len(caps)),
            id=f"thing-crow-{name}",
            class_="piece",
            **kit.card(f"cap-{name}"),
        )
        for i, name in enumerate(caps)
    ]
    return svg.group(*drawn, at=(x, floor), id="goods-crow")


@svg.drawn_once
def shelf_place(at: lay.Layout, i: int, count: int) -> kit.Point:
    """Return the place of a thing in its stall: three in a row, at most two rows."""
    row, column = divmod(i, 3)
    many = min(3, count - 3 * row)
    gap = 44 if at.wide else 41
    y = (-62 + 41 * row) if count > 3 else -40
    return (column - (many - 1) / 2) * gap * at.k, y * at.k


@svg.drawn_once
def cap(at: lay.Layout, name: str, k: float) -> tuple[str, ...]:
    """Draw a bottle cap: its track and the points for each. A cap that loses points shows its
    maximum."""
    r = 20.5 * k
    number = c.CAPS.index(name)
    points = int(c.CAP_BASE[number]) or int(c.CAP_EACH[number])
    teeth = "L".join(
        f"{r * (1 - 0.07 * (i % 2)) * math.cos(i * math.pi / 14):.1f}"
        f" {r * (1 - 0.07 * (i % 2)) * math.sin(i * math.pi / 14):.1f}"
        for i in range(28)
    )
    beside = points < 10  # two digits fit only below the icon
    size = at.small
    return (
        kit.path(f"M{teeth}Z", "#c79a3f"),
        kit.circle(0, 0, r * 0.85, "#fff3d6"),
        kit.track_icon(name, *((-7 * k, 0, 22 * k) if beside else (0, -8 * k, 18 * k))),
        kit.words(4 * k, size * 0.37, points, size, paint.INK)
        if beside
        else kit.middle(0, 7.5 * k, points, size, paint.INK),
    )
