"""Where texts are kept: IndexedDB in a browser, a dictionary in tests and while pages are built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Keeper(Protocol):
    """Texts by key. Keys sort by their characters."""

    async def put(self, texts: Mapping[str, str | None]) -> None:
        """Store texts together, or nothing; None deletes. Raise OSError if that cannot be."""

    async def find(self, prefix: str) -> dict[str, str]:
        """Return all texts whose key begins with `prefix`, in the order of their keys. Raise
        OSError if they cannot be read."""


class MemoryKeeper:
    """Keeps texts as long as it lives."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def put(self, texts: Mapping[str, str | None]) -> None:
        """Store texts."""
        for key, text in texts.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text

    async def find(self, prefix: str) -> dict[str, str]:
        """Return the texts whose key begins with `prefix`."""
        return {key: self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)}
