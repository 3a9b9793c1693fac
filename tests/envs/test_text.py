"""Tables in words: prompts that tell no secrets, and a parser that forgives."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.envs.language import prompt, understood
from cheesemoon.learn import intro

GAMES = [("space-taxi", 3), ("first-rat", 2), ("space-guardians", 2), ("ratcatcher", 1)]


def rolled() -> cm.Table:
    """Return a table of Space Taxi at which passengers can be placed."""
    table = cm.game("space-taxi").new(seats=3, seed=7)
    table.play("roll")
    return table


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_prompt_lists_every_legal_action_in_words_and_notation(
    name: str, seats: int, lang: str
) -> None:
    text = envs.text(name, seats=seats, lang=lang)
    shown = text.reset(seed=3)
    assert shown.startswith(f"# {cm.game(name).title(lang)}")
    legal = text.table.legal()
    assert re.findall(r"^\d+\. `([^`]+)`: \S", shown, re.MULTILINE) == list(legal)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_only_the_first_prompt_says_what_the_game_is_about(
    name: str, seats: int, lang: str
) -> None:
    text = envs.text(name, seats=seats, lang=lang)
    found = intro(cm.game(name))
    assert found is not None and found.signs
    about = [texts[lang] for texts in (*found.sentences, *found.signs)]
    first = text.reset(seed=3)
    assert all(f"- {sentence}\n" in first for sentence in about)
    assert about[0] not in text.step("nonsense")[0]
    assert about[0] not in text.step("1")[0]
    assert about[0] in text.reset(seed=3)


def test_the_rules_are_quoted_whole() -> None:
    told = envs.text("space-taxi", lang="pl").rules()
    book = cm.game("space-taxi").rulebook.all("pl")
    assert told.count("\n") == len(book) - 1
    assert all(f"**{number}** {rule.text}" in told for number, rule in book.items())


def test_a_place_that_a_hint_names_is_in_the_table() -> None:
    """Ratcatcher's hints and actions name places; the lines of the town have number and name."""
    text = envs.text("ratcatcher")
    shown = text.reset(seed=7)
    assert re.search(r"^ +0d Pillory +→ 0e", shown, re.MULTILINE)
    assert re.search(r"^ +5a Hemp Heap +→ 5b", shown, re.MULTILINE)


@pytest.mark.parametrize(
    "answer",
    ["place blue", "Place Blue.", "`place blue`", '"place blue"', "Action: place blue"]
    + ['{"action": "place blue"}', "I think\nplace blue", "I'd like to place blue, please!"]
    + ["```\nplace blue\n```", "**place  blue**", 'Sure: {"why": "x", "action": "PLACE BLUE"}'],
)
def test_an_answer_is_forgiven_its_form(answer: str) -> None:
    assert understood(rolled(), answer) == "place blue"


@pytest.mark.parametrize(
    "answer",
    ["2", "2.", "Option 2", "Action: 2", "Nummer 2", "`2`", '{"action": 2}', "I think\n2"]
    + ["place-yellow", "PLACE_YELLOW"],
)
def test_a_number_of_the_list_and_hyphens_are_understood(answer: str) -> None:
    table = rolled()
    assert table.legal()[1] == "place yellow"
    assert understood(table, answer) == "place yellow"


@pytest.mark.parametrize("answer", ["0", "99", "-1", "2 or 3", "1.5"])
def test_a_number_that_is_not_in_the_list_is_refused(answer: str) -> None:
    text = envs.text("space-taxi", seats=3)
    text.reset(seed=7)
    assert text.step(answer)[3]["action"] is None


def test_the_words_of_the_list_are_understood_in_three_languages() -> None:
    table = rolled()
    for lang in ("en", "pl", "de"):
        for action in table.legal():
            assert understood(table, table.explain(action, lang)) == action


def test_two_actions_in_one_answer_are_not_guessed() -> None:
    with pytest.raises(cm.IllegalAction, match="names 2 legal actions"):
        understood(rolled(), "place blue or place yellow")


def test_a_long_action_is_not_taken_for_a_short_one_inside_it() -> None:
    table = cm.game("first-rat").new(seats=2, seed=1)
    for action in table.legal():
        assert understood(table, f"My choice is {action} now") == action


@pytest.mark.parametrize(
    "answer", ["", " ", "{", "place unicorn", "\x00", "ok " * 5000, "{" * 3000]
)
def test_nonsense_changes_nothing_and_is_told_why(answer: str) -> None:
    text = envs.text("space-taxi", seats=3)
    text.reset(seed=7)
    before = text.table.raw
    shown, reward, done, info = text.step(answer)
    assert text.table.raw == before and (reward, done) == (0.0, False)
    assert info["action"] is None and info["refusals"] == 1 and info["refusal"]
    assert info["refusal"] in shown and "## Refused" in shown


def test_a_refusal_names_its_rule() -> None:
    text = envs.text("space-taxi", seats=3)
    text.reset(seed=7)
    info = text.step("done")[3]
    assert info["refusal"] == "Roll the dice first. (ST-6)" and info["rule"] == "ST-6"


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_whole_game_in_words_pays_at_its_end(name: str, seats: int) -> None:
    text = envs.text(name, seats=seats, seat=seats - 1)
    shown, done = text.reset(seed=5), False
    while not done:
        answer = re.findall(r"^\d+\. `([^`]+)`:", shown, re.MULTILINE)[0]
        shown, reward, done, info = text.step(answer)
        assert info["refusals"] == 0
    assert "## The game is over" in shown and reward == float(reward)
    with pytest.raises(envs.EnvError, match="call reset"):
        text.step("roll")


def test_seeds_repeat_and_positions_start_games() -> None:
    first, again = (envs.text("space-taxi", seats=3) for _ in range(2))
    assert first.reset(seed=3) == again.reset(seed=3)
    assert first.step("roll")[0] == again.step("roll")[0] != first.reset(seed=4)
    shown = first.reset(position={"game": "space-taxi", "seats": [{"coins": 9}, {}, {}]})
    assert "9" in shown


def test_a_prompt_tells_nothing_hidden() -> None:
    """Tables that differ only in hidden order and future chance have equal prompts."""
    for name, seats in GAMES:
        table = cm.game(name).new(seats=seats, seed=2)
        for _ in range(8):
            table.play(table.legal()[0])
        assert table.seat is not None
        told = {prompt(table.fork(seed), table.seat, "en", 8) for seed in range(4)}
        assert len(told) == 1, name


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"lang": "fr"}, "fr"),
        ({"opponents": "nobody-known"}, "nobody-known"),
        ({"seat": 9}, "9"),
        ({"reward": "gold"}, "gold"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(cm.CheesemoonError) as caught:
        envs.text("space-taxi", seats=3, **settings)
    assert sentence in str(caught.value)
    with pytest.raises(envs.EnvError, match="call reset first"):
        envs.text("space-taxi").step("roll")
