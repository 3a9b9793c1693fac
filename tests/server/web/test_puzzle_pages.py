"""The pages of puzzles: goal and points before the answer, reason and solution after it."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from browser_help import DESK, PHONE, STILL, no_sideways
from http_help import browser, prepared
from server_help import Running

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn.puzzles import Puzzle, puzzles
from cheesemoon.learn.themes import themes_of
from cheesemoon.view.messages import WORDS

KEY = "cheesemoon-learn"


@pytest.fixture(scope="module", autouse=True)
def ready(server: Running) -> None:
    for name in cm.games():
        prepared(server, name)


def address_of(name: str, puzzle: Puzzle) -> str:
    return f"/puzzles/{name}/{puzzle.id}"


def read(server: Running, address: str, lang: str = "en", **asked: str) -> str:
    answer = browser(server, lang).get(address, params=asked)
    assert answer.status_code == 200
    return html.unescape(answer.text)


def board_of(text: str) -> str:
    return text.partition('id="paper"')[2].partition("</main>")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cm.games())
def test_a_puzzle_tells_theme_goal_and_points_before_the_answer(
    server: Running, name: str, lang: str
) -> None:
    game = cm.game(name)
    puzzle = puzzles(game)[5]
    text = read(server, address_of(name, puzzle), lang)
    theme = themes_of(game)[puzzle.id]
    assert theme.title[lang] in text and theme.goal[lang] in text
    points = [str(s["total"]) for s in puzzle.table(game).scores()]
    told = re.findall(r"<b>(-?\d+)</b>", text.partition('class="duel"')[2].partition("</ul>")[0])
    if len(points) > 1:
        assert sorted(told) == sorted(points)
    assert told and 'data-right=""' in text and 'class="solution' not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cm.games())
def test_an_answer_is_judged_with_a_reason_in_the_games_words(
    server: Running, name: str, lang: str
) -> None:
    for puzzle in puzzles(cm.game(name))[::16]:
        address = address_of(name, puzzle)
        worst = min(puzzle.worth, key=lambda action: puzzle.worth[action].value)
        right = read(server, address, lang, move=puzzle.best)
        wrong = read(server, address, lang, move=worst)
        assert 'data-right="1"' in right and 'data-right="0"' in wrong
        reason = re.search(r'class="solution.*?<p>(.*?)</p>', right, re.DOTALL)
        assert reason and len(reason[1]) > 15
        for text in (right, wrong):
            verdict = text.partition('class="verdict"')[2].partition("all-ways")[0]
            for word in ("Player 1", "Gracz 1", "Spieler 1", "% of the", "% szans", "% der"):
                assert word not in verdict
            others = re.findall(r"<span><b>(.*?)</b>", verdict)
            assert len(others) == len(set(others)) >= 1  # no move twice
        assert WORDS.say(lang, "puzzle-yours") in wrong


def test_a_judged_answer_tells_the_loss_where_it_is_exact(server: Running) -> None:
    puzzle = puzzles(cm.game("space-taxi"))[0]
    worst = min(puzzle.worth, key=lambda action: puzzle.worth[action].value)
    text = read(server, address_of("space-taxi", puzzle), move=worst)
    assert f"{puzzle.loss(worst):.1f}" in text


def test_the_solution_is_played_on_the_board_and_told_in_words(server: Running) -> None:
    game = cm.game("space-guardians")
    puzzle = next(p for p in puzzles(game) if p.line[1:2] == ("shoot",))
    address = address_of(game.name, puzzle)
    boards = [board_of(read(server, address, move=puzzle.best, played=str(n))) for n in range(3)]
    assert len(set(boards)) == 3
    assert "data-action" in boards[0] and "data-action" not in boards[1]
    table = puzzle.table(game)
    table.play(puzzle.best)
    text = read(server, address, move=puzzle.best, played="1")
    assert table.explain("shoot") in text
    for nonsense in ("-1", "x", "99999999", ""):
        read(server, address, move=puzzle.best, played=nonsense)
    assert "data-action" in board_of(read(server, address, played="1"))  # no answer, no solution


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_puzzles_are_listed_with_a_picture_a_title_and_a_goal(
    server: Running, lang: str
) -> None:
    text = read(server, "/puzzles", lang)
    for name in cm.games():
        game = cm.game(name)
        for puzzle in puzzles(game):
            assert f'href="{address_of(name, puzzle)}"' in text
            assert f"/figures/{name}/puzzle.{puzzle.id}?" in text
        assert all(theme.title[lang] in text for theme in themes_of(game).values())


@pytest.mark.parametrize("name", cm.games())
def test_a_picture_shows_a_piece_of_the_board(server: Running, name: str) -> None:
    puzzle = puzzles(cm.game(name))[0]
    client = browser(server)
    picture = client.get(f"/figures/{name}/puzzle.{puzzle.id}")
    assert picture.status_code == 200 and len(picture.content) < 400_000
    view = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', picture.text)
    assert view and float(view[3]) / float(view[4]) == pytest.approx(2.5, abs=0.01)
    assert "data-action" not in picture.text
    assert client.get(f"/figures/{name}/puzzle.none").status_code == 404


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_in_the_browser(open_page: Any, size: dict[str, int]) -> None:
    """Found in the list, solved, its line played on the board, rated, and kept."""
    game = cm.game("space-guardians")
    page = open_page(size=size, kept=STILL)
    page.goto("/puzzles#space-guardians")
    page.wait_for_selector('#chips [data-game="space-guardians"][aria-pressed="true"]')
    shown = page.locator("#cards > li:visible")
    assert shown.count() == len(puzzles(game))
    page.click('#chips .theme[data-of="space-guardians"] >> nth=0')
    assert 0 < shown.count() < len(puzzles(game))
    assert page.get_attribute("#next", "href") == page.get_attribute("#cards .for-you a", "href")
    no_sideways(page)

    puzzle = next(p for p in puzzles(game) if p.line[1:2] == ("shoot",))
    page.goto(address_of(game.name, puzzle))
    assert page.inner_text("#rated") == WORDS.say("en", "puzzle-unrated")
    act = f"""#all-ways [data-act="{puzzle.best}"]"""
    page.evaluate("which => document.querySelector(which).click()", act)
    page.wait_for_selector(".solution.right")
    page.wait_for_selector(".over .ring-advised", state="attached")
    assert re.search(r"10\d\d \(\+\d+\)", page.inner_text("#rated"))
    for which in (".solution", "#acts .primary", ".duel"):
        box = page.locator(which).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1
    no_sideways(page)
    page.click("#acts [data-line]")
    page.wait_for_selector('#coach[data-played="2"]', state="attached")
    assert page.locator(".over .ring-advised").count() == 0

    page.goto("/puzzles")
    card = page.locator(f'[data-puzzle="{game.name}/{puzzle.id}"]')
    assert WORDS.say("en", "puzzle-is-solved") in (card.text_content() or "")
    stored = json.loads(page.evaluate(f"localStorage['{KEY}']"))
    assert list(stored["rated"]) == [f"{game.name}/{puzzle.id}"]
    assert str(stored["rated"][f"{game.name}/{puzzle.id}"]) in page.inner_text("#puzzle-rating")
    page.goto("/me/games")
    assert page.inner_text('[data-number="rated"]') in page.content()


def test_a_second_answer_does_not_change_the_rating(open_page: Any) -> None:
    game = cm.game("space-taxi")
    puzzle = puzzles(game)[0]
    page = open_page(kept=STILL)
    for move in (min(puzzle.worth, key=lambda a: puzzle.worth[a].value), puzzle.best):
        page.goto(f"{address_of(game.name, puzzle)}?move={move}")
        page.wait_for_selector(".solution")
    stored = json.loads(page.evaluate(f"localStorage['{KEY}']"))
    key = f"{game.name}/{puzzle.id}"
    assert stored["puzzles"][key] is False and 968 <= stored["rated"][key] < 1000
