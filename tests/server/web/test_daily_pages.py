"""The daily challenge, and what a browser keeps of what one has done."""

from __future__ import annotations

import asyncio
import datetime
import html
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from browser_help import PHONE, SAME, sit_down
from http_help import browser
from server_help import Running
from waiting import patience

import cheesemoon as cm
from cheesemoon.bots.judging import Choice, Review
from cheesemoon.core import LANGUAGES
from cheesemoon.learn.daily import BOTS, daily
from cheesemoon.server.records import challenges
from cheesemoon.server.storage import challenges as daily_games
from cheesemoon.server.storage.store import Store
from cheesemoon.server.web import advice
from cheesemoon.server.web.account.my_record import list_mistakes, list_ticks
from cheesemoon.server.web.learn.daily import share_text, today
from cheesemoon.view.frame import sheet
from cheesemoon.view.messages import WORDS

TAXI = cm.game("space-taxi")


def begun(client: httpx.Client, day: datetime.date, name: str = "space-taxi") -> str:
    made = client.post(f"/daily/{day}/{name}")
    while made.status_code == 200:
        made = client.post(f"/daily/{day}/{name}")
    assert made.status_code == 303 and made.headers["location"].endswith(f"#daily={day}")
    return str(made.headers["location"]).partition("#")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenges_are_listed_with_their_days(server: Running, lang: str) -> None:
    for path in ("/daily", f"/daily/{today() - datetime.timedelta(days=3)}"):
        text = html.unescape(browser(server, lang).get(path).text)
        for name in cm.games():
            assert f'/{name}"' in text and daily(cm.game(name), today())
        assert text.count("data-day-of") == 28
    lobby = html.unescape(browser(server, lang).get("/").text)
    assert 'href="/daily"' in lobby and 'id="you"' in lobby and "/puzzles/" in lobby


@pytest.mark.parametrize("day", ["2026-02-30", "tomorrow", "1999-01-01", "9999-12-31"])
def test_a_day_that_never_was_or_is_to_come_is_no_page(server: Running, day: str) -> None:
    client = browser(server)
    assert client.get(f"/daily/{day}").status_code == 404
    assert client.post(f"/daily/{day}/space-taxi").status_code == 404
    assert client.post("/daily/2026-W60/space-taxi").status_code == 404


def test_all_players_have_the_same_chance_and_the_table_says_that_it_is_known(
    server: Running,
) -> None:
    first, second = browser(server), browser(server, "de")
    tables = [begun(first, today()), begun(second, today())]
    rolled = []
    for client, table in zip((first, second), tables, strict=True):
        client.post(f"{table}/act", data={"action": "roll", "version": "0"})
        rolled.append(re.findall(r'data-act="([^"]*)"', client.get(table).text))
    assert rolled[0] == rolled[1] and len(rolled[0]) > 2
    assert "/fair" in first.get(tables[0]).text  # its chance is known beforehand
    assert first.get(f"{tables[0]}/daily?day={today()}").status_code == 404  # not over
    assert first.get(f"{tables[0]}/result").status_code == 404


def test_the_share_card_tells_the_result_and_no_more() -> None:
    card = share_text(TAXI, "2026-11-16", 31, 72, "en", "https://x.example")
    assert card.splitlines() == [
        "Cheesemoon, Space Taxi, 2026-11-16: 31",
        "●●●●●●●○○○",
        "https://x.example/daily/2026-11-16",
    ]


def test_sheets_have_the_rows_of_their_games() -> None:
    """FR-92: nine challenges on four levels; every ratcatcher against every arch rat."""
    rats, hunters = sheet(cm.game("first-rat")), sheet(cm.game("ratcatcher"))
    assert rats and (len(rats.rows), len(rats.columns)) == (9, 4)
    assert hunters and (len(hunters.rows), len(hunters.columns)) == (4, 4)
    assert sheet(TAXI) is None and list_ticks(TAXI.new(1)) == []
    table = cm.game("ratcatcher").new(1, ratcatcher="butcher", arch_rat="maw")
    assert list_ticks(table) == ["butcher|maw"]


