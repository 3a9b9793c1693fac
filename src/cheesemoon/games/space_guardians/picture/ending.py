"""The end of the game, over the board: its reason, and the points of all players."""

from cheesemoon.core.draw import svg

from .. import scoring, state as st
from . import colours as hue, instruments, seen as sn, shapes as sh, sheet as sheets, sky


def ending(seen: sn.Seen) -> str:
    """Draw the result if the game is over."""
    if seen.phase != st.OVER:
        return ""
    end = st.ENDS[seen.end - 1]
    won = int(scoring.winners(seen.table.state))
    counts = seen.end not in (st.INVASION, st.NOBODY)
    rows = tuple(
        (
            seat,
            seen.name(seat),
            seen.points(seat) if not seen.out[seat] else -1,
            bool(won >> seat & 1),
        )
        for seat in range(seen.players)
    )
    best = sorted(rows, key=lambda row: -row[2]) if counts else rows
    return _ending(
        seen.say("pic-end", end=end),
        seen.say("log-ended", end=end, turns=seen.turns),
        seen.say("pic-out"),
        tuple(best),
        counts,
        seen.tall,
    )


def last_light(seen: sn.Seen) -> str:
    """Draw the light over the planet at the end: gold if it is saved, red if it is lost."""
    if seen.phase != st.OVER:
        return ""
    return _last_light(seen.end not in (st.INVASION, st.NOBODY), seen.tall)


@svg.drawn_once
def _last_light(saved: bool, tall: bool) -> str:
    view, paint = sheets.sheet(tall), "url(#sg-dawn)" if saved else "url(#sg-alarm)"
    top = view.horizon - 260
    return sh.box(-sky.BLEED, top, view.width + 2 * sky.BLEED, view.height - top, 0, paint)


@svg.drawn_once
def _ending(
    head: str,
    why: str,
    out: str,
    rows: tuple[tuple[int, str, int, bool], ...],
    counts: bool,
    tall: bool,
) -> str:
    view = sheets.sheet(tall)
    grid, size = view.grid, view.size
    wide = grid.right - grid.x - 40
    lines = sh.wrapped(why, size, wide - 60, 2)
    top = 96 + 1.4 * size * len(lines)
    high = top + 66 * len(rows) + 22
    found = [
        svg.group(
            _row(seat, name, points, won and counts, out, wide - 48, size, counts),
            at=(24, top + 66 * i),
        )
        for i, (seat, name, points, won) in enumerate(rows)
    ]
    return svg.group(
        instruments.pod(wide, high),
        sh.title(
            wide / 2,
            62,
            svg.fitted(head, 40, wide - 40, True),
            40,
            svg.MOON if counts else hue.WARN[2],
            text_anchor="middle",
        ),
        *(
            sh.plain(wide / 2, 100 + 1.4 * size * i, line, size, svg.QUIET, text_anchor="middle")
            for i, line in enumerate(lines)
        ),
        *found,
        at=(grid.x + 20, (grid.y + grid.bottom - high) / 2),
        id="sg-ending",
        data_card="end",
    )


@svg.drawn_once
def _row(
    seat: int, name: str, points: int, won: bool, out: str, wide: float, size: float, counts: bool
) -> str:
    words = svg.TEXT if won else svg.QUIET
    said = "–" if not counts else out if points < 0 else str(points)
    room = wide - 140 - svg.width(said, size + 6, True)
    return svg.group(
        sh.box(
            0,
            0,
            wide,
            58,
            16,
            hue.AMBER if won else "url(#sg-screen)",
            fill_opacity=None,
            stroke=svg.MOON,
            stroke_width=2 if won else 0,
        ),
        sh.use(f"sg-f{seat}", 40, 29, 0.5),
        sh.use(f"sg-sign{seat}", 82, 29, 1),
        sh.title(
            104, 38, svg.fitted(name, size + 4, room, True), size + 4, hue.DARK if won else words
        ),
        sh.bold(wide - 18, 39, said, size + 6, hue.DARK if won else words, text_anchor="end"),
    )
