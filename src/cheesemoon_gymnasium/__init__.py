"""The names under which Gymnasium knows the games, and nothing else.

Importing this package makes them known. `cheesemoon.envs` does so, and Gymnasium itself for an id
that names it: `gymnasium.make("cheesemoon_gymnasium:cheesemoon/FirstRat-v0")`. Versions before 1.0
asked every installed package by its entry point. It stands apart from `cheesemoon` so that this
costs nothing: neither Numba nor a rule is loaded before somebody makes one of the environments.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.util import find_spec

VERSION = 0
"""Changes when what an environment does changes: its numbers, its actions or its rewards."""

OURS = ("first-rat", "space-guardians", "ratcatcher", "space-taxi")


def identifier(name: str) -> str:
    """`first-rat` is `cheesemoon/FirstRat-v0`."""
    return f"cheesemoon/{name.title().replace('-', '')}-v{VERSION}"


def register() -> None:
    """Make the games known, those of other packages included."""
    from gymnasium.envs.registration import register as make_known, registry

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

__all__ = ["OURS", "VERSION", "identifier", "register"]
