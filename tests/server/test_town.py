"""The town of Ratcatcher in a real browser: a district is turned before it is built; a camera."""

from __future__ import annotations

from typing import Any

from browser_help import DESK, PHONE, sit_down, version

SHOWN = '#paper .try:not([visibility="hidden"])'
TOWN = "() => document.querySelector('#town').getAttribute('transform')"


def seen(page: Any) -> str:
    """The placement that is shown."""
    assert page.locator(SHOWN).count() == 1
    return str(page.locator(SHOWN).get_attribute("id"))


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_new_district_is_tried_turned_and_built(open_page: Any) -> None:
    page = open_page(size=DESK)
    sit_down(page, "ratcatcher", "here")
    page.wait_for_selector(SHOWN)
    first = seen(page)
    turned = page.locator(f"{SHOWN} [data-turn=r]")
    if turned.count():
        page.keyboard.press("r")
        assert seen(page) != first and seen(page).rsplit("_", 1)[0] == first.rsplit("_", 1)[0]
        page.mouse.click(*middle(page, f"{SHOWN} [data-turn=r]"))
    other = page.locator("#paper .plot[id^=plot_]").last
    box = other.bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] - 20)  # beside its sign
    now = seen(page)
    assert now.split("_")[1:3] != first.split("_")[1:3]
    assert now.split("_")[0] == first.split("_")[0]  # the same card, on another plot
    before = version(page)
    page.mouse.click(*middle(page, f"{SHOWN} [data-action]"))
    page.wait_for_function("v => document.querySelector('#table').dataset.version != v", arg=before)


def test_the_camera_is_moved_and_comes_home(open_page: Any) -> None:
    page = open_page(size=DESK)
    sit_down(page, "ratcatcher", "here")
    page.wait_for_selector("#town")
    home = page.evaluate(TOWN)
    x, y = middle(page, "#board")
    page.mouse.move(x, y - 100)
    page.mouse.wheel(0, -300)
    near = page.evaluate(TOWN)
    assert near != home and "scale" in near
    page.mouse.move(40, 400)
    page.mouse.down()
    page.mouse.move(140, 430, steps=4)
    page.mouse.up()
    assert page.evaluate(TOWN) != near
    page.mouse.click(*middle(page, "#camera-home"))
    assert page.evaluate(TOWN) == home
    page.mouse.click(*middle(page, "#camera-out"))
    assert page.evaluate(TOWN) != home


def test_a_phone_shows_the_tall_town(open_page: Any) -> None:
    page = open_page(size=PHONE)
    sit_down(page, "ratcatcher", "here")
    page.wait_for_selector("#town")
    assert page.locator("#paper > svg").first.get_attribute("viewBox") == "0 0 780 1100"
