"""Servers that are started, killed and stopped, and two at one database."""

from __future__ import annotations

import concurrent.futures
import random
import time
import urllib.error
from pathlib import Path

import pytest
from http_help import browser, play_api, sit_down
from server_help import Running, running
from waiting import until

import cheesemoon as cm
from cheesemoon.server.storage.store import sqlite_url


def test_players_sit_down_at_the_first_start_and_play_on_while_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEESEMOON_CACHE", str(tmp_path / "empty"))
    with running(sqlite_url(tmp_path / "t.sqlite3")) as server:
        client = browser(server)
        for name in ("ratcatcher", "first-rat"):  # a browser that keeps pages does not compile
            assert client.get(f"/rules/{name}", headers={"x-keep": "1"}).status_code == 200
        made = server.call("/api/tables", {"game": "space-taxi", "seats": 3, "seed": 7})
        rules = tmp_path / "empty" / "rules" / "games-space_taxi"
        state = play_api(server, made, most=30)
        assert not any(rules.glob("*/rules-complete"))  # so far interpreted
        until(lambda: any(rules.glob("*/rules-complete")), 600, every=0.2)
        state = play_api(server, {**made, "version": state["version"]}, seed=2)
        compiled = {folder.name for folder in (tmp_path / "empty" / "rules").iterdir()}
        assert not compiled & {"games-ratcatcher", "games-first_rat", "games-space_guardians"}
    table = cm.game("space-taxi").new(seats=3, seed=7)
    for rng, most in ((random.Random(1), 30), (random.Random(2), 10**6)):
        for _ in range(most):
            if table.over:
                break
            table.play(rng.choice(table.legal()))
    assert state["scores"] == table.scores()


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
            with pytest.raises(TimeoutError):
                waiting.result(0.3)
            one.call(f"{base}/actions", {"action": "roll", "version": 0}, made["tokens"][0])
            assert waiting.result(10)["version"] == 1
        rng = random.Random(4)
        state = one.get(base, made["tokens"][0])
        for step in range(60):
            here = (one, two)[step % 2]
            token = made["tokens"][state["turn"]]
            known, state = state["version"], here.get(base, token)
            assert state["version"] == known
            body = {"action": rng.choice(state["legal"]), "version": state["version"]}
            done = here.call(f"{base}/actions", body, token)
            state = {"version": done["version"], "turn": done["turn"]}
            if done["over"]:
                break
        assert one.get(base)["actions"] == two.get(base)["actions"]


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
