"""Verification of fair chance: a finished game against the hash published before its first move."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import cheesemoon as cm
from cheesemoon.core import CheesemoonError
from cheesemoon.core.game import saved
from cheesemoon.view.messages import WORDS

from ..storage.rows import ENDINGS
from ..tables.fairness import seed_hash


class NotProven(CheesemoonError):  # noqa: N818 - the word that fits
    """The game does not match its seed."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(message, words=WORDS, **args)


def verify(source: str | Path, published: str | None = None) -> dict[str, object]:
    """Replay a finished game from its seed alone, and compare the seed with its published hash. If
    people ended the game before its rules did (`ended`), the played part is replayed, and how it
    ended is the server's word."""
    data = _read(str(source))
    table = saved.from_dict(data, str(source), cm.game)
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
    good = (
        isinstance(said, dict)
        and said.get("how") in ENDINGS
        and (said.get("seat") is None or said["seat"] in seats)
        and isinstance(said.get("winners"), list)
        and all(seat in seats for seat in said["winners"])
    )
    if not good:
        raise NotProven("proof-ended")
    return {key: said.get(key) for key in ("how", "seat", "winners")}


def _read(source: str) -> Any:  # JSON of another server; `saved` checks it
    if not source.startswith(("http://", "https://")):
        try:
            return json.loads(Path(source).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise cm.BadSave("save-missing", path=source) from None
        except OSError as error:
            raise cm.BadSave("save-unreadable", path=source, why=error.strerror or "?") from None
        except (ValueError, RecursionError):
            raise cm.BadSave("save-not-json", path=source) from None
    address = source.rstrip("/").removesuffix("/save") + "/save"
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - http(s) only
            return json.loads(answer.read())
    except (urllib.error.URLError, TimeoutError) as error:
        raise cm.BadSave("save-unreadable", path=source, why=str(error)) from None
    except ValueError:
        raise cm.BadSave("save-not-json", path=source) from None
