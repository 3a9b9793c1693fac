"""What each player owns, and the robot's plans and cards."""

from __future__ import annotations

from functools import lru_cache

from cheesemoon.core.svg import MOON, QUIET, group, shortened, symbol, tag

from ..content import GOODS, LIGHT_STEPS, MARKERS, MOST_MARKERS, PLANNED, TRACKS
from ..phrases import cap_help, pack_help, say
from ..state import OVER, PLAN
from ..text import last_card, marker_words
from .pieces import cap, pack
from .seen import Seen, Side
from .sheet import ASIDE, count, frame, icon, title, words

SEAT_TALL = 116
SYMBOLS = [
    symbol("fr-seat", frame(0, SEAT_TALL)),
    symbol("fr-seat-turn", frame(0, SEAT_TALL, lit=True)),
]


def seat(seen: Seen, side: Side) -> str:
    """Name and points; light and markers; goods; things."""
    turn = side.number == seen.turn and seen.phase not in (PLAN, OVER)
    return "".join(
        [
            icon("seat-turn" if turn else "seat", 0, 0),
            _head(seen, side),
            _light_and_markers(seen, side),
            _goods(side),
            _owned(seen.lang, side),
        ]
    )


def _head(seen: Seen, side: Side) -> str:
    points = say(seen.lang, "points", points=side.points)
    return group(
        f'<use href="#fr-sign-{side.sign}" x="38" y="28"/>',
        words(60, 36, shortened(side.name, 12)),
        words(ASIDE - 30, 36, points, fill=MOON, text_anchor="end"),
        id=f"name-{side.key}",
        font_weight=700,
    )


def _light_and_markers(seen: Seen, side: Side) -> str:
    """Step of the light marker, markers left and spare ones."""
    placed = sum(map(len, side.spaces[:-1]))
    left, spare = max(0, MARKERS - placed), MOST_MARKERS - max(placed, MARKERS)
    told = marker_words(seen.lang, placed, seen.edition, seen.ending)
    light = f"{say(seen.lang, 'light')}: {side.light}/{LIGHT_STEPS}"
    lamp, _ = count("bulb", side.light, 232, 28)
    return group(
        "" if side.robot else group(title(light), lamp),
        group(
            title(told),
            words(292, 36, f"{left}+{spare}"),
            icon("marker", 348, 28),
        ),
        id=f"markers-{side.key}",
        fill=QUIET,
    )


def _goods(side: Side) -> str:
    x = 30.0
    row = []
    amounts = [*zip(GOODS, side.goods, strict=True), ("nut", side.nuts)]
    more = (("mouldy", side.mouldy), ("drink", side.drinks), ("empty", side.empties))
    amounts += [(name, number) for name, number in more if number]
    figures = sum(len(str(number)) for _, number in amounts)
    gap = min(38, (ASIDE - 48 - 13 * figures) / len(amounts))
    for name, number in amounts:
        drawn, x = count(name, number, x, 62, gap)
        row.append(drawn)
    return group(*row, id=f"goods-{side.key}", font_weight=600)


def _owned(lang: str, side: Side) -> str:
    """Backpacks, caps and comics in one row; many of them move together."""
    things = [
        *(("pack", name, 42) for name in side.packs),
        *(("cap", name, 56) for name in side.caps),
        *(("comic", name, 38) for name in side.comics),
    ]
    wide = sum(step for _, _, step in things)
    close = min(1, (ASIDE - 60) / max(wide, 1))
    x = 24.0
    drawn: list[str] = []
    for kind, name, step in things:
        x += step * close / 2
        drawn.append(
            f'<g transform="translate({x:g} 94)" id="{kind}-{side.key}-{name}-{len(drawn)}">'
            f"{_owned_thing(lang, kind, name, _bearer(side, name))}</g>"
        )
        x += step * close / 2
    return group(*drawn, id=f"things-{side.key}")


def _bearer(side: Side, comic: str) -> int:
    """The rat that is this super-rat; -1 if there is none."""
    for rat in range(len(side.rats)):
        if comic in side.tokens(rat):
            return rat
    return -1


@lru_cache(maxsize=512)
def _owned_thing(lang: str, kind: str, name: str, rat: int) -> str:
    if kind == "pack":
        return title(pack_help(lang, name)) + pack(name)
    if kind == "cap":
        return title(cap_help(lang, name)) + f'<g transform="scale(.9)">{cap(name)}</g>'
    told = f"{say(lang, 'comic', comic=name)}: {say(lang, 'comic-help', comic=name)}"
    if rat >= 0:
        told += f" ({say(lang, 'rat', rat=rat)})"
    return title(told) + icon(f"comic-{name}", 0, 0)


def robot(seen: Seen, side: Side) -> str:
    """Points, plans, the last card, how many cards are left."""
    s = seen.table.state
    lang = seen.lang
    planned = [TRACKS[track] for i, track in enumerate(PLANNED) if seen.plans[i]]
    names = ", ".join(say(lang, "track", track=name) for name in planned)
    left = say(lang, "cards-left", cards=int((s["deck"] > 0).sum()))
    card = f"{say(lang, 'card')}: {last_card(s) or '—'} · {left}"
    signs = "".join(icon(name, 120 + 34 * i, 62) for i, name in enumerate(planned))
    return "".join(
        [
            icon("seat-turn" if seen.phase == PLAN else "seat", 0, 0),
            _head(seen, side),
            _light_and_markers(seen, side),
            group(
                title(names),
                words(30, 70, say(lang, "plans"), fill=QUIET),
                signs or words(120, 70, "—", fill=QUIET),
                id="robot-plans",
            ),
            tag("g", words(30, 102, card, fill=QUIET), id="robot-card"),
        ]
    )
