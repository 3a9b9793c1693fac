"""The instruments around the board: the mother ship, the cease-fire lamps and the aim screen."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import aim, content as c, state as st
from . import colours as hue, seen as sn, shapes as sh, sheet as sheets


@svg.drawn_once
def pod(wide: float, tall: float) -> str:
    """Draw the metal case of an instrument, with four screws."""
    screws = "".join(
        sh.disc(a, b, 4, hue.FAINT)
        + sh.path(f"M{a - 2.4:g} {b:g}h4.8", stroke=hue.SPACE, stroke_width=1.4)
        for a in (13, wide - 13)
        for b in (13, tall - 13)
    )
    return (
        sh.box(4, 8, wide, tall, 24, "#000", opacity=0.28)
        + sh.box(0, 0, wide, tall, 24, "url(#sg-pod)", stroke=hue.RIM, stroke_width=2.5)
        + sh.path(
            f"M22 1.5H{wide - 22:g}",
            stroke=hue.SHINE,
            stroke_width=2.5,
            stroke_linecap="round",
            opacity=0.6,
        )
        + screws
    )


@svg.drawn_once
def screen(x: float, y: float, wide: float, tall: float) -> str:
    return sh.box(x, y, wide, tall, 12, "url(#sg-screen)", stroke=hue.FRAME, stroke_width=2)


# --- the mother ship ------------------------------------------------------------------------------


def reinforcements(seen: sn.Seen) -> str:
    """Draw the mother ship with the stack inside and the waiting tokens in her beam (SG-32 to
    SG-34)."""
    left, right = seen.waiting
    lines = []
    if not seen.tall:
        lines.append(seen.say("pic-stack", count=seen.stack))
        if left or right:
            side = "left" if left else "right"
            lines.append(seen.say("pic-half-waits", count=left or right, side=side))
        if seen.waiting_ships:
            lines.append(seen.say("pic-ships-wait", count=seen.waiting_ships))
    return _reinforcements(seen.stack, left, right, seen.waiting_ships, tuple(lines), seen.tall)


@svg.drawn_once
def carrier() -> str:
    return (
        sh.path("M-34 36L-126 150H126L34 36Z", "url(#sg-tractor)")
        + sh.path(
            "M-120 20Q-70 52 0 54Q70 52 120 20Q100 -4 60 -12H-60Q-100 -4 -120 20Z",
            "url(#sg-carrier)",
            stroke=hue.SPACE,
            stroke_width=2.5,
        )
        + sh.path(
            "M-62 -12Q-52 -52 0 -54Q52 -52 62 -12Z", "#4b3a78", stroke=hue.SPACE, stroke_width=2.5
        )
        + sh.path(
            "M-112 20Q-60 4 0 4Q60 4 112 20Q60 12 0 12Q-60 12 -112 20Z", "#b79be8", opacity=0.6
        )
        + "".join(
            sh.disc(x, 22 - abs(x) * 0.06, 5, hue.AMBER if x % 50 else "#ff8d86")
            for x in (-90, -65, 65, 90)
        )
        + "".join(
            svg.tag(
                "ellipse",
                cx=x,
                cy=-28,
                rx=9,
                ry=11,
                fill="#ffdf8a" if x else "#9be7ff",
                stroke=hue.SPACE,
                stroke_width=2,
            )
            for x in (-30, 0, 30)
        )
        + svg.tag(
            "ellipse", cx=0, cy=26, rx=42, ry=24, fill="#170f2c", stroke="#8f74c9", stroke_width=3
        )
    )


def _times(count: int, x: float, y: float, size: float) -> str:
    """Draw a count if it is more than one."""
    if count < 2:
        return ""
    return svg.group(
        sh.disc(0, 0, 0.78 * size, hue.AMBER, stroke=hue.SPACE, stroke_width=2),
        sh.bold(0, 0.36 * size, f"×{count}", size * 0.9, hue.DARK, text_anchor="middle"),
        at=(x, y),
    )


@svg.drawn_once
def _reinforcements(
    stack: int, left: int, right: int, ships: int, lines: tuple[str, ...], tall: bool
) -> str:
    size = 46 if tall else 23
    low = 122 if ships else 108
    waiting = [
        svg.group(
            sh.use("sg-halfL", -56, low, opacity=None if left else 0.2),
            sh.use("sg-halfR", 56, low, opacity=None if right else 0.2),
            _times(left, -104, low - 26, size),
            _times(right, 104, low - 26, size),
            data_card="waiting",
        )
    ]
    if ships:
        waiting.append(
            svg.group(
                sh.use("sg-halfL", -29, 74, 0.52),
                sh.use("sg-halfR", 29, 74, 0.52),
                _times(ships, -74, 62, size),
                data_card="waiting",
            )
        )
    ship = svg.group(
        carrier(),
        sh.title(0, 41, stack, 48 if tall else 40, hue.AMBER, text_anchor="middle"),
        data_card="stack",
    )
    words = [
        (sh.bold if i == 0 else sh.plain)(
            0,
            184 + 25 * i,
            svg.fitted(line, 20, 300),
            20,
            svg.TEXT if i == 0 else svg.QUIET,
            text_anchor="middle",
        )
        for i, line in enumerate(lines)
    ]
    if tall:
        inside = svg.tag("g", ship, *waiting, transform="scale(0.64)")
        return svg.group(inside, at=(94, 46), id="sg-reinforcements")
    return svg.group(ship, *waiting, *words, at=(168, 66), id="sg-reinforcements")


# --- cease-fire -----------------------------------------------------------------------------------


def cease_fire(seen: sn.Seen) -> str:
    """Draw a lamp for every turn in a row without a hit. All lit is a cease-fire (SG-61)."""
    left = seen.playing - seen.misses
    return _cease_fire(
        seen.misses,
        seen.playing,
        seen.say("pic-cease-fire"),
        seen.say("pic-misses", count=left) if seen.phase != st.OVER else "",
        seen.say("turns", turns=seen.turns + 1) if seen.phase != st.OVER else "",
        seen.tall,
    )


@svg.drawn_once
def _cease_fire(misses: int, playing: int, name: str, after: str, turn: str, tall: bool) -> str:
    size = sheets.sheet(tall).size
    lamps = [
        sh.disc(
            32 * i, 0, 11, hue.AMBER if i < misses else hue.LAMP, stroke=hue.FAINT, stroke_width=3
        )
        for i in range(playing)
    ]
    card = {"id": "sg-cease-fire", "data_card": "cease-fire"}
    if tall:
        wide = 32 * playing
        words = f"{name} {after}" if svg.width(f"{name} {after}", size) < 560 - wide else name
        return svg.group(
            *lamps, sh.plain(wide - 2, 9, words, size, svg.QUIET), at=(196, 156), **card
        )
    return svg.group(
        pod(300, 122),
        sh.title(24, 36, svg.fitted(name, 23, 252), 23),
        sh.plain(24, 68, svg.fitted(after, size, 252), size, svg.QUIET),
        svg.group(*lamps, at=(36, 96 if after else 76)),
        sh.plain(276, 102, svg.fitted(turn, size, 110), size, svg.QUIET, text_anchor="end"),
        at=(18, 536),
        **card,
    )


# --- what the shots would do ----------------------------------------------------------------------


class Line(NamedTuple):
    """A line of the aim screen: a symbol, words, and the gain."""

    drawing: str
    words: str
    gain: str


def aim_screen(seen: sn.Seen) -> str:
    """Draw the shots of the acting player's fighter, or else a description of the present step."""
    if seen.is_in_flight:
        cell = seen.at[seen.turn]
        head = seen.say("pic-aim", cell=c.CELLS[cell])
        return _aim_lines(head, tuple(_lines(seen, cell)), seen.tall)
    if seen.phase == st.OVER:
        head, words = seen.say("game-over"), seen.say("pic-turns", count=seen.turns)
    else:
        head = seen.name(seen.turn)
        words = seen.say(f"pic-now-{st.PHASES[seen.phase]}")
    return _aim_words(head, words, seen.tall)


