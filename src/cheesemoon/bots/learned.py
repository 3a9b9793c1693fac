"""Networks that come with a game: found by the table, checked before they are used.

A network is two files in the folder `learned` of a game: `2.npz` has the weights, `2.json` is its
card: for which tables it is, what it was trained on and how strong it was measured to be. One that
is damaged or was trained for other rules is refused with a sentence, and the heuristic takes over.
"""

from __future__ import annotations

import hashlib
import io
import json
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from cheesemoon.core import Choice, Game, Style

from .errors import BotError
from .search.network import Net

FOLDER = "learned"
_LAYERS = ("first", "second", "third")


class BadNetwork(BotError):
    """A network that cannot be used, and why."""


@dataclass(frozen=True)
class Network:
    """Weights with their card."""

    net: Net
    card: Mapping[str, Any]

    @property
    def scale(self) -> float:
        """The points that make 1 of a margin."""
        return float(self.card["scale"])

    @property
    def usual(self) -> float:
        """The points of a lone player that make 0."""
        return float(self.card["usual"])

    @property
    def search(self) -> dict[str, Any]:
        """The search that it was measured with: fields of its style."""
        return {**self.card["search"], "learned": True}

    def fits(self, players: int, options: Mapping[str, Choice]) -> bool:
        """Whether it was trained for such tables."""
        known: Mapping[str, Any] = self.card["options"]
        return players == self.card["seats"] and all(
            options[name] in choices for name, choices in known.items()
        )


def fingerprint(game: Game) -> str:
    """A hash of what the inputs of a network mean."""
    return hashlib.sha256("\n".join(game.observation_names).encode()).hexdigest()[:16]


def packed(net: Net) -> bytes:
    """The weights as a file; half precision is enough for them."""
    parts = {name: getattr(net, name) for name in Net._fields}
    halves = {n: a if n == "columns" else a.astype(np.float16) for n, a in parts.items()}
    file = io.BytesIO()
    np.savez_compressed(file, **halves)
    return file.getvalue()


def unpacked(data: bytes) -> Net:
    """The weights of a file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as parts:
        kinds = {name: np.int64 if name == "columns" else np.float32 for name in Net._fields}
        return Net(**{n: np.ascontiguousarray(parts[n], kind) for n, kind in kinds.items()})


def write(folder: Path, name: str, net: Net, card: Mapping[str, Any]) -> Path:
    """Both files; the card gets the sum of the weights. Returns the path of the card."""
    data = packed(net)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.npz").write_bytes(data)
    path = folder / f"{name}.json"
    whole = {**card, "weights": hashlib.sha256(data).hexdigest()}
    path.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")
    return path


def read(game: Game, path: Path) -> Network:
    """The network of a card, or BadNetwork."""

    def bad(message: str, **args: str) -> BadNetwork:
        return BadNetwork(message, path=path.name, game=game.name, **args)

    try:
        card = json.loads(path.read_text("utf-8"))
        data = path.with_suffix(".npz").read_bytes()
        sum_, wanted = hashlib.sha256(data).hexdigest(), card["weights"]
        made_for = card["game"], card["rules"], card["observation"]
        network = Network(unpacked(data), card)
        shape = network.scale, network.usual, card["seats"], dict(card["options"])
        replace(Style(), **network.search)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError) as error:
        raise bad("network-unreadable", why=str(error).splitlines()[0][:120]) from None
    except Exception as error:  # noqa: BLE001 - a damaged archive fails in many ways
        raise bad("network-unreadable", why=type(error).__name__) from None
    if sum_ != wanted:
        raise bad("network-damaged")
    if made_for != (game.name, game.rules_version, fingerprint(game)):
        raise bad("network-of-other-rules", rules=str(made_for[1]), now=str(game.rules_version))
    if not _is_sound(network.net, len(game.observation_names), shape[2]):
        raise bad("network-damaged")
    return network


def _is_sound(net: Net, numbers: int, seats: Any) -> bool:
    """Whether the parts fit each other, so that the compiled loops stay inside them."""
    size = len(net.columns) if net.columns.ndim == 1 else 0
    if not size or net.columns.min() < 0 or net.columns.max() >= numbers:
        return False
    for layer in _LAYERS:
        weights, bias = getattr(net, layer), getattr(net, f"{layer}_bias")
        if weights.ndim != 2 or bias.ndim != 1 or weights.shape != (size, len(bias)):
            return False
        if not (np.isfinite(weights).all() and np.isfinite(bias).all()):
            return False
        size = len(bias)
    return size == 2 * seats


@cache
def _shipped(game: Game) -> tuple[Network, ...]:
    """All that come with a game and can be used; others are left out, with a warning."""
    found = []
    for path in sorted((game.folder / FOLDER).glob("*.json")):
        try:
            found.append(read(game, path))
        except BadNetwork as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=3)
    return tuple(found)


def network_for(game: Game, players: int, options: Mapping[str, Choice]) -> Network | None:
    """The network for such tables, if the game has one."""
    if game.playing.learned is None:
        return None
    return next((found for found in _shipped(game) if found.fits(players, options)), None)
