"""The light chain: wire, lamps, beams, and the marker of every player."""

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c
from . import kit, layout as lay, paint, seen as sn

_SPOTS = tuple(int(step) for step in c.SPOTS)


@svg.drawn_once
def beams(at: lay.Layout, light: int) -> str:
    """Draw beams on the spaces that are lit for the viewer."""
    tall = (at.lamp_at - at.block - 4) / 78
    drawn = []
    for n in range(1, c.SPACES + 1):
        if light >= int(c.LIT_FROM[n]):
            x, y = at.place(n)
            place = f"translate({x:g} {y - at.lamp_at + 12:.1f})"
            size = f"scale({at.tile / 94:.2f} {tall:.2f})"
            drawn.append(
                svg.tag(
                    "use",
                    href="#fr-cone",
                    id=f"beam-{n}",
                    transform=f"{place} {size}",
                    pointer_events="none",
                )
            )
    return svg.group(*drawn, id="beams")


@svg.drawn_once
def wire(at: lay.Layout) -> str:
    """Draw the wire from the battery past all lamps. Two poles hold it above the top row."""
    x, y = at.battery
    d = f"M{x + 6} {y - 16}"
    last: kit.Point | None = None
    for step in range(1, c.LIGHT_STEPS + 1):
        lx, ly = at.lamp(step)
        ly -= 6
        if last is None:
            d += f"Q{x + 30:g} {ly + 16:g} {lx:g} {ly:.0f}"
        elif abs(ly - last[1]) > 60:  # up to the next row
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
    return svg.group(
        kit.line(poles, paint.POLE, 6),
        kit.line(d, paint.WIRE, 3.4),
        kit.line(d, paint.WIRE_LIGHT, 1.2, opacity=0.7),
    )


@svg.drawn_once
def lamps(at: lay.Layout, light: int) -> str:
    """Draw all lamps. Those up to the viewer's marker shine; spotlights have numbers."""
    return svg.group(
        *(_lamp(at, step, step <= light) for step in range(1, c.LIGHT_STEPS + 1)), id="lamps"
    )


@svg.drawn_once
def _lamp(at: lay.Layout, step: int, on: bool) -> str:
    x, y = at.lamp(step)
    which = "on" if on else "off"
    if step in _SPOTS:
        number = kit.middle(
            0, 7 if at.wide else 9, step, at.small, paint.INK if on else paint.PAPER
        )
        lamp = kit.put(f"spot-{which}", 0, -8, 1 if at.wide else 1.25)
        return svg.group(lamp, number, at=(x, y), id=f"lamp-{step}", **kit.card("spotlight"))
    lamp = kit.put(f"lamp-{which}", 0, 0, 1 if at.wide else 1.2)
    return svg.group(lamp, at=(x, y), id=f"lamp-{step}", **kit.card("lamp"))


@svg.drawn_once
def battery(at: lay.Layout) -> str:
    """Draw step 0 of the chain: a battery strapped to a post."""
    x, y = at.battery
    foot = at.ground - 6
    return svg.group(
        kit.rect(x - 6, y - 26, 12, foot - y + 26, paint.WOOD_DARK, 3),
        kit.rect(x - 6, y - 26, 5, foot - y + 26, paint.WOOD, 2),
        art.icon("battery", x, y + 4, 44 * at.k),
        **kit.card("battery"),
    )


def markers(at: lay.Layout, sides: list[sn.Side]) -> str:
    """Draw the marker of every player, clipped to the wire above its lamp. Markers that would touch
    move apart along the wire, so that the bulbs stay visible."""
    steps = tuple([side.light for side in sides if not side.robot])
    places = _marker_places(at, steps)
    return svg.group(
        *(_marker(at, seat, place) for seat, place in enumerate(places)), id="light-markers"
    )


@svg.drawn_once
def _marker_places(at: lay.Layout, steps: tuple[int, ...]) -> tuple[kit.Point, ...]:
    """Return the places of the markers, by seat. Markers on step 0 hang beside the battery."""
    gap, k = 22 * at.k, at.k
    rows: dict[float, list[tuple[float, int]]] = {}
    places: list[kit.Point] = [(0, 0)] * len(steps)
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
        for _ in range(40):  # push neighbours apart, each by half the missing distance
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


@svg.drawn_once
def _marker(at: lay.Layout, seat: int, place: kit.Point) -> str:
    return svg.group(
        kit.circle(0, 0, 13.5 * at.k, paint.DARK),
        kit.put(f"sign-{seat}", 0, 0, round(0.94 * at.k, 2)),
        at=place,
        id=f"light-{seat}",
        class_="piece",
        **kit.card("light-marker"),
    )
