"""The coach of a first game, over HTTP and in a real browser."""

from __future__ import annotations

import tomllib
from typing import Any

import httpx
import pytest
from browser_help import SAME, after, open_position, sit_down, version
from server_help import Running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn.tips import tips

GUARDIANS = cm.game("space-guardians")


def last_of_a_column() -> dict[str, Any]:
    text = (GUARDIANS.folder / "lessons" / "02-columns.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = GUARDIANS.load(tomllib.loads(text)["position"]).position()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_once_about_each_thing(server: Running, lang: str) -> None:
    head = {"Accept-Language": lang, **SAME}
    client = httpx.Client(base_url=server.base, headers=head, timeout=60)
    form = {"seats": "2", "who0": "here", "who1": "bot:easy", "preset": "first"}
    made = client.post("/new/space-guardians", data=form)
    while made.status_code == 200:
        made = client.post("/new/space-guardians", data=form)
    place = made.headers["location"]
    assert place.endswith("#guide")
    path = place.removesuffix("#guide")
    first = tips(GUARDIANS).tips[0]
    assert first.say[lang] in client.get(f"{path}/guide").text
    assert client.get(f"{path}/guide", params={"seen": first.when}).text == ""
    assert client.get(f"{path}/guide/costs", params={"version": 99}).status_code == 409
    stranger = httpx.Client(base_url=server.base, headers=head)
    assert stranger.get(f"{path}/guide").text == ""
    assert stranger.get(f"{path}/guide/costs", params={"version": 0}).status_code in (403, 409)


def test_with_other_people_there_is_no_coach(server: Running) -> None:
    client = httpx.Client(base_url=server.base, headers=SAME, timeout=60)
    form = {"seats": "2", "who0": "here", "who1": "link", "preset": "first"}
    made = client.post("/new/space-guardians", data=form)
    while made.status_code == 200:
        made = client.post("/new/space-guardians", data=form)
    assert "#guide" not in made.headers["location"]
    assert client.get(made.headers["location"] + "/guide").text == ""


def test_a_costly_move_is_asked_about_and_can_be_made_anyway(open_page: Any) -> None:
    page = open_page(kept={"speed": "once", "auto": "off", "sound": "off", "coach": "on"})
    sit_down(page, "space-taxi", "here")  # the server is there
    open_position(page, last_of_a_column())
    page.wait_for_selector("#guide .bubble")
    told = page.locator("#guide .bubble p").inner_text()
    page.click("#guide .primary")
    page.reload()
    page.wait_for_timeout(300)
    assert page.locator("#guide .bubble").count() == 0 or told not in page.inner_text("#guide")
    costly = """async () => { const t = document.querySelector('#table').dataset;
      const a = await fetch(`${t.table}/guide/costs?version=${t.version}`); return a.json(); }"""
    found = page.evaluate(costly)
    assert found
    move, lines = next(iter(found.items()))
    now = version(page)
    page.evaluate(f"""document.querySelector('#all-ways [data-act="{move}"]').click()""")
    page.wait_for_selector("#guide.oops")
    assert version(page) == now and lines[-1] in page.inner_text("#guide")
    page.click("#guide .primary")  # think again
    assert page.locator("#guide").is_hidden()
    page.evaluate(f"""document.querySelector('#all-ways [data-act="{move}"]').click()""")
    page.wait_for_selector("#guide.oops")
    page.click("#guide .row button:nth-child(2)")  # anyway
    after(page, now)
    assert page.evaluate("localStorage.getItem('coach')") == "on"
