"""What is legal, against a slow and obvious enumeration from the position alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from thorough import THOROUGH

from .tables import EVERY_TABLE, GAME

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
    ran = {rat: steps for rat, _, steps, *_ in now["ran"]}

    def limit(rat: int, others: bool) -> int:
        if not others and is_super.get("miroslaw") == rat:
            return 99
        more = 2 if is_super.get("lara") == rat else 0
        return (several if others else 5) + more

    if any(steps > limit(rat, others=True) for rat, steps in ran.items()):
        return ["done"]
    ended = [colours[end - 1] for _, end, *_ in now["ran"] if end < 27]
    allowed = {ended[0]} if ended else set(COLOURS)
    if "green-orange" in comics and allowed & {"green", "orange"}:
        allowed |= {"green", "orange"}
    found = []
    for rat, begin in enumerate(me["rats"]):
        if rat in ran or not isinstance(begin, int):
            continue
        for end, pipes, _ in ways(begin, min(limit(rat, bool(ran)), 27)):
            if end == 27 and any(e == 27 for _, e, *_ in now["ran"]):
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
        rats = [rat for rat, end, *_ in now["ran"] if end == space]
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


@settings(max_examples=400 if THOROUGH else 70, deadline=None)
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