def _lines(seen: sn.Seen, cell: int) -> list[Line]:
    aimed = seen.aim(cell)
    found = [_shot_line(seen, shot) for shot in aimed.shots]
    if len(found) > 1 and len(set(found)) == 1:  # the mine, or nothing
        found = found[:1]
    unseen = seen.level[seen.turn] - len(aimed.shots)
    if unseen:
        found.append(Line("", seen.say("pic-unseen", count=unseen), "?"))
    if seen.rocket[seen.turn] == st.HELD:
        found.append(_rocket_line(seen, aimed.first))
    return found


def _shot_line(seen: sn.Seen, shot: aim.Shot) -> Line:
    cell = c.CELLS[shot.cell] if shot.cell >= 0 else ""
    name = seen.name(shot.seat) if shot.seat >= 0 else ""
    words = seen.say("pic-hit", what=shot.what, token=shot.token, cell=cell, player=name)
    drawing = {"none": "", "mine": "sg-mine", "fighter": f"sg-f{shot.seat}"}.get(shot.what)
    if drawing is None:
        what = seen.cells[shot.cell]
        drawing = f"sg-m{what}" if what <= c.EYES else "sg-half"
    return Line(drawing, words, f"+{shot.gain}" if shot.gain else "0")


def _rocket_line(seen: sn.Seen, first: aim.Shot) -> Line:
    """Return what the rocket would take from here, or why it would not (SG-54, SG-55)."""
    if first.cell < 0 or first.token == "none":
        return Line("sg-rocket", seen.say("pic-rocket-none"), "–")
    row = first.cell // c.COLUMNS
    cells = seen.cells[row * c.COLUMNS : (row + 1) * c.COLUMNS]
    if any(what >= st.FIGHTER for what in cells):
        return Line("sg-rocket", seen.say("pic-rocket-fighter", row=row + 1), "–")
    words = seen.say("pic-rocket-row", row=row + 1)
    return Line("sg-rocket", words, f"+{aim.rocket_gain(seen.cells, row)}")


