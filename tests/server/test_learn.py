"""Lessons and puzzles over HTTP and in a real browser."""

from __future__ import annotations

import html
from typing import Any

import pytest
from browser_help import DESK, PHONE
from http_help import browser
from server_help import Running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn import Attempt, lesson, lessons
from cheesemoon.learn.puzzles import puzzles

TAXI = cm.game("space-taxi")


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


def test_a_puzzle_is_judged(server: Running) -> None:
    puzzle = puzzles(TAXI)[0]
    client = browser(server)
    address = f"/puzzles/space-taxi/{puzzle.id}"
    assert 'data-right=""' in client.get(address).text
    assert 'data-right="1"' in client.get(address, params={"move": puzzle.best}).text
    worst = min(puzzle.worth, key=lambda action: puzzle.worth[action].value)
    wrong = client.get(address, params={"move": worst}).text
    assert 'data-right="0"' in wrong and f"{puzzle.loss(worst):.1f}" in wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_puzzles_are_listed(server: Running, lang: str) -> None:
    text = browser(server, lang).get("/puzzles").text
    assert all(f"/puzzles/{n}/{p.id}" in text for n in cm.games() for p in puzzles(cm.game(n)))


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
    for move in ("place blue", "done"):
        page.wait_for_selector(f'#coach [data-act="{move}"]', state="attached")
        page.evaluate(f"""document.querySelector('#coach [data-act="{move}"]').click()""")
        page.wait_for_timeout(300)
    page.wait_for_selector(".bubble.cheer")
    page.goto("/learn")
    assert "done" in page.locator('[data-lesson="space-taxi/ride"]').get_attribute("class")
