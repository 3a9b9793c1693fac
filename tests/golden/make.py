"""Writes golden games: whole games that must replay to the same end for ever.

python tests/golden/make.py GAME SEATS SEED [OPTION=VALUE ...] [bot=NAME]

Actions are random, or those of a bot.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import cheesemoon as cm
from cheesemoon.bots import bot


def main() -> None:
    name, seats, seed, *given = sys.argv[1:]
    options = dict(word.split("=") for word in given)
    level = options.pop("bot", "random")
    chosen = {k: {"true": True, "false": False}.get(v, v) for k, v in options.items()}
    table = cm.game(name).new(seats=int(seats), seed=int(seed), **chosen)
    rng = random.Random(int(seed))
    player = bot(level, cm.game(name), seed=int(seed))
    while not table.over:
        action = rng.choice(table.legal()) if level == "random" else player.choose_at(table)
        table.play(action)
    stem = "-".join([name, seats, seed, *options.values()])
    path = Path(__file__).parent / f"{stem}.json"
    table.save(path)
    end = {"position": table.position(), "scores": table.scores(), "log": table.log()}
    path.with_suffix(".end").write_text(json.dumps(end, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
