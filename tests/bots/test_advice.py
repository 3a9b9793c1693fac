"""Hints and reviews agree, percentages add up, and a hint says why."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots import judging
from cheesemoon.bots.analysis import Standing, adviser, think_of_each
from cheesemoon.bots.judging import explain_better
from cheesemoon.bots.levels import ADVICE, advice_of, manner_of
from cheesemoon.bots.reason import differences, parts_in_words, reason
from cheesemoon.bots.texts import percents
from cheesemoon.core import LANGUAGES
from random_tables import lone_payment


def test_the_better_action_of_a_review_is_the_first_of_the_hint_at_that_ply() -> None:
    table = cm.game("space-guardians").new(seed=3)
    rng = random.Random(3)
    for _ in range(8):
        table.play(rng.choice(table.legal()))
    found = bots.review(table)
    assert len(found.choices) >= 6 and found.worst()
    then = table.start()
    for number, action in enumerate(table.actions):
        judged = [c for c in found.choices if c.number == number]
        if judged:
            hint = bots.analyse(table.game, then.view(then.seat), then.legal())
            if judged[0].lost > 0:
                assert judged[0].best == hint.best
            if judged[0].played == hint.best:
                assert judged[0].lost == 0
        then.play(action)


def test_a_review_of_one_seat_judges_no_other_and_still_says_who_was_ahead() -> None:
    table = cm.game("space-guardians").new(seed=3)
    rng = random.Random(3)
    while len(table.actions) < 6:
        table.play(rng.choice(table.legal()))
    own, everything = bots.review(table, seats=[1]), bots.review(table)
    assert own.choices == tuple(c for c in everything.choices if c.seat == 1) != ()
    assert own.ahead == everything.ahead


@pytest.mark.parametrize("name", cm.games())
def test_hints_and_reviews_have_one_budget(name: str) -> None:
    game = cm.game(name)
    for players in game.seats:
        options = game.check_options({})
        manner = advice_of(game, players, options)
        speed = (game.playing.learned or game.playing).speed if manner.network else None
        assert manner.level.steps <= ADVICE * (speed or game.playing.speed)
        assert manner.level.steps >= manner_of("hard", game, players, options).level.steps
        assert manner.level.slips == 0 and manner.level.fancy == 0 and manner.level.cores == 1


@pytest.mark.parametrize(
    "chances",
    [(1 / 3, 1 / 3, 1 / 3), (0.005, 0.995), (0.496, 0.498), (0.2, 0.2), (1.0,), (0.0, 0.0)],
)
def test_percentages_add_up_to_a_hundred(chances: tuple[float, ...]) -> None:
    found = Standing(chances)
    whole = percents((*chances, found.nobody))
    assert sum(whole) == 100 and all(
        abs(x - 100 * y) < 1 for x, y in zip(whole, chances, strict=False)
    )
    if len(chances) > 1:
        words = found.text("en").replace("%", "").replace(",", "").split()
        numbers = [int(word) for word in words if word.isdigit()]
        assert sum(numbers) == 100 + sum(range(1, len(chances) + 1))  # `player 1`, `player 2`


def test_a_reason_is_what_the_lines_bring_differently() -> None:
    table = lone_payment()
    assert differences(table, "pay 5", "pay 1")["total"] == 8
    told = reason(table, ["pay 5", "pay 1"])
    assert told == "It brings 8 points more on average."
    assert reason(table, ["pay 1", "pay 5"]) == ""  # a reason never argues against its move
    told = reason(table, ["pay 5", "pay 1"], "de")
    assert told == "Es bringt im Schnitt 8 Punkte mehr."
    told = reason(table, ["pay 5", "pay 1"], "pl").replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Daje średnio o 8 punktów więcej."
    assert reason(table, ["pay 5"]) == "" and reason(table, ["pay 5", "pay 5"]) == ""
    assert len({reason(table, ["pay 5", "pay 1"], lang) for lang in ("en", "pl", "de")}) == 3


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "8 points more for monsters, but 1 point less for command ships"),
        ("de", "8 Punkte mehr für Monster, aber 1 Punkt weniger für Kommandoschiffe"),
        ("pl", "8 punktów więcej za potwory, ale 1 punkt mniej za statki dowodzenia"),
    ],
)
def test_a_reason_is_a_sentence(lang: str, told: str) -> None:
    table = cm.game("space-guardians").new()
    assert parts_in_words(table, [("monsters", 8.04), ("ships", -1.0)], lang) == told


def test_numbers_of_reasons_are_written_as_the_language_does() -> None:
    table = cm.game("first-rat").new()
    both = [("nuts", -2.333), ("caps", -2.0)]
    assert (
        parts_in_words(table, both, "en")
        == "2.3 points less for nuts and 2 points less for bottle caps"
    )
    assert parts_in_words(table, both, "de").startswith(
        "2,3 Punkte weniger für Auszeichnungen und 2 "
    )
    assert (
        parts_in_words(table, both, "pl")
        == "2,3 punktu mniej za nakrętki i\N{NO-BREAK SPACE}2 punkty mniej za kapsle"
    )


@pytest.mark.parametrize("name", cm.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_score_has_its_place_in_a_reason(name: str, lang: str) -> None:
    game = cm.game(name)
    for key in set(game.new().scores()[0]) - {"total"}:
        assert game.words.translated(lang, f"for-{key.rstrip('0123456789')}"), key
    called = parts_in_words(game.new(), [("unheard_of2", 1.0)], lang)
    assert "Unheard of 2" in called  # a game from elsewhere, which only names its parts


def test_a_reason_changes_nothing_and_tells_nothing_hidden() -> None:
    table = cm.game("space-guardians").new(seed=5)
    one, other = table.legal()[:2]
    before = table.position()
    told = reason(table, [one, other])
    assert table.position() == before
    assert reason(table.fork(seed=9), [one, other]) == told


def test_a_beginner_likes_the_same_things_for_a_whole_game() -> None:
    game = cm.game("space-guardians")
    table = game.new(seed=5)
    fans = [bots.bot("search:steps=300,turns=2,fancy=0.5", game, seed=i) for i in range(12)]
    for fan in fans:
        assert isinstance(fan, bots.Searcher)
        likes = {action: fan._liking(action) for action in table.legal()}
        assert likes == {action: fan._liking(action) for action in table.legal()}
        assert all(0 <= x < 1 for x in likes.values())
    assert len({fan.choose_at(table) for fan in fans}) > 1
    sure = {bots.bot("search:steps=20000,turns=2", game, seed=i).choose_at(table) for i in range(4)}
    assert len(sure) < 4


def test_a_review_names_only_losses_that_hold_with_other_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = cm.game("space-taxi").new(seats=3, seed=4)
    rng = random.Random(4)
    while len(table.actions) < 30:
        table.play(rng.choice(table.legal()))
    once = {choice.number: choice.lost for choice in once_judged(table, monkeypatch).worst()}
    found = bots.review(table)
    assert once and found.worst()
    for choice in found.worst():
        then = table.start()
        for action in table.actions[: choice.number]:
            then.play(action)
        judge = adviser(table.game, 2)
        view = then.view(then.seat)
        best, played = think_of_each(judge, view, [choice.best, choice.played])
        assert choice.lost <= best.value - played.value + 1e-9
        assert choice.lost <= once.get(choice.number, 1.0)
        assert all("{" not in explain_better(then, choice, lang) for lang in LANGUAGES)
    assert any(choice.cause for choice in found.worst())


def once_judged(table: cm.Table, monkeypatch: pytest.MonkeyPatch) -> bots.Review:
    """The review without the search with other chance."""
    with monkeypatch.context() as patch:
        patch.setattr(judging, "_search_third_time", lambda game, choice, view: choice)
        return bots.review(table)
