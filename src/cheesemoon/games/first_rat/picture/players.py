"""What each player owns, and the robot's plans and cards."""

from __future__ import annotations

from cheesemoon.core.svg import MOON, QUIET, drawn_once, group, shortened, symbol

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


def seat(seen: Seen, side: Side) -> list[str]:
    """Name and points; light and markers; goods; things."""
    turn = side.number == seen.turn and seen.phase not in (PLAN, OVER)
    amounts = (*zip(GOODS, side.goods, strict=True), ("nut", side.nuts))
    more = (("mouldy", side.mouldy), ("drink", side.drinks), ("empty", side.empties))
    return [
        icon("seat-turn" if turn else "seat", 0, 0),
        *_head_and_markers(seen, side),
        _goods(side.key, amounts + tuple(amount for amount in more if amount[1])),
        _owned(
            seen.lang,
            side.key,
            side.packs,
            side.caps,
            tuple((comic, _bearer(side, comic)) for comic in side.comics),
        ),
    ]


def _head_and_markers(seen: Seen, side: Side) -> list[str]:
    placed = sum(map(len, side.spaces[:-1]))
    light = None if side.robot else side.light
    return [
        _head(seen.lang, side.key, side.sign, side.name, side.points),
        _light_and_markers(seen.lang, side.key, light, placed, seen.edition, seen.ending),
    ]


@drawn_once
def _head(lang: str, key: str, sign: int, name: str, points: int) -> str:
    return group(
        icon(f"sign-{sign}", 38, 28),
        words(60, 36, shortened(name, 12)),
        words(ASIDE - 30, 36, say(lang, "points", points=points), fill=MOON, text_anchor="end"),
        id=f"name-{key}",
        font_weight=700,
    )


@drawn_once
def _light_and_markers(
    lang: str, key: str, light: int | None, placed: int, edition: int, ending: int
) -> str:
    """Step of the light marker, which the robot has not; markers left and spare ones."""
    left, spare = max(0, MARKERS - placed), MOST_MARKERS - max(placed, MARKERS)
    lamp = ""
    if light is not None:
        told = title(f"{say(lang, 'light')}: {light}/{LIGHT_STEPS}")
        lamp = group(told, count("bulb", light, 232, 28)[0])
    markers = group(
        title(marker_words(lang, placed, edition, ending)),
        words(292, 36, f"{left}+{spare}"),
        icon("marker", 348, 28),
    )
    return group(lamp, markers, id=f"markers-{key}", fill=QUIET)


@drawn_once
def _goods(key: str, amounts: tuple[tuple[str, int], ...]) -> str:
    x = 30.0
    row = []
    figures = sum(len(str(number)) for _, number in amounts)
    gap = min(38, (ASIDE - 48 - 13 * figures) / len(amounts))
    for name, number in amounts:
        drawn, x = count(name, number, x, 62, gap)
        row.append(drawn)
    return group(*row, id=f"goods-{key}", font_weight=600)


@drawn_once
def _owned(
    lang: str,
    key: str,
    packs: tuple[str, ...],
    caps: tuple[str, ...],
    comics: tuple[tuple[str, int], ...],
) -> str:
    """Backpacks, caps, and comics with their bearers, in one row; many of them move together."""
    things = [
        *(("pack", name, -1, 42) for name in packs),
        *(("cap", name, -1, 56) for name in caps),
        *(("comic", name, rat, 38) for name, rat in comics),
    ]
    wide = sum(step for *_, step in things)
    close = min(1, (ASIDE - 60) / max(wide, 1))
    x = 24.0
    drawn: list[str] = []
    for kind, name, rat, step in things:
        x += step * close / 2
        drawn.append(
            group(
                _owned_thing(lang, kind, name, rat),
                transform=f"translate({x:g} 94)",
                id=f"{kind}-{key}-{name}-{len(drawn)}",
            )
        )
        x += step * close / 2
    return group(*drawn, id=f"things-{key}")


def _bearer(side: Side, comic: str) -> int:
    """The rat that is this super-rat; -1 if there is none."""
    for rat in range(len(side.rats)):
        if comic in side.tokens(rat):
            return rat
    return -1


def _owned_thing(lang: str, kind: str, name: str, rat: int) -> str:
    if kind == "pack":
        return title(pack_help(lang, name)) + pack(name)
    if kind == "cap":
        return title(cap_help(lang, name)) + f'<g transform="scale(.9)">{cap(name)}</g>'
    told = f"{say(lang, 'comic', comic=name)}: {say(lang, 'comic-help', comic=name)}"
    if rat >= 0:
        told += f" ({say(lang, 'rat', rat=rat)})"
    return title(told) + icon(f"comic-{name}", 0, 0)


def robot(seen: Seen, side: Side) -> list[str]:
    """Points, plans, the last card, how many cards are left."""
    s = seen.table.state
    lang = seen.lang
    planned = tuple(TRACKS[track] for i, track in enumerate(PLANNED) if seen.plans[i])
    left = say(lang, "cards-left", cards=int((s["deck"] > 0).sum()))
    card = f"{say(lang, 'card')}: {last_card(s) or '—'} · {left}"
    return [
        icon("seat-turn" if seen.phase == PLAN else "seat", 0, 0),
        *_head_and_markers(seen, side),
        _planned(lang, planned),
        group(words(30, 102, card, fill=QUIET), id="robot-card"),
    ]


@drawn_once
def _planned(lang: str, planned: tuple[str, ...]) -> str:
    names = ", ".join(say(lang, "track", track=name) for name in planned)
    signs = [icon(name, 120 + 34 * i, 62) for i, name in enumerate(planned)]
    return group(
        title(names),
        words(30, 70, say(lang, "plans"), fill=QUIET),
        *(signs or [words(120, 70, "—", fill=QUIET)]),
        id="robot-plans",
    )
