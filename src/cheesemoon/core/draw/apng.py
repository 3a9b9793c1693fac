"""Put PNG pictures of one size together into an animated PNG."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def animate(frames: Sequence[bytes], milliseconds: Sequence[int]) -> bytes:
    """Return an animated PNG that repeats for ever. All frames must have the same size and format.
    `milliseconds` is the time of each frame. Viewers without animation show the first frame."""
    header = _header(frames[0])
    if any(_header(frame) != header for frame in frames):
        raise ValueError("the frames have different sizes or formats")
    width, height = struct.unpack(">II", header[:8])
    count = struct.pack(">II", len(frames), 0)
    parts = [_SIGNATURE, _chunk(b"IHDR", header), _chunk(b"acTL", count)]
    number = 0
    for i, (frame, delay) in enumerate(zip(frames, milliseconds, strict=True)):
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, delay, 1000, 0, 0)
        parts.append(_chunk(b"fcTL", control))
        number += 1
        for data in (data for kind, data in _chunks(frame) if kind == b"IDAT"):
            if i == 0:
                parts.append(_chunk(b"IDAT", data))
            else:
                parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _header(frame: bytes) -> bytes:
    return next(data for kind, data in _chunks(frame) if kind == b"IHDR")


def _chunks(frame: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield kind and data of each chunk of a PNG."""
    if not frame.startswith(_SIGNATURE):
        raise ValueError("a frame is no PNG")
    at = len(_SIGNATURE)
    while at < len(frame):
        size = struct.unpack(">I", frame[at : at + 4])[0]
        yield frame[at + 4 : at + 8], frame[at + 8 : at + 8 + size]
        at += 12 + size


def _chunk(kind: bytes, data: bytes) -> bytes:
    crc = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)
