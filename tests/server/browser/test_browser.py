"""Playing at a table in a real browser: by clicks, by keys, with others; what happens is seen."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from browser_help import (
    DESK,
    LIVELY,
    PHONE,
    PLAY,
    STILL,
    TOUCH,
    act,
    after,
    open_position,
    played,
    sit_down,
    table_with,
    version,
    wait_frames,
)
from server_help import running

import cheesemoon as cm
from cheesemoon.server.storage.store import sqlite_url
from thorough import THOROUGH, sampled

WHOLE = [(name, size, lang) for name in cm.games() for size, lang in ((DESK, "de"), (PHONE, "pl"))]
LARGE_GAMES = ("first-rat", "ratcatcher")  # seldom whole


@pytest.mark.parametrize(
    "name,size,lang",
    sampled(WHOLE, [case for case in WHOLE if (case[0] in LARGE_GAMES) == (case[1] == PHONE)]),
)
def test_a_whole_game_by_clicks_and_the_board_keeps_still(
    open_page: Any, name: str, size: dict[str, int], lang: str
) -> None:
    """Wherever the picture offers an action, it is clicked there; else its button is. The board
    keeps its place and size from the first step to the last; no answer is in the bar as well,
    unless its picture says so (`data-bar`). On a phone, the last fifty actions of a game."""
    page = open_page(lang, size)
    if size == DESK:
        sit_down(page, name, *["here"] * min(cm.game(name).seats))
    else:  # a narrow window that is no phone is asked for on its first visit
        open_position(page, played(name, 50).position())
        page.wait_for_selector("#paper > svg[viewBox^='0 0 780 ']")
    found = page.evaluate(PLAY, 5)
    assert found["clicked"] > 0 and found["doubled"] == 0
    assert (found["places"], found["papers"]) == (1, 1)
    assert found["missing"] == []  # whatever a drawing comes to use is there
    assert page.locator("#ask .ended a.primary").is_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_board_has_the_stage(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size)
    sit_down(page, "space-taxi", "here", "here", "here")
    board, view = page.locator("#board").bounding_box(), page.locator("#paper > svg").first
    if size == DESK:
        assert (board["width"], board["height"]) == (980, 692)
        assert view.get_attribute("viewBox") == "0 0 1400 985"
        assert page.locator("#paper").bounding_box()["width"] > 970
    else:
        assert board["width"] == 390 and board["height"] > 500
        assert view.get_attribute("viewBox").startswith("0 0 780 ")
        assert page.locator("#ask").bounding_box()["y"] > 600  # under the thumb


def test_a_click_that_could_mean_several_things_asks_with_small_pictures(open_page: Any) -> None:
    page = open_page(own=True)
    page.clock.install()
    sit_down(page, "space-taxi", "here", "here", "here")
    act(page, "roll")
    page.evaluate(
        """() => {
        const one = document.querySelector('#paper [data-action][id]');
        const twin = one.cloneNode(true);
        const acts = [...document.querySelectorAll("#all-ways [data-act]")];
        twin.dataset.action = acts.map(b => b.dataset.act).find(a => a !== one.dataset.action);
        twin.id = 'twin'; one.after(twin); }"""
    )
    box = page.locator("#twin").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#which button")
    assert page.locator("#which button").count() == 2
    assert page.locator("#which .small-picture use").count() == 2
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 1)
    page.clock.run_for(500)
    assert page.locator("#card").is_hidden()  # nothing lies over the question
    now = version(page)
    page.evaluate("() => document.querySelector('#twin').remove()")  # the picture is the server's
    page.locator("#which button").last.click()
    after(page, now)


def test_first_the_piece_then_the_place_and_why_not(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "first-rat", "here", "here", seed="4")
    rats = {"rats": [4, 0, "nursery", "nursery"]}
    open_position(page, {"game": "first-rat", "seats": [rats, {}]})
    page.wait_for_load_state("load")  # the scripts are there
    every = page.locator("#all-ways [data-act]").count()
    piece = page.locator("#paper [data-pick='run 0']").first
    pick, then = piece.get_attribute("data-pick"), piece.get_attribute("data-then")
    asked = page.inner_text("#question")
    piece.dispatch_event("click")
    assert then == "Where does Archie run?" == page.inner_text("#question") != asked
    page.keyboard.press("a")
    left = page.locator("#all-ways [data-act]:visible")
    page.wait_for_function(
        """pick => [...document.querySelectorAll('#all-ways [data-act]')]
        .every((way) => !way.checkVisibility() || way.dataset.act.startsWith(pick))""",
        arg=pick,
    )
    assert 0 < left.count() < every
    assert all(b.get_attribute("data-act").startswith(pick) for b in left.all())
    page.keyboard.press("Escape")
    assert page.inner_text("#question") == asked
    said = page.request.get(f"{page.url}/why?thing=space-20&pick=run%200").text()
    assert "FR-14" in said
    page.evaluate(
        """() => { const far = document.querySelector('#paper');
        const thing = document.createElementNS('http://www.w3.org/2000/svg', 'g');
        thing.id = 'x'; thing.dataset.why = 'run 0 20'; thing.innerHTML =
          '<rect x="0" y="0" width="60" height="60"/>';
        document.querySelector('#paper > svg').append(thing); }"""
    )
    page.locator("#x rect").click()
    page.wait_for_selector("#why a[data-rule]")
    page.click("#why a[data-rule]")
    page.wait_for_selector("dialog[open]")
    assert re.search(r"FR-\d+", page.inner_text("#drawer")) and "/t/" in page.url


def test_a_whole_game_by_keyboard_with_at_most_three_keys_a_decision(open_page: Any) -> None:
    """A sample begins in the middle of a game."""
    page = open_page()
    if THOROUGH:
        sit_down(page, "space-taxi", "here")
    else:
        open_position(page, played("space-taxi", 40, seats=1).position())
    rng, keys, decisions = random.Random(8), 0, 0
    look = """() => [Number(document.querySelector('#table').dataset.version),
      document.querySelectorAll('#all-ways [data-act]').length]"""
    page.keyboard.press("Shift")  # somebody who uses the keyboard
    while page.locator("#ask .ended").count() == 0:
        now, many = page.evaluate(look)
        for key in (*str(1 + rng.randrange(many)), "Enter"):
            page.keyboard.press(key)
            keys += 1
        after(page, now)
        decisions += 1
        if page.locator("#ask .ended").count() == 0:  # the focus is with the question again
            assert page.evaluate("document.activeElement.id") == "question"
    assert decisions > 20 and keys / decisions <= 3


def test_keys_on_the_board_undo_choices_and_help_over_the_table(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-guardians", "here", "here")
    page.focus("#board")
    page.keyboard.press("ArrowRight")
    where = "document.activeElement.getBoundingClientRect().left"
    first = page.evaluate(where)
    page.keyboard.press("ArrowRight")  # to the choice on the right, not to any other
    assert page.evaluate(where) > first
    framed = "document.activeElement.querySelector(':scope > .breathe')"  # its cell, not the column
    assert page.evaluate(f"getComputedStyle({framed}).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    after(page, 0)
    page.keyboard.press("u")
    after(page, 1)
    assert page.locator("#log [data-ply]").count() == 0
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .rulebook")
    assert page.evaluate("document.querySelector('#drawer-text').scrollTop") == 0
    page.keyboard.press("Escape")
    page.click("header [data-drawer^='/rules']")
    page.wait_for_selector("dialog[open] .chapter")
    page.locator("dialog[open] .clauses summary").first.click()
    page.wait_for_selector("dialog[open] #SG-1")
    assert "/t/" in page.url
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    assert page.locator("#all-ways").is_visible()
    assert page.evaluate("document.activeElement.closest('#all-ways') !== null")


def test_a_screen_reader_hears_each_line_once(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "here", "here")
    page.evaluate(
        """() => { window.heard = []; const live = document.querySelector('#live');
        new MutationObserver(() => window.heard.push(live.textContent)).observe(
          live, { childList: true, characterData: true, subtree: true }) }"""
    )
    act(page, "roll")
    heard, line = page.evaluate("window.heard.at(-1)"), page.text_content("#log .lines li")
    assert heard.count(line.strip()) == 1 and page.inner_text("#question") in heard
    assert page.locator("[aria-live], [role=log]").count() == 1  # nothing else repeats it


def test_two_browsers_at_one_table(open_page: Any) -> None:
    one, two, three = open_page("en"), open_page("pl"), open_page("de")
    sit_down(one, "space-guardians", "here", "link")
    one.wait_for_selector("dialog[open] .links input")  # whom to invite is the first thing asked
    link = one.locator(".links input[readonly]").first.input_value()
    one.keyboard.press("Escape")
    two.goto(link)
    two.click("main form button.primary")  # an invitation is accepted
    three.goto(one.url)  # a spectator
    assert "Teraz gra" in two.inner_text("#question")
    assert three.query_selector("#acts") is None and three.is_visible("text=du siehst zu")
    assert one.locator("[data-advice]").count() == 0  # no hints against people
    for page in (one, two):  # each places a fighter
        now = version(page)
        act(page)
        for each in (one, two, three):
            after(each, now)
    two.click("#tab-chat")
    two.fill("#pane-chat input[name=text]", "<b>cześć</b>")
    two.click("#pane-chat form button")
    one.wait_for_selector("#unread:not([hidden])")
    assert one.inner_text("#unread") == "1"
    three.click("#tab-chat")
    three.wait_for_selector("text=<b>cześć</b>")
    before = version(one)  # the last action handed over the turn, so the other is asked
    one.keyboard.press("u")
    two.wait_for_selector(".consent .primary")
    two.click(".consent .primary")
    for each in (one, two, three):
        after(each, before)


# --- what happens is seen ------------------------------------------------------------------------


def test_what_bots_do_is_played_step_by_step_and_can_be_skipped(open_page: Any) -> None:
    page = open_page(kept={**LIVELY, "speed": "slow"}, own=True, reduced_motion="no-preference")
    page.clock.install()
    sit_down(page, "space-guardians", "here", "bot:greedy")
    act(page)
    page.wait_for_selector("#player:not([hidden])")
    assert "Zip" in page.inner_text("#player h2")
    assert page.locator("#ask").evaluate("e => getComputedStyle(e).visibility") == "hidden"
    page.click("[data-do=pause]")
    told = page.inner_text("#player h2")
    page.clock.run_for(2500)
    assert page.inner_text("#player h2") == told  # it waits
    page.focus("#board")
    page.keyboard.press("Space")
    page.wait_for_selector("#player", state="hidden")
    page.wait_for_function("() => document.querySelector('#table').dataset.mine === '1'")
    page.check("[data-setting=speed] [value=once]", force=True)
    page.reload()
    assert page.is_checked("[data-setting=speed] [value=once]")  # kept
    act(page)
    page.wait_for_function("() => document.querySelector('#table').dataset.mine === '1'")
    assert page.locator("#player").is_hidden()


def test_the_last_turn_is_shown_again_and_the_table_is_as_it_was(open_page: Any) -> None:
    page = open_page(reduced_motion="no-preference", kept={**STILL, "speed": "normal"})
    sit_down(page, "space-guardians", "here", "bot:greedy")
    for _ in range(2):
        act(page)
        page.keyboard.press("Space")
        page.wait_for_function("() => document.querySelector('#table').dataset.mine === '1'")
        page.wait_for_selector("#player", state="hidden")
    now = page.inner_html("#paper > svg")
    page.keyboard.press("l")
    page.wait_for_function(  # in one call, so that the replay cannot end before the pause
        """() => { const bar = document.querySelector('#player:not([hidden])');
        if (bar) bar.querySelector('[data-do=pause]').click(); return bar; }"""
    )
    assert page.inner_html("#paper > svg") != now
    page.click("[data-do=step-on]")
    if page.locator("#player").is_visible():
        page.click("[data-do=step-back]")
        page.click("[data-do=skip]")
    page.wait_for_selector("#player", state="hidden")
    page.mouse.move(1, 1)  # a button under the mouse lights its choice
    wait_frames(page)
    assert page.inner_html("#paper > svg") == now
    act(page)  # and goes on


def test_a_single_answer_is_made_by_itself_unless_it_is_held(open_page: Any) -> None:
    single = next(
        t
        for seed in range(200)
        for t in forced(seed)
        if len(t.legal()) == 1 and t.legal()[0] != "roll"
    )
    page = open_page(kept={**STILL, "auto": "sure"}, own=True)
    page.clock.install()
    open_position(page, single.position())
    page.clock.run_for(1500)
    after(page, 0)  # by itself
    quick = open_page(kept={**STILL, "auto": "sure"}, own=True)
    quick.clock.install()
    quick.add_init_script(
        """new MutationObserver(() => { const hold = document.querySelector('#hold');
        const said = () => document.querySelector('#aside').textContent;
        if (hold) { window.soon = said(); hold.click(); window.heldIt = said(); } })
        .observe(document, { childList: true, subtree: true })"""
    )
    open_position(quick, single.position())
    quick.wait_for_function("() => 'heldIt' in window")
    assert quick.evaluate("soon").startswith("Only one way to go on")
    assert quick.evaluate("heldIt") == single.aside("en")  # what is good to know is back
    quick.clock.run_for(1500)
    assert version(quick) == 0  # held
    page.evaluate("localStorage.setItem('auto', 'off')")
    open_position(page, single.position())
    page.clock.run_for(1500)
    assert version(page) == 0 and page.locator("#hold").count() == 0


def forced(seed: int) -> list[cm.Table]:
    """The tables of a random game where there was one choice."""
    table, rng = cm.game("space-taxi").new(seats=2, seed=seed), random.Random(seed)
    found = []
    while not table.over:
        if len(table.legal()) == 1:
            found.append(table.fork())
        table.play(rng.choice(table.legal()))
    return found


def test_rolling_stays_a_click_unless_wanted_otherwise(open_page: Any) -> None:
    page = open_page(kept={**STILL, "auto": "sure"}, own=True)
    page.clock.install()
    sit_down(page, "space-taxi", "here", "here")
    page.clock.run_for(1500)
    assert version(page) == 0
    page.click("header [popovertarget=menu]")
    page.check("[data-setting=auto] [value=all]", force=True)
    after(page, 0)


def test_log_lines_stand_by_turns_with_icons_and_light_their_pieces(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "bot:greedy", "bot:greedy")
    act(page, "roll")
    act(page)
    group = page.locator("#log .turn-group").first
    assert "you" in group.inner_text().lower() and group.locator(".lines .pic").count() >= 2
    assert group.inner_text().count("Cat") == 1  # the name is said once for all lines
    page.locator("#log [data-ply]").last.hover()
    frames = page.locator(".over .spot")
    assert frames.count() > 0
    for frame in frames.all():  # as large as what it frames, whatever a style sheet says
        drawn = frame.evaluate("e => e.getBBox().width")
        assert drawn == pytest.approx(float(frame.get_attribute("width"))) and drawn > 10
    page.mouse.move(300, 300)
    assert page.locator(".over .spot").count() == 0
    group.locator("summary").click()
    assert group.locator(".lines").first.is_hidden()


def test_a_card_says_what_a_thing_is_beside_it(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "here", "here")
    act(page, "roll")
    for which in ("#paper [data-card]", "#paper [data-action]"):
        things = page.locator(which)
        for n in range(0, things.count(), max(1, things.count() // 4)):
            page.mouse.move(5, 300)
            box = things.nth(n).bounding_box()
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_selector("#card:not([hidden])")
            card = page.locator("#card").bounding_box()
            apart = (
                card["x"] >= box["x"] + box["width"]
                or card["x"] + card["width"] <= box["x"]
                or card["y"] >= box["y"] + box["height"]
                or card["y"] + card["height"] <= box["y"]
            )
            large = box["width"] > 700 or box["height"] > 400
            assert (apart or large) and page.inner_text("#card").strip()
            assert card["x"] >= 0 and card["x"] + card["width"] <= DESK["width"]


def test_the_page_comes_back_after_the_server_was_killed(engine: Any, tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path / "t.sqlite3")) as server:
        context = engine.new_context(base_url=server.base, locale="en")
        page = context.new_page()
        page.add_init_script("localStorage.setItem('auto', 'off')")
        sit_down(page, "space-taxi", "here", "here")
        act(page, "roll")
        server.kill()
        page.wait_for_selector("text=The connection is lost")
        server.start()
        page.wait_for_selector("#table:not(.lost)")
        assert version(page) == 1
        act(page)
        context.close()


def test_a_decision_is_taken_where_the_player_can_see_it(open_page: Any) -> None:
    page = open_page("en", PHONE, **TOUCH)
    open_position(page, table_with("first-rat", "fork").position())
    board = page.locator("#board").bounding_box()
    choices = [place.bounding_box() for place in page.locator("#paper .choice").all()]
    middles = [box["y"] + box["height"] / 2 for box in choices]
    assert any(board["y"] < y < board["y"] + board["height"] for y in middles)
