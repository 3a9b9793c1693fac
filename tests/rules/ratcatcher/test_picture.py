"""The picture of Ratcatcher: where a district can go, what is read from far away, the end."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.games.ratcatcher import narration, state as st
from cheesemoon.games.ratcatcher.picture import sky
from drawn import Drawn
from rules_mark import rule

from . import staged

GAME = cm.game("ratcatcher")
LANGUAGES = ("en", "pl", "de")


def tried(svg: str) -> list[list[str]]:
    """The rows of what the ghost may be: where, and all that is other about it there."""
    found = re.search(r'data-tries="([^"]*)"', svg)
    rows: list[list[str]] = []
    for row in unescape(found[1]).split(";") if found else ():
        before = rows[-1] if rows else []
        rows.append([word or before[i] for i, word in enumerate(row.split("|"))])
    return rows


def filled(svg: str, row: list[str]) -> dict[str, str]:
    """What a page puts into the ghost: attributes and words by their name."""
    puts = [part for put in re.findall(r'data-put="([^"]*)"', svg) for part in put.split(";")]
    named = (put.split("=", 1) for put in puts)

    def value(found: re.Match[str]) -> str:
        column, _, word = found[1].partition(".")
        if not column.isdigit():
            return "1"  # `now`, `all`, `some`: what the page counts
        return row[int(column)].split(" ")[int(word)] if word else row[int(column)]

    return {name: re.sub(r"\{([\w.]+)\}", value, unescape(put)) for name, put in named}


def growing() -> Iterator[cm.Table]:
    """Towns that grow, from the first district on."""
    yield GAME.new(seed=3)
    for table in staged.grown():
        if table.position()["phase"] in ("setup", "expand"):
            yield table


@rule("RC-69")
def test_every_placement_is_on_the_board_however_many_there_are() -> None:
    most = 0
    for i, table in enumerate(growing()):
        svg = table.svg(0, LANGUAGES[i % 3], tall=i % 2 == 0)
        rows = tried(svg)
        places = [action for action in table.legal() if action.startswith("place ")]
        assert sorted(f"place {row[0]}" for row in rows) == sorted(places)
        defined = set(re.findall(r'\sid="([^"]*)"', svg))
        for row in rows:
            new = filled(svg, row)
            assert new["data-action"] in places
            card, _, _, degrees = row[0].split(" ")
            drawings = {f"rc-{row[1]}-{card}-{degrees}", f"rc-lit-{row[3]}"}
            assert drawings <= defined and not re.search(r"[{}]", "".join(new.values()))
        most = max(most, len(rows))
    assert most > 40


@rule("RC-69")
def test_the_ghost_is_drawn_as_in_the_first_placement() -> None:
    svg = GAME.new(seed=3).svg(0)
    first = tried(svg)[0]
    assert f'data-action="place {first[0]}"' in svg
    card, *_, degrees = first[0].split(" ")
    assert f'href="#rc-{first[1]}-{card}-{degrees}"' in svg and f">{first[6]}</text>" in svg
    assert "data-tries" not in GAME.new(seed=3).svg(None)


def ended(**seat: Any) -> cm.Table:
    """A hunt that was given up night after night."""
    table = GAME.new(seed=3, **seat)
    rng = random.Random(1)
    while not table.over:
        legal = table.legal()
        table.play("end" if "end" in legal else rng.choice(legal))
    return table


@pytest.mark.parametrize("tall", [False, True])
def test_the_end_says_who_has_won_and_why(tall: bool) -> None:
    table = ended()
    for lang in LANGUAGES:
        svg = table.svg(0, lang, tall=tall)
        plate = svg[svg.index('id="ending"') :]
        said = " ".join(re.findall(r">([^<>]+)</text>", plate))
        assert all(word in unescape(said) for word in table.question(lang).split(" "))
        assert str(table.scores()[0]["total"]).replace("-", "−") in said
    assert 'id="ending"' not in GAME.new(seed=3).svg(0, tall=tall)
    assert table.state.phase == st.OVER


def test_from_far_away_one_number_stands_for_all_rats_of_a_place() -> None:
    """What is too small to be read is not shown, and what is shown is large enough."""
    seen = 0
    for table in growing():
        svg = table.svg(0)
        drawn = Drawn(svg)
        if 'id="counts" visibility="hidden"' not in svg:
            continue
        shown = {text.words for text in drawn.texts if text.moving}
        rats = [int(n) for n in table.state.rats.sum(0) if n > 1]
        assert {str(n) for n in rats} <= shown
        assert all(text.size >= 18.6 for text in drawn.texts if text.moving)
        seen += 1
    assert seen > 5


def test_the_board_under_the_clock_says_all_of_what_comes_next() -> None:
    """In every language and at both sizes, nothing of it is cut."""
    for lang in LANGUAGES:
        for step in ("you", *narration.NIGHT):
            said = GAME.words.say(lang, "next-step", {"step": step})
            for size, room in ((20, 230), (27, 292)):
                assert said in unescape(sky.ribbon(0, 0, said, size, room)), said
