"""What is offered to hosts fits the program: options, metrics, and files that can be read."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from table_help import some, three, with_rooms

from cheesemoon.cli import _parser
from cheesemoon.server.app import Server
from cheesemoon.server.ops import tracing
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.thinking.fair_queue import Queue, Task
from cheesemoon.server.thinking.workers import workers

DEPLOY = Path(__file__).parents[3] / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())


def test_every_option_that_the_files_use_is_one_of_the_program() -> None:
    known = {word for action in _parser()._actions for word in action.option_strings}
    used: set[str] = set()
    for name in ("Dockerfile", "compose.yaml", "cheesemoon.service", "kubernetes.yaml"):
        text = (DEPLOY / name).read_text()
        if name == "Dockerfile":
            text = text[text.index("ENTRYPOINT") :]
        if name == "compose.yaml":
            text = text[text.index("command:") : text.index("environment:")]
        used |= set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", re.sub(r"#.*", "", text)))
    assert {"--public-url", "--database-url", "--thinkers", "--no-browser"} <= used
    assert used <= known, used - known


def test_yaml_and_json_can_be_read() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    kinds = [part["kind"] for part in yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())]
    assert kinds[:2] == ["Deployment", "Service"]
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(compose["services"]) == {"cheesemoon", "postgres", "proxy"}
    ours = compose["services"]["cheesemoon"]
    assert ours["read_only"] and ours["cap_drop"] == ["ALL"] and "ports" not in ours
    assert json.loads((DEPLOY / "grafana" / "cheesemoon.json").read_text())["panels"]


def test_what_is_installed_and_run_is_pinned() -> None:
    """By `constraints.txt`, and the actions of the workflows by their hash."""
    build = (DEPLOY / "Dockerfile").read_text()
    installs = re.findall(r"pip install[^&\n]*", build)
    assert "constraints.txt ./" in build
    assert installs and all("-c constraints.txt" in each for each in installs)
    locked = (DEPLOY.parent / "constraints.txt").read_text()
    for name in ("pip", "setuptools"):
        assert re.search(rf"^{name}==", locked, re.M), "the environment keeps no old one"
    make = (DEPLOY.parent / "Makefile").read_text()
    assert "--upgrade pip setuptools" in make.split("INSTALL =")[1].splitlines()[0]
    for path in (DEPLOY.parent / ".github" / "workflows").glob("*.yml"):
        for action in re.findall(r"uses: (\S+)", path.read_text()):
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), (path.name, action)


def test_the_cluster_shows_its_metrics_to_no_client() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    parts = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text()))
    (ingress,) = [part for part in parts if part["kind"] == "Ingress"]
    paths = {
        path["path"]: path["backend"]["service"]["name"]
        for path in ingress["spec"]["rules"][0]["http"]["paths"]
    }
    services = {p["metadata"]["name"]: p["spec"] for p in parts if p["kind"] == "Service"}
    assert "selector" not in services[paths["/metrics"]], "it leads to no pod"


def test_metrics_are_for_those_who_ask_directly(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    server = Server(sqlite_url(tmp_path / "t.sqlite3"))
    with TestClient(server.litestar) as client:
        assert client.get("/metrics").status_code == 200
        for header in ({"x-forwarded-for": "203.0.113.7"}, {"forwarded": "for=203.0.113.7"}):
            assert client.get("/metrics", headers=header).status_code == 404


def test_the_container_is_not_root_and_has_its_rules_inside() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    last = text[text.rindex("FROM") :]
    steps = [line.split()[0] for line in last.splitlines() if re.match(r"[A-Z]+ ", line)]
    assert steps.index("USER") < steps.index("VOLUME") and "USER 10001" in last
    assert last.index("USER 10001") < last.index("RUN cheesemoon prepare")
    assert "HEALTHCHECK" in steps and "/health" in last


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_pass_streams_on_and_keep_metrics_inside(name: str) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text())
    assert text.count("{") == text.count("}")
    assert "/metrics" in text and ("flush_interval -1" in text or "proxy_buffering off" in text)


def test_systemd_can_read_the_unit() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd here")
    ran = subprocess.run(
        ["systemd-analyze", "verify", str(DEPLOY / "cheesemoon.service")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    complaints = [line for line in ran.stderr.splitlines() if "is not executable" not in line]
    assert not [line for line in complaints if "cheesemoon.service" in line]


def test_the_dashboard_shows_metrics_that_there_are(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    server = Server(sqlite_url(tmp_path / "t.sqlite3"))
    with TestClient(server.litestar) as client:
        server.metrics.counts.update(actions=1, conflicts=1)
        server.metrics.request("GET", "/", 200, 0.1)
        server.connections.closed["too-slow"] += 1
        text = client.get("/metrics").text
    there = set(re.findall(r"^(cheesemoon_\w+)", text, re.M))
    shown = json.loads((DEPLOY / "grafana" / "cheesemoon.json").read_text())
    for panel in shown["panels"]:
        for target in panel["targets"]:
            for name in re.findall(r"cheesemoon_\w+", target["expr"]):
                assert any(n.startswith(name) for n in there), (panel["title"], name)


def test_the_repository_names_no_host_but_examples() -> None:
    for path in FILES:
        for host in re.findall(r"https?://([\w.-]+)", path.read_text()):
            assert host in ("127.0.0.1", "games.example.org", "cheesemoon") or host.startswith("$")


# --- traces ---------------------------------------------------------------------------------------


def test_traces_tell_of_requests_thoughts_and_commits_and_no_secrets(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.sdk", reason="the extra `tracing` is not installed")
    from litestar.testing import TestClient
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    tracing.use(provider)
    try:
        server = Server(sqlite_url(tmp_path / "t.sqlite3"))
        with TestClient(server.app, raise_server_exceptions=False) as client:  # type: ignore[type-var]
            client.get("/join/sometable/0.secretsecret", headers={"host": "localhost"})

        async def think() -> None:
            queue = Queue(workers(0))
            with pytest.raises(KeyError):
                await queue.submit("me", Task("nothing", (), "a kind")).future

        asyncio.run(think())

        async def work(rooms: Rooms) -> None:
            await some(await three(rooms), 2)

        with_rooms(sqlite_url(tmp_path / "u.sqlite3"), work)
    finally:
        tracing.use(None)
    names = {span.name for span in kept.get_finished_spans()}
    assert "GET /join/{table_id}/{token}" in names and {"thought", "commit"} <= names
    told = "".join(str(span.to_json()) for span in kept.get_finished_spans())
    assert "secretsecret" not in told and "sometable" not in told


def test_without_the_setting_nothing_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in tracing.WANTED:
        monkeypatch.delenv(name, raising=False)
    tracing.set_up()
    with tracing.span("x") as found:
        assert found is None
