"""First Rat as a whole: invariants over many random games, legal actions against a slow and obvious
enumeration, equal bytes of both engines, and content files with mistakes."""

from __future__ import annotations

import hashlib
import itertools
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import cheesemoon as cm
from cheesemoon.core.content import BadContent, load_content
from cheesemoon.core.events import GO_ON, PAUSED
from cheesemoon.core.playout import final_tables
from cheesemoon.games.first_rat import content
from cheesemoon.games.first_rat.content import (
    BOX,
    C_CARD,
    COLOUR_OF,
    COVERED,
    GREEN,
    ORANGE,
    SPOTS,
)
from cheesemoon.games.first_rat.edition import MOULDY, NUTS, SPARE_LAST_ROUND
from cheesemoon.games.first_rat.state import CREW, NURSERY, OVER, THIS_ROUND

GAME = cm.game("first-rat")
OPTIONS = [
    dict(zip(GAME.options, choice, strict=True))
    for choice in itertools.product(*(o.choices for o in GAME.options.values()))
]
EVERY_TABLE = [
    (seats, options)
    for seats in GAME.seats
    for options in OPTIONS
    if seats == 1 or options["solo"] == "easy"
]

# --- invariants, compiled, over 10,000 games ------------------------------------------------------


@numba.njit
def count(things: Any) -> int:
    found = 0
    for i in range(len(things)):
        found += things[i] != 0
    return found


@numba.njit
def broken_seats(s: Any) -> int:
    """Invariants 2, 3, 5, 6 of section 9."""
    sides = 2 if s.players == 1 else s.players
    for item in range(5):
        held = s.heap[item] + 0
        for p in range(s.players):
            if s.seats[p].goods[item] < 0:
                return 3
            held += s.seats[p].goods[item]
        if held != BOX[item] or s.heap[item] < 0:
            return 3
    mouldy, nuts = s.heap_mouldy + 0, s.heap_nuts + 0
    for p in range(s.players):
        mouldy += s.seats[p].mouldy
        nuts += s.seats[p].nuts
    if mouldy != MOULDY[s.edition] or nuts != NUTS[s.edition]:
        return 3
    for p in range(sides):
        me = s.seats[p]
        for rat in range(4):
            at = me.rats[rat]
            if not (0 <= at <= 26 or at == NURSERY or CREW <= at < CREW + 5):
                return 2
            for other in range(rat):
                if p < s.players and 1 <= at <= 26 and me.rats[other] == at:
                    return 2
        placed = 0
        for track in range(7):
            placed += me.markers[track]
        if placed != me.placed or placed > 10:
            return 5
        if placed > 8 and SPARE_LAST_ROUND[s.edition] and s.ending != THIS_ROUND:
            return 5
        if p < s.players:
            lit = 0
            for i in range(len(SPOTS)):
                lit += SPOTS[i] <= me.light
            if me.markers[5] > lit:
                return 6
            if me.markers[3] > min(me.markers[0], me.markers[1], me.markers[2]):
                return 6
    return 0


@numba.njit
def broken_tracks(s: Any) -> int:
    """Invariant 7."""
    sides = 2 if s.players == 1 else s.players
    for track in range(8):
        free = False
        pieces = 0
        for space in range(4):
            if COVERED[s.players, space]:
                if s.holder[track, space]:
                    return 7
            elif s.holder[track, space] == 0:
                free = True
            else:
                pieces += 1
                if free:
                    return 7
        owned = 0
        for p in range(sides):
            if s.seats[p].last[track] and free:
                return 7
            pieces += s.seats[p].last[track]
            owned += s.seats[p].markers[track]
        if owned != pieces:
            return 7
    return 0


@numba.njit
def things_of(s: Any) -> Any:
    """Backpacks, drinks, caps and comics of stands and seats."""
    packs, drinks, caps, comics = count(s.hamster), s.frog + 0, count(s.crow), count(s.library)
    for p in range(s.players):
        me = s.seats[p]
        packs += count(me.packs)
        drinks += me.drinks + me.empties
        caps += count(me.caps)
        comics += count(me.comics)
    return packs, drinks, caps, comics


