"""The static site in Chromium, from a plain file server: played by clicks, then offline."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Any

import pytest
from site_help import GAMES, Quiet, inside, play, ready


def play_now(page: Any) -> None:
    """Click "Play now", against players whose actions are random: easy bots take long with
    interpreted rules."""
    for seat in (1, 2):
        who = inside(page, f"form[action$='new/space-taxi'] [name=who{seat}]")
        who.evaluate("field => { field.value = 'bot:random'; }")
    inside(page, "form[action$='new/space-taxi'] button").click()


def test_play_by_clicks_then_without_a_network(context: Any, address: str) -> None:
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    inside(page, "h1").wait_for()  # the lobby is there before Python is
    assert inside(page, "form[action$='new/space-taxi'] button").count() == 1
    ready(page)
    kept = page.evaluate_handle(
        "new Promise((done) => navigator.serviceWorker.addEventListener('message',"
        "({ data }) => { if ('kept' in data) done(data.kept); }))"
    )
    page.wait_for_function(
        "!document.querySelector('#inside').src.endsWith('.html')"
        "|| !document.querySelector('#inside').contentWindow.location.pathname.endsWith('.html')"
    )
    play_now(page)
    inside(page, "#table").wait_for()
    play(page, 3, bot=True)
    table = inside(page, "#table").get_attribute("data-table")
    version = int(inside(page, "#table").get_attribute("data-version"))
    assert table.startswith("/games/moon/t/") and version >= 3
    assert f"#/{table.removeprefix('/games/moon/')}" in page.url
    assert kept.json_value() is True

    context.set_offline(True)
    page.reload()
    ready(page)
    inside(page, "#table").wait_for()
    assert int(inside(page, "#table").get_attribute("data-version")) >= version
    play(page, 3)
    assert int(inside(page, "#table").get_attribute("data-version")) >= version + 3
    assert errors == []


def test_a_click_in_the_lobby_before_python_runs_opens_its_table(
    context: Any, address: str, held: threading.Event
) -> None:
    """The table was made, but the lobby came back over it."""
    page = context.new_page()
    page.goto(address)
    play_now(page)
    held.set()
    play(page, 1)
    assert "#/t/" in page.url
    assert inside(page, ".brand svg").count() == 1


PICTURE = """async () => { const picture = document.querySelector('#board');
  await picture.decode();
  const text = await (await fetch(picture.src)).text();
  return [picture.src.split('/').at(-1), picture.naturalHeight > picture.naturalWidth, text]; }"""


@pytest.mark.usefixtures("held")
@pytest.mark.parametrize("lang, wide, theme", [("de", 390, "light"), ("pl", 1280, "dark")])
def test_the_picture_of_the_first_board_is_as_the_reader_sees_the_table(
    context: Any, address: str, lang: str, wide: int, theme: str
) -> None:
    """It was the English one for a desk everywhere."""
    page = context.new_page()
    page.set_viewport_size({"width": wide, "height": 844})
    page.emulate_media(color_scheme=theme)
    page.add_init_script(f"localStorage.setItem('site-lang', '{lang}')")
    page.goto(address)
    play_now(page)
    page.wait_for_selector("#board[src]", state="attached")
    name, is_tall, text = page.evaluate(PICTURE)
    shape = "tall" if wide == 390 else "wide"
    assert name == f"board.space-taxi.{lang}.{shape}.svg#{theme}" and is_tall == (wide == 390)
    assert text.startswith('<svg id="light"') and "<style>:target{--night:#f6f1e4;" in text
    assert {"de": "Spieler 1", "pl": "Gracz 1"}[lang] in text


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_site_has_the_theme_of_the_system_until_one_is_chosen(
    context: Any, address: str, system: str
) -> None:
    page = context.new_page()
    page.emulate_media(color_scheme=system)
    page.goto(address)
    inside(page, f"html[data-theme={system}]").wait_for(state="attached")  # the first page
    ready(page)
    other = "dark" if system == "light" else "light"
    for wanted in (other, system, other):
        page.evaluate("address => { location.hash = address; }", "#/me")
        inside(page, "#menu button[name=theme]").first.wait_for(state="attached")
        inside(page, f"#menu button[name=theme][value={wanted}]").evaluate("b => b.click()")
        inside(page, f"html[data-theme={wanted}]").wait_for(state="attached")
    page.reload()
    ready(page)
    inside(page, f"html[data-theme={other}]").wait_for(state="attached")


def test_a_link_in_the_lobby_before_python_runs_opens_its_page(
    context: Any, address: str, held: threading.Event
) -> None:
    page = context.new_page()
    page.goto(address)
    inside(page, "a[href$='learn']").first.click()
    held.set()
    page.wait_for_function("location.hash.startsWith('#/learn')")


def test_a_first_table_needs_no_later_pack(
    context: Any, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quiet, "missing", "/later.pack")
    page = context.new_page()
    page.goto(f"{address}#/new/space-taxi")
    ready(page)
    inside(page, "form[action$='/new/space-taxi'] button:not([type=button])").last.click()
    inside(page, "#table #paper > svg").first.wait_for()
    asked = f"cheesemoon.ask('{address}help').then(async (a) => [a.status, await a.text()])"
    status, text = page.evaluate(asked)
    assert status == 503 and "not here yet" in text
    monkeypatch.setattr(Quiet, "missing", "")
    assert page.evaluate(asked)[0] == 200


def test_a_page_does_not_wait_for_all_pictures_of_a_list(context: Any, address: str) -> None:
    page = context.new_page()
    page.goto(address)
    ready(page)
    answered = page.evaluate(
        """async ([picture, page]) => {
          const order = [];
          const ask = async (address, name) => {
            const { status } = await cheesemoon.ask(address);
            order.push([name, status]);
          };
          const asked = Array.from({ length: 9 }, (_, n) => ask(`${picture}?n=${n}`, "picture"));
          await Promise.all([...asked, ask(page, "page")]);
          return order;
        }""",
        [f"{address}figures/space-taxi/intro", f"{address}rules/space-taxi"],
    )
    assert [status for _, status in answered] == [200] * 10
    assert ["page", 200] in answered[:3]


def test_a_second_window_says_that_the_tables_are_open(context: Any, address: str) -> None:
    first, second = context.new_page(), context.new_page()
    first.goto(address)
    first.wait_for_function("document.querySelector('#inside').src")
    second.goto(address)
    second.locator("#why").wait_for()
    assert "another window" in second.locator("#why").text_content()
    second.locator("#here").click()
    first.locator("#why").wait_for()
    second.wait_for_function("document.querySelector('#inside').src")
    assert second.locator("#why").is_hidden()


def test_a_second_window_goes_on_when_the_first_one_closes(context: Any, address: str) -> None:
    first, second = context.new_page(), context.new_page()
    first.goto(address)
    first.wait_for_function("document.querySelector('#inside').src")
    second.goto(address)
    second.locator("#here").wait_for()
    first.close()
    second.wait_for_function("document.body.classList.contains('ready')")
    assert second.locator("#why").is_hidden() and second.locator("#here").is_hidden()


@pytest.mark.parametrize("game", [name for name in GAMES if "CHEESEMOON_SITE_GAMES" in os.environ])
def test_a_whole_game_by_clicks(context: Any, address: str, game: str) -> None:
    page = context.new_page()
    page.goto(address)
    ready(page)
    inside(page, f"form[action$='/moon/new/{game}'] button").click()
    inside(page, "#table").wait_for()
    assert play(page, 3000)


def answer(page: Any, link: str) -> str:
    """Open a letter by its link, play until it can be sealed, and return the link of the answer."""
    page.goto(link)
    page.wait_for_function("!location.hash.startsWith('#letter')")
    ready(page)
    inside(page, "#table[data-mine='1'], #link, [name=name]").first.wait_for(state="attached")
    if inside(page, "[name=name]").count():
        inside(page, "[name=name]").fill("Jan")
        inside(page, "main form button").click()
    for _ in range(40):
        if not inside(page, "#table").count():
            break
        page.evaluate(CLICK_ONE)
    if inside(page, "form[action$='/seal']").count():
        inside(page, "form[action$='/seal'] button").click()
    inside(page, "#link").wait_for(state="attached")
    return str(inside(page, "#link").input_value())


CLICK_ONE = """async () => {
  const page = document.querySelector('#inside').contentDocument;
  const table = page.querySelector('#table');
  const way = page.querySelector('#all-ways [data-act], #paper [data-action]');
  const version = table?.dataset.version;
  if (table?.dataset.mine && way)
    way.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  for (let n = 0; n < 200 && table && table.dataset.version === version; n++) {
    await new Promise((done) => setTimeout(done, 20));
    if (!document.querySelector('#inside').contentDocument.contains(table)) return;
  }
}"""


def test_two_browsers_play_by_letter(launch: Callable[[str], Any], address: str) -> None:
    ola, jan = launch("ola").new_page(), launch("jan").new_page()
    ola.goto(f"{address}#/letter")
    ready(ola)
    inside(ola, "form[action*='/letter/new/'] [name=name]").first.fill("Ola")
    inside(ola, "form[action*='/letter/new/'] button").first.click()
    inside(ola, "#link").wait_for(state="attached")
    links = [str(inside(ola, "#link").input_value())]
    assert links[0].startswith(f"{address}#letter=")
    for page in (jan, ola, jan, ola, jan):
        links.append(answer(page, links[-1]))
    assert len(set(links)) == 6
    changed = links[-1][:-40] + ("A" if links[-1][-40] != "A" else "B") + links[-1][-39:]
    ola.goto(changed)
    inside(ola, ".message").wait_for()
    assert "not a whole letter" in inside(ola, ".message").text_content()
