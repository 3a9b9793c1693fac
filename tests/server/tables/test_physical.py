"""The printed game beside the screen: pickers over HTTP and in a real browser."""

from __future__ import annotations

import html
import random
import re
from typing import Any

import httpx
import pytest
from browser_help import PHONE, TOUCH, act, after, no_sideways, sit_down, version
from http_help import browser
from server_help import Running

import cheesemoon as cm

SCRIPT = {"X-Script": "1"}


def table_of(client: httpx.Client, name: str, *who: str, **more: str) -> str:
    form = {"seats": str(len(who)), **{f"who{i}": kind for i, kind in enumerate(who)}, **more}
    answer = client.post(f"/new/{name}", data={**form, "chance": "hand"})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removesuffix("/layout")


def laid(client: httpx.Client, table: str, chance: random.Random) -> None:
    """Fill the places as their lists stand, each sort in another order."""
    page = client.get(f"{table}/layout")
    if page.status_code == 303:
        return
    lists = re.findall(r'<select class="field" name="([^"]+)">(.*?)</select>', page.text, re.S)
    sorts: dict[str, list[str]] = {}
    for name, options in lists:
        (lies,) = re.findall(r'value="(-?\d+)" selected', options)
        sorts.setdefault(name.rsplit(".", 1)[0], []).append(lies)
    form: dict[str, str] = {}
    for key, lies in sorts.items():
        chance.shuffle(lies)
        form |= {f"{key}.{i}": number for i, number in enumerate(lies)}
    assert client.post(f"{table}/layout", data=form).status_code == 303


def picked(client: httpx.Client, table: str, fields: dict[str, str], chance: random.Random) -> int:
    """Take an action and tap what is asked for until it is done; how many taps."""
    taps = 0
    answer = client.post(f"{table}/act", data=fields, headers=SCRIPT)
    while answer.status_code == 200:
        faces = re.findall(r'name="pick" value="(-?\d+)"', answer.text)
        (numbers,) = re.findall(r'name="numbers" value="([^"]*)"', answer.text)
        assert len(faces) > 1 and "<svg" in answer.text
        more = {"numbers": numbers, "pick": chance.choice(faces)}
        answer = client.post(f"{table}/act", data=fields | more, headers=SCRIPT)
        taps += 1
    assert answer.status_code == 204, answer.text[:300]
    return taps


@pytest.mark.parametrize(
    ("name", "who", "more"),
    [
        ("first-rat", ["here"], {"preset": "everything"}),
        ("space-guardians", ["here", "here", "here", "here"], {}),
        ("ratcatcher", ["here"], {}),
        ("space-taxi", ["here"], {}),
    ],
)
def test_a_whole_game_is_played_with_pickers_alone(
    server: Running, name: str, who: list[str], more: dict[str, str]
) -> None:
    client, chance = browser(server), random.Random(2)
    table = table_of(client, name, *who, **more)
    laid(client, table, chance)
    taps = 0
    for _ in range(600):
        page = client.get(table).text
        ways = [html.unescape(way) for way in re.findall(r'<button data-act="([^"]*)"', page)]
        if not ways:
            assert 'class="acts ended"' in page
            break
        (now,) = re.findall(r'data-version="(\d+)" data-stamp', page)
        shots = [way for way in ways if way == "shoot"]  # so that something comes down
        action = chance.choice(shots or ways)
        taps += picked(client, table, {"version": now, "action": action}, chance)
    assert taps > 15
    saved = client.get(f"{table}/save")
    assert saved.json()["drawn"] == 0 and len(saved.json()["chance"]) >= taps


