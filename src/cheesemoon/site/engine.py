"""Pyodide's WebAssembly file, smaller: tables that nothing here reads become zeros.

Zeros compress to nothing, and no address changes. The offsets are those of the one file whose
checksum `downloads` has.
"""

from __future__ import annotations

import gzip
import hashlib

from .errors import CannotBuild

NAME = "pyodide.asm.wasm"
PACK = f"{NAME}.pack"
_SHA256 = "92160102d09feeb8c738a07c870bde47fd4c141fd70b5376188bdd951df9ea23"
_DATA = 5_465_624  # where the data section begins
_UNREAD = {
    "codecs of Chinese, Japanese and Korean": (587_712, 1_176_896),
    "character sets of the C function iconv": (2_862_441, 2_982_097),
}


def packed(wasm: bytes) -> bytes:
    """Return the file with zeros in place of those tables, compressed by gzip. Refuse another file:
    the offsets would not fit."""
    if hashlib.sha256(wasm).hexdigest() != _SHA256:
        raise CannotBuild("site-bad-download", address=NAME)
    data = bytearray(wasm)
    for begin, end in _UNREAD.values():
        data[_DATA + begin : _DATA + end] = bytes(end - begin)
    return gzip.compress(bytes(data), 9, mtime=0)
