"""Double DQN with steps of several decisions, one file, on a batch of tables.

    python examples/dqn.py space-taxi --seats 1 --pay turn --minutes 3
    python examples/dqn.py first-rat --seats 2 --opponent greedy --minutes 3 --save rats.pt

Settings, network and saved files are those of `word_policy.py`, rewards those of `ppo.py`. The
network's numbers of the legal actions are their values. Mnih et al. (Nature 2015) with the double
estimate of van Hasselt et al. (AAAI 2016): the learning network picks the next action, an older
copy of it judges. A reward counts for the `REACH` decisions before it. It needs PyTorch.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from contextlib import suppress
from typing import Any

import numpy as np
import torch
from ppo import RATE, Pay, Scale, Tally, part_gone
from torch import nn
from word_policy import Policy, begin, parser, save

KEPT = 512  # steps of all tables in the memory
REACH = 8  # decisions from a state to the one that judges it
ROWS = 256  # decisions of a training step
LEARNS = 1  # training steps after each step of the tables
COPIED = 500  # training steps between two copies of the judging network
RANDOM = 0.05  # share of random actions after the first half; it falls from 1
WIDEST = 512  # legal actions of a table that are kept; more are rare, and the rest is not weighed


class Memory:
    """The newest steps of all tables, in a ring."""

    def __init__(self, batch: Any) -> None:
        tables, numbers = batch.observations.shape
        wide = min(WIDEST, batch.legal.shape[1])
        self.seen = np.zeros((KEPT, tables, numbers), np.float32)
        self.legal = np.zeros((KEPT, tables, wide), np.int32)
        self.counts = np.ones((KEPT, tables), np.int64)
        self.place = np.zeros((KEPT, tables), np.int64)
        self.paid = np.zeros((KEPT, tables), np.float32)
        self.over = np.zeros((KEPT, tables), bool)
        self.steps = 0

    def see(self, batch: Any) -> int:
        """Keep what the tables show; return the row."""
        row = self.steps % KEPT
        wide = self.legal.shape[2]
        self.seen[row] = batch.observations
        self.counts[row] = np.minimum(batch.counts, wide)
        self.legal[row] = batch.legal[:, :wide]
        return row

    def paid_for(self, row: int, place: Any, paid: Any, over: Any) -> None:
        """Keep what was done at a row, and what came of it."""
        self.place[row], self.paid[row], self.over[row] = place, paid, over
        self.steps += 1

    def draw(self, gamma: float, rng: np.random.Generator) -> tuple[Any, ...] | None:
        """Return rows and tables of decisions, their discounted rewards, the rows that judge them
        and the weights of these; None while there is too little."""
        known = min(self.steps, KEPT) - REACH - 1
        if known < REACH:
            return None
        first = (self.steps - known - REACH + rng.integers(known, size=ROWS)) % KEPT
        tables = rng.integers(self.seen.shape[1], size=ROWS)
        total, weight = np.zeros(ROWS, np.float32), np.ones(ROWS, np.float32)
        for ahead in range(REACH):
            at = (first + ahead) % KEPT
            total += weight * self.paid[at, tables]
            weight *= gamma * ~self.over[at, tables]
        return first, tables, total, (first + REACH) % KEPT, weight


def values(net: Policy, memory: Memory, rows: Any, tables: Any) -> torch.Tensor:
    """Return the values of the legal actions of kept tables; a huge negative one for no action."""
    counts = torch.from_numpy(memory.counts[rows, tables])
    legal = torch.from_numpy(memory.legal[rows, tables, : int(counts.max())].astype(np.int64))
    seen, things = net.prepared(torch.from_numpy(memory.seen[rows, tables]))
    found: torch.Tensor = net(seen, things, torch.arange(len(seen)), legal, counts)[0]
    return found


def learn(
    net: Policy, judge: Policy, optimiser: Any, memory: Memory, gamma: float, rng: Any
) -> None:
    """Take one training step."""
    drawn = memory.draw(gamma, rng)
    if drawn is None:
        return
    rows, tables, total, after, weight = drawn
    with torch.no_grad():
        best = values(net, memory, after, tables).argmax(1, keepdim=True)
        ahead = values(judge, memory, after, tables).gather(1, best).squeeze(1)
        goal = torch.from_numpy(total) + torch.from_numpy(weight) * ahead
    place = torch.from_numpy(memory.place[rows, tables])[:, None]
    told = values(net, memory, rows, tables).gather(1, place).squeeze(1)
    loss = nn.functional.smooth_l1_loss(told, goal)
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 10.0)
    optimiser.step()


@torch.no_grad()
def act(net: Policy, memory: Memory, row: int, share: float, rng: Any) -> Any:
    """Return the place of the chosen action among the legal ones: the best, or with this share a
    random one."""
    tables = np.arange(memory.seen.shape[1])
    best = values(net, memory, np.full(len(tables), row), tables).argmax(1).numpy()
    anyone = (rng.random(len(tables)) * memory.counts[row]).astype(np.int64)
    return np.where(rng.random(len(tables)) < share, anyone, best)


def train(net: Policy, batch: Any, args: argparse.Namespace) -> list[dict[str, float]]:
    """Learn until the time or the decisions are used up; return the curve."""
    rng, judge, memory = np.random.default_rng(args.seed), copy.deepcopy(net), Memory(batch)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE / 2)
    pay, scale, tally = Pay(batch, args.pay), Scale(len(batch), args.gamma), Tally()
    curve: list[dict[str, float]] = []
    start, used, learned, shown = time.perf_counter(), time.process_time(), 0, 0.0
    while True:
        decisions = memory.steps * len(batch)
        gone = part_gone(args, time.perf_counter() - start, decisions)
        if gone >= 1:
            return curve
        row = memory.see(batch)
        place = act(net, memory, row, max(RANDOM, 1 - 2 * gone), rng)
        batch.step(memory.legal[row, np.arange(len(batch)), place].astype(np.int64))
        paid, ended = pay.after()
        memory.paid_for(row, place, scale.of(paid, ended).numpy(), ended.numpy() > 0)
        tally.note(batch)
        optimiser.param_groups[0]["lr"] = RATE / 2 * (1 - gone)
        for _ in range(LEARNS):
            learn(net, judge, optimiser, memory, args.gamma, rng)
            learned += 1
            if learned % COPIED == 0:
                judge.load_state_dict(net.state_dict())
        if time.perf_counter() - shown > args.every and tally.rows:
            shown = time.perf_counter()
            spent = {
                "seconds": round(shown - start),
                "processor": round(time.process_time() - used),
            }
            curve.append({**spent, "decisions": decisions, **tally.means(500)})
            print(json.dumps(curve[-1]), flush=True)


def main() -> None:
    args = parser().parse_args()
    net, batch = begin(args)
    with suppress(KeyboardInterrupt):  # after Ctrl-C, keep what was learned so far
        train(net, batch, args)
    if args.save:
        save(net, args, args.save)


if __name__ == "__main__":
    main()
