"""The final ranking, in the tray."""

from cheesemoon import art
from cheesemoon.core.draw import svg

from . import desk, shapes as sh


@svg.drawn_once
def podium(t: desk.Tray, ranks: tuple[tuple[int, str, int, bool], ...], head: str) -> str:
    """Draw the ranking. Each rank is seat, name, total and is-a-winner, best first."""
    x, y, wide, tall = t.inside
    size = t.size
    rows = []
    row = min(size * 2.5, (tall - size * 2.4) / len(ranks))
    top = size * 2.1 + (tall - size * 2.4 - row * len(ranks)) / 2
    for i, (seat, name, total, won) in enumerate(ranks):
        middle = top + row * (i + 0.5)
        base = middle + size * 0.36
        rows.append(
            svg.group(
                sh.box(
                    8,
                    middle - row / 2 + 3,
                    wide - 16,
                    row - 6,
                    12,
                    "#8a671d" if won else "#171d3f",
                    stroke=sh.GOLD if won else "#4b578f",
                    stroke_width=3 if won else 2,
                ),
                art.icon("trophy", size * 1.9, middle, size * 1.7) if won else "",
                sh.sign(seat, size * 3.7, middle, size / 22),
                sh.bold(
                    size * 4.6,
                    base,
                    svg.fitted(name, size, wide - size * 8.6, True),
                    size,
                    sh.PAPER,
                ),
                sh.title(
                    wide - size,
                    base,
                    total,
                    size * 1.2,
                    sh.GOLD if not won else sh.PAPER,
                    text_anchor="end",
                ),
                id=f"st-rank-{seat}",
            )
        )
    return svg.group(
        sh.title(
            wide / 2,
            size * 1.5,
            svg.fitted(head, size * 1.1, wide - 16),
            size * 1.1,
            sh.PAPER,
            text_anchor="middle",
        ),
        *rows,
        at=(x, y),
        id="st-podium",
        data_look=1,
        data_card="sheet",
    )
