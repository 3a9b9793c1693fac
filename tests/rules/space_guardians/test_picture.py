"""What the picture promises: gains and dangers are true, nothing hidden is told."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

import cheesemoon as cm
from cheesemoon.core.draw.svg import width
from cheesemoon.games.space_guardians import content as c
from cheesemoon.games.space_guardians.aim import aim, rocket_gain
from cheesemoon.games.space_guardians.picture import panels
from cheesemoon.games.space_guardians.picture.board import row_names
from rules_mark import rule

from . import staged
from .tables import FULL, GAME, advanced, play, table

_TARGET = re.compile(r'<g id="sg-to-(\w+)"[^>]*transform="([^"]+)"')


def in_flight(games: int, wanted: str = "shoot") -> Iterator[cm.Table]:
    """Tables of random games, shooting more often than chance would, where this is legal."""
    for seed in range(games):
        t = GAME.new(seats=2 + seed % 3, seed=seed, advanced=seed % 4 > 0)
        rng = random.Random(seed)
        while not t.over:
            legal = t.legal()
            if wanted in legal:
                yield t
            buys = [a for a in legal if a.startswith("buy")] if rng.random() < 0.3 else []
            shots = ["shoot"] if "shoot" in legal and rng.random() < 0.4 else []
            t.play(rng.choice(shots or buys or legal))


def points(t: cm.Table, seat: int) -> int:
    tokens = t.position()["seats"][seat]["tokens"]
    return sum(n * (10 if kind == "ship" else int(kind)) for kind, n in tokens.items())


def here(t: cm.Table) -> int:
    return int(t.state.at[t.seat])


@rule("SG-17", "SG-18", "SG-19", "SG-20", "SG-21", "SG-22", "SG-72", "SG-74")
def test_the_gain_that_is_shown_is_the_gain_that_comes() -> None:
    calm = robbed = several = 0
    for t in in_flight(60):
        seat = t.seat
        assert seat is not None
        aimed, after = aim(t.state, seat, here(t)), t.fork()
        after.play("shoot")
        gained = points(after, seat) - points(t, seat)
        if aimed.empties:  # what arrives then is not told, and later shots may hit it
            assert gained >= aimed.eyes + aimed.robbed
        else:
            assert gained == aimed.eyes + aimed.robbed
            calm, robbed, several = calm + 1, robbed + (aimed.victim >= 0), several + (gained > 5)
        assert (not aimed.first.gain) or str(aimed.eyes + aimed.robbed) in t.label("shoot")
    assert calm > 500 and robbed > 20 and several > 20


@rule("SG-29", "SG-63")
def test_a_descent_is_announced_and_so_is_a_landing() -> None:
    descents = landings = 0
    for t in in_flight(60):
        seat = t.seat
        assert seat is not None
        aimed, after = aim(t.state, seat, here(t)), t.fork()
        after.play("shoot")
        happened = [event.name for event in after.events[-1]]
        assert aimed.empties == ("emptied" in happened)
        if aimed.lost:
            assert after.position()["end"] == "invasion"
        descents, landings = descents + aimed.empties, landings + aimed.lost
    assert descents > 50 and landings > 5


@rule("SG-56")
def test_the_points_of_a_rocket() -> None:
    tried = 0
    for t in in_flight(80, "rocket"):
        seat = t.seat
        assert seat is not None
        row = int(aim(t.state, seat, here(t)).first.cell) // c.COLUMNS
        after = t.fork()
        after.play("rocket")
        gain = rocket_gain(t.state.cells.tolist(), row)
        assert points(after, seat) - points(t, seat) == gain
        assert t.label("rocket") == f"Rocket +{gain}"
        tried += 1
    assert tried > 20


@rule("SG-6")
def test_a_gain_never_depends_on_the_stack() -> None:
    for t in in_flight(20):
        seat, other = t.seat, t.fork(seed=99)
        assert seat is not None
        for action in t.legal():
            if action.startswith("move"):
                cell = c.CELLS.index(action.split()[1])
                assert aim(t.state, seat, cell) == aim(other.state, seat, cell)
        assert t.svg(seat) == other.svg(seat)


def test_a_shot_at_the_unknown_is_counted_as_unknown() -> None:
    t = advanced("11.111 / ..3...", {"at": "c10", "level": 3}, stack="5 5 5 5 5 5")
    aimed = aim(t.state, 0, here(t))
    assert aimed.empties and len(aimed.shots) == 1 and aimed.eyes == 3
    assert "then 2 unknown" in t.svg(0)


@rule("SG-21")
def test_eyes_and_robbed_points_are_two_tags() -> None:
    own, other = {"at": "b10", "level": 2}, {"at": "c3", "tokens": {"4": 1}}
    t = advanced("111111 / 222222 / ...... / ..5...", own, other, stack="")
    drawn = t.svg(0).partition('id="sg-targets"')[2]
    assert 'id="sg-tag-5-4-2-calm"' in drawn and ">+5<" in drawn and ">+4<" in drawn
    assert ">+9<" not in drawn


@pytest.mark.parametrize("tall", [False, True])
def test_cells_keep_their_place_and_size_from_step_to_step(tall: bool) -> None:
    places: dict[str, set[str]] = {}
    for t in in_flight(8, "place a10"):
        for cell, place in _TARGET.findall(t.svg(t.seat, tall=tall)):
            places.setdefault(cell, set()).add(place)
    for t in in_flight(8):
        for cell, place in _TARGET.findall(t.svg(t.seat, tall=tall)):
            places.setdefault(cell, set()).add(place)
    assert len(places) > 50 and all(len(found) == 1 for found in places.values())


@rule("SG-23")
@pytest.mark.parametrize("mine", ["b5", "f5"])
def test_the_push_is_on_the_board_and_in_the_bar_and_the_end_of_the_turn_in_the_bar(
    mine: str,
) -> None:
    t = play(table("123451 / 234512", {"at": "c10"}, mine=mine), "shoot")
    drawn = t.svg(0)
    assert 'data-action="push" data-bar=""' in drawn and 'data-action="done"' not in drawn
    assert (t.label("push", "en"), t.label("done", "en")) == ("Push", "End turn")
    assert "data-action" not in t.svg(1) and "data-action" not in t.svg(None)


@rule("SG-63")
@pytest.mark.parametrize(
    ("row", "words"), [(7, "3 rows left"), (9, "1 row left"), (10, "all is lost")]
)
def test_how_near_the_landing_is(row: int, words: str) -> None:
    rows = " / ".join(["1.....", *["......"] * (row - 2), ".2...."])
    for tall in (False, True):
        assert words in table(rows, {"at": "c8"}, {"at": "e10"}).svg(0, tall=tall)
    far = table("1..... / .2....", {"at": "c8"}).svg(0)
    assert "rows left" not in far


@rule("SG-28", "SG-31")
def test_a_row_keeps_its_name_while_it_comes_down() -> None:
    """So that pages let it glide: a name never belongs to other invaders."""
    for t in in_flight(20):
        before = dict(zip(row_names(t), t.position()["invaders"], strict=True))
        after = t.fork()
        after.play("shoot")
        for name, row in zip(row_names(after), after.position()["invaders"], strict=True):
            if name in before and not after.over:
                assert all(new in (old, ".") for old, new in zip(before[name], row, strict=True))


def test_the_trace_of_the_last_turn_is_in_the_colour_of_who_left_it() -> None:
    t = play(table("123451 / 234512", {"at": "c10"}, mine="a5"), "move d10, shoot, push")
    drawn = t.svg(1)
    trace = drawn[drawn.index('id="sg-trace"') : drawn.index('id="sg-flag"')]
    assert "--sg-trace-red" in trace and ">+5<" in trace and "sg-push" in trace
    assert (
        "--sg-trace"
        not in table("1.....", {"at": "c10"})
        .svg(0)
        .split('id="sg-flag"')[0]
        .split('id="sg-trace"')[1]
    )


@rule("SG-41")
def test_every_way_to_pay_is_a_slip() -> None:
    own = {"at": "a10", "tokens": {"1": 1, "2": 1, "4": 3}}
    t = play(table("123451", own), "buy rocket")
    assert (
        set(re.findall(r'data-action="([^"]+)"', t.svg(0)))
        == set(t.legal())
        == {
            "pay 2 4 4",
            "pay 4 4 4",
        }
    )
    many = {"at": "a10", "tokens": {"1": 5, "2": 4, "3": 4, "4": 3, "5": 3, "ship": 1}}
    drawn = play(advanced("123451", many, stack=""), "buy battery").svg(0)
    assert 'data-pick="pay"' in drawn and drawn.count('data-action="pay') == 21


@rule("SG-40")
@pytest.mark.parametrize("tall", [False, True])
def test_how_many_tokens_are_paid_is_not_under_the_next_token(tall: bool) -> None:
    numbers = 0
    for paying in staged.tables():
        svg = paying.svg(paying.seat, tall=tall)
        for slip in re.findall(r'id="sg-pay-\d[^>]*>(.*?)</g>', svg):
            parts = re.findall(
                r'translate\((\d+) \d+\) scale\(([\d.]+)\)|<text x="(\d+)"[^>]*start">([×\d]+)<',
                slip,
            )
            for (*_, x, said), (middle, scale, *_) in pairwise(parts):
                if said and middle:
                    numbers += 1
                    assert float(x) + width(said, 22) <= float(middle) - 40 * float(scale), slip
    assert numbers > 10


@rule("SG-76")
def test_tags_at_the_edge_of_a_phone_are_whole() -> None:
    found = 0
    for shooting in in_flight(30):
        svg = shooting.svg(shooting.seat, "de", tall=True)
        for at, left, wide in re.findall(
            r'id="sg-(?:burst|fire)".*?translate\(([\d.]+) [\d.]+\)"[^>]*>(?:<g[^>]*>)*'
            r'<rect x="(-[\d.]+)" y="[^"]*" width="([\d.]+)"',
            svg,
        ):
            found += 1
            x = float(at) + float(left)
            assert x >= 0 and x + float(wide) <= 780
    assert found > 50


@pytest.mark.parametrize("row", [1, 8])
def test_nothing_lies_over_the_tag_of_a_rocket(row: int) -> None:
    """In the first row the mother ship is beside it, in low ones the instruments are."""
    lines = ["......"] * (row - 1) + ["123451"]
    t = table(" / ".join(lines), {"at": "c10", "rocket": "held"})
    svg = t.svg(0)
    tag = svg.index('id="sg-rocket-row"')
    assert all(svg.index(f'id="sg-{name}"') < tag for name in ("reinforcements", "aim"))


@pytest.mark.parametrize("row", [1, 2])
def test_the_tag_of_a_rocket_keeps_off_the_mother_ship(row: int) -> None:
    """Its hull ends at 288, the light below it further left."""
    lines = ["451231"] * (row - 1) + ["12LR45"]
    svg = table(" / ".join(lines), {"at": "c10", "rocket": "held"}).svg(0)
    found = re.search(
        r'id="sg-rocket-row".*?translate\(([\d.]+) [\d.]+\)"><g><rect x="(-[\d.]+)"', svg
    )
    assert found and float(found[1]) + float(found[2]) >= 288


def test_a_shot_that_brings_something_stands_in_the_question_bar_as_well() -> None:
    for at, barred in (("a10", True), ("b10", False)):
        svg = table("1....1", {"at": at, "rocket": "used"}, {"at": "f10"}).svg(0)
        assert ('data-action="shoot" data-bar=' in svg) is barred
        assert 'data-action="shoot"' in svg


def test_a_shot_that_must_be_fired_stands_in_the_bar_even_for_nothing() -> None:
    t = table("1....1", {"at": "b10", "rocket": "used"}, {"at": "f10"})
    t.play("move b9")
    assert t.legal() == ("shoot",)
    assert 'data-action="shoot" data-bar=""' in t.svg(0)


@pytest.mark.parametrize(
    ("board", "held", "gold"),
    [
        ("123451 / 5.....", "used", "shoot"),  # it brings 5
        ("123451", "used", ""),  # it empties a column
        ("123451", "held", "rocket"),  # it brings 16 for 1
        ("5....1 / 5.....", "held", "shoot"),  # as much as the rocket
    ],
)
def test_what_brings_most_is_gold_unless_invaders_come_nearer(
    board: str, held: str, gold: str
) -> None:
    svg = table(board, {"at": "a10", "rocket": held}, {"at": "f10"}).svg(0)
    assert re.findall(r'data-action="(\w+)" data-bar="gold"', svg) == [gold][: len(gold)]


@rule("SG-54")
def test_the_rocket_of_a_cell_is_told_before_the_flight() -> None:
    """The second tag of each cell names the gain of the rocket that could be fired from there."""
    seen = 0
    for t in in_flight(8, "rocket"):
        if not any(action.startswith("move") for action in t.legal()):
            continue
        svg = t.svg(t.seat)
        told = dict(
            re.findall(r'data-action="move (\w+)"(?:(?!data-action).)*?#sg-rocket-(\d+)', svg, re.S)
        )
        for action in [a for a in t.legal() if a.startswith("move ")]:
            after = t.fork()
            after.play(action)
            cell = action.split(" ")[1]
            assert ("rocket" in after.legal()) == (cell in told), (cell, told)
            if cell in told:
                before = points(after, int(t.seat or 0))
                after.play("rocket")
                assert points(after, int(t.seat or 0)) - before == int(told[cell])
                seen += 1
        if seen > 40:
            break
    assert seen > 40


@pytest.mark.parametrize("slim", [False, True])
@pytest.mark.parametrize("counts", [(12, 11, 10, 13, 12, 10), (3, 0, 14, 0, 1, 0), (9,) * 6])
def test_counts_of_rivals_do_not_collide(counts: tuple[int, ...], slim: bool) -> None:
    own = [(kind, count) for kind, count in enumerate(counts) if count]
    drawn = panels._small_counts("p1", own, 40, 0.24 if slim else 0.3)
    ends: list[tuple[float, float]] = []
    for part, (_, count) in zip(drawn, own, strict=True):
        at, scale, x, size = (
            float(re.search(form, part)[1])  # type: ignore[index]
            for form in (
                r"translate\(([\d.]+)",
                r"scale\(([\d.]+)",
                r'<text x="([\d.]+)"',
                r'font-size="([\d.]+)"',
            )  # fmt: skip
        )
        assert size >= 14
        ends.append((at - 48 * scale, at + x + width(str(count), size, True)))
    assert all(right <= left + 0.5 for (_, right), (left, _) in pairwise(ends))
    assert ends[-1][1] <= 298


@rule("SG-40")
@pytest.mark.parametrize(
    ("held", "said"),
    [
        ({"4": 2, "5": 1}, "Your tokens pay 13, without change."),
        ({"4": 2, "5": 1, "2": 1}, "Buying takes this turn."),
        ({"5": 2}, "Buying takes this turn."),
    ],
)
def test_the_question_before_a_purchase_says_what_is_lost(held: dict[str, int], said: str) -> None:
    asked = table(FULL, {"at": "a10", "tokens": held}).svg(0)
    assert f"Rocket for 10?|{said} Choose it again to buy." in asked
