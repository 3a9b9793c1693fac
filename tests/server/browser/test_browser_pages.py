"""The pages around the tables in a real browser: lobby, new table, end, replay, score pad."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser_help import (
    DESK,
    PHONE,
    act,
    no_sideways,
    open_position,
    played,
    random_game,
    sit_down,
    version,
)
from waiting import patience

import cheesemoon as cm
from thorough import sampled


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_click_to_play_against_a_bot(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size)
    page.goto("/")
    no_sideways(page)
    assert page.locator(".game img").count() == 4  # covers, compiled or not
    assert page.locator("#tables").count() == 0  # nothing is shown that is not there
    page.click("[data-game=space-taxi] button.primary")
    page.wait_for_url("**/t/*", timeout=patience(20))
    assert "Pip" in page.text_content("#panels")
    act(page)
    page.goto("/")
    card = page.locator(".table-card").first
    assert "Your turn" in card.inner_text() and "Space Taxi" in card.inner_text()
    page.wait_for_function("() => document.querySelector('.thumb img').naturalWidth > 0")
    assert "Continue Space Taxi" in page.inner_text(".welcome")
    card.click()
    page.wait_for_url("**/t/*")


def test_a_saved_game_opens_when_it_is_chosen(open_page: Any) -> None:
    page = open_page()
    page.goto("/")
    assert page.locator(".drop input").evaluate("e => getComputedStyle(e).opacity") == "0"
    data = json.dumps(played("space-taxi", 9).position()).encode()
    file = {"name": "p.json", "mimeType": "application/json", "buffer": data}
    page.set_input_files("input[name=file]", file)
    page.wait_for_url("**/t/*")


def test_seats_around_a_table_and_only_options_that_apply(open_page: Any) -> None:
    page = open_page()
    page.goto("/new/first-rat")
    assert "Pip" in page.inner_text(".seat.p1") and "2 players" in page.inner_text("#start")
    page.check(".seat.p2 input", force=True)
    page.check("[name=who2][value=bot]", force=True)
    page.check("[name=bot2][value=hard]", force=True)
    assert "Vera" in page.inner_text(".seat.p2") and "3 players" in page.inner_text("#start")
    page.check(".seat.p0 input", force=True)
    page.fill("[name=name0]", "Ola")
    assert "Ola" in page.inner_text(".seat.p0")
    page.check("[name=preset][value=own]", force=True)
    assert page.locator("[data-for='1']").is_hidden()  # the robot is for those who play alone
    for seat in (1, 2):
        page.check(f".seat.p{seat} input", force=True)
        page.check(f"[name=who{seat}][value=nobody]", force=True)
    assert page.locator("[data-for='1']").is_visible()
    page.check(".seat.p1 input", force=True)
    page.check("[name=who1][value=link]", force=True)
    page.check("[name=preset][value=everything]", force=True)
    page.click("#start")
    page.wait_for_url("**/t/*", timeout=patience(20))
    page.wait_for_selector("dialog[open] .links input")
    game = page.request.get(page.url + "/save").json()
    assert game["options"]["superrats"] is True and game["options"]["board"] == "variable"


def test_an_absent_player_gets_a_chair_by_link(open_page: Any) -> None:
    page = open_page()
    page.goto("/new/first-rat")
    said = page.inner_text("#invited")
    page.click("#invited button")
    assert "Panda" in page.inner_text("#invited h3") and page.is_checked("[name=who2][value=link]")
    assert page.locator(".seat.p2.asked").count() == 1 and "3 players" in page.inner_text("#start")
    for _ in range(3):
        page.click("#invited button")
    assert page.locator("[value=link]:checked").count() == 4  # the bot's chair last
    assert page.locator("#invited button").is_hidden()
    for seat in range(1, 5):
        page.check(f".seat.p{seat} input", force=True)
        page.check(f"[name=who{seat}][value=nobody]", force=True)
    assert page.inner_text("#invited") == said


def test_a_number_of_players_that_cannot_be_is_told(open_page: Any) -> None:
    page = open_page()
    page.goto("/new/space-guardians")
    page.check("[name=who1][value=nobody]", force=True)
    assert page.locator("#start").is_disabled()
    assert "2, 3, 4" in page.inner_text("#counts")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_has_podium_points_lead_and_a_rematch(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size)
    open_position(page, played("space-guardians", 1).position())
    while page.locator("#ask .ended").count() == 0:
        act(page)
    page.click("#ask .ended a.primary")
    page.wait_for_url("**/end")
    no_sideways(page)
    assert page.locator(".champ").count() == 2 and page.locator(".champ .crown").count() == 1
    assert page.locator(".stackbar").count() == 2 and page.locator(".plot polyline").count() == 4
    assert len(page.inner_text(".say-it")) > 10  # why it ended
    kinds = page.locator(".legend li").count()
    assert kinds and page.locator(".legend li .pic use").count() == kinds
    assert all(page.locator(".stackrow .name").all_inner_texts())
    above, below = (page.locator(at).bounding_box() for at in (".next", ".review"))
    assert above["x"] + above["width"] <= below["x"] + below["width"] + 1  # in one line
    page.click("form[action$='/again'] button")
    page.wait_for_url(lambda url: "/end" not in url)
    assert version(page) == 0


def test_the_robots_points_have_a_line_too(open_page: Any) -> None:
    page = open_page()
    open_position(page, played("first-rat", 1, seats=1).position())
    while page.locator("#ask .ended").count() == 0:
        act(page)
    page.goto(page.url + "/end")
    assert page.locator(".stackrow").count() == 2
    assert page.locator(".plot polyline:not(.under)").count() == 2


def test_a_bot_gives_a_hint_and_judges_the_game(open_page: Any) -> None:
    page = open_page()
    open_position(page, played("space-guardians", 4).position())
    while page.locator("[data-advice]").count() == 0 and page.locator("#ask .ended").count() == 0:
        act(page)
    page.keyboard.press("h")
    page.wait_for_selector("#advice .grades .best", timeout=patience(20))
    assert not page.is_visible("#advice .opinions")  # numbers are for those who ask
    page.click("#advice summary")
    page.wait_for_selector("#advice .opinions")
    assert page.locator("#advice .ahead").count() == 1
    assert page.locator("#advice .opinions .doubt").count() > 0  # how sure it is
    now = version(page)
    page.click("#advice [data-go]")
    page.wait_for_function(f"() => document.querySelector('#table').dataset.version > {now}")
    assert page.locator("#advice").is_hidden()  # it was about the table before
    with page.expect_response("**/review") as begun:  # the review begins by itself
        while page.locator("#ask .ended").count() == 0:
            act(page)
    assert begun.value.request.method == "POST"
    page.goto(page.url + "/end")
    assert page.locator("text=Begin the review").count() == 0
    page.wait_for_selector(".heading", timeout=patience(20))
    assert page.is_visible("text=The decisions that cost most")
    marks, losses = page.locator(".plot .mark").count(), page.locator(".decision").count()
    assert marks in (0, losses)  # no chart of a single round
    for thumb in page.locator("[data-board]").all():
        thumb.locator("svg .spot-p, svg .spot-b, svg").first.wait_for()


def test_replay_by_keys_and_a_fork(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "here")
    for _ in range(3):
        act(page)
    page.goto(page.url + "/replay")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**ply=2")
    page.keyboard.press("Home")
    page.wait_for_url("**ply=0")
    page.go_back()
    page.wait_for_selector("input[name=ply][value='2']")
    page.click("text=What if? Play from here")
    page.wait_for_url("**/t/*")
    assert page.is_visible("text=what if?") and version(page) == 0


def entries(name: str, table: cm.Table) -> dict[str, list[Any]]:
    """What people would write on the pad after a game."""
    scores, seats = table.scores(), table.position()["seats"]
    if name == "space-taxi":
        rounds = range(len(seats[0]["results"]))
        return {f"round{r + 1}": [s["results"][r] for s in seats] for r in rounds}
    if name == "space-guardians":
        kinds = {"ship": "halves"} | {str(eyes): f"eyes{eyes}" for eyes in range(1, 6)}
        return {row: [s["tokens"].get(k, 0) for s in seats] for k, row in kinds.items()}
    pad = table.game.people.pad
    assert pad is not None
    counted: dict[str, list[Any]] = {}
    for row in pad(table.players):
        counted[row.key] = [score.get(row.key) for score in scores]
    if name == "first-rat":
        counted["nuts"] = [n // 3 for n in counted["nuts"]]
        counted["mouldy"] = [n // -2 for n in counted["mouldy"]]
        counted["leftovers"] = [4 * n + 3 for n in counted["leftovers"]]  # rounded down
    if name == "ratcatcher":
        counted["eaten"] = [-n for n in counted["eaten"]]
        counted["result"] = ["won" if n > 0 else "lost" for n in counted["result"]]
    return counted


@pytest.mark.parametrize("name", cm.games())
def test_the_pad_counts_as_the_game_does(open_page: Any, name: str) -> None:
    games = (random_game(name, seed, cm.game(name).default_seats) for seed in range(50))
    table = next(t for t in games if name == "ratcatcher" or t.winners())
    page = open_page()
    page.goto(f"/pad/{name}?seats={table.players}")
    for row, numbers in entries(name, table).items():
        for seat, number in enumerate(numbers):
            cell = page.locator(f"[data-cell='{row}-{seat}']")
            if isinstance(number, str):
                cell.select_option(number)
            else:
                cell.fill(str(number))
    totals = [int(page.inner_text(f"[data-total='{i}']")) for i in range(table.players)]
    assert totals == [score["total"] for score in table.scores()[: table.players]]
    crowned = [page.locator(f"[data-total='{i}'] ~ .pic").is_visible() for i in range(len(totals))]
    assert crowned == [total == max(totals) != min(totals) for total in totals]
    assert page.locator("tr[data-row] th .pic").count() == page.locator("tr[data-row]").count()


def test_the_pad_remembers_takes_back_and_goes_on(open_page: Any) -> None:
    page = open_page(own=True)
    page.goto("/pad/space-taxi?seats=3")
    page.fill("[data-cell='name-1']", "Ola")
    for seat, text in enumerate(("12", "8*3+5", "4-x")):
        page.fill(f"[data-cell='round1-{seat}']", text)
    page.press("[data-cell='round1-2']", "Tab")
    assert page.get_attribute("[data-cell='round1-2']", "aria-invalid") == "true"
    assert page.inner_text("[data-total='1']") == "29"
    page.fill("[data-cell='round1-2']", "40")
    page.press("[data-cell='round1-2']", "Tab")
    struck = page.locator(".struck")
    assert struck.count() == 1 and struck.input_value() == "12"  # the lowest counts nothing
    page.click("[data-do=undo]")
    assert page.input_value("[data-cell='round1-2']") == "4-x"
    page.fill("[data-cell='round1-2']", "40")
    page.click("[data-do=next-game]")
    page.fill("[data-cell='round1-1']", "1")
    page.press("[data-cell='round1-1']", "Tab")
    page.reload()
    assert page.input_value("[data-cell='name-1']") == "Ola"
    assert page.inner_text("[data-total='1']") == "1" and page.inner_text("[data-all='1']") == "30"
    page.emulate_media(media="print")
    assert page.is_visible(".pad") and not page.is_visible("[data-do=undo]")


OVERFLOWING = """() => [
  ...document.querySelectorAll('.button, .stop, .bot, .preset, .crumb, .card')]
  .filter(e => e.getClientRects().length && !e.closest('[hidden], svg, .hero > *, pre')
    && (e.scrollWidth > e.clientWidth + 1 || (e.matches('.button') &&
      [...e.children].some(c => c.getBoundingClientRect().bottom
        > e.getBoundingClientRect().bottom + 1))))
  .map(e => e.textContent.trim().slice(0, 60))"""
"""What reaches beyond the button, stop or card that it belongs to, or is cut by it."""
THUMBS = """() => [...document.querySelectorAll('.top a, .button, summary')].filter(e => {
    const box = e.getBoundingClientRect();
    return e.getClientRects().length && !e.matches('.skip') && (box.width < 44 || box.height < 44);
  }).map(e => e.textContent.trim() || e.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("lang", sampled(("pl", "de"), ["de"]))
def test_words_of_the_pages_stay_where_they_belong(open_page: Any, lang: str) -> None:
    """No word of a button or card is cut or lies over its neighbour, and thumbs have room."""
    page = open_page(lang, own=True)
    for path in ("/", "/learn", "/new/ratcatcher", "/puzzles"):
        page.set_viewport_size(DESK)
        page.goto(path)
        assert page.evaluate(OVERFLOWING) == [], path
        page.set_viewport_size(PHONE)
        assert page.evaluate(OVERFLOWING) == [], path
        assert page.evaluate(THUMBS) == [], path


def test_after_a_common_loss_no_player_is_first(open_page: Any) -> None:
    """All stand side by side, without a crown or a place; and the history marks nobody."""
    page = open_page("de")
    lost = next(n for n in range(50) if not random_game("space-guardians", n).winners())
    open_position(page, played("space-guardians", 1, lost).position())
    while page.locator("#ask .ended").count() == 0:
        act(page)
    page.goto(page.url + "/end")
    assert page.inner_text("h1") == "Niemand gewinnt."
    assert page.locator(".champ .crown, .champ.first, .confetti").count() == 0
    level = [champ.bounding_box() for champ in page.locator(".champ").all()]
    assert len(level) == 2 and level[0]["y"] == level[1]["y"]
    assert level[0]["width"] == level[1]["width"]
    assert "Platz" not in page.get_attribute(".podium", "aria-label")
    page.goto("/history?game=space-guardians")
    assert page.locator("tbody tr").first.locator("b").count() == 0
