"""Progress on the server for people with a name: read, written, deleted, damaged."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from http_help import browser
from server_help import Running

from cheesemoon.server.storage import people, progress as stored
from cheesemoon.server.storage.schema import progress
from cheesemoon.server.storage.store import Store, sqlite_url

GOOD = {"badges": {"space-taxi/first-ride": {"at": 5, "table": "a"}}, "days": {"2026-11-18": 1}}
RESULT = {
    "game": "space-taxi",
    "at": 1.5,
    "mine": 0,
    "seats": [{"bot": "", "total": 4, "won": True}],
}


def named(server: Running, name: str = "Ada") -> httpx.Client:
    client = browser(server)
    assert client.post("/me", data={"name": name}).status_code == 303
    return client


def write(client: httpx.Client, value: object, **more: Any) -> httpx.Response:
    found = client.get("/me/progress").json()
    body = {"mark": found["mark"], "version": found["version"], "progress": value, **more}
    return client.post("/me/progress", content=json.dumps(body))


def on_another_device(server: Running, client: httpx.Client) -> httpx.Client:
    code = re.search(r"<code>(\w{4} \w{4})</code>", client.post("/me/code").text)
    assert code is not None
    other = browser(server)
    assert other.post("/me/use", data={"code": code[1]}).status_code == 303
    return other


def test_another_device_of_a_person_reads_what_the_first_wrote(server: Running) -> None:
    desk = named(server)
    assert desk.get("/me/progress").json()["progress"] == {}
    whole = {**GOOD, "results": {"t": {**RESULT, "mistakes": [{"verb": "roll", "loss": 0.5}]}}}
    assert write(desk, whole).status_code == 204
    answer = on_another_device(server, desk).get("/me/progress")
    assert answer.json()["progress"] == whole and answer.headers["cache-control"] == "no-store"
    assert named(server, "Bo").get("/me/progress").json()["progress"] == {}


def test_nothing_is_kept_for_browsers_without_a_name(server: Running) -> None:
    client = browser(server)
    assert client.get("/me/progress").status_code == 204
    body = json.dumps({"mark": "", "version": 0, "progress": GOOD})
    assert client.post("/me/progress", content=body).status_code == 422
    assert client.post("/me/progress/delete").status_code == 204


def test_the_slower_of_two_devices_is_refused(server: Running) -> None:
    desk = named(server)
    assert write(desk, GOOD).status_code == 204
    assert write(desk, {}, version=0).status_code == 409
    assert desk.get("/me/progress").json()["progress"] == GOOD


@pytest.mark.parametrize(
    "value",
    [
        3,
        {"results": {"t": {"game": 3}}},
        {"results": {"t": {**RESULT, "seats": "x"}}},
        {"badges": {"a": {"at": "now"}}},
        {"days": []},
        {"puzzles": {"p": 1}},
    ],
)
def test_wrong_progress_is_not_stored(server: Running, value: object) -> None:
    desk = named(server)
    answer = write(desk, value)
    assert answer.status_code == 422 and "nothing was stored" in answer.text
    assert desk.post("/me/progress", content=b"\xff{").status_code == 422
    assert desk.get("/me/progress").json()["progress"] == {}


def test_deleting_changes_the_mark_and_without_a_name_nothing_stays(server: Running) -> None:
    desk = named(server)
    write(desk, GOOD)
    before = desk.get("/me/progress").json()["mark"]
    after = desk.post("/me/progress/delete").json()["mark"]
    assert before.endswith(".0") and after == before[:-1] + "1"
    assert desk.get("/me/progress").json()["progress"] == {}
    write(desk, GOOD)
    desk.post("/me", data={"name": ""})
    assert desk.get("/me/progress").status_code == 204
    desk.post("/me", data={"name": "Ada"})
    assert desk.get("/me/progress").json() == {
        "mark": before,
        "version": 0,
        "progress": {},
        "damaged": "",
    }


@pytest.mark.parametrize("data", [b"junk", zlib.compress(b"\xff"), zlib.compress(b"{}")[:-5]])
def test_a_damaged_row_is_told_and_can_be_written_over(tmp_path: Path, data: bytes) -> None:
    store = Store(sqlite_url(tmp_path / "t.sqlite3"))

    async def damage() -> tuple[stored.Stored, stored.Stored]:
        empty = await stored.find(store, "who")
        assert await stored.put(store, "who", empty, "{}")
        await store.write("", lambda db: db.execute(sa.update(progress).values(data=data)))
        found = await stored.find(store, "who")
        assert await stored.put(store, "who", found, '{"streak": 2}')
        return found, await stored.find(store, "who")

    try:
        found, mended = asyncio.run(damage())
    finally:
        store.close()
    assert found.is_damaged and not mended.is_damaged
    assert mended.text == '{"streak": 2}' and mended.version == found.version + 1


def test_a_stored_row_goes_with_the_name(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "t.sqlite3"))

    async def rename() -> list[int]:
        await stored.put(store, "who", await stored.find(store, "who"), "{}")
        await people.put(store, "who", people.Person("Ada"))
        kept = (await stored.find(store, "who")).version
        await people.put(store, "who", people.Person(""))
        return [kept, (await stored.find(store, "who")).version]

    try:
        assert asyncio.run(rename()) == [1, 0]
    finally:
        store.close()
