"""The end of the hunt, over the town: result, reason, and the score."""

from cheesemoon.core.draw import svg

from .. import scoring, state as st
from . import camera, header, scene as sc, shapes as s

_SIGNS = {
    "result": "catcher",
    "cheese": "wedge",
    "eaten": "moonlet",
    "health": "heart",
    "arch": "arch",
}


def ending(scene: sc.Scene, stage: camera.Stage) -> list[str]:
    """Draw the result if the hunt is over."""
    table = scene.table
    if scene.s.phase != st.OVER:
        return []
    scores = scoring.scores(table.state)[0]
    rows = tuple((key, scene.say(f"score-{key}"), scores[key]) for key in _SIGNS)
    won = bool(scoring.winners(table.state))
    said = table.question(scene.lang)
    return [_plate(said, rows, scores["total"], won, stage.width < 1000, stage.top)]


_SIZES = {True: (700.0, 27.0, 38.0, 50.0), False: (620.0, 21.0, 32.0, 40.0)}  # by `tall`
_LINES = 3  # most lines of the title


def _laid_out(lines: int, tall: bool, top: float) -> camera.Box:
    """Return the box of the plate, with this number of title lines."""
    wide, _, head, line = _SIZES[tall]
    width, low = (780, 900) if tall else (1400, 985)  # on a phone the map is below
    high = round(_begin(lines, head) + line * len(_SIGNS) + 22)
    x, y = round((width - wide) / 2), round((top + low - high) / 2)
    return x, y, x + wide, y + high


def _begin(lines: int, head: float) -> float:
    """Return the y where the rows of the plate begin."""
    return max(150.0, 30 + 1.2 * head * lines + 24)


def covered(scene: sc.Scene, stage: camera.Stage) -> tuple[camera.Box, ...]:
    """Return the box that the plate may cover."""
    over = scene.s.phase == st.OVER
    return (_laid_out(_LINES, stage.width < 1000, stage.top),) if over else ()


@svg.drawn_once
def _plate(
    said: str,
    rows: tuple[tuple[str, str, int], ...],
    total: int,
    won: bool,
    tall: bool,
    top: float,
) -> str:
    wide, size, head, line = _SIZES[tall]
    left = 150.0
    title = s.wrapped(said, (wide - left - 30) / 1.06, head, _LINES)
    begin = _begin(len(title), head)
    x, y, _, low = _laid_out(len(title), tall, top)
    high = low - y
    ink = s.MOON if won else s.ARCH_NAME
    parts = [
        s.rect(0, 0, wide, high, 18, fill=s.PLATE_DEEP, stroke=ink, stroke_width=3),
        s.ellipse(76, 70, 64, 60, "url(#rc-minelight)" if won else "url(#rc-warm)"),
        s.use("catcher", 76, 128, 1.6) if won else s.use("arch", 76, 78, 1.7),
    ]
    parts += (
        s.words(left, 30 + head + 1.2 * head * i, words, head, ink, title=True)
        for i, words in enumerate(title)
    )
    for i, (key, words, value) in enumerate(rows):
        at = (0, round(begin + line * (i + 0.5)))
        parts.append(svg.group(*_row(key, words, value, wide, size), at=at))
    parts.append(_total(total, wide, size))
    return header.plate(x, y, wide, high, *parts, id="ending", data_card="end")


def _row(key: str, words: str, value: int, wide: float, size: float) -> list[str]:
    """Draw one row of the score: its sign, its name and its points."""
    size_of = {"arch": 0.5, "result": 0.34}
    sign = s.use(_SIGNS[key], 46, 12 if key == "result" else 0, size_of.get(key, size / 22),
                 color=s.RED if key == "health" else None)  # fmt: skip
    counts = f"+{value}" if value > 0 else f"−{-value}" if value else "0"
    colour = s.GOOD if value > 0 else s.BAD if value < 0 else s.QUIET
    return [
        s.path(f"M24 {-size * 0.95:.0f}H{wide - 24:g}", stroke=s.SLOT_EDGE, stroke_width=1.5),
        sign,
        s.words(76, size * 0.36, s.cut(words, wide - 190, size), size, s.TEXT),
        s.words(wide - 28, size * 0.36, counts, size + 3, colour, 800, "end"),
    ]


def _total(total: int, wide: float, size: float) -> str:
    """Draw the total on a token at the corner."""
    said = str(total).replace("-", "−")
    large = s.fitted(said, 50, size + 6, size)
    return svg.group(
        s.rect(-38, -34, 76, 68, 34, fill=s.GOLD, stroke=s.DARK, stroke_width=3),
        s.words(0, large * 0.36, said, large, "#20243a", 800, "middle"),
        at=(wide - 24, 12),
    )


SYMBOLS = (
    s.symbol("moonlet", s.circle(0, 0, 12, "url(#rc-cheesemoon)"),
             s.path("M0 0L0-12A12 12 0 0 0-11.4 3.7Z", s.PLATE_DEEP)),
)  # fmt: skip
