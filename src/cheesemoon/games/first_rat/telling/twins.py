"""Choices that differ only by the name of a rat."""

from __future__ import annotations

from collections.abc import Sequence


def twin_rats(acts: Sequence[str], rats: Sequence[int], supers: Sequence[int]) -> tuple[int, ...]:
    """Return the rats that may run from the start like another rat there: not the first, and none
    with a token."""
    runs = {int(action.split(" ")[1]) for action in acts if action.startswith("run ")}
    alike = [rat for rat in sorted(runs) if rats[rat] == 0 and rat + 1 not in supers]
    return tuple(alike[1:])
