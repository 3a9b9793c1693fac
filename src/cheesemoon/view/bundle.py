"""Files that a page needs together, as one: a table's page asks for one script and one style sheet.

Scripts stay modules, each with names of its own: a module becomes a function that is called once
and gives what others import of it. They are put together when the server starts; nothing is built
ahead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"\./([\w.-]+)";.*$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|function|async function) )", re.MULTILINE)
_MODULE = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


def script(sources: Mapping[str, str], entries: Sequence[str], before: Iterable[str] = ()) -> str:
    """These modules and all that they import, each once and before those that need it, behind
    scripts that are no modules."""
    order: list[str] = []
    for name in entries:
        _place(sources, name, order, [])
    wanted = _wanted(sources[name] for name in order)
    parts = [_function(sources[name], _called(name), wanted.get(name, set())) for name in order]
    return "\n".join([*before, '(() => {\n"use strict";', *parts, "})();\n"])


def _place(sources: Mapping[str, str], name: str, order: list[str], above: list[str]) -> None:
    """Behind what it imports, as browsers load modules."""
    if name in above:
        raise ValueError(f"modules import each other: {' > '.join([*above, name])}")
    if name in order:
        return
    for _, other in IMPORT.findall(sources[name]):
        _place(sources, other, order, [*above, name])
    order.append(name)


def _wanted(sources: Iterable[str]) -> dict[str, set[str]]:
    """What is imported of each module."""
    found: dict[str, set[str]] = {}
    for source in sources:
        for names, other in IMPORT.findall(source):
            found.setdefault(other, set()).update(name for name, _ in _pairs(names))
    return found


def _pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c`: each name, and what it is called where it is imported."""
    parts = [part.split(" as ") for part in names.split(",") if part.strip()]
    return [(part[0].strip(), part[-1].strip()) for part in parts]


def _called(name: str) -> str:
    return "_" + re.sub(r"\W", "_", name.removesuffix(".js"))


def _function(source: str, called: str, wanted: set[str]) -> str:
    """A module as a function that is called at once."""

    def taken(match: re.Match[str]) -> str:
        names = ", ".join(a if a == b else f"{a}: {b}" for a, b in _pairs(match[1] or ""))
        return f"const {{ {names} }} = {_called(match[2])};" if names else ""

    text = _EXPORT.sub("", IMPORT.sub(taken, source))
    if odd := _MODULE.search(text):
        raise ValueError(f"this kind of import or export is not known here: {odd[0]}")
    given = ", ".join(sorted(wanted))
    return f"const {called} = (() => {{\n{text}\nreturn {{ {given} }};\n}})();"


def style(sources: Mapping[str, str], names: Sequence[str]) -> str:
    """Style sheets in their order."""
    return "\n".join(sources[name] for name in names)
