"""PettingZoo: all seats of a table, one agent each, who act one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from cheesemoon.core import Choice, Table
from cheesemoon.core.game.options import check_seed, whole

from . import rewards
from .errors import EnvError
from .seat import RENDER_MODES, Seats
from .spaces import LegalDiscrete, numbers_space, record_space

_SEEDS = 2**63


class TableAEC(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` and so on. An illegal action is refused with the rule's own
    sentence (IllegalAction), and nothing has changed."""

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Choice] | None = None,
        reward: str = "share",
        observation: str = "numbers",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self._seats = Seats(game, seats, options, observation, render_mode, lang)
        self.game = self._seats.game
        rewards.divisor(self.game, reward)
        if max_cycles is not None and (whole(max_cycles) or 0) < 1:
            raise EnvError("bad-cycles", cycles=str(max_cycles))
        self.metadata = {**self.metadata, "name": f"cheesemoon_{self.game.name}_v0"}
        self.render_mode = render_mode
        self._reward, self._most = reward, max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats.players)]
        self._table: Table | None = None
        self._random = np.random.default_rng()
        size = self.game.actions.size
        self._action_spaces = {
            agent: LegalDiscrete(size, self._legal_now) for agent in self.possible_agents
        }
        if self._seats.raw:
            seen = record_space(self.game.record.dtype.itemsize)
        else:
            seen = numbers_space(len(self.game.observation_names))
        mask = spaces.Box(0, 1, (size,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }

    @property
    def table(self) -> Table:
        """The table itself, for pictures and positions. It knows more than any seat."""
        if self._table is None:
            raise EnvError("needs-reset")
        return self._table

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self._action_spaces[self._known(agent)]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dict of `observation` and `action_mask`."""
        return self._observation_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game. `options={"position": …}` begins from a position instead, with chance of
        its own each time, unless the position has a seed. Other options mean nothing here:
        PettingZoo's own checks want any to be taken."""
        known = options
        if isinstance(options, Mapping):
            known = {name: options[name] for name in options if name == "position"}
        position = self._seats.begin_at(known)
        if seed is not None:
            self._random = np.random.default_rng(check_seed(seed))
        self._table = self._seats.new(int(self._random.integers(_SEEDS)), position)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self._table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do: nothing, unless it is its turn."""
        seat = self.possible_agents.index(self._known(agent))
        seen = self._seats.observe(self.table, seat)
        return {"observation": seen, "action_mask": self._seats.mask(self.table, seat)}

    def step(self, action: Any) -> None:
        """One action of the agent to act; None of one whose game is over."""
        table = self.table
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._seats.play(table, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.over:
            paid = rewards.final(table, self._reward)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and len(table.actions) >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.seat or 0]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as a spectator sees it, in text, as SVG or as pixels."""
        return self._seats.render(self.table, None)

    def close(self) -> None:
        """Nothing is kept open."""

    def _known(self, agent: Any) -> str:
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise EnvError("no-such-agent", agent=str(agent), known=known)
        return str(agent)

    def _legal_now(self) -> Any:
        if self._table is None or self._table.seat is None:
            return None
        return self._seats.mask(self._table, self._table.seat)


class TableParallel(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """All agents in every step; only the one to act is heard."""

    def step(self, actions: Any) -> Any:
        """Its action; whose turn it is has one at least."""
        table: Table = self.unwrapped.table
        if table.seat is None or not self.agents:
            raise EnvError("needs-new-game")
        acting = self.aec_env.agent_selection
        if not isinstance(actions, Mapping) or acting not in actions:
            raise EnvError("no-action", agent=acting)
        return super().step(actions)


def aec(game: str, seats: int | None = None, **settings: Any) -> Any:
    """PettingZoo's environment of a game; settings are those of `TableAEC`."""
    return wrappers.OrderEnforcingWrapper(TableAEC(game, seats, **settings))


def parallel(game: str, seats: int | None = None, **settings: Any) -> Any:
    """The same for programs that want all agents in every step; only the one to act is heard."""
    return TableParallel(aec(game, seats, **settings))
