"""The frame around the board in a real browser: what it must not cover, whom it speaks to, how
several ways are asked, and what is seen on a small window at first."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser_help import DESK, PHONE, TOUCH, act, open_position, sit_down, version

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from thorough import sampled

THINKS = """() => { const bot = document.createElement('div'); bot.className = 'think';
  Object.assign(bot.dataset, { thinking: 'for # s', why: 'because', about: '4' });
  bot.innerHTML = '<div class="bar"><i></i></div><p></p>';
  document.querySelector('#ask').append(bot); }"""
"""A bot that thinks long, and says why."""


def test_who_plays_one_seat_is_spoken_to_and_others_read_names(open_page: Any) -> None:
    words = (("en", "Roll"), ("pl", "Rzuć"), ("de", "Wirf"))
    for lang, word in sampled(words, words[1:2]):
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


def test_oddities_that_are_gone(open_page: Any) -> None:
    """Chance by hand has a valid form (the console would say so); help begins at its beginning; who
    is here cannot be replaced, and the page says why; no card lies over an open drawer; a bot that
    takes its time says for how long, and why."""
    page = open_page()
    sit_down(page, "space-guardians", "here", "here", chance="hand")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("document.querySelector('#drawer-text').scrollTop") == 0
    page.keyboard.press("Escape")
    one, two = open_page(own=True), open_page()
    one.clock.install()
    sit_down(one, "space-guardians", "here", "link")
    two.goto(one.locator(".links input[readonly]").first.input_value())
    two.click("main form button.primary")  # an invitation is accepted
    two.wait_for_selector("#question")
    two.evaluate(THINKS)
    two.wait_for_function("""() => parseFloat(document.querySelector('.think i').style.width) >= 50
      && /for \\d+ s · because/.test(document.querySelector('.think p').textContent)""")
    one.wait_for_selector("#here-1[data-here=in]", state="attached")
    one.keyboard.press("Escape")
    one.locator("#player-1 .more").dispatch_event("click")
    one.wait_for_selector("dialog[open] .points-of")
    said = one.inner_text("#drawer")
    assert "is here" in said or "at the table" in said
    assert one.locator("#drawer [name=level]").count() == 0
    box = one.locator("#paper [data-card]").first.bounding_box()
    one.mouse.move(box["x"] + 5, box["y"] + 5)
    one.clock.run_for(600)
    assert one.locator("#card").is_hidden()
    one.goto("/")
    file = one.locator("input[type=file]")
    assert file.evaluate("e => getComputedStyle(e).opacity === '0' || e.matches('.sr, [hidden]')")


def test_a_phone_on_its_side_has_the_wide_board_whole(open_page: Any) -> None:
    page = open_page("de", {"width": 844, "height": 390}, **TOUCH)
    sit_down(page, "space-taxi", "here", "bot:greedy", "bot:greedy")
    page.wait_for_selector("#paper > svg[viewBox='0 0 1400 985']")
    board, paper = page.locator("#board").bounding_box(), page.locator("#paper").bounding_box()
    assert paper["height"] <= board["height"] + 1 and paper["width"] <= board["width"] + 1
    buttons = page.locator(".ask:not(.player) button:visible").all()
    assert buttons
    for button in buttons:
        box = button.bounding_box()
        assert box["x"] + box["width"] <= 844 and box["y"] + box["height"] <= 390


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_no_word_of_a_button_is_cut(open_page: Any, lang: str) -> None:
    cut = """() => [...document.querySelectorAll('.ask:not(.player) .button, .pace .button')]
      .filter(e =>
      e.getClientRects().length && (e.scrollWidth > e.clientWidth + 1
        || e.scrollHeight > e.clientHeight + 1)).map(e => e.textContent.trim())"""
    for size in (DESK, PHONE, {"width": 360, "height": 740}):
        page = open_page(lang, size, **({} if size == DESK else TOUCH))
        sit_down(page, "space-taxi", "here", "bot:greedy", "bot:greedy", seed="5")
        act(page, "roll")
        page.wait_for_selector(".answers .button")  # beside which undo and hint have little room
        assert page.evaluate(cut) == []
        act(page)
        assert page.evaluate(cut) == []


BROKEN = """() => [...document.querySelectorAll('#menu .trough label')].filter((e) => {
  const menu = document.querySelector('#menu').getBoundingClientRect();
  const words = document.createRange(), mine = e.getBoundingClientRect();
  words.selectNodeContents(e.lastChild);
  return words.getClientRects().length > 1 || mine.left < menu.left || mine.right > menu.right;
}).map((e) => e.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_in_the_menu_are_in_one_line(open_page: Any, lang: str) -> None:
    page = open_page(lang, PHONE, **TOUCH)
    sit_down(page, "space-taxi", "here")
    page.tap("[popovertarget=menu]")
    page.wait_for_selector("#menu .trough label")
    assert page.evaluate(BROKEN) == []
