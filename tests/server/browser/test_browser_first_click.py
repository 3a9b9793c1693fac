"""What a new visitor sees first on a phone, and the sheets of choices that lie over a board."""

from __future__ import annotations

from typing import Any

import pytest
from browser_help import PHONE, TOUCH, open_position, table_with

SEEN = """() => { const low = document.querySelector('nav.bottom').getBoundingClientRect().top;
  return [...document.querySelectorAll('.game form button')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.top > 0 && box.bottom <= low && box.left >= 0 && box.right <= innerWidth;
  }).length }"""


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_all_games_are_in_the_first_window_of_a_phone(open_page: Any, lang: str) -> None:
    page = open_page(lang, size=PHONE, own=True, **TOUCH)
    page.goto("/")
    assert page.evaluate(SEEN) == 4
    assert page.locator(".game .more").first.bounding_box()["width"] >= 44


def test_the_gold_button_with_friends_gives_the_link(open_page: Any) -> None:
    page = open_page(size=PHONE, own=True, **TOUCH)
    page.goto("/new/first-rat?friends=1")
    gold = page.locator(".chair .button.primary")
    gold.wait_for()
    assert (
        gold.bounding_box()["y"] + gold.bounding_box()["height"]
        < page.locator("#start").bounding_box()["y"]
    )
    code = page.locator(".chair .code").bounding_box()
    assert code["y"] + code["height"] < page.locator("#start").bounding_box()["y"]
    assert page.locator("#start.primary").count() == 0
    page.locator(".w1 label", has_text="Bot").first.tap()
    page.wait_for_selector("#start.primary")


@pytest.mark.parametrize(("game", "verb", "sheet"), [
    ("first-rat", "buy", "#stall-sheet"), ("ratcatcher", "put", "#cheese-sheet"),
])  # fmt: skip
def test_a_sheet_of_choices_uncovers_the_board(
    open_page: Any, game: str, verb: str, sheet: str
) -> None:
    page = open_page(size=PHONE, own=True, **TOUCH)
    page.goto("/")  # its cookie asks for the arrangement of a phone
    open_position(page, table_with(game, verb).position())
    assert page.locator(f"#paper {sheet}").is_visible()
    see = page.locator("[data-do=see-board]")
    see.tap()
    assert page.locator(f"#paper {sheet}").is_hidden()
    assert see.get_attribute("aria-pressed") == "true"
    see.tap()
    assert page.locator(f"#paper {sheet}").is_visible()
    assert page.locator("#stall-own").count() == (game == "first-rat")
