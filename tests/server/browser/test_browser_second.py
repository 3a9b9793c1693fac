"""What a second look found: tools of a phone, second clicks, rematches, chat, the printed game."""

from __future__ import annotations

from typing import Any

import pytest
from browser_help import (
    DESK,
    PHONE,
    STILL,
    TOUCH,
    act,
    after,
    invited,
    open_position,
    put_away,
    reach,
    sit_by_link,
    sit_down,
    version,
)
from waiting import patience

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from thorough import sampled

NEW = {key: value for key, value in STILL.items() if key != "coach"}


def hunt() -> dict[str, Any]:
    """A hunt with a trap, a bait and a net to use."""
    seat = {"area": "0e", "fields": {"yellow": 2, "purple": 2}, "yellow": 2, "purple": 1}
    city = {"0": {"areas": {"e": {"white": 2}, "a": {"brown": 1}}}}
    table = cm.game("ratcatcher").load({"game": "ratcatcher", "seats": [seat], "city": city})
    found: dict[str, Any] = table.position()
    return found


def guardians(**seat: Any) -> dict[str, Any]:
    """The first player may fly, shoot or buy."""
    game = cm.game("space-guardians")
    rows = ["12.451", "23.512", "345.23", *["......"] * 7]
    seats = [{"at": "c9", "tokens": {"5": 3}, **seat}, {"at": "e10"}]
    said = {"phase": "move", "turn": 0, "turns": 20, "mine": "a8", "stack": list("132455")}
    table = game.load({"game": game.name, "invaders": rows, "seats": seats, **said})
    found: dict[str, Any] = table.position()
    return found


def test_tools_of_a_phone_are_picked_in_the_bar_and_then_placed(open_page: Any) -> None:
    """RC-27: first the trap, then its place; tags are as large as a finger."""
    page = open_page(size=PHONE, **TOUCH)
    sit_down(page, "space-taxi", "here")
    open_position(page, hunt())
    tools = page.locator("#acts .tool")
    assert tools.count() == 3
    for box in (button.bounding_box() for button in page.locator("#acts button").all()):
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] and box["height"] >= 44
    for part in page.locator("#tags .choice").all():
        box = part.bounding_box()
        assert box["width"] >= 40 and box["height"] >= 40
    place = page.locator('#paper .tool[data-action="trap 0a"]')
    assert not place.is_visible()
    now = version(page)
    tools.first.tap()
    place.wait_for()
    assert page.inner_text("#question") == "Trap: where?"
    tools.first.tap()  # and put back
    assert not place.is_visible() and page.inner_text("#question") != "Trap: where?"
    tools.first.tap()
    box = place.bounding_box()  # a rat stands in the middle of the place
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    after(page, now)
    assert page.locator("#trap-0a").count() == 1


def test_rats_that_arrive_are_not_green(open_page: Any) -> None:
    """Green is a gain: the numbers of rats are marked as bad for the player."""
    page = open_page()
    sit_down(page, "space-taxi", "here")
    open_position(page, hunt())
    assert page.locator("#counts[data-bad] text").count() >= 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_click_in_the_hangar_explains_and_the_second_buys(
    open_page: Any, size: dict[str, int]
) -> None:
    """SG-40."""
    page = open_page(size=size)
    sit_down(page, "space-taxi", "here")
    open_position(page, guardians())
    now, bay = version(page), page.locator("#sg-buy-rocket")
    bay.click()
    page.wait_for_selector("#why")
    assert page.inner_text("#question") == "Rocket for 10?" and version(page) == now
    page.click("#paper .cm-picture", position={"x": 4, "y": 4})  # elsewhere: not bought
    assert page.inner_text("#question") != "Rocket for 10?"
    page.wait_for_selector("#why:not(.about)")  # it says why not, and may lie over the bay
    page.keyboard.press("Escape")
    bay.click()
    bay.click(position={"x": 20, "y": 8})
    after(page, now)
    assert page.locator('#all-ways [data-act^="pay"]').count() >= 1


