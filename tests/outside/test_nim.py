"""A game outside the package: played in the terminal, in the browser, by bots and in the arena."""

from __future__ import annotations

import io
import json
import pickle
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from packages import nim, nim_paths  # noqa: F401 - fixtures
from server_help import BARE, Running, chromium, running

import cheesemoon as cm
from cheesemoon import bots, cli
from cheesemoon.core import LANGUAGES
from cheesemoon.core.bulk.playout import play
from cheesemoon.server.storage.store import sqlite_url
from random_tables import play_randomly

pytestmark = pytest.mark.usefixtures("nim")
SAME = {"Sec-Fetch-Site": "same-origin"}


def test_it_is_found_by_its_entry_point() -> None:
    assert cm.games()[-1] == "nim" and len(cm.games()) == 5
    game = cm.game("nim")
    assert game.title("de") == "Nim" and game.rulebook.rule("NI-2") is not None
    assert cm.game("nim") is game and pickle.loads(pickle.dumps(game)) is game


def test_a_game_of_nim_keeps_the_contract(tmp_path: Path) -> None:
    for misere in (False, True):
        table = cm.game("nim").new(seed=1, misere=misere)
        rng = random.Random(2)
        while not table.over:
            legal = table.legal()
            assert len(set(legal)) == len(legal) == sum(table.position()["heaps"])
            again = table.game.load(json.loads(json.dumps(table.position())))
            assert again == table and again.legal() == legal
            table.play(rng.choice(legal))
        last = table.position()["last"]
        assert table.winners() == [1 - last if misere else last]
        table.save(tmp_path / "nim.json")
        assert cm.open(tmp_path / "nim.json") == table


def test_what_is_not_translated_is_said_in_english() -> None:
    table = cm.game("nim").new(seed=1)
    table.play("take 2 1")
    assert table.log("pl") == [["Gracz 1 bierze 2 patyczki ze stosu 2."]]
    assert table.log("de") == [["Spieler 1 takes 2 sticks from heap 2."]]
    with pytest.raises(cm.IllegalAction) as caught:
        table.play("take 9 9")
    assert [caught.value.text(lang) for lang in LANGUAGES] == [
        '"take 9 9" is not possible now.',
        "„take 9 9” nie jest teraz możliwe.",
        "„take 9 9“ geht jetzt nicht.",
    ]
    assert len(table.game.rulebook.all("pl")) == 4


def test_its_plain_picture_shows_everything_and_offers_every_action() -> None:
    table = cm.game("nim").new(seed=1)
    for tall, view in ((False, "0 0 1400 985"), (True, "0 0 780 1400")):
        root = ElementTree.fromstring(table.svg(0, "pl", tall=tall))
        assert root.get("viewBox") == view
        acted = [e.get("data-action") for e in root.iter() if e.get("data-action")]
        assert tuple(acted) == table.legal()
        words = " ".join(root.itertext())
        assert "heaps: 3, 5, 7" in words and "Gracz 2: 0" in words
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        assert len(ids) == len(set(ids))
    assert "data-action" not in table.svg(1) and "data-action" not in table.svg(None)
    assert table.panel(0) is None and table.steps() is None and table.aside() == ""
    assert "heaps: 3, 5, 7" in table.text(0)


def test_even_a_game_without_words_can_be_played(tmp_path: Path) -> None:
    whole = cm.game("nim")
    bare = cm.Game(
        "bare",
        seats=whole.seats,
        options=whole.options,
        record=whole.record,
        most_legal=whole.most_legal,
        actions=whole.actions,
        events=whole.events,
        rules=replace(whole.rules),
        people=whole.people,
        folder=tmp_path,
    )
    table = bare.new(seed=3)
    table.play("take 1 0")
    assert bare.title("pl") == "bare" and table.title() == "bare"
    assert table.log("de") == [["took Spieler 1 1 1"]]
    assert table.text(1, "de") and table.svg(1, "de") and table.question("pl")
    assert bare.rulebook.all("en") == {} and [row.key for row in bare.score_pad(2)] == ["total"]


def test_bots_play_it() -> None:
    game = cm.game("nim")
    assert bots.names(game) == bots.LEVELS
    played = play(game, 2000, 2, game.check_options({}), 1)
    assert 800 < (played.winners == 1).sum() < 1200
    won = 0
    for seed in range(6):
        table = game.new(seed=seed)
        players = [bots.bot("medium", game, seed=seed), bots.bot("random", game, seed=seed)]
        while table.seat is not None:
            table.play(players[table.seat].choose(table.view(table.seat), table.legal()))
        won += table.winners() == [0]
    assert won >= 5
    near_the_end = game.load({"game": "nim", "seats": [{}, {}], "heaps": [0, 1, 3]})
    view, legal = near_the_end.view(0), near_the_end.legal()
    assert bots.analyse(game, view, legal).best == "take 2 2"  # leaves two heaps alike