_AIM_WIDE, _AIM_TALL = (18, 674, 300, 230), (20, 1262, 740, 128)


@svg.drawn_once
def _aim_lines(head: str, lines: tuple[Line, ...], tall: bool) -> str:
    size = sheets.sheet(tall).size
    x, y, wide, high = _AIM_TALL if tall else _AIM_WIDE
    high = high if tall else min(high, 58 + 44 * len(lines))
    each = (wide - 48) / 2 if tall else wide - 32
    out = []
    for i, line in enumerate(lines[:4]):
        left, top = (16 + (i % 2) * (each + 16), 10 + 56 * (i // 2)) if tall else (16, 46 + 44 * i)
        room = each - 56 - svg.width(line.gain, size, True) - 18
        colour = svg.GOOD if line.gain.startswith("+") else svg.QUIET
        step = 50 if tall else 40
        out.append(
            svg.group(
                screen(0, 0, each, step),
                sh.use(line.drawing, 28, step / 2, 0.42) if line.drawing else "",
                sh.plain(54, step / 2 + 0.36 * size, svg.fitted(line.words, size, room), size),
                sh.bold(
                    each - 12, step / 2 + 0.36 * size, line.gain, size, colour, text_anchor="end"
                ),
                at=(left, top),
            )
        )
    name = "" if tall else sh.title(24, 34, svg.fitted(head, 23, 250), 23)
    return svg.group(pod(wide, high), name, *out, at=(x, y), id="sg-aim", data_card="shot")


@svg.drawn_once
def _aim_words(head: str, words: str, tall: bool) -> str:
    size = sheets.sheet(tall).size
    x, y, wide, high = _AIM_TALL if tall else _AIM_WIDE
    lines = sh.wrapped(words, size, wide - 48, 2 if tall else 6)
    below, step = (36, 34) if tall else (38, 30)
    high = high if tall else min(high, below + step * len(lines) + 26)
    return svg.group(
        pod(wide, high),
        sh.title(24, below, svg.fitted(head, size + 3, wide - 50, True), size + 3),
        *(
            sh.plain(24, below + step * (i + 1), line, size, svg.QUIET)
            for i, line in enumerate(lines)
        ),
        at=(x, y),
        id="sg-aim",
    )
