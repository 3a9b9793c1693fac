"""A table as JSON, and back."""

from typing import Any

from cheesemoon.core import Fields

from . import state as st


def read(f: Fields, s: st.Sticks) -> None:
    """A position into a fresh record. What is left out is as in a fresh set-up."""
    f.parts("seats", 2, 2)
    heaps = f.wholes("heaps", 0, max(st.START), list(st.START))
    if len(heaps) != len(st.START):
        raise f.bad(
            "heaps", "position-length", lowest=str(len(st.START)), highest=str(len(st.START))
        )
    s.heaps[:] = heaps
    s.phase = st.PHASES.index(f.word("phase", st.PHASES, "take" if sum(heaps) else "over"))
    if (s.phase == st.OVER) != (sum(heaps) == 0):
        raise f.bad("phase", "position-phase")
    s.turn = f.turn(s.phase == st.OVER, int(s.players))
    s.last = f.whole("last", 0, int(s.players) - 1, 0)


def write(s: st.Sticks) -> dict[str, Any]:
    """The other way round."""
    return {
        "seats": [{} for _ in range(s.players)],
        "phase": st.PHASES[s.phase],
        "turn": int(s.turn) if s.turn >= 0 else None,
        "heaps": [int(x) for x in s.heaps],
        "last": int(s.last),
    }