def test_a_won_game_ticks_the_sheet_of_nine_challenges() -> None:
    """FR-91, FR-92: what was met, in the column of the robot's level; nothing for a lost game."""
    position = {"game": "first-rat", "options": {"solo": "hard"}, "end": "this", "round": 14}
    crew = ["crew1", 3, "nursery", "nursery"]
    for nuts, found in ((9, ["2|hard", "7|hard"]), (0, [])):
        robot = {} if nuts else {"robot": {"markers": {"pantry": [1, 3]}}}
        table = cm.game("first-rat").load(
            {**position, "seats": [{"nuts": nuts, "rats": crew}], **robot}
        )
        while not table.over:
            table.play(table.legal()[0])
        assert (table.winners() == [0]) == bool(nuts) and list_ticks(table) == found


def test_mistakes_are_ones_own_the_worst_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the others are not counted, however bad; nor is what may be mere chance."""

    def choice(number: int, seat: int, played: str, lost: float, error: float = 0.0) -> Choice:
        return Choice(number, seat, played, "done", lost, error, True, {})

    own = [choice(n, 1, f"fuel {n}", n / 2) for n in range(1, 13)]
    others = [choice(20 + n, 0, "place red", 50.0) for n in range(30)]
    review = Review((*own, *others, choice(60, 1, "smuggle", 9.0, 8.0)), ())
    monkeypatch.setattr(advice, "find_review", lambda room: advice.Judging(review=review))
    room: Any = SimpleNamespace(plies=[None] * 61)
    found = list_mistakes(room, 1)
    assert len(found) == 10 and {each["verb"] for each in found} == {"fuel"}
    assert [each["loss"] for each in found[:2]] == [6.0, 5.5]
    assert list_mistakes(room, None) == []


def test_what_bots_reached_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restart goes on with what is missing; bots of another version play anew."""
    challenge = daily(TAXI, datetime.date(2026, 11, 16))
    assert challenge

    def stored(work: Callable[[Store], Awaitable[Any]]) -> Any:
        async def inside() -> Any:
            store = Store(database)
            try:
                return await work(store)
            finally:
                await asyncio.get_running_loop().run_in_executor(None, store.close)

        return asyncio.run(inside())

    async def played(store: Store) -> None:
        for points in (31, 31):  # twice, as by two processes
            await daily_games.put(store, challenge, ("easy", 3), points)
        await daily_games.put(store, challenge, ("greedy", 0), -2)
        await daily_games.put(store, challenge, ("greedy", 99), 7)  # of a larger field

    stored(played)
    found = {("easy", 3): 31, ("greedy", 0): -2}
    assert stored(lambda store: daily_games.find(store, challenge, BOTS, challenges.EACH)) == found
    other = daily(TAXI, datetime.date(2026, 11, 17))
    assert (
        other and stored(lambda store: daily_games.find(store, other, BOTS, challenges.EACH)) == {}
    )
    monkeypatch.setattr(daily_games, "__version__", "99")
    assert stored(lambda store: daily_games.find(store, challenge, BOTS, challenges.EACH)) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_ones_own_speaks_ones_language(server: Running, lang: str) -> None:
    text = html.unescape(browser(server, lang).get("/me/games").text)
    game = cm.game("first-rat")
    assert game.words.say(lang, "sheet-row", {"number": 9}) in text
    assert text.count('data-tick="first-rat|') == 36
    assert game.words.say(lang, "theme-run") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_by_what_each_game_rates_a_player(server: Running, lang: str) -> None:
    text = html.unescape(browser(server, lang).get("/me/games").text)
    parts = dict(
        re.findall(r'data-rating="([\w-]+)".*?<p class="small quiet">(.*?)</p>', text, re.S)
    )
    raters = {
        "first-rat": "both",
        "space-guardians": "bots",
        "ratcatcher": "game",
        "space-taxi": "records",
    }
    assert len(set(parts.values())) == 4
    for name, by in raters.items():
        assert parts[name] == WORDS.say(lang, "me-rating-more", {"raters": by})


def played_through(page: Any) -> None:
    """The attempt at today's table, each time with the first thing that can be done."""
    challenge = daily(TAXI, today())
    assert challenge
    table = challenge.table()
    while not table.over:
        move = {"action": table.legal()[0], "version": str(len(table.actions))}
        answer = page.request.post(f"{page.url}/act", form=move, headers=SAME, max_redirects=0)
        assert answer.status in (204, 303), answer.text()
        table.play(table.legal()[0])


