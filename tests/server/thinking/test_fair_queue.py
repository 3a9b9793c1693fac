"""Bots share the workers fairly, pause at tables without pages, and think in own processes."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any, cast

import pytest
from waiting import Clock, settled, soon

import cheesemoon as cm
from cheesemoon.server import background, timing
from cheesemoon.server.tables import rooms as rooms_module
from cheesemoon.server.tables.room import WATCHED
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.thinking.fair_queue import HEAVY, Queue, Task
from cheesemoon.server.thinking.workers import ProcessWorker, workers
from cheesemoon.server.transport.event_streams import ProgramSubscriber, broadcast, summarise
from cheesemoon.view.ask_bar import AskView
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.templates import render_part

HARD, EASY = ("x expert", 0.13), ("x easy", 0.01)


class Slow:
    """A worker who takes as long as the task says."""

    begun: list[str]

    def __init__(self, begun: list[str]) -> None:
        self.begun = begun

    async def think(self, task: Task[Any]) -> Any:
        name, seconds = cast(tuple[str, float], task.args)
        self.begun.append(name)
        await timing.sleep(seconds)
        return name

    def forget(self, table_id: str) -> None: ...

    def close(self) -> None: ...


def ask(queue: Queue, client: str, name: str, kind: tuple[str, float]) -> Any:
    return queue.submit(client, Task[Any]("choose", (name, kind[1]), kind[0]))


async def test_an_easy_bot_does_not_wait_for_fifty_experts_elsewhere(clock: Clock) -> None:
    begun: list[str] = []
    queue = Queue([Slow(begun), Slow(begun)])
    crowd = [ask(queue, "them", f"t{n}", HARD) for n in range(50)]
    await settled()
    mine = ask(queue, "me", "mine", EASY)
    assert queue.place(mine) <= 3 and queue.waiting == 49
    began = clock.at
    assert await clock.wait_for(mine.future) == "mine"
    assert clock.at - began < 0.3  # alone 0.01; behind all of them it would be 3 s
    for ticket in crowd:
        ticket.future.cancel()
    await asyncio.sleep(0)
    assert queue.waiting == 0


async def test_what_takes_long_never_has_all_the_workers(clock: Clock) -> None:
    slow = ("x expert", 3 * HEAVY)
    begun: list[str] = []
    queue = Queue([Slow(begun), Slow(begun)])
    await clock.wait_for(ask(queue, "them", "first", slow).future)  # it is known to be slow now
    many = [ask(queue, f"client{n}", f"t{n}", slow) for n in range(20)]
    await settled()
    assert queue.busy == 1 and len(begun) == 2
    began = clock.at
    queue._usual["x easy"] = 0.01
    await clock.wait_for(ask(queue, "me", "mine", EASY).future)
    assert clock.at - began == pytest.approx(0.01)
    for ticket in many:
        ticket.future.cancel()


async def test_clients_take_turns_and_who_comes_back_has_no_credit(clock: Clock) -> None:
    begun: list[str] = []
    queue = Queue([Slow(begun)])
    tickets = [ask(queue, c, f"{c}{n}", EASY) for n in range(4) for c in "abc"]
    await clock.wait_for(asyncio.gather(*(ticket.future for ticket in tickets)))
    for n in range(0, 12, 3):
        assert {name[0] for name in begun[n : n + 3]} == set("abc")
    begun.clear()
    more = [ask(queue, "a", f"a{n}", EASY) for n in range(6)]
    late = [ask(queue, "new", f"n{n}", EASY) for n in range(6)]
    await clock.wait_for(asyncio.gather(*(ticket.future for ticket in more + late)))
    assert "n" in {name[0] for name in begun[:3]} and "a" in {name[0] for name in begun[3:9]}


async def test_a_thought_that_fails_is_told_and_the_worker_goes_on() -> None:
    queue = Queue(workers(0))
    with pytest.raises(KeyError):
        await queue.submit("me", Task[Any]("no such thing", (), "x")).future
    game = cm.game("space-taxi")
    table = game.new(seats=2, seed=1)
    args = ("t", 0, "random", game.name, table.view(0), table.legal())
    chosen = await queue.submit("me", Task[Any]("choose", args, "x")).future
    assert chosen in table.legal() and queue.thoughts == 2
    queue.close()


async def test_processes_think_and_one_that_dies_is_replaced() -> None:
    worker = ProcessWorker(0)
    queue = Queue([worker])
    game = cm.game("space-taxi")
    table = game.new(seats=2, seed=1)
    table.play("roll")
    args = ("t", 0, "easy", game.name, table.view(0), table.legal())
    assert await queue.submit("me", Task[Any]("choose", args, "x")).future in table.legal()
    found = await queue.submit(
        "me", Task[Any]("analyse", (game.name, table.view(0), table.legal()), "y")
    ).future
    assert {option.action for option in found.options} <= set(table.legal())
    assert worker._process is not None
    first = worker._process.pid
    worker._process.kill()
    assert await queue.submit("me", Task[Any]("choose", args, "x")).future in table.legal()
    assert worker._process is not None and worker._process.pid != first
    with pytest.raises(RuntimeError, match="KeyError"):
        await queue.submit("me", Task[Any]("nothing", (), "x")).future
    process = worker._process
    queue.close()
    assert process.poll() is not None


# --- at tables ------------------------------------------------------------------------------------


async def against_a_bot(rooms: Rooms, level: str = "random") -> Any:
    await rooms.wait_ready("space-taxi")
    table = cm.game("space-taxi").new(seats=2, seed=5)
    return await rooms.open(table, [Seat(level), Seat(level)], [], client="1.2.3.4")


class Ticking:
    """A worker that chooses at random. Each choice takes a third of WATCHED by the clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.rng = clock, random.Random(1)

    async def think(self, task: Task[Any]) -> Any:
        self.clock.at += WATCHED / 3
        return self.rng.choice(cast(list[str], task.args[-1]))

    def forget(self, table_id: str) -> None: ...

    def close(self) -> None: ...


