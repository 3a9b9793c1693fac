"""What coins and results are worth over the rounds of the printed game, solved once: without it the
round at hand could only be solved after all that follow it.

The file says for which numbers of the rules it was solved; with others, everything is solved anew.
`solve_worth` writes it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .dice import Facts

FILE = Path(__file__).parent / "worth.json"


class Worth(NamedTuple):
    """What is known of a game with these numbers; nothing, if it is not the printed one."""

    below: Any  # [x]: the chance that the result of a turn is under x
    coins: dict[int, Any]  # by players: [following rounds, coins]


def known_worth(facts: Facts) -> Worth:
    """From the file, if it was solved for these numbers of the rules."""
    try:
        kept = json.loads(FILE.read_text(encoding="utf-8"))
    except OSError:
        kept = {}
    if kept.get("facts") != fingerprint(facts):
        return Worth(np.zeros(0), {})
    coins = {int(n): np.array(rows, np.float32) for n, rows in kept["coins"].items()}
    return Worth(np.array(kept["below"]), coins)


def fingerprint(facts: Facts) -> str:
    """A hash of the numbers of the rules."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
