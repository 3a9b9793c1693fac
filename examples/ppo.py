"""PPO in the style of CleanRL, one file, on a batch of tables.

    python examples/ppo.py space-taxi --seats 1 --reward margin --minutes 5
    python examples/ppo.py first-rat --seats 2 --minutes 5

The learner plays seat 0, the others play at random; alone (Space Taxi's practice) there is nobody
else, and points are what counts. Prints what a game brings as it learns, and at the end what the
policy brings beside a random player at the same tables. Needs PyTorch and nothing else.

An action is known by the words of its notation: `run 1 4` is a verb and two places, each a row of
weights. So all runs to space 4 learn from each other, and the 325,340 actions of Ratcatcher need
only some hundred rows. `--shape` pays the points of the table as it stands when they change
(potential-based: what is best stays best) instead of all of them at the end.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from cheesemoon import envs
from cheesemoon.core import Game

STEPS, EPOCHS = 64, 4
GAMMA, LAMBDA, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.01
RATE = 1e-3


def words_of(game: Game) -> Any:
    """The words of every action by number, each with its place; 0 behind the last one."""
    texts = [game.actions.text(action).split() for action in range(game.actions.size)]
    known: dict[tuple[int, str], int] = {}
    found = np.zeros((len(texts), max(map(len, texts))), np.int64)
    for action, words in enumerate(texts):
        for place, word in enumerate(words):
            found[action, place] = known.setdefault((place, word), len(known) + 1)
    return torch.from_numpy(found)


class Policy(nn.Module):
    """Two hidden layers; a logit for each legal action, made of its words, and a value."""

    def __init__(self, numbers: int, words: Any, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.words = words
        self.weights = nn.Embedding(int(words.max()) + 1, hidden, padding_idx=0)
        self.bias = nn.Embedding(int(words.max()) + 1, 1, padding_idx=0)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.weights.weight)
        nn.init.zeros_(self.bias.weight)

    def forward(self, seen: Any, legal: Any, counts: Any) -> tuple[Any, Any]:
        """Chances of the listed legal actions, a row each, and the value of the table."""
        found = self.body(seen)
        words = self.words[legal]
        weights, bias = self.weights(words).sum(dim=2), self.bias(words).sum(dim=(2, 3))
        logits = torch.einsum("th,tah->ta", found, weights) + bias
        beyond = torch.arange(legal.shape[1])[None, :] >= counts[:, None]
        return logits.masked_fill(beyond, -1e9), self.value(found).squeeze(-1)


def listed(batch: Any) -> tuple[Any, Any, Any]:
    """What the policy looks at, copied: the batch writes over its arrays."""
    counts = torch.from_numpy(batch.counts.copy())
    most = int(counts.max())
    legal = torch.from_numpy(batch.legal[:, :most].astype(np.int64))
    return torch.from_numpy(batch.observations.copy()), legal, counts


def choose(policy: Policy, batch: Any) -> tuple[Any, ...]:
    seen, legal, counts = listed(batch)
    with torch.no_grad():
        logits, value = policy(seen, legal, counts)
    chances = torch.distributions.Categorical(logits=logits)
    place = chances.sample()
    action = legal.gather(1, place[:, None]).squeeze(1)
    return seen, legal, counts, place, chances.log_prob(place), value, action


def advantages(rewards: Any, values: Any, over: Any, last: Any) -> tuple[Any, Any]:
    """Generalised advantage estimation. The step that sets a finished table up brings nothing."""
    found = torch.zeros_like(rewards)
    following, running = last, torch.zeros_like(last)
    for t in reversed(range(len(rewards))):
        alive = 1.0 - over[t]
        delta = rewards[t] + GAMMA * following * alive - values[t]
        running = delta + GAMMA * LAMBDA * alive * running
        found[t] = running
        following = values[t]
    return found, found + values


def learn(
    policy: Policy, optimiser: Any, rows: list[tuple[Any, ...]], gains: Any, goals: Any
) -> None:
    for _ in range(EPOCHS):
        for t in np.random.permutation(len(rows)):
            seen, legal, counts, place, before, _, _ = rows[t]
            logits, value = policy(seen, legal, counts)
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(place) - before).exp()
            gain = gains[t]
            clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            loss = -clipped.mean() + 0.5 * (value - goals[t]).pow(2).mean()
            loss = loss - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def measured(batch: Any, games: int, pick: Any) -> tuple[float, float]:
    """Mean reward and mean points of seat 0 over so many games."""
    batch.reset(seed=12345)
    rewards: list[float] = []
    points: list[int] = []
    while len(rewards) < games:
        batch.step(pick(batch))
        rewards += batch.rewards[batch.done, 0].tolist()
        points += batch.points[batch.done, 0].tolist()
    return float(np.mean(rewards)), float(np.mean(points))


def potential(batch: Any, at: int | None) -> Any:
    """Points as the table stands, in the unit of the reward; nothing once it is over."""
    if at is None:
        return torch.zeros(len(batch))
    return torch.from_numpy(np.where(batch.done, 0.0, batch.observations[:, at]).astype(np.float32))


def points_at(game: Game) -> int:
    """Where a row tells the learner's own points."""
    names = game.observation_names
    return names.index("own total" if "own total" in names else "own points")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--reward", default="share")
    parser.add_argument("--shape", action="store_true", help="points count when they are made")
    parser.add_argument("--tables", type=int, default=64, help="at once")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=1000, help="to measure at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    settings: dict[str, Any] = {"seats": args.seats, "reward": args.reward, "seat": 0}
    batch = envs.batch(args.game, args.tables, seed=args.seed, threads=1, **settings)
    game = batch.game
    policy = Policy(len(game.observation_names), words_of(game))
    shape = points_at(game) if args.shape else None
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    begin, decisions, seen_points, shown = time.perf_counter(), 0, [], 0.0
    while time.perf_counter() - begin < 60 * args.minutes:
        rows, rewards, over = [], [], []
        for _ in range(STEPS):
            rows.append(choose(policy, batch))
            before, fresh = potential(batch, shape), batch.done.copy()
            batch.step(rows[-1][-1].numpy())
            after = potential(batch, shape)
            shaping = torch.where(torch.from_numpy(fresh), 0.0, GAMMA * after - before)
            rewards.append(torch.from_numpy(batch.rewards[:, 0].copy()) + shaping)
            over.append(torch.from_numpy(batch.done.astype(np.float32)))
            seen_points += batch.points[batch.done, 0].tolist()
        with torch.no_grad():
            _, last = policy(*listed(batch))
        values = torch.stack([row[5] for row in rows])
        gains, goals = advantages(torch.stack(rewards), values, torch.stack(over), last)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        learn(policy, optimiser, rows, gains, goals)
        decisions += args.tables * STEPS
        if time.perf_counter() - shown > 20 and seen_points:
            shown = time.perf_counter()
            mean = round(float(np.mean(seen_points[-500:])), 2)
            print(json.dumps({"decisions": decisions, "points": mean}), flush=True)
    tester = envs.batch(args.game, 256, threads=1, **settings)
    ours = measured(tester, args.games, lambda b: choose(policy, b)[-1].numpy())
    chance = measured(tester, args.games, lambda b: b.sample())
    for who, (reward, points) in (("learned", ours), ("random", chance)):
        figures = {"who": who, "reward": round(reward, 4), "points": round(points, 3)}
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
