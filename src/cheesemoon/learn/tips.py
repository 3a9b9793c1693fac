"""What the coach of a first game says: about things when they first happen or first can be done,
and before a move whose consequence a newcomer would not see.

A game keeps it in `lessons/tips.toml`; every `when` is an event of the log, or `verb steal`: such
an action can be taken now.

    [[tip]]        # once, the first time
    when = "rent"
    [[warning]]    # before each action of which this comes for certain
    when = "emptied"
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.core import Fields, Game, Table
from cheesemoon.core.formats.content import load_content

from .lesson import Texts, read_texts
from .words import WORDS

NAME = "tips.toml"
_VERB = "verb "
_TRIES = 3  # other chance that must agree on what an action brings


class Tip(NamedTuple):
    """What is said, and when."""

    when: str
    say: Texts


@dataclass(frozen=True)
class Tips:
    """All that the coach of a game has to say."""

    tips: tuple[Tip, ...]
    warnings: tuple[Tip, ...]


@cache
def tips(game: Game) -> Tips:
    """The tips of a game; none if nobody has written any."""
    path = game.folder / "lessons" / NAME
    return read(game, path) if path.exists() else Tips((), ())


def read(game: Game, path: Path) -> Tips:
    """Tips from a file; a mistake is told with its line."""

    def check(fields: Fields) -> Tips:
        found = [
            tuple(_tip(game, part) for part in fields.parts(name, 0, 60))
            if fields.has(name)
            else ()
            for name in ("tip", "warning")
        ]
        return Tips(*found)

    return load_content(path, check, WORDS)


def _tip(game: Game, fields: Fields) -> Tip:
    when = fields.given("when")
    verbs = {verb.word for verb in game.actions.verbs}
    known = isinstance(when, str) and (
        when.removeprefix(_VERB) in verbs
        if when.startswith(_VERB)
        else game.words.has("en", f"log-{when}")
    )
    if not known:
        raise fields.bad("when", "tip-when", when=str(when))
    tip = Tip(when, read_texts(fields, "when"))
    fields.finish()
    return tip


def due(table: Table, since: int, seen: Collection[str], acting: bool) -> Tip | None:
    """The first tip that somebody has not seen: for what happened since an action, or for what can
    be done now."""
    happened = {event.name for told in table.events[since:] for event in told}
    if acting:
        happened |= {_VERB + action.split(" ")[0] for action in table.legal()}
    fitting = (tip for tip in tips(table.game).tips if tip.when in happened)
    return next((tip for tip in fitting if tip.when not in seen), None)


def consequences(table: Table, action: str, seeds: Iterable[int] = range(_TRIES)) -> list[Tip]:
    """The warnings about an action: of what comes of it whatever chance will be."""
    certain: set[str] | None = None
    for seed in seeds:
        fork = _tried(table, action, seed)
        since = fork.events[len(table.actions) :]
        told = {event.name for events in since for event in events}
        certain = told if certain is None else certain & told
    return [tip for tip in tips(table.game).warnings if tip.when in (certain or ())]


def loses(table: Table, action: str, seeds: Iterable[int] = range(_TRIES)) -> bool:
    """Whether with this action the game is over, and lost for whoever makes it, for certain."""
    for seed in seeds:
        fork = _tried(table, action, seed)
        if not fork.over or table.seat in fork.winners():
            return False
    return True


def _tried(table: Table, action: str, seed: int) -> Table:
    """The table after an action and all that it forces its player to do: whoever has flown under a
    column must shoot."""
    fork = table.fork(seed=seed)
    fork.play(action)
    while fork.seat == table.seat and len(fork.legal()) == 1:
        fork.play(fork.legal()[0])
    return fork
