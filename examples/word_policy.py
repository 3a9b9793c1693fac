"""A policy for every game, shared by `ppo.py` and `dqn.py`. Actions are words of their notation.

`run 1 4` is a verb and two places, each a row of weights. So all runs to space 4 learn from each
other. The 325,340 actions of Ratcatcher need only a few hundred rows. Where observations describe
things that actions name (`3b cheese` and `move 3b`), an action is also represented by what lies
there.

`save` keeps a policy; `Saved` is it as an agent of `cheesemoon evaluate`:

    POLICY=rats.pt PYTHONPATH=examples cheesemoon evaluate FirstRat-2p-v1 --agent word_policy:Saved
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cheesemoon import envs
from cheesemoon.core import Game

ALIKE = 8  # things at least that observations describe alike
FEW = 24  # values of a number that get an input each
MANY = 4096  # actions; beyond this not all are weighed in every decision


class Things:
    """Numbers of an observation that describe many things alike, found by their names. `3b cheese`
    and `3b trap` are the kinds `cheese` and `trap` of the thing `3b`, if actions name it. They form
    a table of things and kinds; its first thing is empty."""

    def __init__(self, game: Game, texts: list[list[str]]) -> None:
        spoken = {word for words in texts for word in words}
        told = [name.partition(" ")[::2] for name in game.observation_names]
        often = Counter(kind for thing, kind in told if thing in spoken)
        kinds = sorted(kind for kind, count in often.items() if count >= ALIKE)
        if len(kinds) == 1:  # a number with single values, such as `3 dice placed`, is no thing
            kinds = []
        among = [thing in spoken and kind in kinds for thing, kind in told]
        things = sorted({thing for (thing, _), is_told in zip(told, among, strict=True) if is_told})
        at = np.zeros((len(things) + 1, len(kinds)), np.int64)
        for number, (thing, kind) in enumerate(told):
            if among[number]:
                at[things.index(thing) + 1, kinds.index(kind)] = number
        self.kinds = len(kinds)
        self.rest = torch.from_numpy(np.flatnonzero(~np.array(among)))
        self._at = torch.from_numpy(at)
        self._known = torch.from_numpy(at > 0).float()
        place = {thing: i + 1 for i, thing in enumerate(things)}
        self.named = torch.tensor([max(0, *(place.get(w, 0) for w in words)) for words in texts])

    def of(self, seen: Any) -> Any:
        """Return the table of things: (tables, things, kinds)."""
        told = seen.index_select(1, self._at.flatten()).view(len(seen), *self._at.shape)
        return told * self._known


class Values:
    """Extra inputs for numbers with few values, such as the sum of three dice. Each input says
    whether the number lies above one of its values. The values are found by random play."""

    def __init__(self, batch: Any, among: Any) -> None:
        which, above = [], []
        met = self._met(batch)
        for number in among.tolist():
            values = np.unique(met[:, number])
            if 2 < len(values) <= FEW:
                above += ((values[1:] + values[:-1]) / 2).tolist()
                which += [number] * (len(values) - 1)
        self.which = torch.tensor(which, dtype=torch.int64)
        self._above = torch.tensor(above, dtype=torch.float32)

    def _met(self, batch: Any, steps: int = 100) -> Any:
        rows = []
        for _ in range(steps):
            batch.step(batch.sample())
            rows.append(batch.observations.copy())
        return np.concatenate(rows)

    def of(self, rows: Any) -> Any:
        """Return the inputs: (tables, inputs)."""
        return (rows[:, self.which] > self._above).float()


def texts_of(game: Game) -> list[list[str]]:
    """Return the notation of every action, word by word."""
    return [game.actions.text(action).split() for action in range(game.actions.size)]


def words_of(texts: list[list[str]]) -> Any:
    """Return the words of every action as numbers that include their place; 0 after the last
    word."""
    known: dict[tuple[int, str], int] = {}
    found = np.zeros((len(texts), max(map(len, texts))), np.int64)
    for action, words in enumerate(texts):
        for place, word in enumerate(words):
            found[action, place] = known.setdefault((place, word), len(known) + 1)
    return torch.from_numpy(found)


class Policy(nn.Module):
    """Two hidden layers with a value and a logit for each legal action. The logit depends on the
    action's words and on what lies at its target. The sizes are found by playing a little at a
    batch."""

    def __init__(self, batch: Any, hidden: int = 128) -> None:
        super().__init__()
        texts = texts_of(batch.game)
        self.words = words_of(texts)
        self.things = Things(batch.game, texts)
        self.values = Values(batch, self.things.rest)
        kinds = self.things.kinds
        inputs = len(self.things.rest) + len(self.values.which) + kinds * kinds
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
        )
        size = int(self.words.max()) + 1
        self.weights = nn.EmbeddingBag(size, hidden, mode="sum", padding_idx=0)
        self.bias = nn.EmbeddingBag(size, 1, mode="sum", padding_idx=0)
        self.there = nn.Parameter(torch.zeros(kinds, hidden))
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.weights.weight)
        nn.init.zeros_(self.bias.weight)

    def prepared(self, rows: Any) -> tuple[Any, Any]:
        """Return the inputs that do not depend on weights: the numbers of a table, and its
        things."""
        things = self.things.of(rows)
        together = torch.bmm(things.transpose(1, 2), things).flatten(1)
        return torch.cat([rows[:, self.things.rest], self.values.of(rows), together], 1), things

    def forward(self, seen: Any, things: Any, rows: Any, legal: Any, counts: Any) -> Any:
        """Return logits of the listed legal actions, a row each, and the value of each table.
        `rows` are the rows of `things` to use."""
        found = self.body(seen)
        listed = torch.arange(legal.shape[1])[None, :] < counts[:, None]
        # weighing all is faster than selecting
        if self.things.kinds == 0 and len(self.words) <= MANY:
            each = found @ self.weights(self.words).T + self.bias(self.words).squeeze(1)
            logits = each.gather(1, legal).masked_fill(~listed, -1e9)
        else:
            logits = self.listed_logits(found, listed, things, rows, legal)
        return logits, self.value(found).squeeze(-1)

    def listed_logits(self, found: Any, listed: Any, things: Any, rows: Any, legal: Any) -> Any:
        """Return logits of the legal actions only, each with what lies at its target."""
        table, action = listed.nonzero()[:, 0], legal[listed]
        words = self.words[action]
        there = things[rows[table], self.things.named[action]]
        weights = self.weights(words) + there @ self.there
        each = (found[table] * weights).sum(1) + self.bias(words).squeeze(1)
        return torch.full(legal.shape, -1e9).masked_scatter(listed, each)


def begin(args: argparse.Namespace) -> tuple[Policy, Any]:
    """Return a new policy and its tables. Equal settings give equal inputs of the policy."""
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    settings: dict[str, Any] = {"seats": args.seats, "reward": args.reward, "seat": 0}
    settings |= {"opponents": args.opponent, "threads": 1}
    batch = envs.batch(args.game, args.tables, seed=args.seed, **settings)
    return Policy(batch, args.hidden), batch


def save(policy: Policy, args: argparse.Namespace, path: Path) -> None:
    """Keep the weights, and the settings from which `Kept` builds the same policy."""
    torch.save({"settings": vars(args) | {"save": None}, "weights": policy.state_dict()}, path)


class Kept:
    """A kept policy as a function of observation and mask: the likeliest action."""

    def __init__(self, path: str | Path) -> None:
        kept = torch.load(path, weights_only=True)
        self._policy, batch = begin(argparse.Namespace(**kept["settings"]))
        batch.close()
        self._policy.load_state_dict(kept["weights"])

    @torch.no_grad()
    def __call__(self, observation: Any, mask: Any) -> int:
        legal = torch.from_numpy(np.flatnonzero(mask))[None]
        seen, things = self._policy.prepared(torch.from_numpy(observation)[None])
        counts = torch.tensor([legal.shape[1]])
        logits, _ = self._policy(seen, things, torch.arange(1), legal, counts)
        return int(legal[0, logits[0].argmax()])


class Saved(Kept):
    """The policy in the file that the variable `POLICY` names, for `cheesemoon evaluate`."""

    def __init__(self) -> None:
        super().__init__(os.environ["POLICY"])


def parser() -> argparse.ArgumentParser:
    """Return the settings of a learner."""
    found = argparse.ArgumentParser()
    found.add_argument("game")
    found.add_argument("--seats", type=int)
    found.add_argument("--opponent", default="random", help="random, greedy or a level")
    found.add_argument("--reward", default="share")
    found.add_argument("--pay", default="end", choices=("end", "points", "value", "turn"))
    found.add_argument("--gamma", type=float, default=0.998)
    found.add_argument("--tables", type=int, default=128, help="at once")
    found.add_argument("--hidden", type=int, default=128, help="units of a layer")
    found.add_argument("--minutes", type=float, default=3.0)
    found.add_argument("--decisions", type=int, help="to learn from, instead of minutes")
    found.add_argument("--every", type=float, default=15.0, help="seconds between two lines")
    found.add_argument("--games", type=int, default=1000, help="to measure at the end")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--save", type=Path, metavar="FILE", help="keep the policy")
    return found
