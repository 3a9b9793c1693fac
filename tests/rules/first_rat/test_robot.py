"""Solo: the robot (FR-80 to FR-92)."""

from __future__ import annotations

from typing import Any

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import DECK, GAME, N, bad, seat, table


def solo(
    card: str, human: dict[str, Any] | None = None, play: str = "run 0 1, done", **fields: Any
) -> cm.Table:
    """The robot reveals this card after a human turn (or the one played)."""
    robot = {"deck": [card, *(c for c in DECK if c != card)], **fields.pop("robot", {})}
    robot["deck"] = _level_deck(robot["deck"], robot.get("discard", []))
    return table(human or {}, robot=robot, play=play, **fields)


def _level_deck(deck: list[str], discard: list[str]) -> list[str]:
    """An easy deck with the same top: surplus cards of a letter are left out."""
    left = {"A": 5, "B": 5, "C": 1}
    for card in discard:
        left[card[0]] -= 1
    found = []
    for card in deck:
        if left[card[0]] > 0 and card not in discard:
            left[card[0]] -= 1
            found.append(card)
    return found


@rule("FR-80")
@pytest.mark.parametrize(
    "level,a,b", [("easy", 5, 5), ("medium", 6, 4), ("hard", 7, 3), ("unfair", 8, 2)]
)
def test_the_robots_set_up(level: str, a: int, b: int) -> None:
    position = GAME.new(1, 4, solo=level).position()
    robot = position["robot"]
    letters = [card[0] for card in robot["deck"]]
    assert (letters.count("A"), letters.count("B"), letters.count("C")) == (a, b, 1)
    assert robot["rats"] == [8, 5, 1, 0] and robot["plans"] == []
    assert position["seats"][0]["cheese"] == 1
    assert GAME.new(1, 4, cheap_parts="out").position()["library"][-1] == "green-orange"
    assert len({tuple(GAME.new(1, seed).position()["robot"]["deck"]) for seed in range(9)}) > 6


@rule("FR-81", "FR-82")
def test_the_card_moves_the_robots_rats_by_position() -> None:
    found = solo("A01")  # 2 1 1 2
    robot = found.position()["robot"]
    assert robot["rats"] == [10, 6, 2, 2] and robot["discard"] == ["A01"]
    assert robot["seen"] == ["A01"] and "A01" not in robot["deck"]
    found = solo("A08", robot={"rats": ["crew1", 20, 6, 3]})  # 2 2 0 2
    assert found.position()["robot"]["rats"] == ["crew1", 24, 6, 5]
    found = solo("B04", robot={"rats": ["crew1", "crew3", "crew5", 3]})  # 0 2 1 1
    assert found.position()["robot"]["rats"][3] == 7


@rule("FR-83")
def test_a_robot_rat_at_the_pad() -> None:
    rats = {"rats": [26, 10, 6, 3]}
    found = solo("A01", robot=rats)
    assert found.position()["robot"]["rats"] == ["crew1", 10, 6, 3]
    assert found.position()["robot"]["plans"] == ["cockpit"]
    found = solo("A01", robot=rats, edition="de")
    assert found.position()["robot"]["rats"] == ["crew1", 11, 7, 5]


@rule("FR-83")
def test_the_log_counts_the_steps_that_a_robot_rat_makes() -> None:
    found = solo("A01", robot={"rats": [26, 10, 6, 3]})
    ran = [e for told in found.events for e in told if e.name == "robot-ran"]
    assert [(e.args["begin"], e.args["end"], e.args["steps"]) for e in ran] == [(26, 27, 1)]


@rule("FR-84")
def test_the_human_gets_cheese_where_the_robot_comes() -> None:
    human = {"rats": [10, 6, 0, N]}
    found = solo("A01", human, play="run 2 3, done")
    assert seat(found)["cheese"] == 1 + 2
    found = solo(
        "A02", {"rats": [5, 8, N, N]}, play="run 0 6, done"
    )  # nobody ends on 8 or 6 but 5+2=7
    assert seat(found)["cheese"] == 1


@rule("FR-85")
def test_the_robot_clears_stands() -> None:
    stands = {"hamster": ["green", "blue", "white"], "frog": 2, "crow": ["rocket", "cheese"]}
    found = solo("A06", robot={"rats": [19, 14, 7, 0]}, stands=stands, script=[1, 2])  # 2 1 2 1
    after = found.position()["stands"]
    assert after == {"hamster": ["green", "blue"], "frog": 1, "crow": ["rocket"]}
    assert found.position()["robot"]["rats"] == [21, 15, 9, 1] and found.position()["script"] == []
    found = solo(
        "A06", robot={"rats": [19, 14, 7, 0]}, stands={"hamster": [], "frog": 0, "crow": []}
    )
    assert found.position()["drawn"] == 0


@rule("FR-86")
def test_the_comic_symbol() -> None:
    found = solo("B02", library=["no-rent", "long-legs", "green-pipes"], script=[4])
    assert found.position()["library"] == ["no-rent", "green-pipes"]
    assert solo("B02", library=[]).position()["library"] == []
    assert solo("B02", library=["no-rent"]).position()["drawn"] == 0


