"""Gymnasium's vector environment, stepped by the compiled batch: no Python for any single table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from cheesemoon.core import Choice
from cheesemoon.core.game.options import check_seat, check_seed
from cheesemoon.core.rules.record import Seen

from .errors import EnvError
from .loops import Flags
from .making import batch
from .spaces import LegalMultiDiscrete, Lists, numbers_space


class TablesEnv(VectorEnv[Seen, npt.ArrayLike, npt.NDArray[np.generic]]):
    """A learner at the same seat of many tables; the other seats play at random. A finished table
    starts a new game with the next step. An illegal action refuses the whole step."""

    metadata: dict[str, Any] = {
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Choice] | None = None,
        reward: str = "share",
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        named = opponents if isinstance(opponents, list | tuple) else [opponents]
        others = [str(name) for name in named if name != "random"]
        if others:
            raise EnvError("bad-vector-opponents", given=", ".join(others))
        if render_mode is not None:
            raise EnvError("bad-render", mode=str(render_mode), known="-")
        self.batch = batch(
            game, num_envs, seats, options=options, reward=reward, seat=seat, threads=threads
        )
        self.seat = check_seat(seat, self.batch.players)
        self.num_envs = num_envs = len(self.batch)
        self.render_mode = None
        made = self.batch.game
        size = made.actions.size
        self.single_action_space = spaces.Discrete(size)
        self.action_space = LegalMultiDiscrete(size, num_envs, self._legal_now)
        self.single_observation_space = numbers_space(len(made.observation_names))
        shape = (num_envs, len(made.observation_names))
        self.observation_space = spaces.Box(-np.inf, np.inf, shape, np.float32)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start new games at all tables. Without a seed they differ from those before."""
        if options:
            raise EnvError("bad-vector-reset", given=str(options))
        if seed is not None:
            many = isinstance(seed, Sequence) and not isinstance(seed, str)
            mixed = [check_seed(s) for s in seed] if many else check_seed(seed)  # type: ignore[union-attr]
            self._np_random = np.random.default_rng(np.random.SeedSequence(mixed))
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Seen, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Play one action at every table."""
        self.batch.step(actions)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        done = self.batch.done.copy()
        return self.batch.observations.copy(), rewards, done, np.zeros_like(done), self._info()

    def action_masks(self) -> Flags:
        """Return which actions are legal now, one row for each table."""
        return self.batch.masks.copy()

    def close_extras(self, **kwargs: object) -> None:
        """Stop the helper threads."""
        self.batch.close()

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.masks.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _legal_now(self) -> Lists:
        return self.batch.legal, self.batch.counts
