"""Fair chance: the published hash of a seed, and tables whose maker can know the seed."""

from __future__ import annotations

import hashlib

from ..storage.rows import Origin

FORETOLD: tuple[Origin, ...] = ("chosen", "given", "shown")  # people can know what chance will give


def seed_hash(table_id: str, salt: str, seed: int) -> str:
    """Return the hash that is published before the first move. The salt makes it impossible to
    find the seed by trying."""
    return hashlib.sha256(f"cheesemoon {table_id} {salt} {seed}".encode()).hexdigest()
