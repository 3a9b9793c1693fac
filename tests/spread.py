"""How tests are spread over processes: what shares something that takes long to make stays
together, whatever takes long begins first, so that no process is left alone with it in the end."""

from __future__ import annotations

import re

from xdist.scheduler import LoadScopeScheduling

BATCHES = "batches"
"""What plays in batches finds their loops, which one process compiles."""
SOLVED = "Space Taxi, solved"
"""Whatever wants it is in one process, so that nobody solves it again at the same time."""
_WANT_IT_SOLVED = re.compile(
    r"tests/(arena/|bots/test_space_taxi_solver|docs/(?!test_(site|notebooks))"
    r"|docs/test_notebooks\.py.*\[space-taxi\])"
)
_GAME_BY_GAME = ("tests/test_pictures.py", "tests/test_conformance.py")  # each is drawn once
_ONE_BY_ONE = (  # files that would keep one process busy for long
    "tests/docs/test_notebooks.py",
    *(f"tests/server/browser/test_browser{part}.py" for part in ("", "_look", "_pages")),
)
_LONGEST = (
    SOLVED,
    BATCHES,
    "tests/server/browser/test_browser_look.py::test_axe_finds_nothing_on_any_page[desk]",
    "tests/docs/test_site.py",
    "tests/outside/test_new_game.py",
    "tests/test_pictures.py first-rat",
    "tests/server/browser/test_browser_look.py::test_axe_finds_nothing_on_any_page[phone]",
    "tests/rules/ratcatcher/test_invariants.py",
    "tests/outside/test_batches_found_again.py",
    "tests/server/browser/test_browser_frame.py",
    "tests/test_pictures.py ratcatcher",
    "tests/docs/test_notebooks.py::test_every_cell_runs[training]",
    "tests/core/test_engines.py",
)


def group_of(test: str) -> str:
    """The name of what a test, given by its whole name, goes together with."""
    path, _, name = test.partition("::")
    if _WANT_IT_SOLVED.match(test):
        return SOLVED
    if path.startswith(("tests/envs/", "tests/train/")):
        return BATCHES
    if path in _GAME_BY_GAME:
        game = re.search(r"\[(first-rat|ratcatcher|space-guardians|space-taxi)\b", name)
        return f"{path} {game[1]}" if game else path
    return test if path in _ONE_BY_ONE else path


def turn_of(test: str) -> int:
    """The lower, the sooner it is begun."""
    group = group_of(test)
    return _LONGEST.index(group) if group in _LONGEST else len(_LONGEST)


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Hands groups to the processes, in the order in which they were collected."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)
