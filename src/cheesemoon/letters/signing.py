"""Signatures by Ed25519 (RFC 8032). Pure Python, so that every browser signs alike.

It is slow, and its time depends on the key. Both do not matter here: a device signs one letter at a
time, and no other program can measure it.
"""

from __future__ import annotations

import hashlib

KEY_SIZE = 32  # bytes
SIGNATURE_SIZE = 64  # bytes

_P: int = 2**255 - 19
_ORDER: int = 2**252 + 27742317777372353535851937790883648493
_D: int = -121665 * pow(121666, _P - 2, _P) % _P
_ROOT: int = pow(2, (_P - 1) // 4, _P)  # a square root of -1

Point = tuple[int, int, int, int]  # extended coordinates X, Y, Z, T with x = X/Z, y = Y/Z, xy = T/Z

_NEUTRAL: Point = (0, 1, 1, 0)


def public_key(secret: bytes) -> bytes:
    """Return the public key of a secret of 32 bytes."""
    return _pack(_times(_scalar(secret)[0], _BASE))


def sign(secret: bytes, message: bytes) -> bytes:
    """Return the signature of a message, 64 bytes."""
    scalar, prefix = _scalar(secret)
    key = _pack(_times(scalar, _BASE))
    once = _number(prefix, message) % _ORDER
    first = _pack(_times(once, _BASE))
    rest = (once + _number(first, key, message) * scalar) % _ORDER
    return first + rest.to_bytes(32, "little")


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Return True if the owner of this public key signed the message. A key of small order has no
    owner: everyone can make signatures that fit any message."""
    if len(key) != KEY_SIZE or len(signature) != SIGNATURE_SIZE:
        return False
    point, first = _unpack(key), _unpack(signature[:32])
    rest = int.from_bytes(signature[32:], "little")
    if point is None or first is None or rest >= _ORDER:
        return False
    if _is_equal(_times(8, point), _NEUTRAL):
        return False
    asked = _number(signature[:32], key, message) % _ORDER
    return _is_equal(_times(rest, _BASE), _add(first, _times(asked, point)))


def _scalar(secret: bytes) -> tuple[int, bytes]:
    """Return the number of a secret, and the prefix that makes signatures deterministic."""
    if len(secret) != KEY_SIZE:
        raise ValueError("a secret has 32 bytes")
    found = hashlib.sha512(secret).digest()
    number = int.from_bytes(found[:32], "little")
    return number & ((1 << 254) - 8) | (1 << 254), found[32:]


def _number(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


def _add(p: Point, q: Point) -> Point:
    a = (p[1] - p[0]) * (q[1] - q[0]) % _P
    b = (p[1] + p[0]) * (q[1] + q[0]) % _P
    c = 2 * p[3] * q[3] * _D % _P
    d = 2 * p[2] * q[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(n: int, p: Point) -> Point:
    found = _NEUTRAL
    while n:
        if n & 1:
            found = _add(found, p)
        p = _add(p, p)
        n >>= 1
    return found


def _is_equal(p: Point, q: Point) -> bool:
    return (p[0] * q[2] - q[0] * p[2]) % _P == 0 == (p[1] * q[2] - q[1] * p[2]) % _P


def _find_x(y: int, is_odd: int) -> int | None:
    """Return the x of a point of the curve; None if there is none, or if y is not reduced."""
    if y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, _P - 2, _P) % _P
    if square == 0:
        return None if is_odd else 0
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _ROOT % _P
    if (x * x - square) % _P:
        return None
    return x if x & 1 == is_odd else _P - x


def _pack(p: Point) -> bytes:
    inverse = pow(p[2], _P - 2, _P)
    x, y = p[0] * inverse % _P, p[1] * inverse % _P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _unpack(data: bytes) -> Point | None:
    y = int.from_bytes(data, "little")
    is_odd, y = y >> 255, y & ((1 << 255) - 1)
    x = _find_x(y, is_odd)
    return None if x is None else (x, y, 1, x * y % _P)


def _base() -> Point:
    y = 4 * pow(5, _P - 2, _P) % _P
    x = _find_x(y, 0)
    assert x is not None
    return x, y, 1, x * y % _P


_BASE: Point = _base()
