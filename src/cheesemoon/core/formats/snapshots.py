"""Snapshots: the record of a table as a small blob, so that loading a game needs no replay."""

from __future__ import annotations

import hashlib
import zlib
from functools import lru_cache

import numpy as np

from ..rules.record import Layout, Records
from ..text.errors import CheesemoonError


class StaleRecord(CheesemoonError):
    """A snapshot of another version of the game: its actions must be replayed."""


def freeze(game: str, array: Records, script: list[int]) -> bytes:
    """Pack a hash of the record's layout, the record, and the script that does not fit into it."""
    packer = zlib.compressobj(1, zlib.DEFLATED, 12, 4)  # small buffers: faster for small records
    plain = _stamp(game, array.dtype) + array.tobytes() + np.array(script, np.int32).tobytes()
    return packer.compress(plain) + packer.flush()


def thaw(game: str, dtype: Layout, data: bytes) -> tuple[Records, list[int]]:
    """Unpack a snapshot; raise StaleRecord if the record has another layout now."""
    plain = zlib.decompress(data)
    size = dtype.itemsize
    if plain[:8] != _stamp(game, dtype):
        raise StaleRecord("save-stale", game=game)
    if len(plain) < 8 + size:
        return np.frombuffer(_with_zeros(plain[8:], dtype), dtype), []
    array = np.frombuffer(bytearray(plain[8 : 8 + size]), dtype)
    return array, np.frombuffer(plain, np.int32, offset=8 + size).tolist()


def _with_zeros(sparse: bytes, dtype: Layout) -> bytearray:
    """Read the format of older versions: one bit per byte of the record before the script, 1 if the
    byte is not 0, followed by the bytes that are not 0."""
    assert dtype.fields
    used = dtype.fields["script"][1]
    marks = (used + 7) // 8
    there = np.unpackbits(np.frombuffer(sparse, np.uint8, marks))[-used:].astype(bool)
    found = bytearray(dtype.itemsize)
    np.frombuffer(found, np.uint8, used)[there] = np.frombuffer(sparse, np.uint8, offset=marks)
    return found


@lru_cache(maxsize=64)
def _stamp(game: str, dtype: Layout) -> bytes:
    layout = repr((game, dtype.descr)).encode()
    return hashlib.sha256(layout).digest()[:8]
