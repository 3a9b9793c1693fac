"""What a player understands at the first click: coach, hints, answers in gold, phone."""

from __future__ import annotations

from typing import Any

import pytest
from browser_help import (
    DESK,
    PHONE,
    SAME,
    STILL,
    TOUCH,
    after,
    open_position,
    reach,
    sit_down,
    version,
    wait_frames,
)
from waiting import patience

from cheesemoon.core import LANGUAGES
from thorough import sampled

NEW = {key: value for key, value in STILL.items() if key != "coach"}


def play_now(page: Any, name: str) -> None:
    page.goto("/")
    page.locator(f".game[data-game={name}] form button").click()
    page.wait_for_selector("#table", timeout=patience(20))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_game_of_a_kind_has_a_coach(open_page: Any, size: dict[str, int]) -> None:
    page = open_page(size=size, kept=NEW, own=True)
    play_now(page, "space-guardians")
    page.wait_for_selector("#guide .bubble")
    page.click("#guide .ghost")  # one click to leave
    assert page.locator("#guide").is_hidden()
    assert page.evaluate("localStorage.getItem('coach')") == "off"


def test_a_tip_goes_with_the_next_action(open_page: Any) -> None:
    """The tip about the mine stood beside the question where to fly, two turns later."""
    page = open_page(size=PHONE, kept=NEW, own=True)
    play_now(page, "space-guardians")
    page.wait_for_selector("#guide .bubble")
    page.route("**/guide?*", lambda route: route.fulfill(body=""))  # nothing else is new
    page.evaluate("document.querySelector('#all-ways [data-act]').click()")
    page.wait_for_selector("#guide", state="hidden")


def test_a_tip_stays_while_single_choices_play_themselves(open_page: Any) -> None:
    """Two tips were never seen, but noted as seen."""
    page = open_page(kept=NEW, own=True)
    play_now(page, "space-guardians")
    page.wait_for_selector("#guide .bubble")
    kept = "JSON.parse(localStorage.getItem('cheesemoon-learn') ?? '{}')"
    seen = f"{kept}.tips?.['space-guardians'] ?? []"
    page.evaluate("document.querySelector('form#acts').dataset.auto = '1'")
    with page.expect_response("**/guide?*"):
        page.evaluate("document.querySelector('#all-ways [data-act]').click()")
    wait_frames(page)
    assert page.locator("#guide .bubble").is_visible() and page.evaluate(seen) == []
    page.click("#guide button:not(.ghost)")
    assert len(page.evaluate(seen)) == 1


def test_a_click_meant_for_the_bar_before_a_single_choice_does_nothing(open_page: Any) -> None:
    """It spent a tile: buttons of the next question lie at the same place."""
    page = open_page(kept={**STILL, "auto": "all"}, own=True)
    sit_down(page, "space-taxi", "here", seed="3")
    clicked = page.evaluate(
        """async () => {
        const table = document.querySelector('#table'), first = table.dataset.version;
        const pause = (ms) => new Promise((done) => setTimeout(done, ms));
        const press = () => document.querySelector('#acts button:not(#hold)')
          .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        while (table.dataset.version === first) await pause(5);
        const { version } = table.dataset;
        press();
        await pause(300);
        const isHeld = table.dataset.version === version;
        await pause(900);
        press();
        return [isHeld, Number(version)]; }"""
    )
    assert clicked[0]
    after(page, clicked[1])


