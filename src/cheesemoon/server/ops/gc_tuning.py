"""Settings of the garbage collector that keep its pauses short."""

from __future__ import annotations

import gc


def settle() -> None:
    """Exempt all loaded objects from collection, and collect new ones rarely."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
