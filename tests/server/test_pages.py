"""The pages and the API of a running server, asked over HTTP."""

from __future__ import annotations

import concurrent.futures
import gzip
import html
import json
import random
import re
import subprocess
import sys
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_help import Running, running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, saved
from cheesemoon.server import proof, verify
from cheesemoon.server.patch import apply, diff, inside
from cheesemoon.server.plots import percents
from cheesemoon.server.render import HERE
from cheesemoon.server.store import sqlite_url

SAME = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_url(tmp_path_factory.mktemp("web") / "tables.sqlite3")) as found:
        yield found


def browser(server: Running, lang: str = "en") -> httpx.Client:
    return httpx.Client(base_url=server.base, headers={**SAME, "Accept-Language": lang}, timeout=60)


def sit_down(client: httpx.Client, name: str = "space-taxi", **form: str) -> str:
    fields = {"seats": "3", "who0": "here", "who1": "here", "who2": "here", **form}
    answer = client.post(f"/new/{name}", data=fields)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def act(client: httpx.Client, table: str, version: int, action: str) -> httpx.Response:
    fields = {"version": str(version), "action": action}
    return client.post(f"{table}/act", data=fields, headers={"X-Script": "1"})


def play_api(server: Running, made: dict[str, Any], seed: int = 1, most: int = 10**6) -> Any:
    rng = random.Random(seed)
    base = f"/api/tables/{made['table']}"
    version = made["version"]
    state = server.get(base, made["tokens"][0])
    turn, legal = state["turn"], state["legal"]
    for _ in range(most):
        if turn is None:
            break
        token = made["tokens"][turn]
        legal = legal or server.get(base, token)["legal"]
        done = server.call(
            f"{base}/actions", {"action": rng.choice(legal), "version": version}, token
        )
        version, turn, legal = done["version"], done["turn"], done["legal"]
    return server.get(base, made["tokens"][0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_every_language(server: Running, lang: str) -> None:
    client = browser(server, lang)
    table = sit_down(client)
    pages = ["/", "/help", "/api", table, f"{table}/replay", f"{table}/fair"]
    for name in cm.games():
        pages += [f"/new/{name}", f"/rules/{name}", f"/pad/{name}"]
    for path in pages:
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert f'<html lang="{lang}"' in answer.text
        assert "style=" not in answer.text and "<script>" not in answer.text
        assert "content-security-policy" in answer.headers
    assert "data-action" in client.get(table).text


def test_language_and_light_can_be_chosen(server: Running) -> None:
    client = browser(server)
    answer = client.post("/settings", data={"lang": "pl", "theme": "light", "back": "/help"})
    assert answer.headers["location"] == "/help"
    text = client.get("/help").text
    assert 'lang="pl"' in text and 'data-theme="light"' in text
    for wrong in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"):
        away = client.post("/settings", data={"lang": "en", "back": wrong})
        assert away.headers["location"] == "/"


def test_what_is_missing_is_said_in_words(server: Running) -> None:
    client = browser(server, "de")
    for path in (
        "/nothing",
        "/t/nothing",
        "/new/chess",
        "/rules/chess",
        "/pad/chess",
        "/rules/space-taxi/ST-999",
        "/join/x/1.y",
        "/t/" + "x" * 300,
    ):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert "Das geht nicht" in answer.text and "Traceback" not in answer.text


def test_a_stranger_cannot_act_and_a_link_opens_the_seat_anywhere(server: Running) -> None:
    mine = browser(server)
    table = sit_down(mine, who1="link", who2="bot:random", name0="Ola")
    stranger = browser(server)
    assert act(stranger, table, 0, "roll").status_code == 403
    page = mine.get(f"{table}/about").text
    links = re.findall(r'value="(http[^"]*/join/[^"]*)"', page)
    assert len(links) == 2  # the invited seat, and my own for another device
    for path in (table, f"{table}/about"):
        assert "/join/" not in stranger.get(path).text
    theirs = next(link for link in links if "/1." in link)
    own = next(link for link in links if "/0." in link)
    friend, phone = browser(server), browser(server)
    invitation = friend.get(theirs)  # says who invites to what; nobody sits down by looking
    assert invitation.status_code == 200 and "Ola invites you to Space Taxi" in invitation.text
    assert act(friend, table, 0, "roll").status_code == 403
    assert friend.post(theirs, data={"name": "Jan"}).headers["location"] == table
    assert act(friend, table, 0, "roll").status_code == 403  # not this seat's turn
    phone.get(own)
    assert act(phone, table, 0, "roll").status_code == 204
    assert act(mine, table, 0, "roll").status_code == 409
    assert act(mine, table, 1, "roll").status_code == 422
    for bad in (theirs[:-1], theirs + "x", theirs.replace("/1.", "/0.")):
        assert browser(server).get(bad).status_code == 404


def test_requests_of_other_sites_are_refused(server: Running) -> None:
    client = browser(server)
    table = sit_down(client)
    fields = {"version": "0", "action": "roll"}
    for headers in (
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "", "Origin": "http://evil.example"},
    ):
        assert client.post(f"{table}/act", data=fields, headers=headers).status_code == 403
    bare = httpx.Client(base_url=server.base, cookies=client.cookies)
    assert bare.post(f"{table}/act", data=fields).status_code == 403
    honest = {"Origin": server.base}
    assert bare.post(f"{table}/act", data=fields, headers=honest).status_code == 303
    rebound = client.get("/", headers={"Host": "evil.example"})
    assert rebound.status_code == 421


def test_too_large_is_refused(server: Running) -> None:
    client = browser(server)
    big = b"x" * (2 << 20)
    answer = client.post("/open", files={"file": ("a.json", big)})
    assert answer.status_code == 413
    chunks = (b"x" * 65536 for _ in range(40))
    assert client.post("/open", content=chunks).status_code == 413


def test_names_and_chat_are_escaped(server: Running) -> None:
    client = browser(server)
    evil = "<script>alert(1)</script>"
    table = sit_down(client, name0="<i>&'\"", name1="</script>")
    client.post(f"{table}/chat", data={"text": evil})
    client.post(f"{table}/name", data={"seat": "1", "name": '"><b>x'})
    act(client, table, 0, "roll")
    for path in (table, f"{table}/replay"):
        text = client.get(path).text
        assert "<script>" not in text and "<i>" not in text and "<b>x" not in text
        assert html.escape("<i>") in text
    assert evil not in client.get(table).text


def test_bad_forms_are_told(server: Running) -> None:
    client = browser(server)
    table = sit_down(client)
    for path, fields in (
        ("/act", {}),
        ("/act", {"action": "roll", "version": "x"}),
        ("/act", {"action": "roll", "version": "9" * 30}),
        ("/undo", {}),
        ("/chat", {"text": " \n\t"}),
        ("/name", {"seat": "7", "name": "x"}),
        ("/fork", {"ply": "99"}),
        ("/stand-in", {"seat": "-1", "level": "random"}),
    ):
        answer = client.post(table + path, data=fields)
        assert answer.status_code == 400, (path, fields, answer.status_code)
    assert client.post("/new/space-taxi", data={"seats": "9"}).status_code == 422
    assert client.post("/new/space-taxi", data={"seats": "3", "seed": "-4"}).status_code == 422
    assert client.post("/new/space-taxi", data={"seats": "3", "who0": "bot:god"}).status_code == 400


def test_hint_says_what_is_sure_and_no_more(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, seed="5")
    answer = client.get(f"{table}/preview", params={"action": "roll"}).text
    assert "Then chance decides." in answer and "rolls" not in answer
    act(client, table, 0, "roll")
    legal = re.findall(r'data-act="([^"]*)"', client.get(table).text)
    place = next(a for a in legal if a.startswith("place"))
    said = client.get(f"{table}/preview", params={"action": place}).text
    assert "passenger" in said and "chance" not in said
    assert client.get(f"{table}/preview", params={"action": "pay 3"}).text == ""
    assert browser(server).get(f"{table}/preview", params={"action": place}).text == ""


def test_every_option_and_score_has_words_in_every_language() -> None:
    for name in cm.games():
        game = cm.game(name)
        keys = {
            key for seats in (min(game.seats), max(game.seats)) for key in score_keys(game, seats)
        }
        for lang in LANGUAGES:
            for option, described in game.options.items():
                assert game.words.translated(lang, f"option-{option}"), (name, lang, option)
                for choice in described.choices:
                    word = str(choice).lower() if isinstance(choice, bool) else choice
                    assert game.words.has(lang, f"option-{option}-{word}"), (name, lang, option)
            for key in keys - {"total"}:
                stems = (f"score-{key}", f"score-{key.rstrip('0123456789')}")
                assert any(game.words.has(lang, stem) for stem in stems), (name, lang, key)
            assert game.words.has(lang, "about"), (name, lang)


def score_keys(game: cm.Game, seats: int) -> set[str]:
    assert game.people.pad
    rows = {row.key for row in game.people.pad(seats)}
    return rows | set(game.new(seats=seats, seed=1).scores()[0])


def test_why_not_names_the_rule(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, "first-rat", seed="4", who1="here")
    far = client.get(f"{table}/why", params={"thing": "space-20", "pick": "run 0"}).text
    assert "20 steps" in far and 'data-rule="/rules/first-rat/FR-14"' in far
    nothing = client.get(f"{table}/why", params={"thing": "<b>", "pick": "<b>"}).text
    assert "cannot be chosen now" in nothing and "<b>" not in nothing
    assert browser(server).get(f"{table}/why", params={"thing": "space-20"}).text == ""
    guardians = sit_down(client, "space-guardians", seed="4")
    other = client.get(f"{guardians}/why", params={"thing": "sg-buy-rocket"}).text
    assert "SG-" in other


def test_hints_only_where_they_spoil_nobodys_game(server: Running) -> None:
    alone = browser(server)
    table = sit_down(alone, "space-guardians", seed="4", seats="2", who1="bot:random")
    answer = alone.get(f"{table}/advice")
    assert answer.status_code == 200 and "±" in answer.text and "data-go=" in answer.text
    assert browser(server).get(f"{table}/advice").status_code == 403  # an onlooker
    assert alone.get(f"{table}/review").status_code == 403  # not over yet
    assert alone.post(f"{table}/review").status_code == 403
    act(alone, table, 0, re.findall(r'data-go="([^"]*)"', answer.text)[0])
    assert (
        alone.get(f"{table}/advice", params={"ply": "0"}).status_code == 403
    )  # no second thoughts
    others = sit_down(alone, "space-guardians", seats="2", who1="link")
    assert alone.get(f"{others}/advice").status_code == 403
    assert "data-advice" not in alone.get(others).text


def test_everybody_may_see_who_is_ahead(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, "space-guardians", seats="2", who1="link")
    for anybody in (client, browser(server)):
        answer = anybody.get(f"{table}/standing")
        assert answer.status_code == 200 and len(re.findall(r"<b>\d+ %</b>", answer.text)) == 2
    assert client.get("/t/nowhere/standing").status_code == 404
    alone = sit_down(client, "ratcatcher", seats="1")
    assert "Chance to win" in client.get(alone).text
    assert len(re.findall(r"<b>\d+ %</b>", client.get(f"{alone}/standing").text)) == 1


def test_percents_add_up() -> None:
    assert percents([0.464, 0.536]) == [46, 54]
    assert percents([1 / 3, 1 / 3, 1 / 3]) in ([34, 33, 33], [33, 34, 33], [33, 33, 34])
    assert percents([0.125, 0.125, 0.75]) in ([13, 12, 75], [12, 13, 75])
    assert sum(percents([0.2, 0.3])) == 50  # the rest is nobody's


def test_looking_at_a_page_makes_no_bot_think(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, "space-taxi", seed="9")
    rng = random.Random(2)
    version = 0
    while legal := re.findall(r'data-act="([^"]*)"', client.get(table).text):
        act(client, table, version, rng.choice(legal))
        version += 1
    assert f'href="{table}/end"' in client.get(table).text
    for _ in range(2):
        page = client.get(f"{table}/end").text
        assert f'action="{table}/review"' in page and "<progress" not in page
    foreign = {"sec-fetch-site": "cross-site"}
    assert client.post(f"{table}/review", headers=foreign).status_code == 403
    begun = client.post(f"{table}/review")
    assert begun.status_code == 303 and begun.headers["location"] == f"{table}/end"
    page = client.get(f"{table}/end").text
    assert f'action="{table}/review"' not in page


def test_replay_fork_download_and_open(server: Running, tmp_path: Path) -> None:
    client = browser(server)
    table = sit_down(client, seed="9")
    rng = random.Random(2)
    version = 0
    while legal := re.findall(r'data-act="([^"]*)"', client.get(table).text):
        assert act(client, table, version, rng.choice(legal)).status_code == 204
        version += 1
    assert f'href="{table}/end"' in client.get(table).text
    page = client.get(f"{table}/end").text
    assert "Where the points came from" in page and "polyline" in page and "Rematch" in page
    for ply in (0, 3, version, 10**6):
        assert client.get(f"{table}/replay", params={"ply": ply}).status_code == 200
    game = client.get(f"{table}/save").json()
    assert len(game["actions"]) == version and game["fair"]["table"] in table
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    assert cm.open(file).over
    opened = client.post("/open", files={"file": ("game.json", file.read_bytes())})
    assert opened.status_code == 303
    assert "Rematch" in client.get(opened.headers["location"] + "/end").text
    fork = client.post(f"{table}/fork", data={"ply": "3"}).headers["location"]
    text = client.get(fork).text
    assert "what if?" in text and f"{table}/replay?ply=3" in text
    following = client.post(f"{table}/again").headers["location"]
    assert client.post(f"{table}/again").headers["location"] == following
    assert act(client, following, 0, "roll").status_code == 204


def test_a_running_game_gives_nothing_away(server: Running) -> None:
    client = browser(server)
    table = sit_down(client)
    act(client, table, 0, "roll")
    stranger = browser(server)
    game = stranger.get(f"{table}/save").json()
    secret = stranger.get(f"{table}/fair").text
    assert "is published when the game is over" in secret and "Salt" not in secret
    another = stranger.get(f"{table}/save").json()
    assert game["seed"] != another["seed"]  # drawn anew each time, so it is not the table's own
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 2, "seed": 77})
    state = server.get(f"/api/tables/{made['table']}")
    assert "77" not in json.dumps(state["view"]) and "seed" not in state["view"]


