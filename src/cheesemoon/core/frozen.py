"""Frozen records: the latest state kept beside a list of actions, so that nothing has to be
replayed."""

from __future__ import annotations

import hashlib
import zlib
from functools import lru_cache
from typing import Any

import numpy as np

from .errors import CheesemoonError
from .record import Records


class StaleRecord(CheesemoonError):
    """A frozen record of another version of the game: its actions must be replayed."""


def freeze(game: str, array: Records, script: list[int]) -> bytes:
    """A record and the script that does not fit into it, with the stamp of the record's layout."""
    rest = np.array(script, np.int32).tobytes() if script else b""
    packer = zlib.compressobj(1, zlib.DEFLATED, 12, 4)  # the usual one takes long to set up
    return packer.compress(_stamp(game, array.dtype) + array.tobytes() + rest) + packer.flush()


def thaw(game: str, dtype: np.dtype[Any], data: bytes) -> tuple[Records, list[int]]:
    """What was frozen, if the record still has the same layout."""
    plain = zlib.decompress(data)
    size = dtype.itemsize
    if plain[:8] != _stamp(game, dtype) or len(plain) < 8 + size:
        raise StaleRecord("save-stale", game=game)
    array = np.frombuffer(bytearray(plain[8 : 8 + size]), dtype)
    return array, np.frombuffer(plain, np.int32, offset=8 + size).tolist()


@lru_cache(maxsize=64)
def _stamp(game: str, dtype: np.dtype[Any]) -> bytes:
    layout = repr((game, dtype.descr)).encode()
    return hashlib.sha256(layout).digest()[:8]
