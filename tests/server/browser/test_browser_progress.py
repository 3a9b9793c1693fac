"""Progress on this device: badges, the path of opponents, the streak, the rating, challenges."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest
from browser_help import DESK, PHONE, SAME, STILL, sit_down

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.view.assets import asset
from cheesemoon.view.progress_plan import progress_words, read_plan

KEY = "cheesemoon-learn"
NOW = datetime.datetime.now(datetime.UTC).timestamp()


def result(game: str, bots: list[str], won: bool, at: float, **more: Any) -> dict[str, Any]:
    """Return a stored result of seat 0."""
    others = [{"bot": bot, "total": 30, "won": not won} for bot in bots]
    seats = [{"bot": "", "total": 40, "won": won}, *others]
    return {"game": game, "at": at, "mine": 0, "seats": seats, "ticks": [], "mistakes": [], **more}


def kept(**more: Any) -> dict[str, str]:
    return {**STILL, KEY: json.dumps(more)}


def finish(page: Any, address: str, seed: int) -> None:
    """Play a table of Space Taxi with this seed to its end, each time the first thing allowed."""
    table = cm.game("space-taxi").new(1, seed)
    while not table.over:
        move = {"action": table.legal()[0], "version": str(len(table.actions))}
        answer = page.request.post(f"{address}/act", form=move, headers=SAME, max_redirects=0)
        assert answer.status in (204, 303), answer.text()
        table.play(table.legal()[0])


def test_a_finished_game_earns_a_badge_that_survives_a_reload(open_page: Any) -> None:
    page = open_page()
    sit_down(page, "space-taxi", "here", seed="7")
    table = page.url
    page.goto("/about")
    finish(page, table, 7)
    page.goto(f"{table}/end")
    said = progress_words(cm.game("space-taxi")).say("en", "badge-first-ride")
    page.wait_for_selector(".badge-toast")
    page.wait_for_selector(f'#badges a:has-text("{said}")')
    page.reload()  # it is not earned twice
    page.wait_for_selector("#badges a")
    assert page.locator(".badge-toast").count() == 0
    page.goto("/me/games")
    page.reload()
    has = page.locator('[data-badges="space-taxi"] .has').all_inner_texts()
    assert any(said in text for text in has)
    assert page.inner_text('[data-count="space-taxi"]').startswith(f"{len(has)}/12")
    page.click('[data-badges="space-taxi"] [data-badge="first-ride"] a')
    page.wait_for_selector(".badge-page .has")
    assert str(datetime.date.today().year) in page.inner_text("#badge-state")
    page.goto("/")
    assert json.loads(page.evaluate(f"localStorage['{KEY}']"))["days"]


@pytest.mark.parametrize("text", ["{broken", "[]", '"x"', "7", '{"results": 3, "days": []}'])
def test_damaged_data_is_told_set_aside_and_breaks_nothing(open_page: Any, text: str) -> None:
    page = open_page(kept={**STILL, KEY: text}, own=True)
    page.goto("/")
    page.wait_for_selector("#toast p")
    for path in ("/daily", "/learn", "/puzzles", "/me/games"):
        page.goto(path)
        assert page.locator("h1").first.is_visible()
    assert page.locator("#no-memory").is_hidden()
    page.wait_for_selector("#me-damaged:visible")
    assert page.evaluate("localStorage['cheesemoon-damaged']") == text
    with page.expect_download():
        page.click("#me-damaged-save")
    page.click("#me-damaged-drop")
    assert page.locator("#me-damaged").is_hidden()


def test_what_is_whole_stays_beside_what_is_damaged(open_page: Any) -> None:
    good = result("space-taxi", ["easy"], True, NOW)
    wrong = {"b": {"game": 3}, "c": {**good, "rivals": ["x"]}, "d": None}
    page = open_page(kept=kept(results={"a": good, **wrong}, puzzles={"p": True, "q": "yes"}))
    page.goto("/me/games")
    page.wait_for_selector("#me-damaged:visible")
    assert page.inner_text('[data-number="games"]') == "1"
    assert page.inner_text('[data-number="puzzles"]') == "1"


def test_the_path_shows_what_is_done_open_and_later(open_page: Any) -> None:
    won = {f"g{n}": result("first-rat", ["easy"], True, NOW, chapters=["yard"]) for n in range(3)}
    page = open_page(kept=kept(results=won))
    page.goto("/me/games")
    foes = page.locator('[data-path="first-rat"] .foe')
    kinds = foes.evaluate_all("all => all.map(e => e.classList[1])")
    assert kinds == ["done", "now", "later", "later", "later"]
    assert "Rocco" in foes.nth(2).inner_text()  # has to be beaten first
    page.click('[data-path="first-rat"] .foe.now button')
    page.wait_for_selector("#board")
    assert "Rocco" in page.inner_text("#people, .people, header.top, #strip, body")


def test_an_unknown_chapter_or_badge_is_no_page(open_page: Any) -> None:
    page = open_page()
    assert page.request.post("/path/first-rat/none", headers=SAME).status == 404
    for path in ("/badges/first-rat/none", "/badges/none/pip", "/badges/first-rat/none/card.svg"):
        assert page.request.get(path).status == 404


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_badge_has_a_card(open_page: Any, kind: str) -> None:
    answer = open_page().request.get(f"/badges/ratcatcher/maw/card.{kind}")
    assert answer.status == 200 and answer.headers["content-type"].startswith(f"image/{kind[:3]}")


def test_the_rating_is_that_of_openskill(open_page: Any) -> None:
    models = pytest.importorskip("openskill.models")
    model = models.PlackettLuce()
    games = [
        (1, [(850, 2)]),
        (3, [(1300, 1), (850, 2)]),
        (1, [(1700, 1)]),
        (2, [(850, 1), (850, 2)]),
    ]
    me = model.rating(mu=12.5, sigma=25 / 3)
    for place, rivals in games:
        others = [[model.rating(mu=25 + (r - 1500) / 40, sigma=25 / 12)] for r, _ in rivals]
        rated = model.rate([[me], *others], ranks=[place, *(at for _, at in rivals)])
        me = rated[0][0]
    page = open_page()
    page.goto("/about")
    found = page.evaluate(
        """async ([address, games]) => {
          const { begin, rate } = await import(address);
          return games.reduce((me, [place, rivals]) => rate(me, place, rivals), begin()); }""",
        [asset("lib/rating.js"), games],
    )
    assert found["mu"] == pytest.approx(me.mu) and found["sigma"] == pytest.approx(me.sigma)


def test_the_curve_is_drawn_and_games_with_people_do_not_count(open_page: Any) -> None:
    week = 7 * 24 * 3600
    results = {
        f"r{n}": result("space-taxi", ["easy"], True, NOW - n * week, place=1, rivals=[[850, 2]])
        for n in range(4)
    }
    results["p"] = result("space-taxi", [""], True, NOW)
    page = open_page(kept=kept(results=results))
    page.goto("/me/games")
    place = page.locator('[data-rating="space-taxi"]')
    assert int(place.locator("b").inner_text()) > 1000
    points = place.locator("polyline").get_attribute("points") or ""
    assert len(points.split()) == 5  # the beginning and four games
    assert "Pip" in place.locator("svg").inner_html()


def test_days_in_a_row_are_counted_and_today_may_be_open(open_page: Any) -> None:
    page = open_page()
    page.goto("/about")
    counted = page.evaluate(
        """async (address) => {
          const { countStreak, listWeek } = await import(address);
          const now = new Date(2026, 10, 18, 9);
          const days = { "2026-11-15": 1, "2026-11-16": 1, "2026-11-17": 1, "2026-11-13": 1 };
          const open = countStreak(days, now);
          days["2026-11-18"] = 1;
          const states = listWeek(days, now).map((day) => day.state).join(" ");
          return [countStreak({}, now), open, countStreak(days, now), states]; }""",
        asset("lib/streak.js"),
    )
    assert counted == [0, 3, 4, "done done done open open open open"]


@pytest.mark.parametrize("name", cm.games())
def test_the_challenge_of_the_day_of_each_game_begins(open_page: Any, name: str) -> None:
    page = open_page()
    page.goto("/daily")
    page.click(f'.quests >> nth=0 >> [data-game="{name}"] button')
    page.wait_for_selector("#board")
    daily = json.loads(page.evaluate(f"localStorage['{KEY}']"))["daily"]
    assert [key.split("/")[0] for key in daily] == [name]


def test_the_challenge_of_the_week_begins_and_is_kept_apart(open_page: Any) -> None:
    page = open_page()
    page.goto("/daily")
    key = page.get_attribute("section .quest", "data-quest")
    assert key and "-W" in key
    page.click("section .quest button")
    page.wait_for_selector("#board")
    page.goto("/daily")
    assert page.locator("section .quest [data-attempt]").is_visible()
    assert page.locator(".quests >> nth=0 >> [data-attempt]:visible").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_me_fits_a_phone_and_has_three_tabs(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang, size=PHONE)
    page.goto("/me/games")
    for tab, seen in (("path", ".me-path"), ("badges", ".me-badges"), ("records", "#me-export")):
        page.click(f'.me-seg [href="#{tab}"]')
        page.wait_for_selector(f"{seen}:visible")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.locator(".me-path").is_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_badge_and_chapter_is_on_the_page(open_page: Any, lang: str) -> None:
    page = open_page(lang=lang, size=DESK)
    page.goto("/me/games")
    for name in cm.games():
        page.click(f'.me-tabs [data-game="{name}"]')
        plan, words = read_plan(cm.game(name)), progress_words(cm.game(name))
        shown = page.inner_text(f'[data-badges="{name}"]')
        assert all(words.say(lang, f"badge-{badge.name}") in shown for badge in plan.badges)
        path = page.inner_text(f'[data-path="{name}"]')
        assert all(words.say(lang, f"chapter-{each.name}") in path for each in plan.chapters)


# --- a person with a name, on two devices ---------------------------------------------------------


def named(page: Any, name: str = "Ada") -> None:
    assert (
        page.request.post("/me", form={"name": name}, headers=SAME, max_redirects=0).status == 303
    )


def become(page: Any, other: Any) -> None:
    """Make the person of one page that of the other, by a code."""
    page.goto("/me")
    page.click('[action="/me/code"] button')
    code = page.inner_text(".code code")
    other.goto("/me")
    other.fill("[name=code]", code)
    with other.expect_response("**/me/progress"):
        other.click('[action="/me/use"] button')


def numbers(page: Any) -> list[str]:
    page.goto("/me/games")
    page.wait_for_load_state("networkidle")
    return [page.inner_text('[data-number="games"]'), page.inner_text("#me-badge-count")]


def test_a_named_person_finds_the_progress_on_another_device(open_page: Any) -> None:
    won = result("space-taxi", ["easy"], True, NOW, place=1, rivals=[[850, 2]])
    lost = result("space-taxi", ["easy"], False, NOW - 9, place=2, rivals=[[850, 1]])
    badge = {"space-taxi/first-ride": {"at": NOW, "table": "a"}}
    today = {datetime.date.today().isoformat(): 1}
    desk = open_page(kept=kept(results={"a": won}, badges=badge, days=today), own=True)
    phone = open_page(kept=kept(results={"b": lost}), size=PHONE, own=True)
    named(desk)
    assert numbers(desk) == ["1", "1"]
    become(desk, phone)
    assert numbers(phone) == ["2", "1"]
    assert int(phone.locator('[data-rating="space-taxi"] b').inner_text()) > 0
    assert "1" in phone.inner_text("#me-streak")
    assert numbers(desk) == ["2", "1"]
    phone.click('.me-seg [href="#records"]')
    with phone.expect_download() as saved:
        phone.click("#me-export")
    assert set(json.loads(saved.value.path().read_text())["results"]) == {"a", "b"}
    for _ in range(2):
        phone.click("#me-delete")
    phone.wait_for_selector("#toast .good")
    assert numbers(desk) == ["0", "0"]  # it is not brought back by the other device
    assert numbers(phone) == ["0", "0"]


def test_damaged_progress_of_the_server_is_told_and_mended(open_page: Any) -> None:
    page = open_page(kept=kept(results={"a": result("space-taxi", ["easy"], True, NOW)}), own=True)
    named(page)
    sent: list[Any] = []

    def damage(route: Any) -> None:
        if route.request.method == "POST":
            sent.append(json.loads(route.request.post_data))
            route.fulfill(status=204)
            return
        found = {"mark": "x.0", "version": 3, "progress": {}, "damaged": "{torn"}
        route.fulfill(json=found)

    page.route("**/me/progress", damage)
    page.goto("/me/games")
    page.wait_for_selector("#me-damaged:visible")
    assert page.evaluate("localStorage['cheesemoon-damaged']") == "{torn"
    assert page.inner_text('[data-number="games"]') == "1"
    assert set(sent[0]["progress"]["results"]) == {"a"} and sent[0]["version"] == 3


def test_two_devices_merge_alike_and_lose_nothing(open_page: Any) -> None:
    page = open_page()
    page.goto("/about")
    one = {
        "lessons": {"a": ["x"], "b": "done"},
        "puzzles": {"p": False},
        "rated": {"p": 990},
        "streak": 2,
        "tips": {"first-rat": ["t"]},
        "results": {"r": result("first-rat", ["easy"], True, 5)},
        "daily": {"d": {"table": "1", "points": None}, "e": {"table": "2", "points": 4}},
        "badges": {"g/b": {"at": 9, "table": "r"}},
        "days": {"2026-11-17": 1},
    }
    other = {
        "lessons": {"a": ["x", "y"], "b": ["x"]},
        "puzzles": {"p": True, "q": False},
        "rated": {"q": 1010, "r": 1020},
        "streak": 0,
        "tips": {"first-rat": ["s"]},
        "results": {
            "r": {**result("first-rat", ["easy"], True, 5), "mistakes": [{"verb": "m", "loss": 1}]}
        },
        "daily": {"d": {"table": "3", "points": 7}, "e": {"table": "1", "points": 9}},
        "badges": {"g/b": {"at": 7, "table": "s"}},
        "days": {"2026-11-18": 1},
    }
    both = page.evaluate(
        """async ([address, one, other]) => {
          const { merge } = await import(address);
          return [merge(one, other), merge(other, one)]; }""",
        [asset("lib/sync.js"), one, other],
    )
    assert both[0] == both[1]
    found = both[0]
    assert found["lessons"] == {"a": ["x", "y"], "b": "done"}
    assert found["puzzles"] == {"p": True, "q": False} and found["tips"] == {
        "first-rat": ["s", "t"]
    }
    assert list(found["rated"].values()) == [990, 1010, 1020]
    assert found["results"]["r"]["mistakes"] and found["badges"]["g/b"]["at"] == 7
    assert found["daily"]["d"]["points"] == 7 and len(found["days"]) == 2
