"""Fair chance: what is published of a seed, and tables where somebody can know it."""

from __future__ import annotations

import hashlib

FORETOLD = ("chosen", "given")  # origins: a seed that somebody chose, a file that has its chance


def seed_hash(table_id: str, salt: str, seed: int) -> str:
    """What is published before the first move: nobody can guess the seed from it."""
    return hashlib.sha256(f"cheesemoon {table_id} {salt} {seed}".encode()).hexdigest()
