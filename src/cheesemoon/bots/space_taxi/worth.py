"""The value of coins and results over the rounds of the printed game, solved once.

Without the file a round could only be solved after all later rounds. The file names the rule
numbers that it was solved for. With other numbers everything is solved again. `solve_worth` writes
it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

import numpy as np

from cheesemoon.core import Floats
from cheesemoon.core.rules.record import Seen

from .dice import Facts

FILE = Path(__file__).parent / "worth.json"


class Worth(NamedTuple):
    """What is known of a game with these numbers; empty if it is not the printed game."""

    below: Floats  # [x]: the chance that the result of a turn is under x
    coins: dict[int, Seen]  # by players: [following rounds, coins]
    turns: dict[str, list[list[int]]]  # "middle", "last": [coins][result], how many turns had it


def known_worth(facts: Facts) -> Worth:
    """Read the file; return nothing known if it was solved for other rule numbers."""
    try:
        kept = json.loads(FILE.read_text(encoding="utf-8"))
    except OSError:
        kept = {}
    if kept.get("facts") != fingerprint(facts):
        return Worth(np.zeros(0), {}, {})
    coins = {int(n): np.array(rows, np.float32) for n, rows in kept["coins"].items()}
    return Worth(np.array(kept["below"]), coins, kept["turns"])


def fingerprint(facts: Facts) -> str:
    """Return a hash of the numbers of the rules."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
