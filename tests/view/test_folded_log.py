"""Long nights in the log: many lines of one kind are one line that opens."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.game.step_replay import told
from cheesemoon.view.log import (
    build_items,
    build_lines,
    fold_lines,
    list_folded,
    list_versions,
    shorten_items,
)
from plain_table import Ply

RUNS = [f"<li><span>way {n}</span></li>" for n in range(5)]
BITE = "<li><span>a bite</span></li>"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_lines_of_a_kind_are_one_that_opens(lang: str) -> None:
    game = cm.game("ratcatcher")
    kinds = ["rat-moved"] * 5 + ["bit"] + ["rat-moved"] * 2
    said = fold_lines(game, kinds, [*RUNS, BITE, *RUNS[:2]], lang)
    assert said.count("<details>") == 1
    inside, after = said.split("</details>")
    assert game.words.say(lang, "fold-run", {"lines": 5}) in inside
    assert [f"way {n}" in inside for n in range(5)] == [True] * 5
    assert "a bite" in after and "way 1" in after


def test_an_update_leaves_out_what_is_folded_and_it_can_be_asked_for() -> None:
    table, rng = cm.game("ratcatcher").new(seed=3), random.Random(3)
    plies: list[Any] = []
    while not table.over:
        plies.append(SimpleNamespace(seat=table.seat, version=len(plies)))
        table.play(rng.choice(table.legal()))
    room: Any = SimpleNamespace(
        game=table.game,
        plies=plies,
        at=lambda n: table,
        log=lambda lang, names, since: table.log(lang, since=since),
    )
    folds = 0
    for n, item in enumerate(build_items(room, table, "de", ())):
        short, lists = shorten_items([item]), list_folded(room, table, n, "de")
        assert short.count("<details data-folded>") == item.count("<details>")
        assert "<ul>" not in short and len(short) + len(lists) >= len(item)
        for inside in re.findall("<ul>.*?</ul>", lists):
            assert inside in item
            short = short.replace("<details data-folded>", "<details>", 1)
            short = short.replace("</summary></details>", f"</summary>{inside}</details>", 1)
            folds += 1
        assert short == item  # nothing is lost
    assert folds > 5


def test_games_without_folds_are_told_line_by_line() -> None:
    lines = [f"<li>{n}</li>" for n in range(9)]
    assert fold_lines(cm.game("first-rat"), ["ran"] * 9, lines, "en") == "".join(lines)


def test_the_end_says_the_names_of_all_players() -> None:
    """The name of whose turn it is stands apart, but not where the points of all are told."""
    table = cm.game("first-rat").new(seats=3, seed=1)
    rng = random.Random(1)
    plies = []
    while not table.over:
        plies.append(SimpleNamespace(seat=table.seat))
        table.play(rng.choice(table.legal()))
    room: Any = SimpleNamespace(game=table.game, plies=plies)
    last = len(plies) - 1
    said = build_lines(room, table, last, table.log("en")[last], "en")
    totals = [line for line in said if re.search(r">[^<]+: -?[0-9]+ points?\.<", line)]
    assert len(totals) == 3 and not any('class="n"' in line for line in totals)
    assert any(
        'class="n"' in line for line in build_lines(room, table, 0, table.log("en")[0], "en")
    )


def test_what_came_to_nothing_is_not_told() -> None:
    """The log says what happened, not what a button said."""
    table = cm.game("first-rat").new(seats=2, seed=1)
    rng = random.Random(1)
    plies: list[Any] = []
    while "done" not in table.legal():
        plies.append(SimpleNamespace(seat=table.seat, version=len(plies)))
        table.play(rng.choice(table.legal()))
    plies.append(SimpleNamespace(seat=table.seat, version=len(plies)))
    words = table.explain("done")
    table.play("done")
    room: Any = SimpleNamespace(game=table.game, plies=plies, at=lambda n: table)
    items = build_items(room, table, "en", ())
    assert len(items) == len(plies)  # each has its place, for undo and replay
    assert "<li><span>" not in items[-1] and words not in "".join(items)


YOU = {
    "en": r"\byou(r|rs)?\b",
    "pl": r"\b(ty|ci|cię|ciebie|tobie|tobą|tw[oó]j\w*|idziesz|bierzesz|masz|tracisz)\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
}


@pytest.mark.parametrize("name", cm.games())
def test_the_log_speaks_of_people_by_their_names(name: str) -> None:
    """A spectator reads the log of the players, in which no player is "you"."""
    game, seen = cm.game(name), set()
    for seed in range(3):
        table = game.new(seats=min(game.seats), seed=seed)
        rng = random.Random(seed)
        while not table.over:
            table.play(rng.choice(table.legal()))
        seen |= {event.name for events in table.events for event in told(events)}
        for lang, word in YOU.items():
            for lines in table.log(lang):
                for line in lines:
                    assert not re.search(word, line, re.IGNORECASE), line
    assert len(seen) > 8


def test_a_new_round_is_not_told_twice() -> None:
    """It stands above the next turn; a line that says no more is left out, one that does is not."""
    for name, told_too in (("first-rat", False), ("ratcatcher", True)):
        table, rng = cm.game(name).new(seed=1), random.Random(1)
        plies: list[Any] = []
        while not any(e.name == "round" for happened in table.events[-1:] for e in happened):
            plies.append(SimpleNamespace(seat=table.seat, version=len(plies)))
            table.play(rng.choice(table.legal()))
        room: Any = SimpleNamespace(game=table.game, plies=plies, at=lambda n, now=table: now)
        last = len(plies) - 1
        said = "".join(build_lines(room, table, last, table.log("en")[last], "en"))
        assert (re.search(r"Round \d", said) is not None) is told_too


def test_versions_are_those_of_the_past_whatever_was_known() -> None:
    """Actions are added and taken back at random, and somebody looks now and then."""
    rng, known = random.Random(4), list[int]()
    plies: list[Ply] = []
    for version in range(1, 400):
        if plies and rng.random() < 0.3:
            del plies[-rng.randint(1, min(3, len(plies))) :]
        else:
            plies.append(Ply(0, "roll", b"", version))
        if rng.random() < 0.6:
            known = list_versions(plies, known)
            assert known == [ply.version for ply in plies]
