"""The catcher's board, the peculiar rats and the arch rat of a position."""

from cheesemoon.core import Fields

from .. import board, content as c, state as st
from . import entries


def read_seat(f: Fields, seat: Fields, s: st.Hunt) -> None:
    """Read the board of the ratcatcher."""
    s.pawn = entries.read_area(seat, s, "area", c.AREA_NAMES[c.START])
    fields = seat.part("fields", {})
    for i, field in enumerate(c.FIELDS):
        s.board[i] = fields.whole(field, 0, int(c.PLACES[s.catcher, i]), 0)
    fields.finish()
    s.health = seat.whole("health", 0, int(board.health_max(s)), int(board.health_max(s)))
    s.dice = seat.whole("dice", 0, c.DICE_MAX, int(board.dice_value(s)))
    s.points = seat.whole("move", 0, 99, int(board.move_value(s)))
    laid = int(s.trap.sum())
    all_traps = int(c.TRAPS[s.catcher])
    if laid > all_traps:
        raise f.bad("city", "position-too-many", kind="traps", found=laid, all=all_traps)
    s.traps = seat.whole("traps", 0, all_traps, all_traps - laid)
    if laid + s.traps > all_traps:
        found = laid + int(s.traps)
        raise seat.bad("traps", "position-too-many", kind="traps", found=found, all=all_traps)
    for which, colour in enumerate(("yellow", "purple")):
        most = int(c.MARKERS_MAX[s.catcher, which])
        s.held[which] = seat.whole(colour, 0, most, 0)
        if s.held[which] and not board.is_unlocked(s, which):
            raise seat.bad(colour, "position-locked")
    cage = seat.part("cage", {})
    for i, colour in enumerate(c.COLOURS):
        s.cage[i] = cage.whole(colour, 0, int(c.COUNT[i]), 0)
    cage.finish()


def read_peculiar(f: Fields, seat: Fields, s: st.Hunt) -> None:
    """Read the peculiar rats in the city and the caught ones."""
    part = f.part("peculiar", {})
    for name in part.names():
        if not entries.is_number(name, 1, c.PECULIAR):
            raise part.bad(name, "position-peculiar", highest=str(c.PECULIAR))
        rat = part.part(name)
        s.odd_at[int(name)] = entries.read_area(rat, s, "area") + 1
        _read_holds(rat, s, int(name))
        rat.finish()
    given = seat.given("caught", [])
    if not isinstance(given, list):
        raise seat.bad("caught", "position-list")
    before = 0
    for rat in seat.parts("caught", 0, c.PECULIAR) if given else []:
        n = rat.whole("rat", 1, c.PECULIAR)
        if n <= before:
            raise seat.bad("caught", "position-sorted")
        before = n
        if s.odd_at[n]:
            raise rat.bad("rat", "position-card-twice", card=f"p{n}")
        s.caught[n] = 1
        _read_holds(rat, s, n)
        rat.finish()
    seat.finish()


def _read_holds(rat: Fields, s: st.Hunt, n: int) -> None:
    holds = rat.part("holds", {})
    for i, marker in enumerate(c.MARKERS):
        most = int(c.MARKER_COUNT[i]) if c.PEC_ABILITY[n] == c.COLLECT else 0
        s.holds[n, i] = holds.whole(marker, 0, most, 0)
    holds.finish()


def read_arch(f: Fields, s: st.Hunt) -> None:
    arch = f.part("arch", {})
    if not arch.null("area") and arch.has("area"):
        s.arch_at = entries.read_area(arch, s, "area") + 1
    most = int(c.ARCH_HEALTH[s.arch])
    s.arch_health = arch.whole("health", 0, most, most)
    s.progress = arch.whole("progress", 0, c.TRACK_END, 0)
    s.guts = arch.whole("guts", 0, len(c.GUTS), 0)
    bonus = arch.part("bonus", {})
    for i, name in enumerate(c.BONUSES):
        s.bonus[i] = bonus.whole(name, 0, 30, int(s.bonus[i]))
    bonus.finish()
    arch.finish()
