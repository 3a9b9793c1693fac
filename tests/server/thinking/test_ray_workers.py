"""Bots that think on a Ray cluster, and what becomes of them when it is gone."""

from __future__ import annotations

import asyncio
import socket
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from waiting import Clock

import cheesemoon as cm
from cheesemoon.cli import main
from cheesemoon.server.thinking import ray_workers
from cheesemoon.server.thinking.fair_queue import Task
from cheesemoon.server.thinking.ray_workers import OnCluster
from cheesemoon.server.thinking.tasks import Head
from cheesemoon.server.thinking.workers import ProcessWorker


class FakeRay(types.ModuleType):
    """What we use of Ray, in this process; `gone`: the cluster is."""

    class exceptions:  # noqa: N801 - as Ray calls them
        class RayError(Exception):
            """Something is wrong with the cluster."""

        class RayTaskError(RayError):
            """Something is wrong with a thought."""

            def __init__(self, cause: Exception) -> None:
                self.cause = cause

    def __init__(self) -> None:
        super().__init__("ray")
        self.gone = False
        self.begun = self.thoughts = 0

    def is_initialized(self) -> bool:
        return self.begun > 0

    def init(self, **_: Any) -> None:
        if self.gone:
            raise ConnectionError("nobody there")

    def remote(self, kind: type[Head]) -> Any:
        def begun() -> Any:
            self.begun += 1
            head = kind()
            call = lambda name, args: lambda: head.think(name, args)  # noqa: E731
            think = types.SimpleNamespace(remote=call)
            ready = types.SimpleNamespace(remote=lambda: lambda: True)
            return types.SimpleNamespace(think=think, __ray_ready__=ready)

        return types.SimpleNamespace(
            options=lambda **_: types.SimpleNamespace(remote=begun), remote=begun
        )

    def get(self, asked: Callable[[], Any], timeout: float) -> Any:
        if self.gone:
            raise self.exceptions.RayError("the cluster is gone")
        self.thoughts += 1
        try:
            return asked()
        except Exception as error:  # noqa: BLE001 - as Ray does
            raise self.exceptions.RayTaskError(error) from None


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def choice() -> tuple[str, tuple[Any, ...], Sequence[str]]:
    game = cm.game("space-taxi")
    table = game.new(seats=2, seed=1)
    table.play("roll")
    return "choose", ("t", 0, "easy", game.name, table.view(0), table.legal()), table.legal()


def test_a_cluster_thinks_and_where_it_is_gone_we_do(
    ray: FakeRay, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    name, args, legal = choice()
    head = OnCluster("auto")
    assert head.think(name, args) in legal and ray.thoughts == 2  # it was ready, and it thought
    with pytest.raises(KeyError):  # a mistake of ours is told as it is
        head.think("nothing", ())
    ray.gone = True
    assert head.think(name, args) in legal and "bots think here" in caplog.text
    ray.gone = False
    thoughts = ray.thoughts
    assert head.think(name, args) in legal and ray.thoughts == thoughts  # not asked at once
    clock.at += ray_workers.AGAIN
    assert head.think(name, args) in legal and ray.thoughts > thoughts and ray.begun == 2


def test_a_cluster_that_was_never_there_is_done_without(ray: FakeRay) -> None:
    ray.gone = True
    name, args, legal = choice()
    assert OnCluster("auto").think(name, args) in legal and not ray.thoughts


def test_a_process_goes_on_without_its_cluster() -> None:
    """In a process of its own, as the server has it; nobody listens there."""
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"

        async def work() -> str:
            worker = ProcessWorker(0, address)
            name, args, _ = choice()
            try:
                return str(await worker.think(Task[Any](name, args, "x")))
            finally:
                worker.close()

        assert asyncio.run(work()) in choice()[2]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("127.0.0.1:PORT", "There is no Ray cluster at 127.0.0.1:"),
        ("nowhere.invalid:6379", "There is no Ray cluster at nowhere.invalid:6379:"),
        ("here", "There is no Ray cluster at here: no port."),
        ("ray://[::1:x", "There is no Ray cluster at ray://[::1:x:"),
    ],
)
@pytest.mark.usefixtures("ray")
def test_a_cluster_that_is_not_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str, words: str
) -> None:
    monkeypatch.setattr(ray_workers, "is_installed", lambda: True)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = address.replace("PORT", str(nobody.getsockname()[1]))
        assert main(["--no-browser", "--ray", address, "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(words) and said.count("\n") == 1


def test_without_ray_a_host_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ray_workers, "is_installed", lambda: False)
    assert main(["--no-browser", "--ray", "auto", "--lang", "en"]) == 1
    assert "pip install 'cheesemoon[cluster]'" in capsys.readouterr().err


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster of one machine, where Ray is installed."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it leaves a key in the home folder
    made = ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield made.address_info["gcs_address"]
    ray.shutdown()


def test_a_real_cluster_thinks(real: str) -> None:
    assert ray_workers.why_not(real) is None
    head = OnCluster(real)
    name, args, legal = choice()
    assert head.think(name, args) in legal and head._there is not None
    with pytest.raises(KeyError):
        head.think("nothing", ())