async def test_bots_pause_at_a_table_without_pages_and_continue_for_a_page(
    rooms: Rooms, clock: Clock
) -> None:
    rooms.queue._workers[:] = [Ticking(clock)] * 2
    room = await against_a_bot(rooms)
    assert room.bots._task is not None
    await room.bots._task
    assert room.version == 3 and not room.table.over  # three thirds of WATCHED have passed
    room.listeners.add(ProgramSubscriber(()))
    room.wake_bot()
    await soon(lambda: room.table.over, 60)


async def test_who_waits_is_told_the_place_in_the_queue(
    rooms: Rooms, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    rooms.queue._workers[:] = [Slow(begun), Slow(begun)]
    rooms.house.broadcast = broadcast
    monkeypatch.setattr("cheesemoon.view.ask_bar._is_warm", lambda game, level: True)
    for n in range(10):
        ask(rooms.queue, f"c{n}", f"t{n}", ("slow", 5.0))
    room = await against_a_bot(rooms)
    await soon(lambda: room.place > 1)
    assert summarise(room).queue == room.place > 1
    seen = build_page(room, Viewer((), "en")).parts["ask"]
    assert f"number {room.place} in the queue" in seen
    follower = ProgramSubscriber(())
    room.listeners.add(follower)
    background.start(rooms.publish_places())
    await clock.advance(rooms_module.PLACES)
    assert follower.waiting


async def test_a_table_never_has_two_rooms(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if it is dropped from the cache while its bot thinks or a caller uses it."""
    monkeypatch.setattr(rooms_module, "MOST_ROOMS", 1)
    begun: list[str] = []
    rooms.queue._workers[:] = [Slow(begun), Slow(begun)]
    room = await against_a_bot(rooms)
    for _ in range(3):
        await against_a_bot(rooms)
    assert await rooms.room(room.id) is room
    held = await against_a_bot(rooms)
    rooms._rooms.clear()
    assert await rooms.room(held.id) is held and held in rooms.loaded()


def test_a_bot_that_once_thinks_long_says_why_and_for_how_long() -> None:
    """Space Taxi's expert solves all turns before its first move."""
    game = cm.game("space-taxi")
    expert = AskView(game=game, names=("Ada",), acting=0, bot="expert")
    hard = AskView(game=game, names=("Ada",), acting=0, bot="hard")
    for lang, said in (("en", "all turns"), ("pl", "wszystkie tury"), ("de", "alle Züge")):
        html = render_part(expert, lang)
        found = re.search(r"data-why='([^']*)'\s+data-about='(\d+)'", html)
        assert found and said in found[1] and found[2] in found[1]
        assert "data-why" not in render_part(hard, lang)
