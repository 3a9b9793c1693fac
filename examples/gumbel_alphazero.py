"""Gumbel AlphaZero in one file: learn a game for two from self-play, on the batch.

    python examples/gumbel_alphazero.py space-taxi --minutes 8 --out taxi.json
    python examples/gumbel_alphazero.py first-rat --minutes 8 --out rats.json

Planning is that of Danihelka et al., "Policy improvement by planning with Gumbel" (ICLR 2022), with
a search of one action. Candidates are the best of `logits + Gumbel noise`. Each is played at copies
of the table (`batch.fork`), whose hidden order and dice are redrawn, and the network judges what
comes of it. Sequential halving gives more copies to better candidates. The network learns the
improved policy and a mixture of the search's value and the result. It needs PyTorch.

`--save FILE` keeps the network. `POLICY=FILE cheesemoon evaluate TASK --agent
gumbel_alphazero:Saved` plays it without search.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from cheesemoon import envs

CANDIDATES, COPIES = 8, 2  # actions of a search at most, and copies of each in its first round
SCALE, VISIT = 1.0, 50.0  # of values in the improved policy, as in the paper
UNITS = 256
BATCH, RATE = 1024, 1e-3
LEAN = 0.5  # share of the result in a value's target; the rest is the search's value

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


class Net(nn.Module):
    """The policy of all actions, and the value for the seat to act, from -1 to 1."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU()
        )
        self.policy = nn.Linear(UNITS, actions)
        self.value = nn.Linear(UNITS, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return logits of all actions, and values."""
        found = self.body(seen)
        return self.policy(found), torch.tanh(self.value(found)).squeeze(-1)


class Player:
    """A network on a device, asked with arrays."""

    def __init__(self, net: Net, device: str) -> None:
        self.net, self.device = net.to(device), device

    @torch.no_grad()
    def judge(self, seen: Floats, masks: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Return logits, -inf for what is not legal, and values."""
        logits, values = self.net(torch.from_numpy(seen).to(self.device))
        found = logits.float().cpu().numpy()
        return np.where(masks, found, -np.inf).astype(np.float32), values.cpu().numpy()

    def best(self, seen: Floats, masks: npt.NDArray[np.bool_]) -> Ints:
        """Choose the most likely action of each table."""
        return self.judge(seen, masks)[0].argmax(axis=1)


def worth(player: Player, batch: envs.Batch, seats: Ints) -> Floats:
    """Return what tables are worth to these seats: the result, or what the network says."""
    _, values = player.judge(batch.observations, batch.masks)
    mine = batch.seats == seats
    told = np.where(mine, values, -values)
    results = 2 * batch.rewards[np.arange(len(seats)), seats] - 1
    return np.where(batch.done, results, told).astype(np.float32)


def search(
    player: Player, batch: envs.Batch, rng: np.random.Generator
) -> tuple[Ints, Floats, Floats]:
    """Return the chosen action, the improved policy and the value of each table."""
    logits, values = player.judge(batch.observations, batch.masks)
    tables, actions = logits.shape
    noisy = logits + rng.gumbel(size=logits.shape)
    width = min(CANDIDATES, actions)
    asked = np.argpartition(-noisy, width - 1, axis=1)[:, :width]
    rows = np.arange(tables)[:, None]
    is_legal = np.take_along_axis(batch.masks, asked, 1)
    sums, visits = np.zeros((tables, width)), np.zeros((tables, width))
    alive = is_legal.copy()
    copies = COPIES
    while True:  # sequential halving
        where, which = np.nonzero(alive)
        origin = np.repeat(where, copies)
        forks = batch.fork(origin, seed=int(rng.integers(2**62)))
        forks.step(np.repeat(asked[where, which], copies))
        found = worth(player, forks, batch.seats[origin]).reshape(-1, copies)
        sums[where, which] += found.sum(axis=1)
        visits[where, which] += copies
        if alive.sum(axis=1).max() <= 2:
            break
        score = np.where(alive, noisy[rows, asked] + sigma(sums, visits), -np.inf)
        half = np.maximum(1, (alive.sum(axis=1) + 1) // 2)
        ranks = (-score).argsort(axis=1).argsort(axis=1)
        alive &= ranks < half[:, None]
        copies *= 2
    score = np.where(is_legal, noisy[rows, asked] + sigma(sums, visits), -np.inf)
    chosen = asked[np.arange(tables), score.argmax(axis=1)]
    policy, mean = improved(logits, values, asked, sums, visits)
    return chosen, policy, mean


def sigma(sums: npt.NDArray[np.float64], visits: npt.NDArray[np.float64]) -> Floats:
    """Return the weight of values beside logits; it grows with the visits."""
    means = sums / np.maximum(visits, 1)
    return ((VISIT + visits.max(axis=1, keepdims=True)) * SCALE * 0.05 * means).astype(np.float32)


def improved(
    logits: Floats,
    values: Floats,
    asked: Ints,
    sums: npt.NDArray[np.float64],
    visits: npt.NDArray[np.float64],
) -> tuple[Floats, Floats]:
    """Return the improved policy and the value. An action that was not tried has the mean value."""
    rows = np.arange(len(logits))[:, None]
    seen = visits > 0
    tried = (sums / np.maximum(visits, 1)).astype(np.float32)
    prior = np.exp(logits[rows, asked] - logits.max(axis=1, keepdims=True)) * seen
    mean = (prior * tried).sum(axis=1) / np.maximum(prior.sum(axis=1), 1e-9)
    filled = np.repeat(((values + mean) / 2)[:, None], logits.shape[1], axis=1)
    filled[np.nonzero(seen)[0], asked[seen]] = tried[seen]
    scale = (VISIT + visits.max(axis=1, keepdims=True)) * SCALE * 0.05
    raised = logits + scale * filled
    raised -= raised.max(axis=1, keepdims=True)
    policy = np.exp(raised)
    policy /= policy.sum(axis=1, keepdims=True)
    return policy.astype(np.float32), mean.astype(np.float32)


class Memory:
    """Decisions of finished games, the newest only."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: list[tuple[Floats, Floats, float]] = []

    def add(self, examples: list[tuple[Floats, Floats, float]]) -> None:
        """Keep examples and forget the oldest."""
        self._kept = (self._kept + examples)[-self._size :]

    def __len__(self) -> int:
        return len(self._kept)

    def draw(self, rng: np.random.Generator, device: str) -> tuple[torch.Tensor, ...]:
        """Return a batch of observations, policies and values."""
        picked = [self._kept[i] for i in rng.integers(len(self._kept), size=BATCH)]
        return tuple(
            torch.from_numpy(np.array(part, np.float32)).to(device)
            for part in zip(*picked, strict=True)
        )


def learn(net: Net, best: torch.optim.Optimizer, drawn: tuple[torch.Tensor, ...]) -> float:
    """Take one step of training; return the loss."""
    seen, policy, value = drawn
    logits, told = net(seen)
    legal = policy > 0
    loss = -(policy * functional.log_softmax(logits.masked_fill(~legal, -1e9), 1)).sum(1).mean()
    loss = loss + functional.mse_loss(told, value)
    best.zero_grad()
    loss.backward()
    best.step()
    return float(loss.detach())


def share(player: Player, game: str, opponent: str, games: int) -> float:
    """Return the share of victories of the network without search, half of them from each seat."""
    paid, ended = 0.0, 0
    for seat in (0, 1):
        batch = envs.batch(game, games // 2, 2, seed=99 + seat, seat=seat, opponents=opponent)
        fresh = np.ones(len(batch), bool)
        while fresh.any():
            batch.step(player.best(batch.observations, batch.masks))
            over = batch.done & fresh
            paid += float(batch.rewards[over, seat].sum())
            ended += int(over.sum())
            fresh &= ~over
        batch.close()
    return paid / ended


class Kept:
    """A kept network as a function of observation and mask: the likeliest action, no search."""

    def __init__(self, path: str | Path) -> None:
        weights = torch.load(path, weights_only=True)
        net = Net(weights["body.0.weight"].shape[1], weights["policy.bias"].shape[0])
        net.load_state_dict(weights)
        self._player = Player(net, "cpu")

    def __call__(self, observation: Floats, mask: npt.NDArray[np.int8]) -> int:
        return int(self._player.best(observation[None], mask[None] > 0)[0])


class Saved(Kept):
    """The network in the file that the variable `POLICY` names, for `cheesemoon evaluate`."""

    def __init__(self) -> None:
        super().__init__(os.environ["POLICY"])


def train(
    game: str, minutes: float, tables: int, seed: int, out: Path | None, save: Path | None = None
) -> list[object]:
    """Play and learn for some minutes; return the curve."""
    rng = np.random.default_rng(seed)
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    batch = envs.batch(game, tables, 2, seed=seed)
    net = Net(batch.observations.shape[1], batch.masks.shape[1])
    player, best = Player(net, device), torch.optim.Adam(net.parameters(), RATE)
    memory = Memory(100_000)
    open_games: list[list[tuple[Floats, Floats, float, int]]] = [[] for _ in range(tables)]
    curve: list[object] = []
    games = decisions = 0
    began = told = time.monotonic()
    while time.monotonic() - began < 60 * minutes or not curve:
        playing = np.flatnonzero(~batch.done)
        chosen, policy, values = search(player, batch, rng)
        for i in playing:
            seen = batch.observations[i].copy()
            open_games[i].append((seen, policy[i], float(values[i]), int(batch.seats[i])))
        batch.step(chosen)
        decisions += len(playing)
        for i in np.flatnonzero(batch.done):
            memory.add(
                [
                    (o, p, LEAN * (2 * float(batch.rewards[i, s]) - 1) + (1 - LEAN) * v)
                    for o, p, v, s in open_games[i]
                ]
            )
            open_games[i] = []
            games += 1
        if len(memory) >= BATCH:
            for _ in range(max(1, tables // 256)):
                learn(net, best, memory.draw(rng, device))
        if time.monotonic() - told > 60 * minutes / 12:
            told = time.monotonic()
            point = {"minutes": round((told - began) / 60, 2), "games": games}
            point |= {"decisions": decisions, "random": share(player, game, "random", 400)}
            curve.append(point | {"greedy": share(player, game, "greedy", 400)})
            print(json.dumps(curve[-1]), flush=True)
            if out:
                out.write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    if save:
        torch.save(net.cpu().state_dict(), save)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("space-taxi", "first-rat", "space-guardians"))
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the curve")
    parser.add_argument("--save", type=Path, help="keep the network")
    args = parser.parse_args()
    train(args.game, args.minutes, args.tables, args.seed, args.out, args.save)


if __name__ == "__main__":
    main()
