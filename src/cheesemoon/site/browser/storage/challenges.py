"""Points of bots in the challenges of the day, as far as this browser has let them play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cheesemoon.learn.daily import Daily

from .store import Store

Played = tuple[str, int]  # a bot, and the number of its game
MOST_KEPT = 60  # challenges


async def find(store: Store, challenge: Daily, bots: Sequence[str], each: int) -> dict[Played, int]:
    """Return the points of the games that bots have played."""
    known = cast(dict[str, int], store.record("daily").get(_of(challenge), {}))
    played = {(key.partition("#")[0], int(key.partition("#")[2])): n for key, n in known.items()}
    return {key: points for key, points in played.items() if key[0] in bots and key[1] < each}


async def put(store: Store, challenge: Daily, played: Played, points: int) -> None:
    """Keep the points of one game."""
    record = store.record("daily")
    known = cast(dict[str, int], record.setdefault(_of(challenge), {}))
    known[f"{played[0]}#{played[1]}"] = points
    for old in list(record)[:-MOST_KEPT]:
        del record[old]
    await store.put_record("daily")


def _of(challenge: Daily) -> str:
    return f"{challenge.game.name}/{challenge.key}"
