"""The arena: seats rotate, chance is shared, ties count; reports; one machine and a cluster."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon import arena, bots
from cheesemoon.arena.commands import add_commands, parse_options
from cheesemoon.arena.match import Job, Result, play, play_all, play_on_ray
from cheesemoon.arena.rates import wilson
from cheesemoon.arena.standings import pairings
from cheesemoon.arena.study import study, variants_of
from cheesemoon.arena.tournament import line_ups, tournament
from thorough import sampled

TAXI = "space-taxi"


@pytest.mark.parametrize("seats", (1, 2, 3, 4, 5))
@pytest.mark.parametrize("pairs", (False, True))
@pytest.mark.parametrize("names", (["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]))
def test_every_bot_sits_on_every_seat_equally_often(
    names: list[str], pairs: bool, seats: int
) -> None:
    ups = line_ups(names, seats, pairs)
    assert all(len(up) == seats for up in ups)
    for seat in range(seats):
        sat = Counter(up[seat] for up in ups)
        assert set(sat) == set(names) and len(set(sat.values())) == 1
    if pairs or len(names) < seats:
        assert all(len(set(up)) == min(2, seats) for up in ups)


def test_places() -> None:
    from cheesemoon.arena.match import places

    assert places([10, 30, 20], [1]) == [3, 1, 2]
    assert places([10, 30, 30], [1, 2]) == [3, 1, 1]
    assert places([30, 30], [0]) == [1, 2]  # a tie that a rule has broken
    assert places([5, 7], []) == [2, 2]  # a common loss


def test_intervals() -> None:
    """Wilson's interval for 8 of 10, as in any table."""
    rate = wilson(8, 10)
    assert (rate.share, round(rate.low, 3), round(rate.high, 3)) == (0.8, 0.490, 0.943)
    assert wilson(0, 0).low == 0 and wilson(0, 0).high == 1


def test_a_game_is_the_same_again() -> None:
    job = Job(TAXI, {}, ("greedy", "random", "search:steps=200"), 7)
    one, two = play(job), play(job)
    assert one.actions == two.actions and one.totals == two.totals
    table = cm.game(TAXI).new(seats=3, seed=7)
    for seat, action in zip(one.seats, one.actions, strict=True):
        assert table.seat == seat
        table.play(action)
    assert table.over and tuple(table.winners()) == one.winners


def test_greedy_beats_random_in_a_tournament() -> None:
    report = tournament(TAXI, ["random", "greedy"], 40, seats=2, cores=1)
    assert len(report.results) == 40 and report.deals == 20
    assert Counter(r.job.seed for r in report.results) == Counter(dict.fromkeys(range(1, 21), 2))
    assert [s.bot for s in report.standings] == ["greedy", "random"]
    pairing = report.pairings[0]
    assert pairing.losses > 30 and pairing.decisive.high < 0.3
    assert pairing.wins + pairing.ties + pairing.losses == 40
    assert report.standings[0].rating > report.standings[1].rating  # type: ignore[operator]
    assert "greedy" in report.text()
    again = json.loads(report.json())
    assert again["games"][0]["bots"] and len(again["games"]) == 40


def test_a_tournament_stops_when_the_answer_is_clear() -> None:
    report = tournament(TAXI, ["random", "greedy"], 2000, seats=2, cores=1, stop_early=True)
    assert report.stopped_early and len(report.results) < 200
    assert all(p.clear for p in report.pairings)


def test_equal_bots_are_not_told_apart() -> None:
    same = ["search:steps=1", "search:steps=2"]
    report = tournament(TAXI, same, 24, seats=2, cores=1, stop_early=True)
    assert not report.stopped_early and not report.pairings[0].clear


def test_alone_bots_race_on_the_same_deals() -> None:
    report = tournament(TAXI, ["random", "greedy"], 30, seats=1, cores=1)
    assert report.pairings[0].losses >= 13
    assert report.pairings[0].difference.high < 0


def test_two_processes_give_the_same_games() -> None:
    jobs = [Job(TAXI, {}, ("greedy", "random", "greedy"), seed) for seed in range(4)]
    alone = {r.job.seed: r.actions for r in play_all(jobs, cores=1)}
    together = {r.job.seed: r.actions for r in play_all(jobs, cores=2)}
    assert alone == together


@pytest.mark.parametrize("seed", [-1, 2**64 - 1, 1.5])
def test_seeds_that_not_all_games_can_have_are_refused(seed: Any) -> None:
    with pytest.raises(cm.BadOption, match="is not a whole number from 0 to"):
        tournament(TAXI, ["random"], 2, seats=1, seed=seed)
    with pytest.raises(cm.BadOption, match="is not a whole number from 0 to"):
        study(TAXI, 2, bot="random", seats=[1], seed=seed)


def test_a_study_with_an_unknown_bot_is_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="deep-blue"):
        study(TAXI, 2, bot="deep-blue")


def test_bad_tournaments_are_refused() -> None:
    with pytest.raises(arena.BadTournament, match="each of them once"):
        tournament(TAXI, ["greedy", "greedy"], 2)
    with pytest.raises(bots.UnknownBot):
        tournament(TAXI, ["greedy", "nobody"], 2)
    with pytest.raises(cm.BadOption):
        tournament(TAXI, ["greedy"], 2, seats=9)
    with pytest.raises(cm.UnknownGame):
        tournament("chess", ["greedy"], 2)


