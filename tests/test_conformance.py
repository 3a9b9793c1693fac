"""One conformance test for all games: a game passes it as a whole or fails it as a whole."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.rules.rule import rules_of
from random_tables import play_randomly
from thorough import sampled

Variant = tuple[str, int, dict[str, Any]]


def fresh(variant: Variant, seed: int = 1) -> cm.Table:
    name, seats, options = variant
    return cm.game(name).new(seats=seats, seed=seed, **options)


def test_a_random_game_keeps_every_promise_of_the_contract(variant: Variant) -> None:
    table = fresh(variant)
    rng = random.Random(7)
    for step in range(100_000):
        if table.over:
            break
        legal = table.legal()
        assert legal and len(set(legal)) == len(legal)
        assert legal == table.fork().legal()
        assert all(action == action.lower() and action.isascii() for action in legal)
        assert table.seat is not None and 0 <= table.seat < table.players
        assert table.position()["turn"] == table.seat
        if step % 7 == 0:
            assert_round_trip(table)
        table.play(rng.choice(legal))
    assert table.over and table.seat is None and table.legal() == ()
    assert table.position()["phase"] == "over"
    assert_round_trip(table)
    with pytest.raises(cm.IllegalAction):
        table.play("done")


def assert_round_trip(table: cm.Table) -> None:
    position = table.position()
    again = table.game.load(json.loads(json.dumps(position)))
    assert again == table
    assert again.position() == position
    assert again.legal() == table.legal()


def test_same_seed_same_table(variant: Variant) -> None:
    one, two = fresh(variant, 5), fresh(variant, 5)
    play_randomly(one, 3)
    for action in one.actions:
        two.play(action)
    assert one == two and one.scores() == two.scores() and one.winners() == two.winners()


def test_every_legal_action_can_be_played_and_a_fork_is_independent(variant: Variant) -> None:
    table = fresh(variant, 2)
    rng = random.Random(2)
    for _ in range(60):
        if table.over:
            break
        before = table.position()
        legal = table.legal()
        for action in rng.sample(legal, min(6, len(legal))):
            fork = table.fork()
            fork.play(action)
            assert fork.actions[-1] == action
        assert table.position() == before
        table.play(rng.choice(legal))


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(variant: Variant) -> None:
    table = fresh(variant, 3)
    rng = random.Random(3)
    actions = table.game.actions
    for _ in range(60):
        if table.over:
            break
        legal = set(table.legal())
        tries = [actions.text(rng.randrange(actions.size)) for _ in range(25)]
        for action in [*tries, "", "nonsense", "place", "done done", "ROLL", "roll ", "łódź"]:
            if action in legal:
                continue
            before = table.fork()
            with pytest.raises(cm.IllegalAction) as caught:
                table.play(action)
            error = caught.value
            assert str(error).endswith(f"({error.rule})") and len(str(error)) > len(error.rule) + 5
            assert error.rule.split(",")[0] in table.game.rulebook.numbers
            assert all(error.text(lang) for lang in LANGUAGES)
            assert table == before
        table.play(rng.choice(sorted(legal)))


def test_a_saved_game_opens_again(variant: Variant, tmp_path: Path) -> None:
    table = fresh(variant, 4)
    for plies in (0, 17, 100_000):
        play_randomly(table, plies, plies)
        table.save(tmp_path / "game.json")
        again = cm.open(tmp_path / "game.json")
        assert again == table and again.actions == table.actions
        assert again.position() == table.position()


def test_scores_add_up_and_agree_with_the_compiled_totals(variant: Variant) -> None:
    import numpy as np

    table = fresh(variant, 6)
    rng = random.Random(6)
    while not table.over:
        table.play(rng.choice(table.legal()))
        scores = table.scores()
        for score in scores:
            assert score["total"] == sum(v for k, v in score.items() if k != "total")
        totals = np.zeros(table.players, np.int64)
        table.game.rules.totals(table.state, totals)
        assert totals.tolist() == [score["total"] for score in scores[: table.players]]
    assert all(0 <= seat < table.players for seat in table.winners())


def test_views_leave_out_what_tells_the_future(variant: Variant) -> None:
    table = fresh(variant, 8)
    other = table.fork(seed=99)
    rng = random.Random(8)
    for step in range(40):
        for seat in (None, *range(table.players)):
            view = table.view(seat)
            assert not {"seed", "drawn", "script"} & set(view)
            if table.actions == other.actions:
                assert view == other.view(seat)
                assert step % 5 or table.svg(seat) == other.svg(seat)
                assert table.legal() == other.legal()
                if seat is not None:
                    row = table.game.observe(table, seat)
                    assert row.tobytes() == table.game.observe(other, seat).tobytes()
                assert table.log() == other.log()
        if table.over or table.actions != other.actions:
            break
        action = rng.choice(table.legal())
        fork, other_fork = table.fork(), other.fork()
        fork.play(action)
        other_fork.play(action)
        if fork.revealed(len(table.actions)) or other_fork.revealed(len(table.actions)):
            break  # something was drawn or shown: from here on the two differ in the open
        table.play(action)
        other.play(action)


def test_people_can_read_it(variant: Variant) -> None:
    table = fresh(variant, 9)
    rng = random.Random(9)
    for step in range(100_000):
        if table.over or step > 150:
            break
        if step % 10 == 0:
            for lang in LANGUAGES:
                assert table.question(lang) and table.text(table.seat, lang)
                assert all(table.explain(action, lang) for action in table.legal())
        table.play(rng.choice(table.legal()))
    for lang in LANGUAGES:
        lines = [line for lines in table.log(lang) for line in lines]
        assert lines and all(lines)


def test_the_picture_is_svg_with_actions_of_the_seat_that_looks(variant: Variant) -> None:
    """In turn in each language, or each time in all of them to be thorough."""
    from xml.etree import ElementTree

    table = fresh(variant, 10)
    rng = random.Random(10)
    for step in range(400):
        if step % 20 == 0 or table.over:
            for lang in sampled(LANGUAGES, [LANGUAGES[step // 20 % len(LANGUAGES)]]):
                root = ElementTree.fromstring(table.svg(table.seat, lang))
                assert root.tag.endswith("svg")
                ids = [e.get("id") for e in root.iter() if e.get("id")]
                assert len(ids) == len(set(ids))
                acted = {e.get("data-action") for e in root.iter() if e.get("data-action")}
                assert acted <= set(table.legal())
            assert "data-action" not in table.svg(None)
        if table.over:
            break
        table.play(rng.choice(table.legal()))


def test_unknown_keys_and_foreign_games_are_refused(variant: Variant) -> None:
    table = fresh(variant)
    game = table.game
    position = table.position()
    wrong: Any
    for wrong in ({**position, "colour": 1}, {**position, "game": "chess"}, [], None, 7):
        with pytest.raises(cm.BadPosition):
            game.load(wrong)
    for key in position:
        with pytest.raises(cm.BadPosition) as caught:
            game.load({**position, key: {"no": "such"}})
        assert caught.value.field.startswith(key)
        assert str(caught.value).startswith(key)
    with pytest.raises(cm.BadOption):
        game.new(seats=17)
    with pytest.raises(cm.BadOption):
        game.new(seats=game.seats[0], colour="red")
    with pytest.raises(cm.BadOption):
        game.new(seats=game.seats[0], seed=-1)


@pytest.mark.parametrize("name", cm.games())
def test_every_rule_is_compiled_once(name: str) -> None:
    """One integer type for arguments: a second signature doubles the time of the first start."""
    game = cm.game(name)
    for function, signature in game.types.items():
        getattr(game.rules, function).compile(signature.args)
    rules = rules_of(game.package)
    lowered = {r.py_func.__name__: len(vars(r)["inside"]) for r in rules}
    assert not [r.py_func.__name__ for r in rules if len(r.signatures) > 1]
    assert not [name for name, times in lowered.items() if times > 1]
