"""What the end page tells: why the game ended and by whom, and who took the lead when. Great
moments that depend on what happened."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Event, Table
from cheesemoon.view.log import find_moment
from cheesemoon.view.model import TableState
from cheesemoon.view.people_strip import list_crossed
from cheesemoon.view.summary import Side, explain_end, tell_story

NAMES = ("Ann", "Pip")


def named(game: str, *told: Event, players: int = 2) -> Table:
    """Return a table of that game with one action in which this happened."""
    found = SimpleNamespace(
        game=cm.game(game),
        events=[list(told)],
        players=players,
        names=NAMES,
        player=lambda seat, lang: NAMES[seat],
        log=lambda lang, since: [[f"line {i}" for i in range(len(told))]],
    )
    return cast(Table, found)


def state(seat: int) -> TableState:
    return cast(TableState, SimpleNamespace(ended=None, plies=[SimpleNamespace(seat=seat)]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_invasion_names_the_player_and_the_column(lang: str) -> None:
    gone = Event("emptied", {"columns": 0b100})
    said = explain_end(
        state(1),
        named("space-guardians", gone, Event("ended", {"end": "invasion", "turns": 9})),
        lang,
    )
    assert "Pip" in said and " c" in said
    alone = named("space-guardians", Event("ended", {"end": "invasion", "turns": 9}))
    assert "Pip" in explain_end(state(1), alone, lang)


def test_an_end_without_words_of_its_own_has_its_line_of_the_log() -> None:
    table = named("space-guardians", Event("ended", {"end": "limit", "turns": 9}))
    assert explain_end(state(0), table, "en") == "line 0"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("end", ["ends-next", "ends-this"])
def test_the_end_of_first_rat_names_who_brought_it(end: str, lang: str) -> None:
    assert "Pip" in explain_end(state(1), named("first-rat", Event(end, {})), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_great_moments_depend_on_what_happened(lang: str) -> None:
    def said(game: str, name: str, players: int = 2, **args: Any) -> str:
        event = Event(name, args)
        return find_moment(named(game, event, players=players), [event], lang)

    rocket = {"seat": 1, "space": 1, "points": 3}
    assert "Pip" in said("first-rat", "scored", track="rocket", **rocket)
    assert said("first-rat", "scored", track="food", **rocket) == ""
    over = [said("space-guardians", "ended", end=e, turns=3) for e in ("cleared", "invasion")]
    assert len({*over, said("space-guardians", "ended", end="limit", turns=3)}) == 3
    starts = {"seat": 0, "result": 7, "tied": 0}
    assert said("space-taxi", "starts", 3, round=5, **starts) != ""
    assert said("space-taxi", "starts", 4, round=4, **starts) != ""
    assert said("space-taxi", "starts", 3, round=4, **starts) == ""


def test_struck_results_are_listed_by_seat() -> None:
    struck = [
        Event("struck", {"seat": s, "round": r, "result": n}) for s, r, n in ((1, 1, 4), (1, 2, 0))
    ]
    assert list_crossed(named("space-taxi", *struck)) == {1: [4, 0]}
    assert list_crossed(named("first-rat", *struck)) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_tells_the_turn_that_decided(lang: str) -> None:
    """Pip is behind until an action of round 3 brings 9 points for the engine."""
    points = [(0, 0), (5, 2), (6, 2), (6, 2), (6, 11), (7, 12)]

    def at(ply: int) -> Any:
        mine, theirs = points[ply]
        scores = [
            {"engine": 0, "cheese": mine, "total": mine},
            {"engine": max(theirs - 2, 0), "cheese": min(theirs, 2), "total": theirs},
        ]
        steps = SimpleNamespace(head=f"Round {ply}")
        return SimpleNamespace(scores=lambda: scores, steps=lambda lang: steps)

    game = cm.game("first-rat")
    found = cast(TableState, SimpleNamespace(plies=[None] * 5, at=at, game=game))
    lines = [[float(p[i]) for p in points] for i in (0, 1)]
    sides = [Side(0, "Ann", "", 7, [], False, 2), Side(1, "Pip", "easy", 12, [], True, 1)]
    said = tell_story(found, sides, lines, lang)
    assert "Pip" in said and "Round 3" in said and "9" in said
    assert game.words.say(lang, "score-engine") in said
    flipped = [lines[1], lines[0]]
    assert "Pip" in tell_story(found, sides, [[0.0] * 6, lines[1]], lang)  # from the start
    assert tell_story(found, sides[:1], flipped[:1], lang) == ""
