"""Proof of a finished game: its saved form, and a replay from the seed alone.

A rated game is replayed in the background when it ends. The stored result says what came of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import msgspec

import cheesemoon as cm
from cheesemoon.core import CheesemoonError
from cheesemoon.core.game import saved
from cheesemoon.view.messages import WORDS

from .. import background
from ..storage import results
from ..storage.rows import ENDINGS
from .fairness import seed_hash
from .protocols import Room

logger = logging.getLogger("cheesemoon.server")

REPLAYED = "replayed"  # the proof of a result whose replay gave the same game


class NotProven(CheesemoonError):  # noqa: N818 - the word that fits
    """The game does not match its seed."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(message, words=WORDS, **args)


def save_game(room: Room) -> dict[str, Any]:
    """Return a finished table as a saved game, with the proof of its chance. If people ended the
    game before its rules did, the proof says how."""
    proof: dict[str, Any] = {
        "table": room.id,
        "salt": room.info.salt,
        "seed_hash": room.seed_hash,
        "origin": room.info.origin,
        "chance": room.info.chance,
    }
    if room.ended is not None:
        proof["ended"] = msgspec.structs.asdict(room.ended)
    return {**saved.to_dict(room.table), "fair": proof}


def replay(data: Mapping[str, Any], source: str, published: str | None = None) -> dict[str, object]:
    """Replay a saved game from its seed alone, and compare the seed with its published hash. If
    people ended the game before its rules did (`ended`), the played part is replayed, and how it
    ended is the server's word. Raise NotProven if anything differs."""
    table = saved.from_dict(dict(data), source, cm.game)
    proof = data.get("fair")
    ended = _ended(proof, table.players)
    if not table.over and ended is None:
        raise NotProven("proof-running")
    if not isinstance(proof, dict) or not all(
        isinstance(proof.get(key), str) for key in ("table", "salt", "seed_hash", "origin")
    ):
        raise NotProven("proof-missing")
    if proof["origin"] not in ("seed", "chosen", "shown") or proof.get("chance") == "hand":
        raise NotProven("proof-origin")
    made = seed_hash(proof["table"], proof["salt"], data["seed"])
    if made != proof["seed_hash"] or (published is not None and made != published.lower()):
        raise NotProven("proof-hash", made=made)
    again = table.game.new(seats=table.players, seed=data["seed"], **table.options)
    if again.position() != data["start"]:
        raise NotProven("proof-start")
    for action in table.actions:
        again.play(action)
    if again.chance != table.chance or again.position() != table.position():
        raise NotProven("proof-chance")
    return {
        "table": proof["table"],
        "game": table.game.name,
        "seed": data["seed"],
        "seed_hash": made,
        "actions": len(table.actions),
        "chance": len(table.chance),
        "seed_chosen": proof["origin"] != "seed",
        "ended": ended,
    }


def _ended(proof: object, players: int) -> dict[str, object] | None:
    """Return how people ended a game: `how`, `seat`, `winners`; None if its rules ended it."""
    said = proof.get("ended") if isinstance(proof, dict) else None
    if said is None:
        return None
    seats = range(players)
    winners = said.get("winners") if isinstance(said, dict) else None
    good = (
        isinstance(said, dict)
        and said.get("how") in ENDINGS
        and (said.get("seat") is None or said["seat"] in seats)
        and isinstance(winners, list | tuple)
        and all(seat in seats for seat in winners)
    )
    if not good:
        raise NotProven("proof-ended")
    return {key: said.get(key) for key in ("how", "seat", "winners")}


def try_replay(data: Mapping[str, Any], source: str) -> str:
    """Return REPLAYED, or the message that says why a saved game is not proven."""
    try:
        replay(data, source)
    except CheesemoonError as error:
        return error.message
    return REPLAYED


def prove_rated(room: Room) -> None:
    """Start the replay of a rated game that has ended."""
    if room.terms.rated:
        background.start(_prove(room), "a rated game was not replayed")


async def _prove(room: Room) -> None:
    found = await asyncio.to_thread(try_replay, save_game(room), room.id)
    if found != REPLAYED:
        logger.error("a rated game is not proven", extra={"table": room.id, "why": found})
    await results.set_proof(room.store, room.id, found)
