"""The benchmark: fixed tasks and deals, every kind of agent, and faults by the stated protocol."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots, cli
from cheesemoon.bots.learned import fingerprint
from cheesemoon.evaluate import TASKS, EvaluateError, evaluate, load_agent, task_named
from cheesemoon.evaluate.agents import PolicyAgent, ProcessAgent, adapted
from cheesemoon.evaluate.protocol import MOST_FAULTS, Evaluation, Faults, anchors
from cheesemoon.evaluate.tasks import LEVELS, PINNED
from cheesemoon_gymnasium import TURN

TAXI = task_named("SpaceTaxi-2p-v1")
GAME = cm.game("space-taxi")

AGENT = """
import json, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if "start" in told:
        continue
    {body}
    print(json.dumps({{"action": answer}}), flush=True)
"""


def first_legal(observation: Any, mask: Any) -> int:
    return int(mask.argmax())


def process(folder: Path, body: str) -> ProcessAgent:
    path = folder / "agent.py"
    path.write_text(AGENT.format(body=body))
    return ProcessAgent(f"{sys.executable} {path}")


def played(agent: Any, games: int = 2, **settings: Any) -> dict[str, Any]:
    return evaluate(TAXI, agent, games, "random", **settings).report()


# --- tasks ----------------------------------------------------------------------------------------


def test_a_change_of_rules_or_observations_needs_new_versions() -> None:
    """If this fails, make new versions of the tasks of that game and pin them."""
    for name, pinned in PINNED.items():
        game = cm.game(name)
        assert pinned == (game.rules_version, fingerprint(game)), name


OBSERVED = {  # by game: a hash of what all seats observe in a fixed game
    "first-rat": "ac05d3962c159642",
    "space-guardians": "b92309869c2321b5",
    "ratcatcher": "71deddabbf674c69",
    "space-taxi": "74df426e96dc2adc",
}


@pytest.mark.parametrize("name", PINNED)
def test_a_change_of_observed_values_needs_new_versions(name: str) -> None:
    """Names of observations can stay while their values change. If this fails, make new versions of
    the tasks of that game, and renew the hash."""
    game, rng = cm.game(name), random.Random(11)
    table = game.new(seats=max(game.seats), seed=11)
    digest = hashlib.sha256()
    for ply in range(400):
        if table.over:
            break
        if ply % 7 == 0:
            for seat in range(table.players):
                digest.update(np.round(game.observe(table, seat), 4).astype("<f4").tobytes())
        table.play(rng.choice(table.legal()))
    assert ply > 50
    assert digest.hexdigest()[:16] == OBSERVED[name]


def test_names_have_versions_and_tasks_can_be_played() -> None:
    assert len(TASKS) == 20
    for task in TASKS.values():
        assert task.version == "v1"
        game = task.load()
        assert game.check_seats(task.seats) == task.seats
        game.check_options(task.options)
        assert (task.opponent is None) == (task.seats == 1)
    assert "FirstRat-4p-v1" in TASKS and "Ratcatcher-hard-v1" in TASKS


def test_deals_are_fixed() -> None:
    """Published results depend on them."""
    assert [TAXI.seed(deal) for deal in range(2)] == [2261580189720215, 2261580189720216]
    assert task_named("FirstRat-2p-v1").seed(0) == 4206207509584673


def test_games_of_other_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "rules_version", 2)
    with pytest.raises(EvaluateError, match="newer version of the task"):
        TAXI.load()


# --- agents ---------------------------------------------------------------------------------------


def test_every_kind_of_agent_plays_and_equal_agents_score_alike(tmp_path: Path) -> None:
    class Policy:
        def __call__(self, seen: dict[str, Any]) -> Any:
            return np.int64(seen["action_mask"].argmax())

    class Model:
        def predict(self, seen: Any, action_masks: Any, deterministic: bool) -> Any:
            return np.array(action_masks.argmax()), None

    class Wrapper:
        def predict(self, observation: Any, action_masks: Any = None) -> Any:
            return action_masks.argmax()

    class Open:
        def predict(self, observation: Any, **settings: Any) -> Any:
            assert settings["deterministic"] is True
            return settings["action_masks"].argmax(), None

    found = [
        played(PolicyAgent("function", first_legal)),
        played(adapted("wrapper", Wrapper, GAME)),
        played(adapted("open", Open(), GAME)),
        played(adapted("class", Policy, GAME)),
        played(adapted("model", Model(), GAME)),
        played(process(tmp_path, 'answer = min(told["numbers"])')),
    ]
    for report in found:
        assert report["games"] == 2 and report["deals"] == 1
        assert report["faults"]["examples"] == []
        assert (report["score"], report["mean_points"]) == (
            found[0]["score"],
            found[0]["mean_points"],
        )
    assert played(load_agent("bot:greedy", GAME))["score"] == 1.0


def test_a_bot_of_a_module_is_found_and_gets_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "of_others.py").write_text(
        "from cheesemoon import bots\n"
        "class First(bots.Bot):\n"
        "    def choose(self, view, legal):\n"
        "        assert 'seed' not in view and 'script' not in view\n"
        "        return legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    report = played(load_agent("of_others:First", GAME))
    assert report["faults"]["dead"] == 0 and report["agent"] == "of_others:First"


@pytest.mark.parametrize(
    "text", ["", "nothing", "no_such_module:X", "json:nothing", "bot:kasparov", "process:"]
)
def test_an_agent_that_cannot_be_loaded_is_refused(text: str) -> None:
    with pytest.raises(cm.CheesemoonError):
        load_agent(text, GAME)


def test_a_name_without_a_kind_is_told_the_kinds() -> None:
    with pytest.raises(EvaluateError, match="module:Name, bot:LEVEL"):
        load_agent("random", GAME)


def test_seats_are_swapped_over_equal_deals() -> None:
    seen: list[tuple[int, str]] = []

    class Watching(bots.Bot):
        def choose(self, view: Any, legal: Any) -> str:
            seen.append((view["turn"], legal[0]))
            return str(legal[0])

    played(adapted("watching", Watching, GAME), games=4)
    assert {seat for seat, _ in seen} == {0, 1}


# --- faults ---------------------------------------------------------------------------------------


def test_an_illegal_answer_loses_the_decision_and_many_lose_the_game() -> None:
    calls = [0]

    def sometimes(observation: Any, mask: Any) -> Any:
        calls[0] += 1
        return 99_999 if calls[0] == 3 else int(mask.argmax())

    report = played(PolicyAgent("sometimes", sometimes), games=1)
    assert report["faults"]["illegal"] == 1 and report["faults"]["games_lost"] == 0
    report = played(PolicyAgent("never", lambda seen, mask: -1), games=2)
    assert report["faults"]["illegal"] == 2 * MOST_FAULTS
    assert report["faults"]["games_lost"] == 2 and report["score"] == 0.0
    assert "game 0: illegal: -1" in report["faults"]["examples"]


@pytest.mark.parametrize("answer", [None, "xyzzy", 1.5, [], {}, True, float("nan"), "roll "])
def test_any_nonsense_is_an_illegal_answer(answer: Any) -> None:
    report = played(PolicyAgent("x", lambda seen, mask: answer), games=1)
    assert report["faults"]["illegal"] == MOST_FAULTS and report["faults"]["dead"] == 0


def test_an_error_is_a_death_and_the_next_game_begins_again() -> None:
    def fails(observation: Any, mask: Any) -> int:
        raise RuntimeError("no idea")

    report = played(PolicyAgent("fails", fails), games=3)
    assert report["faults"]["dead"] == report["faults"]["games_lost"] == 3
    assert report["faults"]["examples"][0] == "game 0: dead: RuntimeError: no idea"


def test_a_late_agent_of_this_process_is_interrupted() -> None:
    def sleeps(observation: Any, mask: Any) -> int:
        time.sleep(30)
        return 0

    began = time.monotonic()
    report = played(PolicyAgent("sleeps", sleeps), games=1, seconds=0.02)
    assert report["faults"]["late"] == MOST_FAULTS and report["faults"]["games_lost"] == 1
    assert time.monotonic() - began < 15


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("time.sleep(30)", "late"),
        ("sys.exit(3)", "dead"),
        ("print('[' * 10, flush=True); continue", "illegal"),
        ("print('x' * (1 << 21), flush=True); continue", "dead"),
        ("print('[' * 100_000, flush=True); continue", "illegal"),
        ("sys.stdout.buffer.write(b'\\xff\\x00\\n'); sys.stdout.flush(); continue", "illegal"),
        ("sys.stdout.write('{\"act'); sys.stdout.flush(); time.sleep(30)", "late"),
        ("sys.stdout.write('{\"act'); sys.stdout.flush(); sys.exit(0)", "dead"),
    ],
)
def test_faults_of_a_process_are_named(tmp_path: Path, body: str, fault: str) -> None:
    seconds = 0.3 if fault == "late" else 20.0
    report = played(process(tmp_path, body), games=1, seconds=seconds)
    assert report["faults"][fault] >= 1 and report["faults"]["games_lost"] == 1
    assert fault in report["faults"]["examples"][0]


def test_what_a_process_prints_instead_of_an_answer_is_quoted(tmp_path: Path) -> None:
    report = played(process(tmp_path, "print('thinking...', flush=True); continue"), games=1)
    assert report["faults"]["examples"][0] == "game 0: illegal: 'thinking...'"


def test_half_a_line_is_waited_for(tmp_path: Path) -> None:
    body = "sys.stdout.write('{'); sys.stdout.flush(); time.sleep(0.02); answer = None\n"
    body += "    print('\"action\": %d}' % min(told['numbers']), flush=True); continue"
    report = played(process(tmp_path, body), games=1)
    assert report["faults"]["examples"] == []


def test_a_late_process_that_takes_long_to_end_is_late_and_not_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The alarm used to interrupt the end of the process, and the next decision found it dead."""
    real = subprocess.Popen.wait

    def slow(self: Any, timeout: float | None = None) -> int:
        time.sleep(0.2)
        return real(self, timeout)

    monkeypatch.setattr(subprocess.Popen, "wait", slow)
    report = played(process(tmp_path, "time.sleep(30)"), games=1, seconds=0.05)
    assert report["faults"]["late"] == MOST_FAULTS and report["faults"]["dead"] == 0


