"""Step 1 and the reward of the pad (FR-12 to FR-27)."""

from __future__ import annotations

from refused import refused
from rules_mark import rule

from .tables import N, bad, runs, seat, table

# --- step 1 ---------------------------------------------------------------------------------------


@rule("FR-12")
def test_each_rat_runs_once_and_one_must() -> None:
    found = table({"rats": [1, 4, N, "crew1"]}, {})
    refused(found, "done", "FR-12", "At least one rat must run.")
    refused(found, "run 2 1", "FR-12", "Chip is not on the path.")
    refused(found, "run 3 1", "FR-12", "Daisy is not on the path.")
    found.play("run 0 2")
    refused(found, "run 0 5", "FR-12", "Archie has already run.")
    found.play("run 1 5")
    assert found.legal() == ("done",)


@rule("FR-12")
def test_rats_on_the_start_are_one_choice() -> None:
    found = table({"rats": [0, 0, 0, 4]}, {})
    assert "run 1 2" in found.legal()
    assert {action.split(" ")[1] for action in found.choices()} == {"0", "3"}
    found.play("run 1 2")  # the other name is legal all the same
    assert not any(action.startswith("run 2") for action in found.choices())


@rule("FR-13")
def test_runs_go_forward_to_the_space_named() -> None:
    found = table({"rats": [8, 25, N, N]}, {})
    for action in ("run 0 8", "run 0 3", "run 0 0", "run 1 1"):
        refused(found, action, "FR-13", "Rats run towards the rocket only.")
    refused(found, "run 1 28", "FR-13")
    assert [a for a in found.legal() if a.startswith("run 1")] == ["run 1 26", "run 1 27"]


@rule("FR-14")
def test_limits_of_one_rat_and_of_several() -> None:
    found = table({"rats": [0, 8, N, N]}, {})
    refused(found, "run 0 6", "FR-14", "Archie would need 6 steps; at most 5 alone.")
    found.play("run 0 2")
    assert "run 1 11" in found.legal()
    refused(found, "run 1 15", "FR-14", "at most 3, because another rat has run.")
    found = table({"rats": [0, 8, N, N]}, {}, play="run 0 5")
    refused(found, "run 1 11", "FR-14", "Archie ran 5 steps: no other rat may run this turn.")
    assert found.legal() == ("done",)
    assert "run 1 5" in table({"rats": [8, 2, N, N]}, {}, play="run 0 11").legal()


@rule("FR-15")
def test_all_runs_end_on_one_colour() -> None:
    found = table({"rats": [0, 6, N, N]}, {}, play="run 0 1")
    assert runs(found) == ["run 1 8"]
    refused(found, "run 1 7", "FR-15", "All rats that run this turn must end on blue.")


@rule("FR-16")
def test_not_onto_an_own_rat_unless_it_has_left() -> None:
    found = table({"rats": [5, 8, 0, 0]}, {})
    refused(found, "run 0 8", "FR-16", "Bella stands on 8; let that rat run first.")
    found.play("run 1 11")
    assert "run 0 8" not in found.legal()  # blue
    found = table({"rats": [5, 8, 0, 0]}, {}, play="run 1 10")
    assert "run 2 4" not in found.legal()  # 4 steps
    found = table({"rats": [1, 4, 0, 0]}, {})
    refused(found, "run 2 1", "FR-16")
    found = table({"rats": [2, 4, 0, 0]}, {}, play="run 0 5, run 2 2")  # past own rats, into room
    refused(found, "run 3 2", "FR-16", "Chip stands on 2.")
    assert seat(found)["rats"] == [5, 4, 2, 0]


@rule("FR-17")
def test_the_pad_has_all_colours() -> None:
    found = table({"rats": [25, 0, 12, N]}, {}, play="run 0 27")
    ends = {action.split()[2] for action in runs(found)}
    assert {"1", "2", "3", "13", "14", "15"} <= ends
    found.play("run 1 1")
    assert runs(found) == ["run 2 14"]
    assert "run 0 27" in table({"rats": [25, 0, N, N]}, {}, play="run 1 2").legal()


@rule("FR-18")
def test_one_rat_a_turn_reaches_the_pad() -> None:
    found = table({"rats": [25, 26, N, N]}, {}, play="run 1 27")
    refused(found, "run 0 27", "FR-18", "Only one rat a turn may reach the pad.")


@rule("FR-19")
def test_a_pipe_is_one_step_and_costs_its_price() -> None:
    found = table({"rats": [3, 13, N, N], "calculator": 1, "bottle": 2}, {}, play="run 0 12 via 3")
    assert found.position()["now"]["ran"] == [[0, 12, 1, 3, [3]]]
    assert seat(found)["calculator"] == 0 and seat(found)["pipes"]["3"] == 1
    found = table({"rats": [13, 0, N, N], "bottle": 2}, {}, play="run 0 24 via 13 20")
    assert found.position()["now"]["ran"] == [[0, 24, 5, 13, [13, 20]]]
    assert seat(found)["bottle"] == 0
    found = table({"rats": [10, 12, N, N]}, {})
    refused(found, "run 0 20 via 11", "FR-19", "Pipe 11 costs 1 can; you have none.")
    refused(found, "run 0 14 via 12", "FR-19")