def test_positions_can_be_opened_and_bad_files_are_told(server: Running) -> None:
    client = browser(server)
    position = {"game": "space-taxi", "seats": [{}, {}, {}], "script": [1] * 10}
    answer = client.post("/open", files={"file": ("p.json", json.dumps(position).encode())})
    assert answer.status_code == 303
    for wrong in (b"", b"[]", b"{", b'{"game": 7}', b'{"game": "chess"}', b"[" * 50_000, b"\xff"):
        answer = client.post("/open", files={"file": ("p.json", wrong)})
        assert answer.status_code == 422, wrong[:20]
    broken = {**position, "colour": 1}
    answer = client.post("/open", files={"file": ("p.json", json.dumps(broken).encode())})
    assert answer.status_code == 422 and "colour" in answer.text


def test_by_hand(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, chance="hand")
    fields = {"version": "0", "action": "roll"}
    fields["numbers"] = "1 1 2 3, 4 6 3 3 3 6"
    assert client.post(f"{table}/act", data=fields).status_code == 303
    assert "red, red, green, blue" in client.get(table).text
    fields["numbers"] = "1 x"
    assert client.post(f"{table}/act", data=fields).status_code == 422


def test_a_bot_stands_in_for_somebody_who_left(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, who1="link", who2="bot:random", patience="0")
    about = client.get(f"{table}/about").text
    links = re.findall(r'value="(http[^"]*/join/[^"]*/1\.[^"]*)"', about)
    fields = {"seat": "1", "level": "random"}
    assert browser(server).post(f"{table}/stand-in", data=fields).status_code == 403
    assert client.post(f"{table}/stand-in", data=fields).status_code == 303
    assert "a bot plays" in client.get(f"{table}/player/1").text
    friend = browser(server)
    friend.post(links[0])  # coming back by the link takes the seat again
    assert "a bot plays" not in client.get(f"{table}/player/1").text
    assert client.post(f"{table}/stand-in", data={"seat": "1", "level": ""}).status_code == 403


