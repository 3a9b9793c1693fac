"""Ways round the ladder: another browser, another person, hints at what-ifs, games that vanish."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

import httpx
import pytest
from http_help import act, browser, sit_down
from server_help import Running, running
from table_help import two
from waiting import Clock

from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.storage.terms import Terms
from cheesemoon.server.tables import leaving, rematch
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.web import invitations

RATED = Terms(rated=True)
SCRIPT = {"X-Script": "1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = sqlite_url(tmp_path_factory.mktemp("dodges") / "t.sqlite3")
    with running(url, ladder=True) as found:
        yield found


def links(client: httpx.Client, table: str) -> list[str]:
    return [part for part in client.get(f"{table}/about").text.split('"') if "/join/" in part]


def against_jan(server: Running) -> tuple[httpx.Client, httpx.Client, str]:
    """Two browsers at a rated table, and what opens the seat of the first."""
    ola, jan = browser(server), browser(server)
    table = sit_down(ola, seats="2", who1="link", rated="1")
    assert jan.post(links(ola, table)[-1]).status_code == 303
    return ola, jan, table


def test_a_seat_at_a_rated_table_has_one_browser(server: Running) -> None:
    """Another browser could take the seat over before a loss, and the result with it."""
    ola, jan, table = against_jan(server)
    assert links(ola, table) == links(jan, table) == []
    assert "A code takes your name" in ola.get(f"{table}/about").text
    eve = browser(server)
    ola = browser(server)
    table = sit_down(ola, seats="2", who1="link", rated="1")
    own = links(ola, table)[0]
    assert "/1." in own, "the only link is that of the free seat"
    token = own.rpartition("/")[2]
    assert browser(server).post(own).status_code == 303
    for link in (own, own.replace("/1.", "/0."), f"/join{table[2:]}/0.{token[2:]}"):
        assert eve.post(link).status_code in (403, 404)
    assert act(eve, table, 0, "roll").status_code == 403
    assert act(ola, table, 0, "roll").status_code == 204


async def test_the_players_own_link_takes_no_second_browser_in(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "Jan")
    await invitations.take_by_link(room, 0, "eve" * 8)  # another device, at a friendly table
    assert [s for s in await rooms.store.held("eve" * 8, room.id) if s >= 0] == [0]
    room = await two(rooms, "Ola", "Jan")
    await room.agree(RATED)
    await invitations.take_by_link(room, 0, "me" * 10)
    with pytest.raises(Refused) as caught:
        await invitations.take_by_link(room, 0, "eve" * 8)
    assert caught.value.message == "rated-one-browser"
    assert await rooms.store.held("eve" * 8, room.id) == []


def test_no_browser_becomes_another_person_during_a_rated_game(server: Running) -> None:
    ola, jan, table = against_jan(server)
    assert act(ola, table, 0, "roll").status_code == 204
    eve = browser(server)
    eve.post("/me", data={"name": "Eve"})
    code = re.search(r"<code>(\w{4} \w{4})</code>", eve.post("/me/code").text)
    assert code is not None
    refused = ola.post("/me/use", data={"code": code[1]})
    assert refused.status_code == 422 and "rated game" in refused.text
    assert ola.post(f"{table}/resign", data={"seat": "0"}, headers=SCRIPT).status_code == 204
    assert ola.post("/me/use", data={"code": code[1]}).status_code == 303, "the code still works"
    # the other way round the person of the game comes to the new device
    ola, jan, table = against_jan(server)
    code = re.search(r"<code>(\w{4} \w{4})</code>", ola.post("/me/code").text)
    phone = browser(server)
    assert code and phone.post("/me/use", data={"code": code[1]}).status_code == 303
    assert act(phone, table, 0, "roll").status_code == 204


def test_a_what_if_of_a_running_rated_game_gives_no_hints(server: Running) -> None:
    ola = browser(server)
    table = sit_down(ola, seats="2", who1="bot:easy", rated="1")
    first = ola.post(f"{table}/fork", data={"ply": "0"}).headers["location"]
    nested = ola.post(f"{first}/fork", data={"ply": "0"}).headers["location"]
    assert ola.post(f"{first}/delete").status_code == 303
    for part in ("standing", "advice", "guide/costs?version=0"):
        assert ola.get(f"{nested}/{part}").status_code == 403, part
    stand_in = {"seat": "0", "level": "easy"}
    assert ola.post(f"{nested}/stand-in", data=stand_in, headers=SCRIPT).status_code == 403
    assert ola.post(f"{nested}/review").status_code == 403


def test_a_begun_rated_game_cannot_be_made_to_vanish(server: Running) -> None:
    ola = browser(server)
    table = sit_down(ola, seats="2", who1="bot:easy", rated="1")
    assert act(ola, table, 0, "roll").status_code == 204
    for path in ("stop", "delete"):
        refused = ola.post(f"{table}/{path}", headers=SCRIPT)
        assert refused.status_code in (403, 422) and "gives up" in refused.text, path
    assert ola.post(f"{table}/resign", data={"seat": "0"}, headers=SCRIPT).status_code == 204
    assert ola.post(f"{table}/delete").status_code == 303
    table = sit_down(ola, seats="2", who1="bot:easy", rated="1")
    assert ola.post(f"{table}/delete").status_code == 303, "it has not begun"


async def test_a_guest_is_not_put_out_of_a_rated_game_at_once(rooms: Rooms, clock: Clock) -> None:
    room = await two(rooms, "Ola", "Jan")
    await room.agree(RATED)
    seat = room.table.seat
    assert seat is not None
    await room.act(seat, room.table.legal()[0], room.version)
    await clock.advance(3600)
    for guest in (0, 1):
        with pytest.raises(Refused) as caught:
            await leaving.free_seat(room, guest)
        on_turn = guest == room.table.seat
        assert caught.value.message == ("not-long-enough" if on_turn else "rated-no-stop")
    assert not room.terms.spoiled


async def test_the_game_after_a_spoiled_one_counts_again(rooms: Rooms) -> None:
    room = await two(rooms, "Ola", "Jan")
    await room.agree(RATED)
    await room.spoil("another-player")
    await leaving.resign(room, (0,), 0)
    new = await rooms.room(await rematch.make_rematch(rooms, room, "same"))
    assert new.is_rated and not new.terms.spoiled


def test_a_program_at_a_rated_table_sits_down_first(server: Running) -> None:
    """Else the result would belong to no player, or to one who sits down only after a win."""
    ola, bot = browser(server), browser(server)
    table = sit_down(ola, seats="2", who0="link", who1="here", rated="1")
    link = links(ola, table)[0]
    token = link.rpartition("/")[2]
    address = f"/api/tables{table[2:]}/actions"

    def play(key: str) -> httpx.Response:
        head = {"authorization": f"Bearer {key}"}
        return bot.post(address, json={"action": "roll", "version": 0}, headers=head)

    refused = play(token)
    assert refused.status_code == 403 and "link" in refused.json()["detail"]
    assert bot.post(link).status_code == 303
    assert play(token).status_code == 401, "the link was renewed"


def test_progress_does_not_fill_the_disk(server: Running) -> None:
    """A client that chooses a new cookie for each request gets no more rows."""
    client, said = browser(server), []
    for _ in range(45):
        client.cookies.clear()
        client.cookies.set("cheesemoon", secrets.token_urlsafe(24))
        client.post("/me", data={"name": "Ada"})
        mark = client.get("/me/progress").json()["mark"]
        body = {"mark": mark, "version": 0, "progress": {"streak": 1}}
        said.append(client.post("/me/progress", json=body).status_code)
    assert said == [204] * 40 + [429] * 5
