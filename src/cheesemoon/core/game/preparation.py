"""Compile the parts of a game, once per machine, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from ..rules.cache import is_prepared, mark_prepared, package_of
from ..rules.record import Record
from ..rules.rule import compiling, is_deferring, rules_of
from .contract import Rules

if TYPE_CHECKING:
    import numba
    from numba.core.typing.templates import Signature
    from tqdm.std import tqdm

R = TypeVar("R")
OnStep = Callable[[int, int], None]
"""Called with the number of finished steps and of all steps."""


class Preparation:
    """The compiled parts of one game."""

    def __init__(
        self, title: Callable[[], str], record: type[Record], rules: Rules[Record]
    ) -> None:
        self._title = title
        self._record = record
        self._rules = rules
        self._ready: set[str] = set()

    @cached_property
    def package(self) -> str:
        """The package of the rules, such as `games/space_taxi`."""
        setup = self._rules.setup
        return package_of(getattr(setup, "py_func", setup))

    @cached_property
    def record_type(self) -> numba.types.Record:
        """The type of a record of the game."""
        import numba

        return numba.from_dtype(self._record.dtype)

    @cached_property
    def types(self) -> dict[str, Signature]:
        """The signature of each compiled rule."""
        from ..rules import signatures

        return signatures.of_rules(self.record_type)

    @cached_property
    def heuristic_types(self) -> dict[str, Signature]:
        """The signature of each heuristic that a game may offer."""
        from ..rules import signatures

        return signatures.of_heuristics(self.record_type)

    @cached_property
    def observe_types(self) -> dict[str, Signature]:
        """The signatures of `observe` and `observe_after`, which a game may offer."""
        from ..rules import signatures

        return signatures.of_observation(self.record_type)

    def rules(self, on_step: OnStep | None) -> None:
        """Compile the rules unless this machine has them."""
        if not self._need_not_compile("rules"):
            count = len(rules_of(self.package))
            with self.showing("rules", count, on_step) as step, compiling(step):
                self._compile(self.types)

    def heuristics(self, on_step: OnStep | None) -> None:
        """Compile the heuristics, which only bots need."""
        if not self._need_not_compile("heuristics"):
            offered = self._offered(self.heuristic_types)
            homes = {getattr(self._rules, name).py_func.__module__ for name in offered}
            rules = self._count(homes)
            with self.showing("heuristics", rules, on_step) as step, compiling(step):
                self._compile(offered)

    def observation(self, on_step: OnStep | None) -> None:
        """Compile the observations, which only learners need."""
        observe = self._rules.observe
        if observe is not None and not self._need_not_compile("observations"):
            rules = self._count({observe.__module__})
            with self.showing("observations", rules, on_step) as step, compiling(step):
                self._compile(self._offered(self.observe_types))

    def part(
        self, part: str, module: str, compile_it: Callable[[], R], on_step: OnStep | None
    ) -> R:
        """Compile the rules of a module by `compile_it`, and return its result."""
        if self._need_not_compile(part):
            return compile_it()
        with self.showing(part, self._count({module}), on_step) as step, compiling(step):
            return compile_it()

    def trials(
        self, part: str, make: Callable[[], list[Callable[[], object]]], on_step: OnStep | None
    ) -> None:
        """Compile rules by running functions that call them."""
        if not self._need_not_compile(part):
            self._ready.add(part)  # the trials ask again for this part
            trials = make()
            with self.showing(part, len(trials), on_step) as step:
                for trial in trials:
                    trial()
                    step()

    def _need_not_compile(self, part: str) -> bool:
        return self.is_ready(part) or is_deferring()

    def is_ready(self, part: str) -> bool:
        """Return True if this or another process has compiled a part."""
        if part not in self._ready and not is_prepared(self.package, part):
            return False
        self._ready.add(part)
        return True

    def _offered(self, kinds: Mapping[str, Signature]) -> dict[str, Signature]:
        return {n: kind for n, kind in kinds.items() if getattr(self._rules, n) is not None}

    def _count(self, modules: Collection[str]) -> int:
        return sum(rule.py_func.__module__ in modules for rule in rules_of(self.package))

    def _compile(self, kinds: Mapping[str, Signature]) -> None:
        for name, signature in kinds.items():
            getattr(self._rules, name).compile(signature.args)

    @contextmanager
    def showing(
        self, part: str, everything: int, on_step: OnStep | None
    ) -> Iterator[Callable[[], None]]:
        """Show progress while a part is compiled in `everything` steps; the yielded function counts
        one step. Without `on_step`, show a bar in the terminal."""
        done = 0
        bar = _bar(part, self._title(), everything) if on_step is None and is_watched() else None

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
        mark_prepared(self.package, part)
        self._ready.add(part)


def is_watched() -> bool:
    """Return True if standard error is a terminal or a notebook."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules


def _bar(part: str, title: str, total: int) -> tqdm:
    from tqdm.auto import tqdm

    return tqdm(
        total=total,
        desc=f"Preparing the {part} of {title} (first start only)",
        bar_format="{desc} |{bar}| {percentage:3.0f}%",
        file=sys.stderr,
        leave=True,
        mininterval=0.2,
    )
