"""The platforms that libraries are made for."""

from __future__ import annotations

from typing import NamedTuple

_WASM = "bulk-memory bulk-memory-opt mutable-globals nontrapping-fptoint sign-ext"


class Target(NamedTuple):
    """A platform as LLVM and the linker name it."""

    triple: str  # of LLVM
    zig: str  # of the linker in the package ziglang; "" for WebAssembly
    wheel: str = ""  # the platform tag of wheels; "" if there are none
    features: str = ""
    pointer_bits: int = 64


TARGETS = {
    "linux-x86_64": Target(
        "x86_64-unknown-linux-gnu", "x86_64-linux-gnu.2.17", "manylinux2014_x86_64"
    ),
    "linux-arm64": Target(
        "aarch64-unknown-linux-gnu", "aarch64-linux-gnu.2.17", "manylinux2014_aarch64"
    ),
    "darwin-x86_64": Target("x86_64-apple-darwin", "x86_64-macos.11.0", "macosx_11_0_x86_64"),
    "darwin-arm64": Target("arm64-apple-darwin", "aarch64-macos.11.0", "macosx_11_0_arm64"),
    "win32-x86_64": Target("x86_64-pc-windows-gnu", "x86_64-windows-gnu", "win_amd64"),
    "emscripten-wasm32": Target(
        "wasm32-unknown-emscripten",  # its code may lie anywhere in memory
        "",
        "",
        ",".join(f"+{feature}" for feature in _WASM.split()),
        32,
    ),
}
"""By the names of `core.rules.library.this_platform`."""
