"""Builds the library of a game: its rules, the loops of play and search, and its own players.

    python -m cheesemoon.libraries.builder FOLDER PLATFORM GAME...

A process builds for one platform; `cheesemoon build-library` starts it.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cheesemoon.core.rules.library import Manifest, hash_of_sources, suffix_of

from .codegen import Module, generate_for
from .linker import CannotLink, link
from .targets import TARGETS

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature

    from cheesemoon.core import Game
    from cheesemoon.core.rules.entries import Entry, TypeOf

Export = tuple[str, Callable[..., object], "Signature"]


def build(folder: Path, platform: str, names: list[str]) -> None:
    """Build the libraries of some games for a platform."""
    target = TARGETS[platform]
    made = generate_for(target)  # before games are imported
    import cheesemoon as cm

    for name in names:
        began = time.monotonic()
        game = cm.game(name)
        module = Module(made, target)
        kinds: dict[str, str] = {}
        for exported, function, signature in _exports(game):
            module.export(exported, function, signature)
            kinds[exported] = "float" if "float" in str(signature.return_type) else "int"
        path = folder / f"{name}{suffix_of(platform)}"
        link(module.object_file(), module.names, platform, path)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        manifest = Manifest(platform, hash_of_sources(game.package), digest, kinds)
        text = json.dumps(manifest._asdict(), indent=1) + "\n"
        path.with_suffix(".json").write_text(text, encoding="utf-8")
        size = path.stat().st_size / 1024
        print(f"{path.name}: {size:.0f} KB, {time.monotonic() - began:.1f} s", flush=True)


def _exports(game: Game) -> Iterator[Export]:
    """Yield the name, function and signature of everything in a game that Python calls."""
    from cheesemoon.bots import bot
    from cheesemoon.bots.search.simulate import search_entry
    from cheesemoon.core.bulk.playout import play_entry

    signatures = game.types | game.heuristic_types | game.observe_types
    for name, signature in signatures.items():
        rule = getattr(game.rules, name)
        if rule is not None:
            yield name, rule, signature
    entries: list[Entry[Callable[..., object]]]
    entries = [play_entry(game, False), search_entry(game)]
    if game.rules.weigh is not None:
        entries.append(play_entry(game, True))
    players = {reference: name for name, reference in game.playing.players.items()}
    for name in players.values():
        entries += bot(name, game, seed=1).entries()
    type_of = _direct(game)
    for entry in {entry.name: entry for entry in entries}.values():  # bots share some
        yield entry.name, entry.function, entry.signature(type_of)


def _direct(game: Game) -> TypeOf:
    """Return the types of rules that are called directly, not by an address."""
    from numba import types

    from cheesemoon.bots import heuristics

    defaults = {
        "weigh": heuristics.even,
        "value": heuristics.nothing,
        "clock": heuristics.still,
        "observe": heuristics.blind,
    }

    def type_of(name: str) -> types.Type:
        return types.Dispatcher(getattr(game.rules, name) or defaults[name])

    return type_of


def main() -> None:
    """Build as the command line asks."""
    folder, platform, *names = sys.argv[1:]
    try:
        build(Path(folder), platform, names)
    except (CannotLink, OSError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
