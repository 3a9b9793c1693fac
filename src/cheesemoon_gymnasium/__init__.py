"""Registers the games with Gymnasium when it is imported.

`cheesemoon` imports it together with Gymnasium. Gymnasium imports it for an id that names it:
`gymnasium.make("cheesemoon_gymnasium:cheesemoon/FirstRat-v0")`. Gymnasium before 1.0 uses its entry
point. It is a package of its own, so that registering loads neither Numba nor rules. Making
an environment loads them.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import find_spec

VERSION = 0
"""Changes when observations, actions or rewards of an environment change."""

TURN = "cheesemoon/SpaceTaxiTurn-v1"
"""One turn of Space Taxi, whose optimum is known exactly."""

OURS = ("first-rat", "space-guardians", "ratcatcher", "space-taxi")


def identifier(name: str) -> str:
    """Return the id: `first-rat` is `cheesemoon/FirstRat-v0`."""
    return f"cheesemoon/{name.title().replace('-', '')}-v{VERSION}"


def register() -> None:
    """Register the games, including those of other packages."""
    from gymnasium.envs.registration import register as make_known, registry

    if TURN not in registry:
        make_known(TURN, entry_point="cheesemoon.envs.turn:TurnEnv")
    for name in (*OURS, *(entry.name for entry in entry_points(group="cheesemoon.games"))):
        if identifier(name) not in registry:
            make_known(
                identifier(name),
                entry_point="cheesemoon.envs.single:TableEnv",
                vector_entry_point="cheesemoon.envs.vector:TablesEnv",
                kwargs={"game": name},
            )


if find_spec("gymnasium"):
    register()

__all__ = ["OURS", "TURN", "VERSION", "identifier", "register"]
