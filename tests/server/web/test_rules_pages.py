"""The rules to read, the game on one screen: over HTTP and in a real browser."""

from __future__ import annotations

import html
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from browser_help import DESK, PHONE, no_sideways, sit_down
from http_help import browser, prepared
from server_help import Running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn import intro
from cheesemoon.learn.book import chapters


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_have_chapters_figures_and_clauses(server: Running, lang: str) -> None:
    prepared(server, "space-taxi")
    for name in cm.games():
        game = cm.game(name)
        text = html.unescape(browser(server, lang).get(f"/rules/{name}").text)
        found = intro(game)
        assert found and all(sentence[lang] in text for sentence in found.sentences)
        for chapter in chapters(game):
            assert chapter.title[lang] in text and chapter.text[0][lang] in text
        assert all(f'id="{number}"' in text for number in game.rulebook.numbers)
    assert all(f.say[lang] in text for c in chapters(cm.game("space-taxi")) for f in c.figures)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/learn/{}", "/help?game={}"])
def test_the_game_on_one_screen_is_where_it_is_looked_for(
    server: Running, lang: str, path: str
) -> None:
    for name in cm.games():
        text = html.unescape(browser(server, lang).get(path.format(name)).text)
        found = intro(cm.game(name))
        assert found and all(sentence[lang] in text for sentence in found.sentences)


def test_figures_are_drawings_in_both_lights(server: Running) -> None:
    prepared(server, "space-taxi")
    client = browser(server)
    dark, light = (
        client.get(f"/figures/space-taxi/ST-18.0?lang=pl&theme={theme}")
        for theme in ("dark", "light")
    )
    for answer in (dark, light):
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "max-age" in answer.headers["cache-control"]
        ET.fromstring(answer.text)
        assert "var(--" not in answer.text
    assert dark.text != light.text


@pytest.mark.parametrize(
    "path",
    ["/learn/moon", "/rules/moon", "/figures/space-taxi/ST-18.9", "/figures/space-taxi/x.0"]
    + ["/figures/space-taxi/ST-18", "/figures/space-taxi/ST-18.-1", "/help?game=moon"],
)
def test_what_there_is_not_is_told_in_a_page(server: Running, path: str) -> None:
    prepared(server, "space-taxi")
    answer = browser(server).get(path)
    assert answer.status_code == 404 and "Traceback" not in answer.text


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "pl")])
def test_rules_are_searched_and_linked(open_page: Any, size: dict[str, int], lang: str) -> None:
    page = open_page(lang, size)
    page.goto("/rules/space-taxi#ST-19")
    page.wait_for_selector("#ST-19.found")
    assert page.locator("#ST-19").is_visible() and not page.locator("#ST-5").is_visible()
    no_sideways(page)
    page.fill("[name=find]", {"en": "thumb joker", "pl": "kciuk dzoker"}[lang])
    page.wait_for_function("() => document.querySelectorAll('.chapter:not([hidden])').length === 1")
    assert page.locator("#ST-15").is_visible()
    page.fill("[name=find]", "xyzzy")
    assert page.locator(".chapter:not([hidden])").count() == 0
    assert page.locator(".book-find [role=status]").inner_text()
    page.fill("[name=find]", "")
    assert page.locator(".chapter:not([hidden])").count() == 7
    page.wait_for_function("() => [...document.images].some(i => i.src.includes('/figures/'))")


def test_rules_open_over_the_table_which_stays(open_page: Any) -> None:
    """A clause, the whole book at that clause, and the help with the game on one screen."""
    page = open_page()
    sit_down(page, "space-taxi", "here", "bot:easy", "bot:easy")
    address = page.url
    page.evaluate("""() => { const link = document.createElement('a');
      Object.assign(link, { href: '/rules/space-taxi#ST-19', className: 'rule' });
      link.dataset.rule = '/rules/space-taxi/ST-19'; link.textContent = 'ST-19';
      document.querySelector('#live').append(link); link.click(); }""")
    page.wait_for_selector("dialog[open]")
    page.click("dialog[open] a[data-drawer]")
    page.wait_for_selector("dialog[open] #ST-19.found")
    assert page.locator("dialog #ST-19").is_visible()
    page.fill("dialog [name=find]", "breakdown")
    assert page.locator("dialog .chapter:not([hidden])").count() >= 2
    page.click("dialog[open] header button")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .one-screen img")
    assert page.url == address and page.locator("#paper > svg").count() >= 1


def test_a_thing_explains_itself_where_nothing_can_be_chosen(open_page: Any) -> None:
    """A click shows its card with the rule, for those who only look on as well."""
    page = open_page()
    sit_down(page, "space-taxi", "here", "bot:easy", "bot:easy")
    place = page.url
    watching = open_page()
    watching.goto(place)
    watching.wait_for_selector("#paper [data-card]")
    watching.evaluate("""() => { const thing = document.querySelector('#paper [data-card]');
      const at = thing.getBoundingClientRect();
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1,
        clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 })); }""")
    watching.wait_for_selector("#why.about h3")
    assert watching.locator("#why a.rule").count() >= 1
