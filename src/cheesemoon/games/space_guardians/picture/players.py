"""The players beside the board: points, markers, captured tokens."""

from __future__ import annotations

from cheesemoon.core import Table
from cheesemoon.core.svg import (
    BAD,
    LINE,
    MOON,
    NIGHT,
    QUIET,
    drawn_once,
    group,
    player_sign,
    shortened,
    tag,
    text,
)

from ..board import points
from ..content import KINDS
from ..scoring import total
from ..text import state_word
from .pieces import SEAT_COLOURS
from .sheet import PANEL_HEIGHT, PANEL_WIDTH, PANEL_X, TOP


def panel(table: Table, seat: int, acts: set[str], lang: str) -> str:
    """Name and sum, markers and state, captured tokens."""
    s = table.state
    markers = () if s.out[seat] else _markers(table, seat, acts)
    return _drawn_panel(
        seat,
        shortened(table.player(seat, lang), 12),
        seat == table.seat or (table.over and seat in table.winners()),
        int(total(s, seat)) if table.over else int(points(s, seat)),
        state_word(table, seat, lang),
        bool(s.at[seat] < 0 and s.turns),
        bool(s.out[seat]),
        tuple(s.tokens[seat].tolist()),
        *markers,
    )


@drawn_once
def _drawn_panel(
    seat: int,
    name: str,
    lit: bool,
    sum_: int,
    state: str,
    shot: bool,
    out: bool,
    tokens: tuple[int, ...],
    *markers: str,
) -> str:
    parts = [
        tag(
            "rect",
            x=0,
            y=0,
            width=PANEL_WIDTH,
            height=PANEL_HEIGHT - 8,
            rx=12,
            fill=NIGHT,
            stroke=MOON if lit else LINE,
            stroke_width=3 if lit else 1.5,
        ),
        player_sign(seat, 22, 22, 10, SEAT_COLOURS[seat]),
        text(42, 30, name, 22, font_weight=700 if lit else 400),
        text(PANEL_WIDTH - 12, 31, sum_, 26, font_weight=800, text_anchor="end", fill=MOON),
        *markers,
        text(PANEL_WIDTH - 12, 64, state, 22, text_anchor="end", fill=BAD if shot else QUIET),
    ]
    for kind, count in enumerate(tokens[: len(KINDS)]):
        x, y = 24 + 70 * (kind % 3), 92 + 34 * (kind // 3)
        parts.append(
            group(
                tag("use", href=f"#sg-kind-{KINDS[kind]}"),
                text(20, 8, count, 22, font_weight=700 if count else 400),
                at=(x, y),
                opacity=None if count else 0.35,
            )
        )
    return group(
        *parts,
        at=(PANEL_X, TOP + PANEL_HEIGHT * seat),
        id=f"sg-panel-{seat}",
        opacity=0.55 if out else None,
    )


def _markers(table: Table, seat: int, acts: set[str]) -> list[str]:
    """The rocket, and in the advanced game the battery: outlined, lit, or crossed out."""
    s = table.state
    found = [_marker(20, "sg-rocket", int(s.rocket[seat]), None)]
    if s.advanced:
        burst = "burst" if seat == s.turn and "burst" in acts else None
        found.append(_marker(52, "sg-battery", int(s.battery[seat]), burst))
    return found


def _marker(x: float, drawing: str, state: int, action: str | None) -> str:
    """Both markers go the same way: 0 not yet, 1 ready, 2 used."""
    cross = tag("path", d="M-11 -11L11 11M11 -11L-11 11", stroke=BAD, stroke_width=3)
    return group(
        tag("use", href=f"#{drawing}"),
        cross if state == 2 else "",
        at=(x, 56),
        fill=MOON if state == 1 else LINE,
        opacity=None if state == 1 else 0.8,
        data_action=action,
        class_="choice" if action else None,
    )
