"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

from typing import Any

from browser_help import PHONE, act, invited, put_away, sit_by_link, sit_down, version
from waiting import patience


def test_people_see_who_has_come_who_types_and_who_has_gone(open_page: Any) -> None:
    ola, jan = open_page(), open_page(lang="pl")
    sit_down(ola, "space-taxi", "here", "link", name0="Ola", name1="Jan")
    put_away(ola)
    mark = ola.locator("#here-1")
    ola.wait_for_selector("#here-1:text('has not come yet')")
    sit_by_link(jan, invited(ola))
    ola.wait_for_selector("#here-1[data-here=in]")
    ola.wait_for_selector("#toast :text('Jan is at the table')")
    jan.wait_for_selector("#here-0:text('przy stole')")
    assert jan.locator("#here-1").inner_text() == ""  # oneself
    jan.click("#tab-chat")
    jan.fill(".say input", "Cze")
    ola.click("#tab-chat")
    ola.wait_for_selector("#typing:text('Jan is typing')")
    jan.press(".say input", "Enter")
    ola.wait_for_selector("#chat :text('Cze')")
    ola.wait_for_selector("#typing:empty", state="attached")
    line = ola.locator("#chat li.system").first
    assert line.inner_text() == "Jan is at the table." and line.locator("b").count() == 0
    assert jan.locator("#chat li.system").count() == 0  # nobody is told of themselves
    jan.press(".say input", "Escape")  # out of the chat: keys are keys again
    jan.keyboard.press("?")
    jan.wait_for_selector("#drawer[open] .prose")
    jan.close()
    ola.wait_for_selector("#here-1[data-here=out]", timeout=patience(15))
    assert "away" in mark.inner_text() and "min" in mark.inner_text()


def test_the_links_close_when_all_guests_have_come(open_page: Any) -> None:
    """The host's sheet with the links stayed over the board after the guest had sat down."""
    ola, jan = open_page(size=PHONE), open_page(lang="pl")
    sit_down(ola, "space-taxi", "here", "link", name0="Ola", name1="Jan")
    ola.wait_for_selector("#drawer[open] .about")
    sit_by_link(jan, invited(ola))
    ola.wait_for_selector("#drawer", state="hidden")


def test_a_seat_on_two_devices_works_on_both(open_page: Any) -> None:
    desk, phone = open_page(), open_page(size=PHONE)
    sit_down(desk, "space-taxi", "here", "link", name0="Ola", seed="1")
    put_away(desk)
    phone.goto(invited(desk, 0))
    newer = "v => Number(document.querySelector('#table').dataset.version) > v"
    for first, other in ((phone, desk), (desk, phone)):
        before = version(other)
        assert first.get_attribute("#table", "data-mine") == "1"
        act(first)
        other.wait_for_function(newer, arg=before)


def test_a_game_is_stopped_resigned_and_played_again(open_page: Any) -> None:
    ola, jan = open_page(), open_page(lang="de")
    sit_down(ola, "space-taxi", "here", "link", name0="Ola", name1="Jan")
    put_away(ola)
    sit_by_link(jan, invited(ola))
    ola.wait_for_selector("#here-1[data-here=in]")
    ola.click("[popovertarget=menu]")
    ola.click("#menu >> text=Leave the table")
    ola.click("#drawer >> text=Offer to stop")
    jan.wait_for_selector(".consent:has-text('Ola schlägt vor')")
    jan.click(".consent >> text=Nein")
    ola.wait_for_selector(".consent", state="detached")
    jan.click("[popovertarget=menu]")
    jan.click("#menu >> text=Den Tisch verlassen")
    jan.click("#drawer summary:has-text('Aufgeben: Jan')")
    jan.click("#drawer >> text=Ja, aufgeben")
    ola.wait_for_selector("#ask .ended")
    assert ola.inner_text("#question") == "Ola wins!"
    assert ola.inner_text("#ask .what p") == "Jan has resigned."
    ola.click("#ask .ended .primary")
    ola.wait_for_url("**/end")
    jan.click("#ask .ended .primary")
    jan.wait_for_url("**/end")
    assert "Jan hat aufgegeben" in jan.inner_text(".say-it >> nth=0")
    ola.click("[popovertarget=again-how]")
    ola.click("text=Best of 3")
    ola.wait_for_selector("#table")
    jan.click(".next .primary:has-text('Ola möchte Revanche')")  # one click, and one sits there
    jan.wait_for_selector("#table")
    assert jan.url == ola.url
    # Jan, who had the second seat, starts this time
    assert jan.get_attribute("#table", "data-mine") == "1"
    assert not ola.get_attribute("#table", "data-mine")


def test_time_is_counted_down_and_a_bot_plays_on_when_it_is_up(open_page: Any) -> None:
    ola, jan = open_page(), open_page(size=PHONE, lang="de")
    own = {"pace": "own", "pace-move": "5", "pace-bank": "0", "late": "bot"}
    sit_down(ola, "space-taxi", "here", "link", name0="Ola", name1="Jan", **own)
    put_away(ola)
    jan.goto(invited(ola))
    told = jan.inner_text(".pace-told")  # before one sits down
    assert "5 Sekunden je Zug" in told and "spielt ein Bot weiter" in told
    jan.click("main form button.primary")
    jan.wait_for_selector("#table")
    ola.wait_for_selector("#clock-0:text('0:00')")
    act(ola)  # with the first move the clocks begin; then Ola falls asleep
    ola.wait_for_selector("#clock-0.runs.hurry")
    jan.wait_for_selector("#strip [data-clock]")
    assert jan.locator("#strip [data-clock]").count() == 1
    jan.wait_for_selector("#chat li:has-text('Die Zeit von Ola ist um')", state="attached")
    assert "a bot plays" in ola.request.get(ola.url.split("?")[0] + "/player/0").text()


def test_a_person_goes_to_another_device_and_takes_a_free_seat(open_page: Any) -> None:
    ola, desk, phone = open_page(), open_page(), open_page(size=PHONE)
    sit_down(ola, "space-taxi", "here", "open", name0="Ola")
    desk.goto("/me")
    desk.fill("[name=name]", "Jan")
    desk.click(".pick:has([value=frog])")
    desk.click("main form button.primary")
    desk.click("text=Make a code")
    code = desk.inner_text(".code code")
    phone.goto("/me")
    phone.fill("[name=code]", code)
    phone.press("[name=code]", "Enter")
    phone.wait_for_selector("[name=name][value=Jan]")
    phone.goto("/")
    phone.click("#free button.primary")
    phone.wait_for_selector("#table[data-seated='1']")
    ola.wait_for_selector("#here-1[data-here=in]", state="attached")
    assert "Jan" in (ola.text_content("#who-1") or "")
    assert ola.locator("#strip use[href$='i-frog']").count() == 1
    desk.goto(ola.url)  # the same person there
    desk.wait_for_selector("#table[data-seated='1']")
