"""The pages of the static site, without a browser: the server's pages with the stand-ins."""

from __future__ import annotations

import gzip
import importlib
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from site_help import found_by

from cheesemoon.server.storage import clocks, early, people, terms
from cheesemoon.site import archives, downloads, engine, packs
from cheesemoon.site.browser import packs as browser_packs, structs
from cheesemoon.site.errors import CannotBuild


@pytest.fixture(scope="module")
def visits() -> dict[str, Any]:
    """Return what `visits.py` found."""
    return found_by("visits.py")


def test_every_page_opens(visits: dict[str, Any]) -> None:
    assert {path: s for path, s in visits["statuses"].items() if s != 200} == {}
    assert visits["missing"] == [404, 404]


def test_a_game_is_played_to_its_end(visits: dict[str, Any]) -> None:
    assert visits["over"]
    assert visits["end"] == 200
    assert set(visits["around"].values()) == {200}, visits["around"]
    assert visits["judged"] and "/t/" in visits["chapter"], visits["chapter"]
    assert visits["updates"] > 20
    assert visits["wrong"] in (409, 422)


def test_links_of_the_lobby_reach_every_kind_of_page(visits: dict[str, Any]) -> None:
    found = visits["reach"]
    assert found["broken"] == []
    kinds = ["/learn", "/puzzles", "/daily", "/rules/", "/pad/", "/me", "/me/games", "/history"]
    kinds += ["/letter", "/server", "/about", "/help", "/new/", "/t/"]
    missing = [kind for kind in kinds if not any(seen.startswith(kind) for seen in found["seen"])]
    assert missing == []
    assert any(seen.endswith("/end") for seen in found["seen"])
    assert any("/replay" in seen for seen in found["seen"])


def test_a_hint_does_not_wait_for_a_bot(visits: dict[str, Any]) -> None:
    assert visits["hint"] == [200, True]


def test_the_same_table_is_there_after_a_reload(visits: dict[str, Any]) -> None:
    assert visits["same"]
    assert visits["listed"]


def test_a_full_browser_is_told_once_and_loses_nothing(visits: dict[str, Any]) -> None:
    assert visits["told"] == [["site-not-kept", "quota"], [""]]


def test_saved_games_come_back_and_damaged_ones_are_refused(visits: dict[str, Any]) -> None:
    assert visits["opened"] == "/games/t/"
    assert visits["damaged"] == [422, True]


def test_an_undo_stops_a_long_search(visits: dict[str, Any]) -> None:
    assert visits["stopped"]


def test_a_site_may_lie_in_any_folder(visits: dict[str, Any]) -> None:
    assert visits["unrooted"] == []


def test_the_site_leaves_out_no_module_that_pages_import(visits: dict[str, Any]) -> None:
    """The builder, which the visits load too, needs two more than a page does."""
    assert set(visits["modules"]) & archives._NOT_OF_PYTHON <= {"tarfile", "uuid"}


def test_structs_of_the_stand_in_equal_those_of_msgspec() -> None:
    class Inner(structs.Struct, frozen=True):
        name: str
        many: tuple[int, ...] = ()

    class Outer(structs.Struct, omit_defaults=True):
        inner: Inner
        more: object = structs.field(default_factory=dict)
        note: str | None = None

    class MInner(msgspec.Struct, frozen=True):
        name: str
        many: tuple[int, ...] = ()

    class MOuter(msgspec.Struct, omit_defaults=True):
        inner: MInner
        more: dict[str, int] = msgspec.field(default_factory=dict)
        note: str | None = None

    ours, theirs = Outer(Inner("a", (1, 2))), MOuter(MInner("a", (1, 2)))
    assert structs.encode(ours) == msgspec.json.encode(theirs)
    assert hash(ours.inner) == hash(Inner("a", (1, 2)))
    assert structs.replace(ours, note="x").note == "x"
    with pytest.raises(TypeError):
        hash(ours)
    with pytest.raises(AttributeError):
        ours.inner.name = "b"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("module", "name"),
    [
        (terms, "Terms"),
        (people, "Person"),
        (clocks, "Running"),
        (early, "Early"),
    ],
)
def test_the_site_stores_what_the_server_stores(module: Any, name: str) -> None:
    """The storage of the site repeats small structs, because it cannot import SQLAlchemy."""
    source = Path(structs.__file__).parent / "storage" / f"{module.__name__.split('.')[-1]}.py"
    kind = getattr(module, name)
    fields = kind._fields if hasattr(kind, "_fields") else kind.__struct_fields__
    body = source.read_text(encoding="utf-8").partition(f"class {name}(")[2].split("\n\n\n")[0]
    assert re.findall(r"^    (\w+): ", body, re.MULTILINE) == list(fields)


