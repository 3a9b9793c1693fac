"""OpenSpiel: the games as Python games, for its algorithms and its tests.

    envs.register_open_spiel()
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=3)")

Chance is explicit. The first chance node chooses the deal. Another chance node follows every action
that reveals something unknown. It chooses one of `chance` futures. Each future is drawn at random,
so that no search can see the dice in advance.

The order of face-down piles is hidden, so the games have imperfect information. States that differ
only in hidden things have equal information states: the actions so far, and the observation.
`resample_from_infostate` draws such a state, as OpenSpiel's ISMCTS wants it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import cast

import numpy as np
import pyspiel

import cheesemoon
from cheesemoon.core import Choice, Game, Table, bits64
from cheesemoon.core.game.engine_state import Play
from cheesemoon.core.game.table import HIDDEN
from cheesemoon.core.rules.chance import number
from cheesemoon.core.rules.rule import quiet

from . import rewards
from .batched import refusal
from .errors import EnvError
from .revealing import Revealing, game_record
from .seat import Seats, check_action

FUTURES = 64  # futures of a chance node by default
_LONGEST = 20_000  # decisions and chance nodes of the longest game, rounded up
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
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
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
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
        self.records = Revealing(game)
        self.outcomes = [(future, 1.0 / self.futures) for future in range(self.futures)]
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
        return SpielObserver(self.game, iig_obs_type)

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.game.observation_names)]

    def information_state_tensor_shape(self) -> list[int]:
        return [len(self.game.observation_names)]


class Past:
    """The actions of a state, each with the seed of its future, newest first. States share it."""

    __slots__ = ("_trail", "before", "number", "seed")

    def __init__(self, before: Past | None, number: int, seed: int | None) -> None:
        self.before, self.number, self.seed = before, number, seed
        self._trail: bytes | None = None

    @property
    def trail(self) -> bytes:
        """Return a digest of the actions so far. It is made when it is asked for."""
        missing, past = [], cast("Past | None", self)
        while past is not None and past._trail is None:
            missing.append(past)
            past = past.before
        trail = (past._trail if past else None) or b""
        for each in reversed(missing):
            trail = blake2b(trail + each.number.to_bytes(4), digest_size=16).digest()
            each._trail = trail
        return trail

    def __deepcopy__(self, memo: object) -> Past:
        return self  # its actions never change


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or a chance node before a table. The record is bytes, so that copies are cheap."""

    def __init__(self, game: SpielGame, begin: dict[str, object] | None = None) -> None:
        super().__init__(game)
        self._of = game
        self._begin = begin  # the position to start from; None: the set-up
        self._raw: bytes | None = None  # the record; None before the deal
        self._seed_of_deal = 0
        self._legal: list[int] | None = None  # sorted
        self._past: Past | None = None
        self._ply = 0
        self._waiting: int | None = None  # an action that waits for its future
        self._player = _CHANCE

    @property
    def table(self) -> Table:
        """Return the table with its history. Before the deal there is none: EnvError."""
        if self._raw is None:
            raise EnvError("needs-reset")
        moves, past = [], self._past
        while past is not None:
            moves.append((past.number, past.seed))
            past = past.before
        table = self._of.tables.new(self._seed_of_deal, self._begin)
        for action, seed in reversed(moves):
            if seed is not None:
                table = table.fork(seed)
            table.play(self._of.game.actions.text(action))
        return table

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or the end."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        if self._raw is None:
            raise EnvError("needs-reset")
        return self._listed().copy()

    def _listed(self) -> list[int]:
        """Return the legal actions, sorted."""
        if self._legal is None:
            assert self._raw is not None
            self._legal = self._of.records.legal(self._raw)
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all futures; they are equally likely."""
        return self._of.outcomes.copy()

    def _apply_action(self, action: int) -> None:
        if self._player == _CHANCE:
            self._apply_future(action)
            return
        chosen = check_action(self._of.game, action)
        assert self._raw is not None
        if chosen not in self._listed():
            raise refusal(self.table, self._of.game.actions.text(chosen))
        after, turn, reveals = self._of.records.played(self._raw, chosen, None)
        if reveals:
            self._waiting, self._player = chosen, _CHANCE
        else:
            self._take(after, turn, chosen, None)

    def _apply_future(self, future: int) -> None:
        if not 0 <= future < self._of.futures:
            highest = str(self._of.futures - 1)
            raise EnvError("not-a-future", future=str(future), highest=highest)
        if self._raw is None:
            self._seed_of_deal = _seed(0, future)
            table = self._of.tables.new(self._seed_of_deal, self._begin)
            self._raw, self._player = table.raw, _player_of(table.seat)
        elif self._waiting is not None:
            seed = _seed(self._ply + 1, future)
            after, turn, _ = self._of.records.played(self._raw, self._waiting, seed)
            self._take(after, turn, self._waiting, seed)

    def _take(self, record: bytes, turn: int, action: int, seed: int | None) -> None:
        self._raw, self._waiting, self._legal = record, None, None
        self._past, self._ply = Past(self._past, action, seed), self._ply + 1
        self._player = turn if turn >= 0 else _TERMINAL

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """Return a state that looks the same to this player, with hidden order redrawn."""
        other: SpielState = self.clone()
        if self._raw is not None:
            drawn = sampler() if callable(sampler) else random.random()
            other._raw = self._of.records.redrawn(self._raw, int(drawn * 2**53))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"future {action}"
        check_action(self._of.game, action)
        return self._of.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self._player == _TERMINAL

    def returns(self) -> list[float]:
        """Return the reward of each seat; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self._of.seats
        return rewards.final(self.snapshot(), self._of.reward)

    def snapshot(self) -> Table:
        """Return the table without its history."""
        assert self._raw is not None
        game = self._of.game
        return Table(game, Play(game, game_record(game, self._raw)), self._of.tables.options)

    def __str__(self) -> str:
        if self._raw is None:
            return "before the deal"
        waiting = ""
        if self._waiting is not None:
            waiting = f"\n{self._of.game.actions.text(self._waiting)} …"
        return self.snapshot().text() + waiting


class SpielObserver:
    """The observation of a seat: the numbers, and a text that is equal for equal knowledge."""

    def __init__(self, game: Game, kind: object = None) -> None:
        self._game = game
        self._recalls = kind is None or bool(getattr(kind, "perfect_recall", True))
        self.tensor = np.zeros(len(game.observation_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor for this seat."""
        if state._raw is None:
            self.tensor[:] = 0.0
        else:
            record = game_record(self._game, state._raw)[0]
            self.tensor[:] = self._game.observation(record, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat knows, as a digest: the actions so far, and the observation. Without
        perfect recall, only the observation."""
        self.set_from(state, player)
        seen = blake2b(self.tensor.tobytes(), digest_size=16).hexdigest()
        waiting = "" if state._waiting is None else f" {state._waiting}"
        trail = state._past.trail.hex() if state._past and self._recalls else ""
        return f"{player} {trail} {seen}{waiting}"


def _seed(ply: int, future: int) -> int:
    with quiet():
        return int(number(bits64(future), _STREAM, ply))


def _player_of(seat: int | None) -> int:
    return _TERMINAL if seat is None else seat


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
