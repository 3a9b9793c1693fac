"""The frame around the board in a real browser: what it must not cover, whom it speaks to, how
several ways are asked, and what is seen on a small window at first."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser_help import DESK, PHONE, STILL, TOUCH, act, open_position, sit_down, version

import cheesemoon as cm

APART = """(who) => { const a = document.querySelector(who).getBoundingClientRect();
  return ['#board', '#ask', '#panels', '.pace', '.tabs', '#log', '#strip'].filter(s => {
    const e = document.querySelector(s), b = e.getBoundingClientRect();
    return e.getClientRects().length && b.width && b.height && a.left < b.right - 1
      && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; }); }"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_question_about_sounds_covers_nothing(open_page: Any, size: dict[str, int]) -> None:
    kept = {name: value for name, value in STILL.items() if name != "sound"}
    page = open_page("en", size, kept, **(TOUCH if size == PHONE else {}))
    sit_down(page, "space-taxi", "here", "bot:greedy")
    page.wait_for_selector(".sound-ask")
    assert page.evaluate(APART, ".sound-ask") == []
    page.click(".sound-ask .ghost")
    assert page.locator(".sound-ask").count() == 0
    page.reload()
    assert page.locator(".sound-ask").count() == 0


def test_who_plays_one_seat_is_spoken_to_and_others_read_names(open_page: Any) -> None:
    for lang, word in (("en", "Roll"), ("pl", "Rzuć"), ("de", "Wirf")):
        page = open_page(lang)
        sit_down(page, "space-taxi", "here", "bot:greedy")
        assert page.inner_text("#question").startswith(word)
        sit_down(page, "space-taxi", "here", "here")
        assert page.inner_text("#question").partition(": ")[2].lower().startswith(word.lower())


def several_ways() -> tuple[cm.Table, str, list[str]]:
    """A table of First Rat where one rat has two ways to one space: by a pipe, and without."""
    for seed in range(50):
        table, rng = cm.game("first-rat").new(seats=2, seed=seed), random.Random(seed)
        while not table.over:
            for action in table.legal():
                if " via " in action and action.partition(" via ")[0] in table.legal():
                    plain = action.partition(" via ")[0]
                    every = [a for a in table.legal() if a == plain or a.startswith(f"{plain} ")]
                    return table, f"run {action.split()[1]}", every
            table.play(rng.choice(table.legal()))
    raise AssertionError("no such table")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_several_ways_to_one_place_are_asked_with_small_pictures(
    open_page: Any, size: dict[str, int]
) -> None:
    table, pick, every = several_ways()
    page = open_page("en", size, **(TOUCH if size == PHONE else {}))
    open_position(page, table.position())
    if size == PHONE:
        page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    page.locator(f'#paper [data-pick="{pick}"]').first.dispatch_event("click")
    place = page.locator(f'#paper [data-action="{every[0]}"] > use').first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#which button")
    pictures = [e.inner_html() for e in page.locator("#which .small-picture").all()]
    assert len(pictures) == len(every) == len(set(pictures))  # each its own
    shown = page.locator("#which").bounding_box()
    assert shown["x"] >= 0 and shown["x"] + shown["width"] <= size["width"]
    assert shown["y"] >= 0 and shown["y"] + shown["height"] <= size["height"]
    now = version(page)
    page.locator("#which button").first.click()
    page.wait_for_function(
        "v => Number(document.querySelector('#table').dataset.version) > v", arg=now
    )


def test_on_a_phone_a_game_begins_with_ones_own_pieces_in_view(open_page: Any) -> None:
    page = open_page("en", PHONE, **TOUCH)
    sit_down(page, "first-rat", "here", "bot:greedy")
    page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    page.wait_for_function("() => document.querySelector('#board').scrollTop > 0")
    board = page.locator("#board").bounding_box()
    rats = [rat.bounding_box() for rat in page.locator("#paper [data-pick]").all()]
    assert rats
    for box in rats:
        assert box["y"] >= board["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]


def test_the_focus_returns_to_the_question_after_a_bots_turn(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-guardians", "here", "bot:greedy")
    page.keyboard.press("Shift")  # somebody who uses the keyboard
    for _ in range(3):
        act(page)
        page.wait_for_function("() => document.querySelector('#table').dataset.mine === '1'")
        page.wait_for_function("() => document.activeElement.id === 'question'")