def test_a_click_meant_for_the_playback_does_not_reach_the_bar(open_page: Any) -> None:
    """A tap on "Go on" that came too late ended a whole turn."""
    kept = {**STILL, "speed": "normal"}
    page = open_page(kept=kept, own=True, reduced_motion="no-preference")
    sit_down(page, "space-taxi", "bot:easy", "here", seed="3")
    took = page.evaluate(
        """async () => {
        const table = document.querySelector('#table'), bar = document.querySelector('#player');
        const pause = (ms) => new Promise((done) => setTimeout(done, ms));
        const press = (at) => document.querySelector(at)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        const acts = '#acts button:not(.ghost)';
        const until = async (is, act = () => {}) => {
          for (let i = 0; i < 3000 && !is(); i++) { act(); await pause(10); }
          if (!is()) throw new Error(String(is));
        };
        const again = '[data-do="again"]';  // a bot may ride before the page is connected
        for (let i = 0; i < 1000 && bar.hidden && !table.dataset.mine; i++) await pause(10);
        if (bar.hidden) press(again);
        await until(() => !bar.hidden);
        await until(() => table.dataset.mine && bar.hidden && document.querySelector(acts),
          () => bar.hidden || press('#player [data-do="skip"]'));
        const { version } = table.dataset;
        press(acts);
        await pause(250);
        return [version, table.dataset.version]; }"""
    )
    assert took[0] == took[1]
    page.wait_for_timeout(300)
    page.locator("#acts button").first.click()
    after(page, int(took[0]))


def test_what_is_never_a_choice_is_explained_without_a_refusal(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here")
    page.locator("#paper [id][data-card]:not(.choice)").first.click(force=True)
    page.wait_for_selector("#why.about")


@pytest.mark.parametrize("press", ["click", "Enter"])
@pytest.mark.parametrize("is_known", [True, False], ids=["known", "unknown"])
def test_the_first_press_of_a_button_counts(open_page: Any, is_known: bool, press: str) -> None:
    """A form that is being submitted refused the move that the guide sent: the press was lost."""
    page = open_page(size=DESK, kept=NEW, own=True)
    held: list[Any] = []
    page.route(
        "**/guide/costs?*",
        lambda route: route.fulfill(json={}) if is_known else held.append(route),
    )
    sit_down(page, "space-guardians", "here", "bot:easy")
    open_position(page, reach("space-guardians", 2, "shoot"))
    page.evaluate("location.hash = '#guide'")
    held.clear()
    page.reload()
    page.wait_for_selector("#guide .bubble")
    wait_frames(page)
    before = version(page)
    button = page.locator("#acts [data-act=shoot]")
    if press == "click":
        button.click()
    else:
        button.press(press)
    if not is_known:
        assert button.get_attribute("aria-busy") == "true"
        held[-1].fulfill(json={})
    after(page, before)


def test_the_guide_stays_above_a_growing_question(open_page: Any) -> None:
    page = open_page(size=PHONE, kept=NEW, own=True)
    play_now(page, "space-guardians")
    page.wait_for_selector("#guide .bubble")
    page.evaluate("document.querySelector('#ask').style.minHeight = '180px'")
    page.wait_for_function("""() => Math.abs(
        document.querySelector('#guide').getBoundingClientRect().bottom
        - document.querySelector('#ask').getBoundingClientRect().top) <= 1""")


def test_the_guide_of_a_phone_covers_no_choice_of_a_board_that_cannot_scroll(
    open_page: Any,
) -> None:
    """It lay over the buttons with which the town of Ratcatcher grows."""
    page = open_page(size=PHONE, kept=NEW, own=True)
    tip = f"<p data-tip=x>{'New districts join gate to gate. ' * 4}</p>"
    page.route("**/guide?*", lambda route: route.fulfill(body=tip))
    sit_down(page, "ratcatcher", "here")
    open_position(page, reach("ratcatcher", 1, "place"))
    page.evaluate("location.hash = '#guide'")
    page.reload()
    page.wait_for_selector("#guide .bubble")
    page.wait_for_function("""() => {
      const over = document.querySelector('#guide').getBoundingClientRect();
      const choices = [...document.querySelectorAll('#paper .choice')]
        .map((e) => e.getBoundingClientRect()).filter((r) => r.width);
      return choices.length && choices.every((r) => (r.top + r.bottom) / 2 <= over.top
        || (r.top + r.bottom) / 2 >= over.bottom); }""")


def test_a_playback_leaves_the_board_of_ratcatcher_its_size_on_a_phone(open_page: Any) -> None:
    """The bar of the playback made a row of its own, and 104 pixels below the board were blank."""
    page = open_page(size=PHONE)
    sit_down(page, "ratcatcher", "here")
    heights = page.evaluate("""() => [true, false].map((hidden) => {
      document.querySelector('#player').hidden = hidden;
      return document.querySelector('#board').clientHeight; })""")
    assert heights[0] == heights[1] > 400


def test_the_second_game_of_a_kind_has_none(open_page: Any) -> None:
    page = open_page(kept=NEW, own=True)
    for first in (True, False):
        with page.expect_response("**/guide?*" if first else "**/live?*"):
            play_now(page, "space-guardians")
        if first:
            page.wait_for_selector("#guide .bubble")
    page.wait_for_timeout(300)
    assert page.locator("#guide").is_hidden()


def test_a_step_of_a_turn_has_one_tip(open_page: Any) -> None:
    """The first roll of Space Taxi had four tips, one after each die."""
    page = open_page(size=PHONE, kept=NEW, own=True)
    play_now(page, "space-taxi")
    page.wait_for_selector("#guide .bubble")
    page.evaluate("document.querySelector('#acts [data-act=roll]').click()")
    page.wait_for_selector("#all-ways [data-act^=place]", state="attached")
    page.wait_for_selector("#guide .bubble")
    page.click("#guide button:not(.ghost)")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("document.querySelector('#all-ways [data-act^=place]').click()")
    page.wait_for_selector("#acts [data-act=done].primary")
    wait_frames(page)
    assert not [url for url in asked if "/guide?" in url] and page.locator("#guide").is_hidden()


def test_a_first_hunt_begins_with_its_districts_placed(open_page: Any) -> None:
    page = open_page(kept=NEW, own=True)
    play_now(page, "ratcatcher")
    acts = page.eval_on_selector_all("#all-ways [data-act]", "all => all.map(b => b.dataset.act)")
    assert acts and not any(act.startswith("place ") for act in acts)
    page.wait_for_selector("#guide .bubble")


def test_start_here_opens_the_first_lesson(open_page: Any) -> None:
    page = open_page(own=True)
    page.goto("/")
    page.click(".welcome .button.primary")
    page.wait_for_selector("#coach")
    assert page.url.endswith("/learn/first-rat/run")


def test_a_choice_on_a_panel_of_a_lesson_goes_on(open_page: Any) -> None:
    """The page has panels, but no sheet that could be closed."""
    page = open_page(own=True)
    page.goto("/learn/ratcatcher/accountant")
    page.click("#panels [data-action='buy die']")
    page.wait_for_selector("#panels [data-action='buy die']", state="detached")


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["de"]))
def test_a_hint_has_grades_and_numbers_behind_more(open_page: Any, lang: str) -> None:
    page = open_page(lang)
    sit_down(page, "space-taxi", "here")  # the server is there
    open_position(page, reach("space-guardians", 2, "move", 30))
    page.click("[data-do=hint]")
    page.wait_for_selector("#advice .grades", timeout=patience(20))
    words = page.inner_text("#advice")
    assert "%" not in words and "±" not in words
    marks = page.eval_on_selector_all("#advice .grades li", "all => all.map(li => li.className)")
    assert marks[0] == "best" and 1 <= len(marks) <= 3
    assert set(marks[1:]) <= {"near", "costly"}
    page.click("#advice summary")
    numbers = page.locator("#advice .opinions b").all_inner_texts()
    assert all(0 <= int(number) <= 100 for number in numbers)
    assert page.locator(".over .ring-advised").count() >= 1