def test_a_report_with_plots() -> None:
    pytest.importorskip("vl_convert")
    report = tournament(TAXI, ["random", "greedy"], 8, seats=2, cores=1)
    page = arena.tournament_page(report)
    assert page.count("<svg") == 3 and "<table>" in page and "greedy" in page


@pytest.mark.parametrize("name", sampled(cm.games(), ["first-rat", "space-taxi"]))
def test_a_study_of_every_variant(name: str) -> None:
    pytest.importorskip("vl_convert")
    game = cm.game(name)
    found = study(name, 3, seats=[game.seats[0]], cores=1, bot="random")
    assert len(found.found) == len(variants_of(game, [game.seats[0]]))
    assert all(f.games == 3 and len(f.by_seat) == f.variant.seats for f in found.found)
    assert json.dumps(found.to_dict()) and found.text()
    assert found.page().count("<svg") == 3 * len(found.found)


def test_options_are_studied_where_they_matter() -> None:
    found = {tuple(v.options.items()): v.seats for v in variants_of(cm.game("first-rat"))}
    assert found[("solo", "hard"),] == 1 and found[("superrats", True),] == 2


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers(required=True))
    args = parser.parse_args(words)
    args.lang = "en"
    code: int = args.run(args)
    return code


def test_a_loss_is_a_loss() -> None:
    """Alone: the victory counts first, points only among victories."""
    job = Job("ratcatcher", {}, ("one",), 1)

    def pairing(ours: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, int, int]:
        results = [
            Result(replace(job, bots=(name,)), (points,), (0,) * won, (1,), 9, (0.0,), (1,))
            for name, (won, points) in (("one", ours), ("other", theirs))
        ]
        found = pairings(["one", "other"], results)[0]
        return found.wins, found.ties, found.losses

    assert pairing((1, 5), (0, 9)) == (1, 0, 0)
    assert pairing((0, 5), (0, 9)) == (0, 1, 0)
    assert pairing((1, 5), (1, 9)) == (0, 0, 1)


def test_the_command_arena_writes_a_report(tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("vl_convert")
    html = tmp_path / "report.html"
    words = ["--bots", "random,greedy", "--games", "2", "--seats", "2", "--cores", "1"]
    assert run("arena", TAXI, *words, "--html", str(html)) == 0
    assert "<svg" in html.read_text()


def test_the_commands(capsys: Any) -> None:
    words = ["--bots", "random,greedy", "--games", "4", "--seats", "2", "--cores", "1"]
    assert run("arena", TAXI, *words, "--json") == 0
    assert len(json.loads(capsys.readouterr().out)["games"]) == 4
    assert run("study", TAXI, "--games", "2", "--seats", "3", "--cores", "1") == 0
    assert "3 players" in capsys.readouterr().out


def test_the_command_analyse(tmp_path: Path, capsys: Any) -> None:
    table = cm.game(TAXI).new(seats=1, seed=3)
    for _ in range(25):
        table.play(table.legal()[0])
    table.save(tmp_path / "game.json")
    words = ["analyse", str(tmp_path / "game.json"), "--bot", "search:steps=500"]
    assert run(*words) == 0
    assert "To act: " in capsys.readouterr().out
    assert run(*words, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["actions"] == 25 and found["now"]["options"]
    with pytest.raises(cm.BadSave):
        run("analyse", str(tmp_path / "none.json"))


def test_bots_with_settings_on_the_command_line(capsys: Any) -> None:
    names = "search:steps=50,turns=1,greedy"
    assert run("arena", TAXI, "--bots", names, "--games", "2", "--seats", "2", "--cores", "1") == 0
    assert "search:steps=50,turns=1 : greedy" in capsys.readouterr().out


def test_options_on_the_command_line() -> None:
    game = cm.game("space-guardians")
    assert parse_options(game, ["advanced=true"]) == {"advanced": True}
    with pytest.raises(cm.BadOption):
        parse_options(game, ["advanced=perhaps"])
    with pytest.raises(cm.BadOption):
        parse_options(game, ["advanced"])


def test_the_same_tournament_on_a_ray_cluster_of_two_nodes(monkeypatch: Any) -> None:
    """Real nodes, each a process group of its own with one core."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'cheesemoon[cluster]'")
    monkeypatch.setenv("PYTHONPATH", str(Path(cm.__file__).parent.parent))
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        there = tournament(TAXI, ["random", "greedy"], 8, seats=2, ray=cluster.address)
        import ray

        assert len(ray.nodes()) == 2
        here = tournament(TAXI, ["random", "greedy"], 8, seats=2, cores=1)
        assert [r.actions for r in there.results] == [r.actions for r in here.results]
    finally:
        import ray

        ray.shutdown()
        cluster.shutdown()


def test_without_a_cluster_one_sentence_says_so() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'cheesemoon[cluster]'")
    with pytest.raises(arena.NoCluster, match="There is no Ray cluster at"):
        list(play_on_ray([Job(TAXI, {}, ("random",), 1)], "127.0.0.1:1"))


def test_pairings_without_bots() -> None:
    assert pairings(["a"], []) == []


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_text_is_there_in_three_languages(lang: str) -> None:
    pytest.importorskip("vl_convert")
    report = tournament(TAXI, ["random", "greedy"], 4, seats=2, cores=1)
    assert "greedy" in report.text(lang) and "<svg" in arena.tournament_page(report, lang)
    found = study(TAXI, 2, seats=[2], cores=1, bot="random")
    assert found.text(lang) and f'lang="{lang}"' in found.page(lang)
