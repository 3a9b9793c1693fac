"""Bundles of scripts and style sheets: a table's page asks for one of each.

Scripts stay modules with their own names: a module becomes a function that is called once and
returns what other modules import. Bundles are made when the server starts; there is no build step.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

_IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"(\.{1,2}/[\w./-]+)";.*$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|function|async function) )", re.MULTILINE)
_MODULE = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
# Comments that stand on lines of their own, and types in front of expressions.
_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)
_CAST = re.compile(r"/\*\* @type .*? \*/ ?")
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_CSS_IMPORT = re.compile(r'@import "(\./[\w./-]+)";')
_CSS_COMMENT = re.compile(r"/\*(?:[^*]|\*(?!/))*\*/")
_SPACE = re.compile(r"\s+")


def script(sources: Mapping[str, str], entries: Sequence[str], before: Iterable[str] = ()) -> str:
    """Return the entry modules and all modules they import as one script.

    Each module stands once, before the modules that import it. The plain scripts `before` come
    first.
    """
    order: list[str] = []
    for name in entries:
        _place(sources, name, order, [])
    wanted: dict[str, set[str]] = {}
    for name in order:
        for names, other in _imports(sources, name):
            wanted.setdefault(other, set()).update(outer for outer, _ in _pairs(names))
    parts = [_function(sources[name], name, wanted.get(name, set())) for name in order]
    return "\n".join([*before, '(() => {\n"use strict";', *parts, "})();\n"])


def _place(sources: Mapping[str, str], name: str, order: list[str], above: list[str]) -> None:
    """Append a module to the order, after the modules it imports. Refuse circular imports."""
    if name in above:
        raise ValueError(f"modules import each other: {' > '.join([*above, name])}")
    if name in order:
        return
    for _, other in _imports(sources, name):
        _place(sources, other, order, [*above, name])
    order.append(name)


def _imports(sources: Mapping[str, str], name: str) -> Iterator[tuple[str, str]]:
    """Yield the names that a module imports, and the path of the module they come from."""
    for names, other in _IMPORT.findall(sources[name]):
        yield names, _resolved(name, other)


def _resolved(name: str, other: str) -> str:
    """Return the path in static/ of what the file `name` calls `other`."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), other))


def _pairs(names: str) -> list[tuple[str, str]]:
    """Split `a, b as c` into pairs of exported name and local name."""
    parts = [part.split(" as ") for part in names.split(",") if part.strip()]
    return [(part[0].strip(), part[-1].strip()) for part in parts]


def _variable(name: str) -> str:
    return "_" + re.sub(r"\W", "_", name.removesuffix(".js"))


def _function(source: str, name: str, wanted: set[str]) -> str:
    """Return a module as a function that is called at once."""

    def taken(match: re.Match[str]) -> str:
        names = ", ".join(a if a == b else f"{a}: {b}" for a, b in _pairs(match[1] or ""))
        return f"const {{ {names} }} = {_variable(_resolved(name, match[2]))};" if names else ""

    text = _EXPORT.sub("", _IMPORT.sub(taken, source))
    if odd := _MODULE.search(text):
        raise ValueError(f"this kind of import or export is not known here: {odd[0]}")
    given = ", ".join(sorted(wanted))
    return f"const {_variable(name)} = (() => {{\n{text}\nreturn {{ {given} }};\n}})();"


def lean_script(source: str) -> str:
    """Return a script without comments and indentation, which browsers do not need."""
    return _INDENT.sub("", _CAST.sub("", _COMMENT.sub("", source)))


def style(sources: Mapping[str, str], names: Sequence[str]) -> str:
    """Return style sheets in their order as one, with their imports, comments removed."""
    return "".join(_inlined(sources, name) for name in names)


def _inlined(sources: Mapping[str, str], name: str) -> str:
    """Return a style sheet with the sheets that it imports in place of the imports."""

    def sheet(match: re.Match[str]) -> str:
        return _inlined(sources, _resolved(name, match[1]))

    return _SPACE.sub(" ", _CSS_COMMENT.sub("", _CSS_IMPORT.sub(sheet, sources[name])))
