"""Gymnasium: one learner at a seat of a table, bots at the others.

env = gymnasium.make("cheesemoon/FirstRat-v0", seats=2, seat=0, opponents="medium")
observation, info = env.reset(seed=7)
action = env.action_space.sample(info["action_mask"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from cheesemoon import bots
from cheesemoon.core import Choice, Game, Table
from cheesemoon.core.game.options import check_seat

from . import rewards
from .errors import EnvError
from .seat import RENDER_MODES, Observation, Rendered, Seats
from .spaces import LegalDiscrete, Mask, numbers_space, record_space

_SEEDS = 2**63


class TableEnv(gymnasium.Env[Observation, int | np.int64]):
    """A Gymnasium environment in which one game is one episode. An illegal action is refused with
    the rule's sentence (IllegalAction) and changes nothing. So is an action after the end."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Choice] | None = None,
        reward: str = "share",
        shaping: float = 0.0,
        discount: float = 1.0,
        observation: str = "numbers",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self._seats = Seats(game, seats, options, observation, render_mode, lang)
        self.game = self._seats.game
        self.seat = check_seat(seat, self._seats.players)
        rewards.divisor(self.game, reward)
        _check_shaping(self.game, shaping, discount)
        self.opponents = _names(opponents, self._seats.players - 1)
        for name in self.opponents:
            bots.bot(name, self.game)  # refuses an unknown bot
        self.render_mode = render_mode
        self._reward, self._shaping, self._discount = reward, shaping, discount
        self._table: Table | None = None
        self._worth = 0.0
        self.action_space = LegalDiscrete(self.game.actions.size, self._legal_now)
        if self._seats.raw:
            self.observation_space = record_space(self.game.record.dtype.itemsize)
        else:
            self.observation_space = numbers_space(len(self.game.observation_names))

    @property
    def table(self) -> Table:
        """Return the table, for pictures and positions. It also holds what is hidden from the
        seat."""
        if self._table is None:
            raise EnvError("needs-reset")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game. `options={"position": …}` starts from a position instead. A position
        without a seed gets new chance each time."""
        position = self._seats.start_position(options)
        super().reset(seed=seed)
        drawn = [int(x) for x in self.np_random.integers(_SEEDS, size=self._seats.players)]
        self._table = self._seats.new(drawn[0], position)
        others = [s for s in range(self._seats.players) if s != self.seat]
        self._bots = {
            other: bots.bot(name, self.game, seed=drawn[i + 1])
            for i, (other, name) in enumerate(zip(others, self.opponents, strict=True))
        }
        self._others_play()
        self._worth = self._value()
        used = (position or {}).get("seed", drawn[0])
        return self._seats.observe(self.table, self.seat), {**self._info(), "seed": used}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play one action of the learner. Then the bots play until it is the learner's turn
        again."""
        table = self.table
        self._seats.play(table, action)
        self._others_play()
        reward = rewards.final(table, self._reward)[self.seat] if table.over else 0.0
        before, self._worth = self._worth, self._value()
        reward += self._shaping * (self._discount * self._worth - before)
        return self._seats.observe(table, self.seat), reward, table.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal now, for libraries that ask the environment."""
        return self._seats.mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> Rendered:
        """Return the table as text, SVG or pixels."""
        return self._seats.render(self.table, self.seat)

    def _info(self) -> dict[str, Mask]:
        return {"action_mask": self._seats.mask(self.table, self.seat)}

    def _legal_now(self) -> Mask | None:
        if self._table is None or self._table.over:
            return None
        return self._seats.mask(self._table, self.seat)

    def _others_play(self) -> None:
        table = self.table
        while table.seat is not None and table.seat != self.seat:
            table.play(self._bots[table.seat].choose_at(table))

    def _value(self) -> float:
        """Return the potential for reward shaping. It is 0 at the end, so that nothing is paid
        twice."""
        value = self.game.rules.value
        if not self._shaping or value is None or self.table.over:
            return 0.0
        return float(value(self.table.state, self.seat)) / self.game.margin


def _check_shaping(game: Game, shaping: object, discount: object) -> None:
    for name, given in (("shaping", shaping), ("discount", discount)):
        if isinstance(given, bool) or not isinstance(given, Real) or not np.isfinite(float(given)):
            raise EnvError("bad-number", name=name, given=str(given))
    if shaping and game.rules.value is None:
        raise EnvError("no-shaping", game=game.name)


def _names(opponents: str | Sequence[str], needed: int) -> list[str]:
    if isinstance(opponents, str):
        return [opponents] * needed
    names = list(map(str, opponents)) if isinstance(opponents, Sequence) else [str(opponents)]
    if len(names) != needed or not isinstance(opponents, Sequence):
        raise EnvError("bad-opponents", needed=str(needed), given=", ".join(names) or "-")
    return names
