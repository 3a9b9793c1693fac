"""PettingZoo: one agent for each seat of a table; the agents act in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from cheesemoon.core import Choice, Table
from cheesemoon.core.game.options import check_seed, whole
from cheesemoon.core.rules.record import Ints

from . import rewards
from .errors import EnvError
from .one import OneTable
from .seat import RENDER_MODES, Observation, Rendered, Seats
from .spaces import LegalDiscrete, Mask, observed_space, with_mask

_SEEDS = 2**63

Seen = dict[str, dict[str, Observation | Mask]]
Stepped = tuple[
    Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]
]


class TableAEC(AECEnv):  # type: ignore[misc]
    """A PettingZoo environment whose agents are `seat_0`, `seat_1` and so on. An illegal action is
    refused with the rule's sentence (IllegalAction) and changes nothing."""

    metadata: dict[str, object] = {
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
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._one = OneTable(self._seats)
        self._random = np.random.default_rng()
        size = self.game.actions.size
        self._action_spaces = {
            agent: LegalDiscrete(size, self._legal_now) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: with_mask(observed_space(self.game, self._seats.raw), self.game)
            for agent in self.possible_agents
        }

    @property
    def table(self) -> Table:
        """Return the table, for pictures and positions. It also holds what is hidden from the
        seats. Steps are slower from then on until the next game."""
        return self._one.table

    def action_space(self, agent: str) -> LegalDiscrete:
        """Return the action space, equal for all agents."""
        return self._action_spaces[self._known(agent)]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of dicts with `observation` and `action_mask`."""
        return self._observation_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a new game. `options={"position": …}` starts from a position instead. A position
        without a seed gets new chance each time. Other options are ignored, because PettingZoo's
        own checks pass some."""
        known = options
        if isinstance(options, Mapping):
            known = {name: options[name] for name in options if name == "position"}
        position = self._seats.start_position(known)
        if seed is not None:
            self._random = np.random.default_rng(check_seed(seed))
        self._one.start(self._seats.new(int(self._random.integers(_SEEDS)), position))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self._one.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._one.seat or 0]
        self._show_to_people()

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        """Return what an agent may know and its action mask. Out of turn the mask is empty."""
        seat = self._seat_of.get(agent)
        if seat is None:
            seat = self._seat_of[self._known(agent)]
        seen = self._one.observe(seat)
        return {"observation": seen, "action_mask": self._one.mask(seat)}

    def legal_actions(self) -> npt.NDArray[np.int32]:
        """Return the legal action numbers of the agent to act. With many actions this is much
        faster than a search of the mask."""
        self._one.check_started()
        return self._one.legal().copy()

    def step(self, action: int | None) -> None:
        """Play one action of the agent to act. Pass None for an agent whose game is over."""
        one = self._one
        one.check_started()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        one.play(action)
        self._cumulative_rewards[agent] = 0.0
        seat = one.seat
        if seat is None:
            paid = rewards.final(one.snapshot(), self._reward)
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._most is not None and one.decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
        self._show_to_people()

    def render(self) -> Rendered:
        """Return the table as a spectator sees it: text, SVG or pixels. In the mode `human` every
        step prints it."""
        if self.render_mode == "human":
            return None
        return self._one.render(None)

    def _show_to_people(self) -> None:
        if self.render_mode == "human":
            print(self._one.render(None), flush=True)

    def close(self) -> None:
        """Do nothing: no resource is held."""

    def _known(self, agent: object) -> str:
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise EnvError("no-such-agent", agent=str(agent), known=known)
        return str(agent)

    def _legal_now(self) -> Ints | None:
        return self._one.legal() if self._one.is_started and not self._one.over else None


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's check of the order of calls. While a game goes on, `last` and `step` reach the
    environment directly: PettingZoo's own look up every attribute through all wrappers."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, object]]:
        """Return what the agent to act sees and got."""
        if not self._has_reset:
            super().last(observe)  # refuses it
        found: tuple[Any, float, bool, bool, dict[str, object]] = self.env.last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Play one action of the agent to act."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)  # refuses it, or warns


class TableParallel(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """A PettingZoo environment with all agents in every step. Only the agent to act plays."""

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Play the action of the agent to act; refuse a dict without it."""
        one: OneTable = self.unwrapped._one
        one.check_started()
        if one.over or not self.agents:
            raise EnvError("needs-new-game")
        acting = self.aec_env.agent_selection
        if not isinstance(actions, Mapping) or acting not in actions:
            raise EnvError("no-action", agent=acting)
        found: Stepped = super().step(actions)
        return found


def aec(game: str, seats: int | None = None, **settings: Any) -> AECEnv:
    """Return PettingZoo's AEC environment of a game. The settings are those of `TableAEC`."""
    return Ordered(TableAEC(game, seats, **settings))


def parallel(game: str, seats: int | None = None, **settings: Any) -> TableParallel:
    """Return the parallel environment of a game. Only the agent to act plays."""
    return TableParallel(aec(game, seats, **settings))
