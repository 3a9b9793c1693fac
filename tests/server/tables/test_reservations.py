"""Links of chairs that are handed out before their table begins."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import httpx
import pytest
from http_help import browser
from server_help import Running, running

from cheesemoon.server.errors import Refused
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.tables import reservations

FORM = {"who0": "here", "who1": "nobody", "who2": "link", "who3": "bot", "who4": "link"}


def laid(client: httpx.Client, game: str = "first-rat") -> str:
    """The form of a new table; the address that it was given."""
    found = re.search(r'data-place="([^"]+)"', client.get(f"/new/{game}").text)
    assert found
    return found[1]


def link_of(client: httpx.Client, place: str, chair: int, game: str = "first-rat") -> str:
    """What the form shows for a chair: its address without the server."""
    answer = client.get(f"/new/{game}/chair/{chair}", params={"place": place})
    assert answer.status_code == 200 and "<svg" in answer.text
    found = re.search(r'data-copy="([^"]+)"', answer.text)
    assert found
    return unescape(found[1]).removeprefix(str(client.base_url).rstrip("/"))


def begun(client: httpx.Client, place: str, **more: str) -> httpx.Response:
    form: Mapping[str, str] = {**FORM, "place": place, **more}
    return client.post("/new/first-rat", data=form)


@pytest.mark.parametrize("order", ["seats", "all"])
def test_a_link_that_was_handed_out_early_opens_its_chair(server: Running, order: str) -> None:
    host, guest, other = browser(server), browser(server), browser(server)
    place = laid(host)
    links = [link_of(host, place, chair) for chair in (2, 4)]
    early = guest.get(links[0])
    assert early.status_code == 200 and "You are early!" in early.text
    answer = begun(host, place, name2="Ola", name4="Ela", order=order)
    table = answer.headers["location"].partition("#")[0]
    assert table == f"/t/{place.partition('.')[0]}"  # one id, known before
    told = unescape(host.get(f"{table}/about").text)
    assert all(link in told for link in links)  # and one link for each seat
    for who, link, name in ((guest, links[0], "Ola"), (other, links[1], "Ela")):
        seen = who.get(link).text
        assert f'value="{name}"' in seen and "your seat" in seen.lower()
        assert who.post(link, data={"name": name}).headers["location"] == table


def test_an_early_guest_sees_game_and_host_and_the_host_sees_the_guest(server: Running) -> None:
    host, guest = browser(server), browser(server)
    place = laid(host)
    asked = {"place": place, "as": "Ola"}
    answer = host.get("/new/first-rat/chair/2", params=asked)
    found = re.search(r'data-copy="([^"]+)"', answer.text)
    assert found
    link = unescape(found[1]).removeprefix(str(host.base_url).rstrip("/"))
    page = guest.get(link).text
    assert "Ola invites you to First Rat" in page and "You are early!" in page
    waiting = "/new/first-rat/waiting"
    assert host.get(waiting, params=asked).json() == {}  # a preview of the link is no guest
    guest.get(link, headers={"Sec-Fetch-Dest": "empty"})  # the page asks again
    assert host.get(waiting, params=asked).json() == {"2": {"name": "", "face": ""}}
    assert guest.get(waiting, params={"place": place[:-1]}).status_code == 400
    assert begun(host, place).status_code == 303
    assert host.get(waiting, params=asked).json() == {}
    assert "You are early!" not in guest.get(link).text


def test_an_unwanted_name_of_a_host_is_not_shown(server: Running) -> None:
    host = browser(server)
    place = laid(host)
    link = link_of(host, place, 2)
    host.get("/new/first-rat/waiting", params={"place": place, "as": "Оlа"})  # mixed scripts
    assert "You are invited to First Rat" in browser(server).get(link).text


def test_an_address_is_that_of_one_table(server: Running) -> None:
    host = browser(server)
    place = laid(host)
    assert begun(host, place).status_code == 303
    again = begun(host, place)
    assert again.status_code == 409 and "begun already" in again.text


def test_only_an_address_that_was_made_here_is_taken(server: Running) -> None:
    host = browser(server)
    place = laid(host)
    link = link_of(host, place, 2)
    id_, _, proof = place.partition(".")
    other = laid(host).partition(".")[0]
    for wrong in (id_, f"{other}.{proof}", f"{id_}.{proof[:-1]}", f"{id_}ą.{proof}", "."):
        assert begun(host, wrong).status_code == 400
        asked = host.get("/new/first-rat/chair/1", params={"place": wrong})
        assert asked.status_code == 400
    assert host.get("/new/first-rat/chair/9", params={"place": place}).status_code == 404
    for wrong in (link[:-1], link.replace("/c2.", "/c3."), link.replace(id_, other)):
        assert host.get(wrong).status_code == 404


def test_a_chair_without_a_person_has_no_link(server: Running) -> None:
    host = browser(server)
    place = laid(host)
    link = link_of(host, place, 2)
    assert begun(host, place, who2="bot").status_code == 303
    assert host.get(link).status_code == 404


def test_a_link_that_was_handed_out_early_can_be_renewed(server: Running) -> None:
    host = browser(server)
    place = laid(host)
    link = link_of(host, place, 2)
    table = begun(host, place).headers["location"].partition("#")[0]
    guest = browser(server)
    guest.post(link, data={"name": "Ola"})
    assert guest.post(f"{table}/renew", data={"seat": "1"}).status_code == 303
    assert browser(server).get(link).status_code == 404
    new = re.search(r"/join/[^\"]+/1\.[\w-]+", guest.get(f"{table}/about").text)
    assert new and browser(server).get(new[0]).status_code == 303


def test_links_outlive_a_restart_of_the_server(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables.sqlite3")
    with running(url, warm=()) as first:
        place = laid(browser(first))
        link = link_of(browser(first), place, 2)
    with running(url, warm=()) as second:
        assert "You are early!" in browser(second).get(link).text
        assert begun(browser(second), place).status_code == 303
        assert "early" not in browser(second).get(link).text


def test_after_a_day_an_address_is_void(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(sqlite_url(tmp_path / "tables.sqlite3"))
    now = store.now()
    monkeypatch.setattr(store, "now", lambda: now)
    place = reservations.reserve(store)
    id_ = reservations.redeem(store, place)
    token = reservations.chair_token(store, id_, 3)
    assert reservations.is_early(store, id_, token)
    assert not reservations.is_early(store, id_, "c3.other") and not reservations.is_early(
        store, id_, "3"
    )
    now += 3600 * (reservations.HOURS + 1)
    for asked, why in (
        (lambda: reservations.redeem(store, place), "place-old"),
        (lambda: reservations.is_early(store, id_, token), "link-void"),
    ):
        with pytest.raises(Refused) as caught:
            asked()
        assert (caught.value.status, caught.value.message) == (410, why)
    store.close()
