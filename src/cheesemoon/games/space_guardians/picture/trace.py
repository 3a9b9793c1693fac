"""The trace of the last turn: the flight, the shots, and the way of the mine."""

from typing import NamedTuple

from cheesemoon.core import Event, Table
from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import colours as hue, seen as sn, shapes as sh, sheet as sheets

_CELL = {name: cell for cell, name in enumerate(c.CELLS)}
_MOST = 8  # most actions of one turn: a flight, a burst, a flight, shots, the mine
_POINTS = dict(zip(st.INVADER_WORDS[1 : c.EYES + 1], c.VALUES.tolist(), strict=False)) | dict(
    zip(st.KIND_WORDS, c.VALUES.tolist(), strict=True)
)


class Trace(NamedTuple):
    """A finished turn, or the viewer's own turn so far."""

    seat: int
    ways: tuple[tuple[int, int], ...]
    shots: tuple[tuple[int, int, int], ...]  # from a cell to a cell, with points
    mine: tuple[int, int] | None


def last_turn(table: Table) -> Trace | None:
    """Return the visible part of the last acting seat's turn, or None at the beginning."""
    seat: int | None = None
    found: list[list[Event]] = []
    for events in table.events[: -_MOST - 1 : -1]:
        if not events:
            continue
        who = events[0].args.get("seat")
        if seat is None:
            seat = who
        if who is None or who != seat or events[0].name in ("placed", "laid"):
            break
        found.append(events)
    return _trace(int(seat), found[::-1]) if found and seat is not None else None


def _trace(seat: int, turn: list[list[Event]]) -> Trace:
    ways: list[tuple[int, int]] = []
    shots: list[tuple[int, int, int]] = []
    mine = None
    at = -1
    for events in turn:
        for event in events:
            args = event.args
            if args.get("seat") != seat or "cell" not in args:
                continue
            cell = _CELL[args["cell"]]
            if event.name == "moved":
                ways.append((_CELL[args["from"]], cell))
                at = cell
            elif event.name == "returned":
                at = cell
            elif event.name in ("took", "broke", "robbed", "hit-poor", "hit_poor"):
                shots.append((at, cell, _points(event)))
            elif event.name == "pushed":
                mine = (cell - 1, cell)
    return Trace(seat, tuple(ways), tuple(shots), mine)


def _points(event: Event) -> int:
    if event.name == "took":
        return int(_POINTS.get(event.args["token"], c.VALUES[c.SHIP]))
    if event.name == "robbed":
        return int(_POINTS[event.args["kind"]])
    return 0


def trace(seen: sn.Seen) -> str:
    """Draw the trace. Tags are left out where a piece or a choice is."""
    found = last_turn(seen.table)
    if found is None or seen.covered:
        return svg.group(id="sg-trace")
    if seen.is_in_flight and found.seat == seen.turn:  # tags would cover the line of fire
        found = found._replace(shots=())
    taken = {_CELL[a.split(" ")[1]] for a in seen.acts if a.startswith(("move", "place"))}
    free = tuple(seen.cells[cell] == st.EMPTY and cell not in taken for _, cell, _ in found.shots)
    return _drawn(found, free, seen.tall)


@svg.drawn_once
def _drawn(found: Trace, free: tuple[bool, ...], tall: bool) -> str:
    view = sheets.sheet(tall)
    grid, colour = view.grid, hue.TRACES[found.seat]
    out = [part for way in found.ways for part in _way(grid, colour, *way)]
    tags: dict[int, int] = {}
    for (begin, cell, points), empty in zip(found.shots, free, strict=True):
        x, y = grid.middle(cell)
        if begin >= 0:
            from_y = grid.middle(begin)[1] - 44 * grid.scale
            if from_y > y:
                beam = f"M{x:g} {from_y:g}V{y:g}"
                out.append(
                    sh.path(
                        beam, stroke=colour, stroke_width=7, stroke_linecap="round", opacity=0.28
                    )
                )
        if empty:
            tags[cell] = tags.get(cell, 0) + points
    for cell, points in tags.items():
        x, y = grid.middle(cell)
        sign = sh.use(f"sg-sign{found.seat}", 0, 0, round(view.size / 26, 2))
        out.append(sh.use("sg-spark", x, y, 0.9, opacity=0.6))
        if points:
            out.append(
                svg.group(
                    sh.pill(f"+{points}", view.size, hue.GAIN[0], hue.GAIN[1], colour, sign),
                    at=(x, y),
                )
            )
    if found.mine:
        (x0, y), (x1, _) = grid.middle(found.mine[0]), grid.middle(found.mine[1])
        out.append(
            sh.path(
                f"M{x0 - 20:g} {y:g}H{x1 - 42 * grid.scale:g}",
                stroke=hue.PUSH,
                stroke_width=5,
                stroke_dasharray="2 10",
                stroke_linecap="round",
                opacity=0.8,
            )
        )
    return svg.group(*out, id="sg-trace", pointer_events="none")


def _way(grid: sheets.Grid, colour: str, begin: int, end: int) -> tuple[str, str]:
    """Draw a flight: a dotted line, and a ring at its start."""
    (x0, y0), (x1, y1) = grid.middle(begin), grid.middle(end)
    dots = sh.path(
        f"M{x0:g} {y0:g}L{x1:g} {y1:g}",
        stroke=colour,
        stroke_width=7,
        stroke_dasharray="1 14",
        stroke_linecap="round",
        opacity=0.8,
    )
    ring = sh.path(
        f"M{x0 - 16:g} {y0:g}a16 16 0 1 0 32 0a16 16 0 1 0 -32 0",
        stroke=colour,
        stroke_width=3,
        stroke_dasharray="5 5",
        opacity=0.8,
    )
    return dots, ring
