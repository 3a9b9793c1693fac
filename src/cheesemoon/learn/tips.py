"""The coach of a first game. It explains things when they first happen or become possible.

It also warns before an action with a consequence that a new player would miss. A game keeps the
texts in `lessons/tips.toml`. `when` is an event of the log, or `verb steal` if such an action is
legal now.

    [[tip]]        # once, the first time
    when = "rent"
    [tip.phone]    # shorter and for a finger; without it, the same text
    [[warning]]    # before each action that certainly causes this
    when = "emptied"
    [[warning]]    # before each `done` while a `build` is legal
    when = "done, not build"
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
_NOT = ", not "
_TRIES = 3  # other seeds that must agree on the consequence of an action


class Tip(NamedTuple):
    """A text and its occasion."""

    when: str
    say: Texts
    phone: Texts


@dataclass(frozen=True)
class Tips:
    """All texts of a game's coach."""

    tips: tuple[Tip, ...]
    warnings: tuple[Tip, ...]


@cache
def tips(game: Game) -> Tips:
    """Return the tips of a game; none if it has none."""
    path = game.folder / "lessons" / NAME
    return read(game, path) if path.exists() else Tips((), ())


def read(game: Game, path: Path) -> Tips:
    """Read tips from a file. An error names its line."""

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
    if isinstance(when, str) and (when.startswith(_VERB) or _NOT in when):
        known = set(when.removeprefix(_VERB).split(_NOT)) <= verbs
    else:
        known = isinstance(when, str) and game.words.has("en", f"log-{when}")
    if not known:
        raise fields.bad("when", "tip-when", when=str(when))
    say = read_texts(fields, "when", "phone")
    tip = Tip(when, say, read_texts(fields.part("phone")) if fields.has("phone") else say)
    fields.finish()
    return tip


def due(table: Table, since: int, seen: Collection[str], acting: bool) -> Tip | None:
    """Return the first tip that the player has not seen: for events since an action, or for a legal
    action."""
    happened = {event.name for told in table.events[since:] for event in told}
    if acting:
        happened |= {_VERB + action.split(" ")[0] for action in table.legal()}
    fitting = (tip for tip in tips(table.game).tips if tip.when in happened)
    return next((tip for tip in fitting if tip.when not in seen), None)


def consequences(table: Table, action: str, seeds: Iterable[int] = range(_TRIES)) -> list[Tip]:
    """Return the warnings about an action: those about events that follow whatever chance gives,
    and those about actions that it leaves undone."""
    certain: set[str] | None = None
    for seed in seeds:
        fork = _tried(table, action, seed)
        since = fork.events[len(table.actions) :]
        told = {event.name for events in since for event in events}
        certain = told if certain is None else certain & told
    causes = (certain or set()) | _undone(table, action)
    return [tip for tip in tips(table.game).warnings if tip.when in causes]


def omits(table: Table, action: str) -> bool:
    """Return True if there is a warning about an action that this one leaves undone."""
    undone = _undone(table, action)
    return any(tip.when in undone for tip in tips(table.game).warnings)


def _undone(table: Table, action: str) -> set[str]:
    """Return what an action leaves undone, in the form of tips, such as `done, not build`."""
    verbs = {other.split(" ")[0] for other in table.legal()}
    return {f"{action.split(' ')[0]}{_NOT}{verb}" for verb in verbs}


def loses(table: Table, action: str, seeds: Iterable[int] = range(_TRIES)) -> bool:
    """Return True if this action certainly ends the game with a loss for its player."""
    for seed in seeds:
        fork = _tried(table, action, seed)
        if not fork.over or table.seat in fork.winners():
            return False
    return True


def _tried(table: Table, action: str, seed: int) -> Table:
    """Return the table after an action and all forced actions of the same player."""
    fork = table.fork(seed=seed)
    fork.play(action)
    while fork.seat == table.seat and len(fork.legal()) == 1:
        fork.play(fork.legal()[0])
    return fork