def test_stream_tells_what_changed_in_few_bytes(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, seed="3")
    onlooker = browser(server)
    stamp = re.search(r'data-stamp="(\w+)"', onlooker.get(table).text)
    assert stamp
    with onlooker.stream("GET", f"{table}/live?&stamp={stamp.group(1)}") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        act(client, table, 0, "roll")
        next(line for line in lines if line == "event: update")
        data = next(lines)
    update = json.loads(data[6:])
    assert update["v"] == 1 and len(data) < 20_000
    assert (
        "rolls" in update["log"][1] and "parts" in update["picture"] and "data-action" not in data
    )


def test_a_patch_leads_from_one_picture_to_the_next() -> None:
    for name in cm.games():
        table = cm.game(name).new(seed=2)
        rng = random.Random(2)
        old = table.svg(table.seat)
        for _ in range(60):
            if table.over:
                break
            table.play(rng.choice(table.legal()))
            new = table.svg(table.seat)
            assert apply(old, json.loads(json.dumps(diff(old, new)))) == [*inside(new)]
            old = new


def test_a_picture_is_made_of_what_its_text_says() -> None:
    def same(known: str, read: str) -> None:
        assert known == read and inside(known) == inside(read)
        for one, other in zip(inside(known), inside(read), strict=True):
            same(one, other)

    for name in cm.games():
        table = cm.game(name).new(seed=3)
        rng = random.Random(3)
        for _ in range(12):
            picture = table.svg(table.seat)
            assert len(inside(picture)) > 5
            same(picture, str(picture))
            for _ in range(5):
                if not table.over:
                    table.play(rng.choice(table.legal()))


