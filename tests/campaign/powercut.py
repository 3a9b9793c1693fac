"""A power cut, played from a trace of writes and flushes: what was flushed is there, of the rest
each write is there, missing, or cut off after some of its sectors."""

from __future__ import annotations

import random
import struct
from pathlib import Path
from typing import NamedTuple

_HEAD = struct.Struct("<cQIqI")
SECTOR = 512


class Event(NamedTuple):
    """A write, a flush or a truncation of a file."""

    kind: bytes
    at: int  # monotonic nanoseconds
    path: str
    offset: int
    data: bytes


def read(trace: Path) -> list[Event]:
    """All that was noted, in order."""
    raw, found, i = trace.read_bytes(), [], 0
    while i < len(raw):
        kind, at, length, offset, size = _HEAD.unpack_from(raw, i)
        i += _HEAD.size
        path = raw[i : i + length].decode()
        data = raw[i + length : i + length + size]
        i += length + size
        found.append(Event(kind, at, path, offset, data))
    return found


def image(events: list[Event], at: int, rng: random.Random, path: Path, target: Path) -> None:
    """Write the files as they may be found after the power went at that time."""
    past = [event for event in events if event.at <= at]
    for end in ("", "-wal"):
        mine = [event for event in past if event.path == str(path) + end]
        flushed = max((n for n, event in enumerate(mine) if event.kind == b"s"), default=-1)
        content = bytearray()
        for event in mine[: flushed + 1]:
            _apply(content, event)
        for event in mine[flushed + 1 :]:
            fate = rng.random()
            if fate < 0.4:
                _apply(content, event)
            elif fate < 0.7 and event.kind == b"w":
                kept = SECTOR * rng.randint(0, len(event.data) // SECTOR)
                _apply(content, event._replace(data=event.data[:kept]))
        if mine:
            target.with_name(target.name + end).write_bytes(content)


def _apply(content: bytearray, event: Event) -> None:
    if event.kind == b"t":
        del content[event.offset :]
        content.extend(b"\0" * (event.offset - len(content)))
    elif event.kind == b"w" and event.data:
        if len(content) < event.offset:
            content.extend(b"\0" * (event.offset - len(content)))
        content[event.offset : event.offset + len(event.data)] = event.data
