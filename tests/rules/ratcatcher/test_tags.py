"""The tags of Ratcatcher: every one is clearly at its own place."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

import pytest

import cheesemoon as cm
from cheesemoon.games.ratcatcher import content as c
from cheesemoon.games.ratcatcher.picture import camera, choices, hanging, scene as sc
from cheesemoon.learn.transforms import matrix
from thorough import THOROUGH

from .tables import hunt

GAME = cm.game("ratcatcher")
SEEDS = 24 if THOROUGH else 8
ABLE = {"fields": {"yellow": 2, "purple": 2}, "yellow": 2, "purple": 2}
Point = tuple[float, float]
TAG = r'<g transform="([^"]+)" id="tag-(\d+[a-e])" class="aim"><g pointer-events="none">(.*?)</g>'


class Tag(NamedTuple):
    """A tag as it is drawn, in the coordinates of the town."""

    area: int
    box: camera.Box
    high: float  # in the picture
    tip: Point | None

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2


def positions() -> Iterator[cm.Table]:
    """Decisions of games in which all is caught that can be, some with all abilities awake."""
    for seed in range(SEEDS):
        rng = random.Random(seed)
        table = GAME.new(seed=seed, ratcatcher=c.CATCHERS[seed % len(c.CATCHERS)])
        while not table.over and len(table.actions) < 150:
            legal = table.legal()
            if table.position()["phase"] == "actions" and rng.random() < 0.3:
                yield table
                able = table.position()
                able["seats"][0].update(ABLE)
                yield GAME.load(able)
            busy = [a for a in legal if a.startswith(("put ", "catch ", "attack "))]
            table.play(rng.choice(busy or [a for a in legal if a != "end"] or legal))


def drawn(table: cm.Table, tall: bool) -> Iterator[Tag]:
    """The tags of a picture."""
    svg = table.svg(0, tall=tall)
    town = re.search(r'<g id="town" transform="([^"]+)"', svg)
    assert town
    zoom = matrix(town[1])[0]
    for at, name, plate in re.findall(TAG, svg):
        k, _, _, _, x, y = matrix(at)
        wide, high = map(float, re.findall(r'width="([\d.]+)" height="([\d.]+)"', plate)[0])
        box = (x - k * wide / 2, y - k * high / 2, x + k * wide / 2, y + k * high / 2)
        end = re.search(r"<circle([^>]*)>", plate)
        tip = None
        if end:
            at_x, at_y = (re.search(rf' {axis}="([-\d.]+)"', end[1]) for axis in ("cx", "cy"))
            tip = x + k * float(at_x[1] if at_x else 0), y + k * float(at_y[1] if at_y else 0)
        yield Tag(c.AREA_NAMES.index(name), box, k * high * zoom, tip)


def is_inside(point: Point, box: camera.Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def away(point: Point, box: camera.Box) -> Point:
    """How far a point is beside and above or below a box."""
    x, y = point
    return max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3])


def shared(a: camera.Box, b: camera.Box) -> float:
    """How much two boxes cover of each other."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return max(0.0, wide) * max(0.0, high)


@pytest.mark.parametrize("tall", [False, True])
def test_every_tag_is_at_its_own_place(tall: bool) -> None:
    """It lies on its place or points into it; it hides no other choice, and is nearest to its own.
    A place between choices on several sides has no such room: there the pointer says it."""
    seen = astray = covering = 0
    for table in positions():
        scene = sc.scene_of(table, 0, "en")
        places = {area: hanging.box_of(spot) for area, spot in scene.town.spots.items()}
        choice = choices.by_place(scene, tall)[0]
        for tag in drawn(table, tall):
            own, where = places[tag.area], (c.AREA_NAMES[tag.area], tall, tag)
            seen += 1
            if tag.tip:
                assert [area for area in places if is_inside(tag.tip, places[area])] == [tag.area]
                assert hypot(*away(tag.tip, tag.box)) > 8, where  # so much of it is seen
            else:
                assert shared(tag.box, own) > 400, where
            rivals = [places[area] for area in choice if area != tag.area]
            assert not any(shared(tag.box, other) > 600 for other in rivals), where
            covering += any(shared(tag.box, other) > 100 for other in rivals)
            if hanging.is_astray(*tag.middle, own, rivals):
                astray += 1
                around = (own[0] - 40, own[1] - 40, own[2] + 40, own[3] + 40)
                close = [other for other in rivals if camera.meet(around, other)]
                assert tag.tip and len(close) > 1, where
            assert tag.high * (390 / 780 if tall else 980 / 1400) >= (40 if tall else 28), where
    assert seen > 40 * SEEDS and astray < seen / 11 and covering < seen / 100, (seen, astray)


def test_dice_of_a_phone_stand_in_two_lines_where_one_would_hide_their_rats() -> None:
    """North of the place is another choice, and the tag is too wide for the houses beside it."""
    north = {"8": {"x": 0, "y": -1, "rotation": 0, "active": True}}
    crowd = {"a": {"brown": 10}, "e": {"brown": 2}}
    table = hunt(crowd, {"area": "0a", "dice": 4}, north)
    spots = sc.scene_of(table, 0, "en").town.spots
    here = c.AREA_NAMES.index("0a")
    (dice,) = (tag for tag in drawn(table, tall=True) if tag.area == here)
    assert shared(dice.box, hanging.box_of(spots[here])) == 0
    assert dice.high * (390 / 780) > 80  # two fingers
    (wide,) = (tag for tag in drawn(table, tall=False) if tag.area == here)
    assert wide.high * (980 / 1400) < 40


def test_a_tag_beside_full_places_points_into_its_own() -> None:
    """From the corner of a district, between two other places, to the place in its middle."""
    pointer = hanging.tail(164, 42, (-230.0, -100.0, -100.0, -28.0))
    assert pointer and pointer.tip == (-112, -31)
    assert pointer.begin != pointer.end
    assert hanging.tail(60, 40, (-64.0, -36.0, 64.0, 36.0)) is None


def test_a_tag_leaves_the_side_of_another_choice() -> None:
    """Above, it would be at the foot of the other place."""
    spot, town = (0.0, 0.0, 64.0, 36.0), (-999.0, -999.0, 999.0, 999.0)
    above = (-64.0, -172.0, 64.0, -100.0)
    own = hanging.box_of(spot)
    alone = hanging.free_spot(spot, 60, 40, [own], [], [], town, False)
    beside = hanging.free_spot(spot, 60, 40, [own], [], [], town, False, [above])
    assert alone[2] == "down" and not hanging.is_astray(*beside[:2], own, [above])
