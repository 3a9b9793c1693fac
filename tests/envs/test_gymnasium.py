"""Gymnasium: its own checks, exact repetition, masks, rewards, pictures, and what is refused."""

from __future__ import annotations

import cProfile
import os
import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.envs.spaces import LegalDiscrete
from cheesemoon_gymnasium import OURS, identifier

SOME = [
    ("space-taxi", {"seats": 1, "reward": "margin"}),
    ("space-taxi", {"seats": 4, "seat": 2}),
    ("space-guardians", {"seats": 2, "options": {"advanced": True}, "opponents": "greedy"}),
    ("first-rat", {"seats": 3, "seat": 1, "options": {"edition": "de"}}),
    ("first-rat", {"seats": 1, "options": {"solo": "easy"}}),
    ("ratcatcher", {}),
]


def made(name: str, **settings: Any) -> Any:
    return gymnasium.make(identifier(name), **settings)


@pytest.mark.parametrize(("name", "settings"), SOME, ids=lambda x: str(x))
def test_gymnasium_checks_it(name: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that the numbers have no bounds
        check_env(made(name, **settings).unwrapped, skip_render_check=True)


def episode(env: Any, seed: int) -> list[Any]:
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen = [observation.tobytes()]
    for _ in range(150):
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        seen += [int(action), observation.tobytes(), reward, over, cut]
        if over:
            break
    return seen


@pytest.mark.parametrize(("name", "settings"), SOME[:4], ids=lambda x: str(x))
def test_a_seed_repeats_exactly(name: str, settings: dict[str, Any]) -> None:
    env = made(name, **settings)
    one = episode(env, 3)
    assert one == episode(env, 3) == episode(made(name, **settings), 3)
    assert one != episode(env, 4)


def test_masks_are_where_they_are_looked_for() -> None:
    env = made("space-guardians", seats=2)
    observation, info = env.reset(seed=1)
    table = env.unwrapped.table
    legal = sorted(table.legal_numbers().tolist())
    assert observation in env.observation_space and observation.dtype == np.float32
    assert info["action_mask"].dtype == np.int8
    assert np.flatnonzero(info["action_mask"]).tolist() == legal
    masks = env.unwrapped.action_masks()
    assert masks.dtype == np.bool_ and np.flatnonzero(masks).tolist() == legal
    assert observation.tobytes() == table.game.observe(table, 0).tobytes()


@pytest.mark.parametrize("reward", ["share", "margin"])
def test_the_end_pays_the_learner(reward: str) -> None:
    env = made("space-taxi", seats=3, seat=1, reward=reward)
    env.action_space.seed(0)
    paid = []
    for seed in range(8):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, given, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            assert over or given == 0
        table = env.unwrapped.table
        if reward == "share":
            won = table.winners()
            assert given == (1 / len(won) if 1 in won else 0)
        else:
            totals = [score["total"] for score in table.scores()]
            assert given == pytest.approx((totals[1] - max(totals[0], totals[2])) / 50)
        paid.append(given)
    assert len(set(paid)) > 1


def test_shaping_adds_up_to_nothing() -> None:
    """Potential-based: over a game, what was added is what the first table was worth."""
    plain, shaped = (made("first-rat", seats=2, shaping=x) for x in (0.0, 0.5))
    sums = []
    for env in (plain, shaped):
        _, info = env.reset(seed=5)
        env.action_space.seed(5)
        worth = float(env.unwrapped.game.rules.value(env.unwrapped.table.state, 0))
        over, total = False, 0.0
        while not over:
            _, given, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            total += given
        sums.append(total)
    assert sums[1] - sums[0] == pytest.approx(-0.5 * worth / 50)


def test_a_chosen_action_that_is_illegal_is_refused_with_its_rule() -> None:
    env = made("space-taxi", seats=3)
    env.reset(seed=1)
    table = env.unwrapped.table
    before = table.position()
    with pytest.raises(cm.IllegalAction) as caught:
        env.step(table.game.actions.number("done"))
    assert str(caught.value).endswith(f"({caught.value.rule})")
    arrays = (np.array(0.0), np.array(np.nan), np.array("0"), np.array([0]), np.array(True))
    for wrong in (-1, 48, 1.5, "roll", None, True, *arrays):
        with pytest.raises(cm.CheesemoonError, match="is not an action of space-taxi"):
            env.unwrapped.step(wrong)
    assert table.position() == before


def test_after_the_end_nothing_is_played() -> None:
    env = made("space-taxi", seats=1).unwrapped
    with pytest.raises(envs.EnvError, match="reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert not info["action_mask"].any()
    with pytest.raises(cm.IllegalAction):
        env.step(0)


def test_a_game_can_begin_from_a_position() -> None:
    game = cm.game("first-rat")
    position = game.new(seats=2, seed=8).position() | {"round": 5}
    env = made("first-rat", seats=2)
    env.reset(seed=1, options={"position": position})
    assert env.unwrapped.table.position()["round"] == 5
    with pytest.raises(cm.BadOption):
        env.reset(options={"position": game.new(seats=3, seed=8).position()})


def test_the_raw_record_on_request() -> None:
    env = made("space-taxi", seats=3, observation="record")
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    assert observation.tobytes() == env.unwrapped.table.state.tobytes()


def test_the_names_are_those_of_our_games() -> None:
    assert set(OURS) <= set(cm.games())
    assert all(identifier(name) in gymnasium.registry for name in cm.games())


@pytest.mark.parametrize(
    "code",
    [
        "import sys, gymnasium, cheesemoon_gymnasium; "
        "assert 'cheesemoon/FirstRat-v0' in gymnasium.registry; "
        "assert not {'numba', 'cheesemoon.core'} & set(sys.modules)",
        "import gymnasium; gymnasium.make('cheesemoon_gymnasium:cheesemoon/SpaceTaxi-v0')",
        "import gymnasium, cheesemoon.envs; gymnasium.spec('cheesemoon/SpaceTaxi-v0')",
        "import cheesemoon.envs, gymnasium; gymnasium.spec('cheesemoon/SpaceTaxi-v0')",
        "import gymnasium, cheesemoon; gymnasium.spec('cheesemoon/SpaceTaxi-v0')",
        "import sys, importlib.util, cheesemoon; assert 'gymnasium' not in sys.modules; "
        "importlib.util.find_spec('gymnasium'); import gymnasium; "
        "gymnasium.make('cheesemoon/SpaceTaxi-v0')",
    ],
    ids=[
        "without loading them",
        "by an id with the module",
        "imported after",
        "imported before",
        "after the package alone",
        "before it, by the package alone",
    ],
)
def test_gymnasium_knows_the_games(code: str) -> None:
    """In a process of its own, as a stranger would; who asks for a name does not wait for Numba."""
    subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_render_modes(name: str, mode: str) -> None:
    env = made(name, render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8 and shown.ndim == 3 and shown.shape[2] == 3
        assert len(np.unique(shown[::8, ::8].reshape(-1, 3), axis=0)) > 20
    else:
        assert shown.startswith("<svg") if mode == "svg" else len(shown.splitlines()) > 5


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 9}, "9"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"seat": 2, "seats": 2}, "0 to 1"),
        ({"opponents": "deep-blue"}, "deep-blue"),
        ({"opponents": ["random"], "seats": 3}, "2 opponents"),
        ({"reward": "fame"}, "fame"),
        ({"observation": "smell"}, "smell"),
        ({"shaping": "much"}, "shaping must be a number, not much"),
        ({"discount": float("nan")}, "discount must be a number"),
        ({"seat": 0.0}, "no seat 0.0"),
        ({"seat": True}, "no seat True"),
        ({"opponents": None}, "given: None"),
        ({"opponents": 3}, "given: 3"),
        ({"options": ["superrats"]}, "by their names"),
        ({"lang": "la"}, "en, pl, de"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(cm.CheesemoonError) as caught:
        made("first-rat", **settings)
    assert sentence in str(caught.value)


def test_an_option_of_reset_that_does_not_exist_is_refused() -> None:
    env = made("space-taxi", seats=1)
    with pytest.raises(envs.EnvError, match='no option "positon"'):
        env.reset(options={"positon": {"game": "space-taxi", "seats": [{}]}})
    with pytest.raises(envs.EnvError, match='no option "3"'):
        env.reset(options=3)


def test_a_reset_that_is_refused_changes_nothing() -> None:
    """Not even what the next one will draw."""
    env, other = made("space-taxi", seats=1), made("space-taxi", seats=1)
    for each in (env, other):
        each.reset(seed=5)
    before = env.unwrapped.table.position()
    for wrong in ({"position": {"game": "space-taxi", "seats": [{}, {}]}}, {"position": 7}):
        with pytest.raises(cm.CheesemoonError):
            env.reset(seed=6, options=wrong)
    assert env.unwrapped.table.position() == before
    assert env.reset()[1]["seed"] == other.reset()[1]["seed"]


def test_games_from_a_position_have_dice_of_their_own() -> None:
    """Unless the position says which; options that it leaves out are those of the environment."""
    env = made("space-taxi", seats=1)
    position: dict[str, Any] = {"game": "space-taxi", "seats": [{"coins": 5}]}
    rolls, seeds = [], []
    for begin in (position, position, position | {"seed": 3}, position | {"seed": 3}):
        _, info = env.reset(options={"position": begin})
        seeds.append(info["seed"])
        rolls.append(env.step(0)[0].tobytes())
    assert rolls[0] != rolls[1] and rolls[2] == rolls[3] and seeds[2:] == [3, 3]
    rats = made("first-rat", seats=2, options={"edition": "de"})
    rats.reset(options={"position": {"game": "first-rat", "seats": [{}, {}]}})
    assert rats.unwrapped.table.options["edition"] == "de"


def test_both_masks_can_be_sampled_from() -> None:
    env = made("space-taxi", seats=1)
    _, info = env.reset(seed=1)
    for mask in (info["action_mask"], env.unwrapped.action_masks()):
        assert env.action_space.sample(mask) == env.unwrapped.game.actions.number("roll")


def test_a_mask_is_sampled_from_as_by_gymnasium() -> None:
    ours, theirs = LegalDiscrete(40, lambda: None), gymnasium.spaces.Discrete(40)
    ours.seed(5)
    theirs.seed(5)
    random_masks = np.random.default_rng(5).integers(2, size=(200, 40), dtype=np.int8)
    assert [ours.sample(mask) for mask in random_masks] == [theirs.sample(m) for m in random_masks]
    assert ours.sample(np.zeros(40, np.int8)) == theirs.sample(np.zeros(40, np.int8))
    for wrong in (random_masks[0][:7], random_masks[0].astype(float), 2 * random_masks[0]):
        with pytest.raises(AssertionError):
            ours.sample(wrong)


@pytest.mark.parametrize("kind", [np.int32, np.uint16, np.int64])
def test_actions_are_numbers_of_any_kind(kind: type[Any]) -> None:
    env = made("space-taxi", seats=1)
    env.reset(seed=1)
    env.step(kind(env.unwrapped.legal_actions()[0]))
    with pytest.raises(envs.EnvError, match="not an action"):
        env.step(kind(48))


def test_a_vector_of_tables() -> None:
    vector = gymnasium.make_vec(
        identifier("space-taxi"), num_envs=32, vectorization_mode="vector_entry_point", seats=2
    )
    observations, info = vector.reset(seed=3)
    assert observations in vector.observation_space
    assert observations.shape == (32, len(cm.game("space-taxi").observation_names))
    vector.action_space.seed(1)
    ended, paid = 0, 0.0
    for _ in range(300):
        actions = vector.action_space.sample()
        assert info["action_mask"][np.arange(32), actions].all()
        observations, rewards, over, cut, info = vector.step(actions)
        ended += int(over.sum())
        paid += float(rewards.sum())
        assert not cut.any() and (rewards[~over] == 0).all()
    assert ended > 60 and 0.3 < paid / ended < 0.7  # both play at random
    rolls = []
    for seed in (3, 3, 4):
        vector.reset(seed=seed)
        rolls.append(vector.step(np.zeros(32, np.int64))[0].tobytes())  # all can only roll
    assert rolls[0] == rolls[1] != rolls[2]
    vector.close()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": "gredy"}, "gredy"),
        ({"opponents": ["random", ["greedy"]]}, "given: random, ['greedy']"),
        ({"opponents": None}, "given: None"),
        ({"mask": "nowhere"}, 'A mask cannot be in "nowhere"'),
        ({"seat": None}, "no seat None"),
        ({"render_mode": "ansi"}, "ansi"),
    ],
)
def test_a_vector_that_cannot_be_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(cm.CheesemoonError) as caught:
        _vector(**settings)
    assert sentence in str(caught.value)


