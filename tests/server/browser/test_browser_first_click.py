"""What a new visitor sees first on a phone, and the sheets of choices that lie over a board."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from browser_help import DESK, PHONE, TOUCH, open_position, table_with

import cheesemoon as cm

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


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_tag_over_its_own_place_means_what_it_shows(open_page: Any, size: dict[str, int]) -> None:
    """The tag of an empty place hangs over it: a click asked whether the place was meant."""
    page = open_page(size=size, own=True, **(TOUCH if size == PHONE else {}))
    page.goto("/")
    areas = {"c": {"white": 1}, "b": {"cheese": 2}}
    open_position(
        page, {"game": "ratcatcher", "seats": [{"area": "0c"}], "city": {"0": {"areas": areas}}}
    )
    part = page.locator("#tag-0e [data-action]").last
    action = part.get_attribute("data-action")
    box = part.bounding_box()
    version = page.get_attribute("#table", "data-version")
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    (page.touchscreen.tap if size == PHONE else page.mouse.click)(*at)
    page.wait_for_function(
        "version => document.querySelector('#table').dataset.version !== version", arg=version
    )
    assert page.locator("#which").count() == 0
    assert action == ("move 0e" if size == PHONE else "trap 0e")


PLAYED = """() => { const row = document.querySelector('.next').getBoundingClientRect();
  const badges = document.querySelector('#badges').getBoundingClientRect();
  return [document.querySelector('.next .primary').getBoundingClientRect().bottom,
    document.querySelector('nav.bottom').getBoundingClientRect().top,
    row.bottom <= badges.top] }"""


def test_a_rematch_is_in_the_first_window_of_the_end(open_page: Any, tmp_path: Path) -> None:
    """Two badges pushed the gold button below the bar of a phone."""
    table, rng = cm.game("space-taxi").new(seats=3, seed=2), random.Random(2)
    while not table.over:
        table.play(rng.choice(table.legal()))
    table.save(tmp_path / "game.json")
    page = open_page("pl", size=PHONE, own=True, **TOUCH)
    page.goto("/")
    open_position(page, json.loads((tmp_path / "game.json").read_text()))
    page.goto(page.url.partition("?")[0] + "/end")
    page.evaluate("""() => { const list = document.querySelector('#badges');
      list.hidden = false;
      list.innerHTML = '<li><a><b>Badge</b></a></li>'.repeat(2); }""")
    gold, bar, is_above = page.evaluate(PLAYED)
    assert gold <= bar
    assert is_above
