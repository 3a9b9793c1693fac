"""The printed game beside the screen: chance is asked for, thing by thing, and never drawn."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.core import Choice, Table
from cheesemoon.core.game import physical
from cheesemoon.core.game.contract import Places

GAMES = [
    ("first-rat", 1, {"superrats": True, "board": "variable", "solo": "hard"}),
    ("first-rat", 3, {"edition": "de"}),
    ("space-guardians", 3, {"advanced": True}),
    ("ratcatcher", 1, {"arch_rat": "brood-mother"}),
    ("space-taxi", 4, {}),
]


def printed(name: str, seats: int, **options: Choice) -> Table:
    """A fresh table whose cards, tokens and dice are real."""
    game = cm.game(name)
    return game.load({**game.new(seats, 3, **options).position(), "by_hand": True})


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_whole_game_needs_nothing_but_what_is_asked_for(
    name: str, seats: int, options: dict[str, Choice], tmp_path: Path
) -> None:
    chance = random.Random(5)
    table = printed(name, seats, **options)
    laid = {place.key: chance.sample(place.lies, len(place.lies)) for place in _places(table)}
    table = physical.laid_out(table, laid, "en")
    for place in _places(table):
        assert sorted(place.lies) == sorted(laid[place.key])
    asked: set[str] = set()
    while not table.over:
        action = chance.choice(table.legal())
        given = physical.taken(table, action, (), "en")
        while given.ask is not None:
            assert len(given.ask.faces) > 1, "what leaves no choice is not asked for"
            asked.add(given.ask.question)
            face = chance.choice(given.ask.faces)
            given = physical.taken(table, action, (*given.numbers, face.number), "en")
        table.feed(given.numbers)
        table.play(action)
        assert table.state.drawn == 0 and not table.position()["script"]
    assert bool(asked) == (name != "first-rat" or seats == 1)
    table.save(tmp_path / "printed.json")
    assert cm.open(tmp_path / "printed.json") == table
    assert table.game.load(table.position()) == table


EVERYTHING = {
    "first-rat": ("hand-card", "hand-hamster", "hand-crow", "hand-library"),
    "space-guardians": ("hand-stack",),
    "ratcatcher": ("hand-die", "hand-bag", "hand-deck", "hand-peculiar", "hand-mystery"),
    "space-taxi": ("hand-passenger", "hand-fuel", "hand-smuggling"),
}


@pytest.mark.parametrize(("name", "seats", "options"), [GAMES[n] for n in (0, 2, 3, 4)])
def test_everything_that_chance_gives_is_asked_for(
    name: str, seats: int, options: dict[str, Choice]
) -> None:
    table = printed(name, seats, **options)
    missing = {table.say("en", word) for word in EVERYTHING[name]}
    for seed in range(60):
        chance = random.Random(seed)
        table = printed(name, seats, **options)
        while missing and not table.over:
            action = chance.choice(table.legal())
            given = physical.taken(table, action, (), "en")
            while given.ask is not None:
                missing.discard(given.ask.question)
                face = chance.choice(given.ask.faces)
                given = physical.taken(table, action, (*given.numbers, face.number), "en")
            table.feed(given.numbers)
            table.play(action)
    assert not missing


def _places(table: Table) -> list[Places]:
    return physical.places(table, "en")


def test_what_cannot_be_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = printed("space-taxi", 3)
    before = table.position()
    with pytest.raises(cm.IllegalAction, match=r"not on a passenger die.*ST-6"):
        physical.taken(table, "roll", (1, 7), "en")
    with pytest.raises(cm.IllegalAction):
        physical.taken(table, "place red", (), "en")
    assert table.position() == before


def test_what_lies_open_is_not_turned_over_again() -> None:
    """SG-5, SG-33: the stack holds what the formation does not."""
    table = printed("space-guardians", 2)
    (formation,) = _places(table)
    ones = formation.stock[0]
    many = [1] * ones + [2] * formation.stock[1] + [3] * formation.stock[2] + [4] * 24
    table = physical.laid_out(table, {"formation": many[:24]}, "en")
    assert "1" not in table.position()["stack"]
    with pytest.raises(cm.BadPosition, match="formation: the box has fewer of them"):
        physical.laid_out(table, {"formation": [1] * 24}, "en")
    with pytest.raises(cm.BadPosition):
        physical.laid_out(table, {"formation": [1]}, "en")
    with pytest.raises(cm.BadPosition):
        physical.laid_out(table, {"elsewhere": [1]}, "en")


def test_an_unseen_card_of_the_robot_may_be_any_of_its_letter() -> None:
    """FR-80, FR-81: nobody knows which cards are in the deck, everybody how many of a letter."""
    table = printed("first-rat", 1, solo="unfair")
    seen: list[str] = []
    while len(seen) < 11:
        action = random.Random(len(table.actions)).choice(table.legal())
        given = physical.taken(table, action, (), "en")
        while given.ask is not None:
            letters = [face.name[0] for face in given.ask.faces]
            robots = "card" in given.ask.question and "robot" in given.ask.question
            if robots:
                assert set(letters) <= set("ABC")
                assert not {face.name for face in given.ask.faces} & set(seen)
            face = given.ask.faces[-2 if letters[-1] == "C" and len(letters) > 1 else -1]
            if robots:
                seen.append(face.name)
            given = physical.taken(table, action, (*given.numbers, face.number), "en")
        if not seen or seen[-1] != "C01":
            last = [f.name for f in given.faces if f.name not in seen and f.name[1:].isdigit()]
            seen += last  # the last card of the deck goes without saying
        table.feed(given.numbers)
        table.play(action)
        if table.over:
            break
    letters = [name[0] for name in seen]
    assert letters.count("B") <= 2 and letters.count("A") <= 8


def test_only_what_the_rules_leave_free_is_laid_out_where_the_machine_draws() -> None:
    """FR-8: the score tiles lie at random or as people want them."""
    table = cm.game("first-rat").new(2, 1, board="variable")
    (score,) = _places(table)
    assert score.key == "score" and len(score.lies) == 7
    turned = (*score.lies[1:], score.lies[0])
    laid = physical.laid_out(table, {"score": turned}, "en")
    assert _places(laid)[0].lies == turned
    changed = {k for k, v in laid.position().items() if table.position()[k] != v}
    assert changed == {"score_tiles"}
    assert not _places(cm.game("first-rat").new(2, 1))
    laid.play(laid.legal()[0])
    assert not _places(laid), "before the first turn only"
