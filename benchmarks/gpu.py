"""Random play on a GPU: equal bytes with the CPU, then steps a second.

python benchmarks/gpu.py [GAME ...] [--check 2000] [--games 2000000]
"""

from __future__ import annotations

import argparse
import json

import numpy as np

import cheesemoon as cm
from cheesemoon.core.bulk.gpu import THREADS_A_BLOCK, play_random_on_gpu
from cheesemoon.core.bulk.playout import final_tables, play


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=list(cm.games()))
    parser.add_argument("--check", type=int, default=2000)
    parser.add_argument("--games", type=int, default=2_000_000)
    parser.add_argument("--blocks", type=int, nargs="*", default=[2112, 4224, 8448, 16896])
    args = parser.parse_args()
    for name in args.names:
        game = cm.game(name)
        game.prepare(on_step=lambda done, all_: None)
        players, options = game.default_seats, game.check_options({})
        _, last, compiling = play_random_on_gpu(game, args.check, players, options, 7, args.check)
        expected = final_tables(game, args.check, players, options, 7)
        equal = last.tobytes() == expected.tobytes()
        print(json.dumps({"game": name, "equal_games": args.check, "equal_bytes": equal}))
        print(json.dumps({"game": name, "first call, compiling included, s": round(compiling, 1)}))
        if not equal:
            differ = [a.tobytes() != b.tobytes() for a, b in zip(last, expected, strict=True)]
            wrong = np.flatnonzero(differ)
            raise SystemExit(f"{len(wrong)} tables differ, the first is game {wrong[0]}")
        play(game, 10, players, options, 1)
        for blocks in args.blocks:
            played, _, seconds = play_random_on_gpu(
                game, args.games, players, options, 1, blocks=blocks
            )
            print(
                json.dumps(
                    {
                        "game": name,
                        "threads": blocks * THREADS_A_BLOCK,
                        "steps": int(played.steps.sum()),
                        "seconds": round(seconds, 3),
                        "million_steps_per_second": round(played.steps.sum() / seconds / 1e6, 1),
                    }
                ),
                flush=True,
            )


if __name__ == "__main__":
    main()
