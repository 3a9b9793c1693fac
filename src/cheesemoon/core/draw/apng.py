"""Put PNG pictures of one size together into a small animated PNG.

All frames share a palette of 255 colours. A frame stores only the rectangle that has changed, and
in it pixels that have not changed are transparent.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGBA = b"\x08\x06\x00\x00\x00"  # depth, colour type and methods of a frame
_INDEXED = b"\x08\x03\x00\x00\x00"
_COLOURS = 255
_CLEAR = 255  # the index of unchanged pixels
_BITS = 5  # of a channel, for the histogram of colours

Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]


def animate(frames: Sequence[bytes], milliseconds: Sequence[int]) -> bytes:
    """Return an animated PNG that repeats for ever. All frames must be PNGs with 8 bits of red,
    green, blue and alpha, and of the same size. `milliseconds` is the time of each frame. Viewers
    without animation show the first frame."""
    header = _header(frames[0])
    if any(_header(frame) != header for frame in frames) or header[8:] != _RGBA:
        raise ValueError("the frames have different sizes or formats")
    colours, pictures = _index(_decode(frames))
    palette = colours.tobytes() + bytes(3 * (_CLEAR + 1 - len(colours)))
    parts = [
        _SIGNATURE,
        _chunk(b"IHDR", header[:8] + _INDEXED),
        _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
        _chunk(b"PLTE", palette),
        _chunk(b"tRNS", b"\xff" * _CLEAR + b"\x00"),
    ]
    number = 0
    for i, (picture, delay) in enumerate(zip(pictures, milliseconds, strict=True)):
        left, top, part = (0, 0, picture) if i == 0 else _difference(pictures[i - 1], picture)
        place = (part.shape[1], part.shape[0], left, top)
        parts.append(_chunk(b"fcTL", struct.pack(">5IHHBB", number, *place, delay, 1000, 0, 1)))
        number += 1
        data = zlib.compress(np.pad(part, ((0, 0), (1, 0))).tobytes(), 9)  # filter 0 in each row
        if i == 0:
            parts.append(_chunk(b"IDAT", data))
        else:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _difference(old: Bytes, new: Bytes) -> tuple[int, int, Bytes]:
    """Return the left and top edge of the rectangle that has changed, and its pixels."""
    changed = old != new
    rows, columns = np.flatnonzero(changed.any(1)), np.flatnonzero(changed.any(0))
    if not len(rows):
        return 0, 0, np.full((1, 1), _CLEAR, np.uint8)
    here = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    return (
        int(columns[0]),
        int(rows[0]),
        np.where(changed[here], new[here], _CLEAR).astype(np.uint8),
    )


# --- colours --------------------------------------------------------------------------------------


def _index(pixels: Bytes) -> tuple[Bytes, list[Bytes]]:
    """Return at most 255 colours, and the pictures as indices of them."""
    red, green, blue = (pixels[..., i].astype(np.int64) >> (8 - _BITS) for i in range(3))
    keys = (red << 2 * _BITS) | (green << _BITS) | blue
    counts = np.bincount(keys.ravel(), minlength=1 << 3 * _BITS)
    used = np.flatnonzero(counts)
    sums = [
        np.bincount(keys.ravel(), pixels[..., i].ravel(), minlength=len(counts)) for i in range(3)
    ]
    means = np.stack([total[used] / counts[used] for total in sums], axis=1)
    boxes = _cut(means, counts[used])
    table = np.zeros(len(counts), np.uint8)
    colours = np.zeros((len(boxes), 3), np.uint8)
    for i, box in enumerate(boxes):
        table[used[box]] = i
        colours[i] = np.average(means[box], axis=0, weights=counts[used][box]).round()
    return colours, list(table[keys])


def _cut(means: npt.NDArray[np.float64], counts: Ints) -> list[Ints]:
    """Return groups of similar colours: the group with the largest spread is cut in two, until
    there are 255 or each has one colour."""
    boxes = [np.arange(len(means))]
    spreads = [_spread(means, counts, boxes[0])]
    while len(boxes) < _COLOURS and max(spreads)[0] > 0:
        worst = max(range(len(boxes)), key=lambda i: spreads[i])
        box, (_, channel) = boxes[worst], spreads[worst]
        box = box[np.argsort(means[box, channel], kind="stable")]
        weights = np.cumsum(counts[box])
        at = int(np.clip(np.searchsorted(weights, weights[-1] / 2), 1, len(box) - 1))
        boxes[worst], spreads[worst] = box[:at], _spread(means, counts, box[:at])
        boxes.append(box[at:])
        spreads.append(_spread(means, counts, box[at:]))
    return boxes


def _spread(means: npt.NDArray[np.float64], counts: Ints, box: Ints) -> tuple[float, int]:
    """Return how far the colours of a group differ, and in which channel most."""
    if len(box) < 2:
        return 0.0, 0
    middle = np.average(means[box], axis=0, weights=counts[box])
    apart = ((means[box] - middle) ** 2 * np.sqrt(counts[box])[:, None]).sum(0)
    return float(apart.max()), int(apart.argmax())


# --- chunks and rows ------------------------------------------------------------------------------


def _decode(frames: Sequence[bytes]) -> Bytes:
    """Return the red, green and blue of PNGs of one size, as frames, rows, columns and channels.

    A pixel is predicted from its left, upper and upper left neighbour. So all pixels of a diagonal
    are decoded at once, in all frames.
    """
    width, height = struct.unpack(">II", _header(frames[0])[:8])
    raw = [
        zlib.decompress(b"".join(data for kind, data in _chunks(frame) if kind == b"IDAT"))
        for frame in frames
    ]
    rows = np.frombuffer(b"".join(raw), np.uint8).reshape(len(frames), height, 1 + 4 * width)
    filters = rows[:, :, 0].T[:, :, None]  # by row and frame
    given = rows[:, :, 1:].reshape(len(frames), height, width, 4).transpose(1, 2, 0, 3)
    found = np.zeros((height + 1, width + 1, len(frames), 4), np.int16)
    for diagonal in range(width + height - 1):
        y = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        x = diagonal - y
        left, up, corner = found[y + 1, x], found[y, x + 1], found[y, x]
        kinds = filters[y]
        guess = np.select(
            [kinds == 1, kinds == 2, kinds == 3, kinds == 4],
            [left, up, (left + up) // 2, _paeth(left, up, corner)],
            0,
        )
        found[y + 1, x + 1] = (given[y, x] + guess) & 255
    return found[1:, 1:, :, :3].transpose(2, 0, 1, 3).astype(np.uint8)


def _paeth(
    left: npt.NDArray[np.int16], up: npt.NDArray[np.int16], corner: npt.NDArray[np.int16]
) -> npt.NDArray[np.int16]:
    """Return the neighbour that is nearest to left + up - corner, as PNG defines it."""
    from_left, from_up = abs(up - corner), abs(left - corner)
    from_corner = abs(left + up - 2 * corner)
    upper = np.where(from_up <= from_corner, up, corner)
    return np.where((from_left <= from_up) & (from_left <= from_corner), left, upper)


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
