"""Paying coins for points, in the tray."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import desk, shapes as sh

_MOST = 7  # most numbers of coins in a row


@svg.drawn_once
def payment(t: desk.Tray, coins: int, points: int, acts: bool, head: str, last: bool) -> str:
    """Ask how many coins are paid, and show the result for each number."""
    x, y, wide, tall = t.inside
    size = t.size
    down = -(-(coins + 1) // _MOST)
    across = max(3, -(-(coins + 1) // down))  # rows of similar length
    each, high = (wide - 12) / across, min(size * 9, (tall - size * 2.1) / down)
    top = size * 1.9 + (tall - size * 2.1 - high * down) / 2
    cells = []
    for paid in range(coins + 1):
        row, column = divmod(paid, across)
        in_row = min(across, coins + 1 - row * across) if down == 1 else across
        left = (wide - each * in_row) / 2
        at = (round(left + each * (column + 0.5), 1), round(top + high * row, 1))
        best = last and paid == coins
        cells.append(_paid(paid, points + c.COIN_POINTS * paid, each, high, size, at, acts, best))
    return svg.group(
        sh.bold(
            wide / 2,
            size * 1.35,
            svg.fitted(head, size, wide - 20, True),
            size,
            sh.PAPER,
            text_anchor="middle",
        ),
        *cells,
        at=(x, y),
        id="st-pay",
        data_card="coin",
    )


def _paid(
    paid: int,
    result: int,
    each: float,
    high: float,
    size: float,
    at: tuple[float, float],
    acts: bool,
    best: bool,
) -> str:
    loose = high > size * 5
    roomy = high > size * 7
    large = size * 1.5 if roomy and svg.width(f"= {result}", size * 1.5) <= each - 14 else size
    stack = [
        sh.use(
            "st-coin",
            (i - (min(paid, 4) - 1) / 2) * min(size * 0.6, each * 0.16),
            high * 0.26 if roomy else size * 1.3,
            round(size / (18 if roomy and each > size * 4.6 else 24), 2),
        )
        for i in range(min(paid, 4))
    ]
    words = f"−{paid}" if paid else "0"
    low = high * 0.57 if roomy else size * 3.2
    pay = (
        sh.bold(0, low, words, size * 1.2 if roomy else size, "#ffe58a", text_anchor="middle")
        if loose
        else svg.group(
            sh.use("st-coin", -size * 0.78, size * 0.9, round(size / 34, 2)),
            sh.bold(-size * 0.1, size * 1.25, paid, size, "#ffe58a"),
        )
    )
    return svg.group(
        sh.box(
            -each / 2 + 3,
            3,
            each - 6,
            high - 6,
            12,
            "#2f7d6d" if best else "#171d3f",
            stroke=sh.GOLD if acts else "#4b578f",
            stroke_width=3,
            class_="ring" if acts else None,
        ),
        *(stack if loose else ()),
        pay,
        sh.title(
            0,
            high * 0.88 if loose else min(high - size * 0.35, size * 2.6),
            f"= {result}",
            large if loose else size,
            sh.PAPER,
            text_anchor="middle",
        ),
        at=at,
        id=f"st-pay-{paid}",
        class_="choice" if acts else None,
        data_action=f"pay {paid}" if acts else None,
        data_card="coin",
    )
