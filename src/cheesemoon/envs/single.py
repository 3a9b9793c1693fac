"""Gymnasium: one learner at a seat of a table, bots at the others.

env = gymnasium.make("cheesemoon/FirstRat-v0", seats=2, seat=0, opponents="medium")
observation, info = env.reset(seed=7)
action = env.action_space.sample(info["action_mask"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from cheesemoon import bots
from cheesemoon.bots.bot import Random
from cheesemoon.core import Choice, Game, Table
from cheesemoon.core.game.options import check_seat
from cheesemoon.core.rules.record import Ints

from . import rewards
from .errors import EnvError
from .one import OneTable
from .opponents import named
from .seat import RENDER_MODES, Observation, Rendered, Seats
from .spaces import LegalDiscrete, Mask, observed_space, with_mask

_SEEDS = 2**63
MASKS = ("info", "observation")
"""Where the mask of legal actions is: always in `info`; with `observation` also there."""


Seen = Observation | dict[str, Observation | Mask]


class TableEnv(gymnasium.Env[Seen, int | np.int64]):
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
        mask: str = "info",
    ) -> None:
        self._seats = Seats(game, seats, options, observation, render_mode, lang)
        self.game = self._seats.game
        self.seat = check_seat(seat, self._seats.players)
        rewards.divisor(self.game, reward)
        _check_shaping(self.game, shaping, discount)
        self.opponents = [str(name) for name in named(opponents, self._seats.players - 1)]
        others = (s for s in range(self._seats.players) if s != self.seat)
        self._names = {  # the bots that play here; the compiled step plays at random
            other: name
            for other, name in zip(others, self.opponents, strict=True)
            if type(bots.bot(name, self.game)) is not Random  # refuses an unknown bot
        }
        self.render_mode = render_mode
        self._reward, self._shaping, self._discount = reward, shaping, discount
        own = sum(1 << played for played in (self.seat, *self._names))
        self._one = OneTable(self._seats, own)
        self._worth = 0.0
        self.action_space = LegalDiscrete(self.game.actions.size, self._legal_now)
        self._shows_mask = check_mask(mask)
        space = observed_space(self.game, self._seats.raw)
        shown = with_mask(space, self.game) if self._shows_mask else space
        self.observation_space = cast("gymnasium.Space[Seen]", shown)

    @property
    def table(self) -> Table:
        """Return the table, for pictures and positions. It also holds what is hidden from the
        seat. Steps are slower from then on until the next game."""
        return self._one.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game. `options={"position": …}` starts from a position instead. A position
        without a seed gets new chance each time."""
        position = self._seats.start_position(options)
        super().reset(seed=seed)
        drawn = [int(x) for x in self.np_random.integers(_SEEDS, size=self._seats.players)]
        self._one.start(self._seats.new(drawn[0], position), drawn[-1])
        self._bots = {
            other: bots.bot(name, self.game, seed=drawn[other - (other > self.seat) + 1])
            for other, name in self._names.items()
        }
        self._others_play()
        self._worth = self._value()
        used = (position or {}).get("seed", drawn[0])
        self._show_to_people()
        mask = self._one.mask(self.seat)
        return self._seen(mask), {"action_mask": mask, "seed": used}

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play one action of the learner. Then the bots play until it is the learner's turn
        again."""
        one = self._one
        one.play(action)
        self._others_play()
        over, reward = one.over, 0.0
        if over:
            reward = rewards.final(one.snapshot(), self._reward)[self.seat]
        if self._shaping:
            before, self._worth = self._worth, self._value()
            reward += self._shaping * (self._discount * self._worth - before)
        self._show_to_people()
        mask = one.mask(self.seat)
        return self._seen(mask), reward, over, False, {"action_mask": mask}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal now, for libraries that ask the environment."""
        return self._one.mask(self.seat).astype(np.bool_)

    def legal_actions(self) -> npt.NDArray[np.int32]:
        """Return the legal action numbers. With many actions this is much faster than a search of
        the mask."""
        self._one.check_started()
        return self._one.legal().copy()

    def render(self) -> Rendered:
        """Return the table as text, SVG or pixels. In the mode `human` every step prints it."""
        if self.render_mode == "human":
            return None
        return self._one.render(self.seat)

    def _show_to_people(self) -> None:
        if self.render_mode == "human":
            print(self._one.render(self.seat), flush=True)

    def _seen(self, mask: Mask) -> Seen:
        seen = self._one.observe(self.seat)
        return {"observation": seen, "action_mask": mask.copy()} if self._shows_mask else seen

    def _legal_now(self) -> Ints | None:
        return self._one.legal() if self._one.is_started and not self._one.over else None

    def _others_play(self) -> None:
        one = self._one
        while (seat := one.seat) is not None and seat != self.seat:
            one.play(self.game.actions.number(self._bots[seat].choose_at(one.table)))

    def _value(self) -> float:
        """Return the potential for reward shaping. It is 0 at the end, so that nothing is paid
        twice."""
        if not self._shaping or self._one.over:
            return 0.0
        return self._one.value(self.seat) / self.game.margin


def check_mask(mask: object) -> bool:
    """Return True if observations contain the mask; refuse an unknown place for it."""
    if mask not in MASKS:
        raise EnvError("bad-mask-place", given=str(mask), known=", ".join(MASKS))
    return mask == "observation"


def _check_shaping(game: Game, shaping: object, discount: object) -> None:
    for name, given in (("shaping", shaping), ("discount", discount)):
        if isinstance(given, bool) or not isinstance(given, Real) or not np.isfinite(float(given)):
            raise EnvError("bad-number", name=name, given=str(given))
    if shaping and game.rules.value is None:
        raise EnvError("no-shaping", game=game.name)
