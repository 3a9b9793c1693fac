"""Which actions an undo takes back, and whether others must agree to it."""

from __future__ import annotations

from collections.abc import Sequence

from .protocols import Room


def undo_to(room: Room, held: Sequence[int]) -> int | None:
    """Return the ply before the last decision of these seats; None if they have not acted yet. A
    forced action that revealed nothing is undone with the decision that led to it."""
    for ply in range(len(room.plies) - 1, -1, -1):
        if room.plies[ply].seat in held:
            while ply and _was_forced(room, ply) and room.plies[ply - 1].seat in held:
                ply -= 1
            return ply
    return None


def _was_forced(room: Room, ply: int) -> bool:
    """Return True if that action was the only choice, and revealed nothing."""
    return not room.table.revealed(ply) and len(room.at(ply).choices()) == 1


def is_free(room: Room, ply: int) -> bool:
    """Return True if since then nothing was revealed and no other seat acted. What people roll and
    draw themselves is no secret, so that a wrong entry can be undone."""
    seat = room.plies[ply].seat
    return all(
        p.seat == seat and (room.by_hand or not room.table.revealed(i))
        for i, p in enumerate(room.plies[ply:], ply)
    ) and room.table.seat in (seat, None)
