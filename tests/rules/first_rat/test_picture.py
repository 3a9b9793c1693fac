"""The picture of First Rat: every action has a place, every update is small, ids stay."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import cheesemoon as cm
from cheesemoon.games.first_rat.picture import GAP
from cheesemoon.games.first_rat.picture.burrow import LIBRARY_TALL
from cheesemoon.games.first_rat.picture.places import PLACES, way
from cheesemoon.games.first_rat.picture.players import SEAT_TALL
from cheesemoon.games.first_rat.picture.sheet import ASIDE, CUT, PHONE, SMALL, WIDTH
from cheesemoon.games.first_rat.state import ACTIONS
from cheesemoon.server.patch import diff, inside

GAME = cm.game("first-rat")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"superrats": True, "solo": "hard"}),
    (2, {"edition": "de", "cheap_parts": "in"}),
    (3, {"board": "variable"}),
    (4, {"superrats": True, "edition": "de"}),
    (5, {"superrats": True, "board": "variable"}),
]


def games(most: int, plies: int = 10_000) -> Iterator[cm.Table]:
    """Random games, position by position."""
    for seats, options in TABLES:
        for seed in range(most):
            table = GAME.new(seats, seed, **options)
            rng = random.Random(seed)
            while not table.over and len(table.actions) < plies:
                yield table
                table.play(rng.choice(table.legal()))


def kind(action: str) -> str:
    verb, *rest = action.split(" ")
    return f"{verb} save" if "save" in rest else verb


def test_every_legal_action_can_be_clicked() -> None:
    """Thirty positions for each set of kinds of actions that can come together."""
    met: Counter[frozenset[str]] = Counter()
    for table in games(5):
        kinds = frozenset(map(kind, table.legal()))
        met[kinds] += 1
        if met[kinds] <= 30:
            found = re.findall(r'data-action="([^"]*)"', table.svg(table.seat))
            assert set(found) == set(table.legal())
    verbs = {ACTIONS.text(number).split(" ")[0] for number in range(ACTIONS.size)}
    assert set().union(*met) == verbs | {"build save"}


def test_a_rat_that_may_run_is_the_first_half_of_its_runs() -> None:
    for table in games(1, plies=100):
        picks = set(re.findall(r'data-pick="([^"]*)"', table.svg(table.seat)))
        runs = {" ".join(a.split(" ")[:2]) for a in table.legal() if a.startswith("run ")}
        assert picks == runs


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_run_says_what_it_costs(lang: str) -> None:
    table = GAME.load(
        {
            "game": "first-rat",
            "seats": [
                {"rats": [5, 0, "nursery", "nursery"], "soda": 1},
                {"rats": [10, 0, "nursery", "nursery"]},
            ],
        }
    )
    root = ElementTree.fromstring(table.svg(0, lang))
    targets = {e.get("data-action"): e for e in root.iter() if e.get("data-tag")}
    through = targets["run 0 10 via 5"]
    steps, price, rent = str(through.get("data-tag")).split(" · ")
    assert steps[0] == "1" and price.startswith("−1 ") and "1" in rent
    assert card(through) == ["#fr-card-3", "#fr-steps-1", "#fr-pay-1-soda", "#fr-pay-1-cheese"]
    assert card(targets["run 0 10"]) == ["#fr-card-2", "#fr-steps-5", "#fr-pay-1-cheese"]
    assert card(targets["run 0 8"]) == ["#fr-card-1", "#fr-steps-3"]


def card(target: ElementTree.Element) -> list[str | None]:
    return [e.get("href") for e in next(e for e in target if e.get("class") == "aim")]


def test_what_is_rarely_paid_is_on_the_card_too() -> None:
    others = [{"rats": [9, 0, "nursery", "nursery"]} for _ in range(4)]
    table = GAME.load(
        {"game": "first-rat", "seats": [{"rats": [8, 0, "nursery", "nursery"]}, *others]}
    )
    found = re.search(r'data-action="run 0 9".*?class="aim".*?</g></g>', table.svg(0))
    assert found and "−4" in found.group() and "#fr-cheese" in found.group()
    table = GAME.load({"game": "first-rat", "seats": [{"rats": [26, 0, "nursery", "nursery"]}, {}]})
    found = re.search(r'data-action="run 0 27".*?class="aim".*?</g></g>', table.svg(0))
    assert found and "+10" in found.group()


def test_updates_are_small() -> None:
    """What a page is sent after an action, for the one to act and for onlookers."""
    for eyes in ("acting", "onlooker"):
        old = ""
        sizes = []
        for table in games(1, plies=90):
            new = table.svg(table.seat if eyes == "acting" else None)
            if old and table.actions:
                sizes.append(len(json.dumps(diff(old, new))))
            old = new
        assert max(sizes) < 20_000 and sum(sizes) / len(sizes) < 6_000


def test_the_ground_stays_while_pieces_move() -> None:
    table = GAME.new(4, 3)
    grounds = set()
    rng = random.Random(3)
    for _ in range(20):
        children = inside(table.svg(table.seat))
        grounds.add(tuple(child for child in children if 'id="board' in child[:20]))
        for _ in range(9):
            table.play(rng.choice(table.legal()))
    assert len(grounds) == 1 and len(next(iter(grounds))) == 4


def panels(svg: str, shape: str) -> tuple[list[float], list[tuple[float, float]]]:
    root = ElementTree.fromstring(svg)
    view = [float(x) for x in str(root.get(f"data-{shape}")).split()]
    places = []
    for panel in root:
        if at := panel.get(f"data-{shape}"):
            x, y = re.match(r"translate\((\S+) (\S+)\)", at).groups()  # type: ignore[union-attr]
            places.append((float(x), float(y)))
    return view, places


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_arrangements_hold_every_panel(seats: int) -> None:
    svg = GAME.new(seats, 1).svg()
    view, places = panels(svg, "wide")
    assert view[:3] == [0, 0, WIDTH + ASIDE] and 0.9 < view[2] / view[3] < 1.1
    assert {x for x, _ in places} == {0, WIDTH} and max(y for _, y in places) < view[3] - 100
    view, places = panels(svg, "tall")
    assert view[:3] == [CUT, 0, PHONE] and {x for x, _ in places} == {0}
    assert [y for _, y in places] == sorted(y for _, y in places)
    assert max(y for _, y in places) < view[3] - 100
    for x, y in pairwise(dict.fromkeys(y for _, y in places)):
        assert y - x >= 100  # the lowest panel is higher than that


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_columns_of_a_wide_page_end_together(seats: int) -> None:
    view, places = panels(GAME.new(seats, 1).svg(), "wide")
    ends = [
        max(y for x, y in places if x == 0) + LIBRARY_TALL,
        max(y for x, y in places if x == WIDTH) + SEAT_TALL,
    ]
    assert ends == pytest.approx([view[3] - GAP] * 2)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_few_seats_leave_room_for_the_prices(seats: int, lang: str) -> None:
    root = ElementTree.fromstring(GAME.new(seats, 1).svg(None, lang))
    prices = next((e for e in root if e.get("id") == "prices"), None)
    assert (prices is not None) == (seats <= 3)
    if prices is None:
        return
    assert prices.get("data-wide") and not prices.get("data-tall")
    shown = [[e.get("href") for e in entry.iter() if e.get("href")] for entry in prices]
    assert ["#fr-engine", "#fr-bottle", "#fr-soda"] in shown  # FR-49
    text = ["".join(entry.itertext()) for entry in prices]
    points = [GAME.words.say(lang, "points", {"points": n}) for n in (3, 2)]  # FR-66
    assert f"={points[0]}" in text and f"=−{points[1]}" in text
    ends = [GAME.words.say(lang, name) for name in ("last-round", "one-more-round")]  # FR-62, FR-63
    assert (text[-2:] == [f"4={ends[0]}", f"8={ends[1]}"]) == (seats <= 2)


def test_no_word_is_smaller_than_a_phone_can_show() -> None:
    assert SMALL * 374 / PHONE >= 13  # a page of 390 px has margins
    for table in games(1):
        if len(table.actions) % 20 == 0:
            sizes = re.findall(r'font-size="([\d.]+)"', table.svg(table.seat))
            assert sizes and min(map(float, sizes)) >= SMALL


def test_a_rat_that_ran_carries_its_way() -> None:
    table = GAME.load(
        {
            "game": "first-rat",
            "seats": [{"rats": [3, 0, "nursery", "nursery"], "calculator": 1}, {}],
        }
    )
    assert "data-way" not in table.svg()
    table.play("run 0 14 via 3")
    found = re.search(r'id="rat-0-0"[^>]*data-way="([^"]*)"', table.svg())
    assert found
    stops = [tuple(map(float, stop.split(","))) for stop in found.group(1).split()]
    assert [x for x, _ in stops] == [PLACES[space][0] for space in (3, 12, 13, 14)]
    table.play("done")
    assert "data-way" not in table.svg()


def test_the_way_out_of_the_burrow() -> None:
    assert way(0, 2, 0, (1, 2)).split() == ["54,664", "54,570", "1,2"]


def test_the_robots_rats_carry_their_ways() -> None:
    table = GAME.new(1, 5)
    seen = 0
    rng = random.Random(5)
    while not table.over:
        before = [at for at in table.position()["robot"]["rats"] if isinstance(at, int)]
        table.play(rng.choice(table.legal()))
        for stops in re.findall(r'id="robot-rat-\d"[^>]*data-way="([^"]*)"', table.svg()):
            first = float(stops.split(",")[0])
            assert first in {PLACES[space or 1][0] for space in before}
            seen += 1
    assert seen > 10
