"""The picture of First Rat: every state is drawn, every action has a place, words fit, updates are
small, ids stay."""

from __future__ import annotations

import gzip
import math
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import cheesemoon as cm
from cheesemoon.core.draw.svg import painted, width
from cheesemoon.games.first_rat import content as c
from cheesemoon.games.first_rat.picture.layout import TALL, WIDE, Layout
from cheesemoon.games.first_rat.picture.rats import rat_places
from cheesemoon.games.first_rat.state import ACTIONS
from cheesemoon.games.first_rat.telling.phrases import say
from cheesemoon.view.svg_diff import children_of
from thorough import THOROUGH

from . import staged
from .tables import GAME, N, table

LANGUAGES = ("en", "pl", "de")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"superrats": True, "solo": "hard"}),
    (2, {"edition": "de", "cheap_parts": "in"}),
    (3, {"board": "variable"}),
    (4, {"superrats": True, "edition": "de"}),
    (5, {"superrats": True, "board": "variable"}),
]
SVG = "{http://www.w3.org/2000/svg}"
POSITIONS = 200 if THOROUGH else 80


def games(most: int, plies: int = 10_000) -> Iterator[cm.Table]:
    """Random games, position by position."""
    for seats, options in TABLES:
        for seed in range(most):
            found = GAME.new(seats, seed, **options)
            rng = random.Random(seed)
            while not found.over and len(found.actions) < plies:
                yield found
                found.play(rng.choice(found.legal()))
            yield found


@cache
def shown() -> list[tuple[cm.Table, int | None]]:
    """Extremes, then random play spread over all options and seats: 80 positions together, or 200
    to be thorough."""
    found: list[tuple[cm.Table, int | None]] = [(one, one.seat) for one in staged.tables()]
    everything = [one.fork() for i, one in enumerate(games(1)) if i % 6 == 0]
    rng = random.Random(4)
    for one in rng.sample(everything, min(POSITIONS - len(found), len(everything))):
        found.append((one, one.seat))
    return found


def pictures() -> Iterator[tuple[Layout, str]]:
    """Each of them, in a language and an arrangement by turns."""
    for i, (one, seat) in enumerate(shown()):
        for at in (WIDE, TALL) if i < 12 else (WIDE,) if i % 2 else (TALL,):
            lang = LANGUAGES[i % 3]
            yield at, one.svg(seat, lang, tall=at is TALL)


# --- what holds for every picture -----------------------------------------------------------------


PIECE = re.compile(
    r"(rat|robot-rat|thing|comic|space|lamp|pipe|track)-(?!glow|markers|ground)|(light|burrow)-\d"
)


def test_every_piece_and_place_has_a_card() -> None:
    for _, svg in pictures():
        for e in ElementTree.fromstring(svg).iter():
            name = e.get("id") or ""
            if PIECE.match(name):
                assert e.get("data-card"), name


