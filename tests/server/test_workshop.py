"""The first start of a game: what somebody waits for is compiled first, and bots think when what
they think with is there."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from cheesemoon.server.thinking import Queue, Task
from cheesemoon.server.workshop import RULES, Job, Workshop, need


class Ready:
    """A worker who knows at once."""

    async def think(self, task: Task) -> Any:
        return task.args[0]

    def forget(self, table_id: str) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """What was compiled, in that order; the first thing takes until three more are wanted."""
    done: list[Job] = []

    def rules(shop: Workshop, name: str) -> None:
        done.append((name, RULES))
        if len(done) == 1:
            assert enough.wait(60)
        shop.ready.add(name)

    def bots(game: Any, part: str) -> None:
        done.append((game.name, part))

    enough = threading.Event()
    monkeypatch.setattr(Workshop, "_prepare_rules", rules)
    monkeypatch.setattr("cheesemoon.server.workshop.bots.prepare", bots)
    monkeypatch.setattr("cheesemoon.server.workshop.is_ready", lambda game, part: False)
    monkeypatch.setattr("cheesemoon.server.workshop.is_prepared", lambda room, part: False)
    monkeypatch.setattr(Workshop, "enough", enough, raising=False)
    return done


def test_what_somebody_waits_for_comes_first_and_bots_think_when_they_can(made: list[Job]) -> None:
    async def work() -> None:
        queue = Queue([Ready()])
        shop: Any = Workshop(queue)
        shop.want("ratcatcher")
        shop.want_bots("space-taxi")
        shop.want("first-rat")
        shop.want("space-guardians")
        shop.want("first-rat")  # it comes once
        needy = Task("choose", ("roll",), "x", need("space-taxi", "bots"))
        waits = queue.submit("me", needy)
        assert await queue.submit("me", Task("choose", ("done",), "x")).future == "done"
        assert not waits.future.done() and queue.place(waits) == 1
        shop.enough.set()
        assert await waits.future == "roll"
        while len(made) < 5:
            await asyncio.sleep(0.01)

    asyncio.run(work())
    rules = [("ratcatcher", RULES), ("first-rat", RULES), ("space-guardians", RULES)]
    assert made == [*rules, ("space-taxi", "bots"), ("space-taxi", "players")]


def test_bots_that_cannot_be_prepared_are_asked_all_the_same(
    made: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Any, part: str) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("cheesemoon.server.workshop.bots.prepare", broken)

    async def work() -> None:
        queue = Queue([Ready()])
        Workshop(queue).want_bots("space-taxi")
        task = Task("choose", ("roll",), "x", need("space-taxi", "bots"))
        assert await queue.submit("me", task).future == "roll"

    asyncio.run(work())
