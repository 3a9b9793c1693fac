"""Steps through a saved game."""

from __future__ import annotations

from typing import TextIO

from cheesemoon.core import Table

from .say import say


def replay(table: Table, lang: str, lines: TextIO | None, out: TextIO) -> None:
    """Print the whole game, or step through it if `lines` are given. Enter goes on, `b` goes back,
    a number jumps, `q` leaves."""
    actions = table.replayable()
    lines_of = table.log(lang, since=len(table.actions) - len(actions))
    if lines is None:
        _print_all(table, actions, lines_of, lang, out)
        return
    ply = 0
    while True:
        _show(table, actions, lines_of, ply, lang, out)
        print("> ", end="", file=out, flush=True)
        line = lines.readline()
        answer = line.strip()
        if not line or answer == "q":
            return
        if answer == "":
            ply += 1
        elif answer == "b":
            ply -= 1
        elif answer.isascii() and answer.isdigit():
            ply = int(answer)
        else:
            print(say(lang, "replay-help"), file=out)
            continue
        ply = max(0, min(len(actions), ply))


def _show(
    table: Table, actions: list[str], lines_of: list[list[str]], ply: int, lang: str, out: TextIO
) -> None:
    at = table.start()
    for action in actions[:ply]:
        at.play(action)
    print(say(lang, "replay-at", ply=ply, all=len(actions)), file=out)
    if ply:
        print(f"  [{actions[ply - 1]}]", file=out)
        for line in lines_of[ply - 1]:
            print(f"  » {line}", file=out)
    print(at.text(None, lang), file=out)


def _print_all(
    table: Table, actions: list[str], lines_of: list[list[str]], lang: str, out: TextIO
) -> None:
    print(table.title(lang), file=out)
    for ply, (action, told) in enumerate(zip(actions, lines_of, strict=True), 1):
        print(f"{ply:>4}  {action:<20} {' '.join(told)}", file=out)
    print(table.text(None, lang), file=out)
