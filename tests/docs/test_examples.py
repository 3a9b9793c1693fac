"""The scripts in examples/ do what they say, with small numbers."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _examples_import_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def said(name: str, *words: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines that a script prints."""
    before, sys.argv = sys.argv, [name, *words]
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before
    return capsys.readouterr().out.splitlines()


def test_balance(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said("balance.py", "space-taxi", "--seats", "3", "--games", "500", capsys=capsys)
    assert [line[:10] for line in lines] == ["player 1: ", "player 2: ", "player 3: "]


def test_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    out = str(tmp_path / "games.parquet")
    lines = said("columns.py", "space-taxi", "--games", "6", "--out", out, capsys=capsys)
    assert sum(int(line.split(": ")[1]) for line in lines) == 6


def test_retell(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said("retell.py", "space-taxi", "--games", "1", "--every", "150", capsys=capsys)
    assert lines[0].startswith("--- Player 1: ") and any("rolls" in line for line in lines)


def test_taxi(capsys: pytest.CaptureFixture[str]) -> None:
    dice = ("red red red red red blue", "3 3 4", "8")
    lines = said("taxi.py", *dice, capsys=capsys)
    worth = {line[9:]: float(line[:7]) for line in lines}
    assert list(worth.values()) == sorted(worth.values(), reverse=True)
    assert max(worth, key=lambda words: worth[words]) != "Keep nothing and roll again, tile 0"


def test_a_policy_knows_actions_by_their_words() -> None:
    """Of examples/word_policy.py: equal words are equal rows, different actions differ."""
    pytest.importorskip("torch")
    import cheesemoon as cm

    module = runpy.run_path(str(EXAMPLES / "word_policy.py"))
    words = module["words_of"](module["texts_of"](cm.game("space-taxi")))
    actions = cm.game("space-taxi").actions
    red, blue = (words[actions.number(f"place {face}")] for face in ("red", "blue"))
    assert red[0] == blue[0] and red[1] != blue[1]
    assert len({tuple(row.tolist()) for row in words}) == actions.size


def test_a_policy_knows_actions_by_what_lies_where_they_go() -> None:
    """Of word_policy.py: in Ratcatcher the areas are told of alike, and actions name them."""
    pytest.importorskip("torch")
    import cheesemoon as cm

    game = cm.game("ratcatcher")
    module = runpy.run_path(str(EXAMPLES / "word_policy.py"))
    things = module["Things"](game, module["texts_of"](game))
    names = game.observation_names
    row = module["torch"].zeros(1, len(names))
    row[0, names.index("7b cheese")] = 3.0
    there = things.of(row)[0]
    assert there.sum() == there[things.named[game.actions.number("move 7b")]].sum() == 3.0
    assert there[things.named[game.actions.number("move 7c")]].sum() == 0.0
    assert things.named[game.actions.number("end")] == 0
    assert names.index("own health") in things.rest


def test_ppo(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    few = ("--minutes", "0.001", "--games", "8", "--tables", "16")
    lines = said("ppo.py", "space-taxi", "--seats", "1", "--pay", "turn", *few, capsys=capsys)
    told = [json.loads(line) for line in lines[-3:]]
    assert [who["who"] for who in told] == ["learned", "learned, the likeliest action", "random"]
    assert 0.0 < told[-1]["turn"] < 26.417 and told[-1]["points"] > 0.0


def test_ppo_by_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    few = ("--decisions", "2000", "--games", "8", "--tables", "16", "--every", "0")
    lines = said("ppo.py", "space-taxi", "--seats", "2", *few, capsys=capsys)
    assert json.loads(lines[-4])["decisions"] == 2048  # 64 steps at 16 tables, twice


def test_a_policy_sees_every_number_of_a_row_and_each_value_of_a_die() -> None:
    """Of word_policy.py: `3 dice placed` is no thing that an action names, though `pay 3` is one;
    a sum of three dice is told step by step."""
    pytest.importorskip("torch")
    from cheesemoon import envs

    module = runpy.run_path(str(EXAMPLES / "word_policy.py"))
    batch = envs.batch("space-taxi", tables=64, seats=1, threads=1)
    policy = module["Policy"](batch)
    names = batch.game.observation_names
    assert policy.things.kinds == 0 and len(policy.things.rest) == len(names)
    at = names.index("fuel on the wings")
    assert int((policy.values.which == at).sum()) == 18  # 0 to 18
    row = module["torch"].zeros(2, len(names))
    row[1, at] = 8 / 18
    told = policy.values.of(row)[:, policy.values.which == at].sum(1)
    assert told[0] == 0.0 and told[1] > 4.0


def test_gumbel_alphazero(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    curve = tmp_path / "curve.json"
    few = ("--minutes", "0.01", "--tables", "4", "--out", str(curve))
    lines = said("gumbel_alphazero.py", "space-taxi", *few, capsys=capsys)
    point = json.loads(lines[0])
    assert point == json.loads(curve.read_text("utf-8"))[0]
    assert point["decisions"] > 0 and 0 <= point["greedy"] <= point["random"] <= 1


@pytest.mark.parametrize("name", ["ppo", "dqn"])
def test_a_kept_policy_is_an_agent(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of examples/ppo.py and examples/dqn.py: `--save`, then `evaluate` with that file."""
    pytest.importorskip("torch")
    from cheesemoon.evaluate import TASKS, evaluate, load_agent

    monkeypatch.setenv("POLICY", str(tmp_path / "policy.pt"))
    few = ("--seats", "2", "--decisions", "1000", "--tables", "16", "--every", "0", "--games", "2")
    said(f"{name}.py", "space-taxi", *few, "--save", str(tmp_path / "policy.pt"), capsys=capsys)
    task = TASKS["SpaceTaxi-2p-v1"]
    found = evaluate(task, load_agent("word_policy:Saved", task.load()), 2, "random")
    assert found.decisions > 10 and found.faults.illegal == found.faults.dead == 0


def test_dqn_looks_several_decisions_ahead_but_not_over_an_end() -> None:
    """Of examples/dqn.py: rewards up to `REACH` decisions ahead, none after the end of a game."""
    pytest.importorskip("torch")
    import numpy as np

    from cheesemoon import envs

    module = runpy.run_path(str(EXAMPLES / "dqn.py"))
    memory = module["Memory"](envs.batch("space-taxi", tables=2, seats=1, threads=1))
    memory.steps = 30
    memory.paid[:30, 0] = 1.0
    memory.over[10, 0] = True
    rows, tables, total, after, weight = memory.draw(0.5, np.random.default_rng(1))
    own = tables == 0
    crossing = own & (rows <= 10) & (rows > 10 - module["REACH"])
    assert crossing.any() and (own & ~crossing).any()
    assert (weight[crossing] == 0).all() and (weight[~crossing] == 0.5 ** module["REACH"]).all()
    assert np.allclose(total[crossing], 2 - 0.5 ** (10 - rows[crossing]))
    assert (total[tables == 1] == 0).all() and (after == rows + module["REACH"]).all()


def test_open_spiel_learns(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("pyspiel")
    few = ("--decisions", "1500", "--tables", "8", "--turns", "16")
    told = [json.loads(line) for line in said("open_spiel_learns.py", *few, capsys=capsys)]
    assert [line["who"] for line in told[-3:]] == ["learned", "the likeliest action", "random"]
    assert told[0]["who"] == "learning" and told[-4]["decisions"] == 1024
    assert all(0.0 < line["turn"] < 26.417 for line in told)


def test_a_turn_of_open_spiel_is_paid_what_the_table_says() -> None:
    """Of examples/open_spiel_learns.py: points and coins when the second round begins, nothing
    before."""
    pytest.importorskip("torch")
    pytest.importorskip("pyspiel")
    module = runpy.run_path(str(EXAMPLES / "open_spiel_learns.py"))
    module["envs"].register_open_spiel()
    turn = module["Turn"](seed=3)
    for _ in range(5):
        step, paid = turn.reset(), [0.0]
        while not step.last():
            assert paid == [0.0]
            step = turn.step(step.observations["legal_actions"][0][:1])
            paid = step.rewards
        position = turn._state.table.position()
        (own,) = position["seats"]
        assert position["round"] == 2
        worth = sum(own["results"]) + 2 * own["coins"]
        assert paid[0] * module["UNIT"] == pytest.approx(worth)


def test_the_bot_of_the_page_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the ten lines of docs/bots/write.md and let the bot finish a game."""
    import cheesemoon as cm
    from cheesemoon import bots
    from cheesemoon.bots import registry

    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    page = (EXAMPLES.parent / "docs" / "bots" / "write.md").read_text("utf-8")
    exec(page.split("```python\n")[1].split("```")[0], {"__name__": "page"})
    game = cm.game("space-taxi")
    table, bot = game.new(seats=2, seed=3), bots.bot("finisher", game, seed=1)
    while table.seat is not None:
        table.play(bot.choose(table.view(table.seat), table.legal()))
    assert table.winners()
