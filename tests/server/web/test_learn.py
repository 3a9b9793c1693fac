"""Lessons over HTTP and in a real browser, and the owner's lessons and puzzles."""

from __future__ import annotations

import html
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from browser_help import DESK, PHONE, no_sideways
from http_help import browser, prepared
from server_help import Running, running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn import Attempt, lesson, lessons
from cheesemoon.learn.puzzles import puzzles, write
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.view.messages import WORDS

TAXI = cm.game("space-taxi")


@pytest.fixture(scope="module")
def owners(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose owner has added files of his own."""
    folder = tmp_path_factory.mktemp("learn")
    mine = {"CHEESEMOON_LEARN": str(owned(folder / "mine"))}
    with running(sqlite_url(folder / "tables.sqlite3"), environment=mine) as found:
        prepared(found, TAXI.name)
        yield found


@pytest.fixture(scope="module", autouse=True)
def ready(server: Running) -> None:
    prepared(server, TAXI.name)


def owned(folder: Path) -> Path:
    """What an owner has added: a lesson with a mistake, and a puzzle that was made long ago."""
    mine = folder / TAXI.name
    mine.mkdir(parents=True)
    text = (TAXI.folder / "lessons" / "01-ride.toml").read_text("utf-8")
    (mine / "90-never.toml").write_text(text.replace('"roll"', '"rol"'), "utf-8")
    write(TAXI, [replace(puzzles(TAXI)[0], id="old", legal=1)], mine / "puzzles.json")
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_listed_in_the_readers_language(server: Running, lang: str) -> None:
    text = html.unescape(browser(server, lang).get("/learn").text)
    for name in cm.games():
        for each in lessons(cm.game(name)):
            assert f"/learn/{name}/{each.key}" in text and each.title[lang] in text


def test_a_lesson_goes_on_with_the_right_move_alone(server: Running) -> None:
    found = lesson(TAXI, "ride")
    assert found
    client = browser(server, "de")
    address = "/learn/space-taxi/ride"
    assert found.steps[0].say["de"] in html.unescape(client.get(address).text)
    wrong = client.get(address, params={"made": "roll", "move": "place red"})
    assert found.steps[1].otherwise and found.steps[1].otherwise["de"] in html.unescape(wrong.text)
    right = html.unescape(client.get(address, params={"made": "roll", "move": "place blue"}).text)
    assert found.steps[1].well and found.steps[1].well["de"] in right
    assert found.steps[2].say["de"] in right


def test_an_illegal_move_gets_the_rules_own_reason(server: Running) -> None:
    text = html.unescape(browser(server).get("/learn/space-taxi/ride?move=done").text)
    found = lesson(TAXI, "ride")
    assert found
    answer = Attempt(found).answer("done")
    assert answer.rule and f'data-rule="/rules/space-taxi/{answer.rule}"' in text


@pytest.mark.parametrize(
    "path",
    ["/learn/space-taxi/unheard-of", "/learn/moon/ride", "/puzzles/space-taxi/1", "/puzzles/x/y"],
)
def test_what_there_is_not_is_told_in_a_page(server: Running, path: str) -> None:
    answer = browser(server).get(path)
    assert answer.status_code == 404 and "Traceback" not in answer.text


@pytest.mark.parametrize(
    "query", ["made=nonsense&move=x", "move=" + "y" * 5000, "made=&made=&move="]
)
def test_nonsense_in_the_address_changes_nothing(server: Running, query: str) -> None:
    assert browser(server).get(f"/learn/space-taxi/ride?{query}").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_of_older_rules_says_so_and_offers_another(owners: Running, lang: str) -> None:
    client = browser(owners, lang)
    old = client.get("/puzzles/space-taxi/old")
    text = html.unescape(old.text)
    assert old.status_code == 410 and WORDS.say(lang, "puzzle-old-heading") in text
    other = f"/puzzles/space-taxi/{puzzles(TAXI)[0].id}"
    assert f'href="{other}"' in text and client.get(other).status_code == 200


def test_a_lesson_of_the_owner_with_a_mistake_says_where(owners: Running) -> None:
    client = browser(owners)
    assert "/learn/space-taxi/never" in client.get("/learn").text
    wrong = client.get("/learn/space-taxi/never")
    assert wrong.status_code == 410 and "90-never.toml, line 16" in html.unescape(wrong.text)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_in_the_browser(open_page: Any, size: dict[str, int]) -> None:
    """Taken by clicks, left in the middle, taken up again, and remembered as done."""
    page = open_page(size=size)
    page.goto("/learn/space-taxi/ride")
    for move in ("roll", "place blue"):
        page.evaluate(f"""document.querySelector('#coach [data-act="{move}"]').click()""")
        page.wait_for_selector(f"#coach[data-made*='{move}']", state="attached")
    page.evaluate("""document.querySelector('#coach [data-act="done"]').click()""")
    page.wait_for_selector(".bubble.oops")
    assert "made=place" in page.url
    page.goto("/learn")
    begun = page.locator('[data-lesson="space-taxi/ride"]')
    assert "begun" in begun.get_attribute("class")
    begun.click()
    page.wait_for_selector('#coach [data-act="place blue"]', state="attached")
    assert page.locator(".over .veil mask rect").count() > 2  # the guide's light
    no_sideways(page)
    page.click("#coach [data-show]")  # who does not see it is shown
    page.wait_for_selector(".over .ring-advised", state="attached")
    page.wait_for_function(
        "() => JSON.parse(document.querySelector('#coach').dataset.made).length === 3"
    )
    assert page.locator(".bubble .praise").count() == 1
    page.evaluate("""document.querySelector('#coach [data-act="done"]').click()""")
    page.wait_for_selector(".bubble.cheer")
    assert page.locator(".over .veil").count() == 0
    bottom = page.evaluate("document.querySelector('#acts').getBoundingClientRect().bottom")
    assert bottom <= size["height"] + 1  # nothing is cut off
    assert page.get_attribute("#acts .primary", "href") == "/learn/space-taxi/tiles"
    page.goto("/learn")
    assert "done" in page.locator('[data-lesson="space-taxi/ride"]').get_attribute("class")