def test_an_agent_that_leaves_the_program_is_dead() -> None:
    def leaves(observation: Any, mask: Any) -> int:
        sys.exit(3)

    report = played(PolicyAgent("leaves", leaves), games=1)
    assert report["faults"]["examples"] == ["game 0: dead: SystemExit: 3"]


def test_an_answer_that_cannot_even_be_shown_is_illegal() -> None:
    class Answer:
        def __index__(self) -> int:
            raise ValueError("no")

        def __str__(self) -> str:
            raise ValueError("no")

    report = played(PolicyAgent("x", lambda seen, mask: Answer()), games=1)
    assert report["faults"]["illegal"] == MOST_FAULTS
    assert report["faults"]["examples"][0] == "game 0: illegal: Answer"


def test_a_process_that_does_not_exist_is_dead() -> None:
    report = played(ProcessAgent("/no/such/program"), games=1)
    assert report["faults"]["dead"] == 1


# --- reports --------------------------------------------------------------------------------------


def test_the_command_prints_and_writes_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, page = tmp_path / "r.json", tmp_path / "r.html"
    asked = ["evaluate", TAXI.name, "--agent", "bot:greedy", "--games", "4", "--json"]
    assert cli.main([*asked, "--opponent", "random", "--out", str(out), "--html", str(page)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report == json.loads(out.read_text("utf-8"))
    for name in ("score", "interval", "games", "opponent", "version", "cost", "elo", "faults"):
        assert name in report
    low, high = report["interval"]
    assert 0 <= low <= report["score"] <= high <= 1
    assert "<h1>bot:greedy: SpaceTaxi-2p-v1</h1>" in page.read_text("utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["r.html", "r.json"]


@pytest.mark.parametrize(
    "asked",
    [["nothing-v1", "--agent", "bot:easy"], [], [TAXI.name], [TAXI.name, "--agent", "x"]]
    + [[TAXI.name, "--agent", "bot:easy", "--games", "0"]]
    + [["SpaceTaxi-solo-v1", "--agent", "bot:easy", "--opponent", "easy"]],
)
def test_wrong_commands_are_one_sentence(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["evaluate", *asked]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "Traceback" not in err


def test_tasks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["evaluate", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(TASKS)


# --- a turn of Space Taxi -------------------------------------------------------------------------


def test_a_turn_is_an_episode_and_pays_its_points() -> None:
    env: Any = gymnasium.make(TURN)
    paid = []
    for seed in range(40):
        _, info = env.reset(seed=seed)
        over, rewards = False, []
        while not over:
            action = int(np.flatnonzero(info["action_mask"])[0])
            _, reward, over, _, info = env.step(action)
            rewards.append(reward)
        assert set(rewards[:-1]) <= {0.0}
        paid.append(rewards[-1])
    assert min(paid) >= 0 and max(paid) > 0
    with pytest.raises(cm.CheesemoonError):
        env.unwrapped.step(0)


def test_the_benchmark_and_the_environment_measure_the_same_turn() -> None:
    task = task_named("SpaceTaxi-turn-v1")
    found = evaluate(task, PolicyAgent("first", first_legal), 5)
    env: Any = gymnasium.make(TURN).unwrapped
    for k, points in enumerate(found.points):
        table = {"game": "space-taxi", "seats": [{}], "seed": task.seed(k)}
        _, info = env.reset(options={"position": table})
        over, reward = False, 0.0
        while not over:
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert reward == points


def test_a_rating_is_the_anchor_of_the_opponent_and_the_distance_to_it() -> None:
    task = TASKS["SpaceTaxi-2p-v1"]
    values = (1.0, 0.0, 1.0, 1.0)
    found = Evaluation(task, "x", "easy", values, values, Faults(), 4, 1.0, 1.0)
    report = found.report()
    distance = cast("list[float]", report["elo"])[0]
    assert report["rating"] == pytest.approx(anchors()[task.name]["easy"] + distance, abs=0.1)
    assert anchors()[task.name]["random"] == 0
    alone = dataclasses.replace(found, task=TASKS["Ratcatcher-v1"], opponent=None)
    assert alone.report()["rating"] is None


def test_every_level_that_plays_has_a_place_on_the_scale() -> None:
    for name, task in TASKS.items():
        assert (name in anchors()) == (task.measure == "share" and task.opponent is not None), name
        assert {"random", "greedy", "easy", "medium"} <= set(anchors().get(name, LEVELS))
