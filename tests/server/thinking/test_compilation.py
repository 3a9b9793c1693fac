"""The first start of a game: what somebody waits for is compiled first, and bots think when what
they think with is there."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest
from waiting import soon

from cheesemoon.bots.prepare import PARTS
from cheesemoon.server import timing
from cheesemoon.server.thinking.compilation import Job, Workshop, need
from cheesemoon.server.thinking.compiler import RULES, CompilerProcess
from cheesemoon.server.thinking.fair_queue import Queue, Task


class Ready:
    """A worker who knows at once."""

    async def think(self, task: Task[Any]) -> Any:
        return task.args[0]

    def forget(self, table_id: str) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """What was compiled, in that order; the first thing takes until three more are wanted."""
    done: list[Job] = []

    def compile_it(process: CompilerProcess, name: str, part: str) -> str:
        done.append((name, part))
        if len(done) == 1 and part == RULES:
            assert enough.wait(60)
        return ""

    enough = threading.Event()
    monkeypatch.setattr(CompilerProcess, "compile", compile_it)
    monkeypatch.setattr(Workshop, "_load_rules", lambda shop, name: shop.ready.add(name))
    monkeypatch.setattr("cheesemoon.server.thinking.compilation.is_ready", lambda game, part: False)
    monkeypatch.setattr(
        "cheesemoon.server.thinking.compilation.is_prepared", lambda room, part: False
    )
    monkeypatch.setattr(Workshop, "enough", enough, raising=False)
    return done


def test_awaited_jobs_come_first_and_bots_think_when_they_can(made: list[Job]) -> None:
    async def work() -> None:
        queue = Queue([Ready()])
        shop: Any = Workshop(queue)
        shop.want("ratcatcher")
        shop.want_bots("space-taxi")
        shop.want("first-rat")
        shop.want("space-guardians")
        shop.want("first-rat")  # it comes once
        needy = Task[Any]("choose", ("roll",), "x", need("space-taxi", "bots"))
        waits = queue.submit("me", needy)
        assert await queue.submit("me", Task[Any]("choose", ("done",), "x")).future == "done"
        assert not waits.future.done() and queue.place(waits) == 1
        shop.enough.set()
        assert await waits.future == "roll"
        await all_made(made, 7)

    asyncio.run(work())
    rules = [("ratcatcher", RULES), ("first-rat", RULES), ("space-guardians", RULES)]
    others = [("space-taxi", part) for part in ("thumb", "hints", "players")]
    assert made == [*rules, ("space-taxi", "bots"), *others]


async def all_made(made: list[Job], count: int) -> None:
    await soon(lambda: len(made) >= count, 60)


def test_the_bots_of_a_table_come_before_jobs_that_no_table_awaits(made: list[Job]) -> None:
    """At one table sits somebody whom the easy bot will answer, at the next somebody who plays
    against the solver; a third asks for a hint. None of them waits for another game's solver."""

    async def work() -> None:
        queue = Queue([Ready()])
        shop: Any = Workshop(queue)
        shop.want("ratcatcher")
        shop.want_bots("first-rat")  # a game of the day: nobody sits there
        shop.want_bots("space-guardians", ["easy", "random"])
        shop.want_bots("space-taxi", ["solver"])
        hint = queue.submit(
            "me", Task[Any]("analyse", ("hint",), "x", need("space-guardians", "hints"))
        )
        shop.enough.set()
        assert await hint.future == "hint"
        await all_made(made, 1 + 3 * len(PARTS))

    asyncio.run(work())
    assert made[:4] == [
        ("ratcatcher", RULES),
        ("space-guardians", "bots"),
        ("space-taxi", "players"),
        ("space-guardians", "hints"),
    ]
    assert made[4:8] == [("first-rat", part) for part in PARTS]
    assert sorted(made[1:]) == sorted(
        (name, part) for name in ("first-rat", "space-guardians", "space-taxi") for part in PARTS
    )


def test_nothing_is_made_at_leisure_beside_a_bot_that_thinks(
    made: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []  # of the workshop, before it looks again

    def rest(seconds: float) -> None:
        rests.append(seconds)
        time.sleep(0.01)

    monkeypatch.setattr(timing, "pause", rest)

    class Slow(Ready):
        async def think(self, task: Task[Any]) -> Any:
            await known.wait()
            return task.args[0]

    known = asyncio.Event()

    async def work() -> None:
        queue = Queue([Slow()])
        shop: Any = Workshop(queue)
        shop.enough.set()
        solving = queue.submit(
            "me", Task[Any]("choose", ("roll",), "x", need("space-taxi", "players"))
        )
        await asyncio.sleep(0)
        shop.want_bots("first-rat")
        shop.want_bots("space-taxi", ["solver"])
        await all_made(made, 1)
        looks = len(rests)
        await soon(lambda: len(rests) > looks + 3)
        assert made == [("space-taxi", "players")]  # somebody will wait for it; not for the others
        known.set()
        assert await solving.future == "roll"
        await all_made(made, 2 * len(PARTS))

    asyncio.run(work())
    assert made[1:5] == [("first-rat", part) for part in PARTS]


async def test_bots_that_cannot_be_prepared_are_asked_all_the_same(
    made: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(process: CompilerProcess, name: str, part: str) -> str:
        return "OSError: the disk is full"

    monkeypatch.setattr(CompilerProcess, "compile", broken)
    queue = Queue([Ready()])
    Workshop(queue).want_bots("space-taxi")
    task = Task[Any]("choose", ("roll",), "x", need("space-taxi", "bots"))
    assert await queue.submit("me", task).future == "roll"


async def test_a_game_can_be_played_before_it_is_compiled(
    made: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cheesemoon.server.thinking.compilation.is_deferring", lambda: True)
    shop: Any = Workshop(Queue([Ready()]))
    shop.want("ratcatcher")
    assert shop.ready == {"ratcatcher"}  # while the compiler waits for `enough`
    shop.enough.set()
    await all_made(made, 1)


async def test_rules_that_cannot_be_compiled_are_played_interpreted(
    made: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[str] = []

    def compile_it(process: CompilerProcess, name: str, part: str) -> str:
        broken.append(name)
        return "TypingError: no"

    monkeypatch.setattr(CompilerProcess, "compile", compile_it)
    monkeypatch.setattr("cheesemoon.server.thinking.compilation.is_deferring", lambda: True)
    shop = Workshop(Queue([Ready()]))
    shop.want("ratcatcher")
    await soon(lambda: broken == ["ratcatcher"])
    assert shop.ready == {"ratcatcher"} and not shop.broken


def test_the_compiler_says_what_it_cannot_compile_and_goes_on() -> None:
    process = CompilerProcess()
    try:
        assert "UnknownGame" in process.compile("chess", RULES)
        assert process.compile("space-taxi", RULES) == ""
    finally:
        process.close()


def test_a_compiler_that_dies_is_started_again() -> None:
    process = CompilerProcess()
    try:
        assert process.compile("space-taxi", RULES) == ""
        assert process._process is not None
        process._process.kill()
        process._process.wait()
        assert process.compile("space-taxi", RULES) == ""
    finally:
        process.close()
