"""OpenSpiel: its own simulation test, chance that cannot be looked through, algorithms of its."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.envs.rewards import final

pyspiel = pytest.importorskip("pyspiel")

SOME = [
    "cheesemoon_space_taxi(seats=2)",
    "cheesemoon_space_guardians(seats=3,advanced=True)",
    "cheesemoon_first_rat(seats=2,edition=de,superrats=True)",
    "cheesemoon_ratcatcher(arch_rat=maw)",
]


@pytest.fixture(autouse=True)
def _known() -> None:
    envs.register_open_spiel()
    envs.register_open_spiel()  # once more does no harm


def played(state: Any, rng: random.Random, most: int = 100_000) -> Any:
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SOME)
def test_open_spiel_simulates_it(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(name)
    if "ratcatcher" in name or "first_rat" in name:  # long games: a part of one, in our own words
        state = played(game.new_initial_state(), random.Random(1), 60)
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert again.table == state.table and again.returns() == state.returns()
        assert state.clone().table == state.table and str(state) == str(again)
    else:
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_numbers_and_words_of_a_state() -> None:
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=3)")
    assert game.num_players() == 3 and game.num_distinct_actions() == 48
    state = played(game.new_initial_state(), random.Random(3), 40)
    table = state.table
    for seat in range(3):
        expected = table.game.observe(table, seat)
        assert np.array(state.observation_tensor(seat), np.float32).tobytes() == expected.tobytes()
        assert len(state.information_state_tensor(seat)) == len(expected)
        assert state.information_state_string(seat)
    actions = {state.action_to_string(a) for a in state.legal_actions()}
    if not state.is_chance_node():
        assert actions == set(table.legal())


def test_the_end_pays_what_tables_pay() -> None:
    for reward in ("share", "margin"):
        game = pyspiel.load_game(f"cheesemoon_space_taxi(seats=3,reward={reward})")
        state = played(game.new_initial_state(), random.Random(5))
        assert state.table.over
        assert state.returns() == pytest.approx(final(state.table, reward))


def test_dice_are_chosen_by_chance_after_the_action() -> None:
    """Nothing that a state holds tells what will be rolled: every future can still come."""
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=2,chance=200)")
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(0)  # roll
    assert state.is_chance_node() and len(state.chance_outcomes()) == 200
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    rolls = {str(state.child(future).table.position()["seats"]) for future in range(20)}
    dice = {str(state.child(future).table.view(0)) for future in range(60)}
    assert len(rolls) == 1 and len(dice) > 50


def test_an_algorithm_of_open_spiel_runs() -> None:
    """Its MCTS with random playouts finds its way through states and chance nodes."""
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("cheesemoon_space_taxi(seats=2,reward=share,chance=16)")
    rng = np.random.RandomState(7)
    searcher = mcts.MCTSBot(
        game, 1.0, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=False
    )
    state = game.new_initial_state()
    dice = random.Random(7)
    for _ in range(12):
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            action = searcher.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_ismcts_of_open_spiel_accepts_the_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    for name in ("cheesemoon_space_taxi(seats=2,chance=8)", "cheesemoon_space_guardians(seats=2)"):
        game = pyspiel.load_game(name)
        rng = np.random.RandomState(7)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
        state = played(game.new_initial_state(), random.Random(4), 7)
        while state.is_chance_node() or len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        assert bot.step(state) in state.legal_actions()


def test_states_that_differ_in_hidden_things_alone_look_alike() -> None:
    game = pyspiel.load_game("cheesemoon_first_rat(seats=1)")
    state = played(game.new_initial_state(), random.Random(4), 30)
    while state.is_chance_node():
        state.apply_action(0)
    other = state.resample_from_infostate(0, lambda: 0.3)
    assert other._raw != state._raw and other.history() == state.history()
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.legal_actions() == state.legal_actions()
    state.apply_action(state.legal_actions()[0])
    assert other.information_state_string(0) != state.information_state_string(0)


def test_a_game_begins_from_a_position() -> None:
    """Its dice are up to chance, whatever seed the position has; copies know where they began."""
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=1)")
    position = {"game": "space-taxi", "seed": 4, "seats": [{"coins": 7}]}
    begin = game.new_initial_state(json.dumps(position))
    assert begin.is_chance_node()
    tables = [begin.child(future).table for future in range(2)]
    assert all(table.view(0)["seats"][0]["coins"] == 7 for table in tables)
    assert tables[0] != tables[1]
    assert pickle.loads(pickle.dumps(begin)).child(1).table == tables[1]
    two = json.dumps({"game": "space-taxi", "seats": [{}, {}]})
    for wrong in ("taxi", "3", two, 3):
        with pytest.raises(cm.CheesemoonError):
            game.new_initial_state(wrong)


def test_games_and_states_can_be_sent_elsewhere() -> None:
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=2,chance=8)")
    state = played(game.new_initial_state(), random.Random(2), 30)
    text = pyspiel.serialize_game_and_state(game, state)
    for other in (pyspiel.deserialize_game_and_state(text)[1], copy.deepcopy(state)):
        assert other.table == state.table and other.history() == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_what_is_no_future_and_no_action_is_refused() -> None:
    game = pyspiel.load_game("cheesemoon_space_taxi(seats=2,chance=8)")
    state = game.new_initial_state()
    with pytest.raises(envs.EnvError, match="futures are the whole numbers 0 to 7"):
        state.apply_action(8)
    state.apply_action(7)
    for number in (48, 99_999):
        with pytest.raises(envs.EnvError, match="is not an action of space-taxi"):
            state.apply_action(number)
        with pytest.raises(envs.EnvError, match="is not an action of space-taxi"):
            state.action_to_string(0, number)
    with pytest.raises(cm.IllegalAction, match="ST-6"):
        state.apply_action(1)
    assert state.history() == [7] and not state.table.actions


def test_an_algorithm_of_open_spiel_learns() -> None:
    """Its tabular Q-learning finds out at the end of a game that each coin buys two points."""
    from open_spiel.python.algorithms.tabular_qlearner import QLearner
    from open_spiel.python.rl_environment import Environment, StepType

    class Late(Environment):  # type: ignore[misc]
        def reset(self) -> Any:
            super().reset()
            self._state = self.game.new_initial_state(json.dumps(paying))
            self._sample_external_events()
            return self.get_time_step()._replace(step_type=StepType.FIRST)

    paying = _about_to_pay()
    env = Late("cheesemoon_space_taxi", seats=1, reward="margin", chance=4)
    learner = QLearner(0, env.game.num_distinct_actions(), step_size=0.5)
    np.random.seed(1)
    for _ in range(60):
        step = env.reset()
        while not step.last():
            step = env.step([learner.step(step).action])
        learner.step(step)
    chosen = learner.step(env.reset(), is_evaluation=True).action
    assert cm.game("space-taxi").actions.text(chosen) == "pay 3"


def _about_to_pay() -> dict[str, Any]:
    """The last question of a game for one: how many of three coins are spent."""
    last = {"game": "space-taxi", "round": 5, "seats": [{"coins": 3, "results": [0, 0, 0, 0]}]}
    for seed in range(1000):
        table, rng = cm.game("space-taxi").load(last).fork(seed), random.Random(seed)
        while not table.over:
            if table.legal() == ("pay 0", "pay 1", "pay 2", "pay 3"):
                return dict(table.position())
            table.play(rng.choice(table.legal()))
    raise AssertionError("no taxi has started")


@pytest.mark.parametrize("wrong", ["seats=9", "reward=fame", "chance=0"])
def test_what_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises((cm.CheesemoonError, pyspiel.SpielError)):
        pyspiel.load_game(f"cheesemoon_space_taxi({wrong})")
