"""Event streams compressed with gzip.

Each message is compressed by itself, once for all subscribers that get the same message. A full
flush after each message makes that possible. So no stream needs its own compressor, of which ten
thousand would take gigabytes, and a browser can decompress each message when it arrives.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from struct import Struct
from threading import Lock

LEVEL = 1  # the fastest; it reduces an update to a third or less
WINDOW, MEMORY = 13, 6  # zlib's defaults take a quarter of the time to initialise
_BEGIN = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # gzip header without name and time
_END = Struct("<2sII")  # empty last block, CRC-32 and length of the data


class _Packer:
    """A compressor for one message after another; a full flush resets it.

    Creating a compressor takes almost as long as using it.
    """

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
                self._begin()  # the next message must not contain a part of this one
                raise


_packer = _Packer()


@lru_cache(maxsize=64)
def compress_block(data: bytes) -> bytes:
    """Compress a message into a block that fits any stream."""
    return _packer.pack(data)


class Packing:
    """The checksum and length of one stream, which its gzip trailer contains."""

    def __init__(self) -> None:
        self._sum = self._length = 0

    def begin(self, data: bytes) -> bytes:
        """Return the beginning of the stream with its first message."""
        return _BEGIN + self.next(data)

    def next(self, data: bytes) -> bytes:
        """Compress the next message."""
        self._sum = zlib.crc32(data, self._sum)
        self._length += len(data)
        return compress_block(data)

    def end(self) -> bytes:
        """Return the end of the stream."""
        return _END.pack(b"\x03\0", self._sum, self._length & 0xFFFFFFFF)
