"""What takes long is told slowly in a real browser: nights, robots, reinforcements, in chapters."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from browser_help import DESK, LIVELY, PHONE, TOUCH, act, open_position

import cheesemoon as cm
from cheesemoon.core.game.step_replay import told

TRAVELLED = """() => { window.flown = 0;
  new MutationObserver((all) => { for (const one of all) for (const e of one.addedNodes)
    if (e.matches?.('.trace')) window.flown++; })
    .observe(document.querySelector('#paper .over'), { childList: true, subtree: true }); }"""


@cache
def long_action(name: str, verb: str, least: int, seats: int = 1) -> tuple[cm.Table, str, int]:
    """A table, one of its actions that tells that much, and how much."""
    for seed in range(50):
        table, rng = cm.game(name).new(seats=seats, seed=seed), random.Random(seed)
        while not table.over:
            before, action = table.fork(), rng.choice(table.legal())
            table.play(action)
            happened = told(table.events[-1])
            if action.startswith(verb) and len(happened) >= least and not table.over:
                return before, action, len(happened)
    raise AssertionError("nothing that takes long")


STORIES = [
    ("ratcatcher", "end", 12, 1, DESK),
    ("first-rat", "", 8, 1, PHONE),
    ("space-guardians", "", 3, 2, DESK),
]


@pytest.mark.parametrize("name,verb,least,seats,size", STORIES)
def test_what_takes_long_is_told_line_by_line_with_its_pictures(
    open_page: Any, name: str, verb: str, least: int, seats: int, size: dict[str, int]
) -> None:
    before, action, many = long_action(name, verb, least, seats)
    more = TOUCH if size == PHONE else {}
    slow = {**LIVELY, "speed": "slow"}  # so that it can be stopped at its beginning
    page = open_page("en", size, slow, reduced_motion="no-preference", **more)
    open_position(page, before.position())
    page.wait_for_selector("#table[data-mine='1']")
    if size == PHONE:
        page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    page.evaluate(TRAVELLED)
    where = page.locator("#board").bounding_box()
    page.locator(f'#all-ways [data-act="{action}"]').first.dispatch_event("click")
    page.wait_for_selector("#player:not([hidden])")
    page.click("[data-do=pause]")
    pictures, lines = [page.inner_html("#paper > svg")], [page.inner_text("#player h2")]
    shown = page.text_content("#player p")
    assert f"of {many}" in shown or "of " in shown
    while page.locator("#player").is_visible() and len(lines) < 8:
        page.click("[data-do=step-on]")
        if page.locator("#player").is_visible():
            pictures.append(page.inner_html("#paper > svg"))
            lines.append(page.inner_text("#player h2"))
    assert len(set(pictures)) >= min(3, least - 1)  # the picture goes along with the words
    assert len(set(lines)) >= min(3, least)
    assert page.locator("#board").bounding_box() == where
    if page.locator("#player").is_visible():
        page.click("[data-do=step-back]")
        assert page.inner_text("#player h2") == lines[-2]
        page.click("[data-do=skip]")
    page.wait_for_selector("#player", state="hidden")
    if name == "ratcatcher":
        assert page.evaluate("window.flown") >= 3  # rats run from place to place
    page.wait_for_function("() => document.querySelector('#table').dataset.mine === '1'")
    now = page.evaluate(NUMBERS)
    page.reload()
    assert page.evaluate(NUMBERS) == now  # in the end everything is as if it had been shown at once


NUMBERS = """() => [...document.querySelectorAll('#paper > svg.cm-picture text, #panels text')]
  .filter(e => !e.closest('defs')).map(e => e.textContent)"""  # those of definitions come later


CUT = """() => { const h = document.querySelector('#player h2');
  return h.scrollHeight > h.clientHeight + 1; }"""
UNDER = """() => [document.querySelector('#paper #stage-edge rect')?.getAttribute('y'),
  document.querySelectorAll('#paper .over > .trace').length]"""


def test_on_a_phone_a_night_is_told_whole_and_no_rat_runs_over_the_header(open_page: Any) -> None:
    before, action, many = long_action("ratcatcher", "end", 30)
    slow = {**LIVELY, "speed": "slow"}
    page = open_page("de", PHONE, slow, reduced_motion="no-preference", **TOUCH)
    open_position(page, before.position())
    page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    page.locator(f'#all-ways [data-act="{action}"]').first.dispatch_event("click")
    page.wait_for_selector("#player:not([hidden])")
    page.click("[data-do=pause]")
    for _ in range(many):
        assert not page.evaluate(CUT), page.inner_text("#player h2")
        page.click("[data-do=step-on]")
        if page.locator("#player").is_hidden():
            break
    assert page.evaluate(UNDER) == ["366", 0]


def test_who_wants_it_at_once_is_never_told_slowly(open_page: Any) -> None:
    before, action, _ = long_action("ratcatcher", "end", 12)
    page = open_page(own=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_position(page, before.position())
    page.locator(f'#all-ways [data-act="{action}"]').first.dispatch_event("click")
    page.wait_for_function("() => document.querySelector('#table').dataset.version === '1'")
    assert page.locator("#player").is_hidden()
    assert not [url for url in asked if "/told" in url]


PAST = """async () => {
  const { table, stamp } = document.querySelector('#table').dataset;
  const told = await (await fetch(`${table}/past?stamp=${stamp}`)).json();
  return told.steps.map((step) => [step.chapter, step.html]);
}"""
OF = {" bite": "Bites", "mouths": "Eating", "Clearing up:": "Clearing up"}


def test_what_happens_at_night_is_told_under_its_own_step(open_page: Any) -> None:
    page, found = open_page(), set()
    for least in (12, 30):
        before, action, _ = long_action("ratcatcher", "end", least)
        open_position(page, before.position())
        act(page, action)
        page.reload()
        for chapter, line in page.evaluate(PAST):
            step = next((step for word, step in OF.items() if word in line), None)
            if step and chapter != "Day":
                found.add(step)
                assert chapter == step, line
    assert {"Bites", "Eating", "Clearing up"} <= found


def test_the_last_night_is_told_again_from_the_beginning(open_page: Any) -> None:
    before, action, many = long_action("ratcatcher", "end", 12)
    page = open_page(kept=LIVELY, reduced_motion="no-preference")
    open_position(page, before.position())
    page.locator(f'#all-ways [data-act="{action}"]').first.dispatch_event("click")
    page.wait_for_selector("#player:not([hidden])")
    page.click("[data-do=skip]")
    page.wait_for_selector("#player", state="hidden")
    page.keyboard.press("l")
    page.wait_for_selector("#player:not([hidden])")
    page.click("[data-do=pause]")
    assert f"of {many}" in page.inner_text("#player p")
    page.keyboard.press("Escape")
    page.wait_for_selector("#player", state="hidden")


FLOATS = """() => { const mark = document.querySelector('#strip .float');
  for (const a of mark.getAnimations()) { a.pause(); a.currentTime = 0; }
  const cut = [], box = mark.getBoundingClientRect();
  for (let e = mark.parentElement; e.id !== 'strip'; e = e.parentElement)
    if (getComputedStyle(e).overflow !== 'visible') cut.push(e.tagName);
  const { left, right, top, bottom } = mark.closest('button').getBoundingClientRect();
  const across = box.left >= left && box.right <= right;
  return [cut, across && box.top >= top && box.bottom <= bottom]; }"""


def test_a_number_that_floats_up_in_the_strip_is_whole(open_page: Any) -> None:
    rows = ["123451", *["......"] * 9]
    before = cm.game("space-guardians").load(
        {
            "game": "space-guardians",
            "phase": "move",
            "invaders": rows,
            "seats": [{"at": "c9"}, {"at": "f10"}],
        }
    )
    page = open_page(size=PHONE, kept=LIVELY, reduced_motion="no-preference", **TOUCH)
    open_position(page, before.position())
    page.locator('#all-ways [data-act="shoot"]').first.dispatch_event("click")
    page.wait_for_selector("#strip .float")
    assert page.evaluate(FLOATS) == [[], True]