def test_it_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "".join(f"take {n} {heap}\n" for heap, n in enumerate((3, 5, 7)))
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert cli.main(["play", "nim", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Player 1 takes 7 sticks from heap 3." in told and "Player 2 is to play." in told


def test_the_arena_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "nim", "--games", "500", "--seed", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 500 and sum(found["wins"]) == 500 and found["ties"] == 0
    arguments = ["arena", "nim", "--bots", "easy,random", "--games", "8", "--cores", "1"]
    assert cli.main(arguments) == 0
    assert "easy" in capsys.readouterr().out


# --- the web table --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory,
    nim_paths: tuple[Path, Path],  # noqa: F811
) -> Iterator[Running]:
    database = sqlite_url(tmp_path_factory.mktemp("web") / "tables.sqlite3")
    with running(database, paths=nim_paths, warm=("nim",)) as found:
        yield found


def test_the_server_offers_it(server: Running) -> None:
    assert "nim" in {game["name"] for game in server.get("/api/games")}
    made = server.call("/api/tables", {"game": "nim", "seats": 2})
    base = f"/api/tables/{made['table']}"
    table = cm.game("nim").new(seed=0)
    for ply, action in enumerate(("take 3 0", "take 5 1", "take 7 2")):
        data = {"action": action, "version": made["version"] + ply}
        server.call(f"{base}/actions", data, made["tokens"][ply % 2])
        table.play(action)
    state = server.get(base, made["tokens"][0])
    assert state["over"] and state["winners"] == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_it_opens(server: Running, lang: str) -> None:
    headers = {**SAME, "Accept-Language": lang}
    with httpx.Client(base_url=server.base, headers=headers, timeout=60) as client:
        for page in ("/", "/new/nim", "/rules/nim", "/pad/nim"):
            answer = client.get(page, follow_redirects=True)
            assert answer.status_code == 200 and "Nim" in answer.text, page
        form = {"seats": "2", "who0": "here", "who1": "here"}
        made = client.post("/new/nim", data=form)
        assert made.status_code == 303, made.text
        table = client.get(made.headers["location"])
        assert table.status_code == 200 and 'data-action="take 1 0"' in table.text


def test_it_is_played_in_the_browser(server: Running) -> None:
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=BARE)
        how = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
        context = browser.new_context(base_url=server.base, **how)
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        form: dict[str, Any] = {"seats": "2", "who0": "here", "who1": "here"}
        made = context.request.post("/new/nim", form=form, headers=SAME, max_redirects=0)
        page.goto(made.headers["location"])
        for action in ("take 3 0", "take 5 1", "take 7 2"):
            page.locator(f'#paper [data-action="{action}"]').first.dispatch_event("click")
            page.wait_for_selector(f'#paper:not(:has([data-action="{action}"]))')
        page.wait_for_selector('#ask a[href$="/end"]')
        assert "Cat" in page.inner_text("body") and not complaints
        browser.close()


def test_a_broken_game_does_not_stop_the_others(tmp_path: Path) -> None:
    from packages import found_in, install

    project = tmp_path / "project"
    project.mkdir()
    (project / "broken_game.py").write_text("GAME = 7\n")
    (project / "pyproject.toml").write_text(
        '[project]\nname = "broken"\nversion = "1"\n'
        '[project.entry-points."cheesemoon.games"]\n'
        'absent = "no_such_module:GAME"\nseven = "broken_game:GAME"\n'
    )
    with found_in(*install(project, tmp_path / "site")):
        with pytest.warns(RuntimeWarning, match=r"absent.*cannot be opened"):
            assert cm.games()[:4] == ("first-rat", "space-guardians", "ratcatcher", "space-taxi")
        assert "absent" not in cm.games() and "seven" not in cm.games()
        with pytest.raises(cm.UnknownGame, match="it is a int, not a Game"):
            cm.game("seven")


def test_random_play_of_nim_and_the_table_agree() -> None:
    table = cm.game("nim").new(seed=5)
    play_randomly(table, 5)
    assert table.over and sum(table.position()["heaps"]) == 0
