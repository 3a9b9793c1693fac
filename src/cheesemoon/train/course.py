"""A course of training. Each round makes examples, trains a candidate, and keeps a better one.

All files are in one folder, so that a course can be stopped and resumed:

    plan.json      the settings
    data/          the examples, in chunks
    1.npz, 1.json  the candidate of round 1 with its card, and so on
    start.npz, start.json  the network that it started from, if any
    1.pace.json    the rule steps that give the candidate of round 1 the champion's time
    rounds.json    the result of each round
    best.npz, best.json  the champion's network, if any; made again from rounds.json
    lock           held by the process that works here

A course that was killed at any moment goes on with equal results. A finished round is one entry of
rounds.json, which is written at once. Everything before that entry is made again or found whole.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from cheesemoon.arena.match import Cores, cores_here, on_ray
from cheesemoon.bots import learned
from cheesemoon.games import game as game_named

from . import fit
from .contest import Outcome, contest, ratio_of_times, speed
from .data import PLAYED, THOUGHT, Chunk, Examples, make_named
from .errors import BadPlan
from .folder import FolderLock, write_json, write_whole
from .plan import CHUNK, SEARCH, Plan, starting_network

OnStep = Callable[[str, int, int], None]
"""Gets the name of the current work, how much is done, and the total."""


def _nobody(what: str, done: int, everything: int) -> None:
    pass


Round = dict[str, Any]  # a round as rounds.json stores it


class Course:
    """A course of training in a folder."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        *,
        cores: int | None = None,
        ray: str | None = None,
        device: str = "cpu",
        on_step: OnStep = _nobody,
    ) -> None:
        self.plan, self.folder = plan, folder
        self._cores = cores or cores_here()
        self._pool = Cores(1)
        self._ray, self._device, self._on_step = ray, device, on_step
        (folder / "data").mkdir(parents=True, exist_ok=True)
        settings = folder / "plan.json"
        if settings.exists() and Plan.read(settings) != plan:
            raise BadPlan("train-other-plan", path=str(folder))
        if plan.start and not settings.exists():
            self._begin_with(starting_network(game_named(plan.game), plan.seats, plan.start))
        plan.write(settings)

    def _begin_with(self, found: learned.Network) -> None:
        """Make the network that is to be trained further the champion. Keep it for comparison."""
        card = {name: value for name, value in found.card.items() if name != "weights"}
        for name in ("start", "best"):
            learned.write(self.folder, name, found.net, card)

    @property
    def rounds(self) -> list[Round]:
        """Return the results of the rounds so far."""
        path = self.folder / "rounds.json"
        found: list[Round] = json.loads(path.read_text("utf-8")) if path.exists() else []
        return found

    def run(self) -> list[Round]:
        """Run all remaining rounds. Refuse a folder in which another process works."""
        with FolderLock(self.folder), Cores(self._cores) as self._pool:
            if kept := [entry for entry in self.rounds if entry["kept"]]:
                self._crown(kept[-1])  # the process may have died before it did
            while len(self.rounds) < self.plan.rounds:
                self.run_round(len(self.rounds) + 1)
        return self.rounds

    # --- players --------------------------------------------------------------------------

    def searcher(self, card: Path, steps: int) -> str:
        """Return the name of a bot that searches with a network."""
        style = self.plan.style
        parts = {"steps": steps} | {name: getattr(style, name) for name in SEARCH}
        parts["odds"] = int(style.odds)
        return f"search:net={card}," + ",".join(f"{k}={v}" for k, v in parts.items())

    @property
    def heuristic(self) -> str:
        """Return the name of the first champion."""
        return f"search:steps={self.plan.against}"

    @property
    def best(self) -> Path | None:
        """Return the card of the champion's network; None if there is none."""
        path = self.folder / "best.json"
        return path if path.exists() else None

    # --- one round ------------------------------------------------------------------------

    def run_round(self, number: int) -> Round:
        """Make examples, train, and let the candidate play."""
        began = time.perf_counter()
        reigning = self.best
        examples = self._examples(number)
        seconds = time.perf_counter() - began
        fitted = self._fit(examples, number)
        card = self._write(number, fitted, len(examples.rows))
        found = self._contest(card, number)
        entry = {
            "round": number,
            "examples": len(examples.rows),
            "seconds": [round(seconds, 1), fitted.seconds],
            "device": fitted.device,
            "losses": fitted.losses,
            "calibration": fitted.calibration,
            "correlation": fitted.correlation,
            "against": "heuristic" if reigning is None else reigning.name,
            "contest": self._named(found.to_dict()),
            "kept": found.won,
        }
        write_json(self.folder / "rounds.json", [*self.rounds, entry])
        if found.won:
            self._crown(entry)
        return entry

    def _named(self, outcome: dict[str, object]) -> dict[str, object]:
        """Return the results with bot names that do not contain this machine's folder."""
        short = {k: str(outcome[k]).replace(f"{self.folder}{os.sep}", "") for k in ("one", "other")}
        return {**outcome, **short}

    def chunks(self, number: int) -> list[Chunk]:
        """Return the chunks of a round. Once a network is champion, it plays and judges the
        tables."""
        plan, best = self.plan, self.best
        if best is not None and self._thinks(number):
            bot = self.searcher(best, plan.steps)
            make = partial(Chunk, plan, number, bot=bot, thinks=True)
            return [make(i, size) for i, size in enumerate(_sizes(plan.thoughts))]
        searched = 0 if plan.results else int(plan.tables * plan.searched)
        bot = f"search:steps={plan.steps}"
        by_bots = [Chunk(plan, number, i, n, bot) for i, n in enumerate(_sizes(searched))]
        first = len(by_bots)
        sizes = _sizes(plan.tables - searched)
        return by_bots + [Chunk(plan, number, first + i, n) for i, n in enumerate(sizes)]

    def _thinks(self, number: int) -> bool:
        """Return True if the champion's network makes the examples of this round."""
        return self.best is not None and (number > 1 or bool(self.plan.start))

    def _examples(self, number: int) -> Examples:
        """Return the examples of this round and of all earlier rounds with the same kind of
        labels."""
        chunks = self.chunks(number)
        missing = [c for c in chunks if not self._path(c).exists()]
        self._on_step("tables", len(chunks) - len(missing), len(chunks))
        for done, name in enumerate(self._made(missing), len(chunks) - len(missing) + 1):
            assert name
            self._on_step("tables", done, len(chunks))
        kind = THOUGHT if self._thinks(number) else PLAYED
        paths = sorted((self.folder / "data").glob(f"{kind}*.npz"))
        return Examples.joined([Examples.read(path) for path in paths])

    def _path(self, chunk: Chunk) -> Path:
        return self.folder / "data" / chunk.name

    def _made(self, chunks: list[Chunk]) -> Iterator[str]:
        """Make the chunks and write each when it is done. Return their names."""
        found: Iterable[tuple[str, Examples]]
        if self._device == "cuda":
            from .cuda import make_all

            found = make_all(chunks, self._pool)
        elif self._ray:
            found = on_ray(make_named, chunks, self._ray)
        else:
            found = self._pool.each(make_named, chunks)
        for name, examples in found:
            examples.write(self.folder / "data" / name)
            yield name

    def _fit(self, examples: Examples, number: int) -> fit.Fitted:
        """Train a network with the champion's scale. If the champion made the examples, continue
        from its weights."""
        scale, usual, start = 0.0, 0.0, None
        if self.best is not None:
            before = learned.read(game_named(self.plan.game), self.best)
            scale, usual = before.scale, before.usual
            start = before.net if self._thinks(number) and not self.plan.fresh else None
        told = partial(self._on_step, "epochs")
        return fit.fit(examples, self.plan, self.plan.seed + number, scale, usual, start, told)

    def _write(self, number: int, fitted: fit.Fitted, examples: int) -> Path:
        """Write the candidate and its card."""
        game = game_named(self.plan.game)
        options = {
            name: [self.plan.options[name]] if name in self.plan.options else list(option.choices)
            for name, option in game.options.items()
        }
        card = {
            "game": game.name,
            "rules": game.rules_version,
            "observation": learned.fingerprint(game),
            "seats": self.plan.seats,
            "options": options,
            "search": {name: getattr(self.plan, name) for name in SEARCH},
            "scale": fitted.scale,
            "usual": fitted.usual,
            "trained": {
                "examples": examples,
                "round": number,
                "held out": {"loss": fitted.losses[-1][1], "correlation": fitted.correlation},
                "plan": {**asdict(self.plan), "units": fit.units_of(fitted.net)},
                **self._before(),
            },
            "strength": [],
        }
        return learned.write(self.folder, str(number), fitted.net, card)

    def _before(self) -> dict[str, object]:
        """Describe how the starting network was trained."""
        start = self.folder / "start.json"
        if not start.exists():
            return {}
        return {"before": json.loads(start.read_text("utf-8"))["trained"]}

    def _contest(self, card: Path, number: int) -> Outcome:
        """Let the candidate play the champion with equal time."""
        plan = self.plan
        best = self.best
        reigning = self.heuristic if best is None else self.searcher(best, plan.steps)
        steps = plan.steps
        if best is None:
            steps = self._pace(card, reigning, number)
        candidate = self.searcher(card, max(50, steps))
        told = partial(self._on_step, "games")
        seed = 10_000 * number + plan.seed
        return contest(plan, candidate, reigning, seed=seed, pool=self._pool, on_game=told)

    def _pace(self, card: Path, reigning: str, number: int) -> int:
        """Return the rule steps with which the candidate takes the champion's time. They are
        measured once, so that a resumed contest has the same players."""
        path, plan = self.folder / f"{number}.pace.json", self.plan
        if not path.exists():
            trial = self.searcher(card, plan.against)
            steps = int(plan.against * speed(trial, plan) / speed(reigning, plan))
            trial = self.searcher(card, max(50, steps))
            steps = int(steps / ratio_of_times(plan, trial, reigning, self._pool))
            write_json(path, {"steps": steps})
        found: int = json.loads(path.read_text("utf-8"))["steps"]
        return found

    def _crown(self, entry: Round) -> None:
        """Make the candidate of a round the champion and write the reason on its card."""
        card = self.folder / f"{entry['round']}.json"
        kept = json.loads(card.read_text("utf-8"))
        kept["strength"].append(entry["contest"])
        write_whole(self.folder / "best.npz", card.with_suffix(".npz").read_bytes())
        write_json(self.folder / "best.json", kept)


def _sizes(tables: int) -> list[int]:
    """Split a number of tables into chunks."""
    whole, rest = divmod(tables, CHUNK)
    return [CHUNK] * whole + [rest] * (rest > 0)
