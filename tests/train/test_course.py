"""Training: tables, labels that are means, a course that can be stopped and resumed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots, cli
from cheesemoon.bots.learned import BadNetwork
from cheesemoon.core import Style
from cheesemoon.train import Course, Plan
from cheesemoon.train.data import Chunk, Examples, make, means, played_out, tables_of, variants
from cheesemoon.train.errors import BadPlan
from cheesemoon.train.plan import SEARCH

GAME = cm.game("space-taxi")
PLAN = Plan.usual(
    GAME, 2, {}, tables=64, playouts=4, epochs=2, rounds=1, against=100, steps=60, games=4, turns=1
)


def test_a_chunk_is_the_same_again_and_another_one_is_not() -> None:
    one, again, other = (make(Chunk(PLAN, 1, number, 64)) for number in (0, 0, 1))
    for a, b in zip(one, again, strict=True):
        assert np.array_equal(a, b)
    assert not np.array_equal(one.rows, other.rows)
    assert one.rows.shape == (64, len(GAME.observation_names))
    assert np.allclose(one.shares.sum(1), 1) and (one.shares >= 0).all()


def test_tables_are_those_at_the_start_of_a_turn() -> None:
    tables, games = tables_of(Chunk(PLAN, 1, 3, 64))
    assert (tables["turn"] >= 0).all()
    assert len(set(games.tolist())) > 5
    assert len({t.tobytes() for t in tables}) == 64
    clock = GAME.rules.clock
    assert clock is not None
    for table in tables[:20]:
        assert int(table.placed) == 0  # nothing was placed in this turn yet


def test_labels_are_means_of_whole_games_from_the_view_of_the_seat_to_act() -> None:
    tables, _ = tables_of(Chunk(PLAN, 1, 0, 8))
    won, totals = played_out(GAME, tables, PLAN, 5)
    assert won.shape == (32,) and totals.shape == (32, 2) and (won > 0).all()
    shares, margins = means(tables, won, totals, 4)
    for i, table in enumerate(tables):
        some = totals[4 * i : 4 * i + 4]
        me = int(table.turn)
        assert margins[i, 0] == pytest.approx((some[:, me] - some[:, 1 - me]).mean())
        bits = won[4 * i : 4 * i + 4]
        wanted = np.mean([(b >> me & 1) / bin(b).count("1") for b in bits.tolist()])
        assert shares[i, 0] == pytest.approx(wanted)


def test_options_that_are_not_fixed_vary() -> None:
    rats = cm.game("first-rat")
    plan = Plan.usual(rats, 2, {"edition": "de"})
    rows = variants(plan, np.random.default_rng(1))
    names = list(rats.options)
    assert set(rows[:, names.index("edition")]) == {rats.options["edition"].choices.index("de")}
    assert len(set(rows[:, names.index("board")])) == 2


def test_a_later_label_leans_on_what_was_expected_and_on_what_came_of_it() -> None:
    rats = cm.game("first-rat")
    made = {}
    for lean in (0.0, 0.25, 1.0):
        plan = Plan.usual(rats, 2, {}, lean=lean)
        bot = "search:steps=60,learned=1"
        made[lean] = make(Chunk(plan, 1, 0, 48, bot, thinks=True))
    assert Chunk(PLAN, 1, 0, 1, "x", thinks=True).name != Chunk(PLAN, 1, 0, 1, "x").name
    thought, mixed, result = made.values()
    assert np.array_equal(thought.rows, result.rows) and np.array_equal(thought.games, result.games)
    assert set(result.shares.ravel().tolist()) <= {0.0, 0.5, 1.0}
    assert len(set(thought.shares.ravel().tolist()) - {0.0, 0.5, 1.0}) > 48
    for game in set(result.games.tolist()):  # of one game all tables have one result
        assert len(set(abs(result.margins[result.games == game]).ravel().tolist())) == 1
    for part in ("shares", "margins"):
        wanted = 0.75 * getattr(thought, part) + 0.25 * getattr(result, part)
        assert getattr(mixed, part) == pytest.approx(wanted, abs=1e-4)


def test_where_heuristic_players_take_over_fewer_tables_of_a_game_are_kept() -> None:
    rats = cm.game("first-rat")
    games = {}
    for stray in (0.0, 1.0):
        plan = Plan.usual(rats, 2, {}, stray=stray)
        found = make(Chunk(plan, 1, 0, 48, "search:steps=60,learned=1", thinks=True))
        games[stray] = len(set(found.games.tolist()))
    assert games[1.0] > 2 * games[0.0]


def test_fresh_weights_learn_from_games_of_the_starting_network(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    rats = cm.game("first-rat")
    small = {"thoughts": 64, "steps": 60, "rounds": 1, "games": 2, "fewest": 2}
    plan = Plan.usual(rats, 2, {}, start="shipped", fresh=True, **small)
    Course(plan, tmp_path, cores=1).run()
    start, card = (
        json.loads((tmp_path / f"{name}.json").read_text("utf-8")) for name in ("start", "1")
    )
    assert start["trained"]["plan"]["units"] == [128, 32]
    assert card["trained"]["plan"]["units"] == [64, 32]
    assert card["scale"] == start["scale"]


def test_a_course_goes_on_from_a_network(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    rats = cm.game("first-rat")
    small = {"thoughts": 64, "steps": 60, "rounds": 1, "games": 2, "fewest": 2}
    plan = Plan.usual(rats, 2, {}, start="shipped", **small)
    course = Course(plan, tmp_path, cores=1)
    came_along = (rats.folder / "learned" / "2.npz").read_bytes()
    assert (tmp_path / "best.npz").read_bytes() == came_along
    course.run()
    assert (tmp_path / "start.npz").read_bytes() == came_along != (tmp_path / "1.npz").read_bytes()
    card = json.loads((tmp_path / "1.json").read_text("utf-8"))
    start = json.loads((rats.folder / "learned" / "2.json").read_text("utf-8"))
    assert card["trained"]["before"] == start["trained"]
    assert card["scale"] == start["scale"]


def test_a_course_goes_on_from_no_network_of_other_tables(tmp_path: Path) -> None:
    rats = cm.game("first-rat")
    card = rats.folder / "learned" / "3.json"
    for seats, start in ((1, "shipped"), (2, str(card))):
        with pytest.raises(BadPlan, match="no network for first-rat"):
            Plan.usual(rats, seats, {}, start=start)
    with pytest.raises(BadNetwork, match="cannot be read"):
        Plan.usual(rats, 2, {}, start=str(tmp_path / "none.json"))
    searched = json.loads(card.read_text("utf-8"))["search"]
    further = Plan.usual(rats, 3, {}, start=str(card))
    assert searched == {name: getattr(further, name) for name in searched}
    assert "widen" not in searched and further.widen == Style().widen


def test_a_candidate_searches_as_the_plan_says_and_as_its_card_will_say(tmp_path: Path) -> None:
    course = Course(replace(PLAN, widen=5.0, explore=0.25), tmp_path, cores=1)
    bot = bots.bot("search:" + course.searcher(tmp_path, 100).partition(",")[2], GAME)
    assert isinstance(bot, bots.Searcher)
    style = bot.manner(2).style
    assert style.widen == 5.0 and {name: getattr(style, name) for name in SEARCH} == {
        name: getattr(course.plan, name) for name in SEARCH
    }


def test_examples_are_written_whole(tmp_path: Path) -> None:
    rows, shares, margins = (np.arange(6.0).reshape(3, 2) for _ in range(3))
    made = Examples(rows, shares, margins, np.arange(3))
    made.write(tmp_path / "a.npz")
    assert [p.name for p in tmp_path.iterdir()] == ["a.npz"]
    for before, after in zip(made, Examples.read(tmp_path / "a.npz"), strict=True):
        assert np.array_equal(before, after)


def test_a_course_can_be_stopped_and_resumed(tmp_path: Path) -> None:
    pytest.importorskip("torch")

    class Stop(Exception):
        pass

    def stop(what: str, done: int, everything: int) -> None:
        if what == "epochs":
            raise Stop

    plan = replace(PLAN, tables=80, searched=0.2)
    whole = Course(plan, tmp_path / "whole", cores=1).run()
    with pytest.raises(Stop):
        Course(plan, tmp_path / "halves", cores=1, on_step=stop).run()
    made = {p: p.stat().st_mtime_ns for p in (tmp_path / "halves" / "data").iterdir()}
    assert made
    course = Course(plan, tmp_path / "halves", cores=1)
    halves = course.run()
    assert made == {p: p.stat().st_mtime_ns for p in made}  # nothing was made twice
    assert course.run() == halves
    for r in (*whole, *halves):  # what a clock measured apart, both are the same
        del r["seconds"], r["contest"]
    assert whole == halves
    with pytest.raises(BadPlan, match="other settings"):
        Course(replace(plan, seed=2), tmp_path / "halves")
    weights = [(tmp_path / name / "1.npz").read_bytes() for name in ("whole", "halves")]
    assert weights[0] == weights[1]


def test_data_is_made_on_a_cluster_where_one_is_named(tmp_path: Path, monkeypatch: Any) -> None:
    """What a cluster does with the work is tested with the arena; here, that it gets all of it."""
    asked = []

    def on_ray(work: Any, parts: list[Chunk], address: str) -> Any:
        asked.append((address, len(parts)))
        yield from map(work, parts)

    monkeypatch.setattr("cheesemoon.train.course.on_ray", on_ray)
    found = []
    for folder, ray in (("here", None), ("there", "ray://somewhere:10001")):
        course = Course(PLAN, tmp_path / folder, cores=1, ray=ray)
        found.append(course._examples(1))
    assert asked == [("ray://somewhere:10001", 2)]
    for here, there in zip(*found, strict=True):
        assert np.array_equal(here, there)


def test_the_reigning_network_judges_the_tables_of_the_next_round(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    course = Course(replace(PLAN, thoughts=64), tmp_path, cores=1)
    course.run()
    for end in (".npz", ".json"):
        (tmp_path / f"best{end}").write_bytes((tmp_path / f"1{end}").read_bytes())
    (chunk,) = course.chunks(2)
    assert chunk.thinks and "best.json" in chunk.bot
    found = make(replace(chunk, size=6))
    assert ((found.shares > 0) & (found.shares < 1)).all() and np.isfinite(found.margins).all()
    assert len(found.rows) == 6


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "no game"),
        (["space-taxi", "--tables", "3"], "tables must be at least 64."),
        (["space-taxi", "--mix", "1.5"], "mix is a share"),
        (["space-taxi", "--units", "64"], "Units are two whole numbers"),
        (["space-taxi", "--units", "many"], "Units are two whole numbers"),
        (["space-taxi", "--seats", "9"], "9"),
        (["space-taxi", "--option", "colour=red"], "colour"),
    ],
)
def test_what_cannot_be_trained_is_told_in_one_line(
    words: list[str], sentence: str, tmp_path: Path, capsys: Any, monkeypatch: Any
) -> None:
    pytest.importorskip("torch")
    monkeypatch.chdir(tmp_path)
    code = cli.main(["--lang", "en", "train", *words])
    told = capsys.readouterr().err
    assert code in (1, 2) and sentence in told and told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    PLAN.write(path)
    assert Plan.read(path) == PLAN
    for text in ("{", "[]", json.dumps({**json.loads(path.read_text()), "colour": 3})):
        path.write_text(text)
        with pytest.raises(BadPlan, match="no plan of training"):
            Plan.read(path)