@rule("FR-87")
def test_track_symbols_plan_then_score() -> None:
    found = solo("A01")
    assert found.position()["robot"]["plans"] == ["cockpit"]
    found = solo("A01", robot={"plans": ["cockpit", "cargo"]})
    robot = found.position()["robot"]
    assert robot["plans"] == ["cargo"] and robot["markers"]["cockpit"] == [1]
    assert found.scores()[1]["cockpit"] == 8
    full = {"cheese": [1, 3, 5, 5, 5, 5, 5, 5]}
    found = solo("A01", robot={"plans": ["cockpit"], "markers": full}, end="next")
    assert found.position()["robot"]["markers"]["cockpit"] == []
    assert found.position()["robot"]["plans"] == ["cockpit"]
    # most: the engine alone is worth 9
    found = solo("C01")
    assert found.position()["robot"]["plans"] == ["engine"]
    tied = {"markers": {"engine": [1]}}
    found = solo("C01", tied)
    assert found.position()["phase"] == "plan" and found.legal() == ("plan cockpit", "plan cargo")
    assert found.position()["robot"]["card"] == "C01" and GAME.load(found.position()) == found
    refused(found, "plan pantry", "FR-87")
    found.play("plan cargo")
    assert found.position()["robot"]["plans"] == ["cargo"] and found.position()["round"] == 2


@rule("FR-88")
def test_the_c_card_is_shuffled_in_with_the_discard_pile() -> None:
    discard = ["B01", "A01"]
    found = solo(
        "C01", robot={"discard": discard, "seen": ["A01", "B01"]}, script=[10, 9] + [0] * 8
    )
    robot = found.position()["robot"]
    assert robot["discard"] == [] and len(robot["deck"]) == 11
    # listed: the rest of the deck, then C01, B01, A01; index 10 is A01, then 9 is B01
    assert robot["deck"][:2] == ["A01", "B01"] and robot["deck"][-1] == "C01"
    assert found.position()["script"] == [] and found.position()["drawn"] == 0


@rule("FR-89")
def test_the_robot_scores_and_a_tie_is_lost() -> None:
    over: dict[str, Any] = {"phase": "over", "turn": None, "end": "this"}
    robot = {"rats": ["crew1", 5, 1, 0], "markers": {"pantry": [1]}}
    found = table({"nuts": 5, "cheese": 8}, robot=robot, **over)
    assert found.scores()[1]["total"] == 17 and found.scores()[0]["total"] == 17
    assert found.winners() == [] and found.position()["result"]["won"] is False
    assert table({"nuts": 6, "cheese": 0}, robot=robot, **over).winners() == [0]
    bad("robot.markers.rocket", seats=[{}], robot={"markers": {"rocket": [1]}})
    seven = {"pantry": [1, 3, 5, 5, 5, 5, 5]}
    found = solo("A01", robot={"plans": ["cockpit"], "markers": seven})
    assert found.position()["end"] == "this"  # next, and the next round has begun


@rule("FR-90")
def test_rent_to_the_robot_goes_to_the_dump() -> None:
    robot = {"rats": [2, 2, 2, 0]}
    for edition, left in (("pl", 5 - 3), ("de", 5 - 1)):
        found = table({"cheese": 5}, robot=robot, edition=edition, play="run 0 2")
        assert seat(found)["cheese"] == left


@rule("FR-91")
def test_only_a_won_game_meets_challenges() -> None:
    over: dict[str, Any] = {"phase": "over", "turn": None, "end": "this", "round": 12}
    won = table({"nuts": 3}, **over).position()["result"]
    assert (
        won["won"]
        and won["turns"] == 12
        and won["level"] == "easy"
        and won["challenges"] == [1, 2, 7]
    )
    lost = table({"cheese": 0}, robot={"markers": {"pantry": [1]}}, **over).position()["result"]
    assert lost["challenges"] == [] and lost["winners"] == []


@rule("FR-92")
def test_the_nine_challenges() -> None:
    def met(edition: str = "pl", **human: Any) -> list[int]:
        found = table(
            {"nuts": 3, **human}, edition=edition, phase="over", turn=None, end="this", round=20
        )
        return found.position()["result"]["challenges"]  # type: ignore[no-any-return]

    crew = ["crew1", "crew3", "crew5", "crew5"]
    assert met() == [1, 2]
    assert met(rats=["crew1", 0, N, N]) == [2]
    assert met(empties=1) == [1] == met(comics=["no-rent"]) == met(caps=["cheese"])
    assert met(rats=crew) == [2, 3]
    rockets = {"cockpit": [1, 3], "cargo": [1, 3], "engine": [1, 3], "rocket": [1, 3]}
    assert met(markers=rockets) == [1, 2, 4]
    assert met(packs=["green", "blue", "yellow", "white"]) == [1, 5]
    assert met(packs=["green", "blue", "yellow"]) == [1]
    assert met(nuts=15, can=20, soda=30, bottle=30, cheese=88, calculator=12) == [1, 2]  # 45 + 45
    assert met("de", nuts=15, can=20, soda=30, bottle=30, cheese=88, calculator=12) == [1, 2, 6]
    assert met(nuts=16, can=20, soda=30, bottle=30, cheese=88, calculator=12) == [1, 2, 6]
    assert (
        met(markers={"pantry": [1, 3, 5, 5, 5]})
        == [1, 2, 8]
        == met("de", markers={"cheese": [1, 3, 5, 5, 5]})
    )
    assert met("de", markers={"pantry": [1, 3, 5, 5, 5]}) == [1, 2]
    assert met(pipes={"3": 2, "5": 2, "11": 3, "13": 2, "20": 2}) == [1, 2, 9]
    assert met(pipes={"3": 2, "5": 2, "11": 3, "13": 1, "20": 2}) == [1, 2]