@rule("FR-20")
def test_all_pipes_of_a_run_are_paid_together() -> None:
    found = table({"rats": [13, 0, N, N], "bottle": 1}, {})
    assert "run 0 17 via 13" in found.legal() and "run 0 24 via 13 20" not in found.legal()
    refused(found, "run 0 24 via 13 20", "FR-19", "Pipe 20 costs 1 bottle; you have only 1")
    found = table({"rats": [10, 0, N, N], "can": 1}, {})
    refused(
        found,
        "run 0 20",
        "FR-20",
        "20 is 10 steps away; through pipe 11 it is 3: say `run 0 20 via 11`.",
    )
    found = table({"rats": [3, 0, N, N], "calculator": 1}, {})
    refused(found, "run 0 12 via 20", "FR-20", "Pipe 20 is not on the way from 3 to 12.")
    found = table({"rats": [5, 0, N, N], "soda": 1}, {})
    assert [a for a in found.legal() if " 10" in a] == ["run 0 10", "run 0 10 via 5"]


@rule("FR-21")
def test_rent_is_paid_at_once_to_each_owner() -> None:
    found = table(
        {"rats": [1, 0, N, N], "cheese": 5},
        {"rats": [2, 5, N, N]},
        {"rats": [2, 0, N, N]},
        play="run 0 2",
    )
    assert [seat(found, i)["cheese"] for i in range(3)] == [3, 3, 3]
    found = table(
        {"rats": [4, 1, N, N], "cheese": 5}, {"rats": [2, 5, N, N]}, play="run 0 5, run 1 2"
    )
    assert [seat(found, i)["cheese"] for i in range(2)] == [3, 4]


@rule("FR-22")
def test_mouldy_cheese_pays_the_rent() -> None:
    others = [{"rats": [5, 0, N, N]}] * 4
    found = table({"cheese": 0}, *others, play="run 0 5")
    assert seat(found)["mouldy"] == 2 and seat(found)["cheese"] == 2
    assert [seat(found, i)["cheese"] for i in range(1, 5)] == [3, 3, 4, 4]
    assert found.scores()[0]["mouldy"] == -4
    found = table({"cheese": 4}, *others, play="run 0 5")
    assert seat(found)["mouldy"] == 0 and seat(found)["cheese"] == 0
    for edition, pieces in (("pl", 12), ("de", 10)):
        table({"mouldy": pieces}, {}, edition=edition)
        bad("seats[0].mouldy", options={"edition": edition}, seats=[{"mouldy": pieces + 1}, {}])


@rule("FR-23")
def test_without_mouldy_cheese_what_is_there_is_paid_in_turn_order() -> None:
    others = [{"rats": [5, 0, N, N], "mouldy": m, "cheese": 0} for m in (6, 6, 0)]
    found = table({}, others[0], {"cheese": 2}, others[1], others[2], turn=2, play="run 0 5")
    assert [seat(found, i)["cheese"] for i in range(5)] == [1, 0, 0, 1, 1]
    assert seat(found, 2)["mouldy"] == 0
    found = table({"cheese": 0}, {"rats": [5, 0, N, N], "cheese": 88}, play="run 0 5")
    assert seat(found)["mouldy"] == 0 and seat(found, 1)["cheese"] == 88


@rule("FR-24", "FR-29")
def test_a_rat_at_the_pad_joins_the_crew_and_takes_nothing() -> None:
    found = table(
        {"rats": [26, 0, N, N], "light": 40, "packs": ["white"], "drinks": 1},
        {"rats": ["crew1", 0, N, N]},
        play="run 0 27",
    )
    assert seat(found)["rats"][0] == "crew3" and found.scores()[0]["rattonauts"] == 7
    found.play("done")
    found.play("nut")
    assert found.seat == 1 and seat(found)["burrow"] == "mushrooms" and seat(found)["drinks"] == 1
    resting = table({"rats": [9, 0, N, N]}, {}, play="run 1 1, done")
    assert seat(resting)["burrow"] == "mushrooms"


@rule("FR-25")
def test_done_is_asked_for_after_the_first_run() -> None:
    found = table()
    assert "done" not in found.legal()
    found.play("run 0 4")
    assert found.legal() == ("done",) and found.position()["phase"] == "run"


# --- the reward -----------------------------------------------------------------------------------


@rule("FR-26")
def test_the_reward_is_a_nut_or_a_new_rat() -> None:
    found = table({"rats": [26, 0, N, N]}, {}, play="run 0 27, done")
    assert found.legal() == ("nut", "newrat")
    fork = found.fork()
    fork.play("nut")
    assert seat(fork)["nuts"] == 1 and fork.scores()[0]["nuts"] == 3
    found.play("newrat")
    assert seat(found)["rats"] == ["crew1", 0, 0, N]
    alone = {"rats": ["crew1", 26, N, N]}
    found = table(alone, {}, play="run 1 27, done")
    assert found.legal() == ("newrat",)
    refused(found, "nut", "FR-26", "Without a rat on the path you must take a new rat.")
    assert table(alone, {}, edition="de", play="run 1 27, done").legal() == ("nut", "newrat")
    found = table({"rats": [26, 0, "crew1", "crew3"]}, {}, play="run 0 27, done")
    refused(found, "newrat", "FR-26", "No rat of yours is in the nursery.")
    for edition, pieces in (("pl", 16), ("de", 15)):
        found = table(
            {"rats": [26, 0, N, N]}, {"nuts": pieces}, edition=edition, play="run 0 27, done"
        )
        assert found.legal() == ("newrat",)
        bad("seats[1].nuts", options={"edition": edition}, seats=[{}, {"nuts": pieces + 1}])


@rule("FR-27")
def test_the_fourth_rattonaut_brings_a_nut_only_in_one_edition() -> None:
    last = {"rats": [26, "crew1", "crew3", "crew5"]}
    found = table(last, {}, end="none", play="run 0 27, done")
    assert found.seat == 1 and seat(found)["nuts"] == 0
    assert any("no reward" in line for line in found.log()[-1])
    found = table(last, {}, edition="de", play="run 0 27, done")
    assert found.legal() == ("nut",)
