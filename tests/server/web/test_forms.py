"""Forms that no page sends: every field of every form with what nobody writes, on both kinds of
databases; a sample sends half of the fields to each. Each is answered, and none is a mistake of
ours."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from litestar.testing import TestClient

import cheesemoon as cm
from cheesemoon.server.app import Server
from cheesemoon.server.transport.limits import Limits
from thorough import THOROUGH, sampled

PACKAGE = Path(cm.__file__).parent
FILES = [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "view").rglob("*.html")]
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
NAMED = re.findall(r"""(?:\bname=|form(?:\.get\(|\[)|form, )"([a-z0-9_-]+)\"""", SOURCES)
USUAL = {"version": "0", "seat": "0", "seats": "2", "who0": "here", "who1": "here", "text": "x"}
FIELDS = sorted({*NAMED, *USUAL})
HEAD = {"sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded"}
NASTY = (b"\0", b"a\0b", "²".encode(), b"9" * 6000, b"\xed\xa0\x80", b"\xff", b"-1", b"1e999", b"[")


def some(turn: int, database: str) -> list[str]:
    """Every fourth field, on each page others: one kind of database is sent what the other is not,
    by turns."""
    return FIELDS[(turn + 2 * database.startswith("sqlite")) % 4 :: 4]


@pytest.mark.parametrize("value", sampled(NASTY, NASTY[1:2]))
def test_no_form_breaks_by_what_is_in_it(database: str, value: bytes) -> None:
    server = Server(database, limits=Limits(rate=1e6, burst=1e6, tables=10**6))
    paths = sorted(
        route.path
        for route in server.litestar.routes
        if "POST" in getattr(route, "methods", ()) and not route.path.startswith("/api")
    )
    assert len(paths) > 25 and len(FIELDS) > 30
    with TestClient(server.app, base_url="http://localhost") as client:  # type: ignore[type-var]
        form = {"seats": "2", "who0": "here", "who1": "here"}
        table = client.post("/new/space-taxi", data=form, headers=HEAD, follow_redirects=False)
        table_id = table.headers["location"].removeprefix("/t/")
        here = {"table_id": table_id, "name": "space-taxi", "text": "2026-01-01", "token": "0.x"}
        for turn, path in enumerate(paths):
            if path.endswith("/delete"):
                continue
            where = re.sub(r"\{(\w+):\w+\}", lambda found: here.get(found[1], "x"), path)
            for field in FIELDS if THOROUGH else some(turn, database):
                body = urlencode({**USUAL, field: value})
                answer = client.post(where, content=body, headers=HEAD, follow_redirects=False)
                assert answer.status_code < 500, (where, body[:80], answer.text[-300:])
        assert client.get(f"/t/{table_id}").status_code == 200
