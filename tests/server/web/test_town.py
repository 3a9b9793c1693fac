"""The town of Ratcatcher in a real browser: a district is turned before it is built; a camera."""

from __future__ import annotations

from typing import Any

from browser_help import DESK, PHONE, TOUCH, act, sit_down, version

BUILD = "#ghost [data-action]"
TOWN = "() => document.querySelector('#town').getAttribute('transform')"


def seen(page: Any) -> list[str]:
    """The placement that is shown: card, column, row, turn."""
    verb, *where = str(page.locator(f"#paper {BUILD}").get_attribute("data-action")).split(" ")
    assert verb == "place"
    return where


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_new_district_is_tried_turned_and_built(open_page: Any) -> None:
    page = open_page(size=DESK)
    sit_down(page, "ratcatcher", "here", seed="3")
    page.wait_for_selector(f"#paper {BUILD}")
    first = seen(page)
    rows = str(page.locator("#ghost").get_attribute("data-tries")).split(";")
    ways = [row.split("|")[0].split(" ") for row in rows]  # no two are the same
    around = [way for way in ways if way[:3] == first[:3]]
    assert len(ways) > 16 and len(around) > 1  # more than were ever drawn one by one
    said = page.locator("#ghost text").first.text_content()
    page.keyboard.press("r")
    assert seen(page) == around[1]
    assert page.locator("#ghost text").first.text_content() != said
    for way in [*around[2:], first]:  # all the way round, by clicks on the card itself
        box = page.locator("#ghost > use").first.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert seen(page) == way
    plots = {tuple(way[1:3]) for way in ways}
    other = next(plot for plot in plots if list(plot) != first[1:3])
    box = page.locator(f"#plot_{other[0]}_{other[1]}").bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] - 20)  # beside its sign
    assert seen(page)[1:3] == list(other) and seen(page)[0] == first[0]  # the same card
    second = next(way[0] for way in ways if way[0] != first[0])
    page.mouse.click(*middle(page, f"#card-{second}"))
    assert seen(page)[0] == second and seen(page)[1:3] == list(other)  # the same plot
    before = version(page)
    page.mouse.click(*middle(page, BUILD))
    page.wait_for_function("v => document.querySelector('#table').dataset.version != v", arg=before)
    page.wait_for_function("() => document.querySelector('#ghost')?.dataset.tries")
    again = str(page.locator("#ghost").get_attribute("data-tries")).split("|")[0]
    assert " ".join(seen(page)) == again and seen(page)[0] == first[0]  # what is left, untried


COVERED = """() => [...document.querySelectorAll('#paper .plot[id^=plot_]')].filter((plot) => {
  const box = plot.lastElementChild.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !at?.closest('.plot, #ghost > use'); }).map((plot) => plot.id)"""


def test_on_a_phone_nothing_covers_the_plots_around_a_new_district(open_page: Any) -> None:
    page = open_page("en", PHONE, **TOUCH)
    sit_down(page, "ratcatcher", "here", seed="3")
    build = "#hand [data-action]"
    page.wait_for_selector(f"#paper {build}")
    assert page.locator("#ghost text").count() == 0

    def where() -> list[str]:
        return str(page.locator(build).get_attribute("data-action")).split(" ")

    first = where()
    said = page.locator("#hand text").first.text_content()
    plots = page.locator("#paper .plot[id^=plot_]")
    assert plots.count() > 2 and page.evaluate(COVERED) == []
    for i in range(plots.count()):  # each is shown by a tap on its sign, and covers no other
        page.touchscreen.tap(*middle(page, f"#{plots.nth(i).get_attribute('id')}"))
        assert page.evaluate(COVERED) == []
    last = where()
    assert last[2:4] != first[2:4] and last[1] == first[1]
    assert page.locator("#hand text").first.text_content() != said
    drawn = page.locator("#ghost > use").first.get_attribute("href")
    page.touchscreen.tap(*middle(page, "#hand [data-show='= = = *']"))
    assert where()[:4] == last[:4] and where()[4] != last[4]
    assert page.locator("#ghost > use").first.get_attribute("href") != drawn, "it is seen turned"
    for button in (build, "#hand [data-show='= = = *']"):
        assert page.locator(button).bounding_box()["height"] >= 44
    before = version(page)
    page.touchscreen.tap(*middle(page, build))
    page.wait_for_function("v => document.querySelector('#table').dataset.version != v", arg=before)


def test_the_camera_is_moved_and_comes_home(open_page: Any) -> None:
    page = open_page(size=DESK)
    sit_down(page, "ratcatcher", "here", seed="3")
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
    sit_down(page, "ratcatcher", "here", seed="3")
    page.wait_for_selector("#town")
    assert page.locator("#paper > svg").first.get_attribute("viewBox") == "0 0 780 1380"


def test_names_that_the_edge_would_cut_are_there_for_ones_own_look(open_page: Any) -> None:
    page = open_page(size=PHONE)
    sit_down(page, "ratcatcher", "here", seed="3")
    page.wait_for_selector("#town")
    cut = page.locator("#labels [data-cut]")
    for _ in range(12):  # until all is built, and the ratcatcher is seen from near
        if cut.count():
            break
        act(page)
    assert cut.first.is_hidden()
    for _ in range(4):  # names are hidden while the town is small
        page.locator("#camera-in").dispatch_event("click")
    assert cut.first.evaluate("name => getComputedStyle(name).visibility") == "visible"
    page.locator("#camera-home").dispatch_event("click")
    page.wait_for_function(
        "() => document.querySelector('#labels [data-cut]').getAttribute('visibility') == 'hidden'"
    )