# --- the API -------------------------------------------------------------------------------------


def test_a_whole_game_over_the_api_and_its_proof(server: Running, tmp_path: Path) -> None:
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 3})
    state = play_api(server, made)
    assert state["over"] and state["winners"] and state["legal"] == []
    address = f"{server.base}/api/tables/{made['table']}"
    proven = verify(address, made["seed_hash"])
    assert proven["actions"] == len(state["actions"]) and not proven["seed_chosen"]
    game = server.get(f"/api/tables/{made['table']}/save")
    file = tmp_path / "g.json"
    for change, message in (
        ({"seed": game["seed"] + 1}, "proof-hash"),
        ({"fair": None}, "proof-missing"),
        ({"fair": {**game["fair"], "origin": "position"}}, "proof-origin"),
    ):
        file.write_text(json.dumps({**game, **change}))
        with pytest.raises(proof.NotProven) as caught:
            verify(file)
        assert caught.value.message == message
    file.write_text(json.dumps(game))
    with pytest.raises(proof.NotProven):
        verify(file, "0" * 64)
    bent = dict(game, chance=[*game["chance"]])
    roll = bent["actions"].index("roll")
    assert roll == 0
    bent["chance"][0] = bent["chance"][0] % 6 + 1
    file.write_text(json.dumps(bent))
    with pytest.raises(cm.CheesemoonError):
        verify(file)


