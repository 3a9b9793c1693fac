"""Badges, chapters and ratings: data of each game, judged from finished tables."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import cheesemoon as cm
from cheesemoon import art, bots
from cheesemoon.core import LANGUAGES, Event, Game
from cheesemoon.view import achievements as a
from cheesemoon.view.badge_card import draw_badge_card
from cheesemoon.view.model import TableState
from cheesemoon.view.progress_plan import Badge, badge_icons, progress_words, read_plan

ROUNDS = (
    *(Event("pipe", {"seat": 0, "pipe": n, "item": "can", "price": 1}) for n in (1, 1, 2)),
    Event("pipe", {"seat": 1, "pipe": 3, "item": "can", "price": 1}),
    Event("rent", {"seat": 1, "other": 0, "cheese": 2}),
    Event("ends-next", {}),
)


def finished(**more: Any) -> TableState:
    """Return a finished game of First Rat: two players, the first has won."""
    table = SimpleNamespace(
        events=[list(ROUNDS)],
        options={"board": "standard", "superrats": False, "solo": "easy"},
        winners=lambda: more.get("winners", [0]),
        scores=lambda: [{"total": 40, "cheese": 7}, {"total": 31, "cheese": 3}],
    )
    seats = [SimpleNamespace(bot=bot) for bot in more.get("bots", ("", "easy"))]
    game, ended = cm.game("first-rat"), more.get("ended")
    return cast(TableState, SimpleNamespace(game=game, table=table, seats=seats, ended=ended))


@pytest.mark.parametrize(
    ("badge", "amount"),
    [
        (Badge("x", "rat"), 1),
        (Badge("x", "rat", fact="won"), 1),
        (Badge("x", "rat", fact="points"), 40),
        (Badge("x", "rat", fact="lead"), 9),
        (Badge("x", "rat", fact="score.cheese"), 7),
        (Badge("x", "rat", event="pipe"), 3),
        (Badge("x", "rat", event="pipe", distinct="pipe"), 2),
        (Badge("x", "rat", event="pipe", sum="pipe"), 4),
        (Badge("x", "rat", event="pipe", peak="pipe"), 2),
        (Badge("x", "rat", event="pipe", where={"pipe": 1}), 2),
        (Badge("x", "rat", event="rent", of="other"), 1),
        (Badge("x", "rat", event="rent"), 0),
        (Badge("x", "rat", event="ends-next"), 1),
        (Badge("x", "rat", event="stole", less=0, need=2), 2),
        (Badge("x", "rat", event="pipe", less=2), 0),
        (Badge("x", "rat", against="easy"), 1),
        (Badge("x", "rat", against="hard"), 0),
        (Badge("x", "rat", seats=2), 1),
        (Badge("x", "rat", seats=3), 0),
        (Badge("x", "rat", options={"board": "standard"}), 1),
        (Badge("x", "rat", options={"board": "variable"}), 0),
    ],
)
def test_a_badge_counts_what_its_data_say(badge: Badge, amount: int) -> None:
    assert a._amount(badge, finished(), 0) == amount


def test_a_lost_game_does_not_count_where_a_win_is_asked() -> None:
    lost = finished(winners=[1])
    assert a._amount(Badge("x", "rat", won=True), lost, 0) == 0
    assert a._amount(Badge("x", "rat", against="easy"), lost, 0) == 0
    assert a.list_chapters_won(lost, 0) == []
    assert a.list_rivals(lost, 0) == (2, [(850, 1)])


def test_a_game_that_people_ended_adds_nothing() -> None:
    ended = finished(ended=SimpleNamespace(how="resigned", seat=1))
    assert a.judge_badges(ended, 0) == {} and a.list_chapters_won(ended, 0) == []
    assert a.list_rivals(ended, 0)[1] == []


def test_a_won_game_belongs_to_the_chapter_of_its_opponents() -> None:
    assert a.list_chapters_won(finished(), 0) == ["yard"]
    assert a.list_chapters_won(finished(bots=("", "hard")), 0) == []  # another board is asked
    assert a.judge_badges(finished(), 0)["pip"] == 1


def test_people_are_no_rated_opponents() -> None:
    assert a.list_rivals(finished(), 0) == (1, [(850, 2)])
    assert a.list_rivals(finished(bots=("", "")), 0)[1] == []


@pytest.mark.parametrize(
    ("name", "options", "rating"),
    [
        ("first-rat", {"solo": "medium"}, 1100),
        ("ratcatcher", {"mode": "plague"}, 1850),
        ("space-taxi", {}, None),  # it has no opponent who wins or loses
    ],
)
def test_a_player_alone_is_rated_by_what_makes_the_game_harder(
    name: str, options: dict[str, str], rating: int | None
) -> None:
    game = cm.game(name)
    for winners, own, other in (([0], 1, 2), ([], 2, 1)):
        table = SimpleNamespace(
            options=options, winners=lambda won=winners: won, scores=lambda: [{"total": 5}]
        )
        state = SimpleNamespace(game=game, table=table, seats=[SimpleNamespace(bot="")], ended=None)
        expected = (own, [(rating, other)]) if rating else (1, [])
        assert a.list_rivals(cast(TableState, state), 0) == expected


@pytest.mark.parametrize("name", cm.games())
def test_the_plan_of_each_game_is_whole(name: str) -> None:
    game = cm.game(name)
    plan, words = read_plan(game), progress_words(game)
    assert 11 <= len(plan.badges) <= 13 and len(plan.chapters) == 5
    assert badge_icons(game) <= art.names()
    known = bots.names(game)
    for chapter in plan.chapters:
        assert set(chapter.bots) <= set(known) and 1 + len(chapter.bots) in game.seats
        assert game.new(1 + len(chapter.bots), 1, **chapter.options).legal()
    events = {event.name: event for event in _declared(game)}
    for badge in plan.badges:
        assert not badge.against or badge.against in known
        assert not badge.event or badge.event in events
        for arg in (badge.distinct, badge.sum, badge.peak, *badge.where):
            assert not arg or arg in events[badge.event].args
    for lang in LANGUAGES:
        said = [words.say(lang, f"badge-{badge.name}") for badge in plan.badges]
        assert len(set(said)) == len(said)
        for badge in plan.badges:
            assert words.translated(lang, f"badge-{badge.name}-how")
            assert draw_badge_card(game, badge, lang).endswith("</svg>")
        for chapter in plan.chapters:
            assert words.translated(lang, f"chapter-{chapter.name}")
            assert chapter.bots or words.translated(lang, f"chapter-{chapter.name}-who")


def _declared(game: Game) -> list[Event]:
    return [game.events.read([kind, 0, 0, 0, 0, 0]) for kind in game.events.kinds]