def covered(rat: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """How much of a rat, 64 wide and 47 tall in its own size, is behind another one."""
    (x, y, u), (other_x, other_y, v) = rat, other
    wide = 32 * (u + v) - abs(x - other_x)
    tall = min(y, other_y) - max(y - 47 * u, other_y - 47 * v)
    return max(0, wide) * max(0, tall) / (64 * u * 47 * u)


@pytest.mark.parametrize("at", [WIDE, TALL])
@pytest.mark.parametrize(
    ("space", "count"),
    [(0, n) for n in range(1, 21)] + [(space, n) for space in (1, 8, 21) for n in range(1, 6)],
)
def test_no_rat_hides_another_or_its_letter(at: Layout, space: int, count: int) -> None:
    places = rat_places(at, space, count)
    assert len(places) == count
    for i, (x, y, u) in enumerate(places):
        assert u >= 0.5 and 40 * u <= x + 0.1 and x + 40 * u <= at.width + 0.1
        before = places[i + 1 :]  # in front of it
        share = sum(covered(places[i], other) for other in before)
        assert share <= (0.2 if count <= 12 else 0.45)
        letter = x + 7 * u * (-1 if at.is_rightward(space) else 1), y - 19 * u
        for other_x, other_y, v in before:
            away = math.dist(letter, (other_x, other_y - 21 * v))
            assert away > 38 * v - 2 + at.small * (0.3 if count <= 12 else 0), "under a ring"


@pytest.mark.parametrize("at", [WIDE, TALL])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_rat_in_the_nursery_hides_the_letter_of_the_next(at: Layout, seats: int) -> None:
    one = table(*({"rats": [3, 4, N, N]} for _ in range(seats)))
    root = ElementTree.fromstring(one.svg(one.seat, tall=at is TALL))
    [waiting] = [e for e in root.iter() if e.get("id") == "waiting"]
    rows: dict[str, list[float]] = {}
    sizes = set()
    for rat in waiting:
        x, y = re.findall(r"[-.\d]+", rat.get("transform") or "")
        rows.setdefault(y, []).append(float(x))
        [body] = [e for e in rat.iter() if (e.get("href") or "").startswith("#fr-rat")]
        sizes.add(float(re.findall(r"[.\d]+", body.get("transform") or "")[-1]))
    [size] = sizes
    assert sum(map(len, rows.values())) == 2 * seats
    for row in rows.values():
        gaps = [right - left for left, right in pairwise(sorted(row))]
        assert all(gap - 7 * size - 36 * size >= at.small * 0.3 for gap in gaps)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("at", [WIDE, TALL])
def test_a_stall_is_open_large_with_names_effects_and_prices(at: Layout, lang: str) -> None:
    one = table({"rats": [21, N, N, N]}, {}, phase="shop", now={"ran": [[0, 21, 3]]})
    drawn = one.svg(one.seat, lang, tall=at is TALL)
    sheet = drawn[drawn.index('id="stall-sheet"') :]
    assert len(re.findall(r'data-action="steal crow', sheet)) == 6
    assert 'data-action="buy' not in sheet  # no cheese: how much is missing stands there
    missing = {"en": r"\d+ more", "pl": r"brak \d+", "de": r"noch \d+"}[lang]
    assert len(re.findall(missing, sheet)) == 6
    assert re.search(r"\b21\b", sheet)  # spaces that a thief loses
    own = re.search(r'id="stall-own".*?>(\d+)<', sheet)
    assert own and int(own[1]) == one.state.seats[one.seat].goods[c.CHEESE]
    heights = re.findall(r'<g [^>]*data-action="steal[^>]*><rect [^>]*height="([\d.]+)"', sheet)
    assert len(heights) == 6
    assert at is WIDE or all(float(height) * 390 / 780 >= 40 for height in heights)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("at", [WIDE, TALL])
def test_the_words_of_a_stall_are_whole_and_inside_their_boxes(at: Layout, lang: str) -> None:
    one = table({"rats": [9, N, N, N]}, {}, phase="shop", now={"ran": [[0, 9, 3]]})
    drawn = one.svg(one.seat, lang, tall=at is TALL)
    sheet = drawn[drawn.index('id="stall-sheet"') : drawn.index('id="ending"')]
    assert "…" not in sheet
    words = re.findall(r">([^<>]+)<", sheet)
    for colour in ("orange", "green", "white"):
        if f"steal hamster {colour}" in one.legal():
            name = say(lang, f"card-pack-{colour}").split(" ")
            assert all(any(part in told for told in words) for part in name)
    short = re.findall(r'width="([\d.]+)"[^>]*stroke-dasharray="6 5"/><text[^>]*>([^<]+)<', sheet)
    assert len(short) == sum(action.startswith("steal") for action in one.legal())
    for wide, told in short:
        assert width(told, at.small + 1, True) + 28 * at.k < float(wide)


@pytest.mark.parametrize("at", [WIDE, TALL])
@pytest.mark.parametrize("others", [1, 2, 4])
def test_paws_hang_over_the_heads_of_who_stands_there(at: Layout, others: int) -> None:
    one = table({"rats": [4, N, N, N]}, *({"rats": [6, N, N, N]} for _ in range(others)))
    root = ElementTree.fromstring(one.svg(one.seat, tall=at is TALL))
    [here] = [e for e in root.iter() if e.get("id") == "aims-6"]
    [paw] = [e for e in here.iter() if (e.get("href") or "").startswith("#fr-paw-")]
    low = at.place(6)[1] + float(paw.get("y") or 0) + 18 * at.k
    letters = [y - 19 * u - at.small / 2 for _, y, u in rat_places(at, 6, others)]
    assert low <= min(letters)


def test_paws_that_say_the_steps_are_whole() -> None:
    for begin, end in ((0, 1), (5, 8), (6, 9), (16, 21), (19, 22)):
        one = table({"rats": [begin, N, N, N]}, {})
        root = ElementTree.fromstring(one.svg(one.seat, tall=True))
        [here] = [e for e in root.iter() if e.get("id") == f"aims-{end}"]
        left = float(re.findall(r"[-.\d]+", here.get("transform") or "")[0])
        paws = [e for e in here.iter() if (e.get("href") or "").startswith("#fr-paw-")]
        assert paws
        for paw in paws:
            x = left + float(paw.get("x") or 0)
            assert 21.2 * TALL.k <= x <= TALL.width - 21.2 * TALL.k


# --- choosing -------------------------------------------------------------------------------------


def kind(action: str) -> str:
    verb, *rest = action.split(" ")
    return f"{verb} save" if "save" in rest else verb


def test_every_legal_action_has_a_place_or_is_done() -> None:
    """Thirty positions for each set of kinds of actions that can come together; only `done` has its
    place in the frame."""
    met: Counter[frozenset[str]] = Counter()
    for one in games(5):
        if one.over:
            continue
        kinds = frozenset(map(kind, one.legal()))
        met[kinds] += 1
        if met[kinds] <= 30:
            svg = one.svg(one.seat, tall=met[kinds] % 2 == 0)
            found = re.findall(r'data-action="([^"]*)"', svg)
            same = tuple(
                f"{rat} " for rat in "".join(re.findall(r'data-same="([^"]*)"', svg)).split("|")
            )
            legal = {a for a in one.legal() if not (same != (" ",) and a.startswith(same))}
            assert set(found) == legal - {"done"} and len(found) == len(set(found))
    verbs = {ACTIONS.text(number).split(" ")[0] for number in range(ACTIONS.size)}
    assert set().union(*met) == verbs | {"build save"}


def test_only_the_seat_to_act_can_choose() -> None:
    for one in games(1, plies=40):
        others: list[int | None] = [None, *(s for s in range(one.players) if s != one.seat)]
        for seat in others:
            assert not re.search("data-action|data-pick", one.svg(seat))


def test_a_rat_that_may_run_is_the_first_half_of_its_runs() -> None:
    for one in games(1, plies=100):
        drawn = one.svg(one.seat)
        picks = set(re.findall(r'data-pick="([^"]*)"', drawn))
        same = {
            rat for found in re.findall(r'data-same="([^"]*)"', drawn) for rat in found.split("|")
        }
        runs = {" ".join(a.split(" ")[:2]) for a in one.legal() if a.startswith("run ")}
        assert picks | same == runs and not picks & same


def test_equal_rats_on_the_start_are_one_choice() -> None:
    one = table({"rats": [0, 0, 5, N]}, {})
    drawn = one.svg(one.seat)
    assert set(re.findall(r'data-pick="([^"]*)"', drawn)) == {"run 0", "run 2"}
    assert 'data-same="run 1"' in drawn and 'data-action="run 1 ' not in drawn
    stands_for = {e.get("id"): e.get("data-equal") for e in ElementTree.fromstring(drawn).iter()}
    found = {rat: other for rat, other in stands_for.items() if other}
    assert found == {f"rat-{one.seat}-1": f"rat-{one.seat}-0"}


def test_the_list_says_the_same_sum_as_the_board() -> None:
    """FR-28, FR-32: light and backpack count in both."""
    one = table({"rats": [1, N, N, N], "packs": ["yellow"], "light": 40}, {})
    said = one.explain("run 0 2", "en")
    gain = re.search(r"gain-o\w+-(\d)", " ".join(aim(one.svg(one.seat), "run 0 2")))
    assert gain and f": {gain[1]} cheese" in said and int(gain[1]) > 3


def aim(svg: str, action: str) -> list[str]:
    """What shows when a run is looked at."""
    root = ElementTree.fromstring(svg)
    target = next(e for e in root.iter() if e.get("data-action") == action)
    hidden = next(e for e in target if e.get("class") == "aim")
    assert hidden.get("visibility") == "hidden"
    return [str(e.get("href")).removeprefix("#fr-") for e in hidden]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_run_says_what_it_costs_and_brings(lang: str) -> None:
    one = table(
        {"rats": [5, 0, N, N], "soda": 1, "packs": ["green"], "light": 12}, {"rats": [10, 0, N, N]}
    )
    svg = one.svg(0, lang)
    through = re.search(r'data-action="run 0 10 via 5" data-tag="([^"]*)"', svg)
    assert through
    steps, price, rent = through.group(1).split(" · ")
    assert steps[0] == "1" and price.startswith("−1 ") and "1" in rent
    # 1 soda, 1 more for the light, 1 more for the backpack
    assert aim(svg, "run 0 10 via 5") == [
        "aim",
        "gain-on-3",
        "paw-1",
        "cost-1-soda",
        "cost-1-cheese",
    ]
    assert aim(svg, "run 0 10") == ["aim", "gain-on-3", "paw-5", "cost-1-cheese"]
    assert aim(svg, "run 0 8") == ["aim", "gain-on-3", "paw-3"]


def test_two_prices_hang_above_the_rat_that_stands_a_row_below() -> None:
    """A pipe and rent, at the space above the one with the rat that is chosen."""
    rival, mine = {"rats": [20, 0, N, N]}, {"rats": [10, 0, N, N], "can": 1, "cheese": 5}
    for at in (WIDE, TALL):
        svg = table(mine, rival).svg(0, tall=at is TALL)
        action = next(a for a in re.findall(r'data-action="(run 0 20[^"]*)"', svg) if "via" in a)
        target = svg[svg.index(f'data-action="{action}"') :]
        hang = [float(y) for y in re.findall(r'#fr-cost-\S+" (?:x="0" )?y="(\S+)"', target)[:2]]
        assert len(hang) == 2
        low = at.place(20)[1] + max(hang) + 13 * at.k
        assert low <= at.place(10)[1] - at.block - 46 * at.k


def test_the_pad_says_its_points_and_many_rivals_their_rent() -> None:
    others = [{"rats": [9, 0, N, N]} for _ in range(4)]
    assert "cost-4-cheese" in aim(table({"rats": [8, 0, N, N]}, *others).svg(0), "run 0 9")
    assert "crew-10" in aim(table({"rats": [26, 0, N, N]}, {}).svg(0), "run 0 27")


def test_what_is_shown_before_a_drink_is_what_is_taken() -> None:
    """FR-28 to FR-34: the sums on the card are those that the rules give."""
    seen = 0
    for one in games(4):
        if one.legal()[:1] != ("drink",):
            continue
        svg = one.svg(one.seat)
        told = re.findall(r">(\d+) → (\d+)</text>", svg)
        one = one.fork()
        one.play("keep")
        sums = [
            event.args["spaces"]
            + event.args["light"]
            + event.args["more"] % 100 // 10
            + event.args["more"] % 10
            for event in one.events[-1]
            if event.name == "took"
        ]
        assert sorted(int(n) for n, _ in told) == sorted(sums)
        assert all(int(twice) == 2 * int(n) for n, twice in told)
        seen += 1
    assert seen > 5


# --- what happened --------------------------------------------------------------------------------


def test_a_rat_that_ran_carries_its_way_and_leaves_a_trace() -> None:
    one = table({"rats": [3, 0, N, N], "calculator": 1}, {})
    assert "data-way" not in one.svg() and "i-paw" not in re.sub("<defs>.*</defs>", "", one.svg())
    one.play("run 0 14 via 3")
    found = re.search(r'id="rat-0-0"[^>]*data-way="([^"]*)"', one.svg())
    assert found
    stops = [tuple(map(float, stop.split(","))) for stop in found.group(1).split()]
    assert [x for x, _ in stops] == [WIDE.place(space)[0] for space in (3, 12, 13, 14)]
    one.play("done")
    assert "data-way" not in one.svg()
    assert "i-paw" in re.sub("<defs>.*</defs>", "", one.svg())  # until the next one runs


def test_the_robots_rats_carry_their_ways() -> None:
    one = GAME.new(1, 5)
    seen = 0
    rng = random.Random(5)
    while not one.over:
        before = [at for at in one.position()["robot"]["rats"] if isinstance(at, int)]
        one.play(rng.choice(one.legal()))
        for stops in re.findall(r'id="robot-rat-\d"[^>]*data-way="([^"]*)"', one.svg()):
            first = float(stops.split(",")[0])
            assert first in {WIDE.place(space)[0] for space in before}
            seen += 1
    assert seen > 10


# --- updates --------------------------------------------------------------------------------------


def test_the_first_picture_is_small() -> None:
    for seats, options in TABLES:
        one = GAME.new(seats, 1, **options)
        for tall in (False, True):
            drawn = [one.svg(0, tall=tall)]
            drawn += [str(one.panel(of, 0, folded=of > 0)) for of in range(seats)]
            assert len(gzip.compress("".join(drawn).encode())) < 60_000


def test_the_ground_stays_while_pieces_move() -> None:
    one = GAME.new(4, 3)
    grounds = set()
    rng = random.Random(3)
    for _ in range(20):
        children = children_of(one.svg(one.seat))
        grounds.add(tuple(child for child in children if 'id="scenery"' in child[:20]))
        for _ in range(9):
            one.play(rng.choice(one.legal()))
    assert len(grounds) == 1 and len(next(iter(grounds))) == 1


def test_the_light_theme_is_another_picture() -> None:
    svg = GAME.new(2, 1).svg()
    dark, light = painted(svg), painted(svg, "light")
    assert "var(" not in dark and "var(" not in light
    assert dark.count("#0d1226") and not light.count("#0d1226")


# --- the frame ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_frame_has_its_words(lang: str) -> None:
    for one in games(1):
        steps = one.steps(lang)
        assert steps and len(steps.steps) == 4
        assert (steps.current is None) == (one.over or one.legal()[0].startswith("plan"))
        assert "{" not in one.aside(lang)
        for action in one.legal()[:3]:
            assert 0 < len(one.label(action, lang)) < 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rats_have_names(lang: str) -> None:
    """Their first letters are on the board, the same in all languages."""
    names = [GAME.words.say(lang, "rat", {"rat": rat}) for rat in range(4)]
    assert [name[0] for name in names] == list("ABCD")
    one = table({"rats": [5, 0, N, N]}, {})
    assert names[0] in one.explain("run 0 6", lang)
    one.play("run 0 6")
    assert names[0] in one.log(lang)[0][0]
