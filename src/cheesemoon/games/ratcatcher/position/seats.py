"""The catcher's board, the peculiar rats and the arch rat of a position."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Fields

from ..board import dice_value, health_max, is_unlocked, move_value
from ..content import (
    ARCH_HEALTH,
    AREA_NAMES,
    BONUSES,
    COLLECT,
    COLOURS,
    COUNT,
    DICE_MAX,
    FIELDS,
    GUTS,
    MARKER_COUNT,
    MARKERS,
    MARKERS_MAX,
    PEC_ABILITY,
    PECULIAR,
    PLACES,
    START,
    TRACK_END,
    TRAPS,
)
from .entries import is_number, read_area


def read_seat(f: Fields, seat: Fields, s: Any) -> None:
    """The board."""
    s.pawn = read_area(seat, s, "area", AREA_NAMES[START])
    fields = seat.part("fields", {})
    for i, field in enumerate(FIELDS):
        s.board[i] = fields.whole(field, 0, int(PLACES[s.catcher, i]), 0)
    fields.finish()
    s.health = seat.whole("health", 0, int(health_max(s)), int(health_max(s)))
    s.dice = seat.whole("dice", 0, DICE_MAX, int(dice_value(s)))
    s.points = seat.whole("move", 0, 99, int(move_value(s)))
    laid = int(s.trap.sum())
    all_traps = int(TRAPS[s.catcher])
    if laid > all_traps:
        raise f.bad("city", "position-too-many", kind="traps", found=laid, all=all_traps)
    s.traps = seat.whole("traps", 0, all_traps, all_traps - laid)
    if laid + s.traps > all_traps:
        found = laid + int(s.traps)
        raise seat.bad("traps", "position-too-many", kind="traps", found=found, all=all_traps)
    for which, colour in enumerate(("yellow", "purple")):
        most = int(MARKERS_MAX[s.catcher, which])
        s.held[which] = seat.whole(colour, 0, most, 0)
        if s.held[which] and not is_unlocked(s, which):
            raise seat.bad(colour, "position-locked")
    cage = seat.part("cage", {})
    for i, colour in enumerate(COLOURS):
        s.cage[i] = cage.whole(colour, 0, int(COUNT[i]), 0)
    cage.finish()


def read_peculiar(f: Fields, seat: Fields, s: Any) -> None:
    """Peculiar rats in the city and caught ones."""
    part = f.part("peculiar", {})
    for name in part.names():
        if not is_number(name, 1, PECULIAR):
            raise part.bad(name, "position-peculiar", highest=str(PECULIAR))
        rat = part.part(name)
        s.odd_at[int(name)] = read_area(rat, s, "area") + 1
        _read_holds(rat, s, int(name))
        rat.finish()
    given = seat.given("caught", [])
    if not isinstance(given, list):
        raise seat.bad("caught", "position-list")
    before = 0
    for rat in seat.parts("caught", 0, PECULIAR) if given else []:
        n = rat.whole("rat", 1, PECULIAR)
        if n <= before:
            raise seat.bad("caught", "position-sorted")
        before = n
        if s.odd_at[n]:
            raise rat.bad("rat", "position-card-twice", card=f"p{n}")
        s.caught[n] = 1
        _read_holds(rat, s, n)
        rat.finish()
    seat.finish()


def _read_holds(rat: Fields, s: Any, n: int) -> None:
    holds = rat.part("holds", {})
    for i, marker in enumerate(MARKERS):
        most = int(MARKER_COUNT[i]) if PEC_ABILITY[n] == COLLECT else 0
        s.holds[n, i] = holds.whole(marker, 0, most, 0)
    holds.finish()


def read_arch(f: Fields, s: Any) -> None:
    arch = f.part("arch", {})
    if not arch.null("area") and arch.has("area"):
        s.arch_at = read_area(arch, s, "area") + 1
    most = int(ARCH_HEALTH[s.arch])
    s.arch_health = arch.whole("health", 0, most, most)
    s.progress = arch.whole("progress", 0, TRACK_END, 0)
    s.guts = arch.whole("guts", 0, len(GUTS), 0)
    bonus = arch.part("bonus", {})
    for i, name in enumerate(BONUSES):
        s.bonus[i] = bonus.whole(name, 0, 30, int(s.bonus[i]))
    bonus.finish()
    arch.finish()
