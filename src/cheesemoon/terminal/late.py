"""Commands that are listed at once and imported when they are used. So `--help` does not load the
arena."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, TypeVar


class Late(NamedTuple):
    """The module of a command, and its help text."""

    home: str  # a module whose `add_commands` adds it, perhaps with others
    help: str


class LateParser(argparse.ArgumentParser):
    """A parser that adds its arguments when it first parses."""

    name, home = "", ""

    def parse_known_args(self, args: Iterable[str] | None = None, namespace: Any = None) -> Any:
        if self.home:
            home, self.home = self.home, ""
            import_module(home).add_commands(_Only(self.name, self))
        return super().parse_known_args(args, namespace)


class _Only:
    """A stand-in for subparsers that keeps one command of a module that adds several."""

    def __init__(self, name: str, parser: argparse.ArgumentParser) -> None:
        self._name, self._parser = name, parser

    def add_parser(self, name: str, **more: object) -> argparse.ArgumentParser:
        return self._parser if name == self._name else argparse.ArgumentParser(add_help=False)


P = TypeVar("P", bound=LateParser)


def add_late(
    commands: argparse._SubParsersAction[P],
    table: Mapping[str, Late],
    common: P,
) -> None:
    """Add these commands to the result of `add_subparsers`, each with a `LateParser`."""
    for name, (home, told) in table.items():
        parser = commands.add_parser(name, parents=[common], help=told)
        parser.name, parser.home = name, home
