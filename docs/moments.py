"""Six moments of every game for pictures of its board.

They are the set-up, the first turns, a choice, a crowd or a price, a rare event and the end. Bots
with a fixed seed play them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import cheesemoon as cm
from cheesemoon import bots

NAMES = ("Ola", "Kiwi", "Plum", "Nina", "Bo")


class Moment(NamedTuple):
    """A table for a picture, and the piece to click before the picture is taken."""

    name: str
    table: cm.Table
    click: str = ""


Wanted = Callable[[cm.Table, dict[str, Any]], bool]


def played(
    name: str, seats: int, wanted: Wanted, *, least: int = 0, seed: int = 5, **options: Any
) -> cm.Table:
    """Return the first table after `least` actions that satisfies `wanted`.

    Try up to 20 games with consecutive seeds.
    """
    for other in range(20):
        table = cm.game(name).new(seats=seats, seed=seed + other, **options)
        table.names = NAMES[:seats]
        bot = bots.bot("greedy", table.game, seed=5)
        while len(table.actions) < least or not wanted(table, table.position()):
            if table.over:
                break
            table.play(bot.choose_at(table))
        else:
            return table
    raise LookupError(f"no such moment in 20 games of {name}")


def phase(*names: str, ways: int = 1) -> Wanted:
    """Return a test for a step of the turn with at least `ways` choices."""
    return lambda table, position: position["phase"] in names and len(table.legal()) >= ways


def over(table: cm.Table, _: dict[str, Any]) -> bool:
    return table.over


def legal(verb: str, ways: int = 1) -> Wanted:
    """Return a test for at least `ways` legal actions with this verb."""
    return lambda table, _: sum(a.split()[0] == verb for a in table.legal()) >= ways


def just_happened(event: str) -> Wanted:
    """Return a test for an event of the last action."""
    return lambda table, _: any(e.name == event for told in table.events[-1:] for e in told)


def first_rat() -> Iterator[Moment]:
    yield Moment("set-up", played("first-rat", 5, phase("run")))
    yield Moment("early", played("first-rat", 3, phase("run", ways=9), least=20))
    choosing = played("first-rat", 4, phase("run", ways=25), least=120)
    yield Moment("choosing", choosing, ".choice[data-pick]")
    yield Moment("crowded", played("first-rat", 5, legal("build"), least=150))
    robot = played("first-rat", 1, legal("buy"), least=30, superrats=True, board="variable")
    yield Moment("robot", robot)
    yield Moment("end", played("first-rat", 5, over, seed=8))


def space_guardians() -> Iterator[Moment]:
    name = "space-guardians"
    yield Moment("set-up", played(name, 4, phase("place"), least=2))
    yield Moment("early", played(name, 3, phase("move", ways=9), least=12))
    choosing = played(name, 4, phase("move", ways=14), least=60, advanced=True)
    yield Moment("choosing", choosing)
    yield Moment("paying", played(name, 3, phase("pay", ways=3), advanced=True))
    yield Moment("mine", played(name, 2, phase("mine", ways=2), least=40, advanced=True))
    yield Moment("end", played(name, 4, over))


def ratcatcher() -> Iterator[Moment]:
    name = "ratcatcher"
    yield Moment("set-up", played(name, 1, phase("setup")))
    yield Moment("early", played(name, 1, phase("actions", ways=8), ratcatcher="butcher"))
    yield Moment("choosing", played(name, 1, phase("actions", ways=12), least=45))
    crowd = played(name, 1, phase("hits", ways=2), least=40, ratcatcher="alchemist", arch_rat="maw")
    yield Moment("crowded", crowd)
    grows = played(name, 1, phase("expand", ways=4), least=50, arch_rat="brood-mother")
    yield Moment("town-grows", grows)
    yield Moment("end", played(name, 1, over, ratcatcher="pathfinder", arch_rat="were-rat"))


def space_taxi() -> Iterator[Moment]:
    name = "space-taxi"
    yield Moment("set-up", played(name, 4, phase("roll")))
    yield Moment("early", played(name, 2, phase("place", ways=6), least=3))
    yield Moment("choosing", played(name, 4, phase("place", ways=10), least=100))
    yield Moment("coins", played(name, 5, phase("coins", ways=3), least=60))
    yield Moment("breakdown", played(name, 3, just_happened("broke-down")))
    yield Moment("end", played(name, 5, over))


MOMENTS: dict[str, Callable[[], Iterator[Moment]]] = {
    "first-rat": first_rat,
    "space-guardians": space_guardians,
    "ratcatcher": ratcatcher,
    "space-taxi": space_taxi,
}
