"""PPO in the style of CleanRL, on a batch of tables.

    python examples/ppo.py space-taxi --seats 1 --pay turn --minutes 3
    python examples/ppo.py space-taxi --seats 1 --pay points --minutes 3
    python examples/ppo.py first-rat --seats 2 --minutes 3
    python examples/ppo.py ratcatcher --pay value --gamma 0.97 --minutes 3

The learner plays seat 0; the other seats play at random, or as `--opponent` says. It prints the
results of games while it learns. At the end (or after Ctrl-C) it compares the policy with a random
player at the same tables. `--save FILE` keeps the policy for `cheesemoon evaluate`. It needs
PyTorch and nothing else.

`--pay` chooses the reward. `end` is the environment's reward at the end of a game. `points` is the
change of the table's points, for games whose end is far away. `value` is the change of the game's
own estimate (`batch.values`). `turn` is points too, but every round is a game of its own: practice
for one player of Space Taxi, whose best result is known exactly.

`word_policy.py` has the network and the settings, which `dqn.py` shares.
"""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from word_policy import Policy, begin, parser, save

from cheesemoon import envs

STEPS, EPOCHS, MINIBATCHES = 64, 3, 16
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01
RATE = 1e-3


# --- playing --------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """The observations of all tables in one step, and the chosen actions."""

    seen: Any
    things: Any
    legal: Any
    counts: Any
    place: Any  # index in the list of legal actions
    chance: Any  # log probability
    value: Any
    action: Any


@torch.no_grad()
def choose(policy: Policy, batch: Any, surely: bool = False) -> Choice:
    """Choose an action for each table, sampled or the likeliest. Arrays are copied, because the
    batch overwrites them."""
    seen, things = policy.prepared(torch.from_numpy(batch.observations.copy()))
    counts = torch.from_numpy(batch.counts.copy())
    legal = torch.from_numpy(batch.legal[:, : int(counts.max())].astype(np.int64))
    logits, value = policy(seen, things, torch.arange(len(seen)), legal, counts)
    chances = torch.distributions.Categorical(logits=logits, validate_args=False)
    place = logits.argmax(1) if surely else chances.sample()
    action = legal.gather(1, place[:, None]).squeeze(1)
    return Choice(seen, things, legal, counts, place, chances.log_prob(place), value, action)


def with_coins(batch: Any) -> Any:
    """Return points of Space Taxi with coins at their price of two. Observations count coins in
    tens."""
    names, rows = batch.game.observation_names, batch.observations
    points = rows[:, names.index("own total")] * batch.game.margin
    return points + 2 * 10 * rows[:, names.index("own coins")]


class Pay:
    """The reward of the learner for the last step, and whether its game ended."""

    def __init__(self, batch: Any, how: str) -> None:
        self.batch, self.how = batch, how
        names = batch.game.observation_names
        self._points = names.index("own total" if "own total" in names else "own points")
        self._round = names.index("round") if how == "turn" else 0
        self._before, self._fresh = self._worth(), batch.done.copy()
        self._last = batch.observations[:, self._round].copy()

    def _worth(self) -> Any:
        batch = self.batch
        if self.how == "value":
            return batch.values(0)
        if self.how == "turn":
            return with_coins(batch) / batch.game.margin
        shown = batch.observations[:, self._points]
        return np.where(batch.done, batch.points[:, 0] / batch.game.margin, shown)

    def after(self) -> tuple[Any, Any]:
        """Return the reward of a step; 0 for a table that was set up with this step."""
        batch = self.batch
        worth, now = self._worth(), batch.observations[:, self._round].copy()
        paid = batch.rewards[:, 0] if self.how == "end" else worth - self._before
        paid = np.where(self._fresh, 0.0, paid).astype(np.float32)
        over = batch.done | ((now != self._last) & (self.how == "turn"))
        self._before, self._fresh, self._last = worth, batch.done.copy(), now
        return torch.from_numpy(paid), torch.from_numpy(over.astype(np.float32))


class Scale:
    """Scales rewards by the standard deviation of their discounted sum."""

    def __init__(self, tables: int, gamma: float) -> None:
        self._gamma, self._sums = gamma, torch.zeros(tables)
        self._count, self._squares = 1e-4, 0.0

    def of(self, paid: Any, over: Any) -> Any:
        self._sums = self._sums * self._gamma + paid
        self._squares += float(self._sums.pow(2).sum())
        self._count += len(paid)
        self._sums = self._sums * (1.0 - over)
        return paid / ((self._squares / self._count) ** 0.5 + 1e-4)


# --- learning -------------------------------------------------------------------------------------


def advantages(rewards: Any, values: Any, over: Any, last: Any, gamma: float) -> Any:
    """Return generalised advantage estimates."""
    found = torch.zeros_like(rewards)
    following, running = last, torch.zeros_like(last)
    for t in reversed(range(len(rewards))):
        alive = 1.0 - over[t]
        delta = rewards[t] + gamma * following * alive - values[t]
        running = delta + gamma * LAMBDA * alive * running
        found[t] = running
        following = values[t]
    return found


def all_in_one(rows: list[Choice]) -> Choice:
    """Concatenate the steps. Lists of legal actions are padded to equal length."""
    most = max(row.legal.shape[1] for row in rows)
    longer = [nn.functional.pad(row.legal, (0, most - row.legal.shape[1])) for row in rows]
    parts = zip(*(row._replace(legal=row.counts) for row in rows), strict=True)
    found = Choice(*map(torch.cat, parts))
    return found._replace(legal=torch.cat(longer))


