"""Ratings, history, spectators and safety: what a server keeps besides its tables."""

from __future__ import annotations

import asyncio
import html
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from browser_help import LARGE, act, sit_down
from http_help import browser
from server_help import Running, running

from cheesemoon.server.errors import Refused
from cheesemoon.server.records import history, ladder
from cheesemoon.server.storage import reports
from cheesemoon.server.storage.rows import Filters
from cheesemoon.server.storage.schema import results as rows, tables
from cheesemoon.server.storage.store import Store, sqlite_url
from cheesemoon.server.storage.terms import Terms
from cheesemoon.server.tables import moderation, results
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.web.requests import WHO

SCRIPT = {"X-Script": "1"}
UNWANTED = ["gouda"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = sqlite_url(tmp_path_factory.mktemp("web") / "tables.sqlite3")
    with running(url, warm=("space-guardians",), ladder=True, unwanted=UNWANTED) as found:
        yield found


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Running]:
    """A server of its own, for tests that use up what an address may send."""
    with running(sqlite_url(tmp_path / "t.sqlite3"), warm=("space-guardians",)) as found:
        yield found


def two(server: Running, **more: str) -> tuple[list[httpx.Client], str]:
    """Ada and Bo at a table of Space Guardians, each in a browser of their own."""
    ada, bo = browser(server), browser(server)
    form = {"seats": "2", "who0": "here", "who1": "link", "name0": "Ada", "name1": "Bo", **more}
    while (answer := ada.post("/new/space-guardians", data=form)).status_code == 200:
        time.sleep(0.02)  # the rules are being prepared
    assert answer.status_code == 303, answer.text[:300]
    table = answer.headers["location"]
    about = html.unescape(ada.get(f"{table}/about").text)
    assert bo.post(re.findall(r"/join/[\w-]+/1\.[\w-]+", about)[0]).status_code == 303
    return [ada, bo], table


def play(players: list[httpx.Client], table: str, most: int = 10**6) -> int:
    """Play random actions of the seat to act. Return how many."""
    chance, order = random.Random(2), list(players)
    for made in range(most):
        for player in order:
            page = player.get(table).text
            ways = re.findall(r'<button data-act="([^"]*)"><b>', page)
            if ways:
                break
        else:
            return made
        (now,) = re.findall(r'data-version="(\d+)" data-stamp', page)
        fields = {"version": now, "action": html.unescape(chance.choice(ways))}
        assert player.post(f"{table}/act", data=fields, headers=SCRIPT).status_code == 204
        order.sort(key=lambda each: each is not player)  # who has acted often acts again
    return most


def test_a_rated_game_from_the_first_action_to_ladder_history_and_card(server: Running) -> None:
    players, table = two(server, rated="1", delay="3")
    guest = browser(server)
    play(players, table, 5)
    shown = re.findall(r'data-version="(\d+)" data-stamp', guest.get(table).text)
    assert shown == ["2"], "spectators are three actions behind"
    assert guest.get(f"{table}/screen").status_code == 200
    for hidden in ("replay", "save", "past"):
        answer = guest.get(f"{table}/{hidden}")
        assert answer.status_code == 403 and "3 actions later" in answer.text
    assert guest.get(f"/api/tables/{table.split('/')[-1]}").status_code == 403
    assert players[0].get(f"{table}/replay").status_code == 200
    assert guest.get(f"{table}/card.png").status_code == 404
    play(players, table)
    assert guest.get(f"{table}/replay").status_code == 200
    page = guest.get(f"{table}/end").text
    assert f'og:image" content="{server.base}{table}/card.png"' in page and "Ada" in page
    drawn = guest.get(f"{table}/card.png").content
    assert [int.from_bytes(drawn[i : i + 4], "big") for i in (16, 20)] == [1200, 630]
    assert "Ada" in guest.get(f"{table}/card.svg").text
    listed = guest.get("/ladder/space-guardians").text
    assert "Ada" in listed and "Bo" in listed
    assert guest.get("/ladder/space-guardians").text == listed, "no game is counted twice"
    players_listed = re.findall(r"/ladder/space-guardians/[^\"]+", listed)
    assert len(players_listed) == 2, "everybody has a page"
    for address in players_listed:
        (met,) = re.findall(r"/pairing/[^\"]+", guest.get(address).text)
        assert "1 game:" in guest.get(met).text and address in guest.get(met).text
    assert guest.get("/ladder/space-guardians/p000000000000000").status_code == 404
    kept = players[1].get("/history?player=ada&game=space-guardians").text
    assert table in kept and "rated, replayed" in " ".join(kept.split())
    assert table not in guest.get("/history").text, "it was not public"
    assert table not in players[1].get("/history?since=2999-01-01").text


