"""Agents that can be evaluated: bots, policies, saved networks, processes that speak JSON lines.

    bot:medium                     a bot of Cheesemoon
    net:rats2/best.json            a network of `cheesemoon train`, with its search
    module:Name                    a `Bot`, a policy, a model with `predict`, or a class of one
    process:python agent.py        a process

A policy takes an observation and a mask, or a dict of both as PettingZoo's agents do, and returns
an action number. A model has `predict`, as in Stable-Baselines3; it gets the mask if it takes
`action_masks`.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import os
import select
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

import numpy as np

from cheesemoon import bots
from cheesemoon.core import Game, Table

from .errors import EvaluateError

LONGEST = 1 << 20  # bytes of an answer of a process
_GRACE = 0.5  # seconds in which a process that closed a pipe ends


class Late(Exception):
    """The agent did not answer in time."""


class Dead(Exception):
    """The agent cannot answer any more."""


class Unreadable:
    """An answer that is no JSON object with an action. It is quoted in the report."""

    def __init__(self, line: bytes) -> None:
        self._line = line

    def __str__(self) -> str:
        return repr(self._line[:100].decode(errors="replace"))


class Agent(Protocol):
    """A player of a task. It is told a game, and then asked for one action after another."""

    name: str

    def start(self, game: Game, table: Table, seat: int, seed: int) -> None:
        """Begin a game."""

    def choose(self, table: Table, seat: int, seconds: float) -> object:
        """Return an action in notation or its number."""

    def close(self) -> None:
        """End all resources."""


class BotAgent:
    """A bot. It gets views and never the table."""

    def __init__(self, name: str, make: Callable[[Game, int], bots.Bot]) -> None:
        self.name, self._make = name, make

    def start(self, game: Game, table: Table, seat: int, seed: int) -> None:
        self._bot = self._make(game, seed)

    def choose(self, table: Table, seat: int, seconds: float) -> object:
        return self._bot.choose(table.view(seat), table.legal())

    def close(self) -> None:
        pass


class PolicyAgent:
    """A function of an observation and a mask, or a model with `predict`."""

    def __init__(self, name: str, policy: object) -> None:
        self.name = name
        self._ask = _asker(name, policy)

    def start(self, game: Game, table: Table, seat: int, seed: int) -> None:
        self._game = game

    def choose(self, table: Table, seat: int, seconds: float) -> object:
        mask = np.zeros(self._game.actions.size, np.int8)
        mask[table.legal_numbers()] = 1
        return self._ask(self._game.observe(table, seat), mask)

    def close(self) -> None:
        pass


class ProcessAgent:
    """A process: it reads a line of JSON for each decision and answers `{"action": …}`."""

    def __init__(self, command: str) -> None:
        self.name = command
        self._command = shlex.split(command)
        self._process: subprocess.Popen[bytes] | None = None
        if not self._command:
            raise EvaluateError("bad-agent", agent="process:", why="no command")

    def start(self, game: Game, table: Table, seat: int, seed: int) -> None:
        self._hello = {"start": game.name, "seat": seat, "seats": table.players, "seed": seed}
        self._hello["options"] = dict(table.options)
        if self._process is not None:
            self._send(self._hello)

    def choose(self, table: Table, seat: int, seconds: float) -> object:
        try:
            return self._asked(table, seat, seconds)
        except Late:  # it may have come at any moment, so the process is ended
            self.close()
            raise

    def _asked(self, table: Table, seat: int, seconds: float) -> object:
        if self._process is None:
            self._open()
            self._send(self._hello)
        game = table.game
        seen = game.observe(table, seat).tolist() if game.rules.observe else []
        self._send(
            {
                "view": table.view(seat),
                "legal": list(table.legal()),
                "numbers": table.legal_numbers().tolist(),
                "observation": seen,
            }
        )
        return _answer_in(self._read(seconds))

    def _open(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise Dead(error.strerror or str(error)) from None
        assert self._process.stdout
        os.set_blocking(self._process.stdout.fileno(), False)
        self._buffer = b""

    def _send(self, message: object) -> None:
        assert self._process and self._process.stdin
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._death("it closed its standard input") from None

    def _read(self, seconds: float) -> bytes:
        """Read one line within the time; Late tells that there is none."""
        assert self._process and self._process.stdout
        end, out = time.monotonic() + seconds, self._process.stdout
        while b"\n" not in self._buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([out], [], [], left)[0]:
                raise Late
            part = out.read(1 << 16)
            if not part:
                raise self._death("it closed its standard output")
            self._buffer += part
            if len(self._buffer) > LONGEST:
                raise self._death("its answer is too long")
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _death(self, why: str) -> Dead:
        """Return the cause of death: how the process ended, or why it is ended now."""
        assert self._process
        with contextlib.suppress(subprocess.TimeoutExpired):
            why = f"it ended (exit {self._process.wait(_GRACE)})"
        self.close()
        return Dead(why)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()
        process.wait()


def load_agent(text: str, game: Game) -> Agent:
    """Return the agent that a command line names; refuse what cannot be loaded."""
    kind, _, rest = text.partition(":")
    if kind == "process":
        return ProcessAgent(rest)
    if kind in ("bot", "net"):
        name = f"search:net={Path(rest).resolve()}" if kind == "net" else rest
        bots.bot(name, game)  # refuses an unknown bot and a file that is no network
        return BotAgent(text, lambda g, seed: bots.bot(name, g, seed=seed))
    if not kind or not rest:
        raise EvaluateError("nameless-agent", agent=text[:80])
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        found = import_module(kind)
        for part in rest.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - code of others may fail in any way
        raise EvaluateError("bad-agent", agent=text[:80], why=_told(error)) from None
    finally:
        sys.path.remove(here)
    return adapted(text, found, game)


def adapted(name: str, found: object, game: Game) -> Agent:
    """Return an agent made of an object of another package."""
    if isinstance(found, type):
        if issubclass(found, bots.Bot):
            kind = found
            return BotAgent(name, lambda g, seed: kind(g, seed))
        try:
            make = cast("Callable[..., object]", found)
            found = make(game) if inspect.signature(make).parameters else make()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - code of others may fail in any way
            raise EvaluateError("bad-agent", agent=name[:80], why=_told(error)) from None
    if isinstance(found, bots.Bot):
        bot = found
        return BotAgent(name, lambda g, seed: bot)
    return PolicyAgent(name, found)


def _answer_in(line: bytes) -> object:
    """Return the action in a line of a process."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return Unreadable(line)
    return found["action"] if isinstance(found, dict) and "action" in found else Unreadable(line)


def _predictor(predict: Callable[..., object]) -> Callable[[object, object], object]:
    """Return a function that asks a model, with the arguments that its `predict` takes."""
    taken = inspect.signature(predict).parameters
    takes_all = any(each.kind is each.VAR_KEYWORD for each in taken.values())

    def ask(seen: object, mask: object) -> object:
        known = {"action_masks": mask, "deterministic": True}
        found = predict(seen, **{key: known[key] for key in known if takes_all or key in taken})
        return found[0] if isinstance(found, tuple) else found

    return ask


def _asker(name: str, policy: object) -> Callable[[object, object], object]:
    predict = getattr(policy, "predict", None)
    if callable(predict):
        return _predictor(predict)
    if not callable(policy):
        raise EvaluateError("bad-agent", agent=name[:80], why=f"{type(policy).__name__}: no policy")
    ask = cast("Callable[..., object]", policy)
    try:
        alone = len(inspect.signature(ask).parameters) == 1
    except (TypeError, ValueError):
        alone = False
    if alone:
        return lambda seen, mask: ask({"observation": seen, "action_mask": mask})
    return lambda seen, mask: ask(seen, mask)


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0][:200]
