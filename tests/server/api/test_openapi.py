"""Schemathesis over the API: whatever is sent, the answer is one that the description promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from server_help import Running, running

from cheesemoon.server.storage.store import sqlite_url
from thorough import THOROUGH

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")
checks = schemathesis.checks


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_url(tmp_path_factory.mktemp("api") / "tables.sqlite3")) as found:
        yield found


@pytest.fixture(scope="module")
def made(server: Running) -> dict[str, Any]:
    """A real table, so that requests get further than "no such table"."""
    found: dict[str, Any] = server.call("/api/tables", {"game": "space-taxi", "seats": 2})
    return found


@pytest.fixture(scope="module")
def api(server: Running) -> Any:
    description = server.get("/api/schema/openapi.json")
    assert set(description["paths"]) >= {"/api/games", "/api/tables", "/api/tables/{table_id}"}
    loaded = schemathesis.openapi.from_dict(description)
    loaded.config.update(base_url=server.base)
    return loaded.exclude(operation_id="events")  # that one never ends


OPERATIONS = ("games", "make_table", "look", "act", "legal", "log", "save")


def test_the_description_has_every_operation(api: Any) -> None:
    found = [o.ok().definition.raw["operationId"] for o in api.get_all_operations()]
    assert sorted(found) == sorted(OPERATIONS)


@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_every_answer_is_promised(api: Any, made: dict[str, Any], name: str, mode: str) -> None:
    operation = api.find_operation_by_id(name)
    generation = schemathesis.GenerationMode(mode)
    count = 0

    @given(case=operation.as_strategy(generation_mode=generation))
    @settings(
        max_examples=25 if THOROUGH else 5,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any) -> None:
        nonlocal count
        count += 1
        if isinstance(case.query, dict):
            case.query.pop("after", None)  # would wait for a change, as promised
        if isinstance(case.path_parameters, dict) and count % 2:
            case.path_parameters["table_id"] = made["table"]
        if count % 3:
            token = made["tokens"][count % 2]
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        case.call_and_validate(
            excluded_checks=[
                checks.positive_data_acceptance,  # games and tables that do not exist
                checks.negative_data_rejection,  # a query of "1" is 1, an unknown one is ignored
                checks.ignored_auth,  # looking needs no token
                checks.unsupported_method,
            ]
        )

    check()
    assert count >= 1
