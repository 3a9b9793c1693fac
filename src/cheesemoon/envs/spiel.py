"""OpenSpiel: the games as Python games, for its algorithms and its tests.

    envs.register_open_spiel()
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=3)")

Chance is explicit. The first chance node chooses the deal. Another chance node follows every action
that reveals something unknown. It chooses one of `chance` futures. Each future is drawn at random,
so that no search can see the dice in advance. All seats know the same in these games. So the
information state is the observation with the actions and futures so far.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import cast

import numpy as np
import pyspiel

import cheesemoon
from cheesemoon.core import Choice, Game, Table, bits64
from cheesemoon.core.game.table import HIDDEN
from cheesemoon.core.rules.chance import number

from . import rewards
from .errors import EnvError
from .seat import Seats, check_action

FUTURES = 64  # futures of a chance node by default
_LONGEST = 20_000  # decisions and chance nodes of the longest game, rounded up
_STREAM = 32  # stream of chance for the seeds of futures

Parameter = int | str | bool
Parameters = dict[str, Parameter] | None


def short_name(game: Game) -> str:
    """Return OpenSpiel's name: `first-rat` is `cheesemoon_first_rat`."""
    return f"cheesemoon_{game.name.replace('-', '_')}"


def _parameters(game: Game) -> dict[str, Parameter]:
    """Return seats, reward, number of futures and every option with their defaults."""
    options = {name: option.default for name, option in game.options.items()}
    return {"seats": game.default_seats, "reward": "share", "chance": FUTURES, **options}


def _kind(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Cheesemoon: {game.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and its options."""

    def __init__(self, game: Game, kind: pyspiel.GameType, params: Parameters = None) -> None:
        given = {**_parameters(game), **(params or {})}
        options = cast("dict[str, Choice]", {name: given[name] for name in game.options})
        seats = cast("int", given["seats"])
        self.game = game
        self.tables = Seats(game.name, seats, options, "numbers", None, "en")
        self.seats = self.tables.players
        self.reward = str(given["reward"])
        self.futures = int(given["chance"])
        by = rewards.divisor(game, self.reward)
        if not 1 <= self.futures <= 1_000_000:
            raise EnvError("bad-futures", futures=str(self.futures))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=self.futures,
            num_players=self.seats,
            min_utility=-200.0 if by else 0.0,
            max_utility=200.0 if by else 1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, params or {})

    def __deepcopy__(self, memo: object) -> SpielGame:
        """Return the same game: all copies of a state share it."""
        return self

    def __reduce__(self) -> tuple[Callable[[str], SpielGame], tuple[str]]:
        return _load_pickled, (str(self),)

    def new_initial_state(self, state: str | None = None) -> SpielState:
        """Return the state before the deal. A position in JSON is the start of a game instead;
        chance decides what the position leaves open."""
        return SpielState(self, None if state is None else self._start_of(state))

    def _start_of(self, text: str) -> dict[str, object]:
        """Return a position without the fields that tell the future."""
        try:
            position = json.loads(text)
        except (TypeError, ValueError):
            position = text
        self.tables.new(0, position)
        return {name: value for name, value in position.items() if name not in HIDDEN}

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Return an observer that fills the game's row of named numbers."""
        return SpielObserver(self.game)

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.game.observation_names)]

    def information_state_tensor_shape(self) -> list[int]:
        return [len(self.game.observation_names)]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or a chance node before a table."""

    def __init__(self, game: SpielGame, begin: dict[str, object] | None = None) -> None:
        super().__init__(game)
        self._of = game
        self._begin = begin  # the position to start from; None: the set-up
        self._table: Table | None = None
        self._waiting: str | None = None  # an action that waits for its future

    @property
    def table(self) -> Table:
        """Return the table. Before the deal there is none: EnvError."""
        if self._table is None:
            raise EnvError("needs-reset")
        return self._table

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or the end."""
        if self._table is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._table.seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal_numbers().tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all futures; they are equally likely."""
        each = 1.0 / self._of.futures
        return [(future, each) for future in range(self._of.futures)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node() and action not in range(self._of.futures):
            highest = str(self._of.futures - 1)
            raise EnvError("not-a-future", future=str(action), highest=highest)
        if self._table is None:
            self._table = self._of.tables.new(self._seed(0, action), self._begin)
        elif self._waiting is not None:
            redrawn = self._table.fork(self._seed(len(self._table.actions) + 1, action))
            redrawn.play(self._waiting)
            self._table, self._waiting = redrawn, None
        else:
            check_action(self._of.game, action)
            self._play(self._of.game.actions.text(action))

    def _play(self, action: str) -> None:
        """Play an action at once if it reveals nothing; otherwise wait for its future."""
        after = self.table.fork()
        after.play(action)
        if after.revealed(len(after.actions) - 1):
            self._waiting = action
        else:
            self._table = after

    def _seed(self, ply: int, future: int) -> int:
        with np.errstate(over="ignore"):
            return int(number(bits64(future), _STREAM, ply))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"future {action}"
        check_action(self._of.game, action)
        return self._of.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self._table is not None and self._waiting is None and self._table.over

    def returns(self) -> list[float]:
        """Return the reward of each seat; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self._of.seats
        return rewards.final(self.table, self._of.reward)

    def __str__(self) -> str:
        if self._table is None:
            return "before the deal"
        waiting = f"\n{self._waiting} …" if self._waiting else ""
        return self._table.text() + waiting


class SpielObserver:
    """The observation of a seat: the numbers, and the history in words."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.tensor = np.zeros(len(game.observation_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor for this seat."""
        if state._table is None:
            self.tensor[:] = 0.0
        else:
            self.tensor[:] = self._game.observe(state._table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the actions and futures so far; all seats know the same."""
        return f"{player}: {state.history_str()}"


def _load_pickled(text: str) -> SpielGame:
    """Return a game that was pickled, perhaps in another process."""
    register()
    game: SpielGame = pyspiel.load_game(text)
    return game


def register() -> None:
    """Register all games with OpenSpiel; a second call does nothing."""
    known = set(pyspiel.registered_names())
    for name in cheesemoon.games():
        game = cheesemoon.game(name)
        if short_name(game) not in known:
            kind = _kind(game)
            pyspiel.register_game(kind, _maker(game, kind))


def _maker(game: Game, kind: pyspiel.GameType) -> type[SpielGame]:
    """Return a class for OpenSpiel to register. A function would be destroyed before OpenSpiel
    releases it at the end of the program."""

    class Made(SpielGame):
        def __init__(self, params: Parameters = None) -> None:
            super().__init__(game, kind, params)

    return Made