def test_what_was_foreseen_or_played_alone_is_not_rated() -> None:
    def info(origin: str = "seed", chance: str = "drawn") -> SimpleNamespace:
        return SimpleNamespace(origin=origin, chance=chance)

    seats = [Seat(name="Ada"), Seat("hard")]
    room: Any = SimpleNamespace(terms=Terms(rated=True), seats=seats, info=info(), ended=None)
    assert results.is_counted(room, ["p1", "bot:hard"])
    for change in ({"origin": "chosen"}, {"origin": "what-if"}, {"chance": "hand"}):
        room.info = info(**change)
        assert not results.is_counted(room, ["p1", "bot:hard"])
    room.info = info()
    assert not results.is_counted(room, ["p1", "p1"]) and not results.is_counted(room, ["p1"])
    room.seats[0].stand_in = "easy"
    assert not results.is_counted(room, ["p1", "bot:hard"])
    room.seats[0].stand_in, room.terms = "", Terms()
    assert not results.is_counted(room, ["p1", "bot:hard"])


def test_ladder_and_history_on_both_databases(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        games = [("t1", (1, 2, 3)), ("t2", (1, 1, 3)), ("t3", (2, 1, 3))]
        made = [
            {
                "table_id": id_, "seat": i, "game": "space-taxi", "player": player, "name": name,
                "total": 10 - place, "place": place, "rated": id_ != "t3", "at": 100.0 + n,
            }
            for n, (id_, places) in enumerate(games)
            for i, (place, player, name) in enumerate(
                zip(places, ("p1", "p2", "bot:easy"), ("Ada", "Bo", "Pip"), strict=True)
            )
        ]  # fmt: skip
        kept = {
            "game": "space-taxi", "players": 3, "start": "{}", "salt": "", "origin": "seed",
            "chance": "drawn", "created": 0.0, "active": 0.0, "over": True,
        }  # fmt: skip

        def work(db: sa.Connection) -> None:
            db.execute(sa.insert(rows), made)
            for id_, public in (("t1", True), ("t2", False)):
                db.execute(sa.insert(tables).values(id=id_, public=public, **kept))

        await store.write("t1", work)
        lines = await ladder.list_standing(store, "space-taxi")
        assert [line.name for line in lines] == ["Ada", "Bo", "Pip"]
        assert [line.games for line in lines] == [2, 2, 2], "what is not rated does not count"
        again = await ladder.list_standing(store, "space-taxi")
        assert again == lines, "nothing is counted twice"
        pair, met = await ladder.find_pairing(store, "space-taxi", "p1", "p2")
        assert pair == (2, 1, 1, 0) and met[0].table_id == "t2"
        found = await history.search(store, "nobody", Filters(player="ADA"))
        assert [one.table_id for one in found] == ["t1"], "public, and not deleted"
        assert found[0].seats[0] == ("Ada", 1, 9)
        assert found[0].is_rated and not found[0].is_replayed, "its row has no proof"
        await store.hold("me", "t2", 0)
        mine = await history.search(store, "me", Filters(since=100.5))
        assert [one.table_id for one in mine] == ["t2"]
        await moderation.report(store, "t1", "Bo", "a line", "rude")
        assert reports.all_reports(store)[0].why == "rude"
        store.close()

    asyncio.run(story())


def test_talk_words_and_reports(server: Running) -> None:
    (ada, bo), table = two(server)

    def say(who: httpx.Client, text: str) -> int:
        return who.post(f"{table}/chat", data={"text": text}, headers=SCRIPT).status_code

    assert say(ada, "hello") == 204
    assert say(ada, "what a G0UDÁ!") == 422 and say(ada, "goudas") == 204
    named = bo.post(f"{table}/name", data={"seat": "1", "name": "Gouda"}, headers=SCRIPT)
    assert named.status_code == 422 and "does not want that word" in named.text
    lines = [int(n) for n in re.findall(r'data-n="(\d+)"', bo.get(table).text)]
    told = {"n": str(lines[0]), "why": "too kind"}
    assert bo.post(f"{table}/report", data=told, headers=SCRIPT).status_code == 204
    assert bo.post(f"{table}/report", data={"n": "999"}, headers=SCRIPT).status_code == 404
    assert bo.post(f"{table}/talk", data={"chat": "0"}, headers=SCRIPT).status_code == 403
    assert ada.post(f"{table}/talk", data={"chat": "0"}, headers=SCRIPT).status_code == 204
    assert say(bo, "still here?") == 403 and "Nobody talks" in bo.get(table).text
    assert ada.post(f"{table}/talk", data={"chat": "1"}, headers=SCRIPT).status_code == 204
    assert say(bo, "again") == 204


def test_unwanted_words_are_refused_wherever_names_are_given(server: Running) -> None:
    (ada, bo), table = two(server)
    assert ada.post("/me", data={"name": "G0uda"}).status_code == 422
    assert "does not want that word" in ada.post("/me", data={"name": "Gouda"}).text
    api = {"game": "space-guardians", "seats": 2, "names": ["Gouda", "Bo"]}
    assert httpx.post(f"{server.base}/api/tables", json=api).status_code == 422
    ola = browser(server)
    form = {"seats": "2", "who0": "here", "who1": "link"}
    there = ola.post("/new/space-guardians", data=form).headers["location"]
    link = re.findall(r"/join/[\w-]+/1\.[\w-]+", html.unescape(ola.get(f"{there}/about").text))[0]
    assert bo.post(link, data={"name": "Gouda"}).status_code == 422
    assert bo.post(link, data={"name": "Bo"}).status_code == 303


def test_a_cookie_that_changes_gives_no_more_lines_of_chat(strict_server: Running) -> None:
    (ada, bo), table = two(strict_server)
    guest = browser(strict_server)
    said = []
    for n in range(30):
        guest.cookies.set(WHO, f"{n:032}")
        answer = guest.post(f"{table}/chat", data={"text": f"line {n}"}, headers=SCRIPT)
        said.append(answer.status_code)
    assert said.count(204) <= 12 and 429 in said
    for player in (ada, bo):  # players have their own limit
        heard = player.post(f"{table}/chat", data={"text": "hello"}, headers=SCRIPT)
        assert heard.status_code == 204


def test_junk_reports_do_not_block_others(database: str) -> None:
    async def story() -> None:
        store = Store(database)
        for _ in range(moderation.MOST_OF_LINE):
            await moderation.report(store, "t1", "Bo", "a line", "junk")
        for _ in range(30):
            with pytest.raises(Refused):
                await moderation.report(store, "t1", "Bo", "a line", "junk")
        await moderation.report(store, "t1", "Bo", "another line", "rude")
        assert reports.all_reports(store)[0].why == "rude"
        store.close()

    asyncio.run(story())


def test_one_client_makes_few_reports(strict_server: Running) -> None:
    (ada, bo), table = two(strict_server)
    for n in range(7):
        said = ada.post(f"{table}/chat", data={"text": f"line {n}"}, headers=SCRIPT)
        assert said.status_code == 204
    lines = re.findall(r'data-n="(\d+)"', bo.get(table).text)[-7:]
    told = [bo.post(f"{table}/report", data={"n": n}, headers=SCRIPT).status_code for n in lines]
    assert 429 in told and told.count(204) <= 5


def test_spectators_of_a_delayed_table_fork_what_they_see(server: Running) -> None:
    players, table = two(server, delay="3")
    play(players, table, 5)
    guest = browser(server)
    assert guest.post(f"{table}/fork", data={"ply": "5"}).status_code == 400
    assert guest.post(f"{table}/fork", data={"ply": "3"}).status_code == 400
    assert guest.post(f"{table}/fork", data={"ply": "2"}).status_code == 303
    assert players[0].post(f"{table}/fork", data={"ply": "5"}).status_code == 303


def test_spectators_who_talk_are_told_apart(server: Running) -> None:
    (ada, _), table = two(server)
    one, other = browser(server), browser(server)
    for client, agent in ((one, "1"), (other, "2")):
        client.cookies.set(WHO, agent * 32)
        said = client.post(f"{table}/chat", data={"text": f"hello {agent}"}, headers=SCRIPT)
        assert said.status_code == 204
    chat = r"""data-from=['"](guest\w+)['"]\s*>.*?<b>([^<]+)</b> (hello \d)"""
    lines = re.findall(chat, ada.get(table).text, re.DOTALL)
    assert [(name, text) for _, name, text in lines] == [
        ("Spectator 1", "hello 1"),
        ("Spectator 2", "hello 2"),
    ]
    signs = {sign for sign, _, _ in lines}
    assert len(signs) == 2, "one is muted and the other is not"
    (_, again) = two(server)
    one.post(f"{again}/chat", data={"text": "hello"}, headers=SCRIPT)
    (there,) = re.findall(r"""data-from=['"](guest\w+)""", ada.get(again).text)
    assert there not in signs, "nobody is followed from table to table"


def test_words_of_a_host(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("# not here\nGouda\n\nStinkkäse\n", encoding="utf-8")
    unwanted = moderation.read_words(path)
    for text in ("gouda", "G0uda?", "stinkkase", "ein STINKKÄSE"):
        with pytest.raises(Refused):
            moderation.check_words(text, unwanted)
    moderation.check_words("goudas are not here", unwanted)


def test_the_big_screen_and_a_muted_speaker(open_page: Any) -> None:
    page = open_page(size=LARGE)
    sit_down(page, "space-guardians", "here", "here")
    act(page)
    page.click("#tab-chat")
    page.fill("[name=text]", "hello here")
    page.keyboard.press("Enter")
    own = page.locator("#chat li[data-from]:has-text('hello here')")
    own.wait_for()
    assert own.locator("[data-do=mute]").count() == 0  # nobody mutes or reports themselves
    guest = open_page(own=True)
    guest.goto(page.url)
    guest.click("#tab-chat")
    guest.fill("[name=text]", "hello there")
    guest.keyboard.press("Enter")
    page.wait_for_selector("#chat li[data-from]:has-text('hello there')")
    line = page.locator("#chat li[data-from]:has-text('hello there')")
    line.hover()
    line.locator("[data-do=mute]").click()
    assert not line.locator("span", has_text="hello there").first.is_visible()
    line.locator("[data-do=mute]").click()
    assert line.locator("span", has_text="hello there").first.is_visible()
    line.get_by_text("Report").click()
    page.fill("#drawer textarea", "a test")
    page.click("#drawer-text form button")
    page.wait_for_selector("#toast .good")
    screen = page.context.new_page()
    screen.goto(page.url.split("?")[0] + "/screen")
    assert screen.is_visible("#board svg") and not screen.is_visible(".side")
    assert not screen.is_visible("header.top") and screen.locator("#acts").count() == 0
    box = screen.locator("#board").bounding_box()
    assert box["width"] > 1700 and box["height"] > 700