def test_a_vector_is_reset_by_seeds_alone() -> None:
    vector = _vector()
    vector.reset(seed=[3, 4])
    before = vector.batch.records().tobytes()
    for wrong in (-1, "3", 1.5, float("nan"), [1, -1]):
        with pytest.raises(cm.BadOption, match="seed"):
            vector.reset(seed=wrong)
    with pytest.raises(envs.EnvError, match="without options"):
        vector.reset(options={"position": {}})
    assert vector.batch.records().tobytes() == before
    vector.close()


def _vector(**settings: Any) -> Any:
    return gymnasium.make_vec(
        identifier("space-taxi"), 2, vectorization_mode="vector_entry_point", **settings
    )


@pytest.mark.parametrize("opponents", ["random", ("random", "greedy"), ("greedy", "random")])
def test_the_history_holds_what_random_seats_played_in_the_compiled_step(opponents: Any) -> None:
    made_envs: list[Any] = [
        gymnasium.make("cheesemoon/SpaceTaxi-v0", seats=3, seat=1, opponents=opponents).unwrapped
        for _ in range(3)
    ]
    plain, asked, pickled = made_envs
    rng, over, steps = random.Random(2), False, 0
    info = [env.reset(seed=5)[1] for env in (plain, asked, pickled)][0]
    while not over:
        legal = info["action_mask"].nonzero()[0]
        action = int(legal[rng.randrange(len(legal))])
        steps += 1
        if steps % 9 == 4:
            pickled = pickle.loads(pickle.dumps(pickled))
        if steps == 7:
            assert asked.table.seat == 1
        found = [env.step(action) for env in (plain, asked, pickled)]
        for other in found[1:]:
            assert (other[0] == found[0][0]).all() and other[1:4] == found[0][1:4]
        over, info = found[0][2], found[0][4]
    assert plain.table.raw == asked.table.raw == pickled.table.raw
    again = plain.game.new(seats=3, seed=plain.table.state.seed)
    for action in plain.table.actions:
        again.play(action)
    assert again.raw == plain.table.raw and len(again.actions) > steps