def learn(
    policy: Policy, optimiser: Any, rows: Choice, gains: Any, goals: Any, left: float
) -> None:
    """Learn from all decisions with more than one legal action. `left` is the remaining share of
    the run."""
    decided = (rows.counts > 1).nonzero().squeeze(1)
    gains = (gains - gains[decided].mean()) / (gains[decided].std() + 1e-8)
    optimiser.param_groups[0]["lr"] = RATE * left
    for _ in range(EPOCHS):
        for part in torch.randperm(len(decided)).chunk(MINIBATCHES):
            some = decided[part]
            counts = rows.counts[some]
            legal = rows.legal[some, : int(counts.max())]
            logits, value = policy(rows.seen[some], rows.things, some, legal, counts)
            chances = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = (chances.log_prob(rows.place[some]) - rows.chance[some]).exp()
            gain = gains[some]
            clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            loss = -clipped.mean() + 0.5 * (value - goals[some]).pow(2).mean()
            loss = loss - ENTROPY * left * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


class Tally:
    """Results of finished games: share of the victory, points, decisions."""

    def __init__(self) -> None:
        self.rows: list[tuple[float, float, float]] = []

    def note(self, batch: Any) -> None:
        for i in np.flatnonzero(batch.done):
            won = batch.rewards[i, 0]
            self.rows.append((float(won), float(batch.points[i, 0]), float(batch.steps[i])))

    def means(self, last: int) -> dict[str, float]:
        names = ("reward", "points", "length")
        found = np.mean(self.rows[-last:], axis=0)
        return {name: round(float(x), 3) for name, x in zip(names, found, strict=True)}


def measured(batch: Any, games: int, pick: Any) -> dict[str, float]:
    """Play the first games of every table and tally them, so that long games count too."""
    batch.reset(seed=12345)
    tally, rounds = Tally(), -(-games // len(batch))
    ended = np.zeros(len(batch), np.int64)
    while ended.min() < rounds:
        batch.step(pick(batch))
        due = batch.done & (ended < rounds)
        for i in np.flatnonzero(due):
            numbers = batch.rewards[i, 0], batch.points[i, 0], batch.steps[i]
            tally.rows.append(tuple(map(float, numbers)))  # type: ignore[arg-type]
        ended += batch.done
    return tally.means(len(tally.rows))


def first_turn(batch: Any, pick: Any) -> dict[str, float]:
    """Return the points of the first turn of Space Taxi, coins at their price. The best mean is
    26.417."""
    batch.reset(seed=12345)
    at = batch.game.observation_names.index("round")
    begin, brought = batch.observations[0, at], np.full(len(batch), np.nan)
    while np.isnan(brought).any():
        batch.step(pick(batch))
        due = np.isnan(brought) & (batch.observations[:, at] != begin)
        brought[due] = with_coins(batch)[due]
    error = brought.std() / len(brought) ** 0.5
    return {"turn": round(float(brought.mean()), 3), "error": round(float(error), 3)}


def part_gone(args: argparse.Namespace, seconds: float, decisions: int) -> float:
    """Return the finished share of the run, by decisions if they are limited, else by time."""
    if args.decisions:
        return decisions / args.decisions
    return seconds / (60 * args.minutes)


def train(policy: Policy, batch: Any, args: argparse.Namespace) -> list[dict[str, float]]:
    """Learn until the time or the decisions are used up; return the curve."""
    curve: list[dict[str, float]] = []
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    pay, scale, tally = Pay(batch, args.pay), Scale(len(batch), args.gamma), Tally()
    begin, used, decisions, shown = time.perf_counter(), time.process_time(), 0, 0.0
    while (gone := part_gone(args, time.perf_counter() - begin, decisions)) < 1.0:
        rows, rewards, over = [], [], []
        for _ in range(STEPS):
            rows.append(choose(policy, batch))
            batch.step(rows[-1].action.numpy())
            paid, ended = pay.after()
            rewards.append(scale.of(paid, ended))
            over.append(ended)
            tally.note(batch)
        last = choose(policy, batch).value
        values = torch.stack([row.value for row in rows])
        found = advantages(torch.stack(rewards), values, torch.stack(over), last, args.gamma)
        goals = (found + values).flatten()
        learn(policy, optimiser, all_in_one(rows), found.flatten(), goals, 1.0 - gone)
        decisions += len(batch) * STEPS
        if time.perf_counter() - shown > args.every and tally.rows:
            shown = time.perf_counter()
            seconds = {
                "seconds": round(shown - begin),
                "processor": round(time.process_time() - used),
            }
            curve.append({**seconds, "decisions": decisions, **tally.means(500)})
            print(json.dumps(curve[-1]), flush=True)
    return curve


def main() -> None:
    args = parser().parse_args()
    policy, batch = begin(args)
    with suppress(KeyboardInterrupt):  # after Ctrl-C, print what was learned so far
        train(policy, batch, args)
    if args.save:
        save(policy, args, args.save)
    settings = {"seats": args.seats, "reward": args.reward, "seat": 0, "opponents": args.opponent}
    tester = envs.batch(args.game, min(256, args.games), threads=1, **settings)
    players = {
        "learned": lambda b: choose(policy, b).action.numpy(),
        "learned, the likeliest action": lambda b: choose(policy, b, surely=True).action.numpy(),
        "random": lambda b: b.sample(),
    }
    for who, pick in players.items():
        figures = measured(tester, args.games, pick)
        if args.pay == "turn":
            many = envs.batch(args.game, 4 * args.games, threads=1, **settings)
            figures |= first_turn(many, pick)
        print(json.dumps({"who": who, **figures}), flush=True)


if __name__ == "__main__":
    main()
