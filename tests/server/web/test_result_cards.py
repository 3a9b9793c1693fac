"""Result cards are drawn beside the server, once, and not more than a client may ask for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from http_help import browser, play_to_the_end, sit_down
from server_help import Running, running

from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.thinking import renderer
from cheesemoon.server.thinking.fair_queue import Task

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    pytest.importorskip("resvg_py", reason="resvg_py is not installed")
    with running(sqlite_url(tmp_path_factory.mktemp("cards") / "t.sqlite3")) as found:
        yield found


def finished(client: httpx.Client, seed: int) -> str:
    table = sit_down(client, seats="3", seed=str(seed))
    play_to_the_end(client, table, seed)
    return table


def test_a_neighbour_does_not_wait_for_cards(server: Running) -> None:
    ola = browser(server)
    tables = [finished(ola, seed) for seed in (1, 2)]
    first = ola.get(f"{tables[0]}/card.png")  # starts the process
    assert first.status_code == 200 and first.content.startswith(b"\x89PNG")
    waits: list[float] = []
    drawn = threading.Event()

    def neighbour() -> None:
        with browser(server) as other:
            while not drawn.is_set():
                began = time.monotonic()
                assert other.get("/health").status_code == 200
                waits.append(time.monotonic() - began)

    beside = threading.Thread(target=neighbour)
    beside.start()
    began = time.monotonic()
    assert ola.get(f"{tables[1]}/card.png").status_code == 200
    took = time.monotonic() - began
    drawn.set()
    beside.join()
    assert max(waits) < took / 2, "the event loop was not occupied by the card"


def test_a_card_is_drawn_once_and_not_sent_again(server: Running) -> None:
    ola = browser(server)
    table = finished(ola, 3)
    for kind in ("png", "svg"):
        first = ola.get(f"{table}/card.{kind}")
        again = browser(server).get(f"{table}/card.{kind}")
        assert again.content == first.content
        assert kind == "svg" or again.elapsed < first.elapsed / 3
        known = {"if-none-match": first.headers["etag"]}
        answer = ola.get(f"{table}/card.{kind}", headers=known)
        assert answer.status_code == 304 and not answer.content
        other = browser(server, "pl").get(f"{table}/card.{kind}", headers=known)
        assert other.status_code == 200, "another language is another card"


def test_a_client_waits_for_few_cards_and_equal_cards_are_drawn_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Slow:
        """A worker that draws when it is told to."""

        def __init__(self, number: int) -> None:
            self.go = asyncio.Event()

        async def think(self, task: Task[Any]) -> Any:
            asked.append(str(task.args[0]))
            await self.go.wait()
            if task.args[0] == "bad":
                raise RuntimeError("not drawn")
            return b"drawn"

        def forget(self, table_id: str) -> None: ...

        def close(self) -> None: ...

    monkeypatch.setattr(renderer, "ProcessWorker", Slow)

    async def story() -> None:
        pictures = renderer.Renderer()
        worker: Any = pictures._queue._workers[0]
        waiting = [
            asyncio.create_task(pictures.png("a", key, key, 9)) for key in ("bad", "1", "1", "2")
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await pictures.png("a", "3", "3", 9)
        assert caught.value.status == 429
        other = asyncio.create_task(pictures.png("b", "3", "3", 9))
        worker.go.set()
        found = await asyncio.gather(*waiting, other, return_exceptions=True)
        assert isinstance(found[0], RuntimeError) and found[1:] == [b"drawn"] * 4
        assert sorted(asked) == ["1", "2", "3", "bad"]
        assert "bad" not in pictures._kept, "what failed is tried again"
        monkeypatch.setattr(renderer, "MOST_KEPT", 2)
        await pictures.png("c", "4", "4", 9)
        assert len(pictures._kept) == 2

    asyncio.run(story())


def test_the_process_draws(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py", reason="resvg_py is not installed")

    async def story() -> bytes:
        pictures = renderer.Renderer()
        try:
            return await pictures.png("a", "key", PICTURE, 9)
        finally:
            pictures.close()

    assert asyncio.run(story()).startswith(b"\x89PNG")