@pytest.mark.parametrize(("kind", "most"), [("gymnasium", 45), ("pettingzoo", 40)])
def test_a_decision_takes_few_calls(kind: str, most: int) -> None:
    """Calls are counted, because a busy machine makes every measured time longer."""
    if kind == "gymnasium":
        env: Any = gymnasium.make("cheesemoon/SpaceTaxi-v0", seats=3)
        info = env.reset(seed=1)[1]
    else:
        env = envs.aec("space-taxi", 3)
        env.reset(seed=1)
    profile, steps = cProfile.Profile(), 20
    profile.enable()
    for _ in range(steps):
        if kind == "gymnasium":
            info = env.step(int(info["action_mask"].argmax()))[4]
        else:
            env.step(int(env.last()[0]["action_mask"].argmax()))
    profile.disable()
    calls = sum(entry.callcount for entry in profile.getstats())
    assert calls / steps < most


@pytest.mark.parametrize("name", OURS)
def test_legal_actions_are_those_of_the_mask(name: str) -> None:
    env: Any = gymnasium.make(identifier(name))
    aec = envs.aec(name)
    info = env.reset(seed=3)[1]
    aec.reset(seed=3)
    over, turns = False, 0
    while not over:
        legal = env.unwrapped.legal_actions()
        assert sorted(legal) == np.flatnonzero(info["action_mask"]).tolist()
        assert env.action_space.sample() in legal
        _, _, over, _, info = env.step(int(legal[0]))
    assert len(env.unwrapped.legal_actions()) == 0
    for _ in aec.agent_iter(40):
        seen, _, over, _, _ = aec.last()
        if over:
            break
        legal = aec.unwrapped.legal_actions()
        assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
        assert aec.action_space(aec.agent_selection).sample() in legal
        aec.step(int(legal[0]))
        turns += 1
    assert turns > 3
    with pytest.raises(envs.EnvError, match="call reset first"):
        made(name).unwrapped.legal_actions()
