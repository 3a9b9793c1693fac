"""PPO as OpenSpiel has it (`open_spiel.python.pytorch.ppo`) learns a turn of Space Taxi.

    python examples/open_spiel_learns.py --decisions 500000

Environments, vector and agent are OpenSpiel's. Ours are the game and the reward of a turn. Every
turn starts with the three coins of the set-up. Its reward is its points, with coins at their price
of two. The best player has 26.417 on average, which the solver computes exactly.

It prints a line for each part of the run: turns and decisions so far, mean points of the turns of
this part, one standard error, and processor seconds. At the end it measures turns without learning,
beside random play. It needs PyTorch: `pip install 'cheesemoon[spiel,train]'`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from open_spiel.python.pytorch.ppo import PPO, PPOAgent
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment, StepType
from open_spiel.python.vector_env import SyncVectorEnv

from cheesemoon import envs

FUTURES = 1_000_000  # of every chance node, so that two equal rolls are rare
UNIT = 50.0  # points that make a reward of 1
STEPS = 64  # steps at each table before it learns
PARTS = 25  # parts of a run; each prints a line


class Chance:
    """A random future. OpenSpiel's own sampler would list all of them at every roll."""

    def __init__(self, seed: int) -> None:
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def __call__(self, state: Any) -> int:
        return self._rng.randrange(FUTURES)


class Turn(Environment):
    """Practice for one player of Space Taxi: its first turn is a game of its own."""

    def __init__(self, seed: int) -> None:
        chance = Chance(seed)
        super().__init__("cheesemoon_space_taxi", 1.0, chance, seats=1, chance=FUTURES)
        names = self.game.game.observation_names
        self._at = [names.index(name) for name in ("round", "own total", "own coins")]

    def reset(self) -> Any:
        step = super().reset()
        self._round, _, _ = self._told(step)
        return step

    def get_time_step(self) -> Any:
        """Return OpenSpiel's time step. Where the next round begins, it is the last one, with the
        reward."""
        step = super().get_time_step()
        now, total, coins = self._told(step)
        if now == self._round:
            return step._replace(rewards=[0.0])
        self._should_reset = True
        paid = total * self.game.game.margin + 2 * 10 * coins  # observations count coins in tens
        return step._replace(rewards=[paid / UNIT], discounts=[0.0], step_type=StepType.LAST)

    def _told(self, step: Any) -> list[float]:
        """Return round, points and coins from the observation."""
        row = step.observations["info_state"][0]
        return [row[at] for at in self._at]


def vector(tables: int, seed: int) -> Any:
    """Return `count` tables, each with chance of its own."""
    return SyncVectorEnv([Turn(seed * 100_003 + table) for table in range(tables)])


def agent_at(tables: Any, rate: float) -> Any:
    """Return OpenSpiel's PPO agent with its small network, without discounting."""
    game = tables.envs[0].game
    return PPO(
        tuple(game.observation_tensor_shape()),
        game.num_distinct_actions(),
        num_players=1,
        num_envs=len(tables),
        steps_per_batch=STEPS,
        num_minibatches=8,
        learning_rate=rate,
        gamma=1.0,
        agent_fn=PPOAgent,
    )


def told(who: str, brought: list[float], **more: Any) -> None:
    """Format the mean of these turns and its standard error."""
    points = np.array(brought) * UNIT
    error = points.std() / max(1, len(points)) ** 0.5
    figures = {"turn": round(float(points.mean()), 2), "error": round(float(error), 2)}
    print(json.dumps({"who": who, **more, **figures}), flush=True)


def train(agent: Any, tables: Any, decisions: int) -> None:
    """Train for `decisions` decisions in batches of all tables. The learning rate falls to 0."""
    updates = max(1, decisions // (STEPS * len(tables)))
    steps, brought, turns, begin = tables.reset(), [], 0, time.process_time()
    for update in range(updates):
        for _ in range(STEPS):
            steps, rewards, done, _ = tables.step(agent.step(steps), reset_if_done=True)
            agent.post_step(rewards, done)
            brought += [paid for (paid,), over in zip(rewards, done, strict=True) if over]
        agent.anneal_learning_rate(update, updates)
        agent.learn(steps)
        if (update + 1) * PARTS // updates > update * PARTS // updates and brought:
            turns += len(brought)
            so_far = {"turns": turns, "decisions": agent.total_steps_done}
            told("learning", brought, **so_far, processor=round(time.process_time() - begin, 1))
            brought = []


def measured(tables: Any, turns: int, pick: Callable[[Any], list[Any]]) -> list[float]:
    """Return the points of the first turns of every table, so that long turns count too."""
    rounds = -(-turns // len(tables))
    steps, brought = tables.reset(), [[] for _ in range(len(tables))]
    while min(map(len, brought)) < rounds:
        steps, rewards, done, _ = tables.step(pick(steps), reset_if_done=True)
        for own, (paid,), over in zip(brought, rewards, done, strict=True):
            if over:
                own.append(paid)
    return [paid for own in brought for paid in own[:rounds]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=500_000, help="to learn from")
    parser.add_argument("--tables", type=int, default=64, help="at once")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--turns", type=int, default=2000, help="to measure at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    torch.set_num_threads(1)
    envs.register_open_spiel()
    tables = vector(args.tables, args.seed)
    agent = agent_at(tables, args.rate)
    train(agent, tables, args.decisions)

    def learned(steps: Any) -> list[Any]:
        return list(agent.step(steps, is_evaluation=True))

    def likeliest(steps: Any) -> list[Any]:
        return [StepOutput(int(output.probs.argmax()), None) for output in learned(steps)]

    def at_random(steps: Any) -> list[Any]:
        legal = [step.observations["legal_actions"][0] for step in steps]
        return [StepOutput(int(np.random.choice(actions)), None) for actions in legal]

    for who, pick in (
        ("learned", learned),
        ("the likeliest action", likeliest),
        ("random", at_random),
    ):
        told(who, measured(vector(args.tables, args.seed + 1), args.turns, pick))


if __name__ == "__main__":
    main()
