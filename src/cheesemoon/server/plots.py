"""Drawings of numbers: lines over time, stacks of points, bars of shares. All is in attributes and
in classes of the style sheet: no scripts, no styles of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from markupsafe import Markup

from cheesemoon.core import Game
from cheesemoon.core.svg import player_sign

_DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 5")
_WIDE, _HIGH, _LEFT, _BOTTOM, _RIGHT = 560, 220, 44, 14, 20
_APART = 24  # words of the axis, as large as phones show them
NO_SEAT = "#aab1d0"  # the colour of an opponent without a seat


def decimal(lang: str) -> Callable[[float], str]:
    """With one decimal, after a point or a comma."""
    return lambda value: f"{value:.1f}".replace(".", "." if lang == "en" else ",")


def percents(shares: Sequence[float]) -> list[int]:
    """Shares in whole percents that add up: what is cut off goes to those who lost most by it."""
    exact = [100 * share for share in shares]
    found = [int(x) for x in exact]
    missing = round(sum(exact)) - sum(found)
    for i in sorted(range(len(exact)), key=lambda i: found[i] - exact[i])[:missing]:
        found[i] += 1
    return found


def plot(lines: Sequence[Sequence[float]], game: Game, label: str, unit: str = "") -> Markup:
    """Values over time, a line for each side with its sign at the end."""
    steps = max(len(lines[0]) - 1, 1)
    lowest = min(0, *(min(line) for line in lines))
    highest = max(1, *(max(line) for line in lines))

    def at(step: int, value: float) -> tuple[float, float]:
        x = _LEFT + (_WIDE - _LEFT - _RIGHT) * step / steps
        y = 12 + (_HIGH - 12 - _BOTTOM) * (highest - value) / (highest - lowest)
        return round(x, 1), round(y, 1)

    out: list[str] = []
    told: list[float] = []
    for value in (0, highest, lowest, (lowest + highest) // 2):
        y = at(0, value)[1]
        if any(abs(y - other) < _APART for other in told):
            continue  # the words would lie over each other
        told.append(y)
        out.append(f'<path class="grid" d="M{_LEFT} {y}H{_WIDE - 12}"/>')
        shown = f"{round(value)}{unit}".replace("-", "−")
        out.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{shown}</text>')
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
    return _drawing("plot", _WIDE, _HIGH, label, out)


def _mark(seat: int | None, x: float, y: float, colour: str) -> str:
    if seat is None:
        return f'<circle cx="{x}" cy="{y}" r="6" fill="{colour}" stroke="#12172b"/>'
    return player_sign(seat, x, y, 6, colour)


def _drawing(kind: str, wide: float, high: float, label: str, parts: Sequence[str]) -> Markup:
    return Markup(  # noqa: S704 - numbers and our own drawings
        f'<svg class="{kind}" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def stack(points: Sequence[tuple[int, int]], most: int, label: str) -> Markup:
    """What a sum is made of: pairs (kind, points), each as wide as it counts; losses stand behind
    in red."""
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
            place = f'x="{x + width / 2:.1f}" y="26" text-anchor="middle"'
            out.append(f'<text class="sum{loss}" {place}>{told}</text>')
        x += width
    return _drawing("stackbar", wide, high, label, out)


def bar(value: float, error: float, lowest: float, highest: float) -> Markup:
    """A value between the lowest and the highest, with its uncertainty."""
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


def ahead(shares: Sequence[float], game: Game) -> Markup:
    """Who is ahead: a share of the bar for each seat."""
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
