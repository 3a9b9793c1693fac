"""Who may do what over HTTP: strangers, other sites, bad forms, files that are none."""

from __future__ import annotations

import html
import json
import re

import httpx
from http_help import act, browser, sit_down
from server_help import Running


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


def test_a_bot_stands_in_for_a_player_who_left(server: Running) -> None:
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
