"""The API of a running server, and its stream."""

from __future__ import annotations

import concurrent.futures
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from http_help import act, browser, play_api, sit_down
from server_help import Running

import cheesemoon as cm
from cheesemoon.server import verify
from cheesemoon.server.admin import verify as proof
from cheesemoon.view.assets import STATIC


def test_stream_tells_what_changed_in_few_bytes(server: Running) -> None:
    client = browser(server)
    table = sit_down(client, seed="3")
    spectator = browser(server)
    stamp = re.search(r'data-stamp="(\w+)"', spectator.get(table).text)
    assert stamp
    with spectator.stream("GET", f"{table}/live?&stamp={stamp.group(1)}") as stream:
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
    bot = STATIC / "bot.txt"
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
    for seats, lang, words in (  # which numbers of players there are is the game's to say
        (99, "en", "has no table for 99 players; it is played by"),
        (0, "de", "hat keinen Tisch für 0 Personen; möglich:"),
        (-3, "pl", "nie ma stołu dla -3 graczy; liczba graczy:"),
    ):
        new = {"game": "space-taxi", "seats": seats}
        answer = client.post("/api/tables", json=new, headers={"Accept-Language": lang})
        assert (answer.status_code, answer.json()["status_code"]) == (422, 422)
        assert words in answer.json()["detail"]
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
        with pytest.raises(TimeoutError):
            waiting.result(0.3)
        server.call(f"{base}/actions", {"action": "roll", "version": 0}, made["tokens"][0])
        assert waiting.result(5)["version"] == 1


def test_health_and_metrics(server: Running) -> None:
    made = server.call("/api/tables", {"game": "space-taxi", "seats": 2})
    play_api(server, made, most=1)
    assert server.get("/health")["well"]
    text = httpx.get(f"{server.base}/metrics").text
    assert "cheesemoon_actions_total" in text and 'route="/api/tables/{table_id}"' in text
    assert "cheesemoon_streams" in text
