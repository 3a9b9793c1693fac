"""The score sheet: coins, results by round, totals. The lowest result of a round is struck out."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from . import shapes as sh

_STRIKE = "#b3261e"


class Page(NamedTuple):
    """The place of the sheet, and its font size."""

    x: float
    y: float
    wide: float
    tall: float
    size: float
    rounds: int
    players: int

    @property
    def first(self) -> float:
        """Return the x where the columns of the rounds begin, after sign and coins."""
        return self.size * 4.1

    @property
    def column(self) -> float:
        """Return the width of a round's column."""
        return (self.wide - self.first - self.size * 0.8) / self.rounds

    @property
    def row(self) -> float:
        """Return the height of a player's two lines."""
        return min(self.size * 3.9, (self.tall - self.size * 5.2) / self.players)

    def top(self, seat: int) -> float:
        """Return the y where a player's lines begin."""
        return self.size * 3.25 + self.row * seat

    def round_middle(self, round_: int) -> float:
        """Return the middle of a round's column."""
        return self.first + self.column * (round_ + 0.5)


@svg.drawn_once
def paper(page: Page, now: int, words: str) -> str:
    """Draw the sheet with its head. The present round is marked."""
    size, wide = page.size, page.wide
    holes = "".join(sh.disc(wide / 9 * (i + 0.5), 15, 6, "#151a38") for i in range(9))
    heads = []
    for i in range(page.rounds):
        x = page.round_middle(i)
        if i + 1 == now:
            heads.append(sh.disc(x, size * 2.2, size * 0.82, "#ffd978"))
        heads.append(sh.bold(x, size * 2.56, i + 1, size, sh.FADED, text_anchor="middle"))
    return svg.group(
        sh.box(5, 9, wide, page.tall, 12, "#000", opacity=0.35),
        sh.box(0, 0, wide, page.tall, 12, "url(#st-note)"),
        holes,
        svg.text(
            size * 0.7,
            size * 2.56,
            svg.fitted(words, size, page.first - size * 0.6),
            size,
            fill=sh.FADED,
        ),
        *heads,
        at=(page.x, page.y),
        id="st-sheet",
        data_card="sheet",
    )


@svg.drawn_once
def row(
    page: Page,
    seat: int,
    name: str,
    coins: int,
    results: tuple[tuple[int, bool], ...],
    total: int,
    acts: bool,
    now: int,
) -> str:
    """Draw a player: name and total above, coins and results below."""
    size, wide, tall = page.size, page.wide, page.row
    gap = (tall - 2 * size) / 3
    upper, lower = gap + size * 0.82, 2 * gap + size * 1.84
    cells: list[str] = []
    if now:
        middle = page.round_middle(now - 1)
        cells.append(
            sh.box(
                middle - page.column * 0.46,
                lower - size * 0.95,
                page.column * 0.92,
                size * 1.24,
                6,
                "#ffd978",
                opacity=0.55,
            )
        )
    for i, (result, struck) in enumerate(results):
        cells += _result(page.round_middle(i), lower, result, struck, size)
    return svg.group(
        sh.box(6, 1.5, wide - 12, tall - 3, 10, "none", stroke="#b97900", stroke_width=3.5)
        if acts
        else sh.line(f"M14 0H{wide - 14:g}", "#d8ccb0", 2),
        sh.sign(seat, size * 1.25, upper - size * 0.36, size / 24),
        svg.text(
            size * 2.1,
            upper,
            svg.fitted(name, size, wide - size * 6.2, acts),
            size,
            fill=sh.INKED,
            font_weight=700 if acts else None,
        ),
        sh.title(wide - size * 0.9, upper, total, size * 1.15, sh.INKED, text_anchor="end"),
        svg.group(
            sh.use("st-coin", size * 1.3, lower - size * 0.36, round(size / 30, 2)),
            sh.bold(size * 2.1, lower, coins, size, sh.INKED),
            data_card="coin",
        ),
        *cells,
        at=(page.x, round(page.y + page.top(seat), 1)),
        id=f"st-row-{seat}",
        data_card="sheet",
    )


def _result(x: float, y: float, result: int, struck: bool, size: float) -> list[str]:
    words = svg.text(
        x,
        y,
        result,
        size,
        fill=sh.FADED if struck else sh.INKED,
        text_anchor="middle",
        font_weight=None if struck else 700,
    )
    if not struck:
        return [words]
    d = f"M{x - size * 0.8:g} {y - size * 0.1:g}L{x + size * 0.8:g} {y - size * 0.6:g}"
    return [words, sh.line(d, _STRIKE, 3, opacity=0.85)]


@svg.drawn_once
def foot(page: Page, bank: str, words: str, note: str, alarm: bool) -> str:
    """Draw the bank and a reminder. A house rule has a line of its own."""
    size, wide, base = page.size, page.wide, page.tall - page.size * 0.6
    left = size * 2.3
    said = svg.fitted(bank, size, wide * 0.45, True)
    room = wide - left - svg.width(said, size, True) - size * 1.5
    return svg.group(
        *_note(page, note, base - size * 1.6),
        sh.use("st-coin", size * 1.4, base - size * 0.36, round(size / 24, 2)),
        sh.bold(left, base, said, size, sh.INKED),
        svg.text(
            wide - size * 0.8,
            base,
            svg.fitted(words, size, room, alarm),
            size,
            fill=_STRIKE if alarm else sh.FADED,
            font_weight=700 if alarm else None,
            text_anchor="end",
        ),
        at=(page.x, page.y),
        id="st-bank",
        data_card="bank",
    )


def _note(page: Page, note: str, low: float) -> list[str]:
    """Draw a house rule in one line, or in two if it is long."""
    size, wide = page.size, page.wide
    lines = [note] if svg.width(note, size) <= wide - size else note.split(": ", 1)
    return [
        svg.text(
            wide / 2,
            low - size * 1.25 * (len(lines) - 1 - i),
            svg.fitted(words, size, wide - size),
            size,
            fill="#8a5a00",
            text_anchor="middle",
        )
        for i, words in enumerate(lines)
        if words
    ]
