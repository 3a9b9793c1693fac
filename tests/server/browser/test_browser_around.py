"""The pages around the tables, as people see them: lobby, new table and end in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from browser_help import DESK, PHONE, no_sideways, open_position, random_game, sit_down

from cheesemoon.core import LANGUAGES
from cheesemoon.core.game import saved
from cheesemoon.view.charts import choose_ticks, draw_plot, draw_stack
from thorough import sampled

PLACES = """(which) => [...document.querySelectorAll(which)].map((e) => {
  const { left, top, right, bottom } = e.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round); })"""
"""Where things are: left, top, right, bottom."""


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_all_four_games_can_be_begun_on_the_first_screen(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang)
    page.goto("/")
    buttons = page.evaluate(PLACES, ".game button.primary")
    assert len({top for _, top, _, _ in buttons}) == 1  # in one line, whatever stands above
    assert all(bottom <= DESK["height"] for *_, bottom in buttons)
    facts = page.evaluate(PLACES, ".game .facts-row")
    assert len({top for _, top, _, _ in facts}) == 1 and all(b - t < 30 for _, t, _, b in facts)
    words = page.evaluate(PLACES, ".game button.primary > span")
    faces = page.evaluate(PLACES, ".game button.primary .pic")
    assert {word[0] - face[2] for word, face in zip(words, faces, strict=True)} == {12}
    left = "e => getComputedStyle(e).textAlign"
    assert page.locator(".game button.primary > span").first.evaluate(left) == "left"


def test_a_newcomer_is_shown_where_to_begin(open_page: Any) -> None:
    page = open_page()
    page.goto("/")
    assert page.get_attribute(".welcome .primary", "href") == "/learn/first-rat/run"
    assert page.get_attribute(".welcome .glass", "href") == "#games"
    cards = page.evaluate(PLACES, ".today > :not([hidden])")
    row = page.evaluate(PLACES, ".today")[0]
    assert (cards[0][0], cards[-1][2]) == (row[0], row[2])  # no hole where nothing is known yet


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_foot_of_the_lobby_opens_rules_and_pads(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size)
    page.goto("/")
    no_sideways(page)
    assert page.locator(".foot :is(a, button):visible").count() <= 6
    for kind in ("rules", "pad"):
        page.click(f"[popovertarget=all-{kind}]")
        links = page.locator(f"#all-{kind} a:visible")
        assert links.count() == 4
        assert all(f"/{kind}/" in link.get_attribute("href") for link in links.all())
        page.keyboard.press("Escape")
        assert links.count() == 0


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["pl"]))
def test_on_a_phone_the_kinds_of_players_stand_in_one_line(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang, size=PHONE)
    page.goto("/new/first-rat")
    no_sideways(page)
    kinds = page.evaluate(PLACES, ".w1 .trough label")
    assert len(kinds) == 5 and {top for _, top, _, _ in kinds} == {kinds[0][1]}
    assert all(bottom - top <= 44 for _, top, _, bottom in kinds)  # one line of words
    inner = page.evaluate(PLACES, ".w1 .trough")[0]
    assert kinds[-1][2] <= inner[2]
    words = """label => { const words = document.createRange();
      words.selectNodeContents(label.lastChild); return words.getClientRects().length }"""
    assert all(label.evaluate(words) == 1 for label in page.locator(".w1 .trough label").all())


def test_chairs_wear_the_colours_and_signs_of_their_seats(open_page: Any) -> None:
    page = open_page()
    page.goto("/new/space-guardians")
    colour = "e => getComputedStyle(e).getPropertyValue('--c').trim()"
    faces = page.locator(".seat .face")
    assert len({faces.nth(i).evaluate(colour) for i in range(4)}) == 4
    signs = [faces.nth(i).locator(".sign").count() for i in range(4)]
    assert signs == [1, 1, 0, 0]  # nobody sits on the others
    assert page.locator(".seat.free .plate").all_inner_texts() == ["free", "free"]
    page.locator(".seat.p2").click()
    page.check("[name=who2][value=bot]", force=True)
    assert faces.nth(2).locator(".sign").count() == 1
    tall = [bottom - top for _, top, _, bottom in page.evaluate(PLACES, ".w2 .bot")]
    assert max(tall[6:]) < min(tall[:6])  # levels first; who only has a taste is smaller


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_offers_few_things_and_the_rest_on_request(
    open_page: Any, size: dict[str, int]
) -> None:
    page = open_page(size=size)
    open_position(page, saved.to_dict(random_game("space-taxi", 3, 3)))
    page.goto(page.url + "/end")
    no_sideways(page)
    assert page.locator(".next :is(a, button):visible").count() == 4
    page.click("[popovertarget=share]")
    moving = page.locator('#share [href$="/turn.png"]').count()  # where pictures can be drawn
    assert page.locator("#share :is(a, button):visible").count() == 4 + moving
    page.keyboard.press("Escape")
    page.click("[popovertarget=again-how]")
    page.click("#again-how [value=same]")
    page.wait_for_url(lambda url: "/end" not in url)


@pytest.mark.parametrize(
    ("lowest", "highest", "told"),
    [
        (0, 100, [0, 25, 50, 75, 100]),
        (0, 61, [0, 20, 40, 60]),
        (-22, 4, [-20, -10, 0]),
        (0, 1, [0, 1]),
    ],
)
def test_axes_tell_round_numbers(lowest: int, highest: int, told: list[int]) -> None:
    assert choose_ticks(lowest, highest) == told


def test_plots_say_where_the_decisions_were_and_stacks_of_what_they_are() -> None:
    import cheesemoon as cm

    drawn = draw_plot(
        [[0, 40, 99.4], [100, 60, 0.6]], cm.game("space-guardians"), "", " %", [(1, 1, 0)]
    )
    assert ">100 %<" in drawn and ">50 %<" in drawn and ">49 %<" not in drawn
    assert drawn.count('class="mark"') == 1
    said = draw_stack([(0, 40), (1, 2)], 42, "", ["#a", "#b"])
    assert 'href="#a"' in said and 'href="#b"' not in said  # no room for an icon


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_invited_chair_has_its_code_before_the_table_begins(
    open_page: Any, size: dict[str, int]
) -> None:
    page, guest = open_page(size=size), open_page(size=PHONE, own=True)
    page.goto("/new/first-rat")
    assert page.locator(".chair").count() == 0 and page.input_value("[name=place]") == ""
    page.click("#invited button")
    page.fill(".w2 [name=name2]", "Ola")
    page.wait_for_selector(".w2 .chair .code svg")
    assert "Ola" in page.inner_text(".w2 .chair h3")
    no_sideways(page)
    code = page.locator(".w2 .code svg").bounding_box()
    assert code["width"] >= 120 and code["width"] == code["height"]
    if size == DESK:
        card, start = (page.locator(e).bounding_box() for e in ("#invited", "#start"))
        assert start["y"] - card["y"] - card["height"] >= 16
        chair = page.locator(".w2 .chair").bounding_box()
        assert chair["y"] + chair["height"] <= DESK["height"]
    link = page.input_value(".w2 .chair .field")
    assert page.get_attribute(".w2 [data-copy]", "data-copy") == link
    page.click("#invited button", force=True)  # another chair has another link at the same table
    page.wait_for_selector(".w3 .chair")
    assert page.locator(".chair:visible").count() == 1
    other = page.input_value(".w3 .chair .field")
    assert other != link and other.rpartition("/")[0] == link.rpartition("/")[0]
    guest.goto(link)
    assert guest.locator("[data-reload]").count() == 1
    no_sideways(guest)
    page.click("#start")
    page.wait_for_url("**/t/**")
    assert link.split("/")[4] in page.url
    guest.wait_for_selector(".invitation")  # by itself
    assert guest.input_value("[name=name]") == "Ola"


def test_who_comes_back_to_the_form_lays_another_table(open_page: Any) -> None:
    page = open_page(own=True)
    page.goto("/new/first-rat")
    page.click("#invited button")
    page.wait_for_selector(".w2 .chair")
    page.click("#start")
    page.wait_for_url("**/t/**")
    first = page.url.partition("#")[0]
    page.go_back()
    page.wait_for_selector("#start:enabled")
    if page.locator("[value=link]:checked").count() == 0:  # a browser may remember the form
        page.click("#invited button")
    page.wait_for_selector(".chair")
    page.click("#start")
    page.wait_for_url("**/t/**")
    assert page.url.partition("#")[0] != first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_of_guests_has_room_above_the_start(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang)
    for game in ("first-rat", "space-guardians", "space-taxi"):
        page.goto(f"/new/{game}")
        for _ in range(3):
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            boxes = page.evaluate(PLACES, "#invited, #start")
            assert boxes[1][1] - boxes[0][3] >= 16, (game, boxes)
            page.click("#invited button")
            page.locator(".chair:visible").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_pads_sheets_and_headings_are_whole(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang, size=PHONE)
    cut = """(which) => [...document.querySelectorAll(which)].filter((e) => {
      const paper = document.createElement("canvas").getContext("2d");
      const { font, paddingLeft } = getComputedStyle(e);
      paper.font = font;
      return paper.measureText(e.placeholder).width > e.clientWidth - 2 * parseFloat(paddingLeft);
    }).map((e) => e.placeholder)"""
    for game, seats in (("first-rat", 2), ("space-taxi", 5), ("ratcatcher", 1)):
        page.goto(f"/pad/{game}?seats={seats}")
        no_sideways(page)
        assert page.evaluate(cut, ".pad thead input") == []
    page.goto("/me/games")
    no_sideways(page)
    page.goto("/me/games#records")
    no_sideways(page)
    for head in page.locator(".sheet-of th").all():  # no word is broken between two letters
        words = head.inner_text().replace("-", " ").split()
        longest = max(map(len, words), default=0)
        box = head.bounding_box()
        assert longest < 3 or max(box["width"], box["height"]) > longest * 5.5, head.inner_text()
    page.goto("/daily")
    brand, crumb = (page.locator(e).bounding_box() for e in (".brand", ".crumb"))
    assert brand["x"] + brand["width"] <= crumb["x"]


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_tables_by_hand_and_their_links_fit_on_a_phone(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang, size=PHONE)
    sit_down(page, "space-guardians", "here", "link", chance="hand")
    assert page.url.endswith("/layout")
    no_sideways(page)
    assert all(right - left >= 44 for left, _, right, _ in page.evaluate(PLACES, ".spot"))
    page.goto(page.url.removesuffix("/layout") + "/about")
    no_sideways(page)
    fields = page.evaluate(PLACES, ".about .field[readonly]")
    assert fields and all(right - left > 200 for left, _, right, _ in fields)
    page.goto(page.url.removesuffix("/about") + "/screen")
    no_sideways(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_says_where_one_is_and_cuts_no_button(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang)
    open_position(page, saved.to_dict(random_game("first-rat", 2)))
    page.goto(page.url + "/replay")
    head = page.locator(".top h1")
    assert head.evaluate("e => e.scrollWidth <= e.clientWidth")
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent.trim())"
    assert page.locator(".side .button:visible").evaluate_all(cut) == []


def test_points_of_a_table_to_go_on_with_are_told_from_the_names(open_page: Any) -> None:
    page = open_page(own=True)
    sit_down(page, "space-taxi", "here", "bot:easy", "bot:easy")  # two of one name are numbered
    page.goto("/")
    said = page.inner_text(".table-card .quiet").replace("\xa0", " ")
    assert "Pip 1: 0, Pip 2: 0" in said
    assert page.evaluate(PLACES, ".tables > li") == page.evaluate(PLACES, ".table-card")
