"""The end of a round, pieces that are dragged although only their places can be clicked, dice that
keep their faces."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser_help import (
    DESK,
    LIVELY,
    PHONE,
    STILL,
    TOUCH,
    act,
    after,
    open_position,
    sit_down,
    version,
)
from waiting import patience

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game import saved
from thorough import sampled

CARD = "#moment.card:not([hidden])"
LONG = {**LIVELY, "speed": "slow"}


def end_of_round(seats: int, is_tied: bool) -> tuple[Table, str, list[str], int]:
    """Return a table of Space Taxi before a round ends, the action that ends it, the results with
    "-" behind those that are struck, and the seat that begins."""
    for seed in range(40):
        table, rng = cm.game("space-taxi").new(seats=seats, seed=seed), random.Random(seed)
        while not table.over:
            before, action = table.fork(), rng.choice(table.legal())
            table.play(action)
            told = table.events[-1]
            struck = [event.args for event in told if event.name == "struck"]
            begins = [event.args["seat"] for event in told if event.name == "starts"]
            if struck and begins and (len(struck) > 1) == is_tied:
                out = {args["seat"]: f"{args['result']}-" for args in struck}
                name = f"round{struck[0]['round']}"
                scores = [str(score[name]) for score in table.scores()]
                return before, action, [out.get(i, n) for i, n in enumerate(scores)], begins[0]
    raise AssertionError("no such round")


def show_end(page: Any, before: Table, action: str) -> None:
    """Act when the page hears of what happens. Without a stream it would be told all at once."""
    tall = f"tall={int(page.viewport_size['width'] < page.viewport_size['height'])}"
    with page.expect_response(lambda answer: "/live?" in answer.url and tall in answer.url):
        open_position(page, saved.to_dict(before))
    page.locator(f'#all-ways [data-act="{action}"]').first.dispatch_event("click")
    page.wait_for_selector(CARD)


ROUNDS = [(size, *end) for size in (DESK, PHONE) for end in ((2, True), (3, False))]


@pytest.mark.parametrize(
    ("size", "seats", "is_tied"), sampled(ROUNDS, [(DESK, 2, True), (PHONE, 3, False)])
)
def test_the_end_of_a_round_shows_all_results_and_who_begins(
    open_page: Any, size: dict[str, int], seats: int, is_tied: bool
) -> None:
    before, action, results, begins = end_of_round(seats, is_tied)
    page = open_page(size=size, kept=LONG, reduced_motion="no-preference")
    show_end(page, before, action)
    shown = page.eval_on_selector_all(
        "#moment li :is(b, s)",
        "all => all.map(e => e.textContent + (e.localName === 's' ? '-' : ''))",
    )
    assert shown == results
    name = page.locator("#moment li .name").nth(begins).inner_text().split("\n")[0]
    said = page.inner_text("#moment footer p")
    assert said.startswith(name.removesuffix(" you")) and said.count("then") == seats - 1
    if not is_tied:
        assert page.locator("#moment li").nth(begins).get_attribute("class") == "first"
    inside = page.evaluate("""() => { const r = document.querySelector('#moment section')
      .getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth
        && r.top >= 0 && r.bottom <= innerHeight }""")
    assert inside
    page.keyboard.press("Shift")
    page.wait_for_selector(CARD, state="hidden", timeout=1000)


@pytest.mark.parametrize("by_key", [True, False])
def test_the_end_of_a_round_can_be_held(open_page: Any, by_key: bool) -> None:
    before, action, _, _ = end_of_round(3, False)
    page = open_page(kept=LONG, reduced_motion="no-preference")
    show_end(page, before, action)
    if by_key:
        page.keyboard.press("p")
    else:
        page.click("#moment [data-do=wait]")
    page.wait_for_timeout(3600)  # longer than it is shown by itself
    assert page.is_visible("#moment.held")
    page.click("#moment [data-do=go-on]")
    page.wait_for_selector(CARD, state="hidden", timeout=1000)
    page.wait_for_selector("#player", state="hidden", timeout=patience(20))  # the playback went on


def test_the_end_of_a_round_ends_by_itself_and_by_a_tap(open_page: Any) -> None:
    before, action, _, _ = end_of_round(2, True)
    page = open_page(kept=LONG, reduced_motion="no-preference")
    show_end(page, before, action)
    page.wait_for_selector(CARD, state="hidden", timeout=4000)
    show_end(page, before, action)
    page.mouse.click(30, 400)
    page.wait_for_selector(CARD, state="hidden", timeout=1000)


# --- drag and drop --------------------------------------------------------------------------------

PIECES = {"space-guardians": "#sg-fighter-0", "ratcatcher": "#pawn"}
MIDDLE = """(where) => { const r = document.querySelector(where).getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2]; }"""
PLACE = """() => [...document.querySelectorAll('#paper .lit[data-action]')].map((e) => {
  const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
  return [e.dataset.action, x, y]; }).filter(([, x, y]) => document.elementsFromPoint(x, y)
    .some((e) => e.closest('#paper')))"""


def where_it_moves(name: str) -> dict[str, Any]:
    """Return a table on which the piece of a game can go to several places."""
    table, rng = (
        cm.game(name).new(seats=2 if name == "space-guardians" else 1, seed=5),
        random.Random(5),
    )
    while sum(action.startswith("move ") for action in table.legal()) < 2 or table.seat != 0:
        table.play(rng.choice(table.legal()))
    return saved.to_dict(table)


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_whose_places_are_clicked_is_dragged_there(open_page: Any, name: str) -> None:
    page, piece = open_page(kept=STILL), PIECES[name]
    open_position(page, where_it_moves(name))
    page.wait_for_selector(f"{piece}.drags")
    start, first = page.evaluate(MIDDLE, piece), version(page)
    mouse = page.mouse

    def lift() -> None:
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 30, start[1] - 30, steps=3)
        page.wait_for_selector("body.carrying.picked #motion-sky .lifted")

    lift()
    clicked = page.eval_on_selector_all(
        "#all-ways [data-act^='move ']", "all => all.map(e => e.dataset.act)"
    )
    lit = page.eval_on_selector_all(
        "#paper .lit[data-action]", "all => all.map(e => e.dataset.action)"
    )
    assert set(lit) <= set(clicked) and lit  # the same places as by a click
    page.keyboard.press("Escape")
    assert page.locator("body.carrying, body.picked").count() == 0
    mouse.up()
    lift()
    mouse.move(6, 90)  # no place of the piece
    mouse.up()
    assert page.locator("body.carrying, body.picked, #motion-sky .lifted").count() == 0
    assert version(page) == first
    lift()
    action, x, y = page.evaluate(PLACE)[0]
    mouse.move(x, y, steps=3)
    page.wait_for_selector(".over-target")
    with page.expect_request("**/act") as sent:
        mouse.up()
    assert action.replace(" ", "+") in (sent.value.post_data or "")
    after(page, first)


@pytest.mark.parametrize("name", PIECES)
def test_a_long_press_shows_the_places_of_such_a_piece(open_page: Any, name: str) -> None:
    page, piece = open_page("en", PHONE, STILL, own=True, **TOUCH), PIECES[name]
    open_position(page, where_it_moves(name))
    page.wait_for_selector(f"{piece}.drags")
    press = """([piece, kind, [x, y]]) => document.querySelector(piece).dispatchEvent(
      new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0, pointerId: 7,
        pointerType: 'touch', clientX: x, clientY: y }))"""
    finger = page.evaluate(MIDDLE, piece)
    page.evaluate(press, [piece, "pointerdown", finger])
    page.wait_for_selector("body.carrying.picked #motion-sky .lifted")
    page.evaluate(press, [piece, "pointerup", finger])
    assert page.locator("#paper .lit[data-action]").count() > 0
    assert page.locator("body.picked").count() == 1  # the place is chosen next
    page.keyboard.press("Escape")
    assert page.locator("body.picked").count() == 0


# --- keys -----------------------------------------------------------------------------------------

LIFTED = {"first-rat": "#paper .piece.choice:not([data-action])", **PIECES}
FOCUSED = """() => { const e = document.activeElement;
  return [e.dataset.action ?? '', e.getAttribute('role'), e.getAttribute('aria-label') ?? '']; }"""


@pytest.mark.parametrize("name", LIFTED)
def test_a_piece_is_lifted_put_back_and_put_down_by_keys(open_page: Any, name: str) -> None:
    page, piece = open_page(kept=STILL), LIFTED[name]
    if name == "first-rat":
        sit_down(page, name, "here", "here", seed="4")
    else:
        open_position(page, where_it_moves(name))
    first = version(page)
    page.focus(piece)
    own = page.evaluate(FOCUSED)
    assert own[1] == "button" and own[2]  # a screen reader has a name for it
    page.keyboard.press("Space")
    assert page.locator("body.picked").count() == 1
    lit = page.eval_on_selector_all(
        "#paper .lit[data-action]", "all => all.map(e => e.dataset.action)"
    )
    reached = [page.evaluate(FOCUSED)]
    assert reached[0][0] in lit  # the focus is at a place
    words = page.text_content("#live")
    assert str(len(lit)) in words and "Escape" in words
    for _ in lit[1:]:
        page.keyboard.press("Tab")
        reached.append(page.evaluate(FOCUSED))
    actions = {action for action, _, _ in reached}
    assert actions - {""} <= set(lit)  # Tab reaches its places, the piece, and nothing else
    assert len(actions & set(lit)) >= min(2, len(set(lit)))
    assert all(role == "button" and label for _, role, label in reached)
    page.keyboard.press("Escape")
    assert page.locator("body.picked, #paper [tabindex='-1'].choice").count() == 0
    assert page.evaluate(FOCUSED) == own
    page.keyboard.press("Enter")
    action = page.evaluate(FOCUSED)[0]
    with page.expect_request("**/act") as sent:
        page.keyboard.press("Enter")
    assert action.replace(" ", "+") in (sent.value.post_data or "")
    after(page, first)


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_thrown_dice_keep_their_faces(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size)
    sit_down(page, "ratcatcher", "here", seed="3")
    table, rng = cm.game("ratcatcher").new(seats=1, seed=3), random.Random(1)
    while not (found := [a for a in table.legal() if a.startswith("attack ")]):
        table.play(rng.choice(table.legal()))
    table.play(found[0])
    gave = [event.args["number"] for event in table.events[-1] if event.name == "gave"]
    open_position(page, saved.to_dict(table))
    where = "#own-attack use" if size is PHONE else "[id^=p0-die-] use"
    faces = page.eval_on_selector_all(
        where, "all => all.filter(e => e.getAttribute('opacity')).map(e => e.getAttribute('href'))"
    )
    assert [int(face[-1]) for face in faces[: len(gave)]] == gave


# --- moods ----------------------------------------------------------------------------------------


def test_moods_are_at_the_panels_and_the_guide_needs_no_coach(open_page: Any) -> None:
    page = open_page(kept={**LIVELY, "talk": "on"}, own=True)  # the coach is off
    sit_down(page, "space-taxi", "here", seed="7")
    page.wait_for_selector("#speech img")  # the guide greets
    for _ in range(60):
        if page.locator("#player-0 > .feels .mood").count():
            break
        act(page)
    assert page.locator("#player-0 > .feels .mood").is_visible()
    page.evaluate("document.querySelector('[data-setting=talk] [value=off]').click()")
    assert page.locator("#panels .feels").count() == 0
