"""What the frame promises of every game, in a real browser: few keys, nothing that covers a drawer,
a log with names that stays readable, definitions that come when there is time for them."""

from __future__ import annotations

import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from browser_help import (
    DESK,
    MISSING,
    PHONE,
    STILL,
    TOUCH,
    act,
    after,
    no_sideways,
    open_position,
    sit_down,
    version,
)

import cheesemoon as cm
from cheesemoon.view.assets import assets
from thorough import sampled

USED = """async () => {
  for (let n = 0; n < 200 && document.querySelector('script[data-later]'); n++)
    await new Promise((then) => setTimeout(then, 25));
  return document.querySelector('#paper > svg > defs').childElementCount; }"""
SOON = """addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(() => {
  document.querySelector('#paper .choice:not([data-action])')
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  window.answered = document.querySelectorAll('.over .ring-chosen, .over .target').length;
  window.files = performance.getEntriesByType('resource')
    .map((e) => e.name.match(/[^/]+\\.(js|css|svg)(?=$|#)/)?.[0]).filter(Boolean); })))"""
LOOK = """() => [Number(document.querySelector('#table').dataset.version),
  document.querySelectorAll('#all-ways [data-act]').length]"""


@pytest.mark.parametrize("name", cm.games())
def test_few_keys_a_decision_and_nothing_lies_over_a_drawer(open_page: Any, name: str) -> None:
    """The number of a choice, then Enter: over a whole game at most three keys a decision. All that
    drawings use is in the page at once, what none uses yet is not among its elements."""
    game = cm.game(name)
    page = open_page(size=PHONE if name == "first-rat" else DESK, own=True)
    page.clock.install()
    sit_down(page, name, *["here"] * min(game.seats), seed="5")
    assert page.evaluate(MISSING) == []
    picture = game.new(seats=min(game.seats), seed=5).svg(0, tall=name == "first-rat")
    (defs,) = ElementTree.fromstring(picture).findall("{http://www.w3.org/2000/svg}defs")
    used = page.evaluate(USED)
    assert used <= len(defs) // (2 if name == "ratcatcher" else 1)
    page.keyboard.press("Shift")  # somebody who uses the keyboard
    rng = random.Random(8)
    for _ in range(6):
        now, many = page.evaluate(LOOK)
        for key in (*str(1 + rng.randrange(many)), "Enter"):
            page.keyboard.press(key)
        after(page, now)
        assert page.evaluate("document.activeElement.id") == "question"
    assert page.evaluate(MISSING) == []
    assert used <= page.evaluate(USED) <= len(defs)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    box = page.locator("#paper [data-card]").last.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.clock.run_for(400)
    assert page.locator("#card").is_hidden()
    assert keys_of(game, 5) <= 3


def keys_of(game: cm.Game, seed: int) -> float:
    """Keys a decision on average over a whole random game, if single answers are made by
    themselves."""
    table, rng = game.new(seats=min(game.seats), seed=seed), random.Random(seed)
    keys = []
    while not table.over:
        many = len(table.legal())
        chosen = rng.randrange(many)
        if many > 1:
            keys.append(len(str(chosen + 1)) + 1)
        table.play(table.legal()[chosen])
    return sum(keys) / len(keys)


@pytest.mark.parametrize("name", [name for name in cm.games() if max(cm.game(name).seats) > 3])
def test_with_many_players_the_log_has_room(open_page: Any, name: str) -> None:
    page = open_page()
    seats = max(cm.game(name).seats)
    sit_down(page, name, "here", *["bot:random"] * (seats - 1), name0="Ola")
    panels = page.locator("#panels")
    assert panels.evaluate("e => e.scrollHeight <= e.clientHeight + 1")  # all of them are seen
    log = page.locator(".talkbox").bounding_box()
    assert log["height"] >= 150
    page.hover("#pane-log")
    grown = page.locator(".talk").bounding_box()
    assert grown["height"] >= 200 and grown["y"] + grown["height"] <= 800
    page.mouse.move(300, 300)
    act(page)
    said = page.text_content("#panels") + page.text_content("#log") + page.text_content("#strip")
    assert "Ola" in said
    assert not re.search(r"Player \d|Seat \d|bot:|\b\w+_\w+\b", said)


def test_on_a_phone_people_see_what_they_are_called_in_the_log(open_page: Any) -> None:
    page = open_page("de", PHONE)
    sit_down(page, "space-taxi", "here", "bot:random")
    own = page.locator("#strip small").first
    assert own.inner_text() == "du · Katze"
    assert own.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_people_without_a_name_are_called_by_their_faces(open_page: Any) -> None:
    called = (("en", "Cat Unicorn"), ("pl", "Kot Jednorożec"), ("de", "Katze Einhorn"))
    for lang, names in sampled(called, called[2:]):
        page = open_page(lang)
        sit_down(page, "space-taxi", "here", "here")
        for name in names.split():
            assert name in page.text_content("#panels")