def test_the_bot_of_ten_lines_plays_a_whole_game(server: Running) -> None:
    bot = HERE / "static" / "bot.txt"
    code = [line for line in bot.read_text().splitlines() if line.strip()]
    assert len(code) <= 11
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 2, "bots": [None, "random"]})
    address = f"{server.base}/api/tables/{made['table']}"
    subprocess.run([sys.executable, str(bot), address, made["tokens"][0]], check=True, timeout=120)
    assert server.get(f"/api/tables/{made['table']}")["over"]


def test_api_refuses_in_json(server: Running) -> None:
    client = httpx.Client(base_url=server.base, timeout=60)
    made = client.post("/api/tables", json={"game": "space-taxi", "seats": 2}).json()
    base = f"/api/tables/{made['table']}"
    token = {"Authorization": f"Bearer {made['tokens'][0]}"}
    other = {"Authorization": f"Bearer {made['tokens'][1]}"}
    roll = {"action": "roll", "version": 0}
    for headers, body, status in (
        ({}, roll, 401),
        ({"Authorization": "Bearer 0.x"}, roll, 401),
        (other, roll, 403),
        (token, {"action": "roll", "version": 3}, 409),
        (token, {"action": "done", "version": 0}, 422),
        (token, {"action": "roll"}, 400),
        (token, {"action": "roll", "version": 0, "x": 1}, 400),
        (token, {"action": 5, "version": 0}, 400),
    ):
        answer = client.post(f"{base}/actions", json=body, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["status_code"] == status and answer.json()["detail"]
    refused = client.post(f"{base}/actions", json={"action": "done", "version": 0}, headers=token)
    assert refused.json()["rule"] == "ST-6"
    german = {**token, "Accept-Language": "de", "Content-Type": "application/json"}
    cut = client.post(f"{base}/actions", content='{"action":', headers=german)
    assert cut.json()["detail"].startswith("Diese Anfrage ist nicht zu lesen. ")
    empty = client.post(f"{base}/actions", headers=german)
    assert empty.json()["detail"] == "Diese Anfrage hat keinen Inhalt."
    assert client.get("/api/nothing").status_code == 404
    assert client.get("/api/tables/nothing").json()["status_code"] == 404


def test_waiting_for_a_change(server: Running) -> None:
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 2})
    base = f"/api/tables/{made['table']}"
    with concurrent.futures.ThreadPoolExecutor() as pool:
        waiting = pool.submit(server.get, f"{base}?after=0", made["tokens"][1])
        time.sleep(0.3)
        assert not waiting.done()
        server.call(f"{base}/actions", {"action": "roll", "version": 0}, made["tokens"][0])
        assert waiting.result(5)["version"] == 1


