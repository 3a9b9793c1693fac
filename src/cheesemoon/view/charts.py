"""Charts: lines over time, stacks of points, bars of shares.

They are plain SVG with classes of the style sheet, without scripts and styles of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from markupsafe import Markup

from cheesemoon.core import Game
from cheesemoon.core.draw.svg import player_sign

_DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 5")
_WIDE, _HIGH, _LEFT, _BOTTOM, _RIGHT = 560, 220, 44, 14, 20
PERCENT = " %"
_MOST_TIMES = 12  # labels below a chart
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000, 100_000)
_MOST_TICKS = 4.5  # labels of an axis for which a phone has room
NO_SEAT = "#aab1d0"  # the colour of an opponent without a seat


def decimal(lang: str) -> Callable[[float], str]:
    """Return a function that writes a number with one decimal, as the language does."""
    return lambda value: f"{value:.1f}".replace(".", "." if lang == "en" else ",")


def round_shares(shares: Sequence[float]) -> list[int]:
    """Round shares to percents with the same sum (largest remainder)."""
    exact = [100 * share for share in shares]
    found = [int(x) for x in exact]
    missing = round(sum(exact)) - sum(found)
    for i in sorted(range(len(exact)), key=lambda i: found[i] - exact[i])[:missing]:
        found[i] += 1
    return found


def choose_ticks(lowest: float, highest: float) -> list[int]:
    """Return round numbers for an axis, with room for their labels."""
    wide = max(highest - lowest, 1)
    step = next(s for s in _STEPS if wide / s <= _MOST_TICKS)
    return [n * step for n in range(int(lowest // step), int(highest // step) + 1)][
        0 if lowest % step == 0 else 1 :
    ]


def draw_plot(
    lines: Sequence[Sequence[float]],
    game: Game,
    label: str,
    unit: str = "",
    marks: Sequence[tuple[int, int, int]] = (),
    times: Sequence[str] = (),
) -> Markup:
    """Draw values over time, a line for each side with its sign at the end.

    Marks are numbers on the lines: (number, step, side). Times are labels below the steps.
    """
    steps = max(len(lines[0]) - 1, 1)
    high = max(_HIGH, 62 + 74 * len(lines))  # as high as the table beside it
    lowest = min(0, *(min(line) for line in lines))
    bottom = _BOTTOM + (8 if times else 0)
    highest = 100 if unit == PERCENT else max(1, *(max(line) for line in lines))

    def at(step: int, value: float) -> tuple[float, float]:
        x = _LEFT + (_WIDE - _LEFT - _RIGHT) * step / steps
        y = 12 + (high - 12 - bottom) * (highest - value) / (highest - lowest)
        return round(x, 1), round(y, 1)

    out: list[str] = []
    for value in choose_ticks(lowest, highest):
        y = at(0, value)[1]
        out.append(f'<path class="grid" d="M{_LEFT} {y}H{_WIDE - 12}"/>')
        shown = f"{value}{unit}".replace("-", "−")
        out.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{shown}</text>')
    every = max(1, -(-len(times) // _MOST_TIMES))
    for step, words in list(enumerate(times))[::every]:
        x = at(step, lowest)[0]
        out.append(f'<text x="{x}" y="{high}" text-anchor="middle">{escape(words)}</text>')
    for side, line in enumerate(lines):
        bends = [i for i in range(len(line)) if line[i - 1 : i + 2] != [line[i]] * 3]
        points = " ".join(f"{x},{y}" for x, y in (at(i, line[i]) for i in bends))
        dash = f' stroke-dasharray="{_DASHES[side]}"' if _DASHES[side] else ""
        seat = side if side < len(game.colours) else None
        colour = NO_SEAT if seat is None else game.colours[seat]
        out.append(f'<polyline class="under" points="{points}"/>')
        out.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="3"{dash} points="{points}"/>'
        )
        x, y = at(len(line) - 1, line[-1])
        out.append(_mark(seat, x, y, colour))
    for number, step, side in marks:
        x, y = at(step, lines[side][step])
        told = f'<text x="{x}" y="{y + 5}">{number}</text>'
        out.append(f'<g class="mark"><circle cx="{x}" cy="{y}" r="12"/>{told}</g>')
    return _drawing("plot", _WIDE, high, label, out)


def _mark(seat: int | None, x: float, y: float, colour: str) -> str:
    if seat is None:
        return f'<circle cx="{x}" cy="{y}" r="6" fill="{colour}" stroke="#12172b"/>'
    return player_sign(seat, x, y, 6, colour)


def _drawing(kind: str, wide: float, high: float, label: str, parts: Sequence[str]) -> Markup:
    return Markup(  # noqa: S704 - numbers and our own drawings
        f'<svg class="{kind}" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def draw_stack(
    points: Sequence[tuple[int, int]], most: int, label: str, icons: Sequence[str] = ()
) -> Markup:
    """Draw the summands of a total, given as (kind, points), each as wide as its points.

    `icons` are addresses by kind, shown where there is room. Losses come last, in red.
    """
    wide, high = 400.0, 40
    unit = wide / max(most, 1)
    out, x = [], 0.0
    for kind, count in sorted(points, key=lambda each: each[1] < 0):
        if not count:
            continue
        width, told = abs(count) * unit, f"−{-count}" if count < 0 else str(count)
        loss = " loss" if count < 0 else ""
        box = f'x="{x:.1f}" width="{width - 1:.1f}" height="{high}"'
        out.append(f'<rect class="k{kind}{loss}" {box}/>')
        if width > 13 * len(told) + 4:
            middle, kind_of = x + width / 2, "sum"
            if kind < len(icons) and icons[kind] and width > 13 * len(told) + 32:
                size = f'x="{middle - 6 * len(told) - 12:.1f}" y="10" width="20" height="20"'
                out.append(f'<use href="{icons[kind]}" {size}/>')
                middle, kind_of = middle + 12, "sum beside"
            place = f'x="{middle:.1f}" y="26" text-anchor="middle"'
            out.append(f'<text class="{kind_of}{loss}" {place}>{told}</text>')
        x += width
    return _drawing("stackbar", wide, high, label, out)


def draw_bar(value: float, error: float, lowest: float, highest: float) -> Markup:
    """Draw a value between the lowest and the highest, with its uncertainty."""
    wide = max(highest - lowest, 1e-9)
    at = 4 + 92 * (value - lowest) / wide
    doubt = min(92 * 1.96 * error / wide, 96.0)
    return Markup(  # noqa: S704 - numbers and our own drawings
        '<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="4"/>'
        f'<rect class="part" width="{at:.1f}" height="4"/>'
        f'<rect class="doubt" x="{max(0.0, at - doubt):.1f}" width="{2 * doubt:.1f}" height="4"/>'
        "</svg>"
    )


def draw_shares(shares: Sequence[float], game: Game) -> Markup:
    """Draw the chance of each seat as its share of a bar."""
    out, x = [], 0.0
    for seat, share in enumerate(shares):
        out.append(
            f'<rect x="{x:.1f}" width="{400 * share:.1f}" height="24" fill="{game.colours[seat]}"/>'
        )
        if share > 0.08:
            out.append(player_sign(seat, x + 200 * share, 12, 7, game.colours[seat]))
        x += 400 * share
    return Markup(  # noqa: S704 - numbers and our own drawings
        f'<svg class="ahead" viewBox="0 0 400 24" aria-hidden="true">{"".join(out)}</svg>'
    )