LAST_IN_SIGHT = """() => {
  const lines = document.querySelectorAll('#log .turn-group:not([hidden])')[0]
    .querySelectorAll('.lines > li'), pane = document.querySelector('#pane-log');
  const [low, last] = [pane, lines[lines.length - 1]].map((e) => e.getBoundingClientRect().bottom);
  return last <= low && pane.scrollHeight > pane.clientHeight; }"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_night_is_few_lines_of_the_log_that_open(open_page: Any, size: dict[str, int]) -> None:
    more: dict[str, Any] = {"cut_off": True, "service_workers": "block"}
    page = open_page("en", size, STILL, **more, **(TOUCH if size == PHONE else {}))
    sit_down(page, "ratcatcher", "here", seed="3")
    for _ in range(40):  # days until a night in which many run
        ends = page.locator('#all-ways [data-act="end"]').count()
        act(page, "end" if ends else "")
        if page.locator("#log .fold").count():
            break
    if size == PHONE:
        page.tap("header.top [popovertarget=side]")
    else:
        page.wait_for_function(LAST_IN_SIGHT)
    fold = page.locator("#log .fold").first
    assert fold.locator("summary .pic").count() == 1
    summary, lines = fold.locator("summary"), fold.locator("ul > li")
    assert lines.count() == 0  # what nobody has opened is not sent
    page.route("**/lines/*", lambda route: route.abort())
    summary.click()
    page.wait_for_selector("#toast p")
    assert not fold.locator("details[open]").count()  # the server cannot be reached
    page.unroute("**/lines/*")
    summary.press("Enter")
    lines.first.wait_for()
    assert lines.count() >= 3 and summary.evaluate("e => e === document.activeElement")
    assert not page.locator("#log [data-ply]:has([open]) [data-folded]").count()
    no_sideways(page)
    assert version(page) > 0
    told = page.locator("#log .fold ul").first.inner_text()
    page.reload()  # and the page itself has them, also for those without a script
    assert page.locator("#log .fold ul").first.text_content() == told.replace("\n", "")
    assert not page.locator("#log [data-folded]").count() and not lines.first.is_visible()


WHOLE = re.compile(
    r"(?:\.table|\.at-table|\.stage|#table|#board|#paper|body|html|main|:root):has\("
)


def test_no_rule_asks_what_the_whole_table_has() -> None:
    """Such a rule lets a browser style all of a board anew whenever anything in it comes or goes:
    on a slow phone each time a tenth of a second."""
    for sheet in ("base.css", "table.css", "learn.css", "screen.css"):
        assert WHOLE.findall(assets()[sheet].data.decode()) == [], sheet


def test_a_first_visit_answers_with_its_first_frame(open_page: Any) -> None:
    """A slow phone plays within a second because little comes first: one script, one style sheet,
    icons in the page, and a board that has its size before any script runs."""
    page = open_page("en", PHONE, STILL, own=True, **TOUCH)
    sit_down(page, "first-rat", "here", "bot:greedy")
    page.add_init_script(SOON)
    page.reload()
    page.wait_for_function("() => window.answered")
    assert set(page.evaluate("files")) - {"moon.svg"} == {"table-all.css", "table-all.js"}
    box = "JSON.stringify(document.querySelector('#paper > svg').getBoundingClientRect())"
    fitted = page.evaluate(box)
    page.evaluate("document.querySelector('#paper').removeAttribute('style')")
    assert page.evaluate(box) == fitted


def nothing_came_of_it() -> cm.Table:
    """A table of First Rat where "done" tells nothing."""
    for seed in range(50):
        table, rng = cm.game("first-rat").new(seats=2, seed=seed), random.Random(seed)
        while not table.over:
            if "done" in table.legal() and len(table.legal()) > 1:
                next_one = table.fork()
                next_one.play("done")
                if not any(next_one.log("en")[-1]):
                    return table
            table.play(rng.choice(table.legal()))
    raise AssertionError("something always came of it")


ROUNDS = "document.querySelectorAll('#log > .round:not([hidden])').length"


def test_a_phone_says_what_happened_last_and_no_round_is_empty(open_page: Any) -> None:
    """Arrows lead to the board from nowhere; who chose by the keyboard stands at the next question,
    not on one of its answers."""
    page = open_page("en", PHONE, STILL, **TOUCH)
    open_position(page, nothing_came_of_it().position())
    act(page, "done")
    assert page.evaluate(ROUNDS) == 0
    assert page.text_content("#ticker .grow") == "Nothing has happened yet."
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('#board .choice') !== null")
    page.keyboard.press("a")
    assert page.evaluate("document.activeElement.closest('#all-ways') !== null")
    now = version(page)
    page.keyboard.press("Enter")
    after(page, now)
    assert page.evaluate("document.activeElement.id") == "question"
    assert page.evaluate(ROUNDS) == 1
    last = page.locator("#log [data-ply] .lines > li").last.text_content()
    assert page.text_content("#ticker .grow").strip() == last.strip() != ""