@pytest.mark.parametrize("name", cm.games())
def test_the_first_visit_of_a_table_is_under_350_kib_and_the_next_from_cache(
    server: Running, name: str
) -> None:
    table = cm.game(name).new(seats=max(cm.game(name).seats), seed=3)
    rng = random.Random(3)
    while not table.over and len(table.actions) < 150:  # some way into a game at one screen
        table.play(rng.choice(table.legal()))
    client = browser(server)
    file = {"file": ("game.json", json.dumps(saved.to_dict(table)).encode())}
    page = client.get(client.post("/open", files=file).headers["location"])
    files = set(re.findall(r'(?:src|href)="(/static/[^"#]*)', page.text))
    folder = next(iter(files)).rpartition("/")[0]
    for script in (HERE / "static").glob("*.js"):  # modules that others import
        files.add(f"{folder}/{script.name}")
    sizes = {"": page.num_bytes_downloaded}
    for path in files:
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
        sizes[path] = answer.num_bytes_downloaded
    assert any("sprite" in path for path in sizes) and any("woff2" in path for path in sizes)
    assert sum(sizes.values()) < 350 * 1024, sizes
    assert len(gzip.compress(picture_in(page.text).encode(), 6)) < 60 * 1024


def picture_in(html: str) -> str:
    """The board's picture in a table's page, to the end of its outermost element."""
    start = html.index("<svg", html.index('id="paper"'))
    depth = 0
    for tag in re.finditer(r"<svg\b|</svg>", html[start:]):
        depth += 1 if tag[0] == "<svg" else -1
        if depth == 0:
            return html[start : start + tag.end()]
    raise AssertionError("the picture has no end")


