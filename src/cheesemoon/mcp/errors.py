"""The errors of the MCP server; each is one sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cheesemoon.core import CheesemoonError, Words


@cache
def words() -> Words:
    """Return the messages of the MCP server."""
    return Words(Path(__file__).parent / "words")


class McpError(CheesemoonError):
    """A request that the MCP server cannot fulfil."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message, words=words(), **args)