def test_what_was_tapped_wrongly_is_taken_back(server: Running) -> None:
    client = browser(server, "de")
    table = table_of(client, "space-taxi", "here", "here", "here")
    roll = {"version": "0", "action": "roll"}
    asked = client.post(f"{table}/act", data=roll, headers=SCRIPT)
    assert asked.status_code == 200 and "Passagierwürfel" in asked.text
    more = {"numbers": "1 1 2 3 4 6", "pick": "3"}
    asked = client.post(f"{table}/act", data=roll | more, headers=SCRIPT)
    assert 'name="numbers" value="1 1 2 3 4 6 3"' in asked.text and "Treibstoff" in asked.text
    back = {"numbers": "1 1 2 3 4 6 3", "back": "1"}
    asked = client.post(f"{table}/act", data=roll | back, headers=SCRIPT)
    assert 'name="numbers" value="1 1 2 3 4 6"' in asked.text
    wrong = client.post(f"{table}/act", data=roll | {"pick": "7"}, headers=SCRIPT)
    assert wrong.status_code == 422 and "ST-6" in wrong.text
    page = client.post(f"{table}/act", data=roll | more)  # without a script it is a page
    assert page.status_code == 200 and "<html" in page.text and "Treibstoff" in page.text
    whole = {"numbers": "1 1 2 3 4 6 3 3 3 6"}
    assert client.post(f"{table}/act", data=roll | whole).status_code == 303
    assert client.post(f"{table}/undo", data={"version": "1"}).status_code == 303
    assert "10 Würfel" in client.get(table).text  # nobody has to agree: it was no secret


def test_people_roll_for_a_bot(server: Running) -> None:
    client, chance = browser(server), random.Random(4)
    table = table_of(client, "space-taxi", "bot:random", "here", "here")
    for _ in range(200):
        page = client.get(table).text
        if "Enter what comes" in page:
            break
    assert "roll and draw for it" in page
    (now,) = re.findall(r'data-version="(\d+)" data-stamp', page)
    assert picked(client, table, {"version": now, "action": "roll"}, chance) >= 9
    other = client.post(f"{table}/act", data={"version": "1", "action": "done"}, headers=SCRIPT)
    assert other.status_code in (403, 409)


def test_what_lies_on_the_table_is_laid_by_its_maker_before_the_game(server: Running) -> None:
    client = browser(server)
    table = table_of(client, "space-guardians", "here", "here")
    assert "Only the person who made" in browser(server).get(f"{table}/layout").text
    form = {f"formation.{i}": str(1 + i % 5) for i in range(24)}
    assert client.post(f"{table}/layout", data=form).status_code == 303
    position = cm.game("space-guardians").load(client.get(f"{table}/save").json()["start"])
    assert position.position()["invaders"][:2] == ["123451", "234512"]
    bad = client.post(f"{table}/layout", data={f"formation.{i}": "1" for i in range(24)})
    assert bad.status_code == 422 and "fewer" in bad.text
    assert client.post(f"{table}/layout", data=form | {"formation.3": "x"}).status_code == 400
    picked(client, table, {"version": "0", "action": "place a10"}, random.Random(1))
    assert client.post(f"{table}/layout", data=form).status_code == 409


def test_faces_are_tapped_and_tiles_are_dragged(open_page: Any) -> None:
    page = open_page(size=PHONE, **TOUCH)
    sit_down(page, "space-taxi", "here", "here", "here", chance="hand")
    page.locator('#acts [data-act="roll"]').click()
    page.locator("#hand .pick").nth(2).tap()
    page.wait_for_selector("#hand .given svg")
    page.locator("#hand [name=back]").tap()
    page.wait_for_selector("#hand .given svg", state="detached")
    no_sideways(page)
    for i in range(10):  # the keyboard does it too: the number of a face
        page.wait_for_function(
            "n => document.querySelectorAll('#hand .given svg').length === n", arg=i
        )
        page.keyboard.press(str(1 + i % 2 if i < 9 else 2))
    page.wait_for_selector("#hand", state="hidden")
    after(page, 0)  # the answer to the last face may still be under way
    assert version(page) == 1
    act(page)
    after(page, 1)
    assert version(page) == 2

    page = open_page()
    own = {"preset": "own", "option-board": "1"}
    sit_down(page, "first-rat", "here", "here", **own)
    page.click("text=Lay out the table")
    spots = page.locator("[data-key=score] .spot")

    def names() -> list[str]:
        return [spots.nth(i).get_attribute("aria-label") for i in range(7)]

    tile = [name.split(": ")[1] for name in names()]
    spots.nth(0).drag_to(spots.nth(6))
    assert names()[6].endswith(tile[0]) and names()[0].endswith(tile[6])
    spots.nth(2).focus()
    page.keyboard.press("Shift+ArrowRight")
    assert names()[3].endswith(tile[2]) and names()[2].endswith(tile[3])
    spots.nth(1).click()
    page.locator("[data-key=score] .pick.gone").first.click()  # it changes places
    wanted = names()
    page.click("text=So it lies")
    page.wait_for_url("**/t/*")
    page.click("text=Lay out the table")
    assert names() == wanted
