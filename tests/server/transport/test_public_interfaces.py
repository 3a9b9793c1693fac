"""The source uses only public names of uvicorn, asyncio and granian."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[3] / "src"
LIBRARIES = ("uvicorn", "asyncio", "granian")
LOOPS = ("loop", "_loop")  # names of variables and attributes that hold an event loop


def private_uses(code: str) -> Iterator[str]:
    """Yield each import or attribute that is private to one of the libraries."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names if _is_private(a.name))
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = (f"{node.module}.{a.name}" for a in node.names)
            yield from (name for name in names if _is_private(name))
        elif isinstance(node, ast.Attribute):
            name = ast.unparse(node)
            loop = ast.unparse(node.value).split(".")[-1].removesuffix("()")
            private = node.attr.startswith("_") and not node.attr.startswith("__")
            of_loop = private and loop in (*LOOPS, "get_running_loop")
            if _is_private(name) or of_loop or node.attr.startswith("_asyncio_"):
                yield name


def _is_private(name: str) -> bool:
    library, *rest = name.split(".")
    return library in LIBRARIES and (
        any(part.startswith("_") for part in rest) or rest[:1] == ["protocols"]
    )


def test_no_private_name_is_used() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    found = {str(path): list(private_uses(path.read_text("utf-8"))) for path in files}
    assert len(files) > 500
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "code",
    [
        "from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol",
        "from uvicorn import protocols",
        "import uvicorn.protocols.utils",
        "import uvicorn\nuvicorn.protocols.http",
        "from asyncio import _get_running_loop",
        "from granian._granian import ASGIWorker",
        "import asyncio\nasyncio._set_running_loop(None)",
        "future._asyncio_future_blocking = False",
        "self.loop._ready.clear()",
        "asyncio.get_running_loop()._selector",
    ],
)
def test_a_private_name_would_be_found(code: str) -> None:
    assert list(private_uses(code))


def test_public_names_are_allowed() -> None:
    code = "import asyncio, uvicorn\nuvicorn.Config(x).load()\nloop.call_soon(self._work)"
    assert not list(private_uses(code))
