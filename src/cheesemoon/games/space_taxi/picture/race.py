"""All players' taxis on the horizon, placed by their totals, and a billboard with the last ride."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from . import colours as hue, shapes as sh


class Course(NamedTuple):
    """The place of the race: its start, the lower of two rows, its length."""

    x: float
    y: float
    wide: float
    left: float  # nothing is drawn further left
    size: float  # font size of the numbers
    scale: float  # scale of the taxis

    @property
    def gap(self) -> float:
        """Return the least distance of two taxis in one row."""
        return max(104 * self.scale, 3.2 * self.size)

    @property
    def row(self) -> float:
        """Return the height of the upper row above the lower one."""
        return 40 * self.scale + 2.1 * self.size


_STEPS = (10, 20, 25, 50, 100, 200, 500, 1000)


def finish(leader: int) -> tuple[int, int]:
    """Return the number at the right end and the step between marks. Both grow with the leader."""
    for step in _STEPS:
        marks = max(3, -(-(leader + 1) // step))
        if marks <= 4:
            return max(60, marks * step), step if marks * step >= 60 else 20
    return leader, leader


@svg.drawn_once
def places(course: Course, totals: tuple[int, ...], top: int) -> tuple[tuple[float, float], ...]:
    """Return the place of each taxi by its total. A taxi near another one goes to the upper row or
    is moved, so that every sign and number stays visible."""
    order = sorted(range(len(totals)), key=lambda seat: (totals[seat], -seat))
    wanted = {seat: course.x + course.wide * totals[seat] / top for seat in order}
    rows: tuple[list[int], list[int]] = ([], [])
    ends = [-1e9, -1e9]
    for seat in order:  # choose the row in which the taxi is nearer to its total
        moved = [max(0.0, end + course.gap - wanted[seat]) for end in ends]
        level = 1 if moved[1] < moved[0] else 0
        rows[level].append(seat)
        ends[level] = wanted[seat] + moved[level]
    found: dict[int, tuple[float, float]] = {}
    right = course.x + course.wide + 4
    for level, row in enumerate(rows):
        xs = _spread([wanted[seat] for seat in row], course.gap, course.left, right)
        for seat, x in zip(row, xs, strict=True):
            found[seat] = (round(x, 1), course.y - course.row * level)
    return tuple(found[seat] for seat in range(len(totals)))


def _spread(wanted: list[float], gap: float, left: float, right: float) -> list[float]:
    """Return rising numbers, moved apart as little as necessary, between two ends."""
    xs = list(wanted)
    for _ in range(20):  # move two that are too close by the same distance
        moved = False
        for i in range(1, len(xs)):
            short = gap - (xs[i] - xs[i - 1])
            if short > 0.01:
                xs[i - 1] -= short / 2
                xs[i] += short / 2
                moved = True
        if not moved:
            break
    for i in range(len(xs)):
        xs[i] = max(xs[i], left + gap * i)
        if i:
            xs[i] = max(xs[i], xs[i - 1] + gap)
    for i in range(len(xs) - 1, -1, -1):
        xs[i] = min(xs[i], right - gap * (len(xs) - 1 - i))
    return xs


@svg.drawn_once
def marks(course: Course, top: int, step: int) -> str:
    """Draw the course with its numbers."""
    x, y = course.x, course.y + 20 * course.scale
    points = range(0, top + 1, step)
    at = [(n, x + course.wide * n / top) for n in points]
    return svg.group(
        sh.line(f"M{x:g} {y + 4:g}H{x + course.wide:g}", hue.COURSE, 2.5, stroke_dasharray="2 9"),
        sh.line("".join(f"M{px:.1f} {y:g}v8" for _, px in at), hue.COURSE, 3),
        *(
            svg.text(
                round(px, 1),
                y + 10 + course.size * 0.85,
                n,
                course.size,
                fill=hue.SKY_QUIET,
                text_anchor="middle",
            )
            for n, px in at
        ),
        id="st-course",
        data_card="race",
    )


@svg.drawn_once
def racer(
    course: Course, seat: int, at: tuple[float, float], total: int, acts: bool, broke: bool
) -> str:
    """Draw a player's taxi with the total. The acting player's shines, a broken one smokes."""
    halo = sh.disc(0, -6, 62, "url(#st-halo)", opacity=0.8) if acts else ""
    smoke = sh.use("st-smoke-puffs", -30, -6, 0.9) if broke else ""
    return svg.group(
        svg.tag("g", halo, smoke, sh.use(f"st-cab-{seat}"), transform=f"scale({course.scale:g})"),
        sh.pill(
            0,
            -40 * course.scale - 0.62 * course.size,
            str(total),
            course.size,
            sh.GOLD if acts else "#10152c",
            sh.INKED if acts else sh.PAPER,
        ),
        at=at,
        id=f"st-race-{seat}",
        class_="piece",
        data_card="race",
    )


@svg.drawn_once
def trail(course: Course, seat: int, start: float, at: tuple[float, float]) -> str:
    """Draw the trail of the last ride."""
    x, y = at
    end = x - 66 * course.scale
    if end - start < 12:
        return svg.group(id="st-trail")
    way = f"M{start:.1f} {y:g}H{end:.1f}"
    return svg.group(
        sh.line(way, hue.TRAIL_EDGE, 11, stroke_dasharray="2 14", opacity=0.55),
        sh.disc(round(start, 1), y, 8, "none", stroke=hue.TRAIL_EDGE, stroke_width=6, opacity=0.55),
        sh.line(way, svg.PLAYERS[seat], 7, stroke_dasharray="2 14"),
        sh.disc(round(start, 1), y, 8, "none", stroke=svg.PLAYERS[seat], stroke_width=3),
        id="st-trail",
    )


@svg.drawn_once
def ahead(course: Course, at: tuple[float, float], points: int, top: int) -> str:
    """Draw how far the present ride would take the acting player."""
    x = at[0] + 54 * course.scale
    reach = course.wide * points / top
    if reach < 4:
        return svg.group(id="st-ahead")
    end = min(x + reach, course.x + course.wide + 40)
    dots = sh.line(f"M{x:.1f} {at[1]:g}H{end:.1f}", hue.TRAIL, 4, stroke_dasharray="2 8")
    return svg.group(dots, id="st-ahead")


@svg.drawn_once
def billboard(
    at: tuple[float, float],
    wide: float,
    size: float,
    seat: int | None,
    lines: tuple[str, str, str],
    broke: bool,
) -> str:
    """Draw a billboard over the city: the last rider, and the formula of the result."""
    head, name, formula = lines
    inner = wide - 2.2 * size
    tall = size * 4.75
    poles = f"M{wide * 0.25:g} {tall:g}v{size * 1.6:g}M{wide * 0.75:g} {tall:g}v{size * 1.6:g}"
    colour = sh.RED if broke else sh.GOLD
    marked = size * 1.3 if seat is not None else 0
    broad = wide > 18 * size  # then the result fits beside the name, in a larger font
    large = size * 1.5 if broad else size
    formula = _formula(formula, large, inner * 0.6 if broad else inner)
    room = inner - svg.width(formula, large, True) - size if broad else inner
    line = size * (3.5 if broad else 2.8)
    high = size * (2.9 if svg.width(name, size, True) + marked <= room else 2.1)
    return svg.group(
        sh.line(poles, sh.DARK, 9),
        sh.box(0, 0, wide, tall, 12, "#10142b", stroke=colour, stroke_width=4),
        sh.box(6, 6, wide - 12, tall - 12, 8, "none", stroke="#39437a", stroke_width=2),
        svg.text(
            size, size * (1.7 if broad else 1.45), svg.fitted(head, size, room), size, fill=sh.PALE
        ),
        sh.sign(seat, size * 1.4, line - size * 0.35, size / 22) if seat is not None else "",
        sh.title(size + marked, line, svg.fitted(name, size, inner - marked, True), size, sh.PAPER),
        svg.text(
            *((wide - size, high) if broad else (size, size * 4.12)),
            formula,
            large,
            fill=colour,
            font_weight=700,
            text_anchor="end" if broad else None,
        ),
        at=at,
        id="st-last",
        data_card="last-ride",
    )


def _formula(words: str, size: float, most: float) -> str:
    """Return the formula, without spaces if it would not fit."""
    if svg.width(words, size, True) > most:
        words = words.replace(" × ", "×").replace(" + ", "+")
    return svg.fitted(words, size, most, True)
