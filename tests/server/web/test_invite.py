"""Invitations, free seats, and who one is on which device."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from http_help import act, browser, sit_down
from server_help import Running, running
from table_help import three
from waiting import Clock

import cheesemoon as cm
from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.people import Person
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables import identity
from cheesemoon.server.tables.identity import check_name, is_alike
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.web import invitations
from cheesemoon.server.web.lobby.new import in_order

# --- free seats -----------------------------------------------------------------------------------


async def test_a_free_seat_is_taken_once_whichever_process_is_asked(
    database: str, rooms: Rooms
) -> None:
    await rooms.wait_ready("space-taxi")
    game = cm.game("space-taxi")
    seats = [Seat(), Seat(open=True), Seat(open=True)]
    room = await rooms.open(game.new(seats=3, seed=1), seats, [("me" * 10, 0)], public=True)
    assert await rooms.store.free_seats([room.id, "other"]) == {room.id: 2}
    others = [room]
    if rooms.store.postgres:
        other = Rooms(Store(database))
        other._ready = rooms._ready
        others.append(await other.room(room.id))
    asked = [others[i % len(others)] for i in range(5)]
    results = await asyncio.gather(
        *(invitations.take(r, f"guest{i}" * 4) for i, r in enumerate(asked)),
        return_exceptions=True,
    )
    assert sorted(r for r in results if isinstance(r, int)) == [1, 2]
    refused = [r for r in results if isinstance(r, Refused)]
    assert [r.message for r in refused] == ["no-free-seat"] * 3
    assert await rooms.store.free_seats([room.id]) == {}
    if len(others) > 1:
        others[1].store.close()


async def test_who_has_a_favourite_colour_gets_the_free_seat_of_that_colour(rooms: Rooms) -> None:
    room = await three(rooms)
    room.seats[1].open = room.seats[2].open = True
    for seat in (1, 2):
        await rooms.store.change_seat(room.id, seat, open=True)
    colour = int(room.game.colours[2][1:], 16)
    assert await invitations.take(room, "guest" * 4, colour) == 2
    assert await invitations.take(room, "other" * 4, colour) == 1


async def test_before_the_first_move_a_player_may_change_to_a_free_seat(rooms: Rooms) -> None:
    room = await three(rooms)
    me = "me" * 10
    await room.rename(0, "Ola")
    await rooms.store.hold("you" * 8, room.id, 1)
    with pytest.raises(Refused) as caught:
        await invitations.change_seat(room, me, 0, 1)
    assert caught.value.message == "seat-taken"
    await invitations.change_seat(room, me, 0, 2)
    assert await rooms.store.held(me, room.id) == [2]
    assert [seat.name for seat in room.seats] == ["", "", "Ola"]
    kept = await rooms.store.load(room.id)
    assert kept is not None and kept.seats[2].name == "Ola"
    await room.act(0, "roll", 0)
    with pytest.raises(Refused) as caught:
        await invitations.change_seat(room, me, 2, 0)
    assert caught.value.message == "already-begun"


async def test_of_two_who_move_to_one_seat_at_once_one_gets_it(rooms: Rooms) -> None:
    for _ in range(6):
        room = await three(rooms)
        people = ["me" * 10, "you" * 8]
        await rooms.store.hold(people[1], room.id, 1)
        moves = [invitations.change_seat(room, who, i, 2) for i, who in enumerate(people)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        refused = [r for r in results if isinstance(r, Refused)]
        assert [r.message for r in refused] == ["seat-taken"]
        held = [await rooms.store.held(who, room.id) for who in people]
        assert sorted(held) in ([[0], [2]], [[1], [2]])


async def test_links_follow_people_who_change_seats(rooms: Rooms) -> None:
    room = await three(rooms)
    mine, theirs = room.token(0), room.token(2)
    await invitations.change_seat(room, "me" * 10, 0, 2)
    assert room.seat_of(mine) == 2 and room.seat_of(theirs) == 0
    await invitations.change_seat(room, "me" * 10, 2, 1)
    assert room.seat_of(mine) == 1 and room.seat_of(theirs) == 0
    tokens = [room.token(seat) for seat in range(3)]
    assert len(set(tokens)) == 3 and tokens[1] == mine and tokens[0] == theirs
    await room.renew(1, "me" * 10)
    assert room.seat_of(mine) is None and room.seat_of(room.token(1)) == 1
    again = Rooms(rooms.store)
    again._ready = rooms._ready
    read = await again.room(room.id)
    assert [read.token(seat) for seat in range(3)] == [room.token(seat) for seat in range(3)]


def test_who_starts_is_chosen_or_drawn() -> None:
    seats = [Seat("", "", name) for name in "abcd"]
    same, here = in_order(list(seats), [0, 2], "seats")
    assert same == seats and here == [0, 2]
    started, orders = set(), set()
    for _ in range(200):
        drawn, here = in_order(list(seats), [0], "start")
        names = "".join(seat.name for seat in drawn)
        assert names in "abcdabcd" and names[here[0]] == "a"
        started.add(names[0])
        drawn, here = in_order(list(seats), [0], "all")
        orders.add("".join(seat.name for seat in drawn))
        assert drawn[here[0]].name == "a"
    assert started == set("abcd") and len(orders) > 15
    with pytest.raises(Refused):
        in_order(seats, [0], "nonsense")


# --- invitations ----------------------------------------------------------------------------------


def links_of(client: httpx.Client, table: str) -> list[str]:
    return re.findall(r'value="(http[^"]*/join/[^"]*)"', client.get(f"{table}/about").text)


def test_an_invitation_says_who_and_what_and_looking_takes_no_seat(server: Running) -> None:
    ola = browser(server)
    table = sit_down(ola, who1="link", who2="bot:easy", name0="Ola")
    link = next(link for link in links_of(ola, table) if "/1." in link)
    for lang, words in (
        ("en", "Ola invites you to Space Taxi"),
        ("pl", "Ola zaprasza cię do gry"),
        ("de", "Ola lädt dich zu"),
    ):
        looked = browser(server, lang).get(link)
        assert looked.status_code == 200 and words in looked.text
        assert f'property="og:title" content="{words}' in looked.text
        assert "set-cookie" not in looked.headers
    jan = browser(server)
    refused = jan.post(link, data={"name": "0la"})  # a zero
    assert refused.status_code == 422 and "called that already" in refused.text
    assert jan.post(link, data={"name": "Jan"}).status_code == 303
    assert act(jan, table, 0, "roll").status_code == 403  # not this seat's turn
    assert "Jan" in ola.get(table).text
    phone = browser(server)
    assert phone.get(link).status_code == 303  # the seat is taken: on with it


def test_open_seats_are_offered_in_the_lobby(server: Running) -> None:
    ola, jan = browser(server), browser(server)
    table = sit_down(ola, who1="open", who2="here", name0="Ola")
    lobby = jan.get("/").text
    assert f'action="{table}/take"' in lobby and "1 seat free" in lobby
    assert f'action="{table}/take"' not in ola.get("/").text
    jan.post("/me", data={"name": "Jan", "face": "frog", "colour": ""})
    assert jan.post(f"{table}/take").headers["location"] == table
    assert jan.post(f"{table}/take").status_code == 409
    assert browser(server).post(f"{table}/take").status_code == 409
    page = ola.get(table).text
    assert "Jan" in page and "i-frog" in page


def test_the_maker_keeps_no_key_of_a_seat_that_a_stranger_took(server: Running) -> None:
    ola, jan = browser(server), browser(server)
    table = sit_down(ola, who1="open", who2="here", name0="Ola")
    (link,) = [link for link in links_of(ola, table) if "/1." in link]
    assert jan.post(f"{table}/take").status_code == 303
    assert ola.get(link).status_code == ola.post(link).status_code == 404
    assert not [link for link in links_of(ola, table) if "/1." in link]
    (own,) = links_of(jan, table)
    assert own != link and browser(server).get(own).status_code == 303
    resigned = ola.post(f"{table}/resign", data={"seat": "1"}, headers={"X-Script": "1"})
    assert resigned.status_code == 403


def test_an_invited_guest_is_not_shown_to_the_maker_as_a_link(server: Running) -> None:
    ola, jan = browser(server), browser(server)
    table = sit_down(ola, who1="link", who2="here")
    (link,) = [link for link in links_of(ola, table) if "/1." in link]
    assert jan.post(link, data={"name": "Jan"}).status_code == 303
    assert not [link for link in links_of(ola, table) if "/1." in link]


def test_each_seat_has_a_qr_code_without_styles(server: Running) -> None:
    ola = browser(server)
    table = sit_down(ola, who1="link")
    page = ola.get(f"{table}/about").text
    assert page.count('class="segno"') == 3  # one for a guest, two of my own
    assert "style=" not in page


def test_who_sits_at_this_machine_lets_the_local_network_in(tmp_path: Path) -> None:
    addresses = invitations.list_network_addresses()
    if not addresses:
        pytest.skip("this machine has no network")
    with running(sqlite_url(tmp_path / "t.sqlite3")) as server:
        ola = browser(server)
        table = sit_down(ola, who1="link")
        about = ola.get(f"{table}/about").text
        assert "Only this machine can open these links" in about
        assert f"http://{addresses[0]}:{server.port}" in about
        there = f"http://{addresses[0]}:{server.port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(there)
        assert ola.post("/network", data={"table": table[3:]}).status_code == 303
        links = links_of(ola, table)
        assert links and all(link.startswith(f"{there}/join/") for link in links)
        assert "Only this machine" not in ola.get(f"{table}/about").text
        friend = httpx.Client(headers={"Sec-Fetch-Site": "same-origin"})
        assert friend.post(links[0]).status_code == 303
        assert ola.get("/").status_code == 200  # and here it goes on
        evil = httpx.get(there, headers={"host": "evil.example"})
        assert evil.status_code == 421
        assert friend.post(f"{there}/network").status_code == 403


# --- names ----------------------------------------------------------------------------------------


def test_names_that_look_the_same_are_the_same() -> None:
    for one, other in (
        ("Ola", "ola"), ("Ola", "Оlа"), ("Ola", "0la"), ("Ola", "O l a"), ("Paul", "PauI"),
        ("Ola", "Ọla"), ("Anna", "Аnnа"), ("Ola", "O\u200bla"), ("Emma", "Ernma"),
        ("Оля", "оля"), ("caro", "саго"),
    ):  # fmt: skip
        assert is_alike(one, other), (one, other)
    for one, other in (("Ola", "Ala"), ("Jan", "Jon"), ("Łukasz", "Lucas"), ("Ми", "Ма")):
        assert not is_alike(one, other), (one, other)


def test_names_that_hide_something_are_refused() -> None:
    for good in ("Ola", "Zażółć", "Жанна", "Ωμέγα", "太郎", "O'Neil-2", "😀", "Größe 3", ""):
        check_name(good)
    for bad, why in (
        ("Оla", "name-mixed"), ("pаypal", "name-mixed"), ("Z͑ͫ̓ͪ̂ͫa", "name-marks"),
        ("...", "name-nothing"), ("Cheesemoon", "name-ours"), ("Рір", "name-ours"),
        ("Hoot", "name-ours"), ("Zuschauer", "name-ours"), ("Spectat0r", "name-ours"),
    ):  # fmt: skip
        with pytest.raises(Refused) as caught:
            check_name(bad)
        assert caught.value.message == why, bad


# --- the same person elsewhere --------------------------------------------------------------------


async def test_a_code_takes_a_person_to_another_device_once(rooms: Rooms, clock: Clock) -> None:
    store, desk, phone = rooms.store, "desk" * 8, "phone" * 5
    room = await three(rooms)
    await store.hold(desk, room.id, 1)
    await store.hold(phone, room.id, 2)
    await identity.change_person(store, desk, Person("Ola", "frog", 0xFF0000))
    code = await identity.make_code(store, desk)
    for wrong in ("", "ABCD", code[:-1] + ("2" if code[-1] != "2" else "3")):
        with pytest.raises(Refused):
            await identity.use_code(store, wrong, phone)
    spoken = f"{code[:4].lower()} {code[4:]}"
    assert await identity.use_code(store, spoken, phone) == desk
    assert await store.held(desk, room.id) == [1, 2]  # what the phone held is not lost
    assert await identity.person_of(store, desk) == Person("Ola", "frog", 0xFF0000)
    with pytest.raises(Refused):
        await identity.use_code(store, code, phone)  # works once
    old = await identity.make_code(store, desk)
    clock.at += identity.CODE_SECONDS + 1
    with pytest.raises(Refused):
        await identity.use_code(store, old, phone)


def test_a_code_in_the_browser(server: Running) -> None:
    desk, phone = browser(server), browser(server)
    assert desk.post("/me/code").status_code == 422  # nobody yet
    desk.post("/me", data={"name": "Ola", "face": "panda"})
    table = sit_down(desk)
    code = re.search(r"<code>(\w{4} \w{4})</code>", desk.post("/me/code").text)
    assert code
    assert phone.post("/me/use", data={"code": code[1]}).status_code == 303
    assert 'value="Ola"' in phone.get("/me").text
    assert act(phone, table, 0, "roll").status_code == 204
    for bad in ({"face": "owl"}, {"name": "Рір"}, {"colour": "#123456"}):
        assert desk.post("/me", data={"name": "Ola", **bad}).status_code in (400, 422)
