"""Networks that come with a game: found by the table, checked before use.

A network is two files in the folder `learned` of a game. `2.npz` has the weights. `2.json` is its
card: which tables it is for, what it was trained on, and its measured strength. A damaged network,
or one for other rules, is refused with a sentence; then the heuristic is used.
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
    """A network that cannot be used, with the reason."""


@dataclass(frozen=True)
class Network:
    """Weights with their card."""

    net: Net
    card: Mapping[str, Any]

    @property
    def scale(self) -> float:
        """Return the points that make a margin of 1."""
        return float(self.card["scale"])

    @property
    def usual(self) -> float:
        """Return the points of a lone player that make a margin of 0."""
        return float(self.card["usual"])

    @property
    def search(self) -> dict[str, Any]:
        """Return the settings of the search that it was measured with."""
        return {**self.card["search"], "learned": True}

    def fits(self, players: int, options: Mapping[str, Choice]) -> bool:
        """Return True if it was trained for such tables."""
        known: Mapping[str, list[Choice]] = self.card["options"]
        return players == self.card["seats"] and all(
            options[name] in choices for name, choices in known.items()
        )


def fingerprint(game: Game) -> str:
    """Return a hash of the meaning of a network's inputs."""
    return hashlib.sha256("\n".join(game.observation_names).encode()).hexdigest()[:16]


def packed(net: Net) -> bytes:
    """Return the weights as the bytes of a file, in half precision."""
    parts = {name: getattr(net, name) for name in Net._fields}
    halves = {n: a if n == "columns" else a.astype(np.float16) for n, a in parts.items()}
    file = io.BytesIO()
    np.savez_compressed(file, **halves)
    return file.getvalue()


def unpacked(data: bytes) -> Net:
    """Read the weights of a file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as parts:
        columns = np.ascontiguousarray(parts["columns"], np.int64)
        layers = (np.ascontiguousarray(parts[name], np.float32) for name in Net._fields[1:])
        return Net(columns, *layers)


def write(folder: Path, name: str, net: Net, card: Mapping[str, Any]) -> Path:
    """Write both files and return the path of the card. The card gets a checksum of the weights."""
    data = packed(net)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.npz").write_bytes(data)
    path = folder / f"{name}.json"
    whole = {**card, "weights": hashlib.sha256(data).hexdigest()}
    path.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")
    return path


def read(game: Game, path: Path) -> Network:
    """Read the network of a card; raise BadNetwork if it cannot be used."""

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


def _is_sound(net: Net, numbers: int, seats: int) -> bool:
    """Return True if the shapes fit each other, so that compiled loops stay inside the arrays."""
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
    """Return all usable networks of a game. Others are left out with a warning."""
    found = []
    for path in sorted((game.folder / FOLDER).glob("*.json")):
        try:
            found.append(read(game, path))
        except BadNetwork as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=3)
    return tuple(found)


def network_for(game: Game, players: int, options: Mapping[str, Choice]) -> Network | None:
    """Return the network for such tables; None if the game has none."""
    if game.playing.learned is None:
        return None
    return next((found for found in _shipped(game) if found.fits(players, options)), None)
