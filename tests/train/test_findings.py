"""What is counted for players: openings, what goes with winning, costly habits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from insights import findings, habits

import cheesemoon as cm
from cheesemoon import cli
from cheesemoon.bots.heuristics import weigh_of
from cheesemoon.core import bits64
from cheesemoon.core.rules.chance import number
from cheesemoon.core.rules.rule import quiet
from cheesemoon.train import loops
from cheesemoon.train.data import Chunk, from_results, rows_of, tables_of
from cheesemoon.train.errors import BadPlan
from cheesemoon.train.plan import Plan

GUARDIANS = cm.game("space-guardians")
TAXI = cm.game("space-taxi")


def test_openings_are_first_actions_with_their_share_the_best_first() -> None:
    found = findings.openings(GUARDIANS, 2, 40)
    assert {o.action for o in found} == set(GUARDIANS.new(seats=2, seed=1).legal())
    shares = [o.won.share for o in found]
    assert shares == sorted(shares, reverse=True) and all(0 < x < 1 for x in shares)
    assert all(o.won.count == 40 and o.won.low < o.won.share < o.won.high for o in found)
    assert findings.openings(TAXI, 3, 10) == []  # one can only roll


def some(rows: Any, shares: Any, names: tuple[str, ...]) -> findings.Tables:
    return findings.Tables(names, np.array(rows, float), np.array(shares), np.arange(len(shares)))


def test_what_goes_together_with_winning_comes_first() -> None:
    shares = np.linspace(0, 1, 60)
    rows = np.stack([shares, 1 - shares, np.zeros(60), np.arange(60) % 2], 1)
    found = findings.company(some(rows, shares, ("own luck", "own debts", "own tail", "own coin")))
    assert [c.name for c in found] == ["luck", "coin", "debts"]  # a tail has everybody
    assert found[0].with_winning == pytest.approx(1)
    assert found[1].low < 0 < found[1].high


@pytest.mark.parametrize("name", cm.games())
def test_costly_habits_have_words_and_stronger_levels_err_less(name: str) -> None:
    game = cm.game(name)
    shares = [costly / decisions for _, _, decisions, costly in habits.by_level(game)]
    assert len(shares) == 3 and shares[0] > shares[2]
    for words, count, loss, levels in habits.costly_habits(game):
        assert " " in words and not words.startswith(("plan-", "spare-", "more-", "deny-"))
        assert loss >= 0.05 and count == sum(levels.values())


@pytest.mark.parametrize("name", [name for name in cm.games() if cm.game(name).playing.things])
def test_one_more_of_a_thing_is_one_in_the_observation(name: str) -> None:
    """What a network is asked the worth of is counted in whole ones."""
    game = cm.game(name)
    tables, _ = tables_of(Chunk(Plan.usual(game, 2, {}), 1, 0, 120))
    rows = rows_of(game, tables).astype(float)
    for thing in game.playing.things:
        counted = rows[:, game.observation_names.index(thing.number)] / thing.one
        assert np.abs(counted - counted.round()).max() < 0.02, thing.name  # rows are float16
        assert {1} <= set(counted.round().tolist()), thing.name


def test_games_of_a_good_player_are_learned_from_with_their_results() -> None:
    """RC-1: at the start of every round, in all variants."""
    game = cm.game("ratcatcher")
    plan = Plan.usual(game, 1, {}, results=True, tables=64)
    one, again = (from_results(Chunk(plan, 1, 0, 30)) for _ in range(2))
    assert all(np.array_equal(a, b) for a, b in zip(one, again, strict=True))
    assert one.rows.shape == (30, len(game.observation_names))
    assert set(np.unique(one.shares)) <= {0.0, 1.0}
    for played in set(one.games.tolist()):
        assert len(set(one.shares[one.games == played].ravel())) == 1  # a game has one result
    rounds = one.rows[:, game.observation_names.index("round")]
    assert len(set(rounds.tolist())) > 5
    with pytest.raises(BadPlan, match="no player of its own to learn from"):
        Plan.usual(TAXI, 2, {}, results=True)


def test_a_course_is_shown_with_plots(tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("altair")
    page = tmp_path / "course.html"
    small = "--tables 64 --playouts 2 --epochs 2 --rounds 1 --against 60 --steps 60 --games 2"
    words = ["train", "space-taxi", "--seats", "2", *small.split(), "--cores", "1"]
    words += ["--out", str(tmp_path / "course"), "--html", str(page)]
    assert cli.main(["--lang", "en", *words]) == 0
    assert "Round 1: 64 examples" in capsys.readouterr().out
    shown = page.read_text("utf-8")
    for head in ("Strength", "Loss", "Calibration"):
        assert head in shown
    assert shown.count("<svg") == 3


def test_the_last_bit_of_a_weight_decides_nothing() -> None:
    """0.1 + 0.2 is not 0.3 on a processor; on a GPU, which rounds less often, it may be."""
    choose: Any = getattr(loops.choose, "py_func", loops.choose)

    def weigh(s: Any, legal: Any, count: int, weights: Any) -> None:
        weights[:3] = 0.1 + 0.2, 0.3, 0.2999

    legal, chosen = np.array([7, 8, 9], np.int32), set()
    with np.errstate(over="ignore"):
        for seed in range(40):
            bits = bits64(int(number(bits64(seed), 1, 0)))
            chosen.add(int(choose(None, legal, 3, np.zeros(3), bits, 0.0, 0.0, weigh)))
    assert chosen == {7, 8}


@pytest.mark.parametrize("name", ["first-rat", "space-guardians"])
def test_weights_that_a_gpu_rounds_otherwise_are_the_same_after_all(name: str) -> None:
    """What was seen to differ on one was the last bit or two of a weight."""
    game = cm.game(name)
    tables, _ = tables_of(Chunk(Plan.usual(game, 2, {}), 1, 0, 200))
    legal, weights = np.zeros(game.most_legal, np.int32), np.zeros(game.most_legal)
    rng, weigh = np.random.default_rng(1), weigh_of(game)
    seen = 0
    with quiet():
        for table in tables:
            count = int(game.rules.legal(table, legal))
            weigh(table, legal, count, weights)
            there = weights[:count] + rng.uniform(-4e-15, 4e-15, count)
            grain = loops._GRAIN
            same = np.floor(weights[:count] * grain + 0.5) == np.floor(there * grain + 0.5)
            assert same.all()
            seen += int((there != weights[:count]).sum())
    assert seen > 1000
