"""Rules from a precompiled library, a file of machine code beside a manifest.

The library works on the memory of NumPy's arrays; nothing is copied. Each of its functions takes
one address: that of a block of slots of 8 bytes. Slot 0 takes the result, the arguments follow. An
array is its address and its lengths, a record its address, a tuple its items one after the other.
`libraries.builder` makes the files.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import platform
import sys
import threading
import warnings
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from .cache import hash_of, sources_of
from .engine import libraries

SLOTS = 256
_WORD = 1 << 64
_HALF = 1 << 63
_SUFFIX = {"darwin": ".dylib", "win32": ".dll", "emscripten": ".wasm"}

Answer = int | float
Numbers = ctypes.Array[ctypes.c_int64]
Floats = ctypes.Array[ctypes.c_double]


class Manifest(NamedTuple):
    """What a library is made of."""

    platform: str
    sources: str  # hash of all sources; "" in a site, which is always built whole
    sha256: str  # of the file
    functions: dict[str, str]  # the kind of each result: "int" or "float"


class Unfit(Exception):
    """A library cannot be used; the message says why."""


def this_platform() -> str:
    """Return the platform that a library must be made for, such as `linux-x86_64`."""
    if sys.platform == "emscripten":
        return "emscripten-wasm32"
    machine = platform.machine().lower().replace("amd64", "x86_64").replace("aarch64", "arm64")
    return f"{sys.platform}-{machine}"


def suffix_of(target: str) -> str:
    """Return the file suffix of libraries for a platform."""
    return _SUFFIX.get(target.partition("-")[0], ".so")


@cache
def hash_of_sources(package: str) -> str:
    """Return a hash of every source that the library of a game is made of."""
    sources: set[Path] = set()
    for each in ("core", "bots", package):
        sources |= sources_of(each)
    return hash_of(sources)


class Library:
    """The functions of one game."""

    def __init__(self, path: Path, functions: dict[str, str]) -> None:
        self._file = ctypes.CDLL(str(path))
        self._kinds = functions
        self._made: dict[str, Callable[..., Answer]] = {}
        self._blocks = threading.local()  # calls may run in several threads

    def has(self, name: str) -> bool:
        """Return True if the library has a function of this name."""
        return name in self._kinds

    def function(self, name: str) -> Callable[..., Answer]:
        """Return a function, called like the rule or entry that it was made of."""
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> Callable[..., Answer]:
        compiled = self._file[name]
        compiled.argtypes, compiled.restype = [ctypes.c_void_p], ctypes.c_int
        is_float = self._kinds[name] == "float"
        blocks = self._blocks

        def call(*args: object) -> Answer:
            try:
                numbers, floats, address = blocks.now
            except AttributeError:
                numbers, floats, address = blocks.now = _block()
            _fill(numbers, floats, args, 1)
            status = compiled(address)
            if status:
                raise RuntimeError(f"{name} ended with the status {status}")
            return float(floats[0]) if is_float else int(numbers[0])

        call.__name__ = name
        return call


def _block() -> tuple[Numbers, Floats, int]:
    """Return the slots as whole numbers and as floats, and their address."""
    numbers = (ctypes.c_int64 * SLOTS)()
    return numbers, (ctypes.c_double * SLOTS).from_buffer(numbers), ctypes.addressof(numbers)


def _fill(numbers: Numbers, floats: Floats, args: Iterable[object], at: int) -> int:
    """Write arguments into slots from `at` on. Return the next free slot. Functions and None take
    no slot: they are compiled in."""
    for value in args:
        if isinstance(value, float | np.floating):
            floats[at] = float(value)
            at += 1
        elif isinstance(value, int | np.integer | np.bool_):
            number = int(value) % _WORD
            numbers[at] = number if number < _HALF else number - _WORD
            at += 1
        elif isinstance(value, np.ndarray):
            if not value.flags.c_contiguous:
                raise TypeError("an array is not contiguous")
            numbers[at] = value.ctypes.data
            at += 1
            for length in value.shape:
                numbers[at] = length
                at += 1
        elif isinstance(value, np.void):
            # `__array_interface__` would describe all fields, which takes 40 times as long
            numbers[at] = np.ndarray((), np.uint8, value).ctypes.data
            at += 1
        elif isinstance(value, tuple):
            at = _fill(numbers, floats, value, at)
        elif value is not None and not callable(value):
            raise TypeError(f"a library takes no {type(value).__name__}")
    return at


# --- finding the library of a game ----------------------------------------------------------------


def library_of(name: str, package: str) -> Library | None:
    """Open the library of a game. If there is none that fits, say why and return None."""
    folder = libraries()
    path = folder / f"{name}{suffix_of(this_platform())}"
    manifest = path.with_suffix(".json")
    if not manifest.exists():
        return None
    try:
        return _open(path, manifest, package)
    except Unfit as why:
        warnings.warn(
            f"The compiled library of {name} is not used: {why}. Its rules are interpreted.",
            RuntimeWarning,
            stacklevel=3,
        )
        return None


def _open(path: Path, manifest: Path, package: str) -> Library:
    said = _read(manifest)
    if said.platform != this_platform():
        raise Unfit(f"it was made for {said.platform}, this is {this_platform()}")
    if said.sources and said.sources != hash_of_sources(package):
        raise Unfit("the sources of the rules have changed since it was built")
    try:
        if hashlib.sha256(path.read_bytes()).hexdigest() != said.sha256:
            raise Unfit("the file is damaged")
        library = Library(path, said.functions)
        for name in said.functions:
            library.function(name)
    except (OSError, AttributeError) as error:
        raise Unfit(f"it cannot be opened ({error})") from None
    return library


def _read(manifest: Path) -> Manifest:
    try:
        found = Manifest(**json.loads(manifest.read_text(encoding="utf-8")))
        kinds = found.functions.values()
    except (OSError, ValueError, TypeError, AttributeError):
        raise Unfit(f"{manifest.name} is damaged") from None
    if not all(kind in ("int", "float") for kind in kinds):
        raise Unfit(f"{manifest.name} is damaged")
    return found
