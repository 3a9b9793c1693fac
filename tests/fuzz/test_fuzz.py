"""Fuzzing with a stored corpus: positions, saved games, letters, requests and update messages.

`make test` tries TRIES changes of each kind, the same every time. `CHEESEMOON_FUZZ=600` tries for
600 seconds of each kind, with a seed that is printed. What fails is written to `found/`; put it
into the corpus with its fix.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import targets

from cheesemoon.server.app import Server
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables.rooms import Rooms

HERE = Path(__file__).parent
SECONDS = float(os.environ.get("CHEESEMOON_FUZZ", "0"))
TRIES = {"positions": 300, "saves": 120, "requests": 250, "updates": 12, "letters": 30}


def corpus(kind: str) -> list[dict[str, Any]]:
    lines = (HERE / "corpus" / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def tries(kind: str) -> Iterator[tuple[dict[str, Any], random.Random]]:
    """Entries of the corpus in turn, each with a generator of its own that the failure names."""
    entries = corpus(kind)
    first = random.SystemRandom().randrange(2**40) if SECONDS else 0
    print(f"{kind}: seeds from {first}")
    began = time.monotonic()
    n = 0
    while time.monotonic() - began < SECONDS if SECONDS else n < TRIES[kind]:
        entry = entries[n % len(entries)]
        try:
            yield entry, random.Random(first + n)
        except GeneratorExit:
            keep(kind, entry, first + n)
            raise
        n += 1


def keep(kind: str, entry: dict[str, Any], seed: int) -> None:
    """Write down which change of which entry failed."""
    folder = HERE / "found"
    folder.mkdir(exist_ok=True)
    (folder / f"{kind}-{seed}.json").write_text(json.dumps({"seed": seed, "entry": entry}))


def test_positions() -> None:
    for entry, rng in tries("positions"):
        targets.position(entry, rng)


def test_updates() -> None:
    for entry, rng in tries("updates"):
        targets.updates(entry, rng)


def test_letters() -> None:
    for entry, rng in tries("letters"):
        targets.letters(entry, rng)


def test_saves(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(sqlite_url(tmp_path / "t.sqlite3"))
        rooms = Rooms(store)
        for entry, rng in tries("saves"):
            await targets.save(rooms, entry, rng)
        await asyncio.get_running_loop().run_in_executor(None, store.close)

    asyncio.run(story())


def test_requests(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(sqlite_url(tmp_path / "t.sqlite3"))
        async with server.litestar.lifespan(), targets.opened(server) as client:
            assert server.rooms is not None
            made = await client.post(
                "http://localhost/api/tables",
                json={"game": "space-taxi", "seats": 2},
                headers={"sec-fetch-site": "same-origin"},
            )
            table = made.json()
            await server.store.hold(targets.ME, table["table"], 0)
            for entry, rng in tries("requests"):
                text = json.dumps(entry).replace("TABLE", table["table"])
                filled = json.loads(text.replace("TOKEN", table["tokens"][0]))
                await targets.request(client, filled, rng)

    asyncio.run(story())


@pytest.mark.parametrize("kind", TRIES)
def test_the_corpus_is_stored_and_itself_harmless(kind: str) -> None:
    entries = corpus(kind)
    assert len(entries) >= 4
    if kind in ("positions", "updates"):
        import cheesemoon as cm

        for entry in entries:
            targets.is_sound(cm.game(entry["game"]).load(entry))