def test_a_hint_frames_its_cell_and_not_the_column(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here")
    open_position(page, reach("space-guardians", 2, "move", 30))
    page.click("[data-do=hint]")
    page.wait_for_selector("#advice .grades", timeout=patience(20))
    for way in page.locator("#advice [data-way]").all():
        if not (way.get_attribute("data-way") or "").startswith("move"):
            continue
        way.click()
        frame = page.locator(".over .ring-advised").bounding_box()
        ring = page.locator("#paper .advised > .breathe").bounding_box()
        assert frame["height"] < 2 * ring["height"]
        assert page.locator("#paper .advised .aim").is_visible()  # the way is drawn


ADVICE = (
    "<button type=button data-do=close-advice>x</button>"
    "<button type=button data-way='run 0 3' aria-pressed=true>3</button>" + "<p>Why</p>" * 8
)


def test_a_hint_on_a_phone_covers_neither_target_nor_way(open_page: Any) -> None:
    """The target of First Rat's first runs lay below the hint, at the lower edge of the board."""
    page = open_page("en", PHONE, **TOUCH)
    page.route("**/advice*", lambda route: route.fulfill(body=ADVICE))
    sit_down(page, "first-rat", "here")
    before = page.evaluate("document.querySelector('#board').scrollTop")
    page.tap("[data-do=hint]")
    page.wait_for_function("""() => {
      const top = document.querySelector('#advice').getBoundingClientRect().top;
      const drawn = [...document.querySelectorAll('.ring-advised, .way-advised')];
      return drawn.length > 1 && drawn.every((e) => e.getBoundingClientRect().bottom <= top); }""")
    page.tap("[data-do=close-advice]")
    assert page.evaluate("document.querySelector('#board').style.paddingBottom") == ""
    page.wait_for_function("top => document.querySelector('#board').scrollTop === top", arg=before)


def test_a_board_scrolls_back_when_the_guide_has_gone(open_page: Any) -> None:
    """Own passengers of Space Taxi stayed hidden above, and a sign was in view instead."""
    page = open_page(size=PHONE, kept=NEW, own=True)
    play_now(page, "first-rat")
    page.wait_for_selector("#guide .bubble")
    page.wait_for_function("() => document.querySelector('#board').scrollTop > 0")
    wait_frames(page)
    page.wait_for_timeout(600)
    before = page.evaluate("document.querySelector('#board').scrollTop")
    page.click("#guide .ghost")
    page.wait_for_function("b => document.querySelector('#board').scrollTop < b - 20", arg=before)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_mine_step_is_answered_in_the_bar(open_page: Any, size: dict[str, int]) -> None:
    """SG-23: push, or end the turn."""
    page = open_page(size=size)
    sit_down(page, "space-taxi", "here")
    open_position(page, reach("space-guardians", 2, "push", 30))
    end, push = (page.locator(f'#acts [data-act="{act}"]') for act in ("done", "push"))
    assert end.inner_text() == "End turn" and "primary" in end.get_attribute("class")
    assert push.inner_text() == "Push" and "primary" not in push.get_attribute("class")
    for button in (end, push):
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert page.locator('#paper [data-action="done"]').count() == 0


@pytest.mark.parametrize("lang", sampled(LANGUAGES, ["pl"]))
def test_after_a_roll_nothing_is_gold(open_page: Any, lang: str) -> None:
    """ST-11: tile 0 keeps nothing."""
    page = open_page(lang)
    sit_down(page, "space-taxi", "here")
    page.click('#acts [data-act="roll"], #paper [data-action="roll"]')
    page.wait_for_selector('#acts [data-act="done"]')
    done = page.locator('#acts [data-act="done"]')
    assert "primary" not in done.get_attribute("class")
    nothing = {"en": "Keep nothing", "pl": "Nic nie zostaje", "de": "Nichts behalten"}[lang]
    assert nothing in done.inner_text()
    now = version(page)
    page.locator('#all-ways [data-act^="fuel"]').first.dispatch_event("click")
    after(page, now)
    assert "primary" in page.locator('#acts [data-act="done"]').get_attribute("class")


def test_a_cheese_can_be_spent_on_a_phone(open_page: Any) -> None:
    page = open_page(size=PHONE)
    sit_down(page, "space-taxi", "here")
    open_position(page, reach("ratcatcher", 1, "put", 20))
    page.wait_for_selector("#cheese-sheet .choice")
    fields = page.locator("#cheese-sheet .choice")
    assert fields.count() >= 5
    assert all(field.bounding_box()["height"] >= 72 for field in fields.all())


def test_a_hunt_on_a_phone_shows_what_the_player_has(open_page: Any) -> None:
    page = open_page(size=PHONE)
    sit_down(page, "space-taxi", "here")
    open_position(page, reach("ratcatcher", 1, "attack", 40))
    town = page.evaluate(
        "Number(document.querySelector('[data-stage]').dataset.stage.split(' ')[0])"
    )
    board = page.locator("#board").bounding_box()
    scale = page.locator("#paper").bounding_box()["width"] / 780
    assert board["y"] + town * scale <= 230  # the whole head
    assert board["height"] - town * scale >= 500
    for card in ("defence", "aim", "step", "attack", "trap"):
        assert page.locator(f'#own [data-card="{card}"]').is_visible()


@pytest.mark.parametrize("address", ["/", "/learn", "/puzzles", "/daily", "/me/games", "/help"])
def test_every_page_of_a_phone_has_the_bar(open_page: Any, address: str) -> None:
    page = open_page(size=PHONE)
    page.goto(address)
    bar = page.locator("nav.bottom")
    box = bar.bounding_box()
    assert bar.locator("a").count() == 5
    assert box["y"] + box["height"] == PHONE["height"] and box["height"] >= 52
    assert bar.locator("[aria-current]").count() == (0 if address == "/help" else 1)


def test_a_table_has_no_bar_of_pages(open_page: Any) -> None:
    page = open_page(size=PHONE)
    sit_down(page, "space-taxi", "here")
    assert page.locator("nav.bottom").count() == 0


def test_with_friends_opens_with_a_seat_by_link(open_page: Any) -> None:
    page = open_page(size=PHONE)
    page.goto("/")
    page.locator(".game[data-game=first-rat]").get_by_role("link", name="With friends").click()
    page.wait_for_selector("input[name=who1][value=link]:checked", state="attached")
    page.wait_for_selector(".w1 .by-link *")


def test_a_tap_on_a_free_chair_seats_a_bot(open_page: Any) -> None:
    page = open_page()
    page.goto("/new/first-rat")
    assert page.locator("input[name=who2][value=nobody]").is_checked()
    page.click(".seat.p2")
    assert page.locator("input[name=who2][value=bot]").is_checked()


def test_choices_of_the_board_have_names_and_tab_reaches_them(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here")
    open_position(page, reach("space-guardians", 2, "move", 30))
    unnamed = """[...document.querySelectorAll('#paper [data-action]')].filter(e =>
      e.getAttribute('role') !== 'button' || !e.getAttribute('aria-label')
      || e.tabIndex !== 0).length"""
    assert page.evaluate(unnamed) == 0
    page.focus("#board")
    page.keyboard.press("Tab")  # the fighter, which can be lifted
    assert page.evaluate("document.activeElement.matches('#paper .drags[aria-label]')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('#paper [data-action]')")


def test_a_new_theme_of_the_system_does_not_load_the_page_again(open_page: Any) -> None:
    """That would end a navigation that has begun: the new page was replaced by the old one."""
    page = open_page(own=True)
    page.goto("/help")
    page.evaluate("window.isSame = true")
    loaded: list[str] = []
    page.on("framenavigated", lambda frame: loaded.append(frame.url))
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=light]")
    wait_frames(page)
    assert page.evaluate("window.isSame") and loaded == []


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_that_of_the_system_until_it_is_chosen(open_page: Any, system: str) -> None:
    page = open_page(color_scheme=system, own=True)
    page.goto("/help")
    page.wait_for_selector(f'html[data-theme="{system}"]')
    other = "dark" if system == "light" else "light"
    page.request.post("/settings", form={"theme": other, "back": "/"}, headers=SAME)
    page.goto("/learn")
    page.wait_for_timeout(200)
    assert page.get_attribute("html", "data-theme") == other


def test_a_phone_names_the_way_to_choices_on_the_own_board(open_page: Any) -> None:
    """RC-54: the accountant's offers were only behind a tap on the own portrait."""
    page = open_page("en", PHONE, **TOUCH)
    sit_down(page, "ratcatcher", "here")
    assert page.locator("#own-choices").is_hidden()
    open_position(page, reach("ratcatcher", 1, "buy"))
    page.tap("#own-choices")
    offer = page.locator("#panels [data-action^='buy ']").first
    offer.wait_for(state="visible")
    box, before = offer.bounding_box(), version(page)
    assert box["y"] + box["height"] <= PHONE["height"]
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    after(page, before)
    assert not page.locator("#side").evaluate("side => side.matches(':popover-open')")
