"""Behind a real nginx on another machine: each client of the proxy has limits of its own."""

from __future__ import annotations

import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from server_help import free_port
from waiting import until

from cheesemoon.server.app import Server
from cheesemoon.server.settings import Hosting
from cheesemoon.server.storage.store import sqlite_url
from cheesemoon.server.web.invitations import list_network_addresses
from require import skip_without

MOST = 6  # connections of one client
CONF = """
daemon off; pid {folder}/pid; error_log stderr; events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
    upstream cheesemoon {{ server {address}:{inside}; keepalive 64; }}
    server {{
        listen 127.0.0.1:{outside};
        location / {{
            proxy_pass http://cheesemoon;
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header Connection "";
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_buffering off;
        }}
    }}
}}
"""


@pytest.fixture
def address() -> str:
    """The address of this machine that is not a loopback address."""
    if not shutil.which("nginx"):
        skip_without("nginx", "no nginx here")
    found = list_network_addresses()
    if not found:
        pytest.skip("this machine has no network")
    return found[0]


@contextmanager
def nginx(folder: Path, address: str, inside: int) -> Iterator[str]:
    outside = free_port()
    conf = folder / "nginx.conf"
    conf.write_text(CONF.format(folder=folder, address=address, inside=inside, outside=outside))
    proxy = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(conf)])
    try:
        until(lambda: socket.socket().connect_ex(("127.0.0.1", outside)) == 0, 20)
        yield f"http://127.0.0.1:{outside}"
    finally:
        proxy.terminate()
        proxy.wait(10)


@contextmanager
def served(folder: Path, address: str) -> Iterator[tuple[Server, int]]:
    hosting = Hosting(host=address, proxies=f"{address},127.0.0.1")
    server = Server(sqlite_url(folder / "t.sqlite3"), hosting=hosting)
    server.connections.per_client = MOST
    listening = socket.create_server((address, 0))
    config = uvicorn.Config(server.app, log_config=None, proxy_headers=False)
    server.connections.limit(config)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    until(lambda: running.started, 60)
    try:
        yield server, listening.getsockname()[1]
    finally:
        server.stop()
        running.should_exit = True
        thread.join(20)


def test_one_client_of_a_proxy_locks_out_no_other(tmp_path: Path, address: str) -> None:
    (tmp_path / "nginx").mkdir()
    with (
        served(tmp_path, address) as (server, inside),
        nginx(tmp_path / "nginx", address, inside) as base,
    ):
        made = httpx.post(f"{base}/api/tables", json={"game": "space-taxi"}, timeout=60).json()
        follow = f"{base}/api/tables/{made['table']}/events"
        greedy, other = ({"x-forwarded-for": f"203.0.113.{n}"} for n in (7, 8))
        with httpx.Client(timeout=10, limits=httpx.Limits(max_connections=100)) as client:
            streams = [
                client.send(client.build_request("GET", follow, headers=greedy), stream=True)
                for _ in range(MOST + 3)
            ]
            assert [stream.status_code for stream in streams] == [200] * MOST + [503] * 3
            for _ in range(3):
                answer = client.get(f"{base}/api/games", headers=other)
                assert answer.status_code == 200, "a neighbour is served"
            for stream in streams:
                stream.close()
            until(lambda: len(server.connections.of_client) == 0, 20)
            assert client.get(f"{base}/api/games", headers=greedy).status_code == 200
        assert server.connections.closed["too-many"] == 3
