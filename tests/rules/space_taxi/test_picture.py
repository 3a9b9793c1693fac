"""What the picture of Space Taxi shows, beyond what holds for every board."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.games.space_taxi.picture import desk, worth
from cheesemoon.games.space_taxi.picture.layout import TALL, WIDE, Layout
from cheesemoon.games.space_taxi.picture.race import finish, places
from drawn import Drawn
from rules_mark import rule

from . import staged
from .tables import ANDRZEJ, BEATA, CZAREK, GAME, SCRIPT, placing, play, scoring, table

DICE = [f"st-{kind}{i}" for kind, count in (("p", 6), ("f", 3), ("s", 1)) for i in range(count)]


def element(svg: str, id_: str) -> str:
    """The opening tag of the element with that id."""
    found = re.search(rf'<\w+[^<>]*\sid="{re.escape(id_)}"[^<>]*>', svg)
    return found[0] if found else ""


def symbol(svg: str, id_: str) -> str:
    """What a die is drawn as."""
    return re.search(r'href="#([^"]+)"', svg[svg.index(element(svg, id_)) :]).group(1)  # type: ignore[union-attr]


def place_of(svg: str, id_: str) -> str:
    return re.search(r'transform="([^"]+)"', element(svg, id_)).group(1)  # type: ignore[union-attr]


def words(svg: str) -> list[str]:
    return [text.words for text in Drawn(svg).texts]


@rule("ST-5")
def test_all_ten_dice_are_there_throughout_a_turn_each_under_its_name() -> None:
    t = GAME.new(seats=3, seed=4)
    rng = random.Random(4)
    while t.position()["turn"] == 0:
        svg = t.svg(0)
        assert all(element(svg, die) for die in DICE)
        t.play(rng.choice(t.legal()))


@rule("ST-10")
def test_a_die_that_is_placed_travels_and_no_other_in_the_tray_moves() -> None:
    t = play(table(script="1 1 2 2 3 6 3 5 6 4"), "roll")
    before = t.svg(0)
    red = next(die for die in DICE if symbol(before, die) == "st-die-red")
    t.play("place red")
    after = t.svg(0)
    assert symbol(after, red) == "st-rider-red"
    moved = [die for die in DICE if place_of(before, die) != place_of(after, die)]
    assert moved == [red]


@rule("ST-15")
def test_a_joker_is_the_thumb_that_became_a_species() -> None:
    t = play(table(script="1 1 2 2 3 6 3 5 6 4"), "roll")
    thumb = next(die for die in DICE if symbol(t.svg(0), die) == "st-die-thumb")
    t.play("joker blue")
    assert symbol(t.svg(0), thumb) == "st-rider-blue"


def test_a_table_without_a_past_is_drawn_as_it_lies() -> None:
    t = play(table(script="1 1 2 2 3 6 3 5 6 4"), "roll, place red, fuel 3")
    again = GAME.load(t.position())
    shown = [sorted(symbol(x.svg(0), die) for die in DICE) for x in (t, again)]
    assert shown[0] == shown[1]
    again.play("smuggle")
    t.play("smuggle")
    shown = [sorted(symbol(x.svg(0), die) for die in DICE) for x in (t, again)]
    assert shown[0] == shown[1]


@rule("ST-15", "ST-17")
def test_a_thumb_offers_what_it_can_become_and_what_that_brings() -> None:
    taxi = ["blue", "blue", "yellow"]
    position = placing(["red", "thumb", "thumb"], [1, 5], tiles=[0, 1, 2, 3], taxi=taxi)
    position |= {"fuel": [3], "smuggling": {"at": "hand", "value": 6}}
    svg = table(**position).svg(0)
    for species in ("red", "green", "blue", "yellow", "violet"):
        assert f'data-action="joker {species}"' in svg
    assert 'data-action="place thumb"' in svg
    bubble = Drawn(svg[svg.index("<svg") :])
    cell = next(e for e in bubble.elements if e.get("id") == "st-joker-blue")
    assert "+1" in "".join(cell.itertext())
    poor = table(seats=[{"coins": 0}, {}, {}], **position).svg(0)
    assert "joker " not in "".join(re.findall(r'data-action="([^"]+)"', poor))
    assert poor.count('data-action="place thumb"') == 2  # on the dice themselves


@rule("ST-19")
@pytest.mark.parametrize("tall", [False, True])
def test_words_of_a_group_lie_over_the_ring_of_the_next_seat(tall: bool) -> None:
    """A group that goes on in the other storey has its words at the lower one."""
    taxi = ["red", "blue", "yellow", "yellow", "thumb"]
    position = placing(["red"], [4], tiles=[0, 3], taxi=taxi) | {"fuel": [2, 3], "tiles": [0, 1, 4]}
    svg = table(**position | {"smuggling": {"at": "hand", "value": 3}}).svg(0, tall=tall)
    assert svg.index('id="st-next-seat"') < svg.index('id="st-groups"')
    said = next(text for text in Drawn(svg).texts if text.words == "2 alike: 1")
    assert said.box[1] > (TALL if tall else WIDE).cab.middle(3)[1]


@rule("ST-25")
@pytest.mark.parametrize("tall", [False, True])
def test_a_breakdown_is_seen_while_it_comes_and_when_it_has_come(tall: bool) -> None:
    position = placing(["red"], [4], tiles=[0, 3], taxi=["red"] * 5)
    t = table(**position | {"fuel": [6, 6], "smuggling": {"at": "hand", "value": 3}})
    assert element(t.svg(0, tall=tall), "st-breakdown")  # 12 and more cannot start
    said = words(t.svg(0, tall=tall))  # 12 is not what it comes to
    assert "Breakdown, whatever comes" in said and "Breakdown! Fuel 12" not in said
    assert "breakdown, whatever comes" in said and "fuel 12: breakdown" not in said
    t.play("fuel 4")
    said = words(t.svg(0, tall=tall))
    assert "Breakdown! Fuel 16" in said and "fuel 16: breakdown" in said
    play(t, "place red, smuggle, done")
    svg = t.svg(1, tall=tall)
    assert element(svg, "st-breakdown") and "Player 1 broke down! Fuel 16" in words(svg)
    assert "broke at fuel 16" in words(svg)
    t.play("roll")
    svg = t.svg(1, tall=tall)
    assert not element(svg, "st-breakdown") and "broke at fuel 16" in words(svg)


@rule("ST-23")
def test_a_failed_die_lies_beside_the_board() -> None:
    t = play(table(script=SCRIPT), "roll")
    svg = t.svg(0)
    assert not element(svg, "st-failed")
    t = play(table(script=SCRIPT.split("\n")[2]), ", ".join(BEATA.split(", ")[:8] + ["roll"]))
    svg = t.svg(0)
    assert element(svg, "st-failed") and symbol(svg, "st-s0") == "st-die-crystal-5"


@rule("ST-31")
def test_the_meter_runs() -> None:
    t = play(table(script=SCRIPT.split("\n")[3]), "roll")
    shown = []
    for action in CZAREK.split(",")[1:5]:
        t.play(action.strip())
        shown.append(re.search(r'id="st-points-1-\d">(\d+)<', t.svg(0)).group(1))  # type: ignore[union-attr]
    assert shown == ["00", "01", "02", "10"]


def test_the_numbers_of_another_ride_have_another_name() -> None:
    """The page lets a number that changes under its name rise: a new ride is no loss."""
    t = play(table(script=SCRIPT), ANDRZEJ)
    before = set(re.findall(r'id="(st-(?:points|ride)-[^"]+)"', t.svg(0)))
    t.play("pay 0")
    after = set(re.findall(r'id="(st-(?:points|ride)-[^"]+)"', t.svg(0)))
    assert len(before) == len(after) == 2 and not before & after


def test_the_light_of_a_tile_does_not_widen_its_frame() -> None:
    """A hint frames all that is drawn in the choice."""
    t = play(table(script=SCRIPT), "roll")
    svg = t.svg(0)
    tile = svg[svg.index('id="st-tile-0"') : svg.index('id="st-tile-1"')]
    assert 'data-action="done"' in tile and "st-halo" not in tile.partition("</g></g>")[0]
    assert "st-halo" in svg[svg.index('id="st-tiles"') : svg.index('id="st-tile-0"')]


@rule("ST-31")
def test_the_last_ride_is_told_with_its_formula() -> None:
    t = table(seats=[{"coins": 2}, {}, {}], **scoring(["red"] * 6, [3, 3, 4], 8))
    play(t, "done, pay 2")
    assert "8×4+8+4 = 44" in [w.replace(" × ", "×").replace(" + ", "+") for w in words(t.svg(1))]


@rule("ST-35")
def test_at_the_end_all_players_are_ranked_and_the_winner_has_the_trophy() -> None:
    results = [[5] * 5, [9] * 5, [7] * 5]
    t = table(seats=[{"results": r} for r in results], phase="over")
    svg = t.svg(None)
    drawn = Drawn(svg)
    ranks = [e.get("id") for e in drawn.elements if (e.get("id") or "").startswith("st-rank-")]
    assert ranks == ["st-rank-1", "st-rank-2", "st-rank-0"]
    assert svg.count('href="#i-trophy"') == 1


@pytest.mark.parametrize("look", [WIDE, TALL], ids=["wide", "tall"])
def test_taxis_in_the_race_do_not_hide_each_other(look: Layout) -> None:
    rng = random.Random(1)
    course = look.course
    for _ in range(2000):
        leader = rng.choice([0, 3, 40, 60, 140, 470])
        totals = tuple(
            rng.randint(max(0, leader - rng.choice([2, 10, 470])), leader) for _ in range(5)
        )
        top, step = finish(max(totals))
        assert top > max(totals) or top == 470
        assert 3 <= top / step <= 5
        found = places(course, totals, top)
        for (x1, y1), (x2, y2) in combinations(found, 2):
            assert y1 != y2 or abs(x1 - x2) >= course.gap - 0.2
        for x, _ in found:
            assert course.left - 0.2 <= x <= course.x + course.wide + 4.2


def test_the_race_is_in_order_where_there_is_room() -> None:
    found = places(WIDE.course, (0, 20, 40, 59), 60)
    assert [x for x, _ in found] == sorted(x for x, _ in found)
    assert len({y for _, y in found}) == 1


def test_the_scale_of_the_race_grows_with_the_leader() -> None:
    tops = [finish(leader)[0] for leader in range(471)]
    assert tops == sorted(tops) and tops[0] == 60 and all(t > n for n, t in enumerate(tops))


@rule("ST-41")
def test_practice_is_named_on_the_sheet() -> None:
    assert any("practice with 1 player" in w for w in words(GAME.new(seats=1, seed=1).svg(0)))
    assert any("practice with 2 players" in w for w in words(GAME.new(seats=2, seed=1).svg(0)))
    assert not any("practice" in w for w in words(GAME.new(seats=3, seed=1).svg(0)))


def test_spectators_see_the_same_dice_and_no_choices() -> None:
    t = play(table(script="1 1 2 2 3 6 3 5 6 4"), "roll")
    assert [symbol(t.svg(None), d) for d in DICE] == [symbol(t.svg(0), d) for d in DICE]
    assert "data-action" not in t.svg(None) and "data-action" not in t.svg(1)


def test_a_game_seen_from_its_frozen_record_is_drawn_the_same() -> None:
    t = GAME.new(seats=3, seed=8)
    rng = random.Random(8)
    for _ in range(60):
        t.play(rng.choice(t.legal()))
        again = t.start().thawed(t.frozen(), t.actions, t.events)
        assert again.svg(0) == t.svg(0)
    assert isinstance(t, cm.Table)


@rule("ST-30")
@pytest.mark.parametrize("tall", [False, True])
def test_coins_to_pay_lie_on_their_slips_in_rows_of_about_the_same_length(tall: bool) -> None:
    for paying in staged.tables():
        svg = paying.svg(paying.seat, tall=tall)
        slips = re.findall(
            r'id="st-pay-\d+"[^>]*translate\(\S+ (\S+)\)"><rect x="(\S+)" (.*?)</g>', svg, re.S
        )
        rows = Counter(y for y, _, _ in slips)
        assert not rows or max(rows.values()) - min(rows.values()) < len(rows)
        for _, left, inside in slips:
            coins = re.findall(
                r'#st-coin" transform="(?:translate\((\S+) \S+\))? ?scale\((\S+)\)', inside
            )
            reach = [abs(float(x or 0)) + 14 * float(k) for x, k in coins]
            assert not reach or max(reach) <= -float(left) + 3, inside


@rule("ST-22")
@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Put the 6 here: +6.", "Or roll again: 6, 7, 8 are safe (3 of 8)."),
        ("pl", "Połóż 6 tutaj: +6.", "Albo rzuć znów: bezpieczne 6, 7, 8 (3 z 8)."),
        ("de", "Die 6 hierher: +6.", "Oder neu würfeln: 6, 7, 8 sind sicher (3 von 8)."),
    ],
)
def test_the_mine_says_what_is_safe(lang: str, first: str, second: str, tall: bool) -> None:
    hand = {"passengers": ["red", "red", "green", "blue", "thumb", "thumb"], "fuel": [1, 2, 3]}
    t = GAME.load({"game": GAME.name, "seats": [{}, {}], "phase": "place",
                   "smuggling": {"at": "hand", "value": 6}, "hand": hand})  # fmt: skip
    assert "smuggle" in t.legal()
    svg = t.svg(0, lang, tall=tall)
    assert {first, second} <= {text.replace("\u00a0", " ") for text in words(svg)}
    numbers = svg[svg.index('id="st-odds"') :]
    assert numbers.count("#2f7d4d") == 3 and numbers.count("#5a2030") == 5


@rule("ST-19")
def test_a_fuel_die_that_breaks_the_taxi_is_marked_before_it_is_placed() -> None:
    """Two dice are left at fuel 6: "2 to 4" is their sum, and a 4 leaves nothing for the last."""
    ride = worth.Worth(6, 2, (2, 3, 4), False, False, 0, 0, 0, False)
    assert [ride.stalls_with(face) for face in range(1, 7)] == [False] * 3 + [True] * 3
    fresh = worth.Worth(0, 3, tuple(range(7, 11)), False, False, 0, 0, 0, False)
    assert not any(fresh.stalls_with(face) for face in range(1, 7))
    last = worth.Worth(8, 1, (1, 2), False, False, 0, 0, 0, False)
    assert [last.stalls_with(face) for face in (1, 2, 3)] == [False, False, True]
    assert desk.CROSS in desk.badge(desk.CROSS, 10, (0, 0)) != desk.badge("+1", 10, (0, 0))


@rule("ST-19")
def test_a_gain_counts_the_factor_once_it_is_known() -> None:
    """A third passenger brings 1 point more, three with fuel 9."""
    aside = {"at": "aside", "value": 3}
    people = ["red", "blue", "blue", "thumb"]
    common = {"taxi": ["red", "red"], "smuggling": aside}
    t = table(**placing(people, []) | common | {"fuel": [2, 3, 4], "tiles": [0, 1, 3]})
    assert t.svg(0).count(">+3<") == 2  # of the red die, and of the thumb as a red one
    t = table(**placing(people, [4]) | common | {"fuel": [2, 3], "tiles": [0, 1, 4]})
    assert "+3" not in words(t.svg(0)) and "+1" in words(t.svg(0))


@rule("ST-24")
def test_done_is_gold_only_after_a_die_is_chosen() -> None:
    """A failed smuggling die counts, but the player has chosen nothing in this roll."""
    t = play(
        table(script="1 1 2 2 3 4 3 5 6 4  1 2 2 3 3 5 6 3"), "roll, place red, place red, done"
    )
    t.play("roll")
    assert t.events[-1][-1].name == "failed" and "done" in t.legal()
    assert 'data-bar="gold"' not in t.svg(0)
    t.play("place green")
    assert 'data-bar="gold"' in t.svg(0) or "done" not in t.legal()


def test_a_thumb_takes_little_room_from_the_dice_of_a_phone() -> None:
    """With a thumb among ten dice, the dice of a phone were 45 pixels wide instead of 70."""
    scales = [
        desk.lying(TALL.tray, slot, 10, thumbs)[3] for thumbs in (False, True) for slot in (0, 9)
    ]
    assert min(scales) > 0.9 * max(scales)
    assert TALL.tray.y + 16 - TALL.tray.lift > TALL.gauge[1]  # its choice covers tickets only


@rule("ST-8")
def test_the_last_dice_are_told_to_stay() -> None:
    """With one tile left, all dice in hand are placed; before, one more die may be wanted."""
    hand: dict[str, Any] = placing(["red", "green"], [3, 4])
    hand |= {"taxi": ["blue"] * 4, "fuel": [2], "smuggling": {"at": "aside", "value": 5}}
    used = play(table(**hand, tiles=[1, 3]), "place red, place green")
    assert used.aside("en") == "Tile 2 is used: take 1 more, or undo."
    last = table(**hand, tiles=[4])
    assert last.aside("en") == "The last 4 dice all have to stay."
    play(last, "place red, place green, fuel 3")
    assert last.aside("en") == "The last die has to stay."
