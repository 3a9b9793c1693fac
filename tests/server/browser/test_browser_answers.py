"""Answers: a question is answered once, by the faster page; what a phone asks and tells is read."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from browser_help import (
    DESK,
    PHONE,
    STILL,
    TOUCH,
    act,
    after,
    open_position,
    played,
    random_game,
    sit_down,
    table_with,
    version,
    wait_frames,
    wait_stable,
)

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from thorough import sampled

SLOW = """const add = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (kind, hear, ...more) {
  return add.call(this, kind, (event) => setTimeout(() => hear(event), 700), ...more); };"""
"""What comes of an action is told later than that it was taken."""


def single() -> cm.Table:
    """A table at which one answer alone can be given, which is no roll."""
    for seed in range(50):
        table = cm.game("first-rat").new(seats=2, seed=seed)
        while not table.over:
            if len(table.legal()) == 1:
                return table
            table.play(table.legal()[0])
    raise AssertionError("no such table")


@pytest.mark.parametrize("early", [True, False], ids=["before", "after"])
def test_enter_and_an_answer_by_itself_are_one_answer(open_page: Any, early: bool) -> None:
    page = open_page(kept={**STILL, "auto": "sure"}, own=True)
    page.add_init_script(SLOW)
    sent: list[int] = []

    def heard(response: Any) -> None:
        if response.url.endswith("/act"):
            sent.append(response.status)

    page.on("response", heard)
    open_position(page, single().position())
    before = version(page)
    page.wait_for_selector("#hold")
    if early:
        page.locator("#acts button").first.focus()
        page.keyboard.press("Enter")
    else:
        page.wait_for_function("() => !document.querySelector('#hold')")
    for _ in range(5):  # somebody is impatient
        page.evaluate("() => document.querySelector('#all-ways [data-act]')?.click()")
        wait_frames(page)
    after(page, before)
    assert version(page) == before + 1
    assert [status for status in sent if status >= 400] == []
    assert page.inner_text("#toast") == ""


def test_an_automatic_answer_that_comes_too_late_shows_no_error(open_page: Any) -> None:
    """Another window of the same player was faster."""
    page = open_page(kept={**STILL, "auto": "sure"}, own=True)
    page.route("**/act", lambda route: route.fulfill(status=409, body="<p>Too late.</p>"))
    open_position(page, single().position())
    with page.expect_response("**/act"):
        pass
    page.wait_for_function("() => !document.querySelector('#acts').dataset.busy")
    assert page.inner_text("#toast") == ""
    page.evaluate("() => document.querySelector('#all-ways [data-act]').click()")
    page.wait_for_selector("#toast p")  # who pressed it is told


@cache
def said(name: str) -> dict[str, tuple[list[tuple[str, str]], list[str]]]:
    """What a game asks, with the line under it, and what its log says, in every language."""
    found: dict[str, tuple[list[tuple[str, str]], list[str]]] = {}
    for lang in LANGUAGES:
        asked: dict[tuple[str, str], None] = {}
        table = cm.game(name).new(seats=min(cm.game(name).seats), seed=2)
        table.names = ("Katze", "Pip 1", "Pip 2")[: table.players]
        for action in random_game(name, 2, table.players).actions:
            asked[table.question(lang), table.aside(lang)] = None
            table.play(action)
        found[lang] = list(asked), sorted({line for lines in table.log(lang) for line in lines})
    return found


ASKED = """(asked) => asked.filter(([question, aside]) => {
  const at = (id) => document.querySelector(id), [head, more] = [at('#question'), at('#aside')];
  const words = document.createElement('span');
  words.className = question.length > 34 ? 'long' : '';
  words.append(question);
  head.replaceChildren(words);
  more.replaceChildren(aside);
  const box = (id) => at(id).getBoundingClientRect();
  return box('#ticker').bottom - box('#ask').top > 1
    || [head, more].some((e) => e.scrollHeight > e.clientHeight + 2); })"""
"""Questions that would lie over the line above them, or be cut."""
TOLD = """(lines) => lines.filter((words) => {
  const line = document.querySelector('#ticker .grow');
  line.textContent = words;
  line.classList.toggle('long', words.length > 88);  // as table/log.js does
  return line.scrollHeight > line.clientHeight + 1; })"""
"""Lines that would be cut."""


@pytest.mark.parametrize("name", cm.games())
def test_a_phone_shows_questions_and_what_happened_whole(open_page: Any, name: str) -> None:
    page = open_page("de", PHONE, **TOUCH)
    open_position(page, table_with(name, "", min(cm.game(name).seats)).position())
    page.evaluate("() => document.fonts.load('800 16px Display')")
    for lang, (asked, lines) in said(name).items():
        assert page.evaluate(ASKED, asked) == [], lang
        assert page.evaluate(TOLD, lines) == [], lang
    is_told = page.is_visible("#ticker .grow")  # cards to lay take its place
    page.tap("#ticker .grow" if is_told else "header.top [popovertarget=side]")  # what was before
    assert page.is_visible("#side .panels")


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_a_desk_names_all_choices_and_shows_questions_whole(open_page: Any, lang: str) -> None:
    page = open_page(lang, DESK)
    open_position(page, table_with("first-rat", "", 2).position())
    page.evaluate("() => document.fonts.load('800 16px Display')")
    assert page.is_visible("#all b")
    for name in cm.games():
        assert page.evaluate(ASKED, said(name)[lang][0]) == [], name
    open_position(page, table_with("space-taxi", "roll", 3).position())
    assert page.locator("#acts button").count()  # answers come first, so the word gives way
    assert page.is_hidden("#all b")


def side_by_side() -> cm.Table:
    """Archie and Bella stand on neighbouring spaces, and both may run."""
    table = cm.game("first-rat").new(seats=2, seed=3)
    for action in ("run 0 2", "run 0 3", "run 1 1", "run 1 4"):
        while action not in table.legal():
            table.play("done" if "done" in table.legal() else table.legal()[0])
        table.play(action)
    while table.seat == 1 or not table.legal()[0].startswith("run "):
        table.play("done" if "done" in table.legal() else table.legal()[0])
    return table


def test_a_finger_means_the_piece_under_it_and_between_two_is_asked_by_name(open_page: Any) -> None:
    page = open_page("en", PHONE, **TOUCH)
    open_position(page, side_by_side().position())
    page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    wait_stable(page, "#paper [data-pick]")
    rats = page.locator("#paper [data-pick]").all()
    boxes = [rat.bounding_box() for rat in rats]
    between = (boxes[0]["x"] + boxes[0]["width"] + boxes[1]["x"]) / 2
    page.touchscreen.tap(between, boxes[0]["y"] + boxes[0]["height"] / 2)
    page.wait_for_selector("#which button")
    assert sorted(page.locator("#which button").all_inner_texts()) == ["Archie", "Bella"]
    page.touchscreen.tap(between, page.locator("#board").bounding_box()["y"] + 4)
    for box, rat in zip(boxes, [rat.get_attribute("data-pick") for rat in rats], strict=True):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_selector(f'#paper .chosen[data-pick="{rat}"]')
        assert not page.is_visible("#which")


SEEN = """(which) => { const board = document.querySelector('#board').getBoundingClientRect();
  const card = document.querySelector(which).getBoundingClientRect();
  return card.top >= board.top && card.bottom <= board.bottom; }"""
"""Whether all of a thing is in view."""


def test_signs_side_by_side_are_large_enough_for_a_finger(open_page: Any) -> None:
    page = open_page("en", PHONE, **TOUCH)
    open_position(page, table_with("ratcatcher", "attack", 1).position())
    page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    wait_stable(page, '#paper [data-action="attack 2"]')
    box = page.locator('#paper [data-action="attack 2"]').bounding_box()
    assert min(box["width"], box["height"]) >= 40
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector('#paper [data-action="attack 2"]', state="detached")
    assert not page.is_visible("#which")  # no question which of them was meant


FAR = """(least) => { const middle = (e) => { const r = e.getBoundingClientRect();
    return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; };
  const cells = [...document.querySelectorAll('#paper [data-action^="move "] > use')].map(middle);
  for (const flight of document.querySelectorAll('#paper [data-action^="move "] > .aim')) {
    const r = flight.getBoundingClientRect();
    for (let x = r.left + 1; x < r.right; x += 9) for (let y = r.top + 1; y < r.bottom; y += 9)
      if (document.elementFromPoint(x, y)?.closest('#paper') &&
        cells.every(([a, b]) => Math.hypot(a - x, b - y) > least)) return [x, y]; } }"""
"""A point on the way of a flight, far from each cell to fly to."""


def test_a_finger_far_from_all_cells_means_no_flight(open_page: Any) -> None:
    """The preview of a flight reaches over the whole board, but it is no part of its target."""
    page = open_page("en", PHONE, **TOUCH)
    open_position(page, table_with("space-guardians", "move", 2).position())
    page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    wait_stable(page, '#paper [data-action^="move "]')
    page.touchscreen.tap(*page.evaluate(FAR, 75))
    assert not page.is_visible("#which")


def test_a_card_with_choices_is_seen_whole_on_a_phone(open_page: Any) -> None:
    page = open_page("de", PHONE, **TOUCH)
    for verb in ("drink", "comic", "newrat", "pack"):
        open_position(page, table_with("first-rat", verb, 2).position())
        page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
        page.wait_for_function(SEEN, arg="#choices [data-look]")


AIR = """() => { const button = document.querySelector('#ask .answers .button:not([hidden])');
  const words = document.createRange(), box = button.getBoundingClientRect();
  words.selectNodeContents(button);
  const said = words.getBoundingClientRect();
  return Math.min(said.left - box.left, box.right - said.right); }"""


def test_a_long_answer_has_air_in_its_button_on_a_phone(open_page: Any) -> None:
    page = open_page("de", PHONE, **TOUCH)
    open_position(page, table_with("space-guardians", "leave", 3).position())
    page.wait_for_selector("#ask .answers .button")
    assert page.evaluate(AIR) >= 6


ENDINGS = {"first-rat": "#ending", "space-guardians": "#sg-ending", "space-taxi": "#st-podium"}


def test_who_has_won_is_in_view_on_a_phone(open_page: Any) -> None:
    page = open_page("pl", PHONE, **TOUCH)
    for name, card in ENDINGS.items():
        open_position(page, played(name, 1).position())
        page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
        act(page, random_game(name, 3).actions[-1])
        page.wait_for_function(SEEN, arg=card)


LINES = """(e) => { const words = document.createRange();
  words.selectNodeContents(e);
  return new Set([...words.getClientRects()].map((r) => Math.round(r.y))).size; }"""
"""In how many lines the words of a button stand."""


def test_while_dice_are_chosen_a_phone_shows_the_riders(open_page: Any) -> None:
    page = open_page("de", PHONE, **TOUCH)
    open_position(page, table_with("space-taxi", "place", 3).position())
    page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    page.wait_for_function("() => document.querySelector('#board').scrollTop > 0")
    wait_stable(page, "#st-seat-0")
    board = page.locator("#board").bounding_box()
    windows = [page.locator(f"#st-seat-{i}").bounding_box() for i in range(6)]
    dice = [die.bounding_box() for die in page.locator("#paper [data-action^=place]").all()]
    assert all(w["y"] >= board["y"] for w in windows)  # whole
    assert all(d["y"] + d["height"] < board["y"] + board["height"] for d in dice)
    lines = page.locator('#acts [data-act="done"]').evaluate(LINES)
    assert lines <= 2  # of words on the button


def test_what_comes_to_lie_under_a_resting_mouse_opens_no_card(open_page: Any) -> None:
    page = open_page(own=True)
    page.clock.install()
    sit_down(page, "space-taxi", "here", "here", "here")
    page.locator('#paper [data-action="roll"]').first.hover()
    page.wait_for_selector("#card", state="visible")
    now = version(page)
    page.mouse.down()
    page.mouse.up()
    after(page, now)
    at = page.locator("#paper [data-card=tray]").first.bounding_box()
    place = page.locator('#paper .piece[data-action^="place"]').first.bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    now = version(page)
    page.mouse.click(x, y)
    after(page, now)
    page.mouse.move(x + 2, y + 2)
    page.clock.run_for(600)
    assert page.locator("#card").is_hidden()
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + 4, steps=4)
    page.wait_for_selector("#card", state="visible")


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["pl"]))
def test_on_a_phone_who_only_looks_on_is_told_so_in_whole_words(open_page: Any, lang: str) -> None:
    sits, page = open_page(), open_page(lang, PHONE, **TOUCH)
    sit_down(sits, "space-taxi", "here", "here", "here")
    page.goto(sits.url)
    tag = page.locator(".top .watching")
    assert tag.locator(".i").bounding_box()["width"] >= 16 and tag.text_content().strip()
    cut = "e => getComputedStyle(e).textOverflow === 'ellipsis' && e.scrollWidth > e.clientWidth"
    assert not tag.evaluate(cut) and not page.locator(".top h1").evaluate(cut)
