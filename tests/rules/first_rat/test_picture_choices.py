"""The picture of choices in First Rat: sizes for a finger, and words that nothing covers."""

from __future__ import annotations

import re

import pytest

import cheesemoon as cm
from cheesemoon.core.draw.svg import width
from cheesemoon.games.first_rat.picture import symbols
from cheesemoon.games.first_rat.picture.layout import TALL, WIDE, Layout

from .tables import N, table

PHONE = 390 / 780  # pixels of a phone for each unit of the tall picture
CARDS = {
    "pack": {"phase": "pack", "now": {"ran": [[0, 4, 3], [1, 10, 3]]}},
    "drink": {"phase": "drink", "now": {"ran": [[0, 4, 4]]}},
    "nut": {"phase": "reward", "now": {"ran": [[0, 27, 1]]}},
}


def offer(verb: str) -> cm.Table:
    rats = {"pack": [4, 10, N, N], "drink": [4, 0, N, N], "nut": ["crew1", 0, N, N]}[verb]
    own = {"rats": rats, "packs": ["green"] if verb == "pack" else [], "drinks": 1}
    return table(own, {}, **CARDS[verb])  # type: ignore[arg-type]


@pytest.mark.parametrize("verb", CARDS)
def test_a_button_on_a_small_card_is_large_enough_for_a_finger(verb: str) -> None:
    one = offer(verb)
    drawn = one.svg(one.seat, tall=True)
    found = re.findall(r'<g [^>]*data-action="[^"]*"[^>]*><rect [^>]*height="([\d.]+)"', drawn)
    assert len(found) >= 2
    assert all(float(height) * PHONE >= 40 for height in found)


@pytest.mark.parametrize("at", [WIDE, TALL])
def test_the_good_of_a_space_does_not_cover_its_gain(at: Layout) -> None:
    drawn = symbols._gain(at, 9, "off")
    ((arm_left, arm),) = re.findall(r'd="M([-\d.]+) [-\d.]+h([\d.]+)', drawn)[-1:]
    ((x, size),) = re.findall(r'<text x="([-\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>9<', drawn)
    good = (at.tile - 14) / 4 - 1 - at.icon / 2
    assert float(x) <= good + 1
    assert float(arm_left) >= -(at.tile - 14) / 2
    digit = float(x) - width("9", float(size), bold=True)
    assert float(arm_left) + float(arm) - digit < 0.2 * float(size)  # the digit's blank side


def test_the_paw_of_a_second_way_covers_no_other_paw() -> None:
    one = table({"rats": [20, 0, N, N], "bottle": 3}, {})
    drawn = one.svg(one.seat, tall=True)
    paws = {}
    for action, inside in re.findall(r'data-action="(run 0 [^"]*)"(.*?)</g></g>', drawn):
        mid, base = TALL.place(int(action.split(" ")[2]))
        x, y = re.findall(r'href="#[^"]*paw-\d[^>]*?x="([-\d.]+)" y="([-\d.]+)"', inside)[0]
        paws[action] = mid + float(x), base + float(y)
    assert len(paws) > 6
    for action, (x, y) in paws.items():
        for other, (left, top) in paws.items():
            if other != action and abs(top - y) < 2 * symbols.PAW:
                assert abs(left - x) >= 1.4 * symbols.PAW, (action, other)


def test_the_button_that_ends_shopping_says_take_nothing_only_while_something_is_offered() -> None:
    one = table({"rats": [9, N, N, N]}, {}, phase="shop", now={"ran": [[0, 9, 3]]})
    assert one.label("done", "en") == "Take nothing"
    one.play(next(action for action in one.legal() if action.startswith("steal")))
    assert one.legal() == ("done",)
    assert one.label("done", "en") != "Take nothing"


def test_the_bar_and_the_list_name_the_end_of_shopping_alike() -> None:
    one = table({"rats": [9, N, N, N]}, {}, phase="shop", now={"ran": [[0, 9, 3]]})
    for lang in ("en", "pl", "de"):
        assert one.explain("done", lang) == one.label("done", lang)