def test_a_second_tag_shows_what_a_rocket_would_take(open_page: Any) -> None:
    """SG-54: on a desk while pointing at a cell, on a phone at the first tap."""
    page = open_page()
    sit_down(page, "space-taxi", "here")
    open_position(page, guardians(rocket="held"))
    target = page.locator('#paper [data-action="move b9"]')
    tag = target.locator(".aim use[href^='#sg-rocket-']")
    assert not tag.is_visible()
    target.locator(".breathe").hover()
    assert tag.is_visible() and target.locator(".aim use[href='#sg-band']").is_visible()


def test_the_first_tap_on_a_cell_shows_the_rocket_and_the_second_flies(open_page: Any) -> None:
    page = open_page(size=PHONE, **TOUCH)
    sit_down(page, "space-taxi", "here")
    open_position(page, guardians(rocket="held"))
    target, now = page.locator('#paper [data-action="move b9"]'), version(page)
    target.locator(".breathe").tap()
    target.locator(".aim use[href^='#sg-rocket-']").wait_for()
    assert "b9" in page.inner_text("#question") and version(page) == now
    target.locator(".breathe").tap()
    after(page, now)
    assert page.locator('#all-ways [data-act="rocket"]').count() == 1


def test_the_joker_strip_opens_at_the_tapped_thumb(open_page: Any) -> None:
    """ST-15."""
    page = open_page()
    sit_down(page, "space-taxi", "here")
    hand = {"passengers": ["red", "red", "green", "blue", "thumb", "thumb"], "fuel": [1, 2, 3]}
    game = cm.game("space-taxi")
    table = game.load({"game": game.name, "seats": [{"coins": 3}, {}], "phase": "place",
                       "smuggling": {"at": "hand", "value": 6}, "hand": hand})  # fmt: skip
    open_position(page, table.position())
    strip = page.locator('#st-joker [data-action="joker red"] .ring')
    assert not strip.is_visible()
    thumb = page.locator("#paper [data-thumb]:not([data-action])").first
    thumb.click()
    strip.wait_for()
    tail = thumb.locator(".aim").first
    assert tail.is_visible()
    now = version(page)
    page.locator('#st-joker [data-action="joker red"]').click()
    after(page, now)


def test_own_goods_stand_in_the_bar_of_a_phone(open_page: Any) -> None:
    page = open_page(size=PHONE)
    sit_down(page, "first-rat", "here", "bot:easy")
    goods, ask = (page.locator(at).bounding_box() for at in ("#ask .goods", "#ask"))
    assert goods["y"] >= ask["y"] and goods["y"] + goods["height"] <= PHONE["height"] - 50
    assert page.locator("#ticker, .ticker").first.bounding_box()["y"] + 44 <= ask["y"] + 1
    page.set_viewport_size(DESK)
    page.reload()
    assert page.locator("#ask .goods").count() == 0


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_the_first_tip_of_a_phone_covers_no_rat(open_page: Any, lang: str) -> None:
    page = open_page(lang, size=PHONE, kept=NEW, own=True)
    page.goto("/")
    page.locator(".game[data-game=first-rat] form button").click()
    page.wait_for_selector("#table", timeout=patience(20))
    page.wait_for_selector("#guide .bubble")
    finger = {"en": "Tap", "pl": "Dotknij", "de": "Tipp"}[lang]
    assert finger in page.inner_text("#guide .bubble")
    page.wait_for_function("""() => { const top = document.querySelector('#guide')
      .getBoundingClientRect().top; return [...document.querySelectorAll('#paper .choice')]
      .every(e => e.getBoundingClientRect().bottom <= top); }""")


def test_unread_chat_is_visible_at_the_table(open_page: Any) -> None:
    host, guest = open_page(size=PHONE, own=True), open_page(own=True)
    sit_down(host, "space-taxi", "here", "link")
    link = invited(host)
    put_away(host)
    sit_by_link(guest, link)
    guest.click("#tab-chat")
    guest.fill("#pane-chat input[name=text]", "Hello!")
    guest.press("#pane-chat input[name=text]", "Enter")
    sign = host.locator(".top [data-unread]").first
    sign.wait_for()
    assert sign.get_attribute("data-unread") == "1"
    host.evaluate("document.querySelector('#tab-chat').click()")
    assert host.locator(".top [data-unread]").count() == 0