@pytest.fixture(scope="module")
def trouble() -> dict[str, Any]:
    """Return what `trouble_visits.py` found."""
    return found_by("trouble_visits.py")


def test_damaged_tables_and_records_leave_the_rest_open(trouble: dict[str, Any]) -> None:
    found = trouble["damage"]
    assert found["told"] == ["site-unread", found["expected"]]
    assert found["statuses"] == [200, 200, 200]
    assert found["listed"] == [True, False, False]
    assert found["damaged"] == [422, True]
    assert found["nothing lost"] == [True] * 4


def test_a_browser_that_cannot_read_writes_nothing(trouble: dict[str, Any]) -> None:
    found = trouble["blocked"]
    assert found["told"] == [["site-cannot-read", "blocked"]]
    assert found["page"] == 200
    assert found["kept"] == {"record/own": "old"}


def test_the_address_of_a_server_is_checked_and_kept(trouble: dict[str, Any]) -> None:
    import trouble_visits

    found = trouble["server"]
    assert found["before"] == 0
    assert {address: found[address] for address in trouble_visits.ADDRESSES} == (
        trouble_visits.ADDRESSES
    )
    assert found["after"] == [True] * 4
    assert found["forgotten"]


def test_the_engine_keeps_the_names_of_characters() -> None:
    """Names of players that mix scripts are refused by the names of their letters."""
    data = downloads.pyodide()[engine.NAME]
    kept = gzip.decompress(engine.packed(data))
    assert len(kept) == len(data)
    assert kept.count(b"YPOGEGRAMMENI") == data.count(b"YPOGEGRAMMENI") > 0
    assert len(engine.packed(data)) < len(gzip.compress(data, 9)) - 300_000
    with pytest.raises(CannotBuild):
        engine.packed(data[:-1])


def test_a_first_table_gets_modules_that_it_uses_and_no_large_files() -> None:
    used = {"json/__init__", "cheesemoon/games/x/puzzles.json"}
    first = ["json/__init__.pyc", "_pyodide/_base.pyc", "numpy/a.so", "cheesemoon/words/pl.ftl"]
    first += ["cheesemoon/games/x/puzzles.json", "cheesemoon/site/browser/page.pyc"]
    later = ["json/decoder.pyc", "cheesemoon/games/x/learned/2.npz", "cheesemoon/y/puzzles.json"]
    assert [name for name in first + later if packs.is_first(name, used)] == first


def test_a_module_of_the_later_pack_is_fetched_by_its_import(tmp_path: Path) -> None:
    names = {"later_one.py": b"VALUE = 7\n", "later_two/__init__.py": b"from . import inner\n"}
    names["later_two/inner.py"] = b"VALUE = 8\n"
    fetched: list[str] = []

    class Pack:
        def to_bytes(self) -> bytes:
            return archives.solid(names)

    def fetch(path: str) -> Pack:
        fetched.append(path)
        return Pack()

    finder = browser_packs.Packs({}, fetch, tmp_path, "later.pack", list(names))
    missing = browser_packs.Packs({}, lambda path: None, tmp_path / "none", "x", list(names))
    assert finder.find_spec("json", None) is None and fetched == []
    with pytest.raises(browser_packs.MissingPack):
        missing.find_spec("later_one", None)
    sys.meta_path.insert(0, finder)
    try:
        assert importlib.import_module("later_one").VALUE == 7
        assert importlib.import_module("later_two").inner.VALUE == 8
    finally:
        sys.meta_path.remove(finder)
    assert fetched == ["later.pack"]
