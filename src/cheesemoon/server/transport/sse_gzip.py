"""Streams of events packed by gzip, as every browser unpacks them.

A message is packed by itself, once for all who are told the same, and put behind those before it:
gzip allows that where each piece begins anew. So no stream needs a packer of its own, of which ten
thousand would take gigabytes, and whatever has arrived can be unpacked.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from struct import Struct
from threading import Lock

LEVEL = 1  # the quickest; it leaves a third of an update or less
WINDOW, MEMORY = 13, 6  # with zlib's usual ones a quarter of the time goes into setting them up
_BEGIN = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # gzip's own words, for data of no name and no time
_END = Struct("<2sII")  # an empty last piece, and what was packed: its sum and its length


class _Packer:
    """Packs one message after another. It is as new after each of them, and to make a new one takes
    almost as long as to use it."""

    def __init__(self) -> None:
        self._alone = Lock()
        self._begin()

    def _begin(self) -> None:
        self._packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)

    def pack(self, data: bytes) -> bytes:
        with self._alone:
            try:
                return self._packer.compress(data) + self._packer.flush(zlib.Z_FULL_FLUSH)
            except BaseException:
                self._begin()  # nothing of it may get into the next message
                raise


_packer = _Packer()


@lru_cache(maxsize=64)
def packed(data: bytes) -> bytes:
    """A message as a piece of any packed stream."""
    return _packer.pack(data)


class Packing:
    """What one stream has been sent, which is told in its end."""

    def __init__(self) -> None:
        self._sum = self._length = 0

    def begin(self, data: bytes) -> bytes:
        """The beginning of the stream, with its first message."""
        return _BEGIN + self.next(data)

    def next(self, data: bytes) -> bytes:
        """The next message."""
        self._sum = zlib.crc32(data, self._sum)
        self._length += len(data)
        return packed(data)

    def end(self) -> bytes:
        """The end of the stream."""
        return _END.pack(b"\x03\0", self._sum, self._length & 0xFFFFFFFF)
