"""Frozen records: the latest state kept beside a list of actions, so that nothing has to be
replayed."""

from __future__ import annotations

import hashlib
import struct
import zlib
from functools import lru_cache
from typing import Any

import numpy as np

from ..rules.record import Records
from ..text.errors import CheesemoonError


class StaleRecord(CheesemoonError):
    """A frozen record of another version of the game: its actions must be replayed."""


LONGEST = 512  # bytes before script and events: longer records are packed by zlib
_MARKS = b"0" + b"1" * 255  # of bytes: whether they are 0
_AS_IT_IS = struct.Struct("<2sBHH")  # zlib's own words for "not packed", before and
_CHECK = struct.Struct(">I")  # after what is as it is


def freeze(game: str, array: Records, script: list[int]) -> bytes:
    """A record and the script that does not fit into it, with the stamp of the record's layout."""
    plain, stamp = array.tobytes(), _stamp(game, array.dtype)
    used, unused = _parts(array.dtype)
    if not script and used <= LONGEST and plain.endswith(unused):
        sparse = stamp + _without_zeros(plain[:used])
        if len(sparse) < len(stamp) + len(plain):  # by that `thaw` knows it
            return _unpacked(sparse)
    rest = np.array(script, np.int32).tobytes() if script else b""
    packer = zlib.compressobj(1, zlib.DEFLATED, 12, 4)  # the usual one takes long to set up
    return packer.compress(stamp + plain + rest) + packer.flush()


@lru_cache(maxsize=64)
def _parts(dtype: np.dtype[Any]) -> tuple[int, bytes]:
    """How many bytes of a record come before script and events, and what those are after an action:
    nothing."""
    used: int = dtype.fields["script"][1]  # type: ignore[index]
    return used, bytes(dtype.itemsize - used)


def _without_zeros(used: bytes) -> bytes:
    """A bit for each byte that is not 0, and those bytes. Records are small numbers in wide fields:
    of a short one it makes no more than zlib does, in half the time."""
    marks = int(used.translate(_MARKS), 2).to_bytes((len(used) + 7) // 8, "big")
    return marks + used.translate(None, b"\0")


def _with_zeros(sparse: bytes, dtype: np.dtype[Any]) -> bytearray:
    used, _ = _parts(dtype)
    marks = (used + 7) // 8
    there = np.unpackbits(np.frombuffer(sparse, np.uint8, marks))[-used:].astype(bool)
    found = bytearray(dtype.itemsize)
    np.frombuffer(found, np.uint8, used)[there] = np.frombuffer(sparse, np.uint8, offset=marks)
    return found


def _unpacked(data: bytes) -> bytes:
    """As zlib would write what it cannot pack: whoever unpacks need not know, versions before this
    one among them; to those it is another layout, and they replay."""
    size = len(data)
    return (
        _AS_IT_IS.pack(b"\x78\x01", 1, size, size ^ 0xFFFF) + data + _CHECK.pack(zlib.adler32(data))
    )


def thaw(game: str, dtype: np.dtype[Any], data: bytes) -> tuple[Records, list[int]]:
    """What was frozen, if the record still has the same layout."""
    plain = zlib.decompress(data)
    size = dtype.itemsize
    if plain[:8] != _stamp(game, dtype):
        raise StaleRecord("save-stale", game=game)
    if len(plain) < 8 + size:
        return np.frombuffer(_with_zeros(plain[8:], dtype), dtype), []
    array = np.frombuffer(bytearray(plain[8 : 8 + size]), dtype)
    return array, np.frombuffer(plain, np.int32, offset=8 + size).tolist()


@lru_cache(maxsize=64)
def _stamp(game: str, dtype: np.dtype[Any]) -> bytes:
    layout = repr((game, dtype.descr)).encode()
    return hashlib.sha256(layout).digest()[:8]
