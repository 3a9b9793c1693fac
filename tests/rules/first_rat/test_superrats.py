"""Super-rats (FR-70 to FR-75)."""

from __future__ import annotations

from typing import Any

from refused import refused
from rules_mark import rule

from .tables import GAME, N, bad, seat, table


def superrat(name: str, rat: int = 0, **fields: Any) -> dict[str, Any]:
    return {"comics": [name], "supers": {name: rat}, **fields}


@rule("FR-70")
def test_a_super_rat_on_the_start_is_a_choice_of_its_own() -> None:
    found = table(superrat("lara", rats=[0, 0, 0, N]), {}, superrats=True)
    assert {action.split(" ")[1] for action in found.choices()} == {"0", "1"}


@rule("FR-70")
def test_a_super_rat_comic_brings_a_token() -> None:
    reader = {"rats": [5, 0, N, "crew1"], "burrow": "library-fork"}
    found = table(
        reader,
        {},
        superrats=True,
        library=["lara", "no-rent"],
        play="run 0 6, done, fork library, comic lara",
    )
    assert found.legal() == ("token 0", "token 1")
    refused(found, "token 3", "FR-70")
    assert GAME.load(found.position()) == found
    found.play("token 1")
    assert seat(found)["supers"] == {"lara": 1} and found.seat == 1
    twice = {**superrat("slawosz", 0), **reader}
    found = table(
        twice,
        {},
        superrats=True,
        library=["lara"],
        play="run 0 6, done, fork library, comic lara, token 0",
    )
    assert seat(found)["supers"] == {"slawosz": 0, "lara": 0}
    bad("seats[0].supers", options={"superrats": True}, seats=[{"comics": ["lara"]}, {}])
    bad("seats[0].comics", seats=[superrat("lara"), {}])


@rule("FR-71")
def test_miroslaw() -> None:
    found = table(superrat("miroslaw", rats=[1, 2, N, N]), {}, superrats=True)
    assert "run 0 27" in found.legal() and "run 1 8" not in found.legal()
    found = table(superrat("miroslaw", rats=[1, 2, N, N]), {}, superrats=True, play="run 1 5")
    assert "run 0 11" not in found.legal()
    found = table(superrat("miroslaw", rats=[1, 2, N, N]), {}, superrats=True, play="run 0 9, done")
    assert found.seat == 1  # nothing to buy, and he never steals
    rich = superrat("miroslaw", rats=[1, 2, N, N], cheese=6)
    found = table(rich, {}, superrats=True, stands={"hamster": ["blue"]}, play="run 0 9, done")
    assert found.legal() == ("buy hamster blue", "done")
    refused(found, "steal hamster blue", "FR-71", "Miroslaw always pays.")
    crew = superrat("miroslaw", rats=["crew1", "crew3", N, 0], caps=["rattonauts"])
    scores = table(crew, {}, superrats=True).scores()[0]
    assert scores["rattonauts"] == 27 and scores["caps"] == 8


@rule("FR-72")
def test_lara() -> None:
    found = table(superrat("lara", rats=[3, 12, 0, N]), {}, superrats=True)
    assert "run 0 9" in found.legal() and "run 0 10" in found.legal()
    assert "run 0 11" not in found.legal()
    found.play("run 0 8")  # 5 steps: others may follow
    assert "run 1 14" in found.legal()
    found = table(superrat("lara", rats=[3, 12, 0, N]), {}, superrats=True, play="run 0 9")
    assert found.legal() == ("done",)


@rule("FR-73")
def test_slawosz() -> None:
    found = table(
        superrat("slawosz", rats=[10, 0, N, N], drinks=1, packs=["yellow"]),
        {},
        superrats=True,
        play="run 0 11, done, drink",
    )
    assert seat(found)["cheese"] == 1 + 2 * (2 + 1 + 2)
    found = table(superrat("slawosz", rats=[10, 0, N, N]), {}, superrats=True, play="run 1 2, done")
    assert seat(found)["cheese"] == 2


@rule("FR-74", "FR-75")
def test_ratwoman_stays_and_miroslaw_wins_over_her() -> None:
    thief = superrat("ratwoman", rats=[14, 0, N, N])
    found = table(thief, {}, superrats=True, play="run 0 15, done, steal frog")
    assert seat(found)["rats"][0] == 15 and seat(found)["drinks"] == 1
    assert GAME.load(found.position()) == found
    both = {"comics": ["ratwoman", "miroslaw"], "supers": {"ratwoman": 0, "miroslaw": 0}}
    found = table(
        {**both, "rats": [14, 0, N, N], "cheese": 0}, {}, superrats=True, play="run 0 15, done"
    )
    assert found.seat == 1
