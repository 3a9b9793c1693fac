"""The end of the game, on a paper over the path: the winners and the points of all players."""

from cheesemoon.core import listed
from cheesemoon.core.draw import svg

from .. import state as st
from ..telling import phrases
from . import choices, kit, layout as lay, paint, rats, seen as sn

Row = tuple[int, str, int, bool]  # sign, name, points, is a winner


def ending(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw the result if the game is over, else an empty group."""
    if seen.phase != st.OVER:
        return svg.group(id="ending")
    won = seen.table.winners()
    rows = [
        (side.sign, seen.table.player(side.number, seen.lang), seen.points(i), i in won)
        for i, side in enumerate(seen.sides)
        if not side.robot
    ]
    if seen.robot is not None:
        robot = seen.robot
        name = phrases.say(seen.lang, "robot")
        rows.append((robot.sign, name, seen.points(robot.number), not won))
    best = tuple(sorted(rows, key=lambda row: (not row[3], -row[2])))
    names = tuple(name for _, name, _, is_best in best if is_best)
    robots = seen.robot is not None and not won
    said = (
        phrases.say(seen.lang, "moment-robot-won")
        if robots
        else phrases.say(seen.lang, "moment-won", seat=listed(names, seen.lang), count=len(names))
    )
    return _paper(at, said, best)


@svg.drawn_once
def _paper(at: lay.Layout, said: str, rows: tuple[Row, ...]) -> str:
    k = at.k
    left, top, room = at.sheet
    w = min(room, 470 * k)
    size = 30 * k
    lines = kit.wrapped(said, size, w - 40 * k)[:3]
    head = (20 + 36 * len(lines)) * k
    h = head + (52 * len(rows) + 16) * k
    drawn = [
        kit.rect(6, 9, w, h, paint.SHADOW, 16, opacity=0.6),
        kit.rect(0, 0, w, h, paint.PAPER, 16),
        kit.rect(5, 5, w - 10, h - 10, "none", 12, stroke="#d0a04a", stroke_width=3),
    ]
    drawn += (
        kit.words(w / 2, (46 + 36 * i) * k, line, size, "#8a5a00", text_anchor="middle",
              font_family=paint.DISPLAY)
        for i, line in enumerate(lines)
    )  # fmt: skip
    for i, row in enumerate(rows):
        drawn.append(svg.group(*_row(at, row, w), at=(16 * k, head + 52 * k * i)))
    place = (round(left + (room - w) / 2), top)
    return svg.group(*drawn, at=place, id="ending", data_look=1, **kit.card("points"))


def _row(at: lay.Layout, row: Row, w: float) -> list[str]:
    sign, name, points, won = row
    k, size = at.k, at.small + 4
    wide = w - 32 * k
    ground = ("#ffd76a", "#b97900") if won else ("#eadfc4", "#cdbb94")
    return [
        kit.rect(0, 2 * k, wide, 46 * k, ground[0], 12, stroke=ground[1], stroke_width=2),
        rats.creature(sign, 40 * k, 42 * k, round(0.62 * k, 2), True),
        kit.put(f"badge-{sign}", 36 * k, 31 * k, round(0.5 * k, 2)),
        kit.words(82 * k, 33 * k, svg.fitted(name, size, wide - 190 * k, True), size, choices.DEEP,
              font_family=paint.DISPLAY),
        kit.words(wide - 16 * k, 34 * k, points, size + 4, choices.DEEP, text_anchor="end"),
    ]  # fmt: skip