@numba.njit
def cards_of(s: Any) -> int:
    bits = 0
    for i in range(len(s.deck)):
        if s.deck[i]:
            bits |= 1 << np.int64(s.deck[i])
        if s.discard[i]:
            bits |= 1 << np.int64(s.discard[i])
    if s.card:
        bits |= 1 << np.int64(s.card)
    return bits


@numba.njit
def broken_step(before: Any, s: Any) -> int:
    """Invariants 4, 5, 6, 8, 9, 11, 12: what one action may change."""
    old, new = things_of(before), things_of(s)
    for i in range(4):
        if new[i] > old[i] or (s.players > 1 and new[i] != old[i]):
            return 4
    for p in range(s.players):
        for track in range(8):
            if s.seats[p].markers[track] < before.seats[p].markers[track]:
                return 5
        if s.seats[p].light < before.seats[p].light:
            return 6
    colour = -1
    for i in range(s.runs):
        if s.ran_end[i] < 27:
            found = COLOUR_OF[s.path[s.ran_end[i]]]
            both = (s.powers >> 4) & 1 and found in (GREEN, ORANGE) and colour in (GREEN, ORANGE)
            if colour >= 0 and found != colour and not both:
                return 8
            colour = found
    if s.ending < before.ending or s.round_no < before.round_no:
        return 9
    if s.phase == OVER and s.ending != THIS_ROUND:
        for p in range(2 if s.players == 1 else s.players):
            for rat in range(4):
                if s.seats[p].rats[rat] <= 26:
                    return 9
    if s.players > 1 and s.drawn:
        return 11
    if s.players == 1:
        if cards_of(s) != cards_of(before):
            return 12
        for i in range(len(s.discard)):
            if s.discard[i] == C_CARD + 1:
                return 12
    return 0


@numba.njit
def broken_offer(tables: Any, buffer: Any, n: int, legal: Any, apply: Any) -> int:
    """Invariant 10: every action that is offered can be played, and the game goes on from there."""
    offered = buffer[:n].copy()
    for i in range(n):
        tables[1] = tables[0]
        apply(tables[1], offered[i])
        if tables[1].turn >= 0 and legal(tables[1], buffer) == 0:
            return 10
        for found in (broken_seats(tables[1]), broken_tracks(tables[1])):
            if found:
                return found
        if broken_step(tables[0], tables[1]):
            return broken_step(tables[0], tables[1])
    return 0


@numba.njit
def play_checked(
    tables: Any,
    buffer: Any,
    seed: int,
    setup: Any,
    legal: Any,
    apply: Any,
    players: int,
    choices: Any,
) -> Any:
    """One random game: (number of the broken invariant, steps)."""
    np.random.seed(seed)
    tables[0] = tables[2]
    setup(tables[0], players, choices, np.uint64(seed))
    steps = 0
    while tables[0].turn >= 0:
        n = legal(tables[0], buffer)
        if n == 0 or n > len(buffer):
            return 10, steps
        if steps % 4 == 0:
            found = broken_offer(tables, buffer, n, legal, apply)
            if found:
                return found, steps
            n = legal(tables[0], buffer)
        tables[1] = tables[0]
        tables[0].telling = 1
        apply(tables[0], buffer[np.random.randint(n)])
        while tables[0].telling == PAUSED and tables[0].told <= len(tables[0].events):
            tables[0].telling, tables[0].told = 1, 0
            apply(tables[0], GO_ON)
        if tables[0].told > len(tables[0].events):
            return 98, tables[0].told
        tables[0].telling = tables[0].told = 0
        steps += 1
        for found in (
            broken_seats(tables[0]),
            broken_tracks(tables[0]),
            broken_step(tables[1], tables[0]),
        ):
            if found:
                return found, steps
        if steps > 5000:
            return 99, steps
    return 0, steps


