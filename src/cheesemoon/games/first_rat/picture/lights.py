"""The light chain: wire, lamps, beams, and everybody's marker."""

from __future__ import annotations

from cheesemoon import art
from cheesemoon.core.svg import drawn_once, group, tag

from .. import content as c
from . import paint
from .kit import Point, card, circle, line, middle, put, rect
from .layout import Layout
from .seen import Side

_SPOTS = tuple(int(step) for step in c.SPOTS)


@drawn_once
def beams(at: Layout, light: int) -> str:
    """On the spaces that are lit for the one who looks."""
    tall = (at.lamp_at - at.block - 4) / 78
    drawn = []
    for n in range(1, c.SPACES + 1):
        if light >= int(c.LIT_FROM[n]):
            x, y = at.place(n)
            place = f"translate({x:g} {y - at.lamp_at + 12:.1f})"
            size = f"scale({at.tile / 94:.2f} {tall:.2f})"
            drawn.append(
                tag(
                    "use",
                    href="#fr-cone",
                    id=f"beam-{n}",
                    transform=f"{place} {size}",
                    pointer_events="none",
                )
            )
    return group(*drawn, id="beams")


@drawn_once
def wire(at: Layout) -> str:
    """From the battery past all lamps; two poles hold it above the uppermost sweep."""
    x, y = at.battery
    d = f"M{x + 6} {y - 16}"
    last: Point | None = None
    for step in range(1, c.LIGHT_STEPS + 1):
        lx, ly = at.lamp(step)
        ly -= 6
        if last is None:
            d += f"Q{x + 30:g} {ly + 16:g} {lx:g} {ly:.0f}"
        elif abs(ly - last[1]) > 60:  # to the next sweep
            out = (1050 if lx > 500 else 30) if at.wide else (774 if lx > 400 else 8)
            d += f"C{out:g} {last[1]:.0f} {out:g} {ly:.0f} {lx:g} {ly:.0f}"
        else:
            sag = max(ly, last[1]) + min(10, abs(lx - last[0]) * 0.12)
            d += f"Q{(last[0] + lx) / 2:g} {sag:.0f} {lx:g} {ly:.0f}"
        last = (lx, ly)
    poles = ""
    right = at.place(22)[0] + at.dx * 0.52 if at.wide else at.width - 4
    for px in (at.place(26)[0] - at.dx * 0.52, right):
        py = at.bases[3] + at.lift(px)
        poles += f"M{px:g} {py - 4:.0f}V{py - at.lamp_at - 26:.0f}"
    return group(
        line(poles, paint.POLE, 6),
        line(d, paint.WIRE, 3.4),
        line(d, paint.WIRE_LIGHT, 1.2, opacity=0.7),
    )


@drawn_once
def lamps(at: Layout, light: int) -> str:
    """All lamps; those up to the marker of the one who looks shine. Spotlights bear numbers."""
    return group(
        *(_lamp(at, step, step <= light) for step in range(1, c.LIGHT_STEPS + 1)), id="lamps"
    )


@drawn_once
def _lamp(at: Layout, step: int, on: bool) -> str:
    x, y = at.lamp(step)
    which = "on" if on else "off"
    if step in _SPOTS:
        number = middle(0, 7 if at.wide else 9, step, at.small, paint.INK if on else paint.PAPER)
        lamp = put(f"spot-{which}", 0, -8, 1 if at.wide else 1.25)
        return group(lamp, number, at=(x, y), id=f"lamp-{step}", **card("spotlight"))
    lamp = put(f"lamp-{which}", 0, 0, 1 if at.wide else 1.2)
    return group(lamp, at=(x, y), id=f"lamp-{step}", **card("lamp"))


@drawn_once
def battery(at: Layout) -> str:
    """Step 0 of the chain, strapped to a post."""
    x, y = at.battery
    foot = at.ground - 6
    return group(
        rect(x - 6, y - 26, 12, foot - y + 26, paint.WOOD_DARK, 3),
        rect(x - 6, y - 26, 5, foot - y + 26, paint.WOOD, 2),
        art.icon("battery", x, y + 4, 44 * at.k),
        **card("battery"),
    )


def markers(at: Layout, sides: list[Side]) -> str:
    """Everybody's marker is clipped to the wire above its lamp. Those who would touch move apart
    along the wire, so that the bulbs below stay in view."""
    steps = tuple([side.light for side in sides if not side.robot])
    places = _marker_places(at, steps)
    return group(
        *(_marker(at, seat, place) for seat, place in enumerate(places)), id="light-markers"
    )


@drawn_once
def _marker_places(at: Layout, steps: tuple[int, ...]) -> tuple[Point, ...]:
    """By seat. On the battery they hang beside it."""
    gap, k = 22 * at.k, at.k
    rows: dict[float, list[tuple[float, int]]] = {}
    places: list[Point] = [(0, 0)] * len(steps)
    waiting = [seat for seat, step in enumerate(steps) if step == 0]
    for i, seat in enumerate(waiting):
        x, y = at.battery
        places[seat] = (x + (28 + 20.5 * i) * k, y - 8 * k)
    for seat, step in enumerate(steps):
        if step:
            x, y = at.lamp(step)
            rows.setdefault(round((y - at.lift(x)) / 20), []).append((x, seat))
    for row in rows.values():
        row.sort()
        xs = [x for x, _ in row]
        for _ in range(40):  # push neighbours apart, each by half of what is missing
            for i in range(len(xs) - 1):
                missing = gap - (xs[i + 1] - xs[i])
                if missing > 0:
                    xs[i] -= missing / 2
                    xs[i + 1] += missing / 2
        for x, (_, seat) in zip(xs, row, strict=True):
            lamp_y = at.lamp(steps[seat])[1]
            high = 26 if steps[seat] in _SPOTS else 15
            x = min(max(x, 14 * k), at.width - 14 * k)
            places[seat] = (round(x, 1), round(lamp_y - high * k, 1))
    return tuple(places)


@drawn_once
def _marker(at: Layout, seat: int, place: Point) -> str:
    return group(
        circle(0, 0, 13.5 * at.k, paint.DARK),
        put(f"sign-{seat}", 0, 0, round(0.94 * at.k, 2)),
        at=place,
        id=f"light-{seat}",
        class_="piece",
        **card("light-marker"),
    )
