"""The command line: what it prints, its exit codes, and one sentence for nonsense."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.cli import main
from cheesemoon.core import score_word
from cheesemoon.terminal.lines import fit

SHORT = {"game": "space-taxi", "seats": [{}, {}, {}]}


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str, stdin: str = "") -> Ran:
        class Pipe(io.StringIO):
            buffer = io.BytesIO(stdin.encode())

        monkeypatch.setattr(sys, "stdin", Pipe(stdin))
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        code = main(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


def one_line(ran: Ran, code: int) -> str:
    assert ran.code == code
    assert ran.err.count("\n") == 1 and "Traceback" not in ran.err
    return ran.err.strip()


def test_check_prints_the_position_that_results(cli: Any, tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    path.write_text(json.dumps({**SHORT, "script": [1, 1, 2, 2, 3, 6, 3, 5, 6, 4]}))
    ran = cli("check", str(path), "--play", "roll", "--play", "place red", "--legal")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["taxi"] == ["red"] and "done" in found["legal"]
    again = cli("check", "-", stdin=json.dumps({k: v for k, v in found.items() if k != "legal"}))
    assert json.loads(again.out) == {k: v for k, v in found.items() if k != "legal"}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({**SHORT, "x": 1}, "x: unknown key"),
        ({**SHORT, "game": "chess"}, "game: this must be one of"),
        ({"seats": [{}]}, "game: this must be given"),
        ([], "position: an object is needed"),
        ({**SHORT, "bank": 3}, "bank: coins add up to 12, not to 27"),
        ({"game": "space-taxi", "seats": [{"coins": 99}]}, "seats[0].coins: 99 is not in"),
    ],
)
def test_a_bad_position_is_one_sentence_and_code_1(cli: Any, position: Any, words: str) -> None:
    assert words in one_line(cli("check", "-", stdin=json.dumps(position)), 1)


@pytest.mark.parametrize("text", ["", "{", "nope", "[" * 60_000, '{"game": "space-taxi"'])
def test_a_position_that_is_not_json(cli: Any, text: str) -> None:
    one_line(cli("check", "-", stdin=text), 1)


def test_an_illegal_action_ends_with_its_rule(cli: Any) -> None:
    line = one_line(cli("check", "-", "--play", "done", stdin=json.dumps(SHORT)), 1)
    assert line == "Roll the dice first. (ST-6)"
    short_script = json.dumps({**SHORT, "script": [1, 2, 3]})
    line = one_line(cli("check", "-", "--play", "roll", stdin=short_script), 1)
    assert line == "The script has only 3 numbers left, and this roll takes 10. (ST-6)"


@pytest.mark.parametrize(
    "arguments",
    [
        ["restore", "x" * 300],
        ["record", "space-taxi", "--bot", "random", "--games", "1", "--out", "x" * 300],
        ["record", "space-taxi", "--bot", "random", "--games", "1", "--out", "file/x.parquet"],
    ],
)
def test_a_file_that_cannot_be_is_one_sentence(
    cli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("no folder")
    assert one_line(cli(*arguments, "--lang", "en"), 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play",),
        ("frobnicate",),
        ("play", "space-taxi", "--seats", "9"),
        ("play", "space-taxi", "--seats", "many"),
        ("play", "space-taxi", "--option", "advanced=true"),
        ("play", "space-taxi", "--option", "advanced"),
        ("play", "space-taxi", "--bot", "genius"),
        ("play", "space-taxi", "--seed", "-1"),
        ("play", "space-taxi", "--seats", "1", "--bot", "random", "--bot", "random"),
        ("simulate", "space-taxi", "--games", "0"),
        ("simulate", "space-taxi", "--games", "-5"),
        ("simulate", "space-taxi", "--games", "x"),
        ("simulate", "space-taxi", "--bots", "random"),
        ("simulate", "space-taxi", "--bots", "random,random,genius"),
        ("play", "space-taxi", "--save", "no/such/folder/game.json"),
        ("check", "no-such-file.json"),
        ("replay", "no-such-file.json"),
        ("bench", "chess"),
        ("prepare", "chess"),
        ("play", "space-taxi", "--lang", "fr"),
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_one_sentence_and_exit_code_2(
    cli: Any, arguments: tuple[str, ...]
) -> None:
    one_line(cli(*arguments), 2)


def test_simulate_sums_up_in_json(cli: Any) -> None:
    ran = cli("simulate", "space-taxi", "--games", "300", "--seats", "4", "--seed", "5", "--json")
    found = json.loads(ran.out)
    assert found["games"] == 300 and found["steps"] > 300 * 100 and found["seconds"] > 0
    assert len(found["wins"]) == len(found["mean_score"]) == 4
    assert sum(found["wins"]) + found["ties"] == 300
    assert found["mean_length"] == pytest.approx(found["steps"] / 300, abs=0.01)
    again = cli("simulate", "space-taxi", "--games", "300", "--seats", "4", "--seed", "5", "--json")
    times = ("seconds", "steps_per_second")
    assert {k: v for k, v in json.loads(again.out).items() if k not in times} == {
        k: v for k, v in found.items() if k not in times
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "pl", "play", "chess"),
        ("play", "chess", "--lang", "pl"),
        ("--lang", "pl", "arena", "chess", "--bots", "random,greedy"),
        ("arena", "chess", "--bots", "random,greedy", "--lang", "pl"),
        ("study", "chess", "--lang", "pl"),
        ("--lang", "en", "study", "chess", "--lang", "pl"),
    ],
    ids=" ".join,
)
def test_the_language_stands_before_or_after_the_command(
    cli: Any, arguments: tuple[str, ...]
) -> None:
    assert "Nie ma gry" in one_line(cli(*arguments), 2)


SPREAD = [("en", "spread"), ("pl", "rozrzut"), ("de", "Streuung")]


@pytest.mark.parametrize(("lang", "word"), SPREAD)
def test_simulate_sums_up_for_people(cli: Any, lang: str, word: str) -> None:
    ran = cli("simulate", "space-taxi", "--games", "50", "--seats", "2", "--lang", lang)
    assert ran.code == 0 and word in ran.out
    assert cm.game("space-taxi").new(seats=2, seed=0).note(lang) in ran.out


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_whole_game_through_a_pipe(cli: Any, tmp_path: Path, lang: str) -> None:
    """Always the last choice, which is `done` or to pay all; the rest of the input is not read."""
    path = tmp_path / "game.json"
    ran = cli(
        "play", "space-taxi", "--seats", "3", "--bot", "random", "--bot", "random", "--seed", "4",
        "--lang", lang, "--save", str(path), stdin="1\n" * 2000,
    )  # fmt: skip
    assert ran.code == 0
    table = cm.open(path)
    assert table.over and table.players == 3
    score = table.scores()[0]
    assert str(score["total"]) in ran.out
    assert f"{score_word(table.game.words, 'round2', lang)}: {score['round2']}" in ran.out
    shown = cli("replay", str(path), "--lang", lang)
    assert shown.code == 0 and table.actions[-1] in shown.out
    assert table.log(lang)[0][0] in shown.out


def test_play_takes_actions_numbers_and_commands(cli: Any, tmp_path: Path) -> None:
    saved = tmp_path / "mine.json"
    answers = ["roll", "?", "log", "99", "frob", "place pink", "1", "u", "u", f"save {saved}", "q"]
    ran = cli("play", "space-taxi", "--seed", "4", stdin="\n".join(answers) + "\n")
    assert ran.code == 0
    assert "There is no choice 99" in ran.out
    assert '"frob" is no action of Space Taxi. (ST-6)' in ran.out
    assert "That cannot be taken back" in ran.out
    assert cm.open(saved).actions == ["roll"]


def test_input_that_ends_is_told(cli: Any, tmp_path: Path) -> None:
    path = tmp_path / "rest.json"
    ran = cli("play", "space-taxi", "--seed", "4", "--save", str(path), stdin="1\n1\n")
    assert one_line(ran, 1) == "Standard input ended after 2 actions, before the game was over."
    assert len(cm.open(path).actions) == 2


def test_play_lists_equal_choices_once_and_takes_both(cli: Any) -> None:
    ran = cli("play", "first-rat", "--seats", "2", "--seed", "1", stdin="run 1 3\nq\n")
    assert "[run 0 3]" in ran.out and "[run 1 3]" not in ran.out
    assert ran.code == 0 and "✗" not in ran.out


def test_play_tells_a_hint_and_a_rule(cli: Any) -> None:
    ran = cli(
        "play", "space-taxi", "--seats", "3", "--seed", "7", stdin="roll\nh\nrule st-6\nrule 9\nq\n"
    )
    hint = ran.out.split("Thinking …", 1)[1].split("> ")[0]
    assert "Seat a blue passenger" in hint and "%" in hint
    assert "ST-6 A roll throws all dice in hand" in ran.out
    assert 'There is no rule "9"; a rule is named like ST-1.' in ran.out


def test_lines_are_broken_between_words_in_a_terminal_only(monkeypatch: Any) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "40")
    text = "  Pipes: 3 to 12, 5 to 10, 11 to 19, 13 to 17, 20 to 24"
    assert fit(text, io.StringIO()) == text
    lines = fit(f"{text}\n\n  short", Terminal()).split("\n")
    assert lines[-2:] == ["", "  short"]
    assert len(lines) == 4 and all(len(line) <= 40 for line in lines)
    assert lines[1].startswith("      ") and " ".join(" ".join(lines[:2]).split()) == text.strip()


def test_replay_refuses_what_is_no_saved_game(cli: Any, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("{}")
    assert "not a saved game" in one_line(cli("replay", str(path)), 1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("puzzles first-rat --seed x", "argument --seed: 'x' is not a whole number"),
        ("train first-rat --doubt much", "argument --doubt: 'much' is not a number"),
        ("arena first-rat --games 1.5", "argument --games: '1.5' is not a whole number from 1 on"),
        ("arena first-rat --games 0", "argument --games: '0' is not a whole number from 1 on"),
        ("play first-rat --seats two", "argument --seats: 'two' is not a whole number"),
        ("lessons no/such/file", "no/such/file cannot be read: No such file or directory."),
    ],
)
def test_every_command_says_what_is_wrong_with_a_word(
    cli: Any, arguments: str, sentence: str
) -> None:
    ran = cli(*arguments.split())
    assert sentence in one_line(ran, ran.code) and ran.code


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(28, "No space left on device"), "The system says no: No space left on device."),
        (OSError("cut off"), "The system says no: cut off."),
        (ConnectionResetError(), "The system says no: ConnectionResetError."),
        (FileNotFoundError(2, "Not there", "a/b"), "a/b cannot be used: Not there."),
    ],
)
def test_what_the_system_refuses_is_one_sentence(
    cli: Any, monkeypatch: pytest.MonkeyPatch, error: OSError, words: str
) -> None:
    def refused(*_: object) -> str:
        raise error

    monkeypatch.setattr("cheesemoon.core.game.position_schema.position_schema", refused)
    assert one_line(cli("schema", "space-taxi"), 1) == words