def test_an_attempt_is_compared_kept_moved_and_deleted(open_page: Any, tmp_path: Path) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here")  # prepared from here on
    page.goto("/daily")
    page.click('[data-quest^="space-taxi"] button')
    page.wait_for_selector("#board")
    assert "#" not in page.url
    played_through(page)
    page.goto(f"{page.url}/end")
    page.wait_for_selector("#daily .share-card")
    page.wait_for_selector('#daily [data-better]:not([data-better=""])', timeout=patience(20))
    assert str(8 * len(BOTS)) in page.inner_text("#daily")
    points = page.get_attribute("#daily [data-daily]", "data-points")
    page.goto("/daily")
    assert points in page.inner_text('[data-quest^="space-taxi"] .attempt')
    assert page.locator(".calendar i.done").count() == 1
    page.goto("/")
    page.wait_for_selector("#you:visible")
    page.goto("/me/games")
    assert page.inner_text('[data-number="games"]') == "1"
    with page.expect_download() as download:
        page.click("#me-export")
    kept = tmp_path / "me.json"
    download.value.save_as(kept)
    assert json.loads(kept.read_text(encoding="utf-8"))["cheesemoon-me"] == 1
    page.click("#me-delete")
    page.click("#me-delete")
    page.wait_for_selector("#me-empty:visible")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"cheesemoon-me": 1, "results": {"x": {"game": 3}}}', encoding="utf-8")
    page.set_input_files("#me-import", str(wrong))
    page.wait_for_selector("#toast p:not(.good)")
    assert page.locator("#me-empty").is_visible()
    page.set_input_files("#me-import", str(kept))
    page.wait_for_selector("#me-numbers:visible")
    assert page.inner_text('[data-number="days"]') == "1"


KEPT = {
    "lessons": {"space-taxi/ride": "done"},
    "results": {
        "a": {
            "game": "first-rat",
            "at": 1.0,
            "mine": 0,
            "seats": [
                {"bot": "", "total": 91, "won": True},
                {"bot": "robot", "total": 40, "won": False},
            ],
            "ticks": ["2|hard", "7|hard"],
            "mistakes": [{"verb": "run", "loss": 0.2}, {"verb": "run", "loss": 0.1}],
        }
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_was_played_against_is_seen_whole_on_a_phone(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang, size=PHONE, kept={"cheesemoon-learn": json.dumps(KEPT)})
    page.goto("/me/games#records")
    page.wait_for_selector("#me-games table:visible")
    assert (
        page.evaluate("""() => { const e = document.querySelector("#me-games .wide");
      return e.scrollWidth - e.clientWidth; }""")
        == 0
    )


def test_sheet_and_mistakes_are_filled_from_what_is_kept(open_page: Any) -> None:
    page = open_page(kept={"cheesemoon-learn": json.dumps(KEPT)})
    page.goto("/me/games")
    ticked = page.locator(".ticked").evaluate_all("cells => cells.map(c => c.dataset.tick)")
    assert ticked == ["first-rat|2|hard", "first-rat|7|hard"]
    said = page.inner_text("#me-mistakes li")
    assert cm.game("first-rat").words.say("en", "theme-run") in said and "2" in said
    row = page.inner_text("#me-games tbody tr")
    assert "91" in row and cm.game("first-rat").words.say("en", "robot") in row


def test_blocked_storage_is_told_and_nothing_else_stops(open_page: Any) -> None:
    page = open_page(kept={}, own=True)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })"
    )
    for path in ("/me/games", "/daily", "/learn", "/learn/space-taxi", "/puzzles"):
        page.goto(path)
        page.wait_for_selector("#no-memory:visible")
    page.goto("/learn/space-taxi/ride")
    page.wait_for_selector('#coach [data-act="roll"]', state="attached")
    page.evaluate("""document.querySelector('#coach [data-act="roll"]').click()""")
    page.wait_for_selector(".bubble .praise")
    sit_down(page, "space-taxi", "here")
    page.wait_for_selector("#question")
