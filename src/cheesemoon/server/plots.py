"""Drawings of numbers: points over time."""

from __future__ import annotations

from html import escape

from markupsafe import Markup

from cheesemoon.core.svg import player_sign

from .room import Room


def plot(room: Room, label: str) -> Markup:
    """Points over time, a line for each seat with its sign at the end."""
    lines = room.totals()
    steps = max(len(lines[0]) - 1, 1)
    lowest = min(0, *(min(line) for line in lines))
    highest = max(1, *(max(line) for line in lines))
    wide, high, left, bottom = 560, 200, 44, 24

    def at(step: int, value: float) -> tuple[float, float]:
        x = left + (wide - left - 24) * step / steps
        y = 12 + (high - 12 - bottom) * (highest - value) / (highest - lowest)
        return round(x, 1), round(y, 1)

    out = []
    for value in sorted({lowest, 0, (lowest + highest) // 2, highest}):
        y = at(0, value)[1]
        out.append(f'<path class="grid" d="M{left} {y}H{wide - 12}"/>')
        out.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{value}</text>')
    dashes = ("", "8 4", "2 4", "12 4 2 4", "5 5")
    for seat, line in enumerate(lines):
        bends = [i for i in range(len(line)) if line[i - 1 : i + 2] != [line[i]] * 3]
        points = " ".join(f"{x},{y}" for x, y in (at(i, line[i]) for i in bends))
        dash = f' stroke-dasharray="{dashes[seat]}"' if dashes[seat] else ""
        out.append(f'<polyline class="under" points="{points}"/>')
        out.append(
            f'<polyline fill="none" stroke="{room.game.colours[seat]}" stroke-width="2.5"{dash} '
            f'points="{points}"/>'
        )
        x, y = at(len(line) - 1, line[-1])
        out.append(player_sign(seat, x, y, 6, room.game.colours[seat]))
    return Markup(  # noqa: S704 - numbers and our own drawings
        f'<svg class="plot" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(label)}">'
        f"{''.join(out)}</svg>"
    )
