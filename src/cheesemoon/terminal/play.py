"""Playing in a terminal: the table, the log, numbered choices. It also works with a pipe."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from cheesemoon.core import CheesemoonError, IllegalAction, Table, score_word

from .lines import fit
from .say import WORDS, say

if TYPE_CHECKING:
    from cheesemoon.bots import Bot


class InputEnded(CheesemoonError):
    """Standard input ended before the game."""


class Session:
    """One table, its players, and the part of the log that was printed."""

    def __init__(self, table: Table, bots: Mapping[int, Bot], lang: str, out: TextIO) -> None:
        self.table = table
        self.bots = bots  # by seat
        self.lang = lang
        self._out = out
        self._told = len(table.events)

    def write(self, line: str = "") -> None:
        """Print a line, or several lines of text; a terminal gets lines that fit its width."""
        print(fit(line, self._out), file=self._out, flush=True)

    def prompt(self) -> None:
        """Print the prompt."""
        print("> ", end="", file=self._out, flush=True)

    def say(self, message: str, **args: object) -> None:
        """Print a message in the player's language."""
        self.write(say(self.lang, message, **args))

    def tell_news(self) -> None:
        """Print the log since the last call."""
        for lines in self.table.log(self.lang, since=self._told):
            for line in lines:
                self.write(f"  » {line}")
        self._told = len(self.table.events)

    def forget_news(self) -> None:
        """Mark the whole log as printed, after an undo."""
        self._told = len(self.table.events)


def play(
    table: Table,
    bots: Mapping[int, Bot],
    lang: str,
    lines: TextIO,
    out: TextIO,
    save: str | None = None,
) -> None:
    """Play to the end, or until the player leaves. Save the game in both cases if asked to."""
    session = Session(table, bots, lang, out)
    try:
        _play(session, lines)
    finally:
        if save:
            _save(session, save)


def _play(session: Session, lines: TextIO) -> None:
    table, lang = session.table, session.lang
    session.write(table.title(lang))
    session.say("play-help")
    while session.table.seat is not None:
        seat = session.table.seat
        if seat in session.bots:
            _let_bot_play(session, seat)
        elif not _ask(session, lines):
            return
    session.tell_news()
    session.write()
    session.write(session.table.text(None, lang))
    _tell_result(session)


def _let_bot_play(session: Session, seat: int) -> None:
    table = session.table
    table.play(session.bots[seat].choose(table.view(seat), table.legal()))


def _ask(session: Session, lines: TextIO) -> bool:
    """Show the table and take one decision. Return False if the player leaves."""
    table, lang = session.table, session.lang
    session.tell_news()
    session.write()
    session.write(table.text(table.seat, lang))
    session.write(table.question(lang))
    choices = table.choices()
    for number, action in enumerate(choices, 1):
        session.write(f"  {number:>3}  {table.explain(action, lang)}  [{action}]")
    while True:
        answer = _read(session, lines)
        if answer in ("q", "quit"):
            session.say("play-left")
            return False
        if answer in _COMMANDS:
            if _COMMANDS[answer](session):
                return True
        elif answer.startswith("save "):
            _save(session, answer[5:].strip())
        elif answer.startswith("rule "):
            _tell_rule(session, answer[5:].strip())
        elif answer and _act(session, choices, answer):
            return True


def _read(session: Session, lines: TextIO) -> str:
    session.prompt()
    line = lines.readline()
    if not line:
        session.write()
        raise InputEnded("play-input-ended", words=WORDS, actions=len(session.table.actions))
    return line.strip()


def _act(session: Session, choices: tuple[str, ...], answer: str) -> bool:
    """Play a number of the list or an action in notation."""
    if answer.isascii() and answer.isdigit():
        if not 1 <= int(answer) <= len(choices):
            session.say("play-no-number", number=answer[:20], count=len(choices))
            return False
        answer = choices[int(answer) - 1]
    try:
        session.table.play(answer)
    except IllegalAction as error:
        session.write(f"  ✗ {error.text(session.lang)}")
        return False
    return True


def _help(session: Session) -> bool:
    session.say("play-commands", example=_example(session))
    return False


def _log(session: Session) -> bool:
    for lines in session.table.log(session.lang):
        for line in lines:
            session.write(f"  » {line}")
    return False


def _hint(session: Session) -> bool:
    """Show what a search of this seat's view would play, and why."""
    from cheesemoon.bots import analyse

    table = session.table
    if table.seat is not None:
        session.say("play-thinking")
        found = analyse(table.game, table.view(table.seat), table.choices())
        session.write(textwrap.indent(found.text(session.lang, table), "  "))
    return False


def _tell_rule(session: Session, number: str) -> None:
    rule = session.table.game.rulebook.rule(number.upper(), session.lang)
    if rule is None:
        session.say("play-no-rule", number=number[:20], example=_example(session))
    else:
        session.write(f"  {rule.number} {rule.text}")


def _example(session: Session) -> str:
    """Return the number of a rule of this game; "" if the game has no rulebook."""
    return next(iter(session.table.game.rulebook.numbers), "")


def _undo(session: Session) -> bool:
    """Go back to the last point after which nothing was revealed and no other player acted."""
    table = session.table
    if not table.actions or table.revealed(len(table.actions) - 1):
        session.say("play-no-undo")
        return False
    back = table.start()
    for action in table.replayable()[:-1]:
        back.play(action)
    if back.seat != table.seat:
        session.say("play-no-undo")
        return False
    session.table = back
    session.forget_news()
    return True


def _save(session: Session, name: str) -> None:
    try:
        session.table.save(Path(name))
    except OSError as error:
        session.say("play-not-saved", path=name, why=error.strerror or "?")
    else:
        session.say("play-saved", path=name)


_COMMANDS = {
    "?": _help,
    "help": _help,
    "h": _hint,
    "hint": _hint,
    "log": _log,
    "u": _undo,
    "undo": _undo,
}


def _tell_result(session: Session) -> None:
    table, lang = session.table, session.lang
    for seat, score in enumerate(table.scores()):
        lines = [(key, points) for key, points in score.items() if key != "total"]
        parts = ", ".join(
            f"{score_word(table.game.words, key, lang)}: {points}" for key, points in lines
        )
        name = table.player(seat, lang) if seat < table.players else say(lang, "robot")
        session.write(f"  {name}: {score['total']}  ({parts})")
    winners = ", ".join(table.player(seat, lang) for seat in table.winners())
    session.say("play-won" if winners else "play-nobody", names=winners)
