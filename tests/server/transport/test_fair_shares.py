"""What one client may take from the others, and hints that would spoil a game that people play."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from table_help import some, three

import cheesemoon as cm
from cheesemoon.server.errors import Refused
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.transport.limits import Clients, Limits
from cheesemoon.server.web import advice
from cheesemoon.view.model import Viewer


def test_limits_are_those_of_a_household_and_not_of_each_of_its_addresses() -> None:
    clients = Clients(Limits(rate=1, burst=3))
    asked = [clients.may_ask(f"2001:db8:0:1::{n:x}") for n in range(1, 6)]
    assert asked == [True] * 3 + [False] * 2
    assert clients.may_ask("2001:db8:0:2::1")  # the house beside it
    clients = Clients(Limits(tables=1))
    assert [clients.may_make(f"2001:db8::{n}:1") for n in (1, 2)] == [True, False]


async def test_no_hints_at_a_what_if_of_a_game_that_others_play(rooms: Rooms) -> None:
    room = await three(rooms)
    await some(room, 2)
    fork = await rooms.open(
        room.table.fork(), [Seat(), Seat(), Seat()], [], origin="what-if", parent=(room.id, 2)
    )
    again = await rooms.open(
        fork.table.fork(), [Seat(), Seat(), Seat()], [], origin="what-if", parent=(fork.id, 0)
    )
    for what_if in (fork, again):
        with pytest.raises(Refused) as caught:
            await advice.check_origin(rooms, what_if)
        assert (caught.value.status, caught.value.message) == (403, "no-advice")
    await advice.check_origin(rooms, room)  # there it is asked who sits at the screen
    await some(room, 100_000)
    await advice.check_origin(rooms, fork)  # no longer a game of these players


async def test_only_the_client_with_many_questions_waits(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, theirs = await three(rooms), await three(rooms)
    mine.client, theirs.client = "192.0.2.1", "192.0.2.2"
    thoughts: list[str] = []
    answers: list[asyncio.Future[Any]] = []

    class Thought:
        def __init__(self) -> None:
            self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            answers.append(self.future)

    def submit(client: str, task: Any) -> Thought:
        thoughts.append(client)
        return Thought()

    queue = rooms.queue
    monkeypatch.setattr(queue, "submit", submit)
    monkeypatch.setattr(queue, "waiting_of", lambda client: thoughts.count(client))
    asking: list[asyncio.Future[object]] = [
        advice._submit(mine, None)  # type: ignore[arg-type]
        for _ in range(advice.MOST_WAITING)
    ]
    with pytest.raises(Refused) as caught:
        advice._submit(mine, None)  # type: ignore[arg-type]
    assert caught.value.status == 429
    asking.append(advice._submit(theirs, None))  # type: ignore[arg-type]
    assert thoughts == [mine.client] * advice.MOST_WAITING + [theirs.client]
    for answer in answers:
        answer.set_result("thought")
    assert await asyncio.gather(*asking) == ["thought"] * len(asking)


async def test_a_hint_waits_for_no_decision_that_has_passed(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach asks at each decision. A quick player's hint was refused as too fast."""
    room = await three(rooms)
    submitted: list[asyncio.Future[Any]] = []

    class Thought:
        def __init__(self) -> None:
            self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            submitted.append(self.future)

    monkeypatch.setattr(rooms.queue, "submit", lambda client, task: Thought())
    monkeypatch.setattr(
        rooms.queue, "waiting_of", lambda client: sum(not f.done() for f in submitted)
    )
    asked: list[asyncio.Task[Any]] = []
    for _ in range(advice.MOST_WAITING + 2):
        look = Viewer((0, 1, 2), "en")
        for _ in range(2):  # the coach and the player ask about the same decision
            asked.append(asyncio.create_task(advice.find_advice(room, look, len(room.plies))))
        await asyncio.sleep(0)
        await some(room, 1)
    assert len(submitted) == advice.MOST_WAITING + 2
    submitted[-1].set_result("thought")
    assert [await one for one in asked[-2:]] == ["thought"] * 2
    for one in asked[:-2]:
        with pytest.raises(Refused) as caught:
            await one
        assert caught.value.message == "conflict"


@pytest.mark.parametrize("digits", [400, 6000])
def test_a_number_of_thousands_of_digits_is_refused_in_a_sentence(digits: int) -> None:
    game = cm.game("space-taxi")
    for wrong in (10**digits, -(10**digits)):
        with pytest.raises(cm.CheesemoonError) as caught:
            game.new(seats=wrong)
        assert len(str(caught.value)) < 1000
        with pytest.raises(cm.CheesemoonError) as caught:
            game.new(seed=wrong)
        assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("solo", ["easy", "hard"])
def test_who_plays_first_rat_alone_gets_hints_though_the_robot_has_no_name(solo: str) -> None:
    """The line that a bot expects goes on into what the robot does, in every language."""
    rng = random.Random(7)
    table = cm.game("first-rat").new(seats=1, seed=11, solo=solo).named(["Ann"])
    told = 0
    while not table.over and len(table.actions) < 60:
        line: list[str] = []
        then = table.fork(seed=3)
        while then.seat is not None and len(line) < advice.MOST_LINE:
            line.append(rng.choice(then.legal()))
            then.play(line[-1])
        for lang in ("en", "pl", "de"):
            told += len(advice.list_expected(table, line, lang))
            assert all(table.explain(action, lang) for action in table.legal())
        table.play(line[0])
    assert told > len(table.actions) >= 30
    assert all(any(part.strip() for part in lines) for lines in table.log("de") if lines)
