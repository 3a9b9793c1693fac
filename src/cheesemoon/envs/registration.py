"""The names under which Gymnasium knows the games. The number at the end changes when what an
environment does changes: its numbers, its actions or its rewards."""

from __future__ import annotations

import cheesemoon

VERSION = 0


def identifier(name: str) -> str:
    """`first-rat` is `cheesemoon/FirstRat-v0`."""
    return f"cheesemoon/{name.title().replace('-', '')}-v{VERSION}"


def register() -> None:
    """Make the games known; called by Gymnasium itself, through the entry point."""
    from gymnasium.envs.registration import register as make_known, registry

    for name in cheesemoon.games():
        if identifier(name) not in registry:
            make_known(
                identifier(name),
                entry_point="cheesemoon.envs.single:TableEnv",
                vector_entry_point="cheesemoon.envs.vector:TablesEnv",
                kwargs={"game": name},
            )