def test_ten_thousand_random_games_keep_every_invariant() -> None:
    """All options and numbers of seats; every action is followed by every check, and at every
    fourth decision so is each of the others that were offered."""
    GAME.prepare()
    tables = np.zeros(3, GAME.record.dtype)
    buffer = np.zeros(GAME.most_legal, np.int32)
    r = GAME.rules
    games = -(-10_000 // len(EVERY_TABLE))
    played = steps = 0
    for seats, options in EVERY_TABLE:
        choices = GAME.choices(options)
        for seed in range(games):
            found, n = play_checked(
                tables, buffer, played, r.setup, r.legal, r.apply, seats, choices
            )
            assert found == 0, (found, seats, options, seed, n)
            played += 1
            steps += n
    assert played >= 10_000 and steps > 1_000_000


# --- what is legal, against a slow and obvious enumeration ----------------------------------------

COLOURS = [
    "blue",
    "yellow",
    "orange",
    "green",
    "yellow",
    "white",
    "orange",
    "blue",
    "white",
    "green",
    "yellow",
    "white",
    "orange",
    "blue",
    "yellow",
    "green",
    "blue",
    "orange",
    "green",
    "white",
    "yellow",
    "blue",
    "orange",
    "yellow",
    "green",
    "white",
]
PIPES = {
    3: (12, "calculator", "orange"),
    5: (10, "soda", "green"),
    11: (19, "can", "green"),
    13: (17, "bottle", "orange"),
    20: (24, "bottle", "grey"),
}
FIRST_OF_GROUP = {"a": 1, "b": 7, "c": 12, "d": 17, "e": 22}


def ways(begin: int, most: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Every way of 1 to `most` steps, walked step by step: end, pipes, steps."""
    found = []
    todo: list[tuple[int, tuple[int, ...], int]] = [(begin, (), 0)]
    while todo:
        at, pipes, steps = todo.pop()
        if steps:
            found.append((at, pipes, steps))
        if steps < most and at < 27:
            todo.append((at + 1, pipes, steps + 1))
            if at in PIPES:
                todo.append((PIPES[at][0], (*pipes, at), steps + 1))
    return found


def colours_of(position: dict[str, Any]) -> list[str]:
    """The colour of every space from 1 on."""
    if "path" not in position:
        return COLOURS
    return [COLOURS[FIRST_OF_GROUP[tile[0]] - 1 + int(tile[1:]) - 1] for tile in position["path"]]


def slow_runs(position: dict[str, Any]) -> list[str]:
    """FR-12 to FR-20, word by word, from the position alone."""
    me = position["seats"][position["turn"]]
    now = position["now"]
    colours = colours_of(position)
    comics = [c for c in me["comics"] if c not in now["fresh"]]
    is_super = {name: rat for name, rat in me["supers"].items() if name in comics}
    several = 4 if "long-legs" in comics else 3
    ran = {rat: steps for rat, _, steps in now["ran"]}

    def limit(rat: int, others: bool) -> int:
        if not others and is_super.get("miroslaw") == rat:
            return 99
        more = 2 if is_super.get("lara") == rat else 0
        return (several if others else 5) + more

    if any(steps > limit(rat, others=True) for rat, steps in ran.items()):
        return ["done"]
    ended = [colours[end - 1] for _, end, _ in now["ran"] if end < 27]
    allowed = {ended[0]} if ended else set(COLOURS)
    if "green-orange" in comics and allowed & {"green", "orange"}:
        allowed |= {"green", "orange"}
    found = []
    for rat, begin in enumerate(me["rats"]):
        if rat in ran or not isinstance(begin, int):
            continue
        for end, pipes, _ in ways(begin, min(limit(rat, bool(ran)), 27)):
            if end == 27 and any(e == 27 for _, e, _ in now["ran"]):
                continue
            if end < 27 and (end in me["rats"] or colours[end - 1] not in allowed):
                continue
            price: dict[str, int] = {}
            for pipe in pipes:
                _, material, colour = PIPES[pipe]
                if f"{colour}-pipes" not in comics:
                    price[material] = price.get(material, 0) + 1
            if all(me[material] >= n for material, n in price.items()):
                found.append((rat, end, pipes))
    texts = []
    for rat, end, pipes in sorted(set(found)):
        via = " via " + " ".join(map(str, pipes)) if pipes else ""
        texts.append(f"run {rat} {end}{via}")
    return texts + (["done"] if ran else [])


PRICES = {
    "cockpit": {"can": 1, "calculator": 2},
    "cargo": {"soda": 3, "can": 2},
    "engine": {"bottle": 5, "soda": 2},
}


def slow_builds(position: dict[str, Any]) -> list[str]:
    """FR-49, FR-54, FR-61."""
    me = position["seats"][position["turn"]]
    comics = [c for c in me["comics"] if c not in position["now"]["fresh"]]
    placed = sum(map(len, me["markers"].values()))
    spare = position["options"]["edition"] == "de" or position["end"] == "this"
    if placed >= (10 if spare else 8):
        return ["done"]
    found = []
    for part, price in PRICES.items():
        if "cheap-parts" not in comics:
            if all(me[m] >= n for m, n in price.items()):
                found.append(f"build {part}")
            continue
        for saved in ("bottle", "soda", "can", "calculator"):
            if saved in price and all(me[m] >= n - (m == saved) for m, n in price.items()):
                found.append(f"build {part} save {saved}")
    return found + (["feed"] if me["cheese"] >= 10 else []) + ["done"]


def slow_shopping(position: dict[str, Any]) -> list[str]:
    """FR-44 to FR-47, FR-71."""
    me = position["seats"][position["turn"]]
    now = position["now"]
    comics = [c for c in me["comics"] if c not in now["fresh"]]
    stands = position["stands"]
    goods = {
        "hamster": [
            f"hamster {c}" for c in dict.fromkeys(stands["hamster"]) if c not in me["packs"]
        ],
        "frog": ["frog"] if stands["frog"] else [],
        "crow": [f"crow {cap}" for cap in stands["crow"]],
    }
    found = []
    for stand, space, price in (("hamster", 9, 6), ("frog", 15, 7), ("crow", 21, 12)):
        rats = [rat for rat, end, _ in now["ran"] if end == space]
        if not rats or stand in now["shopped"]:
            continue
        if me["cheese"] >= price:
            found += [f"buy {thing}" for thing in goods[stand]]
        if not ("miroslaw" in comics and me["supers"].get("miroslaw") == rats[0]):
            found += [f"steal {thing}" for thing in goods[stand]]
    return [*found, "done"]


SLOW = {"run": slow_runs, "build": slow_builds, "shop": slow_shopping}


@pytest.mark.parametrize("seats", GAME.seats)
def test_legal_is_what_the_obvious_enumeration_says(seats: int) -> None:
    rng = random.Random(seats)
    compared = dict.fromkeys(SLOW, 0)
    for seed in range(8):
        options = rng.choice([o for n, o in EVERY_TABLE if n == seats])
        table = GAME.new(seats, seed, **options)
        while not table.over:
            position = table.position()
            slow = SLOW.get(position["phase"])
            if slow:
                assert list(table.legal()) == slow(position), position
                compared[position["phase"]] += 1
            table.play(rng.choice(table.legal()))
    assert all(compared.values())


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_legal_runs_from_any_position(data: st.DataObject) -> None:
    """Positions that random play rarely reaches: many pipes, all comics, super-rats anywhere."""
    rats = data.draw(
        st.lists(st.integers(0, 26), min_size=4, max_size=4).filter(
            lambda r: len({x for x in r if x}) == len([x for x in r if x])
        )
    )
    usual = ["orange-pipes", "green-pipes", "no-rent", "long-legs", "green-orange"]
    comics = data.draw(st.lists(st.sampled_from(usual), unique=True, max_size=3))
    supers = data.draw(
        st.dictionaries(
            st.sampled_from(["miroslaw", "slawosz", "lara"]), st.integers(0, 3), max_size=2
        )
    )
    goods = {m: data.draw(st.integers(0, 2)) for m in ("bottle", "soda", "can", "calculator")}
    seat = {"rats": rats, "comics": [*comics, *supers], "supers": supers, **goods}
    table = GAME.load({"game": "first-rat", "options": {"superrats": True}, "seats": [seat, {}]})
    while table.position()["phase"] == "run":
        assert list(table.legal()) == slow_runs(table.position())
        table.play(data.draw(st.sampled_from(table.legal())))
        if table.seat != 0:
            break


# --- positions and engines ------------------------------------------------------------------------


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32), st.integers(0, 10**6))
def test_every_position_on_the_way_can_be_loaded(
    variant: tuple[int, dict[str, Any]], seed: int, choices: int
) -> None:
    seats, options = variant
    table = GAME.new(seats, seed, **options)
    rng = random.Random(choices)
    while not table.over:
        position = table.position()
        again = GAME.load(position)
        assert again == table and again.position() == position
        table.play(rng.choice(table.legal()))
    assert GAME.load(table.position()) == table
    for seat, scores in enumerate(table.scores()):
        assert scores["total"] == sum(v for k, v in scores.items() if k != "total")
        assert table.position()["result"]["totals"][seat] == scores["total"]


ENGINES = [(4, {}), (1, {"superrats": True, "edition": "de"}), (3, {"board": "variable"})]


def digests() -> list[str]:
    """The last records of some random games, hashed."""
    return [
        hashlib.sha256(
            final_tables(GAME, 2, seats, GAME.check_options(options), 11).tobytes()
        ).hexdigest()
        for seats, options in ENGINES
    ]


def test_compiled_and_interpreted_tables_have_equal_bytes() -> None:
    code = "import test_first_rat_games as t; print(*t.digests())"
    paths = [str(Path(cm.__file__).parent.parent), str(Path(__file__).parent)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(paths)}
    found = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == digests()


def test_pipes_save_what_walking_them_takes_less() -> None:
    for (begin, end, chain), steps in np.ndenumerate(content.STEPS):
        if steps:
            assert steps == end - begin - content.CHAIN_SAVES[chain]


def test_the_record_is_small() -> None:
    assert GAME.record.dtype.itemsize <= 2048


# --- content --------------------------------------------------------------------------------------

CHECKS: dict[str, Any] = {
    "board.toml": content.check_board,
    "things.toml": lambda f: content.check_things(f, 26),
    "tiles.toml": lambda f: content.check_tiles(f, 26),
    "solo.toml": lambda f: content.check_solo(f, 26),
    "editions.toml": content.check_editions,
}


@pytest.mark.parametrize(
    "file,right,wrong,at",
    [
        ("board.toml", 'colour = "white"', 'colour = "pink"', None),
        ("board.toml", "count = 3", 'count = "three"', None),
        ("board.toml", "to = 12", "to = 2", None),
        ("board.toml", "engine = [9, 8, 7, 7, 5]", "engine = [9, 8, 7, 7]", None),
        ("board.toml", 'side = "nursery"', 'side = "attic"', None),
        ("board.toml", "steps = 40", "steps = 40\nfog = 1", 1),
        ("board.toml", 'name = "low-left"', "name = 7", None),
        ("things.toml", 'name = "collector"', 'name = "Collector"', None),
        ("things.toml", 'name = "rocket"', 'name = "rocket"\nthings = true', None),
        ("things.toml", "each = 6", 'each = "six"', None),
        ("things.toml", "price = 12", "price = -1", None),
        ("things.toml", "space = 15", "space = 27", None),
        ("things.toml", "calculator = 2", "calculater = 2", None),
        ("things.toml", "things = [3, 3, 4, 5, 6]", "things = [3, 3, 4, 5, 7]", None),
        ("tiles.toml", 'item = "calculator"', 'item = "lamp"', None),
        ("tiles.toml", "values = [8, 6, 6, 5, 5]", "values = [8, 6, 6, 5, 500]", None),
        ("solo.toml", "unfair = [8, 2]", "unfair = [8, 20]", None),
        ("solo.toml", "steps = [0, 2, 3, 1]", "steps = [0, 2, 3]", None),
        ("editions.toml", 'rent = "rival"', 'rent = "nobody"', None),
    ],
)
def test_a_content_file_with_a_mistake_is_refused_with_its_line(
    tmp_path: Path, file: str, right: str, wrong: str, at: int | None
) -> None:
    text = (content.FOLDER / file).read_text(encoding="utf-8")
    assert right in text
    line = text[: text.index(right)].count("\n") + 1 + (at or 0)
    path = tmp_path / file
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load_content(path, CHECKS[file], content.WORDS)
    assert re.match(rf"{file}, line {line}: ", str(caught.value)), str(caught.value)


@pytest.mark.parametrize("file", CHECKS)
def test_a_content_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path, file: str) -> None:
    lines = (content.FOLDER / file).read_text(encoding="utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if " = " in line)
    lines[at] = lines[at].split("=")[0] + "="
    (tmp_path / file).write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadContent, match=f"{file} .*line {at + 1}, "):
        load_content(tmp_path / file, CHECKS[file], content.WORDS)


def test_the_content_files_as_they_are_load(tmp_path: Path) -> None:
    for file, check in CHECKS.items():
        shutil.copy(content.FOLDER / file, tmp_path / file)
        load_content(tmp_path / file, check, content.WORDS)