def test_after_a_resignation_no_lead_is_claimed_and_a_rematch_is_gold(open_page: Any) -> None:
    host, guest = open_page(own=True), open_page(own=True)
    sit_down(host, "space-taxi", "here", "link")
    link = invited(host)
    put_away(host)
    sit_by_link(guest, link)
    act(host, "roll")
    place = host.url.partition("?")[0].partition("#")[0]
    guest.request.post(
        f"{place}/resign", form={"seat": "1"}, headers={"Sec-Fetch-Site": "same-origin"}
    )
    host.goto(f"{place}/end")
    told = host.inner_text("main")
    assert "resigned" in told and "points ahead" not in told and " by " not in told
    guest.goto(f"{place}/end")
    guest.click("form[data-next] button.primary")
    guest.wait_for_url("**/t/*")
    gold = host.locator(".next a.button.primary")
    gold.wait_for()
    assert "wants a rematch" in gold.inner_text()
    host.goto(place)
    assert "wants a rematch" in host.inner_text("#ask .primary")


def test_an_early_guest_and_the_host_see_each_other(open_page: Any) -> None:
    host, guest = open_page(own=True), open_page(own=True)
    host.goto("/new/first-rat?friends=1")
    link = host.locator("[data-copy]").first.get_attribute("data-copy")
    guest.goto(link)
    guest.wait_for_selector("h1")
    assert guest.inner_text("h1") == "Cat invites you to First Rat"
    host.wait_for_selector(".chair .guest.waits", timeout=patience(20))
    assert host.inner_text(".seat.p1 small") == "is waiting"


def test_the_picker_of_the_printed_game_says_how_far_it_is(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", "here", chance="hand")
    page.click('#acts [data-act="roll"], #paper [data-action="roll"]')
    page.wait_for_selector("#hand .progress")
    first, of = page.inner_text("#hand .progress").split(" of ")
    assert first == "1" and page.locator("#hand .given li").count() == int(of) > 5
    page.locator("#hand .pick").first.click()
    page.get_by_text(f"2 of {of}", exact=True).wait_for()
    assert page.locator("#hand .given svg").count() == 1


@pytest.mark.parametrize("least", [0, 60])  # with two tools, with one
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_full_bar_of_a_phone_is_whole(
    open_page: Any, lang: str, least: int
) -> None:
    """The button that ends the turn was cut off at the edge, the trap of a Polish bar too."""
    page = open_page(lang, PHONE, **TOUCH)
    sit_down(page, "ratcatcher", "here")
    open_position(page, reach("ratcatcher", 1, "buy", least))
    page.wait_for_selector("#own-choices:not([hidden])")
    shown = """all => all.filter((e) => e.offsetParent).map((e) =>
      [e.innerText, e.scrollWidth - e.clientWidth, e.getBoundingClientRect().right])"""
    buttons = page.locator("#ask .acts .button").evaluate_all(shown)
    assert len(buttons) >= 5
    assert [b for b in buttons if b[1] > 1 or b[2] > PHONE["width"]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shot_and_rocket_fit_beside_the_tools_of_a_phone(open_page: Any, lang: str) -> None:
    """The gold button of the rocket was cut off at the edge of a Polish phone."""
    page = open_page(lang, PHONE, **TOUCH)
    sit_down(page, "space-taxi", "here")  # the server is there
    rows = ["351125", "4.25.4", ".5...3", ".2...2", *["......"] * 6]
    seats = [{"at": "c9", "rocket": "held"}, {"at": "e10"}, {"at": "f10"}]
    said = {"phase": "move", "turn": 0, "turns": 20, "mine": "a8", "stack": list("132455")}
    open_position(page, {"game": "space-guardians", "invaders": rows, "seats": seats, **said})
    page.wait_for_selector("#acts .button:nth-of-type(2)")
    sizes = """all => all.filter((e) => e.offsetParent).map((e) =>
      [e.innerText, e.scrollWidth - e.clientWidth, e.getBoundingClientRect().right])"""
    buttons = page.locator("#ask .acts .button").evaluate_all(sizes)
    assert len(buttons) == 5
    assert [b for b in buttons if b[1] > 1 or b[2] > PHONE["width"] - 8] == []
