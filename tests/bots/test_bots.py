"""Bots: one interface, no peeking, the same choices for the same random numbers."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.bot import Searcher, level
from cheesemoon.bots.levels import BUDGETS, adviser
from cheesemoon.bots.search import Search, thought
from cheesemoon.core.game.playing import Style
from random_tables import lone_payment, play_randomly

QUICK = (
    "random",
    "greedy",
    "search:steps=600",
    "search:steps=900,turns=2,explore=0.3",
    "search:steps=900,chaos=0,doubt=5",
)
Variant = tuple[str, int, dict[str, Any]]


def tables_of(variant: Variant, count: int = 5) -> list[cm.Table]:
    """Tables in the middle of random games."""
    name, seats, options = variant
    found = []
    for seed in range(count):
        table = cm.game(name).new(seats=seats, seed=seed, **options)
        play_randomly(table, seed, 3 + 11 * seed)
        if not table.over:
            found.append(table)
    assert found
    return found


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_a_view_becomes_a_table_that_looks_the_same(variant: Variant) -> None:
    for table in tables_of(variant):
        view = table.view(table.seat)
        imagined = table.game.imagine(through_json(view), seed=5)
        assert imagined.view(table.seat) == view
        assert imagined.legal() == table.legal()


def test_bots_choose_the_same_through_a_view_and_in_process(variant: Variant) -> None:
    for table in tables_of(variant, 3):
        view, legal = through_json(table.view(table.seat)), table.legal()
        for name in QUICK:
            one, two = (bots.bot(name, table.game, seed=3) for _ in range(2))
            assert one.choose(view, legal) == two.choose_at(table) in legal


def test_bots_cannot_peek(variant: Variant) -> None:
    """Two tables that differ only in what is hidden: equal choices for equal random numbers."""
    for table in tables_of(variant, 3):
        other = table.fork(seed=987654321)
        assert other.view(table.seat) == table.view(table.seat)
        for name in QUICK:
            one, two = (bots.bot(name, table.game, seed=4) for _ in range(2))
            for _ in range(2):
                assert one.choose_at(table) == two.choose_at(other)


def test_rules_of_thumb_look_at_what_is_seen_and_change_nothing(variant: Variant) -> None:
    for table in tables_of(variant):
        game, legal = table.game, table.legal_numbers()
        if game.rules.weigh is None or game.rules.value is None:
            pytest.skip("no rule of thumb")
        before = table.state.tobytes()
        found = []
        for t in (table, table.fork(seed=77)):
            weights = np.zeros(len(legal))
            game.rules.weigh(t.state, legal, len(legal), weights)
            values = [game.rules.value(t.state, seat) for seat in range(t.players)]
            found.append((weights.tolist(), values))
            assert np.isfinite(weights).all() and np.isfinite(values).all()
        assert found[0] == found[1]
        assert table.state.tobytes() == before


@pytest.mark.parametrize("name", cm.games())
def test_every_bot_plays_only_legal_actions(name: str) -> None:
    game = cm.game(name)
    assert bots.names(game)[:6] == ("random", "greedy", "easy", "medium", "hard", "expert")
    table = game.new(seed=3)
    players = [bots.bot(b, game, seed=1) for b in ("random", "greedy", "easy")]
    for step in range(30):
        if table.over:
            break
        table.play(players[step % 3].choose(table.view(table.seat), table.legal()))


@pytest.mark.parametrize("name", cm.games())
def test_a_seed_decides_everything_also_on_two_cores(name: str) -> None:
    table = cm.game(name).new(seed=1)
    play_randomly(table, 1, 9)
    for bot in ("search:steps=800", "search:steps=1600,cores=2", "search:steps=1600,trees=4"):
        one, two = (bots.bot(bot, table.game, seed=8).think_at(table) for _ in range(2))
        assert one == two
        assert sum(o.visits for o in one.opinions) == one.simulations
        assert one.steps >= 800


def alone(name: str, game: cm.Game, seed: int) -> int:
    """The points of a bot in a solo game."""
    table, bot = game.new(seats=1, seed=seed), bots.bot(name, game, seed=seed)
    while not table.over:
        table.play(bot.choose_at(table))
    total: int = table.scores()[0]["total"]
    return total


@pytest.mark.parametrize("name", cm.games())
def test_greedy_beats_random(name: str) -> None:
    from cheesemoon.bots.heuristics import play_by_heuristic

    game = cm.game(name)
    players = game.seats[0] if game.seats[0] > 1 else next((n for n in game.seats if n > 1), 1)
    options = game.check_options({})
    if players == 1:
        pairs = [(alone("greedy", game, seed), alone("random", game, seed)) for seed in range(3)]
        assert sum(greedy > random_ for greedy, random_ in pairs) >= 2
        return
    won = lost = 0
    for seat in range(players):
        chaos = [0.0 if i == seat else 1.0 for i in range(players)]
        played = play_by_heuristic(game, 100, players, options, 1, chaos)
        won += int((played.winners >> seat & 1).sum())
        lost += int(((played.winners > 0) & (played.winners >> seat & 1 == 0)).sum())
    assert won / (won + lost) > 0.95


def test_a_beginner_slips_now_and_then() -> None:
    table = cm.game("space-taxi").new(seed=2)
    table.play("roll")
    sure, slips = (bots.bot(f"search:steps=200,slips={x}", table.game, seed=1) for x in (0, 1))
    assert len({slips.choose_at(table) for _ in range(40)}) > len(
        {sure.choose_at(table) for _ in range(40)}
    )
    often = bots.bot("search:steps=3000,slips=0.2", table.game, seed=3)
    best = bots.bot("search:steps=3000", table.game, seed=3)
    same = sum(often.choose_at(table) == best.choose_at(table) for _ in range(60))
    assert 40 <= same < 60  # with the same random numbers they differ only in the slips


@pytest.mark.parametrize("name", cm.games())
def test_each_level_may_spend_more_than_the_one_below(name: str) -> None:
    game = cm.game(name)
    for players in (1, 2):
        ladder = [level(rung, game).manner(players).level for rung in BUDGETS]
        for below, above in pairwise(ladder):
            assert below.steps < above.steps and below.fancy >= above.fancy
        assert ladder[0].fancy > ladder[1].fancy > ladder[2].fancy >= ladder[3].fancy == 0
        assert all(rung.slips == 0 for rung in ladder)  # mistakes are those of people


def test_alone_a_level_may_have_a_budget_of_its_own_and_hints_come_from_the_best_quick_one() -> (
    None
):
    rats, taxi = cm.game("first-rat"), cm.game("space-taxi")
    hard = level("hard", rats, seed=1)
    steps = {n: hard.manner(n).level.steps for n in (1, 2, 5)}
    assert steps[1] > steps[2] == steps[5]
    assert level("hard", taxi).manner(1) == level("hard", taxi).manner(3)
    spent = [hard.think_at(rats.new(seats=n, seed=2)).steps for n in (1, 2)]
    assert [x // 50_000 for x in spent] == [steps[n] // 50_000 for n in (1, 2)]
    assert [adviser(rats, alone) for alone in (True, False)] == ["expert", "hard"]
    assert adviser(taxi, alone=True) == "hard"


def test_unknown_bots_are_refused_in_one_sentence() -> None:
    game = cm.game("space-taxi")
    with pytest.raises(bots.UnknownBot, match='no bot "clever"; its bots: random, greedy, easy'):
        bots.bot("clever", game)
    with pytest.raises(bots.UnknownBot, match='no setting "colour=3"'):
        bots.bot("search:colour=3", game)
    with pytest.raises(bots.UnknownBot):
        bots.bot("search:steps=many", game)


def test_a_bot_may_be_held_to_some_of_the_actions() -> None:
    table = cm.game("space-taxi").new(seed=2)
    table.play("roll")
    some = table.legal()[:2]
    for name in QUICK:
        assert bots.bot(name, table.game, seed=1).choose(table.view(0), some) in some
    with pytest.raises(ValueError, match="nothing is legal"):
        bots.bot("greedy", table.game).choose(table.view(0), ())


def last_payment() -> cm.Table:
    """Space Taxi, the last turn: a finished taxi and five coins."""
    return cm.game("space-taxi").load(
        {
            "game": "space-taxi",
            "phase": "coins",
            "round": 5,
            "turn": 2,
            "tiles": [0],
            "taxi": ["red", "red", "red", "green", "green", "green"],
            "fuel": [3, 3, 3],
            "smuggling": {"at": "board", "value": 5},
            "seats": [
                {"coins": 3, "results": [10, 10, 10, 10, 20]},
                {"coins": 3, "results": [9, 9, 9, 9, 20]},
                {"coins": 5, "results": [11, 11, 11, 8]},
            ],
        }
    )


def test_the_search_sees_what_is_best_at_once() -> None:
    """In the last round coins are worth nothing afterwards: all of them are paid (ST-35)."""
    table = last_payment()
    for seed in range(5):
        bot = bots.bot("search:steps=8000", table.game, seed=seed)
        assert bot.choose_at(table) == "pay 5"


def test_a_tree_can_be_continued_and_says_what_it_expects() -> None:
    table = cm.game("space-taxi").new(seed=2)
    table.play("roll")
    search = Search(
        table.game,
        table.state,
        table.legal_numbers().tolist(),
        1,
        Style(),
        usual=0,
        scale=20,
        nodes=900,
    )
    search.run(100, 10**9)
    assert search.tree.simulations == 100
    search.run(500, 10**9)
    found = thought([search], 0)
    assert search.tree.simulations == found.simulations == 500
    assert found.line[0] == found.best.action
    search.run(10**9, 10**9)
    assert search.full  # no room for another node: it ends by itself


def test_wide_decisions_open_up_little_by_little() -> None:
    table = cm.game("space-taxi").new(seed=2)
    table.play("roll")
    legal = table.legal_numbers().tolist()
    assert len(legal) > 8
    search = Search(table.game, table.state, legal, 1, Style(), usual=0, scale=20, nodes=100)
    search.run(4, 10**9)
    assert 1 < sum(o.visits > 0 for o in thought([search], 0).opinions) < len(legal)


def test_players_in_doubt_do_not_always_take_the_best_weight() -> None:
    """Beyond the tree: the same game again and again, or another one in each simulation."""
    table = cm.game("first-rat").new(seats=2, seed=2)
    legal = table.legal_numbers().tolist()[:1]
    lengths = {}
    for doubt in (0.0, 12.0):
        style = Style(chaos=0.0, doubt=doubt)
        search = Search(table.game, table.state, legal, 1, style, usual=0, scale=10, nodes=2)
        search.run(1, 10**9)
        before = search.tree.steps
        assert search.full and before > 50
        lengths[doubt] = before
    assert lengths[0.0] != lengths[12.0]


def test_an_analysis_has_values_errors_a_line_and_who_is_ahead() -> None:
    table = cm.game("space-taxi").new(seed=2)
    table.play("roll")
    asked = bots.bot("search:steps=20000", table.game, seed=1)
    found = bots.analyse(table.game, table.view(0), table.legal(), asked)
    assert {o.action for o in found.options} == set(table.legal())
    assert found.best == found.options[0].action == found.line[0]
    assert all(o.error > 0 for o in found.options)
    assert abs(sum(found.standing.chances) - 1) < 1e-9
    own = found.chance(found.options[0].value)  # the two numbers of a hint agree
    assert abs(found.standing.chances[found.seat] - own) < 1e-9
    assert found.best in found.text() and json.dumps(found.to_dict())
    for lang in ("en", "pl", "de"):
        assert table.explain(found.best, lang) in found.text(lang, table)


@pytest.mark.parametrize("name", cm.games())
def test_who_is_ahead(name: str) -> None:
    """Chances of seats and of nobody, for whoever looks; at the end they are sure."""
    table = cm.game(name).new(seed=3)
    play_randomly(table, 3, 12)
    for seat in (None, 0):
        found = bots.standing(table.game, through_json(table.view(seat)))
        assert len(found.chances) == table.players
        assert all(0 <= x <= 1 for x in found.chances) and 0 <= found.nobody <= 1
    assert len({found.text(lang) for lang in ("en", "pl", "de")}) == 3
    play_randomly(table, 3, 10**6)
    end = bots.standing(table.game, table.view(None))
    won = table.winners()
    assert end.chances == tuple((i in won) / max(1, len(won)) for i in range(table.players))


def test_a_clear_decision_takes_less() -> None:
    """In the last round all coins are paid: nothing to think about (ST-35)."""
    table = last_payment()
    bot = bots.bot("search:steps=2000000", table.game, seed=1)
    assert isinstance(bot, Searcher)
    searches = bot._begun(table, table.legal(), 1)
    bot._run(searches, bot.manner(table.players).level, hurry=True)
    assert searches[0].tree.steps < 1_500_000
    assert thought(searches, 2).best.action == "pay 5"


def test_a_hurry_costs_nothing_but_time() -> None:
    """The whole budget would have led to the same choice."""
    spent = whole = 0
    for table in tables_of(("first-rat", 2, {}), 8):
        bot = bots.bot("search:steps=60000,cores=1", table.game, seed=2)
        assert isinstance(bot, Searcher)
        found = []
        for hurry in (True, False):
            searches = bot._begun(table, table.legal(), 2)
            bot._run(searches, bot.manner(2).level, hurry)
            assert table.seat is not None
            found.append((thought(searches, table.seat).best.action, searches[0].tree.steps))
        assert found[0][0] == found[1][0]
        spent, whole = spent + found[0][1], whole + found[1][1]
    assert spent < 0.8 * whole


def test_what_was_foreseen_is_not_thought_about_again() -> None:
    """Placing dice: nothing is rolled in between, so the second search goes on from the first."""
    table = cm.game("space-taxi").new(seed=2)
    table.play("roll")
    bot = bots.bot("search:steps=100000", table.game, seed=1)
    assert isinstance(bot, Searcher)
    seat = table.seat
    table.play(bot.choose_at(table))
    plan = bot._plan
    assert plan is not None and table.seat == seat
    before = plan.searches[0].tree.simulations
    other = bots.bot("search:steps=100000", table.game, seed=1)
    assert bot.choose_at(table) in table.legal() and other.choose_at(table) in table.legal()
    assert plan.searches[0].tree.simulations < 2 * before
    fresh = cm.game("space-taxi").new(seed=3)
    fresh.play("roll")
    assert bot._resumed(fresh, fresh.legal()) is None  # another table: nothing is known of it


def test_a_review_finds_the_blunder() -> None:
    """Space Taxi for one, the last turn: coins thrown away, two points each."""
    table = lone_payment()
    table.play("pay 1")
    worst = bots.review(table, bots.bot("search:steps=4000", table.game, seed=1)).worst()
    assert [(c.number, c.played) for c in worst] == [(0, "pay 1")]
    assert worst[0].best == "pay 5"


def test_a_review_does_not_know_the_future() -> None:
    table = cm.game("space-taxi").new(seats=2, seed=5)
    rng = random.Random(5)
    for _ in range(40):
        table.play(rng.choice(table.legal()))
    judge = bots.bot("search:steps=500", table.game, seed=1)
    found = bots.review(table, judge)
    assert [c.played for c in found.choices] == [table.actions[c.number] for c in found.choices]
    again = bots.bot("search:steps=500", table.game, seed=1)
    first = table.start()
    number = found.choices[0].number
    for action in table.actions[:number]:
        first.play(action)
    hint = bots.analyse(first.game, first.view(first.seat), first.legal(), again)
    assert found.choices[0].best == hint.options[0].action