def test_the_first_start_is_seen_and_the_form_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEESEMOON_CACHE", str(tmp_path / "empty"))
    with running(sqlite_url(tmp_path / "t.sqlite3")) as server:
        client = browser(server)
        form = {"seats": "2", "who0": "here", "who1": "here", "name0": "<Ola>"}
        answer = client.post("/new/space-taxi", data=form)
        assert answer.status_code == 200 and "rules are being prepared" in answer.text
        assert "data-again" in answer.text and "<progress" in answer.text
        sent = answer.text.partition("data-again")[2].partition("</form>")[0]
        again = dict(re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', sent))
        assert {key: html.unescape(value) for key, value in again.items()} == form
        while answer.status_code == 200:
            time.sleep(0.5)
            answer = client.post("/new/space-taxi", data=form)
        assert "&lt;Ola&gt;" in client.get(answer.headers["location"]).text


def test_health_and_metrics(server: Running) -> None:
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 2})
    play_api(server, made, most=1)
    assert server.get("/health")["well"]
    text = httpx.get(f"{server.base}/metrics").text
    assert "cheesemoon_actions_total" in text and 'route="/api/tables/{table_id}"' in text
    assert "cheesemoon_streams" in text


def test_killed_in_the_middle_nothing_acknowledged_is_missing(database: str) -> None:
    server = Running(database)
    server.start()
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 2})
    base = f"/api/tables/{made['table']}"
    acknowledged: list[int] = []

    def play() -> None:
        rng = random.Random(1)
        version, turn, legal = 0, 0, ["roll"]
        try:
            while turn is not None:
                token = made["tokens"][turn]
                legal = legal or server.get(base, token)["legal"]
                body = {"action": rng.choice(legal), "version": version}
                done = server.call(f"{base}/actions", body, token)
                version, turn, legal = done["version"], done["turn"], done["legal"]
                acknowledged.append(version)
        except urllib.error.HTTPError:  # an answer, and not the one we wanted
            raise
        except OSError:  # killed
            return

    with concurrent.futures.ThreadPoolExecutor() as pool:
        playing = pool.submit(play)
        while len(acknowledged) < 25:
            assert not playing.done(), playing.result()
            time.sleep(0.002)
        server.kill()
        playing.result(30)
    server.start()
    state = server.get(base, made["tokens"][0])
    assert acknowledged[-1] <= state["version"] <= acknowledged[-1] + 1
    made["version"] = state["version"]
    assert play_api(server, made)["over"]
    assert server.stop() == 0


def test_two_processes_serve_the_same_tables(postgres_database: str) -> None:
    with running(postgres_database) as one, running(postgres_database) as two:
        made = one.call("/api/tables", {"game": "space-taxi", "seats": 2})
        base = f"/api/tables/{made['table']}"
        with concurrent.futures.ThreadPoolExecutor() as pool:
            waiting = pool.submit(two.get, f"{base}?after=0")  # hears of it from the other process
            time.sleep(0.5)
            one.call(f"{base}/actions", {"action": "roll", "version": 0}, made["tokens"][0])
            assert waiting.result(10)["version"] == 1
        rng = random.Random(4)
        state = one.get(base, made["tokens"][0])
        for step in range(60):
            here = (one, two)[step % 2]
            token = made["tokens"][state["turn"]]
            state = here.get(f"{base}?after={state['version'] - 1}", token)
            body = {"action": rng.choice(state["legal"]), "version": state["version"]}
            done = here.call(f"{base}/actions", body, token)
            state = {"version": done["version"], "turn": done["turn"]}
            if done["over"]:
                break
        last = f"{base}?after={state['version'] - 1}"
        assert one.get(last)["actions"] == two.get(last)["actions"]


def test_a_stop_ends_streams_and_loses_nothing(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path / "a.sqlite3")) as server:
        client = browser(server)
        table = sit_down(client)
        with client.stream("GET", f"{table}/live?&stamp=x") as stream:
            lines = stream.iter_lines()
            next(lines)
            began = time.time()
            assert server.process
            server.process.terminate()
            for _ in lines:
                pass
        assert server.process.wait(10) == 0 and time.time() - began < 4
