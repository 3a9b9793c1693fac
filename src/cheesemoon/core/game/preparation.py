"""Compiling what a game needs, once per machine, so that people see that something is under way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property, partial
from typing import Any, TypeVar

import numba

from ..rules import signatures
from ..rules.cache import is_prepared, mark_prepared, room_of
from ..rules.record import Record
from ..rules.rule import compiling, rules_of
from .contract import Rules

R = TypeVar("R")
OnStep = Callable[[int, int], None]
"""Told meanwhile how much is done, and of how much."""


class Preparation:
    """The parts of one game, and which of them are ready."""

    def __init__(self, title: Callable[[], str], record: type[Record], rules: Rules) -> None:
        self._title = title
        self._record = record
        self._rules = rules
        self._ready: set[str] = set()

    @cached_property
    def room(self) -> str:
        """Where the rules live, `games/space_taxi`."""
        setup = self._rules.setup
        return room_of(getattr(setup, "py_func", setup))

    @cached_property
    def types(self) -> dict[str, Any]:
        """The signature of each compiled rule."""
        return signatures.of_rules(numba.from_dtype(self._record.dtype))

    @cached_property
    def heuristic_types(self) -> dict[str, Any]:
        """The signature of each heuristic, which a game may offer or not."""
        return signatures.of_heuristics(numba.from_dtype(self._record.dtype))

    @cached_property
    def observe_types(self) -> dict[str, Any]:
        """The signatures of `observe` and `observe_after`, which a game may offer or not."""
        return signatures.of_observation(numba.from_dtype(self._record.dtype))

    def rules(self, on_step: OnStep | None) -> None:
        """Compile the rules if this machine has not done so before."""
        if not self.is_ready("rules"):
            with self.showing("rules", len(rules_of(self.room)), on_step) as step, compiling(step):
                self._compile(self.types)

    def heuristics(self, on_step: OnStep | None) -> None:
        """The same for the heuristics, which only bots need."""
        if not self.is_ready("heuristics"):
            offered = self._offered(self.heuristic_types)
            homes = {getattr(self._rules, name).py_func.__module__ for name in offered}
            rules = self._count(homes)
            with self.showing("heuristics", rules, on_step) as step, compiling(step):
                self._compile(offered)

    def observation(self, on_step: OnStep | None) -> None:
        """The same for what learners see."""
        observe = self._rules.observe
        if observe is not None and not self.is_ready("observations"):
            rules = self._count({observe.__module__})
            with self.showing("observations", rules, on_step) as step, compiling(step):
                self._compile(self._offered(self.observe_types))

    def part(
        self, part: str, module: str, compile_it: Callable[[], R], on_step: OnStep | None
    ) -> R:
        """The same for what `compile_it` makes of the rules of a module."""
        if self.is_ready(part):
            return compile_it()
        with self.showing(part, self._count({module}), on_step) as step, compiling(step):
            return compile_it()

    def trials(
        self, part: str, make: Callable[[], list[Callable[[], object]]], on_step: OnStep | None
    ) -> None:
        """The same for what is compiled by being tried out."""
        if not self.is_ready(part):
            self._ready.add(part)  # or those that are tried out would ask again
            trials = make()
            with self.showing(part, len(trials), on_step) as step:
                for trial in trials:
                    trial()
                    step()

    def is_ready(self, part: str) -> bool:
        """Whether a part was prepared before, here or by another process."""
        if part not in self._ready and not is_prepared(self.room, part):
            return False
        self._ready.add(part)
        return True

    def _offered(self, kinds: Mapping[str, Any]) -> dict[str, Any]:
        """Those that the game has."""
        return {n: kind for n, kind in kinds.items() if getattr(self._rules, n) is not None}

    def _count(self, modules: Collection[str]) -> int:
        return sum(rule.py_func.__module__ in modules for rule in rules_of(self.room))

    def _compile(self, kinds: Mapping[str, Any]) -> None:
        for name, signature in kinds.items():
            getattr(self._rules, name).compile(signature.args)

    @contextmanager
    def showing(
        self, part: str, everything: int, on_step: OnStep | None
    ) -> Iterator[Callable[[], None]]:
        """A part is prepared meanwhile, in so many steps; what is given counts one. Without
        `on_step` a bar in the terminal shows that it is under way."""
        done = 0
        bar = _bar(part, self._title(), everything) if on_step is None and _watched() else None

        def step() -> None:
            nonlocal done
            done = min(done + 1, everything)
            if on_step:
                on_step(done, everything)
            elif bar is not None and bar.n < everything:
                bar.update()

        yield step
        if bar is not None:
            bar.update(everything - bar.n)
            bar.close()
        mark_prepared(self.room, part)
        self._ready.add(part)


def trials_at(table: Any) -> list[Callable[[], object]]:
    """What people ask of a table that they have just sat down at, one by one."""
    trials: list[Callable[[], object]] = []
    for _ in range(3):
        now = table.fork()
        trials += [partial(now.text, now.seat), partial(now.svg, now.seat)]
        trials += [partial(_explain_all, now), partial(_load_again, now)]
        if not table.over:
            table.play(table.legal()[0])
    return [*trials, table.log, table.scores, table.totals]


def _explain_all(table: Any) -> object:
    return [table.explain(action) for action in table.legal()]


def _load_again(table: Any) -> object:
    return table.game.load(table.position())


def _watched() -> bool:
    """Whether a person looks at standard error: a terminal, or a notebook."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules


def _bar(part: str, title: str, total: int) -> Any:
    from tqdm.auto import tqdm

    return tqdm(
        total=total,
        desc=f"Preparing the {part} of {title} (first start only)",
        bar_format="{desc} |{bar}| {percentage:3.0f}%",
        file=sys.stderr,
        leave=True,
        mininterval=0.2,
    )
