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
from .opponents import Opponent
from .single import check_mask
from .spaces import LegalMultiDiscrete, Lists, Mask, numbers_space, with_mask

Shown = Seen | dict[str, Seen | Mask]


class TablesEnv(VectorEnv[Shown, npt.ArrayLike, npt.NDArray[np.generic]]):
    """A learner at the same seat of many tables. `opponents` play the other seats: `random` and
    `greedy` inside the compiled step, other bots and policies outside of it. A finished table
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
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Choice] | None = None,
        reward: str = "share",
        threads: int | None = None,
        render_mode: str | None = None,
        mask: str = "info",
    ) -> None:
        if render_mode is not None:
            raise EnvError("bad-render", mode=str(render_mode), known="-")
        self._shows_mask = check_mask(mask)
        settings = {"options": options, "reward": reward, "seat": seat, "threads": threads}
        self.batch = batch(game, num_envs, seats, opponents=opponents, **settings)  # type: ignore[arg-type]
        self.seat = check_seat(seat, self.batch.players)
        self.num_envs = num_envs = len(self.batch)
        self.render_mode = None
        made = self.batch.game
        size = made.actions.size
        self.single_action_space = spaces.Discrete(size)
        self.action_space = LegalMultiDiscrete(size, num_envs, self._legal_now)
        self.single_observation_space = numbers_space(made)
        self.observation_space = numbers_space(made, num_envs)
        if self._shows_mask:
            masks = spaces.Box(0, 1, (num_envs, size), np.int8)
            rows = numbers_space(made, num_envs)
            self.single_observation_space = with_mask(numbers_space(made), made)
            self.observation_space = spaces.Dict({"observation": rows, "action_mask": masks})

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Start new games at all tables. Without a seed they differ from those before."""
        if options:
            raise EnvError("bad-vector-reset", given=str(options))
        if seed is not None:
            many = isinstance(seed, Sequence) and not isinstance(seed, str)
            mixed = [check_seed(s) for s in seed] if many else check_seed(seed)  # type: ignore[union-attr]
            self._np_random = np.random.default_rng(np.random.SeedSequence(mixed))
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._shown(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Shown, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Play one action at every table."""
        self.batch.step(actions)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        done = self.batch.done.copy()
        return self._shown(), rewards, done, np.zeros_like(done), self._info()

    def action_masks(self) -> Flags:
        """Return which actions are legal now, one row for each table."""
        return self.batch.masks.copy()

    def close_extras(self, **kwargs: object) -> None:
        """Stop the helper threads."""
        self.batch.close()

    def _shown(self) -> Shown:
        seen = self.batch.observations.copy()
        if not self._shows_mask:
            return seen
        return {"observation": seen, "action_mask": self.batch.masks.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.masks.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _legal_now(self) -> Lists:
        return self.batch.legal, self.batch.counts
